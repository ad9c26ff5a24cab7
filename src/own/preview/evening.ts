/** The evening that a preview is made of: house rules, a deck, and the table as it stands before the first night. */
import { Game, readOptions, type Deck, type OptionValues } from '../../engine'
import { rulesetOf } from '../play/ruleset'
import type { OwnState } from '../state/state'
import type { OwnDocument } from '../format/document'
import { planOf } from '../plan/plan'
import type { Env } from '../state/asking'
import type { CallPlan, Plan } from '../plan/types'
import { doomedNow } from '../play/dawn/dawn'

/** The same for every preview of a document: nothing of it depends on chance. */
const SEED = 1

export interface Shown {
  readonly document: OwnDocument
  readonly rules: ReturnType<typeof rulesetOf>
  readonly players: number
  readonly options: OptionValues
  readonly plan: Plan
  readonly deck: Deck
  readonly state: OwnState
  /** Whether anything may stop players, or make calls rest. */
  readonly stops: boolean
  readonly rests: boolean
}

/** House rules as they were chosen; what does not fit is as usual. */
export function optionsFor({ options }: Shown['rules'], chosen: OptionValues): OptionValues {
  const fitting = Object.entries(chosen).filter(
    ([id, value]) => readOptions(options, { [id]: value }).ok,
  )
  const read = readOptions(options, Object.fromEntries(fitting))
  return read.ok ? read.values : {}
}

const cardsOf = (deck: Deck): string[] =>
  Object.entries(deck).flatMap(([card, count]) => Array.from({ length: count }, () => card))

/** Sits somebody down for every player, with the proposed deck in its order. */
export function eveningFor(document: OwnDocument, wanted: number, chosen: OptionValues): Shown {
  const rules = rulesetOf(document)
  const { casting } = rules
  const players = Math.max(document.players.min, Math.min(document.players.max, wanted))
  const options = optionsFor(rules, chosen)
  const deck = casting.propose(players, options)
  const cards = cardsOf(deck)
  const hands = Array.from({ length: players }, (_, seat) => ({
    cards: cards.slice(seat * casting.cardsPerSeat, (seat + 1) * casting.cardsPerSeat),
  }))
  const pool = cards.slice(players * casting.cardsPerSeat)
  const setup = { ruleset: rules.id, options, hands, pool, seed: SEED, freeCasting: true }
  const state = new Game(rules, setup).state as unknown as OwnState
  const lasting = JSON.stringify([document.statuses, document.roles, document.objects])
  return {
    document,
    rules,
    players,
    options,
    plan: planOf(document, options, doomedNow),
    deck,
    state,
    stops: /"(noActs|noGroup)":/.test(lasting),
    rests: lasting.includes('"rests":'),
  }
}

/** The calls of one night, in order, as they are made as long as nobody is out. */
export function callsAt({ plan, state }: Shown, night: number): CallPlan[] {
  const game = { ...state.game, round: night }
  const env: Env = { plan, state: { ...state, game }, told: true }
  return plan.calls.filter(
    (call) => game.calls.includes(call.id) && call.nights(night) && (!call.if || call.if(env)),
  )
}
