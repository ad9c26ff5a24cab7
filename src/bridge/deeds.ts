/** What the host did, act by act, and what came of a night: for the desk alone, never for the room. */
import type { Answer, DraftEntry, Json, PublicItem, SeatId } from '../engine'
import type { ChronicleEntry } from './views/room'

/** What a deed's words need of the step that it answered. */
export interface DeedStep {
  readonly id: string
  readonly asked: readonly SeatId[]
  readonly speaker: SeatId | null
  readonly params: Readonly<Record<string, Json>>
}

export type DeedKind = Deed['kind']

/** One act. `act` counts from 0: taking the evening back to it leaves so many acts standing. */
export type Deed = {
  readonly act: number
  /** When it was done, e.g. `night 2`. */
  readonly phase: string
} & (
  | {
      readonly kind: 'answer' | 'interrupt'
      readonly step: DeedStep
      readonly answer: Answer
      /** What was shown back for it; null: nothing. */
      readonly signal: unknown
    }
  | { readonly kind: 'click'; readonly step: DeedStep; readonly entry: DraftEntry }
  | { readonly kind: 'tell'; readonly item: PublicItem | null }
  | { readonly kind: 'ruling'; readonly line: ChronicleEntry }
  | { readonly kind: 'story'; readonly did: 'reroll' | 'edit' | 'show' }
  | { readonly kind: 'publish' | 'playOn' | 'reveal' }
)

/** A line of the desk's log: what an act led to, or, with `deed`, the act itself in all its detail. */
export interface LogLine extends ChronicleEntry {
  /** The act it belongs to; null for what the game began with. */
  readonly act: number | null
  readonly deed?: Deed
}

/** What a night did to a seat, by what the desk saw of it before and sees now. */
export interface Fate {
  readonly seat: SeatId
  readonly came: 'out' | 'back' | 'lost' | 'gained' | 'unharmed'
  /** Cards or lives lost or gained. */
  readonly cards: number
}

/** The night and its dawn, as far as they have come. */
export interface Tonight {
  /** Answers of the night and its dawn, oldest first; clicks are in the answers they were made for. */
  readonly deeds: readonly Deed[]
  /** Everybody whom the night changed; empty before the dawn. */
  readonly fates: readonly Fate[]
}
