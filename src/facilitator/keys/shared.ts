/** Keys that mean the same wherever they act; each place says what that is there. */
import type { ListedAction } from './actions'

type Shared = Pick<ListedAction, 'group' | 'keys' | 'label'>

export const WAY_ON: Shared = { group: 'step', keys: ['Enter'], label: 'keys.does.primary' }
export const BACK: Shared = { group: 'step', keys: ['Escape'], label: 'keys.does.back' }
export const TAKE_BACK: Shared = {
  group: 'step',
  keys: ['Backspace', 'Delete'],
  label: 'keys.does.clearMember',
}

/** Keys that stand for a number, as they are printed: a seat, a word, somebody who steps in. */
export const keyRows = [
  { label: 'keys.seat', keys: ['1', '–', '9', '0', 'Q', '…'] },
  { label: 'keys.option', keys: ['⇧1', '–', '⇧9'] },
  { label: 'keys.secrets', keys: ['Control'] },
  { label: 'keys.interrupt', keys: ['F2', '–', 'F10'] },
] as const
