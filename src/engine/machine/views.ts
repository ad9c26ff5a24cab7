/** What the two windows learn from a game: the host everything, the room what it was told. */
import type { Answer, Form } from '../answers/answers'
import { countVotes, totalsOf } from '../answers/count'
import { upForVote } from '../answers/draft'
import { ballotsOf, draftAnswer, takesDraft } from '../answers/draftAnswer'
import { seatEntries, type Json, type SeatId } from '../base/ids'
import type { PublicItem } from '../record/items'
import type { PublicSeat } from '../record/publicRecord'
import type { ShownGame } from './recorded'
import type { PrivateSeat, Reminder } from '../ruleset/ruleset'
import type { Phase, Signal } from '../state/state'
import type { Stage, StepSpec } from '../script/step'

/** A vote as the room may follow it. */
export interface RoomCount {
  readonly candidates: readonly SeatId[]
  readonly totals: Readonly<Record<SeatId, number>>
  /** Who raised a hand for whom; null where the rules tell totals only. */
  readonly hands: Readonly<Record<SeatId, readonly SeatId[]>> | null
  readonly closed: boolean
  /** Who is being voted on, where candidates take turns. */
  readonly upForVote: SeatId | null
  /** How many hands can go up, where the room watches them and whoever has the most is chosen; absent everywhere else. */
  readonly voices?: number
  /** Who has given a hand by himself that the room does not see, in the order of the seats; absent: nobody. */
  readonly given?: readonly SeatId[]
}

/** Everything the public window may learn from the engine. Built from what was told, never from the state. */
export interface RoomView {
  readonly phase: Phase
  readonly seats: readonly PublicSeat[]
  /** Announcements of this phase that the room has heard. */
  readonly items: readonly PublicItem[]
  readonly stage: Stage | null
  readonly count: RoomCount | null
}

/** An open or offered step, without the functions. */
export interface DeskStep {
  readonly id: string
  readonly form: Form
  readonly asked: readonly SeatId[]
  readonly neutral: Answer | null
  readonly variant: string | null
  readonly seconds: number
  readonly speaker: SeatId | null
  readonly stage: Stage | null
  readonly params: Readonly<Record<string, Json>>
  /** What the room was told since the answer before this step. */
  readonly news: readonly PublicItem[]
}

export interface DeskSeat extends PrivateSeat {
  readonly id: SeatId
  readonly alive: boolean
}

/** Everything the host may see of the game. */
export interface DeskView {
  readonly phase: Phase
  readonly open: DeskStep | null
  /** What was clicked so far, as the answer it amounts to; null where a step takes one click. */
  readonly draft: Answer | null
  readonly draftLength: number
  /** Who is being voted on, where candidates take turns. */
  readonly upForVote: SeatId | null
  readonly offered: readonly DeskStep[]
  readonly seats: readonly DeskSeat[]
  readonly called: readonly string[]
  readonly shown: Readonly<Record<string, Signal>>
  readonly tally: Readonly<Record<SeatId, number>> | null
  /** The next announcements that the room has not heard, in order. */
  readonly untold: readonly PublicItem[]
  readonly told: readonly PublicItem[]
  readonly mayTell: boolean
  /** Whether a ruling changed something that the town square does not show yet. */
  readonly unpublished: boolean
  /** Who has won by the rules since a ruling, while the host has not decided whether to play on. */
  readonly reached: readonly string[] | null
  readonly winner: readonly string[] | null
  readonly reminders: readonly Reminder[]
}

/**
 * Builds the public view by allow-list: told announcements, the public seats and the open step's stage.
 * @param atOnce whether nobody sees a hand before the host closes
 */
export function roomView(game: ShownGame, atOnce = false): RoomView {
  const { state } = game
  const { record } = state
  const stage = stageOf(game, atOnce)
  return {
    phase: state.phase,
    seats: record.seats,
    items: record.told === record.items.length ? record.items : record.items.slice(0, record.told),
    stage,
    count: roomCount(game, stage),
  }
}

