/** The small readings of a document: which nights, which causes, one or several ids. */
import type { FromOption, Nights, SomeNights } from '../../schema/scalars'

/** One id or a list, as a list. */
export const listOf = <T>(value: T | readonly T[] | undefined): readonly T[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as readonly T[]) : [value as T]

function takes(nights: SomeNights): (round: number) => boolean {
  if (typeof nights === 'object') {
    const { from, every } = nights
    return (round) => round >= from && (round - from) % every === 0
  }
  const word = String(nights)
  if (word === 'all') return () => true
  if (word === 'odd') return (round) => round % 2 === 1
  if (word === 'even') return (round) => round % 2 === 0
  const first = Number.parseInt(word, 10)
  if (word.endsWith('+')) return (round) => round >= first
  const last = word.includes('-') ? Number.parseInt(word.split('-')[1] ?? '', 10) : first
  return (round) => round >= first && round <= last
}

/** Whether a round is among these nights. */
export function nightsOf(nights: Nights | undefined, absent: boolean): (round: number) => boolean {
  if (nights === undefined) return () => absent
  const all = listOf(nights as SomeNights | SomeNights[]).map(takes)
  return (round) => all.some((one) => one(round))
}

/** Whether an attack is one of these causes. */
export function causesOf(
  causes: string | readonly string[] | undefined,
): (cause: string, atNight: boolean) => boolean {
  const words = listOf(causes)
  if (words.includes('all') || words.includes('any')) return () => true
  const night = words.includes('night')
  return (cause, atNight) => words.includes(cause) || (night && atNight)
}

/** A value that may have been a house rule's before it was folded. */
export const literal = <T>(value: T): Exclude<T, FromOption> => value as Exclude<T, FromOption>
