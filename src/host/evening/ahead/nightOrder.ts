/**
 * Who is called in which order, read off the rules themselves: a table that nobody sits at plays the deck through two
 * nights, and what is called is written down. It knows the deck and the house rules and nothing of the real deal.
 */
import {
  Game,
  randomAnswer,
  type AnyRuleset,
  type Deck,
  type Hand,
  type OptionValues,
} from '../../../engine'

export interface NightOrder {
  /** Steps of the first night and of those after it, as ids of the game's texts. */
  readonly first: readonly string[]
  readonly later: readonly string[]
}

/** More steps than two nights and the day between them have. */
const MOST_STEPS = 600

/** @param deck how many of each card are dealt */
export function nightOrder(ruleset: AnyRuleset, deck: Deck, options: OptionValues): NightOrder {
  const hands = dealtInOrder(ruleset, deck)
  const setup = { ruleset: ruleset.id, options, hands, seed: 1, fitted: true, freeCasting: true }
  const game = new Game(ruleset, setup)
  const nights: (readonly string[])[] = []
  let before = ''
  for (let step = 0; step < MOST_STEPS && nights.length < 3 && game.open; step++) {
    const { kind, n } = game.state.phase
    if (kind === 'night' && before !== `night ${n}`) nights.push([])
    before = `${kind} ${n}`
    if (nights.length === 3) break
    if (kind === 'night') nights[nights.length - 1] = [...new Set(game.state.called)]
    const answer = game.open.neutral ?? randomAnswer(game.open, () => 0)
    if (!answer || !game.apply({ type: 'answer', step: game.open.id, answer }).ok) break
  }
  const [first = [], later = []] = nights
  return { first, later: later.length > 0 ? later : first }
}

/** The cards in the order of the box, one after the other round the table. */
function dealtInOrder({ casting }: AnyRuleset, deck: Deck): Hand[] {
  const cards = casting.cards.flatMap(({ id }) => Array<string>(deck[id] ?? 0).fill(id))
  const seats = Math.ceil(cards.length / casting.cardsPerSeat)
  return Array.from({ length: seats }, (_, seat) => ({
    cards: cards.filter((_, at) => at % seats === seat),
  }))
}
