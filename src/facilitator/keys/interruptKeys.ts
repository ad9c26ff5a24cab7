/** The keys of those who step in: F2 to F10, as F1 is help and the last two belong to the browser. */
const FIRST = 2
const LAST = 10

/** The key for a number counted from 1, as it is printed on the button; null where there are no more. */
export const interruptKey = (number: number): string | null =>
  number >= 1 && number <= LAST - FIRST + 1 ? `F${number + FIRST - 1}` : null

/** The number, counted from 1, that a pressed key stands for, or null. */
export function interruptOf({ key }: Pick<KeyboardEvent, 'key'>): number | null {
  const match = /^F(\d{1,2})$/.exec(key)
  const number = match ? Number(match[1]) - FIRST + 1 : 0
  return interruptKey(number) === null ? null : number
}
