/** What the desk knows of the players' phones: who has one, and who waits at the door. */
import type { SeatId } from '../../engine'
import type { RequestKind, SignPicture } from './phone'
import type { PhoneNight } from './phoneNight'

/** Somebody who wants to be let in. */
export interface DoorClaim {
  readonly id: string
  readonly name: string
  /** Whose phone it wants to be; null: of somebody who is not at the table yet. */
  readonly seat: SeatId | null
  /** Whether that one has a phone already, which is put out when this one is let in. */
  readonly taken: boolean
  /** What stands on the phone that asks. */
  readonly sign: readonly [SignPicture, SignPicture]
}

/** How players' own hands are taken: whenever they come, unseen until the host closes, or one after the other. */
export const WAYS = ['asTheyCome', 'atOnce', 'voters', 'candidates'] as const
export type Way = (typeof WAYS)[number]

/** What a player tells the host by phone. */
export interface DeskRequest {
  readonly id: string
  readonly seat: SeatId
  /** `says`: the answer of the one who is asked before everybody; `lastWords`: to be read, or put into the story. */
  readonly kind: RequestKind | 'says' | 'lastWords'
  /** The players it is about; none: nobody was named. */
  readonly targets: readonly SeatId[]
  /** A word of the open step, where that is what was said. */
  readonly word: string | null
  /** Last words, as they were typed. */
  readonly text: string | null
  /** Whether one key does what was asked for. */
  readonly accepts: boolean
}

export interface DeskPhones {
  readonly on: boolean
  /** Whether everybody is let in until the deal who takes a name without a phone. */
  readonly doorOpen: boolean
  /** Oldest first; none while the host does not have the desk. */
  readonly claims: readonly DoorClaim[]
  /** Who has a phone, and whether it is connected. */
  readonly seats: readonly { readonly seat: SeatId; readonly here: boolean }[]
  /** What players want of the host, oldest first; none while the host does not have the desk. */
  readonly requests: readonly DeskRequest[]
  /** Whose hand in the open step came from a phone. */
  readonly given: readonly SeatId[]
  /** Where the document of the game on the desk is handed out, below the public files; null: it is not. Undefined: it is none. */
  readonly handsOut?: string | null
  /** How hands are taken: what the host chose (null: as the rules have it), and what that is in the open step. */
  readonly way: { readonly chosen: Way | null; readonly now: Way | null }
  /** Nights on phones. */
  readonly nights: {
    readonly on: boolean
    /** Whether everybody at the table has a phone. */
    readonly possible: boolean
    /** What they show now; null: it is day, or eyes are closed. */
    readonly now: null | {
      readonly shows: PhoneNight['shows']
      readonly step: string | null
      /** How much is left of it, milliseconds. */
      readonly left: number
      readonly waitsFor: readonly SeatId[]
    }
  }
}
