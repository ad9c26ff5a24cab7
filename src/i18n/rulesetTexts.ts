/**
 * The texts of one game in one language. Every ruleset's base language is written as
 * `export const texts = {…} as const satisfies RulesetTexts`; other languages are typed by
 * `Translated<typeof base>`, so that a missing text does not compile. Placeholders: `{name}`, `{names}`,
 * `{count}`, … in braces.
 */
export interface StepTexts {
  /** What the step is, for the script's margin: two or three words. */
  readonly title: string
  /** Sentences to say aloud, in order: the wake-up call, the question. */
  readonly say: readonly string[]
  /** What to say when it is over: the sleep call. */
  readonly close?: readonly string[]
  /** Whoever was awake before stays awake: the closing words of the step before wait for this one's. */
  readonly stays?: boolean
  /** What the host does and watches for, in silence. */
  readonly do: string
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
  readonly cards: Readonly<Record<string, { readonly name: string; readonly help: string }>>
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
  /** What to say when a phase begins, before its first step, where that step may be anybody's call. */
  readonly phases?: Readonly<Partial<Record<'night' | 'dawn' | 'day', readonly string[]>>>
  /** Headings of the big screen by `stage.about`, e.g. `funeral`, `turn`, `defence`, `vote`, `runoff`. */
  readonly stages: Readonly<Record<string, { readonly title: string; readonly line: string }>>
  readonly refusals: Readonly<Record<string, string>>
  readonly findings: Readonly<Record<string, string>>
  readonly reminders: Readonly<Record<string, string>>
  /** Lines of the evening's true story, by event kind. */
  readonly chronicle: Readonly<Record<string, string>>
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
  /** Rules of conduct the host reads aloud before the game. */
  readonly tableRules: readonly string[]
  readonly tips: readonly string[]
}

/** The shape of a translation: the base language's keys with other words. */
export type Translated<T> = T extends string
  ? string
  : T extends readonly (infer U)[]
    ? readonly Translated<U>[]
    : { readonly [K in keyof T]: Translated<T[K]> }
