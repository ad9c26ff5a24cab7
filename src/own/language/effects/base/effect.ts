/** What an entry for an effect has. */
import type { ConditionOf, Env, WhoOf } from '../../../state/asking'
import type { CallClass } from '../../base/classes'
import type { Inner, Stands } from '../../base/entry'
import type { EffectsWithin, FormOf, Shape } from '../../../schema/fields'
import type { TraitMap } from '../../../schema/traits'

/** How an effect can change what others do in the same night. */
export type Bend =
  | { readonly kind: 'gives'; readonly statuses: readonly string[]; readonly to: WhoOf }
  | { readonly kind: 'redirects'; readonly acts: WhoOf }
  | { readonly kind: 'swaps'; readonly seats: WhoOf }

/** A verb: what an effect wants done to a table, with what it has to be told; how it is done, `play/effects` knows. */
export type Deed<Verb extends string, Told extends readonly unknown[]> = Readonly<
  Record<Verb, (...told: Told) => void>
>

/** An effect with its expressions made ready; `Deeds` are the verbs that it uses. */
export interface Plain<Deeds = never> {
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
export interface EffectForm<
  S extends Shape = Shape,
  Made extends EffectPlan = EffectPlan,
  Form = FormOf<S>,
> {
  /** Whether only documents that say `needs: 2` may write it. */
  readonly isNewer?: true
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
  readonly evaluate: (form: Form, making: Making) => Made
}

/** Says what an effect is. */
export const effectForm = <S extends Shape, Made extends EffectPlan>(
  form: EffectForm<S, Made>,
): EffectForm<S, Made> => form

/** An effect that changes nothing that others do tonight. */
export const plain = <Deeds>(does: Plain<Deeds>['does']): Plain<Deeds> => ({ does, bends: null })

/** Brings nothing that was not there before. */
export const nothing = (): readonly Brought[] => []
/** It is said whom it is on. */
export const never = (): boolean => false
