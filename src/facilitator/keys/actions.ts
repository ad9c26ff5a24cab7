/**
 * What the host tells the desk by a key. An action is one object: its key, its words, when it may act and what it
 * does. Handling of keys, the list behind `?` and the hints on buttons are made from these alone.
 */
import type { WordKey } from '../words/useWords'
import { keyName, shownKey } from './keyNames'

export const actionGroups = ['step', 'clock', 'show', 'desk', 'again', 'clicker'] as const
export type ActionGroup = (typeof actionGroups)[number]

/** Each place where keys act, and the place below it, which gets the keys that it leaves. */
export const places = {
  desk: null,
  shelf: 'desk',
  lobby: 'desk',
  deal: 'desk',
  hands: 'deal',
  // A player's hands: nothing of the host's is below.
  peek: null,
  verify: 'deal',
  game: 'desk',
  step: 'game',
  signal: 'game',
  again: 'game',
} as const
export type KeyPlace = keyof typeof places

/** Whether a place is another one or stands below it. */
export function reaches(upper: KeyPlace, place: KeyPlace): boolean {
  const below: KeyPlace | null = places[upper]
  return upper === place || (below !== null && reaches(below, place))
}

export interface Action<C = object> {
  readonly id: string
  /** Where it acts; of two with the same key only the one in the upper place does. */
  readonly place: KeyPlace
  readonly group: ActionGroup
  /** Any of these, e.g. `Ctrl+Shift+z`, `Enter`, `c`. */
  readonly keys: readonly string[]
  readonly label: WordKey
  /** Whether its key is meant for it now; left out: always. What cannot be done, the host program says. */
  readonly when?: (context: C) => boolean
  readonly run: (context: C) => void
}

/** What the list of keys needs of an action. */
export type ListedAction = Pick<Action, 'id' | 'place' | 'group' | 'keys' | 'label'>

const known: ListedAction[] = []

/** Makes an action and has it listed. @throws when its id is taken */
export function defineAction<C>(action: Action<C>): Action<C> {
  if (known.some(({ id }) => id === action.id)) throw new Error(`two actions: ${action.id}`)
  known.push(action)
  return action
}

/** Every action whose file is loaded. */
export const allActions = (): readonly ListedAction[] => known

/** Whether a pressed key is one of an action's. */
export const isKeyOf = (event: KeyboardEvent, { keys }: Pick<ListedAction, 'keys'>): boolean =>
  keys.includes(keyName(event))

/** The first key of an action, as it is printed. */
export const keyOf = ({ keys }: Pick<ListedAction, 'keys'>): string => shownKey(keys[0] ?? '')
