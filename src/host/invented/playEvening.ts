/** A whole evening of sensible invented players, without a host: no views, no undo, nothing told. */
import { Game, type AnyRuleset, type GameSetup, type StepSpec } from '../../engine'
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

/** Plays to the end. @returns null where it did not come to one */
export function playEvening(ruleset: AnyRuleset, setup: GameSetup, rng: Rng): PlayedEvening | null {
  const game = new Game(ruleset, setup)
  const opinions = new Opinions(rng)
  for (let steps = 1; steps <= MOST_STEPS; steps++) {
    const { open } = game
    if (!open || game.state.winner) {
      const { winner, phase } = game.state
      return { winners: winner ?? [], nights: phase.n, steps }
    }
    opinions.follow(game)
    if (open.stage?.scene === 'discussion' && rng() < STEPS_IN) stepIn(game, opinions)
    else answer(game, open, opinions)
  }
  return null
}

/** Answers the open step; what nobody can answer is skipped as a host would. */
function answer(game: Game, open: StepSpec, opinions: Opinions): void {
  for (let tries = 0; tries < TRIES; tries++) {
    const given = sensibleAnswer(open, opinions)
    if (game.apply({ type: 'answer', step: open.id, answer: given }).ok) return
  }
  if (open.neutral && game.apply({ type: 'answer', step: open.id, answer: open.neutral }).ok) return
  game.apply({ type: 'ruling', ruling: { kind: 'skip' } })
}

/** Somebody uses a power of the day that comes above the talk; the host's own questions are left alone. */
function stepIn(game: Game, opinions: Opinions): void {
  const again = new Set(
    game.ruleset.interrupts.flatMap(({ id, asksAgain }) => (asksAgain ? id : [])),
  )
  const own = game.offered().filter(({ id, asked }) => asked.length > 0 && !again.has(id))
  const step = own[Math.floor(opinions.rng() * own.length)]
  if (!step) {
    if (game.open) answer(game, game.open, opinions)
    return
  }
  game.apply({ type: 'interrupt', step: step.id, answer: sensibleAnswer(step, opinions) })
}
