/** Keeps a full deck full while the host changes one of its cards: plain cards make room, and come back. */
import { deckSize, type Casting, type Deck, type DeckCard } from './casting'

interface Table<V> {
  readonly casting: Casting<V>
  readonly players: number
  readonly options: V
}

/**
 * A deck after the host changed how many there are of one card. Where the deck was full, plain cards (`Casting.fill`)
 * go or come, so that it stays full as far as there are any; no other card is touched. Who changes a plain card
 * changes nothing else, and neither does who changes a deck that was not full.
 * @param count how many there are of the card from now on
 */
export function withCard<V>(table: Table<V>, deck: Deck, card: string, count: number): Deck {
  const { casting, players, options } = table
  const changed: Record<string, number> = { ...deck, [card]: count }
  const fill = casting.fill?.(players, options) ?? []
  if (fill.includes(card) || missing(table, deck) !== 0) return changed
  const of = casting.cards.find(({ id }) => id === card)?.team
  const book = casting.propose(players, options)
  const plain = fill.flatMap((id) => casting.cards.find((known) => known.id === id) ?? [])
  const gap = missing(table, changed)
  const by = gap > 0 ? 1 : -1
  for (let left = Math.abs(gap); left > 0; left -= 1) {
    const over = (team: string) => teamSize(casting, changed, team) - teamSize(casting, book, team)
    const next = nextPlain(plain, changed, { by, team: of, over })
    if (next) changed[next.id] = (changed[next.id] ?? 0) + by
  }
  return changed
}

/** How many cards a deck lacks for these players; less than none: it has too many. */
function missing<V>({ casting, players, options }: Table<V>, deck: Deck): number {
  const middle = casting.extra?.(deck, options) ?? 0
  return players * casting.cardsPerSeat + middle - deckSize(deck)
}

const teamSize = <V>({ cards }: Casting<V>, deck: Deck, team: string): number =>
  cards.reduce((sum, card) => sum + (card.team === team ? (deck[card.id] ?? 0) : 0), 0)

/**
 * The plain card to add or take. One of the changed card's own team comes first, unless the book has no fewer of that
 * team: then a plain card of another team had made room before. Then the team that is farthest from the book's
 * number, then the kind of which there are fewest or most.
 */
function nextPlain(
  plain: readonly DeckCard[],
  deck: Deck,
  change: { by: 1 | -1; team: string | undefined; over: (team: string) => number },
): DeckCard | undefined {
  const { by, team, over } = change
  const held = ({ id }: DeckCard): number => deck[id] ?? 0
  const isOwn = (card: DeckCard): number =>
    card.team === team && (by < 0 || over(card.team) < 0) ? 0 : 1
  return plain
    .filter((card) => (by > 0 ? held(card) < card.supply : held(card) > 0))
    .sort(
      (one, other) =>
        isOwn(one) - isOwn(other) ||
        by * (over(one.team) - over(other.team)) ||
        by * (held(one) - held(other)),
    )[0]
}
