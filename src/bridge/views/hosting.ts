/** An evening that the program hosts, as the laptop, the phones and the big screen are told of it: what everybody at the table knows. */
import type { SeatId } from '../../engine'

/** What it waits for; `reading`: that what was said has been read. */
export const HOSTING_WAITS = [
  'looks',
  'night',
  'call',
  'reading',
  'speech',
  'talk',
  'hands',
  'over',
] as const
export type HostingWaits = (typeof HOSTING_WAITS)[number]

/** Whether the laptop’s desk is to be opened: it takes the word of all who have a phone. */
export interface DeskWord {
  readonly yes: number
  readonly of: number
}

/** How many have had enough of a talk, and how many end it. */
export interface EnoughSaid {
  readonly said: number
  readonly needs: number
}

/** What each phone is told of it. */
export interface PhoneHosting {
  readonly paused: boolean
  /** Null: there is no talk. */
  readonly enough: EnoughSaid | null
  /** Null: nobody wants to open the desk. */
  readonly word: DeskWord | null
}

/** What the laptop shows of it. */
export interface HostingView extends PhoneHosting {
  readonly waits: HostingWaits
  /** Whose hand, word or phone is missing, as everybody can see. */
  readonly waitsFor: readonly SeatId[]
  /** Whether the last thing before everybody can be taken back. */
  readonly canUndo: boolean
}

/** At the own cards, at a call that all phones show, or at the last ones of a night. */
export const ROOM_EYES = ['cards', 'phones', 'late'] as const
export type RoomEyes = (typeof ROOM_EYES)[number]

/** What the big screen is told of it. */
export interface RoomHosting {
  readonly paused: boolean
  readonly word: DeskWord | null
  /** Its desk was opened, and a person hosts from then on. */
  readonly opened?: true
  /** What a host would say aloud now, in the room’s language; empty where the picture says it. */
  readonly says: readonly string[]
  /** Where everybody looks instead of at the big screen; absent: there. */
  readonly eyes?: RoomEyes
}
