/**
 * A night that everybody plays by phone: what all phones show alike, and what lies under the one finger that holds one of them.
 * Whoever is asked taps no more, waits no longer and reads no lighter page than anybody else.
 */
import type { Cover, Json, SeatId, Signal } from '../../engine'

/** Public, and the same on all phones. */
export interface PhoneNight {
  /**
   * `call`: a call of the script; `late`: one of the last two, in which whoever has not answered still can; `back`: the host takes
   * something back.
   */
  readonly shows: 'call' | 'late' | 'back'
  /** Which call it is: a tap names it. */
  readonly opening: string
  /** Its sentence, said for all: a key of the game's steps, with what a reading that everybody knows of needs; null: it has none. */
  readonly call: null | {
    readonly step: string
    readonly variant: string | null
    readonly params: Readonly<Record<string, Json>>
  }
  /** Whether players are asked, or whatever comes back is looked at. */
  readonly part: 'ask' | 'look'
  /** How much everybody is asked for. */
  readonly cover: Cover
  /** Whom one may tap: all who sat down, the dead included. */
  readonly among: readonly SeatId[]
  /** Whose phone is away: it holds the call for everybody. */
  readonly waitsFor: readonly SeatId[]
}

/** What somebody taps by night. What nobody was asked for is kept nowhere. */
export interface Tap {
  readonly seats: readonly SeatId[]
  readonly word: string | null
  readonly done: boolean
}

/** What lies under the finger of the one who holds this phone. Everybody has one; of whoever is not asked it says so. */
export interface Finger {
  /** Null: this one is not called. */
  readonly called: null | {
    readonly step: string
    /** Which reading of the step is theirs: `blocked`, `spent`. */
    readonly variant: string | null
    readonly params: Readonly<Record<string, Json>>
    /** What may be chosen; none of both: nothing is asked, or somebody else of them answers. */
    readonly seats: readonly SeatId[]
    readonly words: readonly string[]
    readonly least: number
    readonly most: number
    /** Whether the answer counts now. */
    readonly taken: boolean
    /** Whether what was tapped is no answer that the rules take. */
    readonly refused: boolean
    /** Those who are called together and see each other, each with what they point at. */
    readonly others: readonly { readonly seat: SeatId; readonly at: readonly SeatId[] }[]
    /** What came back, the newest last. */
    readonly told: readonly { readonly step: string; readonly signal: Signal }[]
  }
  /** Makes what is sent of everybody equally long. */
  readonly pad: string
}
