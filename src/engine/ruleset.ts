import type { Answer } from './answers'
import type { Casting } from './casting'
import type { CoreEvents, EventTable } from './events'
import type { Json, SeatId } from './ids'
import type { OptionDefs, OptionValues } from './options'
import type { PublicSeat, SeatEffect } from './publicRecord'
import type { Refusal } from './refusal'
import type { GameSetup, TableState } from './state'
import type { Script, StepSpec } from './step'
import type { Table } from './table'

/** What an interrupt does to the step it came upon. What it leaves has to be a `scope` that is running. */
export type InterruptEnd = 'resume' | { readonly leave: string }

/** Something that may happen above any open step for as long as the rules offer it. */
export interface Interrupt<G, E> {
  readonly id: string
  /** The step to answer, or null while the rules do not offer it. */
  readonly offered: (
    state: TableState<G>,
    options: OptionValues,
    open: StepSpec | null,
  ) => StepSpec | null
  readonly script: (table: Table<G, E>, answer: Answer) => Script<InterruptEnd>
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
  | { readonly kind: 'skip' }
  | { readonly kind: 'end'; readonly winners: readonly string[] }

/** Rulings that a ruleset knows how to carry out; `skip` and `end` are the engine's. */
export type RulingKind = Exclude<Ruling['kind'], 'skip' | 'end'>

export type RulingTable<G, E> = {
  readonly [K in RulingKind]?: {
    /** Why it cannot be done now, else null. Changes nothing. */
    readonly check: (state: TableState<G>, ruling: Extract<Ruling, { kind: K }>) => Refusal | null
    readonly carryOut: (table: Table<G, E>, ruling: Extract<Ruling, { kind: K }>) => void
  }
}

/** What the host may see of a seat at any time. */
export interface PrivateSeat {
  /** Active roles, most telling first. */
  readonly roles: readonly string[]
  readonly team: string
  readonly statuses: readonly string[]
  /** Cards still held, top first, where the game has cards. */
  readonly cards?: readonly string[]
}

/** A standing reminder at the host's elbow: a text key of the ruleset with its parameters. */
export interface Reminder {
  readonly key: string
  readonly seats: readonly SeatId[]
  readonly params?: Readonly<Record<string, Json>>
}

/**
 * A whole game as one plain object. `G` is what the game keeps in the state beyond the seats, `E` the
 * data of its own events by kind.
 */
export interface Ruleset<G, E> {
  readonly id: string
  /** Raised when a rule changes, so that old evenings know by what they were played. */
  readonly version: number
  readonly teams: readonly string[]
  readonly roles: Readonly<Record<string, { readonly team: string }>>
  readonly statuses: readonly string[]
  readonly options: OptionDefs
  readonly casting: Casting
  readonly events: EventTable<G, E>
  /** How announcements change the town square, by their kind. */
  readonly effects: Readonly<Record<string, SeatEffect>>
  readonly start: (setup: GameSetup, options: OptionValues) => G
  readonly play: (table: Table<G, E>) => Script
  readonly interrupts: readonly Interrupt<G, E>[]
  readonly rulings: RulingTable<G, E>
  /** What the rules let everybody see of a seat right now. */
  readonly publicSeat: (state: TableState<G>, seat: SeatId, options: OptionValues) => PublicSeat
  readonly privateSeat: (state: TableState<G>, seat: SeatId, options: OptionValues) => PrivateSeat
  readonly reminders: (state: TableState<G>, options: OptionValues) => readonly Reminder[]
  /** Facts of the game that only scenarios ask for, such as who carries an object. */
  readonly inspect?: (state: TableState<G>) => Readonly<Record<string, Json>>
}

/** A ruleset of whatever game, with its own types out of sight. */
export type AnyRuleset = Ruleset<unknown, CoreEvents>

/**
 * Defines a game: checks the object's inner references and hides its own types, so that everything
 * outside treats all games alike.
 * @throws when a role names an unknown team or a card an unknown role
 */
export function defineRuleset<G, E>(ruleset: Ruleset<G, E>): AnyRuleset {
  for (const [role, { team }] of Object.entries(ruleset.roles)) {
    if (!ruleset.teams.includes(team)) throw new Error(`${ruleset.id}: role ${role} names no team`)
  }
  for (const card of ruleset.casting.cards) {
    if (!ruleset.roles[card.role]) throw new Error(`${ruleset.id}: card ${card.id} names no role`)
  }
  return ruleset as unknown as AnyRuleset
}
