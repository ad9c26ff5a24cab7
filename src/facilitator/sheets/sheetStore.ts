/** The drawers and dialogs above a page. Each is one object in a file of its own; whoever opens it imports it. */
import { defineStore } from 'pinia'
import { h, shallowRef, type Component, type VNode } from 'vue'
import { useDesk } from '../desk/deskStore'
import { defineAction, type Action, type ActionGroup } from '../keys/actions'
import type { WordKey } from '../words/useWords'

/** A sheet, and what it has to be told when it is opened. */
export interface Sheet<P extends object = object> {
  readonly id: string
  readonly title: WordKey
  readonly component: Component<P>
  /** Whether it makes sense only while a game is on the desk. */
  readonly inGame: boolean
}

/** A sheet that a key opens, which is told the same each time. */
export interface KeyedSheet<P extends object> extends Sheet<P> {
  readonly opens: Action<object>
}

interface SheetKey<P extends object> {
  readonly keys: readonly string[]
  readonly group: ActionGroup
  readonly props: P
}

const keyed: Action<object>[] = []

/** The keys that open sheets, as far as their files are loaded. */
export const sheetActions: readonly Action<object>[] = keyed

/** Makes a sheet, and with `key` the action that opens it. */
export function defineSheet<P extends object = object>(sheet: Sheet<P>): Sheet<P>
export function defineSheet<P extends object = object>(
  sheet: Sheet<P>,
  key: SheetKey<P>,
): KeyedSheet<P>
export function defineSheet<P extends object>(
  sheet: Sheet<P>,
  key?: SheetKey<P>,
): Sheet<P> | KeyedSheet<P> {
  if (!key) return sheet
  const opens = defineAction<object>({
    id: `sheet.${sheet.id}`,
    place: sheet.inGame ? 'game' : 'desk',
    group: key.group,
    keys: key.keys,
    label: sheet.title,
    when: () => !sheet.inGame || useDesk().game !== null,
    run: () => useSheet().show(sheet, key.props),
  })
  keyed.push(opens)
  return { ...sheet, opens }
}

interface OpenSheet {
  readonly id: string
  readonly inGame: boolean
  readonly draw: () => VNode
}

/** The one sheet that is open, if any. */
export const useSheet = defineStore('sheet', () => {
  const open = shallowRef<OpenSheet | null>(null)

  function show<P extends object>({ id, inGame, component }: Sheet<P>, props: P): void {
    open.value = { id, inGame, draw: () => h(component, { ...props, key: id }) }
  }

  const close = (): void => {
    open.value = null
  }
  return { open, show, close }
})
