/** The show: clock, big screen, stories, settings. */
import type { Reply, Settings } from '../../bridge'
import { refuse } from '../../engine'
import { done, inGame, refused, replyTo, type Desk, type Handlers } from '../desk'
import { currentStory } from '../evening/currentStory'
import type { ClockDeed, ToldStory } from '../evening/entries'

type ShowCommands =
  | 'clock.start'
  | 'clock.pause'
  | 'clock.add'
  | 'clock.skip'
  | 'stage.freeze'
  | 'stage.blackout'
  | 'stage.testCard'
  | 'stage.reveal'
  | 'story.reroll'
  | 'story.edit'
  | 'story.show'
  | 'settings.set'

/** @param projector what the public window shows now, kept while it is frozen */
export const showRoom = (projector: () => Desk['state']['frozen']): Handlers<ShowCommands> => ({
  'clock.start': (desk) =>
    clock(desk, { kind: 'clock', act: 'start' }, ({ isRunning, isOver }) =>
      isOver ? refused(refuse('clockOver')) : isRunning ? done() : null,
    ),
  'clock.pause': (desk) =>
    clock(desk, { kind: 'clock', act: 'pause' }, ({ isRunning }) => (isRunning ? null : done())),
  'clock.add': (desk, { seconds }) =>
    clock(desk, { kind: 'clock', act: 'add', ms: seconds * 1000 }, () => null),
  'clock.skip': (desk) =>
    inGame(desk, (_, { game, clock: { isOn } }) => {
      const { open } = game
      if (!open || !isOn || open.form.kind !== 'ok') return refused(refuse('noClock'))
      return desk.dispatch({ type: 'game.answer', step: open.id, answer: { kind: 'ok' } })
    }),

  'stage.freeze'({ state }, { on }) {
    if (on) state.frozen ??= projector()
    else state.frozen = null
    return done()
  },
  'stage.blackout'({ state }, { on }) {
    state.blackout = on
    return done()
  },
  'stage.testCard'({ state }, { on }) {
    state.testCard = on
    return done()
  },
  'stage.reveal': (desk) =>
    inGame(desk, async (evening) => replyTo(await evening.act({ kind: 'reveal' }, desk.guard))),

  'story.reroll': (desk) =>
    withStory(desk, async (evening) =>
      replyTo(await evening.act({ kind: 'story', act: 'reroll' }, desk.guard)),
    ),
  'story.edit': (desk, { body, lead }) =>
    withStory(desk, async (evening) =>
      replyTo(await evening.act({ kind: 'story', act: 'edit', body, lead, ids: [] }, desk.guard)),
    ),
  'story.show': (desk) =>
    withStory(desk, async (evening, text) =>
      replyTo(await evening.act({ kind: 'story', act: 'show', ...text }, desk.guard)),
    ),

  'settings.set'({ state }, { settings: changed }) {
    const given = Object.entries(changed).filter(([, value]) => value !== undefined)
    const settings: Settings = { ...state.settings, ...Object.fromEntries(given) }
    state.kept.settings = settings
    state.settings = settings
    return done()
  },
})

function clock(
  desk: Desk,
  deed: ClockDeed,
  settled: (clock: { isRunning: boolean; isOver: boolean }) => Reply | null,
): Promise<Reply> | Reply {
  return inGame(desk, async (evening, play) => {
    if (!play.clock.isOn) return refused(refuse('noClock'))
    return settled(play.clock) ?? replyTo(await evening.note(deed, desk.guard))
  })
}

function withStory(
  desk: Desk,
  act: (evening: NonNullable<Desk['state']['evening']>, text: ToldStory) => Promise<Reply> | Reply,
): Promise<Reply> | Reply {
  return inGame(desk, (evening) => {
    const story = currentStory(desk.state, evening)
    return story ? act(evening, story.text) : refused(refuse('noStory'))
  })
}
