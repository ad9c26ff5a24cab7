/**
 * What the room may see, drawn up by the test itself: from what was announced, the open step's stage, and what the host
 * read out or timed before everybody. It knows nothing of how the program makes its picture.
 */
import type { FacilitatorView, ProjectorScene, ProjectorView } from '../../../src/bridge'
import {
  seatId,
  type AnyRuleset,
  type GameSetup,
  type History,
  type PublicSeat,
  type SeatId,
} from '../../../src/engine'

/** What the room sees of a seat at the beginning, besides that somebody sits there. */
const AT_FIRST: Readonly<Record<string, (cards: number) => Partial<PublicSeat>>> = {
  chiangmai: (cards) => ({ lives: cards }),
}

/** Everything that is public of an evening, and of what is told of it at the end. */
export interface Facts {
  readonly ruleset: AnyRuleset
  readonly setup: GameSetup
  readonly names: readonly string[]
  readonly history: History
  /** Of the desk: its clock, the story that is shown, and the settings of the show. */
  readonly desk: FacilitatorView
  /** The whole log, once the roles were turned over before everybody. */
  readonly chronicle: readonly unknown[] | null
}

export type Rendering = Omit<ProjectorView, 'revision' | 'cue'>

/** The picture that the room may see now. */
export function publicRendering(facts: Facts): Rendering {
  const { ruleset, names, history, desk } = facts
  const { state, open } = history.game
  const stage = open?.stage ?? null
  const { story } = desk.game ?? {}
  const from = story?.begins === undefined ? {} : { begins: story.begins }
  const told = story?.shown ? { body: story.body, lead: story.lead, ...from } : null
  const square = townSquare(facts)
  return {
    scene: sceneNow(facts, told !== null),
    ruleset: ruleset.id,
    phase: { ...state.phase },
    seats: square.map((seat, index) => ({ ...seat, name: names[index] ?? '' })),
    items: state.record.items.slice(0, state.record.told),
    stage: stage && { ...stage, ...listedNow(facts) },
    count: countNow(facts),
    clock: stage ? desk.clock : null,
    story: told,
    end: endNow(facts),
    show: showOf(desk),
    ...nearerNow(facts),
  }
}

/** Who stands on a list that names come and go on, as they were called out before everybody. */
function listedNow({ history, desk }: Facts): { candidates?: readonly SeatId[] } {
  const { form } = history.game.open ?? {}
  if (form?.kind !== 'nominations' || !form.withdraw) return {}
  const draft = desk.game?.draft
  const list = draft?.kind === 'nominations' ? draft.list : []
  const named = new Set<SeatId>()
  for (const { target, withdraw } of list) {
    for (const seat of [target, withdraw]) if (seat) named.delete(seat)
    if (target && !withdraw) named.add(target)
  }
  return { candidates: [...named] }
}

/** What comes nearer does so by the evening's nights alone. */
function nearerNow({ ruleset, history, names }: Facts): { nearer?: number } {
  const { options, state } = history.game
  const there = ruleset.arrival?.(names.length, options)
  return there === undefined ? {} : { nearer: Math.min(state.phase.n / Math.max(there, 1), 1) }
}

/** The seats as they are after everything that was announced, and nothing else. */
function townSquare({ ruleset, setup, history }: Facts): readonly PublicSeat[] {
  const seats = setup.hands.map(({ cards }, index): PublicSeat => ({
    id: seatId(index),
    out: false,
    ...AT_FIRST[ruleset.id]?.(cards.length),
    badges: [],
  }))
  const heard: (typeof history.game.state.record.history)[number][] = []
  for (const line of history.game.state.record.history) {
    heard.push(line)
    const seat = (id: SeatId): PublicSeat => {
      const found = seats.find((one) => one.id === id)
      if (!found) throw new Error(`nobody sits at ${id}`)
      return found
    }
    const { effect } = ruleset.items[line.item.kind] ?? {}
    effect?.(line.item, seat, seats, { options: setup.options as never, history: heard })
  }
  return seats
}

function sceneNow({ history }: Facts, story: boolean): ProjectorScene {
  const { phase } = history.game.state
  if (phase.kind === 'night') return 'night'
  if (phase.kind === 'end') return 'end'
  if (story) return 'story'
  return history.game.open?.stage?.scene ?? (phase.kind as ProjectorScene)
}

/** The hands that are up before everybody; of a closed count only whom it is about. */
function countNow({ history, desk }: Facts): ProjectorView['count'] {
  const { candidates, count } = history.game.open?.stage ?? {}
  if (!candidates || !count) return null
  const hands = count === 'closed' ? null : handsUp(desk)
  const totals: Record<SeatId, number> = {}
  for (const votes of Object.values(hands ?? {})) {
    for (const vote of votes) totals[vote] = (totals[vote] ?? 0) + 1
  }
  const common = {
    candidates,
    closed: false,
    upForVote: desk.game?.upForVote ?? null,
    totals,
    hands,
  }
  return count === 'closed' ? common : { ...common, ...voicesNow(desk) }
}

/** All hands that there are, where the most decide. */
function voicesNow({ game }: FacilitatorView): { voices?: number } {
  const form = game?.open?.form
  if (form?.kind !== 'ballots' || form.distinct || form.freely) return {}
  return { voices: form.voters.map(({ votes }) => votes).reduce((one, other) => one + other, 0) }
}

function handsUp({ game }: FacilitatorView): Record<SeatId, readonly SeatId[]> {
  const draft = game?.draft
  return draft?.kind === 'ballots' ? { ...draft.ballots } : {}
}

/** Who won; teams, cards and the true story only when they were turned over. */
function endNow({ ruleset, setup, history, chronicle }: Facts): ProjectorView['end'] {
  const { state, options } = history.game
  if (!state.winner) return null
  if (!chronicle) return { winners: state.winner, revealed: null }
  const seats = setup.hands.map(({ cards }, index) => ({
    id: seatId(index),
    team: ruleset.privateSeat(state, seatId(index), options).team,
    dealt: cards,
  }))
  return { winners: state.winner, revealed: { seats, chronicle: chronicle as never } }
}

/** What of the settings is about the show. */
export const showOf = ({ settings }: FacilitatorView): ProjectorView['show'] => ({
  language: settings.language,
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

/** The sounds that something public calls for, when one picture follows another; null: the room saw none before. */
export function soundsBetween(
  before: Rendering | null,
  after: Rendering,
  { items }: AnyRuleset,
): readonly string[] {
  const phase = ({ phase }: Rendering) => `${phase?.kind ?? ''} ${phase?.n ?? ''}`
  const isNewPhase = !before || phase(before) !== phase(after)
  const news = after.items.slice(isNewPhase ? 0 : before.items.length)
  return [
    ...news.flatMap(({ kind }) => items[kind]?.cue ?? []),
    ...(isNewPhase && after.phase?.kind === 'night' ? ['bell'] : []),
    ...(isNewPhase && after.phase?.kind === 'dawn' ? ['dawn'] : []),
    ...(after.story && !before?.story ? ['story'] : []),
    ...(after.count ? ['vote'] : []),
    ...(after.clock?.state === 'over' ? ['timesUp'] : []),
    ...(after.end && !before?.end ? ['victory'] : []),
    ...(after.end?.revealed && !before?.end?.revealed ? ['reveal'] : []),
  ]
}
