/** Every key of the desk, as data: the dispatcher reads it and the help sheet lists it. */

export type KeyGroup = 'step' | 'clock' | 'stage' | 'desk' | 'clicker'

export interface KeyBinding {
  /** What it does; also its text under `keys.does`. */
  readonly id: KeyId
  readonly group: KeyGroup
  /** Any of these, e.g. `Ctrl+Shift+Z`, `Enter`, `c`. */
  readonly keys: readonly string[]
}

export type KeyId =
  | 'primary'
  | 'pass'
  | 'back'
  | 'nextMember'
  | 'previousMember'
  | 'clearMember'
  | 'everyone'
  | 'turnSign'
  | 'clockToggle'
  | 'clockMore'
  | 'clockLess'
  | 'clockSkip'
  | 'freeze'
  | 'blackout'
  | 'mute'
  | 'cover'
  | 'undo'
  | 'redo'
  | 'rulings'
  | 'log'
  | 'settings'
  | 'screens'
  | 'help'
  | 'fullScreen'
  | 'clickerNext'
  | 'clickerBack'

export const keymap: readonly KeyBinding[] = [
  { id: 'primary', group: 'step', keys: ['Enter'] },
  { id: 'pass', group: 'step', keys: ['p'] },
  { id: 'back', group: 'step', keys: ['Escape'] },
  { id: 'nextMember', group: 'step', keys: [']', 'ArrowDown'] },
  { id: 'previousMember', group: 'step', keys: ['[', 'ArrowUp'] },
  { id: 'clearMember', group: 'step', keys: ['Backspace', 'Delete'] },
  { id: 'everyone', group: 'step', keys: ['='] },
  { id: 'turnSign', group: 'step', keys: ['x'] },
  { id: 'clockToggle', group: 'clock', keys: ['k'] },
  { id: 'clockMore', group: 'clock', keys: ['+'] },
  { id: 'clockLess', group: 'clock', keys: ['-'] },
  { id: 'clockSkip', group: 'clock', keys: ['j'] },
  { id: 'freeze', group: 'stage', keys: ['v'] },
  { id: 'blackout', group: 'stage', keys: ['b', '.'] },
  { id: 'mute', group: 'stage', keys: ['m'] },
  { id: 'cover', group: 'desk', keys: ['c'] },
  { id: 'undo', group: 'desk', keys: ['Ctrl+z'] },
  { id: 'redo', group: 'desk', keys: ['Ctrl+Shift+z', 'Ctrl+y'] },
  { id: 'rulings', group: 'desk', keys: ['n'] },
  { id: 'log', group: 'desk', keys: ['l'] },
  { id: 'settings', group: 'desk', keys: [','] },
  { id: 'screens', group: 'stage', keys: ['z'] },
  { id: 'help', group: 'desk', keys: ['?', 'F1'] },
  // The window's own, in Electron as in a browser: listed, and left alone.
  { id: 'fullScreen', group: 'desk', keys: ['F11'] },
  { id: 'clickerNext', group: 'clicker', keys: ['PageDown'] },
  { id: 'clickerBack', group: 'clicker', keys: ['PageUp'] },
]

/**
 * The name of a pressed key in the form the table uses. Shift counts only where it types no other
 * sign (`+` and `?` need it on some keyboards), Cmd counts as Ctrl.
 */
export function keyName(event: KeyboardEvent): string {
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
  const letter = /^\p{L}$/u.test(key)
  const ctrl = event.ctrlKey || event.metaKey ? 'Ctrl+' : ''
  const alt = event.altKey ? 'Alt+' : ''
  const shift = event.shiftKey && (letter || key.length > 1) ? 'Shift+' : ''
  return `${ctrl}${alt}${shift}${key}`
}

const byKey = new Map(keymap.flatMap(({ id, keys }) => keys.map((key) => [key, id] as const)))

/** What a pressed key asks for, or null. */
export const keyIdOf = (event: KeyboardEvent): KeyId | null => byKey.get(keyName(event)) ?? null

const SHOWN: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  Backspace: '⌫',
  Delete: 'Del',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
}

/** A key as it is printed on the desk, e.g. `Ctrl+Shift+Z`, `Esc`. */
export const shownKey = (key: string): string =>
  key
    .split(/(?<=.)\+/)
    .map((part) => SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part))
    .join('+')

/** The first key of a binding, as printed. */
export const keyOf = (id: KeyId): string =>
  shownKey(keymap.find((binding) => binding.id === id)?.keys[0] ?? '')
