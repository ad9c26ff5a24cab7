/** What the host sees of a running game, and of the deal before it. */
import type { DealView, GameView, LogLine, ShelfEntry } from '../../bridge'
import { deskView, roomView, seatId, seatIndex, type SeatId } from '../../engine'
import { currentStory } from '../evening/stories/currentStory'
import { storyText } from '../evening/stories/storyText'
import { dayTales } from '../evening/stories/dayTales'
import { phaseName } from '../evening/log/chronicle'
import type { LiveEvening } from '../evening/liveEvening'
import { carriedFacts, carriedGame, type Shelved } from '../evening/shelf/shelfEntry'
import type { Play } from '../evening/play'
import { pinOffer } from '../lock/pinOffer'
import type { HostState } from '../state/state'
import { handbookOf } from './handbook'
import { changedOf, optionsOf } from '../lobby/draft'

/** Lines of the log that come with every view; older ones are paged. */
const LOG_LINES = 30

/** The open evening as the shelf knows it. `changedAt` follows what can be taken back, not the clock. */
export function ownEntry(
  { id, header, ledger, play }: LiveEvening,
  { games, language }: Shelved,
): ShelfEntry {
  const { ruleset, names, startedAt, demo, document } = header
  const stands = play ? phaseName(play.game.state.phase) : 'deal'
  const changedAt = startedAt + (ledger.acts.at(-1)?.t ?? 0)
  const facts = {
    ruleset,
    players: names.length,
    startedAt,
    demo,
    stands,
    step: null,
    problem: null,
    problemParams: {},
    ...(document && { carries: carriedGame(carriedFacts(document), ruleset, games, language) }),
  }
  return { id, title: ledger.title, changedAt, ...facts }
}

const nameOf = (names: readonly string[], seat: SeatId | null): string | null =>
  seat === null ? null : (names[seatIndex(seat)] ?? null)

/** @param holder who has the laptop in hand and has said so; a blind deal shows the own cards and nothing else */
export function dealView(state: HostState, evening: LiveEvening, holder: SeatId | null): DealView {
  const { header, ledger, ruleset } = evening
  const { deal } = ledger
  const options = optionsOf(ruleset, header.options)
  const isBlind = ruleset.casting.dealsBlind?.(options) ?? false
  return {
    by: header.by,
    stacked: ruleset.casting.stacked,
    cardsPerSeat: ruleset.casting.cardsPerSeat,
    middle: deal.middleSize,
    hostLooks: ruleset.casting.hostLooks?.(options) ?? false,
    isBlind,
    pin: pinOffer(state, evening),
    seats: ledger.names.map((name, index) => {
      const id = seatId(index)
      const cards = isBlind && id !== holder ? [] : deal.cardsOf(id)
      const faces = cards.length > 0 ? deal.facesOf(id) : []
      const opened = deal.openingsOf(id).map(({ from }) => nameOf(ledger.names, from))
      return { id, name, cards, faces, done: deal.isDone(id), opened }
    }),
    cards: ruleset.casting.cards,
    roles: ruleset.roles,
    changed: changedOf(ruleset, options),
    left: deal.left,
    findings: deal.findings,
    ready: deal.ready,
  }
}

export function gameView(state: HostState, evening: LiveEvening, play: Play): GameView {
  const { ledger, ruleset } = evening
  const story = currentStory(state, evening)
  const isBlindfold = ruleset.isBlindfold?.(play.game.state, play.game.options) ?? false
  const desk = deskView(play.game)
  return {
    ...desk,
    names: bySeat(ledger.names),
    publicSeats: roomView(play.game).seats,
    teams: ruleset.teams,
    roles: ruleset.roles,
    statuses: ruleset.rulings.status?.statuses ?? ruleset.statuses,
    cards: ruleset.casting.cards,
    hasLives: ruleset.casting.cardsPerSeat > 1,
    rulings: [...Object.keys(ruleset.rulings), 'skip', 'end'],
    objects: ruleset.rulings.holder?.objects ?? [],
    options: play.game.options,
    dealt: bySeat(isBlindfold ? [] : ledger.deal.hands.map(({ cards }) => cards)),
    ...(isBlindfold || ledger.deal.middle.length === 0 ? {} : { middle: ledger.deal.middle }),
    handbook: handbookOf(evening),
    notes: Object.fromEntries(ledger.notes) as GameView['notes'],
    showsAtDawn: play.showsAtDawn,
    story: story && {
      ...storyText(story.text),
      seat: story.moment.seat,
      shown: story.shown,
      edited: story.edited,
    },
    tales: dayTales(state, evening, desk.open?.news ?? []),
    signal: play.signal,
    asksAgain: ruleset.interrupts.find(({ asksAgain }) => asksAgain)?.id ?? null,
    asked: play.asked,
    pauseSeconds: pauseSeconds(play.callTimes),
    canUndo: evening.canUndo,
    canRedo: evening.canRedo,
    deeds: play.desk.newest,
    tonight: play.desk.tonight(play.game),
    correcting: correcting(state),
    fell: state.fell,
    logLength: play.desk.lines.length,
    log: play.desk.lines.slice(-LOG_LINES),
    revealed: play.revealed,
  }
}

function correcting({ correction }: HostState): GameView['correcting'] {
  const deed = correction?.old.at(-1)?.told
  return correction && deed ? { deed, waiting: correction.later.length } : null
}

/** Log lines before a place, oldest first. @param before null: from the newest on */
export function logPage(
  play: Play,
  before: number | null,
  limit: number,
): { from: number; lines: readonly LogLine[] } {
  const { lines } = play.desk
  const end = Math.min(before ?? lines.length, lines.length)
  const from = Math.max(0, end - limit)
  return { from, lines: lines.slice(from, end) }
}

const DEFAULT_PAUSE = 8
const SHORTEST_PAUSE = 4
const LONGEST_PAUSE = 25

/** The median of how long answered calls took, in seconds, so that silent ones sound the same. */
export function pauseSeconds(callTimes: readonly number[]): number {
  if (callTimes.length === 0) return DEFAULT_PAUSE
  const sorted = [...callTimes].sort((a, b) => a - b)
  const median = (sorted[Math.floor(sorted.length / 2)] ?? 0) / 1000
  return Math.round(Math.min(LONGEST_PAUSE, Math.max(SHORTEST_PAUSE, median)))
}

function bySeat<T>(list: readonly T[]): Record<SeatId, T> {
  const found: Record<SeatId, T> = {}
  for (const [index, value] of list.entries()) found[seatId(index)] = value
  return found
}
