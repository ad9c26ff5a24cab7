/** What an entry for a question has: everything that is said of its kind. An entry that lacks a part does not compile. */
import type * as v from 'valibot'
import type { ConditionOf, Env, NumberOf, WhoOf } from '../../state/asking'
import type { Params } from '../../language/base/fill'
import type { Text } from '../../schema/scalars'
import type { PhraseKey, SpokenKey } from '../phrases/phrases'

/** One of several things that can be done. */
export interface ActPlan {
  readonly id: string
  readonly one: WhoOf | null
  readonly if: ConditionOf | null
  readonly uses: NumberOf | null
}

/** What there is to choose from; how that is asked of a table, `play` knows by its kind. */
export type Choosing =
  | { readonly kind: 'seat'; readonly of: WhoOf }
  | {
      readonly kind: 'seats'
      readonly of: WhoOf
      /** How many may be chosen, as the room knows it; never more at least than at most. */
      readonly count: (env: Env) => { readonly min: number; readonly max: number }
    }
  | { readonly kind: 'acts'; readonly acts: readonly ActPlan[] }
  | {
      readonly kind: 'options'
      readonly options: (env: Env, must: boolean) => readonly string[]
      /** All that it can come to, as far as everybody knows; absent: what is offered is known to everybody. */
      readonly widest?: (env: Env) => readonly string[]
      /** What a choice is for the effects after it. */
      readonly as: 'word' | 'card' | 'middle'
      /** The option that declines. */
      readonly no: string | null
    }

/** What a question is called: in speech, in what the host watches for, in what a click records. */
export interface Wording {
  readonly spoken: SpokenKey
  readonly watched: PhraseKey | null
  readonly recorded: PhraseKey
}

/** What names are made with. */
export interface Naming {
  readonly text: (text: Text | undefined) => string
  readonly phrase: (key: PhraseKey, params?: Params) => string
  readonly role: (id: string) => string
  /** Several in one sentence. */
  readonly listed: (parts: readonly string[]) => string
}

/** How it is put: to a group as one, and how that agrees. */
export interface Manner {
  readonly joint: boolean
  readonly by: unknown
  /** Whether several of its things may be done in one waking. */
  readonly several: boolean
}

export interface QuestionEntry<
  S extends v.GenericSchema = v.GenericSchema,
  Value = v.InferOutput<S>,
> {
  /** What it is for, in one sentence, for editors and for the reference. */
  readonly about: string
  /** What stands under its word. */
  readonly schema: S
  /** The words for players that mean somebody in what follows; `chosen`: a role has been named, or cards in the middle. */
  readonly chosen: (value: Value) => readonly ('target' | 'second' | 'targets' | 'chosen')[]
  /** Whether it is about one player at whom each points: hands of a group can be counted, and several asked in one step. */
  readonly points: boolean
  /** Whether it can be declined by passing: a no is an answer. */
  readonly passes: boolean
  readonly words: (value: Value, manner: Manner) => Wording
  /** The deeds and the answers that its sentence names, and how many it asks for. */
  readonly named: (
    value: Value,
    naming: Naming,
  ) => Readonly<Partial<Record<'acts' | 'words' | 'count', readonly string[]>>>
  /** Its buttons by their ids, besides those that every question has. */
  readonly buttons: (value: Value, naming: Naming) => Readonly<Record<string, string>>
  readonly evaluate: (value: Value) => Choosing
}

/** Says what a question is. */
export const questionEntry = <S extends v.GenericSchema>(entry: QuestionEntry<S>) => entry

/** Names nothing, and has no button of its own. */
export const none = (): Readonly<Record<string, never>> => ({})
/** Nobody is chosen. */
export const nobody = (): readonly [] => []
