/** Cards as the deck editor shows them: those of one role together, many alike as one line. */
import type { Deck, DeckCard } from '../../../bridge'

export interface DeckGroup {
  readonly role: string
  readonly team: string
  readonly cards: readonly DeckCard[]
  readonly count: number
  readonly supply: number
  /** Too many kinds to list at once. */
  readonly many: boolean
}

const LISTED = 3

export function deckGroups(cards: readonly DeckCard[], deck: Deck): DeckGroup[] {
  const roles = [...new Set(cards.map(({ role }) => role))]
  return roles.map((role) => {
    const own = cards.filter((card) => card.role === role)
    return {
      role,
      team: own[0]?.team ?? '',
      cards: own,
      count: own.reduce((sum, { id }) => sum + (deck[id] ?? 0), 0),
      supply: own.reduce((sum, { supply }) => sum + supply, 0),
      many: own.length > LISTED,
    }
  })
}

/** The card of a group to add to or take from, so that its kinds stay level. @returns null if none can */
export function levelCard(group: DeckGroup, deck: Deck, by: 1 | -1): DeckCard | null {
  const open = group.cards.filter(({ id, supply }) =>
    by > 0 ? (deck[id] ?? 0) < supply : (deck[id] ?? 0) > 0,
  )
  const counted = open.map((card) => ({ card, count: (deck[card.id] ?? 0) * by }))
  counted.sort((a, b) => a.count - b.count)
  return counted[0]?.card ?? null
}

export interface Departure {
  readonly role: string
  readonly count: number
  readonly wanted: number
}

/** The roles of which a deck holds more or fewer than the book's, those that are too many first. */
export function departures(cards: readonly DeckCard[], deck: Deck, book: Deck): Departure[] {
  const wanted = new Map(deckGroups(cards, book).map(({ role, count }) => [role, count]))
  return deckGroups(cards, deck)
    .map(({ role, count }) => ({ role, count, wanted: wanted.get(role) ?? 0 }))
    .filter(({ count, wanted }) => count !== wanted)
    .sort((one, other) => other.count - other.wanted - (one.count - one.wanted))
}

export const deckSize = (deck: Deck): number =>
  Object.values(deck).reduce((sum, count) => sum + count, 0)
