/** What a document becomes once its house rules are known: closures over the state, and plain values. */
import type { EffectPlan } from '../language/effects/base/effect'
import type { ConditionOf, Ground, NumberOf, WhoOf } from '../state/asking'
import type { CallClass } from '../language/base/classes'
import type { Owner } from '../analyse/owners'
import type { Showing } from '../language/shows/shows'
import type { Call, SilentStep } from '../format/calls'
import type { Choosing } from '../format/questions/entry'
import type { VictoryEntry } from '../format/victory'
import type { OwnDocument } from '../format/document'
import type { Shield } from '../format/lasting'
import type { Ask, Power, Trigger } from '../format/triggers'

export interface ChoosePlan {
  readonly from: Choosing
  /** Whether it may be about the dead. */
  readonly dead: boolean
  /** How many different acts may be done in one waking. */
  readonly upTo: number
  readonly must: ConditionOf
  readonly self: boolean
  readonly again: 'always' | 'notNext' | 'never'
  readonly by: 'agreed' | 'unanimous' | 'majority' | 'most' | 'host'
}

export interface CallPlan {
  readonly id: string
  readonly owner: Owner
  readonly source: Call
  readonly class: CallClass
  /** Whether its effects wait until the night is resolved. */
  readonly waits: boolean
  readonly wake: WhoOf
  /** Whether the dead are called as well, or alone. */
  readonly dead: boolean | 'only'
  readonly joint: boolean
  readonly nights: (round: number) => boolean
  readonly rests: (round: number) => boolean
  readonly if: ConditionOf | null
  readonly actor: WhoOf | null
  readonly blocked: ConditionOf | null
  readonly uses: NumberOf | null
  readonly first: Showing | null
  /** All signs that it can give. */
  readonly signs: readonly string[]
  readonly choose: ChoosePlan | null
  readonly does: readonly EffectPlan[]
  readonly otherwise: readonly EffectPlan[]
  readonly then: readonly ThenPlan[]
  /** Whether it shows something in answer. */
  readonly shows: boolean
  readonly unseen: boolean
  readonly unstoppable: boolean
  readonly silent: boolean
  /** Whether it is made for those who only believe that it is theirs. */
  readonly believed: boolean
}

export interface ThenPlan {
  readonly source: SilentStep
  readonly to: WhoOf
  readonly if: ConditionOf | null
}

export interface TriggerPlan {
  readonly key: string
  readonly owner: Owner
  readonly source: Trigger
  readonly on: Trigger['on']
  readonly if: ConditionOf | null
  readonly uses: NumberOf | null
  readonly does: readonly EffectPlan[]
  readonly instead: boolean
  readonly of: WhoOf | null
  readonly by: (cause: string, atNight: boolean) => boolean
  readonly card: readonly string[] | null
  readonly at: number
  readonly ask: AskPlan | null
}

export interface AskPlan {
  readonly source: Ask
  readonly whom: WhoOf
  /** Whether all of them give one answer. */
  readonly joint: boolean
  readonly choose: ChoosePlan
  readonly does: readonly EffectPlan[]
  readonly otherwise: readonly EffectPlan[]
}

export interface PowerPlan {
  /** The role, status or object that has it, and who holds that. */
  readonly owner: Owner
  readonly holders: WhoOf
  /** What the room learns of whoever uses it by day. */
  readonly shows: 'role' | 'team' | 'name' | 'nothing'
  readonly source: Power
  readonly if: ConditionOf | null
  readonly uses: NumberOf | null
  readonly choose: ChoosePlan | null
  readonly does: readonly EffectPlan[]
}

export interface ShieldPlan {
  readonly source: Shield
  readonly if: ConditionOf | null
  readonly against: (cause: string, atNight: boolean) => boolean
}

/** When it is looked at who has won: `always` is wherever somebody may have died. */
export type VictoryMoment = 'dawn' | 'day' | 'nightEnds' | 'always'

export interface VictoryPlan {
  readonly source: VictoryEntry
  readonly if: ConditionOf
  readonly wins: readonly string[] | WhoOf
  /** Who does not win with them. */
  readonly but: WhoOf | null
  readonly checks: readonly string[]
}

/** How a dawn tells of a status. */
export interface ToldPlan {
  readonly status: string
  /** At every dawn, and not only when it comes. */
  readonly every: boolean
  /** Whether who got it last is named first. */
  readonly newest: boolean
}

/** A document for one evening: its house rules are folded into it. */
export interface Plan extends Ground {
  readonly doc: OwnDocument
  /** Every call that the document has, in the order of the night. */
  readonly calls: readonly CallPlan[]
  /** The same by their ids. */
  readonly callOf: ReadonlyMap<string, CallPlan>
  readonly triggers: readonly TriggerPlan[]
  /** The same by what they wait for. */
  readonly waiting: ReadonlyMap<Trigger['on'], readonly TriggerPlan[]>
  readonly powers: readonly PowerPlan[]
  /** Statuses that a dawn tells of, those that are told every dawn last. */
  readonly toldAtDawn: readonly ToldPlan[]
  readonly shields: readonly ShieldPlan[]
  readonly victory: readonly VictoryPlan[]
  /** The same by the moments at which they are looked at; `ruling`: once the host has changed something. */
  readonly victoryAt: Readonly<Record<VictoryMoment | 'ruling', readonly VictoryPlan[]>>
  readonly alsoWins: Readonly<Record<string, ConditionOf>>
  /** Roles and teams that somebody can come to in the course of an evening. */
  readonly enterable: {
    readonly roles: ReadonlySet<string>
    readonly teams: ReadonlySet<string>
    /** Of the roles those that one then has, and does not only believe to have. */
    readonly held: ReadonlySet<string>
  }
  /** Whether the card that is turned over of somebody may be another, or none. */
  readonly forges: boolean
  /** Calls of which others show what they showed. */
  readonly answered: ReadonlySet<string>
  /** The calls of roles that somebody may believe to have, as they are made for those who do. */
  readonly believed: ReadonlyMap<string, CallPlan>
  /** Whether anything is drawn once for the whole evening. */
  readonly needsLuck: boolean
  /** Whether something hangs on whose hand it was: a tie that a holder decides, a fact, an event, a hand that is bound. */
  readonly asksByName: boolean
  /** What a power can break off: `call`, `trial`, `day`. */
  readonly leaves: ReadonlySet<string>
  readonly effects: (effects: unknown) => readonly EffectPlan[]
  readonly who: (who: unknown) => WhoOf
  readonly number: (number: unknown) => NumberOf
  readonly condition: (condition: unknown) => ConditionOf
}
