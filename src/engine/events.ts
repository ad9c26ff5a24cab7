import { nextChance, type ChanceStream } from './chance'
import type { SeatId } from './ids'
import type { PublicItem } from './publicRecord'
import { giveStatus, takeStatus, type Phase, type TableState } from './state'
import type { Signal } from './step'

/** A fact, as journaled: its kind and its data, plain JSON. */
export interface GameEvent {
  readonly kind: string
  readonly data: unknown
}

/**
 * How one kind of event changes the state, and what the room may know of it. `public` cannot be left
 * out: an event that is nobody's business says `'never'`.
 */
export interface EventDef<G, D> {
  readonly apply: (state: TableState<G>, data: D) => void
  readonly public: 'never' | ((data: D, state: TableState<G>) => readonly PublicItem[])
}

export type EventTable<G, E> = { readonly [K in keyof E]: EventDef<G, E[K]> }

/** The events that every game shares. */
export interface CoreEvents {
  phaseBegan: Phase
  stepOpened: { step: string; seconds?: number; speaker?: SeatId }
  signalShown: { step: string; signal: Signal }
  statusGiven: { seat: SeatId; status: string }
  statusTaken: { seat: SeatId; status: string }
  drawn: { stream: ChanceStream }
  tallied: { totals: Record<SeatId, number> }
  /** Anything of the specification's list of announcements that changes no state by itself. */
  announced: { item: PublicItem }
  won: { winners: readonly string[] }
}

const phaseItems = (phase: Phase): readonly PublicItem[] => {
  if (phase.kind === 'night') return [{ kind: 'nightFalls', of: phase.n }]
  return phase.kind === 'dawn' ? [{ kind: 'dayBreaks', of: phase.n }] : []
}

/** Reducers and public forms of the shared events. */
export const coreEvents: EventTable<unknown, CoreEvents> = {
  phaseBegan: {
    apply(state, phase) {
      state.phase = phase
      state.called = []
    },
    public: phaseItems,
  },
  stepOpened: {
    apply(state, { step }) {
      if (state.called[state.called.length - 1] !== step) state.called.push(step)
    },
    public({ seconds, speaker }) {
      const items: PublicItem[] = []
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
  statusGiven: {
    apply(state, { seat, status }) {
      giveStatus(state, seat, status)
    },
    public: 'never',
  },
  statusTaken: {
    apply(state, { seat, status }) {
      takeStatus(state, seat, status)
    },
    public: 'never',
  },
  drawn: {
    apply(state, { stream }) {
      state.chance[stream] = nextChance(state.chance[stream]).state
    },
    public: 'never',
  },
  tallied: {
    apply(state, { totals }) {
      state.tally = totals
    },
    public: ({ totals }) => [{ kind: 'tally', of: totals }],
  },
  announced: {
    apply() {},
    public: ({ item }) => [item],
  },
  won: {
    apply(state, { winners }) {
      state.winner = winners
      state.phase = { kind: 'end', n: state.phase.n }
    },
    public: ({ winners }) => [{ kind: 'winner', of: winners }],
  },
}
