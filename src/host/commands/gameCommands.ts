/** The running game: answers, rulings, undo, and the one natural next thing. */
import type { Reply } from '../../bridge'
import { draftAnswer, takesDraft, type DraftEntry, type Input } from '../../engine'
import {
  done,
  inGame,
  refused,
  replyTo,
  type CommandContext,
  type SomeHandlers,
} from './context/commandContext'
import { refusedAtOnce } from '../evening/refusedAtOnce'
import { amongOthers } from '../evening/needlessQuestions'
import { ahead } from '../evening/ahead/ahead'
import { foresee } from '../evening/ahead/foresee'
import { naturalNext } from '../evening/ahead/naturalNext'
import { afterChange, changeAnswer, goBack, keepAnswer, letGo } from './common/correcting'
import { refuse } from '../program/refusals'
import { notify } from '../state/state'
import { logPage } from '../views/gameView'

export const gameCommands = {
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
      const refusal = await evening.redo(context.prepare)
      // Everything stands again as it stood: there is nothing left to hide.
      if (!refusal && !evening.canRedo) {
        letGo(context)
        context.prepare()
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
} satisfies SomeHandlers

function input(
  context: CommandContext,
  given: Input,
  asked?: readonly string[],
): Promise<Reply> | Reply {
  return inGame(context, async (evening) => {
    const refusal = await evening.input(given, context.prepare, asked)
    const { length } = evening.dropped
    if (!refusal) await afterChange(context, evening, given)
    if (!refusal && length > 0) notify(context.state, 'draftDropped', 'warning', { count: length })
    if (!refusal && evening.play?.isShowDue) {
      return replyTo(await evening.input({ type: 'publish' }, context.prepare))
    }
    return replyTo(refusal)
  })
}
