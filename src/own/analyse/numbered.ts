/** Ids of parts that have none in the document, by which their words are found. */
import type { OwnDocument } from '../format/document'
import type { DeckCheck } from '../format/people'

/** A notice of the day, by the place it stands at; those before the first night are counted by themselves. */
export const noticeVariant = (round: number, at: number): string =>
  `${round === 0 ? 'zero' : 'day'}${at}`

/** The rules of a deck with the code of the finding of each, those of its variants after its own. */
export function deckChecks({ deck }: OwnDocument): readonly (readonly [string, DeckCheck])[] {
  const all = [...(deck.check ?? []), ...(deck.variants ?? []).flatMap(({ check = [] }) => check)]
  return all.map((check, at) => [`check.${at}`, check])
}
