/** The show: clock, big screen, stories, settings. */
import type { Reply, Settings } from '../../bridge'
import {
  done,
  inGame,
  refused,
  replyTo,
  type CommandContext,
  type SomeHandlers,
} from './context/commandContext'
import { roomLanguageOf } from '../../i18n/languages'
import { phaseName } from '../evening/log/chronicle'
import { currentStory } from '../evening/stories/currentStory'
import type { ClockDeed, ToldStory } from '../evening/journal/entries'
import { freeze, unfreeze } from '../state/frozen'
import { handbookOf, isInHandbook } from '../views/handbook'
import { hasWords } from '../views/rulePicture'
import { unknownLanguage } from '../program/languages'
import { refuse } from '../program/refusals'

/** @param projector what the public window shows now, kept while it is frozen */
export const showCommands = (projector: () => CommandContext['state']['frozen']) =>
  ({
    'clock.start': (context) =>
      clock(context, { kind: 'clock', act: 'start' }, ({ isRunning, isOver }) =>
        isOver ? refused(refuse('clockOver')) : isRunning ? done() : null,
      ),
    'clock.pause': (context) =>
      clock(context, { kind: 'clock', act: 'pause' }, ({ isRunning }) =>
        isRunning ? null : done(),
      ),
    'clock.add': (context, { seconds }) =>
      clock(context, { kind: 'clock', act: 'add', ms: seconds * 1000 }, () => null),
    'clock.skip': (context) =>
      inGame(context, async (evening, { game, clock: { isOn, isByHost } }) => {
        const { open } = game
        if (isByHost) return replyTo(await evening.note(NO_CLOCK, context.prepare))
        if (!open || !isOn || open.form.kind !== 'ok') return refused(refuse('noClock'))
        return context.dispatch({ type: 'game.answer', step: open.id, answer: { kind: 'ok' } })
      }),
    'clock.set': (context, { seconds }) =>
      inGame(context, async (evening, { game }) => {
        if (!game.open) return refused(refuse('noClock'))
        const deed = { kind: 'clock', act: 'set', ms: seconds * 1000 } as const
        return replyTo(await evening.note(deed, context.prepare))
      }),
    'speeches.skip': (context) => skipSpeeches(context),

    'show.beat': (context) =>
      inGame(context, (_, { game }) => {
        if (game.open?.stage?.scene !== 'vote') return refused(refuse('noVoteNow'))
        context.state.beat = context.state.now()
        return done()
      }),

    'show.freeze'({ state }, { on }) {
      if (on) freeze(state, projector())
      else unfreeze(state)
      return done()
    },
    'show.blackout'({ state }, { on }) {
      state.blackout = on
      return done()
    },
    'show.testCard'({ state }, { on }) {
      state.testCard = on
      return done()
    },
    'show.rule': (context, { rule }) =>
      inGame(context, (evening, { game }) => {
        const isThere = !rule || isInHandbook(handbookOf(evening), rule)
        if (!isThere || (rule && !hasWords(context.state, rule))) {
          return refused(refuse('notInHandbook'))
        }
        context.state.rule = rule && { entry: rule, phase: phaseName(game.state.phase) }
        return done()
      }),
    'show.reveal': (context) =>
      inGame(context, async (evening) =>
        replyTo(await evening.act({ kind: 'reveal' }, context.prepare)),
      ),

    'story.reroll': (context) =>
      withStory(context, async (evening) =>
        replyTo(await evening.act({ kind: 'story', act: 'reroll' }, context.prepare)),
      ),
    'story.edit': (context, { body, lead }) =>
      withStory(context, async (evening) =>
        replyTo(
          await evening.act({ kind: 'story', act: 'edit', body, lead, ids: [] }, context.prepare),
        ),
      ),
    'story.show': (context) =>
      withStory(context, async (evening, text) =>
        replyTo(await evening.act({ kind: 'story', act: 'show', ...text }, context.prepare)),
      ),

    async 'settings.set'({ state, refreshShelf }, { settings: asked }) {
      const given = Object.entries(asked).filter(([, value]) => value !== undefined)
      const changed: Partial<Settings> = Object.fromEntries(given)
      const settings: Settings = { ...state.settings, ...changed }
      const unknown = unknownLanguage(state.languages, settings)
      if (unknown !== null) return refused(refuse('unknownLanguage', { language: unknown }))
      // The words first, so that no view is seen between two languages.
      await Promise.all([
        state.packs.load(settings),
        state.documents.bring([settings.language, roomLanguageOf(settings)]),
      ])
      const isSpokenAnew = settings.language !== state.settings.language
      state.settings = settings
      state.kept.changeSettings(changed)
      // Games that evenings bring along are called on the shelf as they are in its language.
      if (isSpokenAnew && state.shelf.some(({ carries }) => carries)) await refreshShelf()
      return done()
    },
  }) satisfies SomeHandlers

const NO_CLOCK: ClockDeed = { kind: 'clock', act: 'set', ms: 0 }

function clock(
  context: CommandContext,
  deed: ClockDeed,
  settled: (clock: { isRunning: boolean; isOver: boolean }) => Reply | null,
): Promise<Reply> | Reply {
  return inGame(context, async (evening, play) => {
    if (!play.clock.isOn) return refused(refuse('noClock'))
    return settled(play.clock) ?? replyTo(await evening.note(deed, context.prepare))
  })
}

/** Each of them is skipped as if by hand: whoever may speak is asked anew before each one. */
function skipSpeeches(context: CommandContext): Promise<Reply> | Reply {
  return inGame(context, async (evening) => {
    const round = evening.play?.game.open
    const isSpeech = () => {
      const open = evening.play?.game.open
      return open?.speaker !== undefined && open.id === round?.id && open.form.kind === 'ok'
    }
    if (!round || !isSpeech()) return refused(refuse('noSpeech'))
    while (isSpeech()) {
      const reply = await context.dispatch({
        type: 'game.answer',
        step: round.id,
        answer: { kind: 'ok' },
      })
      if (!reply.ok) return reply
    }
    return done()
  })
}

function withStory(
  context: CommandContext,
  act: (
    evening: NonNullable<CommandContext['state']['evening']>,
    text: ToldStory,
  ) => Promise<Reply> | Reply,
): Promise<Reply> | Reply {
  return inGame(context, (evening) => {
    const story = currentStory(context.state, evening)
    return story ? act(evening, story.text) : refused(refuse('noStory'))
  })
}
