/**
 * What a player's phone is sent. Built by allow-list, of two parts: what the big screen shows, the same for all, and what
 * belongs to the one who holds it. Nothing of the state and nothing of anybody else reaches it.
 */
import type { Asks, OptionValues, Said, SeatId } from '../../engine'
import type { PhoneHosting } from './hosting'
import type { Finger, PhoneNight, Tap } from './phoneNight'
import type { ProjectorView } from './room'

/** One of the two pictures by which the host knows a claim: a key of the phone's and the desk's texts. */
export type SignPicture = string

/** Why somebody is at the door again. */
export const DOOR_REASONS = ['refused', 'taken', 'replaced', 'putOut', 'left', 'badName'] as const

/** Before somebody is let in. */
export interface PhoneDoor {
  readonly at: 'door'
  readonly revision: number
  readonly ruleset: string | null
  /** Names without a phone, in the order of the seats; none while nobody is named yet. */
  readonly free: readonly { readonly seat: SeatId; readonly name: string }[]
  /** Names that have a phone already: these the host always decides about. */
  readonly taken: readonly { readonly seat: SeatId; readonly name: string }[]
  /** Whether guests may type a name that is not there. */
  readonly mayType: boolean
  /** What this phone has asked for, and the sign that the host compares. */
  readonly claim: null | {
    readonly name: string
    readonly sign: readonly [SignPicture, SignPicture]
  }
  readonly reason: (typeof DOOR_REASONS)[number] | null
}

/** What everybody sees: the big screen's view without sounds, with the marks of phones and what a step asks. */
export interface PhoneRoom extends Omit<
  ProjectorView,
  'revision' | 'cue' | 'music' | 'show' | 'rule' | 'peeking' | 'beat' | 'phoneAddress' | 'hosting'
> {
  /** The room's language; a phone speaks its own. */
  readonly language: string
  /** Who has a phone. */
  readonly phones: readonly SeatId[]
  readonly asks: PhoneAsks | null
  /** Which opening of its step somebody speaks in or is asked in; null: neither. */
  readonly opening: string | null
  /** A night that everybody plays by phone; absent: eyes are closed, or it is day. */
  readonly night?: PhoneNight
  /** Absent: a person hosts. */
  readonly hosting?: PhoneHosting
}

/** What the open step asks of players, and which opening of it that is: a hand names it. */
export interface PhoneAsks extends Asks {
  /** New for each opening and after each undo; never a count of acts. */
  readonly opening: string
  /** Whose turn it is, where voters or candidates take turns; null: everybody's. */
  readonly turn: SeatId | null
  /** Whether hands are taken now. */
  readonly isOpen: boolean
  /** Whether nobody sees a hand before the host closes. */
  readonly atOnce: boolean
}

/** A hand in a vote, a word or a choice: what somebody says to a step. */
export type Hand = Said

/** A card as whoever was dealt it believes it to be. */
export interface OwnCard {
  readonly card: string
  readonly role: string | null
  readonly team: string
}

/** What a phone asks of the host; it never acts by itself. */
export const REQUESTS = ['nominate', 'second', 'withdraw', 'speak', 'stepIn'] as const
export type RequestKind = (typeof REQUESTS)[number]

/** What belongs to the one who holds this phone. */
export interface PhoneOwn {
  readonly seat: SeatId
  readonly name: string
  /** Which of the cast's figures this one is on the big screen, from 0; null: it cannot be chosen now. */
  readonly look: number | null
  /** Top first; null: not dealt yet, or not to be seen now. */
  readonly cards: null | {
    readonly dealt: readonly OwnCard[]
    /** Whether the one who looks says which card lies on top. */
    readonly chooses: boolean
    /** Whether this one has said that he has looked. */
    readonly looked: boolean
    /** House rules of tonight that are not as usual. */
    readonly changed: OptionValues
  }
  /** The hand given to the open step, from this phone or at the desk; null: none yet. */
  readonly hand: Hand | null
  readonly requests: readonly {
    readonly id: string
    readonly kind: RequestKind
    readonly target: SeatId | null
    readonly heard: boolean
  }[]
  /** Whether this one speaks now, and can say that he is done. */
  readonly speaks: boolean
  /** Whether he is out, as everybody knows. */
  readonly out: boolean
  /** The hands given in the evening so far, oldest first; told at the end. */
  readonly way:
    | null
    | readonly {
        readonly phase: string
        readonly hand: Hand
      }[]
  /** Where the program hosts: whether this one has had enough of what is talked about, and has agreed to open the desk. */
  readonly enough?: boolean
  readonly opensDesk?: boolean
  /** By a night on phones: what was tapped in this call, and what lies under the own finger. */
  readonly tap?: Tap | null
  readonly finger?: Finger
}

export interface PhoneTable {
  readonly at: 'table'
  readonly revision: number
  readonly room: PhoneRoom
  readonly own: PhoneOwn
}

export type PhoneView = PhoneDoor | PhoneTable
