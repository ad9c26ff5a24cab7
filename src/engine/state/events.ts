/** Events: how facts change the state, what the room hears of them, and those that every game shares. */
import { afterDraw, type ChanceStream } from '../chance'
import { bySeat, type SeatId } from '../base/ids'
import type { Announcement, ItemTable } from '../record/items'
import type { Phase, SeenState, TableState, Signal } from './state'

/** A fact, as journaled: its kind and its data, plain JSON. */
export interface GameEvent {
  readonly kind: string
  readonly data: unknown
}

/**
 * How one kind of event changes the state, and what the room may know of it. `public` cannot be left
 * out: an event that is nobody's business says `'never'`. `K` are the kinds of announcements there are.
 */
export interface EventDef<G, D, K extends string = string> {
  /** Only moves the machine: no line of the evening's story. */
  readonly silent?: true
  readonly apply: (state: TableState<G>, data: D) => void
  readonly public: 'never' | ((data: D, state: SeenState<G>) => readonly Announcement<K>[])
}

export type EventTable<G, E, K extends string = string> = {
  readonly [Kind in keyof E]: EventDef<G, E[Kind], K>
}

/** The events that every game shares. */
export interface CoreEvents {
  phaseBegan: Phase
  stepOpened: { step: string; seconds?: number; speaker?: SeatId }
  signalShown: { step: string; signal: Signal }
  drawn: { stream: ChanceStream }
  tallied: { totals: Record<SeatId, number> }
  /** An announcement that changes no state by itself. */
  announced: { item: Announcement }
  won: { winners: readonly string[] }
}

/** The kinds of announcements that every game shares; a game may add an effect to each. */
export const coreItems = {
  nightFalls: { quiet: true },
  dayBreaks: { quiet: true },
  speech: { quiet: true },
  timer: { quiet: true },
  tally: { quiet: true, show: 'count', cue: 'gavel' },
  winner: { show: 'end' },
} as const satisfies ItemTable

type CoreKind = keyof typeof coreItems

const phaseItems = (phase: Phase): readonly Announcement<CoreKind>[] => {
  if (phase.kind === 'night') return [{ kind: 'nightFalls', of: phase.n }]
  return phase.kind === 'dawn' ? [{ kind: 'dayBreaks', of: phase.n }] : []
}

/** Reducers and public forms of the shared events. */
export const coreEvents: EventTable<unknown, CoreEvents> = {
  phaseBegan: {
    silent: true,
    apply(state, phase) {
      state.phase = phase
      state.called = []
      state.record.items = []
      state.record.told = 0
      state.record.before = 0
    },
    public: phaseItems,
  },
  stepOpened: {
    silent: true,
    apply(state, { step }) {
      if (state.called[state.called.length - 1] !== step) state.called.push(step)
    },
    public({ seconds, speaker }, { phase }) {
      // A clock by night is the host's own: when it comes depends on what was done in secret.
      if (phase.kind === 'night') return []
      const items: Announcement<CoreKind>[] = []
      if (speaker) items.push({ kind: 'speech', of: speaker })
      if (seconds) items.push({ kind: 'timer', of: seconds })
      return items
    },
  },
  signalShown: {
    apply(state, { step, signal }) {
      state.shown[step] = signal
    },
    public: 'never',
  },
  drawn: {
    silent: true,
    apply(state, { stream }) {
      state.chance[stream] = afterDraw(state.chance[stream])
    },
    public: 'never',
  },
  tallied: {
    apply(state, { totals }) {
      state.tally = totals
    },
    public: ({ totals }) => [{ kind: 'tally', of: inSeatOrder(totals) }],
  },
  announced: {
    apply() {},
    public: ({ item }) => [item],
  },
  won: {
    apply(state, { winners }) {
      state.winner = winners
      state.reached = null
      state.phase = { kind: 'end', n: state.phase.n }
    },
    public: ({ winners }) => [{ kind: 'winner', of: winners }],
  },
}

/** The order of hands as they were entered tells whose the first one was; a count has none of it. */
const inSeatOrder = (totals: Readonly<Record<SeatId, number>>): Record<SeatId, number> => {
  const seats = Object.keys(totals) as SeatId[]
  return Object.fromEntries(seats.sort(bySeat).map((seat) => [seat, totals[seat] ?? 0]))
}

/** Whether events of a kind only move the machine, in every game. */
export const isSilent = (kind: string): boolean =>
  kind in coreEvents && coreEvents[kind as keyof CoreEvents].silent === true
