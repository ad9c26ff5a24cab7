/**
 * The texts of one game in one language. Every ruleset's base language is written as
 * `export const texts = {…} as const satisfies TextsFor<Vocabulary>`, with the vocabulary of its rules; other languages
 * are typed by `Translated<typeof base, Text>`. What is missing does not compile. Placeholders: `{name}`, `{names}`,
 * `{count}`, … in braces. Written texts may follow house rules; those of an evening do not any more.
 */
import type { OptionDefs } from '../engine'
import type { Moments } from './moments'
import type { Text, Written } from './writtenTexts'

export interface StepTexts {
  /** What the step is, for the script's margin: two or three words. */
  readonly title: string
  /** Sentences to say aloud, in order: the wake-up call, the question. */
  readonly say: readonly string[]
  /** What to say when it is over: the sleep call. */
  readonly close?: readonly string[]
  /** Whoever was awake before stays awake: the closing words of the step before wait for this one's. */
  readonly stays?: boolean
  /** Its sign stands on the desk while it is open, so that it is not put up again after the answer. */
  readonly signsFirst?: boolean
  /** What the host does and watches for, in silence. */
  readonly do: string
  /** A sign that the host gives before the question, large on the desk; other readings have their own. */
  readonly sign?: string
  /** What a click on a seat records. */
  readonly ask?: string
  /**
   * Other readings of the same step by its variant. `gone` and its like never change what is *said*; only
   * a variant that everybody knows of (a Hunter who chooses openly) has words of its own.
   */
  readonly variants?: Readonly<
    Record<
      string,
      {
        readonly do: string
        /** A sign that the host gives while they are awake, large on the desk. */
        readonly sign?: string
        readonly ask?: string
        readonly say?: readonly string[]
        readonly close?: readonly string[]
      }
    >
  >
  /** Names of a step's options (`draw`, `left`, …) and of passing (`pass`) and going on (`ok`). */
  readonly options?: Readonly<Record<string, string>>
  /** What to give back in silence, by signal: big letters for a sign, and what to do. */
  readonly signals?: Readonly<Record<string, { readonly sign: string; readonly do: string }>>
}

export interface RulesetTexts {
  readonly name: string
  readonly tagline: string
  readonly about: readonly string[]
  readonly teams: Readonly<
    Record<string, { readonly name: string; readonly goal: string; readonly won: string }>
  >
  readonly roles: Readonly<Record<string, { readonly name: string; readonly help: string }>>
  /** `wins`: how its player wins, where a card says it in words of its own and not in those of its team. */
  readonly cards: Readonly<
    Record<string, { readonly name: string; readonly help: string; readonly wins?: string }>
  >
  readonly statuses: Readonly<Record<string, { readonly name: string; readonly help: string }>>
  /** House rules: name, meaning, and the meaning of each value (`true`/`false` for switches). */
  readonly options: Readonly<
    Record<
      string,
      {
        readonly name: string
        readonly help: string
        readonly values: Readonly<Record<string, string>>
      }
    >
  >
  readonly steps: Readonly<Record<string, StepTexts>>
  /** Announcements as the big screen shows and the host reads them, by item kind (see `itemText`). */
  readonly items: Readonly<Record<string, string>>
  /**
   * What to say when a phase begins, before its first step, where that step may be anybody's call; the first night
   * may open with a story before its own.
   */
  readonly phases?: Readonly<
    Partial<Record<'firstNight' | 'night' | 'dawn' | 'day', readonly string[]>>
  >
  /** Headings of the big screen by `stage.about`, e.g. `funeral`, `turn`, `defence`, `vote`, `runoff`. */
  readonly stages: Readonly<Record<string, { readonly title: string; readonly line: string }>>
  /** What the big screen says while nothing is going on, another one each night; the window has words for those without. */
  readonly moments?: Moments
  readonly refusals: Readonly<Record<string, string>>
  readonly findings: Readonly<Record<string, string>>
  readonly reminders: Readonly<Record<string, string>>
  /** Lines of the evening's true story, by event kind. */
  readonly chronicle: Readonly<Record<string, string>>
  /** What those lines call a word of an event that is no seat, card, role, side or condition: `left`, `yes`. */
  readonly values?: Readonly<Record<string, string>>
  /** Where the host looks at everybody's card before the first night: what to say, do, and say at the end. */
  readonly verify?: {
    readonly say: readonly string[]
    readonly do: string
    readonly close: readonly string[]
  }
  /**
   * Words to repeat a botched question of the night in: everybody closes the eyes, and the real question
   * is asked among several that nobody needs. One short question by step id, all to be answered alike.
   */
  readonly disturbance?: {
    readonly opening: string
    readonly closing: string
    readonly questions: Readonly<Record<string, string>>
  }
  /** How a vote goes, step by step, in words that all may read. */
  readonly voting?: readonly string[]
  /** Rules of conduct the host reads aloud before the game. */
  readonly tableRules: readonly string[]
  readonly tips: readonly string[]
}

