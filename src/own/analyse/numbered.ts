/** Ids of parts that have none in the document, by which their words are found. */
import type { OwnDocument } from '../format/document'
import { officeIn } from '../format/day/day'
import type { DeckCheck } from '../format/people'

/** A notice of the day, by the place it stands at; those before the first night are counted by themselves. */
export const noticeVariant = (round: number, at: number): string =>
  `${round === 0 ? 'zero' : 'day'}${at}`

/** The offices that somebody is elected to, in the order of the days. */
export const officesOf = ({ day, dayZero = [] }: OwnDocument): readonly string[] => [
  ...new Set([...dayZero, ...day].flatMap((part) => officeIn(part) ?? [])),
]

/** How an election to this office is read, where there are several offices: each is called by its name. */
export const officeVariant = (document: OwnDocument, office: string): string | undefined =>
  officesOf(document).length > 1 ? `office.${office}` : undefined

/** The rules of a deck with the code of the finding of each, those of its variants after its own. */
export function deckChecks({ deck }: OwnDocument): readonly (readonly [string, DeckCheck])[] {
  const all = [...(deck.check ?? []), ...(deck.variants ?? []).flatMap(({ check = [] }) => check)]
  return all.map((check, at) => [`check.${at}`, check])
}
