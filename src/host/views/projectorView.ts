/**
 * What the public window is sent. Built by allow-list from what was told: the engine's room view, names,
 * the host's stage commands, a shown story and the clock of a step that has a stage. Nothing else gets in.
 */
import type {
  ChronicleEntry,
  EndView,
  ProjectorScene,
  ProjectorSeat,
  ProjectorView,
} from '../../bridge'
import { roomLanguageOf } from '../../i18n/languages'
import { roomView, seatId, type RoomView } from '../../engine'
import { isPrivate } from '../evening/log/chronicle'
import { comingStories, currentStory } from '../evening/stories/currentStory'
import { storyText } from '../evening/stories/storyText'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { wayOf } from '../phones/ways'
import { namesAtTable, stationOf, type HostState } from '../state/state'
import { hostingInRoom } from '../leading/shown'
import { looked, peeking } from './peeking'

/** A view before it is numbered and its sound chosen. */
export type Picture = Omit<ProjectorView, 'revision' | 'cue'>

const show = ({ settings }: HostState): ProjectorView['show'] => ({
  language: roomLanguageOf(settings),
  master: settings.master,
  ambience: settings.ambience,
  effects: settings.effects,
  muted: settings.muted,
  soundOutput: settings.soundOutput,
  reducedMotion: settings.reducedMotion,
  safeMargin: settings.safeMargin,
  speech: settings.speech,
  voice: settings.voice,
})

/** An empty stage. */
export const bare = (state: HostState, scene: ProjectorScene): Picture => ({
  scene,
  ruleset: null,
  phase: null,
  seats: [],
  items: [],
  stage: null,
  count: null,
  clock: null,
  story: null,
  end: null,
  show: show(state),
})

/** The picture as the evening stands, whatever the host does to the screen itself. */
export function picture(state: HostState): Picture {
  const { evening, lobby } = state
  switch (stationOf(state)) {
    case 'shelf':
      return bare(state, 'idle')
    case 'lobby': {
      const seats = seated(state, namesAtTable(state))
      return { ...bare(state, 'lobby'), ruleset: lobby?.ruleset ?? null, seats, ...address(state) }
    }
    case 'deal': {
      if (!evening) return bare(state, 'idle')
      const { ruleset } = evening.header
      const seats = seated(state, evening.ledger.names)
      const deal = { ...bare(state, 'deal'), ruleset, seats, ...address(state) }
      return { ...deal, ...peeking(state), ...looked(evening), ...hosted(state) }
    }
    case 'game':
      return evening?.play ? game(state, evening, evening.play) : bare(state, 'idle')
  }
}

const seated = (state: HostState, names: readonly string[]): ProjectorSeat[] =>
  state.phones.looked(names).map((chosen, index) => ({
    id: seatId(index),
    ...chosen,
    out: false,
    badges: [],
    ...phoneMark(state, index),
  }))

/** Everybody sees on the own plate whether a phone of that name was let in. */
const phoneMark = ({ phones }: HostState, place: number): Pick<ProjectorSeat, 'phone'> =>
  phones.has(place) ? { phone: true } : {}

/** Where phones find their page, as long as they are let in. */
function address({ phones, machineView }: HostState): Pick<Picture, 'phoneAddress'> {
  const url = machineView.phones?.url ?? null
  return phones.on && url !== null ? { phoneAddress: url } : {}
}

/** What the room sees by its phase and scene: what the host asked for in one is gone in the next. */
export const sceneKey = ({ phase, scene }: Picture): string => `${scene} ${phase?.kind} ${phase?.n}`

function game(state: HostState, evening: LiveEvening, play: Play): Picture {
  const shown = gamePicture(state, evening, play)
  const isAnnounced = state.phones.announcedIn === sceneKey(shown)
  return isAnnounced ? { ...shown, ...address(state) } : shown
}

