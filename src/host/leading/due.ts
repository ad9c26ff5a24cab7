/** What comes next in an evening that the program hosts, and when: all of it before everybody. */
import type { Command } from '../../bridge'
import { OK, type StepSpec } from '../../engine'
import { naturalNext } from '../evening/ahead/naturalNext'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import { currentStory } from '../evening/stories/currentStory'
import { saidAlone } from '../phones/takeUp'
import { isCovered, isGoingBack, stationOf, type HostState } from '../state/state'
import { answering, lastAnswer } from './lastAnswer'
import { enoughSaid, isTalk, missing, waitingFor } from './waits'

/** How long a step without a clock of its own is waited for, in seconds. */
const SECONDS = { talk: 300, names: 150, speech: 60, hands: 60 } as const

/** Time to read what the room is told, in milliseconds. */
const READING = { least: 3000, aLetter: 75, most: 60_000 } as const
/** Time for the picture of an announcement, of the end, and for a hand to be changed. */
const PAUSE = { stepsIn: 12_000, news: 5000, end: 9000, hands: 2500, story: 2000 } as const

/**
 * @param waited how long it has stood as it stands now, in milliseconds; no part of it follows from what is secret
 * @param rng the chance of the program, for whoever says nothing where something has to be said
 * @returns null: nothing is due yet
 */
export function dueNow(state: HostState, waited: number, rng: () => number): Command | null {
  const { evening, nights, hosting, phones } = state
  // Without phones nobody would be asked for anything.
  if (!evening || !phones.on || hosting.paused || isCovered(state) || isGoingBack(state))
    return null
  if (stationOf(state) === 'deal')
    return missing(state).length === 0 ? { type: 'deal.start' } : null
  const { play } = evening
  if (!play || nights.during(evening) !== null) return null
  const { open, state: now } = play.game
  if (now.winner) return waited < PAUSE.end ? null : naturalNext(state, evening, play)
  if (!open) return null
  switch (waitingFor(state)) {
    case 'reading':
      return waited < readingTime(state, evening, play) ? null : readOn(state, evening, play, rng)
    case 'talk':
    case 'speech':
    case 'hands':
      return timed(state, play, open, waited, rng)
    default:
      return null
  }
}

/** Whether the room notices nothing of a step: how long it stands would tell that it is there. */
export const isSilent = ({ form, stage, asked, tells }: StepSpec): boolean =>
  !stage && !tells && (asked.length > 0 || form.kind !== 'ok')

/** Whether somebody may do something before everybody whom nobody knows yet: time to say so. */
const maybeStepsIn = ({ form, stage, asked }: StepSpec): boolean =>
  stage !== undefined && !stage.asks && form.kind !== 'ok' && asked.length > 0

/** How long what stands before the room takes to be read. */
function readingTime(state: HostState, evening: LiveEvening, { game }: Play): number {
  const { told, items } = game.state.record
  if (game.open && isSilent(game.open)) return 0
  if (game.open && maybeStepsIn(game.open)) return PAUSE.stepsIn
  const isTelling = game.open?.tells === true && told < items.length
  const story = isTelling ? currentStory(state, evening) : null
  if (!story) return isTelling && told === 0 ? READING.least : PAUSE.news
  if (!story.shown) return PAUSE.story
  const letters = [...story.text.body, story.text.lead].join(' ').length
  return Math.min(READING.most, READING.least + READING.aLetter * letters)
}

function readOn(
  state: HostState,
  evening: LiveEvening,
  play: Play,
  rng: () => number,
): Command | null {
  const next = naturalNext(state, evening, play)
  if (next) return next
  const { open, draft } = play.game
  const answer = open && lastAnswer(open, draft, rng)
  return open && answer ? answering(open, answer) : null
}

/** What people need time for: a clock runs, and it is over early once all have said what they had to say. */
function timed(
  state: HostState,
  play: Play,
  open: StepSpec,
  waited: number,
  rng: () => number,
): Command | null {
  const { clock, game } = play
  const { hosting } = state
  if (clock.isOver || hosting.hurried === game.opened) return ended(play, open, rng)
  if (!clock.isOn) return { type: 'clock.set', seconds: secondsOf(open) }
  if (!clock.isRunning) return { type: 'clock.start' }
  if (waited < PAUSE.hands) return null
  const alone = saidAlone(game)
  if (alone?.click) return alone.click
  const enough = enoughSaid(state)
  if (enough) return enough.said >= enough.needs ? ended(play, open, rng) : null
  const isSpeech = open.form.kind === 'ok'
  return !isSpeech && missing(state).length === 0 ? ended(play, open, rng) : null
}

const secondsOf = ({ form, stage }: StepSpec): number =>
  form.kind === 'ok'
    ? stage?.scene === 'discussion'
      ? SECONDS.talk
      : SECONDS.speech
    : stage?.asks?.for === 'names'
      ? SECONDS.names
      : SECONDS.hands

function ended({ game }: Play, open: StepSpec, rng: () => number): Command | null {
  if (open.form.kind === 'ok') return answering(open, OK)
  const answer = lastAnswer(open, game.draft, rng)
  return answer && answering(open, answer)
}

/** By what a moment is known again: as long as it is the same one, the waiting goes on. */
export function momentOf({ evening }: HostState): string {
  const play = evening?.play
  if (!evening || !play) return evening?.id ?? ''
  const { open, opened, draft, given, state } = play.game
  const { told, items } = state.record
  const isHands = open?.stage?.asks !== undefined && !isTalk(open)
  const hands = isHands ? `${draft.length} ${given.length}` : ''
  const shown = play.story.shown ? 'shown' : ''
  return [evening.id, opened, told, items.length, shown, hands].join(' ')
}
