/**
 * Texts as a game's author writes them: a text is said as it stands, or follows a house rule. Plain data; `textsFor`
 * makes of it what an evening says.
 */
import type { AllOf, OptionDef, OptionDefs } from '../engine'

/** A text chosen by the value of a house rule, or of one of its clocks (`timers.funeral`). */
export interface ByRule {
  readonly by: string
  /** By value, as text; `else` for all that are not named. */
  readonly texts: Readonly<Record<string, Text>>
}

/** Several sentences that make one text, each of which may follow a house rule. */
export interface Sentences {
  readonly sentences: readonly Text[]
}

/** One text. Where it comes to nothing, its sentence is left out, and its line in a list. */
export type Text = string | ByRule | Sentences

/** A shape of texts in which every text may follow a house rule. */
export type Written<T> = T extends string
  ? Text
  : T extends readonly (infer U)[]
    ? readonly Written<U>[]
    : { readonly [K in keyof T]: Written<T[K]> }

/** The house rules that a text can follow, with each clock of those that are made of clocks. */
type RuleName<O extends OptionDefs> = {
  [K in keyof O & string]: O[K] extends { readonly kind: 'seconds'; readonly default: infer S }
    ? `${K}.${keyof S & string}`
    : O[K] extends { readonly kind: 'order' | 'several' }
      ? never
      : K
}[keyof O & string]

type Named<V extends string> =
  Readonly<Record<V, Text>> | (Readonly<Partial<Record<V, Text>>> & { readonly else: Text })

type TextsByValue<D extends OptionDef | undefined> = D extends { readonly kind: 'switch' }
  ? Named<'true' | 'false'>
  : D extends { readonly kind: 'choice'; readonly values: readonly (infer V extends string)[] }
    ? Named<V>
    : Readonly<Record<number, Text>> & { readonly else: Text }

/**
 * How a game's texts follow its house rules: `const by = byHouseRules<typeof options>()`, then
 * `by('doctorSelf', { true: '…', false: '…' })`. An unknown rule or a missing value does not compile.
 */
export const byHouseRules =
  <O extends OptionDefs>() =>
  <R extends RuleName<O>>(
    by: R,
    texts: TextsByValue<R extends keyof O ? O[R] : undefined>,
  ): ByRule => ({ by, texts: texts as ByRule['texts'] })

/** One text of several sentences, each of which may follow a house rule of its own. */
export const sentences = (...parts: readonly Text[]): Sentences => ({ sentences: parts })

/**
 * A role's name as it stands inside a sentence, in languages that write it small there.
 * @param proper names that keep their capital letter everywhere
 */
export const inSentence = (name: string, proper: readonly string[] = []): string =>
  proper.includes(name) ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** A role in words, one entry, where its name and what it is come first. */
interface RoleEntry {
  readonly name: string
  readonly help: Text
  /** What the cards say that make it, where they are not called like it. */
  readonly cards?: Readonly<Record<string, { readonly name: Text; readonly help: Text }>>
  /** What is said in its calls, by the steps' ids. */
  readonly calls?: Readonly<Record<string, object>>
  /** What asks it again after a mistake, among needless questions, by the steps' ids. */
  readonly again?: Readonly<Record<string, string>>
  /** What the host is reminded of because of it. */
  readonly reminders?: Readonly<Record<string, Text>>
}

type RolePart = 'cards' | 'calls' | 'again' | 'reminders'

type PartIn<Table, Part extends RolePart> = AllOf<
  {
    [Role in keyof Table]: Table[Role] extends { readonly [P in Part]: infer Words } ? Words : never
  }[keyof Table]
>

/** What the roles of a table are called, and what they are. */
export const rolesIn = <const Table extends Readonly<Record<string, RoleEntry>>>(table: Table) =>
  Object.fromEntries(
    Object.entries(table).map(([role, { name, help }]) => [role, { name, help }]),
  ) as { readonly [Role in keyof Table]: Pick<Table[Role], 'name' | 'help'> }

/** One part of all their entries together: the words of all calls, all reminders. */
export const partIn = <
  const Table extends Readonly<Record<string, RoleEntry>>,
  const Part extends RolePart,
>(
  table: Table,
  part: Part,
) =>
  Object.assign({}, ...Object.values(table).map((entry) => entry[part] ?? {})) as PartIn<
    Table,
    Part
  >
