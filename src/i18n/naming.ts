/** What stands in a sentence for the id of a seat, a card, a side and whatever else a game's texts name. */
import type { SeatId } from '../engine'
import type { StepTexts } from './rulesetTexts'

type Named = Readonly<Record<string, { readonly name: string }>>

/** The texts that names are found in; a window has those that it may show. */
export interface NamingTexts {
  readonly cards: Named
  readonly roles: Named
  readonly teams: Named
  readonly statuses: Named
  readonly values?: Readonly<Record<string, string>>
  readonly options?: Named
  readonly steps?: Readonly<Record<string, Pick<StepTexts, 'title' | 'signals'>>>
}

/** @typeParam T more texts, where a window has them */
export interface Naming<T extends NamingTexts = NamingTexts> {
  readonly nameOf: (seat: SeatId) => string
  readonly texts: T | null
  readonly language: string
}

const SEAT = /^s\d{1,3}$/

/** What a game calls it; undefined for a word that it has no name for. */
export function knownName(id: string, { nameOf, texts }: Naming): string | undefined {
  if (SEAT.test(id)) return nameOf(id as SeatId)
  if (!texts) return undefined
  const { cards, roles, teams, statuses, values, options, steps } = texts
  const known = cards[id] ?? roles[id] ?? teams[id] ?? statuses[id] ?? options?.[id]
  return known?.name ?? values?.[id] ?? steps?.[id]?.title
}

/** The name of a seat, card, role, team, status or step; any other word stays as it is. */
export const nameOfId = (id: string, naming: Naming): string => knownName(id, naming) ?? id

/** What a click says: a word of its step, or somebody and what he does. */
export function nameOfWord(
  id: string,
  words: Readonly<Record<string, string>> | undefined,
  naming: Naming,
): string {
  const [by = '', ...rest] = id.split('.')
  const does = rest.join('.')
  if (does === '' || !SEAT.test(by)) return words?.[id] ?? nameOfId(id, naming)
  return `${nameOfId(by, naming)}: ${words?.[does] ?? nameOfId(does, naming)}`
}
