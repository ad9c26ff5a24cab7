/** Keys as they are called in actions, and as they are printed. */

/**
 * The name of a pressed key in the form that actions use. Shift counts only where it types no other
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

const SHOWN: Readonly<Record<string, string>> = {
  Control: 'Ctrl',
  Escape: 'Esc',
  ArrowDown: '↓',
  ArrowUp: '↑',
  ArrowRight: '→',
  Backspace: '⌫',
  Delete: 'Del',
  PageDown: 'PgDn',
  PageUp: 'PgUp',
}

/** What is printed on keyboards of other languages. */
const PRINTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: {
    Ctrl: 'Strg',
    Control: 'Strg',
    Shift: 'Umschalt',
    Delete: 'Entf',
    PageDown: 'Bild ↓',
    PageUp: 'Bild ↑',
  },
}

/** A key as it is printed on the desk, e.g. `Ctrl+Shift+Z`, `Esc`. */
export const shownKey = (key: string, language = document.documentElement.lang): string =>
  key
    .split(/(?<=.)\+/)
    .map(
      (part) =>
        PRINTED[language]?.[part] ?? SHOWN[part] ?? (part.length === 1 ? part.toUpperCase() : part),
    )
    .join('+')
