/** The running game: answers, rulings, undo, and the one natural next thing. */
import type { Command, Reply } from '../../bridge'
import { draftAnswer, refuse, takesDraft, checkAnswer, type Game, type Input } from '../../engine'
import { done, inGame, refused, replyTo, type Desk, type Handlers } from '../desk'
import { currentStory } from '../evening/currentStory'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { notify, type HostState } from '../state'
import { logPage } from '../views/gameView'

type GameCommands =
  | 'game.answer'
  | 'game.interrupt'
  | 'game.draft'
  | 'game.close'
  | 'game.tell'
  | 'game.ruling'
  | 'game.publish'
  | 'game.undo'
  | 'game.redo'
  | 'game.advance'
  | 'log.page'

export const gameRoom: Handlers<GameCommands> = {
  'game.answer': (desk, { step, answer }) => input(desk, { type: 'answer', step, answer } as Input),
  'game.interrupt': (desk, { step, answer }) =>
    input(desk, { type: 'interrupt', step, answer } as Input),
  'game.draft': (desk, { step, entry }) => input(desk, { type: 'draft', step, entry } as Input),
  'game.tell': (desk) => input(desk, { type: 'tell' }),
  'game.publish': (desk) => input(desk, { type: 'publish' }),
  'game.ruling': (desk, { ruling }) => input(desk, { type: 'ruling', ruling }),

  'game.close': (desk, { step }) =>
    inGame(desk, (_, { game }) => {
      if (!game.open || !takesDraft(game.open.form)) return refused(refuse('noDraft'))
      return input(desk, { type: 'answer', step, answer: draftAnswer(game.open.form, game.draft) })
    }),

  'game.undo': (desk) =>
    inGame(desk, async (evening) => {
      desk.quiet()
      return replyTo(await evening.undo(desk.guard))
    }),

  'game.redo': (desk) =>
    inGame(desk, async (evening) => {
      desk.quiet()
      return replyTo(await evening.redo(desk.guard))
    }),

  'game.advance': (desk) =>
    inGame(desk, (evening, play) => {
      const next = naturalNext(desk.state, evening, play)
      return next ? desk.dispatch(next) : refused(refuse('nothingToAdvance'))
    }),

  'log.page': (desk, { before, limit }) =>
    inGame(desk, (_, play) => done(logPage(play, before, limit))),
}

function input(desk: Desk, given: Input): Promise<Reply> | Reply {
  return inGame(desk, async (evening) => {
    const refusal = await evening.input(given, desk.guard)
    const { length } = evening.dropped
    if (!refusal && length > 0) notify(desk.state, 'draftDropped', 'warning', { count: length })
    return replyTo(refusal)
  })
}

/** The only thing that comes next, or null where the host has to decide. Never a choice made in secret. */
export function naturalNext(state: HostState, evening: LiveEvening, play: Play): Command | null {
  const { game } = play
  if (game.state.winner) return play.revealed ? null : { type: 'stage.reveal' }
  const { open } = game
  if (!open) return null
  const { told, items } = game.state.record
  if (open.tells && told < items.length) {
    const story = currentStory(state, evening)
    return story && !story.shown ? { type: 'story.show' } : { type: 'game.tell' }
  }
  if (open.form.kind === 'ok') return { type: 'game.answer', step: open.id, answer: { kind: 'ok' } }
  return closesVote(game) ? { type: 'game.close', step: open.id } : null
}

/** Whether the open step is counted before everybody and could be closed as it stands. */
function closesVote({ open, draft }: Game): boolean {
  if (!open?.stage || !takesDraft(open.form) || draft.length === 0) return false
  const answer = draftAnswer(open.form, draft)
  return !checkAnswer(open.form, answer) && !open.check?.(answer)
}
