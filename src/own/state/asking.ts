/** The moment in which something is asked of a state, and what of a document has to be known for it. */
import type { SeatId } from '../../engine'
import type { TraitMap, TraitName } from '../schema/traits'
import type { OwnState } from './state'

/** What a document says of its people and things, as far as an expression asks for it. */
export interface Known {
  readonly teams: Readonly<Record<string, { readonly solo?: unknown }>>
  readonly roles: Readonly<
    Record<string, { readonly team: string; readonly kind?: string; readonly stays?: unknown }>
  >
  readonly links?: Readonly<Record<string, { readonly kind: 'group' | 'arrow' }>>
  readonly counters?: Readonly<Record<string, { readonly start?: unknown }>>
}

/** What a card makes of whoever holds it; `roles` of whoever holds it alone. */
export interface CardPlan {
  readonly role: string
  readonly roles: readonly string[]
  readonly top: boolean
}

export interface TraitPlan {
  readonly map: TraitMap
  /** Whether it hangs on nothing but what the room can know: a public status, and a condition that is open. */
  readonly isOpen: boolean
  readonly if: ConditionOf | null
  readonly votesAs: WhoOf | null
}

/** Roles, statuses and objects with a trait of one name; a kind of which none has it is not there. */
export type Bearers = Readonly<
  Partial<Record<'role' | 'status' | 'object', Readonly<Record<string, readonly TraitPlan[]>>>>
>

/** A document with its house rules folded, as far as facts rest on it. */
export interface Ground {
  readonly doc: Known
  readonly perSeat: number
  readonly teams: readonly string[]
  /** Statuses that a dead player keeps. */
  readonly lasting: ReadonlySet<string>
  readonly cards: Readonly<Record<string, CardPlan>>
  /** What has a trait, by the trait's name; what nothing has is not there. */
  readonly bearers: Readonly<Partial<Record<TraitName, Bearers>>>
  /** Whether some look like roles that are drawn: once for whoever has it, or each time that something is shown. */
  readonly drawsLooks: Readonly<Record<'once' | 'each', boolean>>
  readonly who: (who: unknown) => WhoOf
  /** Who would lose a life by these causes if dawn came now. */
  readonly doomed: (state: OwnState, causes: (cause: string) => boolean) => readonly SeatId[]
}

/** The moment an expression is looked at. */
export interface Env {
  readonly plan: Ground
  readonly state: OwnState
  readonly self?: SeatId | undefined
  readonly holders?: readonly SeatId[] | undefined
  readonly targets?: readonly SeatId[] | undefined
  readonly giver?: SeatId | undefined
  readonly it?: SeatId | undefined
  readonly killers?: readonly SeatId[] | undefined
  readonly candidates?: readonly SeatId[] | undefined
  /** The team whose call it is. */
  readonly own?: string | undefined
  readonly cause?: string | undefined
  readonly used?: boolean | undefined
  readonly act?: string | undefined
  /** All acts of a waking, where several may be chosen. */
  readonly acts?: readonly string[] | undefined
  readonly word?: string | undefined
  readonly card?: string | undefined
  /** Which cards in the middle were chosen. */
  readonly middle?: string | undefined
  readonly role?: string | undefined
  /** Whether who is asked only believes that the call is his. */
  readonly believed?: boolean | undefined
  /** Among the dead; as the room was told; as players appear. */
  readonly dead?: boolean | undefined
  readonly told?: boolean | undefined
  readonly appears?: boolean | undefined
  /** The call in which something is shown. */
  readonly step?: string | undefined
  /** By which luck somebody looks who looks different each time. */
  readonly luck?: number | undefined
  /** Draws in secret; absent where nothing may be drawn. */
  readonly draw?: ((n: number) => number) | undefined
}

export type WhoOf = (env: Env) => readonly SeatId[]
export type NumberOf = (env: Env) => number
export type ConditionOf = (env: Env) => boolean
