/** The running game: answers, rulings, undo, and the one natural next thing. */
import type { Command, Reply } from '../../bridge'
import {
  draftAnswer,
  takesDraft,
  checkAnswer,
  type DraftEntry,
  type Game,
  type Input,
  type Refusal,
} from '../../engine'
import {
  done,
  inGame,
  refused,
  replyTo,
  type CommandContext,
  type Handlers,
} from './commandContext'
import { amongOthers } from '../evening/needlessQuestions'
import { ahead } from '../evening/tried/ahead'
import { currentStory } from '../evening/currentStory'
import { foresee } from '../evening/tried/foresee'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { afterChange, changeAnswer, goBack, keepAnswer, letGo } from './correcting'
import { refuse } from '../refusals'
import { notify, type HostState } from '../state'
import { logPage } from '../views/gameView'

type GameCommands =
  | 'game.answer'
  | 'game.interrupt'
  | 'game.askAgain'
  | 'game.draft'
  | 'game.close'
  | 'game.tell'
  | 'game.ruling'
  | 'game.foresee'
  | 'game.publish'
  | 'game.playOn'
  | 'game.undo'
  | 'game.undoTo'
  | 'game.redo'
  | 'game.change'
  | 'game.keep'
  | 'game.ahead'
  | 'game.advance'
  | 'log.page'

export const gameCommands: Handlers<GameCommands> = {
  'game.answer': (context, { step, answer }) =>
    input(context, { type: 'answer', step, answer } as Input),
  'game.interrupt': (context, { step, answer }) =>
    input(context, { type: 'interrupt', step, answer } as Input),
  'game.askAgain': (context, { step, question, others }) =>
    inGame(context, (evening, { game }) => {
      const offered = game.offered().find(({ id }) => id === step)
      const again = evening.ruleset.interrupts.some(({ id, asksAgain }) => id === step && asksAgain)
      if (!again || offered?.form.kind !== 'option') return refused(refuse('nothingToAskAgain'))
      const answer = { kind: 'option', option: question } as const
      const act = evening.ledger.acts.length
      const asked = amongOthers(question, offered.form.options, others, game, act)
      return input(context, { type: 'interrupt', step, answer }, asked)
    }),
  'game.draft': (context, { step, entry }) =>
    inGame(context, (_, { game }) => {
      const refusal = refusedAtOnce(game, step, entry as DraftEntry)
      return refusal ? refused(refusal) : input(context, { type: 'draft', step, entry } as Input)
    }),
  'game.tell': (context) => input(context, { type: 'tell' }),
  'game.publish': (context) => input(context, { type: 'publish' }),
  'game.playOn': (context) => input(context, { type: 'playOn' }),
  'game.ruling': (context, { ruling, reason, atDawn }) =>
    input(context, {
      type: 'ruling',
      ruling,
      ...(reason ? { reason } : {}),
      ...(atDawn ? { atDawn } : {}),
    }),
  'game.foresee': (context, { ruling }) =>
    inGame(context, (evening) => {
      const found = foresee(evening, ruling)
      return 'refusal' in found ? refused(found.refusal) : done(found)
    }),

  'game.close': (context, { step }) =>
    inGame(context, (_, { game }) => {
      if (!game.open || !takesDraft(game.open.form)) return refused(refuse('noDraft'))
      return input(context, {
        type: 'answer',
        step,
        answer: draftAnswer(game.open.form, game.draft),
      })
    }),

  'game.undo': (context) =>
    inGame(context, (evening) => goBack(context, evening, evening.ledger.acts.length - 1)),
  'game.undoTo': (context, { act }) => inGame(context, (evening) => goBack(context, evening, act)),

  'game.redo': (context) =>
    inGame(context, async (evening) => {
      context.quiet()
      const refusal = await evening.redo(context.guard)
      // Everything stands again as it stood: there is nothing left to hide.
      if (!refusal && !evening.canRedo) {
        letGo(context)
        context.guard()
      }
      return replyTo(refusal)
    }),

  'game.change': (context, { act }) =>
    inGame(context, (evening) => changeAnswer(context, evening, act)),
  'game.keep': (context) => inGame(context, (evening) => keepAnswer(context, evening)),

  'game.advance': (context) =>
    inGame(context, (evening, play) => {
      const next = naturalNext(context.state, evening, play)
      return next ? context.dispatch(next) : refused(refuse('nothingToAdvance'))
    }),

  'game.ahead': (context) => inGame(context, (evening) => done(ahead(evening.ledger))),

  'log.page': (context, { before, limit }) =>
    inGame(context, (_, play) => done(logPage(play, before, limit))),
}

function input(
  context: CommandContext,
  given: Input,
  asked?: readonly string[],
): Promise<Reply> | Reply {
  return inGame(context, async (evening) => {
    const refusal = await evening.input(given, context.guard, asked)
    const { length } = evening.dropped
    if (!refusal) await afterChange(context, evening, given)
    if (!refusal && length > 0) notify(context.state, 'draftDropped', 'warning', { count: length })
    if (!refusal && evening.play?.isShowDue) {
      return replyTo(await evening.input({ type: 'publish' }, context.guard))
    }
    return replyTo(refusal)
  })
}

/** The only thing that comes next, or null where the host has to decide. Never a choice made in secret. */
export function naturalNext(state: HostState, evening: LiveEvening, play: Play): Command | null {
  const { game } = play
  if (game.state.winner) return play.revealed ? null : { type: 'show.reveal' }
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

/**
 * What the rules have against an entry now, not only when its list is closed. Looked at as it comes from the desk: what a
 * journal holds was taken once and stays taken.
 */
function refusedAtOnce(
  { open, draft }: Pick<Game, 'open' | 'draft'>,
  step: string,
  entry: DraftEntry,
): Refusal | null {
  if (open?.id !== step || !open.checkSoFar) return null
  return open.checkSoFar(draftAnswer(open.form, [...draft, entry]))
}

/** Whether the open step is counted before everybody and could be closed as it stands. */
function closesVote({ open, draft }: Game): boolean {
  if (!open?.stage || !takesDraft(open.form) || draft.length === 0) return false
  const answer = draftAnswer(open.form, draft)
  return !checkAnswer(open.form, answer) && !open.check?.(answer)
}
