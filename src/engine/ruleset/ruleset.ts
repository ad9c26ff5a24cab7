/** What a game is to the engine: one plain object of its parts, checked once as it is defined. */
import type { Answer } from '../answers/answers'
import type { Draft } from '../answers/draftAnswer'
import type { Casting } from '../casting/casting'
import { coreItems, type CoreEvents, type EventTable } from '../state/events'
import type { Json, SeatId } from '../base/ids'
import type { OptionDefs, ValuesOf } from '../options/options'
import type { ItemTable } from '../record/items'
import type { PublicSeat } from '../record/publicRecord'
import type { Refusal } from '../base/refusal'
import type { GameSetup, SeenState } from '../state/state'
import type { Script, StepSpec } from '../script/step'
import type { Table } from '../script/table'
import type { EveningRules, Upgraded } from './upgrade'

/** What an interrupt does to the step it came upon. What it breaks off has to be a `scope` that is running. */
export type InterruptEnd = 'resume' | { readonly breakOff: string }

/** Something that may happen above any open step for as long as the rules offer it. */
export interface Interrupt<G, E, V = unknown> {
  readonly id: string
  /** The step to answer, or null while the rules do not offer it; `draft` is what the open step has been answered so far. */
  readonly offered: (
    state: SeenState<G>,
    options: V,
    open: StepSpec | null,
    draft: Draft,
  ) => StepSpec | null
  readonly script: (table: Table<G, E, V>, answer: Answer) => Script<InterruptEnd>
  /**
   * Set where it asks a question again that went wrong: its words are the questions of the moment, each named after
   * whom it is put to (`nurse.heal`). The host program then asks it among others that nobody needs.
   */
  readonly asksAgain?: true
}

/** A facilitator's decision by hand. It announces nothing by itself. */
export type Ruling =
  | { readonly kind: 'kill'; readonly seat: SeatId }
  | { readonly kind: 'revive'; readonly seat: SeatId }
  | { readonly kind: 'leave'; readonly seat: SeatId }
  | {
      readonly kind: 'status'
      readonly seat: SeatId
      readonly status: string
      readonly on: boolean
    }
  | { readonly kind: 'role'; readonly seat: SeatId; readonly role: string }
  | { readonly kind: 'cards'; readonly seat: SeatId; readonly cards: readonly string[] }
  /** `object`: which thing, where the game has several. */
  | { readonly kind: 'holder'; readonly seat: SeatId; readonly object?: string }
  | { readonly kind: 'skip' }
  | { readonly kind: 'end'; readonly winners: readonly string[] }

/** Rulings that a ruleset knows how to carry out; `skip` and `end` are the engine's. */
export type RulingKind = Exclude<Ruling['kind'], 'skip' | 'end'>

export type RulingTable<G, E, V = unknown> = {
  readonly [K in RulingKind]?: {
    /** Why it cannot be done now, else null. Changes nothing. */
    readonly check: (state: SeenState<G>, ruling: Extract<Ruling, { kind: K }>) => Refusal | null
    readonly carryOut: (table: Table<G, E, V>, ruling: Extract<Ruling, { kind: K }>) => void
    /** Which things it can be about, where each has to be named; absent: the only one there is, or none. */
    readonly objects?: readonly string[]
    /** Which conditions it can give or take from a single player; absent: all there are. */
    readonly statuses?: readonly string[]
    /** What the host is asked at once because of it, above the open step; absent: nothing. */
    readonly asks?: (table: Table<G, E, V>, ruling: Extract<Ruling, { kind: K }>) => Script
  }
}

/** What the host may see of a seat at any time. */
export interface PrivateSeat {
  /** Active roles, most telling first. */
  readonly roles: readonly string[]
  readonly team: string
  readonly statuses: readonly string[]
  /** Things of the game that lie with the seat; absent: none. */
  readonly holds?: readonly string[]
  /** Cards still held, top first, where the game has cards. */
  readonly cards?: readonly string[]
  /** The role that the player takes himself for, where he is not it. */
  readonly believes?: string
}

/** A standing reminder at the host's elbow: a text key of the ruleset with its parameters. */
export interface Reminder {
  readonly key: string
  readonly seats: readonly SeatId[]
  readonly params?: Readonly<Record<string, Json>>
}