/** The texts as they are written: each may follow a house rule. Everything below `textsFor` gets the plain ones. */
export type WrittenTexts = Written<RulesetTexts>

/** What one step may need words for, beyond its own: by id. */
interface StepNeeds {
  readonly variants?: string
  readonly options?: string
  readonly signals?: string
}

/** Everything that a game's rules may ask words for. Each game says it once, read off its rules where they have it. */
export interface Vocabulary {
  readonly teams: string
  readonly roles: string
  readonly cards: string
  readonly statuses: string
  /** The definitions of its house rules: their values follow from them. */
  readonly options: OptionDefs
  readonly steps: Readonly<Record<string, StepNeeds>>
  /** Kinds of announcements, with their causes and `.none`. */
  readonly items: string
  readonly stages: string
  readonly refusals: string
  readonly findings: string
  readonly reminders: string
}

/** The values of a house rule that the host reads the meaning of; the clocks, where it is made of clocks. */
type ValueName<D> = D extends { readonly kind: 'switch' }
  ? 'true' | 'false'
  : D extends { readonly kind: 'choice'; readonly values: readonly (infer V extends string)[] }
    ? V
    : D extends { readonly kind: 'several'; readonly values: readonly (infer V extends string)[] }
      ? V
      : D extends { readonly kind: 'order'; readonly default: readonly (infer P extends string)[] }
        ? P
        : D extends { readonly kind: 'seconds'; readonly default: infer S }
          ? keyof S & string
          : never

type Listed =
  | 'teams'
  | 'roles'
  | 'cards'
  | 'statuses'
  | 'items'
  | 'stages'
  | 'refusals'
  | 'findings'
  | 'reminders'

/** The texts that a game of this vocabulary cannot do without: one that is missing does not compile. */
export type TextsFor<V extends Vocabulary> = WrittenTexts & {
  readonly [K in Listed]: Readonly<Record<V[K], WrittenTexts[K][string]>>
} & {
  readonly options: {
    readonly [O in keyof V['options']]: WrittenTexts['options'][string] & {
      readonly values: Readonly<Record<ValueName<V['options'][O]>, Text>>
    }
  }
  readonly steps: {
    readonly [S in keyof V['steps']]: Written<StepTexts> & {
      readonly [K in keyof V['steps'][S]]: Readonly<Record<V['steps'][S][K] & string, unknown>>
    }
  }
}

/**
 * The shape of a translation: the base language's keys with other words. In a game's own, whose leaves are `Text`,
 * a sentence may follow another house rule than the base's, or none.
 */
export type Translated<T, Leaf = string> = T extends Text
  ? Leaf
  : T extends readonly (infer U)[]
    ? readonly Translated<U, Leaf>[]
    : { readonly [K in keyof T]: Translated<T[K], Leaf> }
