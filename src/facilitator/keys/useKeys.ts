import { onBeforeUnmount, onMounted } from 'vue'
import { isKeyOf, reaches, type Action, type KeyPlace } from './actions'
import { interruptOf } from './interruptKeys'
import { digitOf, seatIndexOf } from './seatKeys'

/** An action with what it needs here and now. */
interface BoundAction {
  readonly action: Pick<Action, 'id' | 'keys' | 'place' | 'group'>
  readonly may: () => boolean
  readonly run: () => void
}

/** Gives actions what they act upon, for as long as a component hears their keys. */
export const bound = <C>(actions: readonly Action<C>[], context: C): BoundAction[] =>
  actions.map((action) => ({
    action,
    may: () => action.when?.(context) ?? true,
    run: () => action.run(context),
  }))

export interface KeyHandlers {
  /** Set by what covers its page: as long as it is there, only its own place and those below are heard. */
  readonly covers?: KeyPlace
  readonly actions?: readonly BoundAction[]
  /** A seat's key; the index counts clockwise from 0. With Shift: a letter is one of several votes. */
  readonly seat?: (index: number, shift: boolean) => void
  /** Shift and a digit, counted from 1: a word instead of a seat, or one of several votes. */
  readonly option?: (number: number) => void
  /** The key of somebody who steps in, counted from 1. */
  readonly interrupt?: (number: number) => void
}

const handlers: KeyHandlers[] = []

/** Lets a component answer keys for as long as it is on the desk; the newest that knows a key gets it. */
export function useKeys(own: KeyHandlers): void {
  onMounted(() => handlers.push(own))
  onBeforeUnmount(() => {
    const at = handlers.indexOf(own)
    if (at >= 0) handlers.splice(at, 1)
  })
}

const newest = <T>(find: (handler: KeyHandlers) => T | undefined): T | undefined => {
  for (let at = handlers.length - 1; at >= 0; at--) {
    const handler = handlers[at]
    const found = handler && find(handler)
    if (found) return found
  }
  return undefined
}

/** What covers the page, if anything does. */
const lid = () => newest((handler) => (handler.covers ? handler : undefined))

function newestAction(event: KeyboardEvent): BoundAction | undefined {
  const place = lid()?.covers
  const heard = (action: BoundAction['action']) => !place || reaches(place, action.place)
  return newest(({ actions }) =>
    actions?.find(({ action, may }) => heard(action) && isKeyOf(event, action) && may()),
  )
}

/** Who takes a seat, a word or somebody who steps in: nobody behind what covers the page. */
function newestTaker<K extends 'seat' | 'option' | 'interrupt'>(
  kind: K,
): KeyHandlers[K] | undefined {
  const cover = lid()
  return cover ? cover[kind] : newest((handler) => handler[kind])
}

const TYPING =
  'textarea, select, [contenteditable], ' +
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="range"])'
const ENTERED = 'button, a[href], summary, [role="button"], [role="option"], input[type="button"]'
/** Space ticks a box or chooses one of several as well; Enter does nothing there, so that it stays the way on. */
const PRESSED = `${ENTERED}, input`

/** Whether somebody is typing, so that letters are letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(TYPING) !== null

/** What no field takes for itself, so that it is heard while somebody types. */
const isBesideTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (ctrlKey || metaKey)

/** Whether Enter or Space belong to the control that has the focus. */
const isPressing = (event: KeyboardEvent): boolean =>
  (event.key === 'Enter' || event.key === ' ') &&
  !isBesideTyping(event) &&
  event.target instanceof Element &&
  event.target.closest(event.key === 'Enter' ? ENTERED : PRESSED) !== null

/** Whether an arrow belongs to the slider that has the focus. */
const isSliding = ({ key, target }: KeyboardEvent): boolean =>
  key.startsWith('Arrow') && target instanceof Element && target.matches('[type="range"]')

/** While the desk is covered nothing acts, and above an open dialog one action alone. */
export interface KeyGate {
  readonly covered: () => boolean
  /** The id of that action. */
  readonly through: string
}

/** Reads a pressed key and calls who asked for it. Exported for the window's root only. */
export function dispatchKey(event: KeyboardEvent, gate: KeyGate): void {
  if (event.defaultPrevented || event.isComposing) return
  if (isTyping(event.target) && !isBesideTyping(event)) return
  if (isSliding(event)) return
  if (event.repeat && event.key === 'Enter') return
  const found = newestAction(event)
  const above = document.querySelector('dialog[open]')
  if (gate.covered() || (above && found?.action.id !== gate.through) || isPressing(event)) return
  if (found) {
    event.preventDefault()
    found.run()
    return
  }
  if (event.ctrlKey || event.altKey || event.metaKey) return
  if (pressInterrupt(event)) return
  pressPlace(event)
}

function pressInterrupt(event: KeyboardEvent): boolean {
  const number = interruptOf(event)
  const handler = number === null ? undefined : newestTaker('interrupt')
  if (!handler || number === null) return false
  event.preventDefault()
  handler(number)
  return true
}

function pressPlace(event: KeyboardEvent): void {
  const digit = digitOf(event)
  const option = event.shiftKey && digit !== null ? newestTaker('option') : undefined
  if (option && digit !== null) {
    event.preventDefault()
    option(digit)
    return
  }
  const index = seatIndexOf(event)
  const seat = index === null ? undefined : newestTaker('seat')
  if (!seat || index === null) return
  event.preventDefault()
  seat(index, event.shiftKey)
}
