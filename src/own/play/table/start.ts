/** The beginning of an evening: who holds what. */
import { deckOf, type GameSetup } from '../../../engine'
import type { Evening } from '../../state/state'
import { beliefsIn } from '../../analyse/beliefs'
import { callsOf } from '../../analyse/reach'
import { believedBy, chanceOf } from '../../state/beliefs'
import type { Plan } from '../../plan/types'

function rolesOfHand(plan: Plan, cards: readonly string[]): string[] {
  const [only] = cards
  if (only !== undefined && cards.length === 1) return [...(plan.cards[only]?.roles ?? [])]
  const roles = cards.flatMap((card, at) => {
    const known = plan.cards[card]
    return known && (at === 0 || !known.top) ? [known.role] : []
  })
  return [...new Set(roles)]
}

type Deck = Evening['deck']

const LAST = new WeakMap<Plan, { readonly cards: string; readonly calls: readonly string[] }>()

/** The calls that a deck can bring about. An undo begins the same evening again, so those of the last deck are kept. */
function possibleCalls(plan: Plan, deck: Deck): readonly string[] {
  const there = Object.keys(deck).filter((card) => (deck[card] ?? 0) > 0)
  const cards = there.join(' ')
  const last = LAST.get(plan)
  if (last?.cards === cards) return last.calls
  const dealt = new Set(there.map((card) => plan.cards[card]?.role))
  const possible = callsOf(
    plan.doc,
    (role) => dealt.has(role),
    (card) => there.includes(card),
  )
  const calls = plan.calls.map(({ id }) => id).filter((id) => possible.has(id))
  LAST.set(plan, { cards, calls })
  return calls
}

export function startEvening(plan: Plan, setup: GameSetup): Evening {
  const { hands, pool = [] } = setup
  const deck = deckOf([...hands, { cards: pool }])
  const beliefs = beliefsIn(plan.doc)
  const roleOf = (card: string) => plan.cards[card]?.role
  return {
    ...(Object.keys(beliefs).length > 0
      ? { beliefs: believedBy(beliefs, hands, roleOf, chanceOf(setup)) }
      : {}),
    deck,
    calls: possibleCalls(plan, deck),
    pool: [...pool],
    seats: hands.map(({ cards }) => ({
      cards: [...cards],
      lost: [],
      dealt: [...cards],
      role: null,
      team: null,
      was: rolesOfHand(plan, cards),
      had: null,
    })),
    given: [],
    next: 1,
    moments: { dawn: 0, dusk: 0, nightEnd: 0 },
    counters: {},
    uses: {},
    last: {},
    ties: [],
    holds: Object.fromEntries(Object.keys(plan.doc.objects ?? {}).map((id) => [id, null])),
    heldOpenly: {},
    acts: [],
    chosen: {},
    visits: [],
    redirects: [],
    swaps: [],
    attacks: [],
    settled: 0,
    fallen: [],
    returning: [],
    queue: [],
    ended: {},
    pending: [],
    outs: [],
    wins: [],
    running: [],
    stand: [],
    heard: [],
    votes: {},
    led: {},
    refused: 0,
    ballots: {},
    piles: {},
    spent: [],
    round: 0,
    latest: {},
    latestTold: {},
    answers: {},
    covers: [],
    hidden: [],
    luck: 0,
    dropped: 0,
    changes: { all: 0, people: 0 },
  }
}