function gamePicture(state: HostState, evening: LiveEvening, play: Play): Picture {
  const room = roomView(play.game, isAtOnce(state, play))
  const story = currentStory(state, evening)
  const told = story?.shown ? storyText(story.text) : null
  const sitting = state.phones.looked(evening.ledger.names)
  return {
    ...bare(state, sceneOf(room, told !== null)),
    ruleset: evening.header.ruleset,
    phase: room.phase,
    seats: room.seats.map((seat, index) => ({
      ...seat,
      name: '',
      ...sitting[index],
      ...phoneMark(state, index),
    })),
    items: room.items,
    stage: room.stage,
    count: room.count,
    clock: isClockPublic(room, play) ? play.clock.view(state.now()) : null,
    story: told,
    end: endView(evening, play),
    ...(told ? {} : coming(state, evening)),
    ...hosted(state),
    ...nearer(play),
    ...beat(state, room),
  }
}

function hosted(state: HostState): Pick<Picture, 'hosting'> {
  const hosting = hostingInRoom(state)
  return hosting ? { hosting } : {}
}

/** What can be painted before it is told. */
function coming(state: HostState, evening: LiveEvening): Pick<Picture, 'comingStories'> {
  const stories = comingStories(state, evening)
  return stories.length > 0 ? { comingStories: stories } : {}
}

/** Whether the hands of the open vote are seen by nobody before it is closed. */
function isAtOnce({ phones }: HostState, { game }: Play): boolean {
  const asks = game.open?.stage?.asks
  return phones.on && asks !== undefined && wayOf(phones.way, asks) === 'atOnce'
}

/** How long it is told; whoever draws it ends it by itself. */
const BEAT_MS = 4500

/** A count of three belongs to the vote that it calls to. */
function beat({ beat: began, now }: HostState, { stage }: RoomView): Pick<Picture, 'beat'> {
  const isOn = began !== null && now() - began < BEAT_MS && stage?.scene === 'vote'
  return isOn ? { beat: began } : {}
}

/** The room times what it sees; a clock that the host gives is for the room too, as long as all eyes are open. */
const isClockPublic = ({ stage, phase }: RoomView, { clock }: Play): boolean =>
  stage !== null || (clock.isByHost && (phase.kind === 'dawn' || phase.kind === 'day'))

/** How far what is on its way has come by now, where a game has such a thing; the agreement is public. */
function nearer({ game: { ruleset, state, options } }: Play): Pick<ProjectorView, 'nearer'> {
  if (!ruleset.arrival) return {}
  const arrival = Math.max(1, ruleset.arrival(state.seats.length, options))
  return { nearer: Math.min(1, state.phase.n / arrival) }
}

function sceneOf({ phase, stage }: RoomView, story: boolean): ProjectorScene {
  if (phase.kind === 'night' || phase.kind === 'end') return phase.kind
  if (story) return 'story'
  return stage?.scene ?? phase.kind
}

function endView(evening: LiveEvening, play: Play): EndView | null {
  const { state, ruleset, options } = play.game
  if (!state.winner) return null
  if (!play.revealed) return { winners: state.winner, revealed: null }
  const { hands, middle } = evening.ledger.deal
  const seats = state.seats.map(({ id }, index) => ({
    id,
    team: ruleset.privateSeat(state, id, options).team,
    dealt: hands[index]?.cards ?? [],
  }))
  return {
    winners: state.winner,
    revealed: {
      seats,
      ...(middle.length > 0 ? { middle } : {}),
      chronicle: withDesk(
        play.log.filter((entry) => !isPrivate(entry)),
        evening.ledger.deskOpened,
      ),
    },
  }
}

/** That the desk was opened stands in the story of the evening. */
function withDesk(
  chronicle: readonly ChronicleEntry[],
  phase: string | null,
): readonly ChronicleEntry[] {
  if (phase === null) return chronicle
  const after = chronicle.findLastIndex((entry) => entry.phase === phase) + 1
  const line = { phase, key: 'desk.opened', seats: {}, params: {} }
  return [...chronicle.slice(0, after), line, ...chronicle.slice(after)]
}
