/**
 * The keys of the seats: digits for the first ten, then letters that no command uses. Digits are read by
 * their place on the keyboard (a French one needs Shift to type them), letters by what they type.
 */
const LETTERS = 'qwetyuioasdfgh'

/** The key of the seat at an index, as it is printed on the seat; null beyond the twenty-fourth. */
export function seatKey(index: number): string | null {
  if (index < 10) return String((index + 1) % 10)
  return LETTERS[index - 10]?.toUpperCase() ?? null
}

/** The digit 1–9 (0 counts as 10) that a key stands for, or null. */
export function digitOf(event: KeyboardEvent): number | null {
  const match = /^(?:Digit|Numpad)(\d)$/.exec(event.code)
  if (!match) return null
  return Number(match[1]) || 10
}

/** The index of the seat that a key stands for, or null. */
export function seatIndexOf(event: KeyboardEvent): number | null {
  const digit = digitOf(event)
  if (digit !== null) return digit - 1
  if (event.key.length !== 1) return null
  const letter = LETTERS.indexOf(event.key.toLowerCase())
  return letter < 0 ? null : letter + 10
}
