/** A whole evening of sensible invented players, without a host: no views, no undo, nothing told. */
import { Game, type AnyRuleset, type GameSetup, type Input, type StepSpec } from '../../engine'
import { atOnce } from '../storage/slices'
import { Opinions, type Rng } from './opinions'
import { sensibleAnswer } from './sensibleAnswer'

/** More than any evening takes; one that goes on longer counts as undecided. */
const MOST_STEPS = 1500
const TRIES = 8
/** How often somebody who may step in by day does. */
const STEPS_IN = 0.08

export interface PlayedEvening {
  readonly winners: readonly string[]
  /** Nights that began. */
  readonly nights: number
  readonly steps: number
}

/** A table that invented players sit at. */
export interface InventedTable {
  readonly game: Game
  /** Does something at it. @returns whether the rules took it */
  readonly does: (input: Input) => boolean
}

/** Plays to the end. @returns null where it did not come to one */
export function playEvening(ruleset: AnyRuleset, setup: GameSetup, rng: Rng): PlayedEvening | null {
  const game = new Game(ruleset, setup)
  return atOnce(playAt({ game, does: (input) => game.apply(input).ok }, rng))
}

/** The same at a table that may keep account of it, a step at a time. */
export function* playAt(
  table: InventedTable,
  rng: Rng,
): Generator<undefined, PlayedEvening | null> {
  const { game } = table
  const opinions = new Opinions(rng)
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const { open } = game
    if (!open || game.state.winner) {
      const { winner, phase } = game.state
      return { winners: winner ?? [], nights: phase.n, steps }
    }
    opinions.follow(game)
    if (open.stage?.scene === 'discussion' && rng() < STEPS_IN) stepIn(table, opinions)
    else answer(table, open, opinions)
    yield
  }
  return null
}

/** Answers the open step; what nobody can answer is skipped as a host would. */
function answer({ does }: InventedTable, open: StepSpec, opinions: Opinions): void {
  for (let tries = 0; tries < TRIES; tries++) {
    const given = sensibleAnswer(open, opinions)
    if (does({ type: 'answer', step: open.id, answer: given })) return
  }
  if (open.neutral && does({ type: 'answer', step: open.id, answer: open.neutral })) return
  does({ type: 'ruling', ruling: { kind: 'skip' } })
}

/** Somebody uses a power of the day that comes above the talk; the host's own questions are left alone. */
function stepIn(table: InventedTable, opinions: Opinions): void {
  const { game, does } = table
  const again = new Set(
    game.ruleset.interrupts.flatMap(({ id, asksAgain }) => (asksAgain ? id : [])),
  )
  const own = game.offered().filter(({ id, asked }) => asked.length > 0 && !again.has(id))
  const step = own[Math.floor(opinions.rng() * own.length)]
  if (!step) {
    if (game.open) answer(table, game.open, opinions)
    return
  }
  does({ type: 'interrupt', step: step.id, answer: sensibleAnswer(step, opinions) })
}
