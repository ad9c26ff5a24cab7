/** An evening played at random, so that the desk comes through its rooms: what a host might do next at each moment. */
import type { Command, DeskStep, FacilitatorView, GameView } from '../../../src/bridge'
import { takesDraft, type StepSpec, randomAnswer, type Rng } from '../../../src/engine'
import { clicksOf } from '../../../src/host/rehearsal/clicksOf'

/** What the desk shows at a moment, without who it is about: two moments of one name look alike. */
export function momentOf({ station, game, deal, clock, preview }: FacilitatorView): string {
  if (!game) return [station, deal?.by, deal?.seats.some(({ done }) => done)].join(' ')
  const { open, phase, winner, revealed } = game
  if (!open) return ['end', winner?.join(' '), revealed].join(' ')
  const told = game.mayTell ? `tells ${game.untold[0]?.kind} ${storyOf(game)}` : ''
  const drafted = game.draftLength > 0 ? 'drafted' : ''
  const clocked = clock ? `clock ${clock.about}` : ''
  return [phase.kind, open.id, open.variant, open.form.kind, told, drafted, clocked, preview.scene]
    .filter(Boolean)
    .join(' ')
}

const storyOf = ({ story }: GameView): string =>
  story ? `story ${story.shown ? 'shown' : 'waits'}` : ''

/** The commands that take an evening one step on, several where a step gathers its answer. */
export function stepOn({ deal, game }: FacilitatorView, rng: Rng): Command[] {
  if (deal) {
    const [next] = deal.seats.filter(({ done }) => !done)
    return [next ? { type: 'deal.seen', seat: next.id, top: 0 } : { type: 'deal.start' }]
  }
  if (!game) throw new Error('No evening is open')
  if (!game.open) return [{ type: 'show.reveal' }]
  if (game.mayTell) {
    const waits = game.story && !game.story.shown
    return [waits ? { type: 'story.show' } : { type: 'game.tell' }]
  }
  return answering(game.open, rng)
}

function answering(open: DeskStep, rng: Rng): Command[] {
  // A desk step lacks only the functions of the engine's own; the host checks again anyway.
  const answer = randomAnswer(open as unknown as StepSpec, rng)
  if (!answer) return [{ type: 'game.ruling', ruling: { kind: 'skip' } }]
  const step = open.id
  const entries = takesDraft(open.form) ? clicksOf(answer, open.form) : []
  return [
    ...entries.map((entry) => ({ type: 'game.draft', step, entry }) as Command),
    { type: 'game.answer', step, answer } as Command,
  ]
}