/**
 * A whole game as one plain object. `G` is what the game keeps in the state beyond the seats, `E` the
 * data of its own events by kind, `O` the definitions of its house rules, `I` its kinds of announcements.
 */
export interface Ruleset<G, E, O extends OptionDefs, I = ItemTable> {
  readonly id: string
  /** Raised when a rule changes, so that old evenings know by what they were played. */
  readonly version: number
  /**
   * What the rules of older versions are called today, for evenings that began under version `from`: renamed
   * values, places in an order. Pure. House rules that it leaves alone are fitted by the engine.
   */
  readonly upgrade?: (header: EveningRules, from: number) => Upgraded
  readonly teams: readonly string[]
  readonly roles: Readonly<Record<string, { readonly team: string }>>
  readonly statuses: readonly string[]
  readonly options: O
  readonly casting: Casting<ValuesOf<O>>
  readonly events: EventTable<G, E, keyof I & string>
  /** Kinds of events that only mark the course and decide nothing: a journal may have more or fewer of them; absent: none. */
  readonly marks?: readonly string[]
  /** What every kind of announcement is, the shared ones aside. */
  readonly items: I & ItemTable<ValuesOf<O>>
  readonly start: (setup: GameSetup, options: ValuesOf<O>) => G
  readonly play: (table: Table<G, E, ValuesOf<O>>) => Script
  readonly interrupts: readonly Interrupt<G, E, ValuesOf<O>>[]
  /**
   * Who has won by the rules as the table stands, null while the game goes on. The script ends the game where the
   * rules look for it; the engine asks after rulings, so that the host learns at once what they came to.
   */
  readonly winners: (state: SeenState<G>, options: ValuesOf<O>) => readonly string[] | null
  readonly rulings: RulingTable<G, E, ValuesOf<O>>
  /** What the rules let everybody see of a seat right now. */
  readonly publicSeat: (state: SeenState<G>, seat: SeatId, options: ValuesOf<O>) => PublicSeat
  readonly privateSeat: (state: SeenState<G>, seat: SeatId, options: ValuesOf<O>) => PrivateSeat
  /** Whether whoever reads the desk plays along and may see nobody's role now; absent: never. */
  readonly isBlindfold?: (state: SeenState<G>, options: ValuesOf<O>) => boolean
  readonly reminders: (state: SeenState<G>, options: ValuesOf<O>) => readonly Reminder[]
  /**
   * The number of the phase in which something has come that the picture shows coming nearer, such as a ship, as it
   * was agreed for so many players. Everybody may know it.
   */
  readonly arrival?: (players: number, options: ValuesOf<O>) => number
  /** Steps of votes in which a hand is raised for somebody, such as an election: nobody is accused by it. */
  readonly favours?: readonly string[]
  /** Facts of the game that only scenarios ask for, such as who carries an object. */
  readonly inspect?: (state: SeenState<G>) => Readonly<Record<string, Json>>
}

/** A ruleset of whatever game, with its own types out of sight. */
export type AnyRuleset = Ruleset<unknown, CoreEvents, OptionDefs>

/**
 * Defines a game: checks the object's inner references and hides its own types, so that everything
 * outside treats all games alike.
 * @throws when a role names an unknown team or a card an unknown role
 */
export function defineRuleset<G, E, O extends OptionDefs, I = ItemTable>(
  ruleset: Ruleset<G, E, O, I>,
): AnyRuleset {
  for (const [role, { team }] of Object.entries(ruleset.roles)) {
    if (!ruleset.teams.includes(team)) throw new Error(`${ruleset.id}: role ${role} names no team`)
  }
  for (const card of ruleset.casting.cards) {
    if (!ruleset.roles[card.role]) throw new Error(`${ruleset.id}: card ${card.id} names no role`)
  }
  return { ...ruleset, items: withShared(ruleset.items) } as unknown as AnyRuleset
}

/** All kinds that a game can announce; what it says of a shared one is added to it. */
function withShared(own: Readonly<Record<string, object>>): Record<string, object> {
  const items: Record<string, object> = { ...own }
  for (const [kind, shared] of Object.entries(coreItems)) items[kind] = { ...shared, ...own[kind] }
  return items
}
