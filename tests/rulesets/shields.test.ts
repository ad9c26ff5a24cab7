import { describe, expect, it } from 'vitest'
import {
  fail,
  History,
  type AnyRuleset,
  type EventDef,
  type GameEvent,
  type SeatId,
  randomAnswer,
} from '../../src/engine'
import { randomSetup } from '../randomPlay/randomEvening'
import { games } from '../support/games'
import { chanceOf, sampled } from '../support/seeds'

const EVENINGS = sampled(120, 250)
const STEPS = 400

/** What keeps somebody alive for a night, and the death that it keeps off. */
interface Shield {
  readonly rule: string
  readonly game: string
  readonly given: string
  readonly death: string
}

const shields: readonly Shield[] = [
  { rule: 'V-69', game: 'vendetta', given: 'protected', death: 'died' },
  { rule: 'V-66', game: 'vendetta', given: 'seduced', death: 'died' },
  { rule: 'CM-43', game: 'chiangmai', given: 'vaccinated', death: 'diedOfPoison' },
  { rule: 'SW-21', game: 'starwars', given: 'healed', death: 'killed' },
  { rule: 'LH-7', game: '_template', given: 'watched', death: 'died' },
]

const targetOf = ({ data }: GameEvent): SeatId => (data as { target: SeatId }).target

/** Nights, by number, in which somebody died under this shield. */
function broken(ruleset: AnyRuleset, { given, death }: Shield, seed: number): number[] {
  const rng = chanceOf(seed)
  const history = new History(ruleset, randomSetup(ruleset, rng))
  const nights: number[] = []
  let safe = new Set<SeatId>()
  for (let step = 0; step < STEPS && history.game.open; step++) {
    const { open, state } = history.game
    const answer = randomAnswer(open, rng)
    if (!answer) break
    const night = state.phase.kind === 'night'
    const outcome = history.apply({ type: 'answer', step: open.id, answer })
    if (!outcome.ok) break
    for (const event of outcome.events) {
      if (event.kind === given) safe.add(targetOf(event))
      if (event.kind === death && night && safe.has(targetOf(event))) nights.push(state.phase.n)
    }
    if (history.game.state.phase.kind !== 'night') safe = new Set()
  }
  return nights
}

const brokenIn = (ruleset: AnyRuleset, shield: Shield): number[] =>
  Array.from({ length: EVENINGS }, (_, seed) => broken(ruleset, shield, seed)).flat()

/** The same game with a shield that is given and does not hold from a night on. */
function failing(ruleset: AnyRuleset, given: string, from: number): AnyRuleset {
  const all = ruleset.events as unknown as Readonly<Record<string, EventDef<unknown, unknown>>>
  const event = all[given] ?? fail(`${ruleset.id} has no event ${given}`)
  const weak: EventDef<unknown, unknown> = {
    ...event,
    apply(state, data) {
      if (state.phase.n < from) event.apply(state, data)
    },
  }
  return { ...ruleset, events: { ...all, [given]: weak } as unknown as AnyRuleset['events'] }
}

describe.each(shields.map((shield) => [shield.game, shield.given, shield.rule, shield] as const))(
  'in %s whoever is %s',
  (id, given, rule, shield) => {
    const game = games[id]
    if (!game) throw new Error(`no such game: ${id}`)

    it(`does not die of it in any night of ${EVENINGS} random evenings (${rule})`, () => {
      expect(brokenIn(game, shield)).toEqual([])
    }, 120_000)

    it('would be seen to die if that failed from the third night on', () => {
      const nights = brokenIn(failing(game, given, 3), shield)
      expect(nights.length).toBeGreaterThan(0)
      expect(Math.min(...nights)).toBeGreaterThan(2)
    }, 120_000)
  },
)
