/** What an entry for an effect has, and what effects do to a table. */
import type { SeatId, Signal } from '../../../../engine'
import type { Until } from '../../../schema/until'
import type { ConditionOf, Env, WhoOf } from '../../../state/asking'
import type { Bearer } from '../../../state/state'
import type { CallClass } from '../../base/classes'
import type { Inner, Stands } from '../../base/entry'
import type { EffectsWithin, FormOf, Shape } from '../../../schema/fields'
import type { TraitMap } from '../../../schema/traits'

/** What an attack is meant to do. */
export interface Blow {
  readonly cause: string
  readonly on: readonly SeatId[]
  readonly sure: boolean
  /** Whether it takes all lives. */
  readonly all: boolean
}

/** What can be done to a table; how, the parts of an evening know. */
export interface Deeds {
  readonly attack: (blow: Blow, env: Env) => void
  readonly give: (status: string, on: readonly Bearer[], until: Until | null, env: Env) => void
  readonly take: (status: string, on: readonly Bearer[]) => void
  readonly show: (signal: Signal) => void
  readonly count: (counter: string, on: readonly Bearer[], to: (now: number) => number) => void
  /** From whom is asked only where the link is an arrow. */
  readonly tie: (link: string, from: () => readonly SeatId[], to: readonly SeatId[]) => void
  readonly untie: (link: string, from: readonly SeatId[]) => void
  /** `onto` is asked for each of them. */
  readonly redirect: (acts: readonly SeatId[], onto: () => SeatId | undefined) => void
  readonly swap: (one: SeatId | undefined, other: SeatId | undefined) => void
  readonly move: (object: string, to: SeatId | null) => void
  readonly revive: (seats: readonly SeatId[]) => void
  readonly become: (seats: readonly SeatId[], role: string) => void
  readonly join: (seats: readonly SeatId[], team: string) => void
  readonly exchange: (seat: SeatId, other: SeatId | 'pool', card: string | null) => void
  readonly reveal: (seats: readonly SeatId[], what: 'role' | 'team' | 'card') => void
  readonly announce: (notice: string, seats: readonly SeatId[] | null) => void
  readonly win: (names: readonly string[], ends: boolean) => void
  readonly leave: (scope: string) => void
}

/** How an effect can change what others do in the same night. */
export type Bend =
  | { readonly kind: 'gives'; readonly status: string; readonly to: WhoOf }
  | { readonly kind: 'redirects'; readonly acts: WhoOf }
  | { readonly kind: 'swaps'; readonly seats: WhoOf }

/** An effect with its expressions made ready. */
export interface Plain {
  readonly does: (deeds: Deeds, env: Env) => void
  /** Null where it bends nothing. */
  readonly bends: Bend | null
}

/** Effects that come only if something is so. */
export interface Branch {
  readonly condition: ConditionOf
  readonly then: readonly EffectPlan[]
  readonly otherwise: readonly EffectPlan[]
}
export type EffectPlan = Plain | Branch

/** What makes effects ready. */
export interface Making extends Inner {
  readonly effects: (effects: EffectsWithin) => readonly EffectPlan[]
}

/** What an effect brings into an evening once it is there. */
export interface Brought {
  readonly kind: 'status' | 'link' | 'object' | 'team' | 'role'
  readonly id: string
}

/** What a status is, for who asks what a call with it is for. */
export interface OfStatuses {
  readonly traits: (status: string) => readonly TraitMap[]
  /** Whether a shield hangs on it. */
  readonly guards: (status: string) => boolean
}

/** An effect of a document. */
export interface EffectForm<S extends Shape = Shape, Form = FormOf<S>> {
  readonly shape: S
  /** What it is for, in one sentence, for editors and for the reference. */
  readonly about: string
  readonly stands: Stands
  /** Whether whom it is on may be drawn in secret. */
  readonly drawn: boolean
  /** Whether it needs a game in which everybody has one card. */
  readonly oneCard: boolean
  /** Whether it is on the chosen player, because nothing is said of whom it is on. */
  readonly onChosen: (form: Form) => boolean
  /** What a call with it is for; null: that is told by what is in it. */
  readonly class: (form: Form, statuses: OfStatuses) => CallClass | null
  readonly brings: (form: Form) => readonly Brought[]
  readonly evaluate: (form: Form, making: Making) => EffectPlan
}

/** Says what an effect is. */
export const effectForm = <S extends Shape>(form: EffectForm<S>): EffectForm<S> => form

/** An effect that changes nothing that others do tonight. */
export const plain = (does: Plain['does']): Plain => ({ does, bends: null })

/** Brings nothing that was not there before. */
export const nothing = (): readonly Brought[] => []
/** It is said whom it is on. */
export const never = (): boolean => false
