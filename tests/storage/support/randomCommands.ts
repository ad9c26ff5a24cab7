/** What an unsteady host might do: random commands that keep evenings of any game going. */
import type { FacilitatorView, GameView } from '../../../src/bridge'
import {
  takesDraft,
  type AnyRuleset,
  type StepSpec,
  randomAnswer,
  type Rng,
} from '../../../src/engine'
import { clicksOf } from '../../../src/host/rehearsal/clicksOf'
import { randomOptions } from '../../randomPlay/randomEvening'

const pick = <T>(list: readonly T[], rng: Rng): T => list[Math.floor(rng() * list.length)] as T

/** Commands from the shelf to a game that has just begun its deal. */
export function startCommands(rulesets: Readonly<Record<string, AnyRuleset>>, rng: Rng): object[] {
  const ruleset = pick(Object.values(rulesets), rng)
  const { min, max } = ruleset.casting.players
  const count = min + Math.floor(rng() * (Math.min(max, 16) - min + 1))
  const options = Object.entries(randomOptions(ruleset, rng)).filter(() => rng() < 0.3)
  return [
    { type: 'lobby.begin', ruleset: ruleset.id },
    { type: 'lobby.proposeDeck' },
    { type: 'lobby.players', names: Array.from({ length: count }, (_, n) => `Gast ${n} ไทย`) },
    ...options.map(([option, value]) => ({ type: 'lobby.option', option, value })),
    { type: 'lobby.proposeDeck' },
    { type: 'lobby.deal', by: 'program' },
  ]
}

/** @param refused how many commands in a row were refused: then it gets plainer, until it must go on */
export function nextCommand(view: FacilitatorView, refused: number, rng: Rng): object {
  const { deal, game } = view
  if (deal) {
    const waiting = deal.seats.filter(({ done }) => !done)
    if (waiting.length === 0) return { type: 'deal.start' }
    return { type: 'deal.seen', seat: pick(waiting, rng).id, top: 0 }
  }
  if (!game) return { type: 'shelf.putAway' }
  if (game.winner && rng() < 0.5) return { type: 'shelf.putAway' }
  if (refused > 20) return { type: 'game.ruling', ruling: { kind: 'skip' } }
  return aside(game, rng) ?? onward(game, rng)
}

function aside(game: GameView, rng: Rng): object | null {
  const dice = rng()
  const seat = pick(game.seats, rng).id
  if (dice < 0.03) return { type: 'game.undo' }
  if (dice < 0.045) return { type: 'game.redo' }
  if (dice < 0.06) return { type: 'seat.rename', seat, name: `Name ${Math.floor(rng() * 1e9)}` }
  if (dice < 0.07) return { type: pick(['clock.pause', 'clock.start'], rng) }
  if (dice < 0.08) return { type: 'clock.add', seconds: 10 }
  if (dice < 0.09)
    return { type: 'game.ruling', ruling: { kind: pick(['kill', 'revive', 'leave'], rng), seat } }
  if (dice < 0.1) return { type: 'game.publish' }
  if (dice < 0.12) return { type: pick(['story.reroll', 'story.show'], rng) }
  const offered = dice < 0.15 && game.offered.length > 0 ? pick(game.offered, rng) : null
  const answer = offered && randomAnswer(offered as unknown as StepSpec, rng)
  return answer && { type: 'game.interrupt', step: offered?.id, answer }
}

function onward(game: GameView, rng: Rng): object {
  const { open } = game
  if (!open) return { type: 'game.advance' }
  if (game.mayTell && rng() < 0.7) return { type: 'game.tell' }
  const answer = randomAnswer(open as unknown as StepSpec, rng)
  if (!answer) return { type: 'game.ruling', ruling: { kind: 'skip' } }
  if (takesDraft(open.form) && rng() < 0.6) {
    const entries = clicksOf(answer, open.form)
    if (entries.length > 0) return { type: 'game.draft', step: open.id, entry: pick(entries, rng) }
  }
  if (game.draftLength > 0 && rng() < 0.5) return { type: 'game.close', step: open.id }
  return { type: 'game.answer', step: open.id, answer }
}