/** The open step's stage; of a list that names come and go on, the room sees who stands on it. */
function stageOf({ open, draft }: ShownGame, atOnce: boolean): Stage | null {
  const given = open?.stage ?? null
  const stage = given?.count === 'live' && atOnce ? { ...given, count: 'closed' as const } : given
  if (!stage || open?.form.kind !== 'nominations' || !open.form.withdraw) return stage
  let standing: readonly SeatId[] = []
  for (const entry of draft) {
    if (entry.kind !== 'nominate') continue
    const { target, withdraw } = entry.nomination
    standing = standing.filter((seat) => seat !== (withdraw ?? target))
    if (target && withdraw === undefined) standing = [...standing, target]
  }
  return { ...stage, candidates: standing }
}

function roomCount(game: ShownGame, stage: Stage | null): RoomCount | null {
  if (!stage?.candidates || !stage.count) return null
  const { candidates } = stage
  const common = { candidates, closed: false, upForVote: upForVote(game.open?.form, game.draft) }
  if (stage.count === 'closed' || !game.open) {
    return { ...common, totals: {}, hands: null, ...givenIn(game) }
  }
  const answer = draftAnswer(game.open.form, game.draft)
  const { uncounted } = game
  const hands = answer.kind === 'totals' ? null : { ...ballotsOf(answer), ...uncounted }
  const totals = hands ? countVotes(hands) : added(totalsOf(answer), countVotes(uncounted))
  return { ...common, totals, hands, ...voicesIn(game.open.form) }
}

/** Whose hand has come, where the room sees no more of it. */
function givenIn({ heard, state }: ShownGame): Pick<RoomCount, 'given'> {
  if (heard.length === 0) return {}
  return { given: state.seats.map(({ id }) => id).filter((id) => heard.includes(id)) }
}

type Totals = Readonly<Record<SeatId, number>>

function added(totals: Totals, more: Totals): Totals {
  const sum: Record<SeatId, number> = { ...totals }
  for (const [seat, count] of seatEntries(more)) sum[seat] = (sum[seat] ?? 0) + count
  return sum
}

/** Whoever may name several at once fills places, and whoever votes when he likes may leave it at that: there the most decide nothing. */
function voicesIn(form: Form): Pick<RoomCount, 'voices'> {
  if (form.kind !== 'ballots' || form.distinct || form.freely) return {}
  return { voices: form.voters.reduce((sum, { votes, beyond }) => sum + (beyond ? 0 : votes), 0) }
}

/** Builds the host's view of the game. */
export function deskView(game: ShownGame): DeskView {
  const { state, open, ruleset, options } = game
  const { record } = state
  const isBlindfold = ruleset.isBlindfold?.(state, options) ?? false
  const privately = (id: SeatId): PrivateSeat => {
    const seat = ruleset.privateSeat(state, id, options)
    return isBlindfold ? { roles: [], team: '', statuses: seat.statuses } : seat
  }
  return {
    phase: state.phase,
    open: open && deskStep(open, record.items.slice(record.before, record.told)),
    draft: open && takesDraft(open.form) ? draftAnswer(open.form, game.draft) : null,
    draftLength: game.draft.length,
    upForVote: upForVote(open?.form, game.draft),
    offered: game.offered().map((step) => deskStep(step, [])),
    seats: state.seats.map(({ id, alive }) => deskSeat(id, alive, privately(id))),
    called: state.called,
    shown: state.shown,
    tally: state.tally,
    told: record.items.slice(0, record.told),
    untold: record.items.slice(record.told),
    mayTell: open?.tells === true && record.told < record.items.length,
    unpublished: state.ruled,
    reached: state.reached,
    winner: state.winner,
    reminders: ruleset.reminders(state, options),
  }
}

/** Written out: a spread here costs more than everything else in the view. */
const deskSeat = (id: SeatId, alive: boolean, seat: PrivateSeat): DeskSeat => {
  const { roles, team, statuses, cards, holds } = seat
  if (holds) return { id, alive, ...seat }
  return cards ? { id, alive, roles, team, statuses, cards } : { id, alive, roles, team, statuses }
}

const deskStep = (step: StepSpec, told: readonly PublicItem[]): DeskStep => ({
  id: step.id,
  form: step.form,
  asked: step.asked,
  neutral: step.neutral,
  variant: step.variant ?? null,
  seconds: step.seconds ?? 0,
  speaker: step.speaker ?? null,
  stage: step.stage ?? null,
  params: step.params ?? {},
  news: told.filter(({ quiet }) => !quiet),
})
