/** The truth of a table: everybody may read it, and nothing changes it but the reducers of events. */
import { seatId } from '../base/ids'
import type { OptionValues } from '../options/options'
import { marked, type Announcement, type ItemMarks } from '../record/items'
import type { AnyRuleset } from '../ruleset/ruleset'
import { bookReducers, type BookEvents, type Telling } from '../state/books'
import { coreEvents, type EventDef } from '../state/events'
import { readOnly, unguarded } from '../state/readOnly'
import { newState, type GameSetup, type SeenState, type TableState } from '../state/state'

/** A kind of event of whatever game. */
export type AnyEventDef = EventDef<unknown, unknown>

/** How a kind of event changes this game; undefined where neither it nor the engine knows the kind. */
export function eventDef({ events }: AnyRuleset, kind: string): AnyEventDef | undefined {
  const table = (kind in coreEvents ? coreEvents : events) as unknown as Record<string, AnyEventDef>
  return Object.hasOwn(table, kind) ? table[kind] : undefined
}

export class Truth {
  /** For everybody who reads. */
  readonly state: SeenState<unknown>
  readonly #ruleset: AnyRuleset
  readonly #state: TableState<unknown>
  readonly #telling: Telling

  constructor(
    ruleset: AnyRuleset,
    setup: GameSetup,
    readonly options: OptionValues,
  ) {
    const seats = setup.hands.map((_, index) => ({ id: seatId(index), out: false, badges: [] }))
    this.#ruleset = ruleset
    this.#state = newState(setup, ruleset.start(setup, options), seats)
    this.state = readOnly(this.#state)
    this.#telling = {
      items: ruleset.items,
      told: { options, history: this.state.record.history },
    }
    this.publish()
  }

  /** Lets an event happen that rules decided on. @returns what the room is to hear of it */
  decide(def: AnyEventDef, data: unknown): readonly Announcement[] {
    def.apply(this.#state, data)
    return def.public === 'never' ? [] : unguarded(def.public(data, this.state))
  }

  /** Puts an announcement at the end of those that wait. */
  queue(item: Announcement, marks: ItemMarks): void {
    this.#keep('queued', { item: marked(item, marks) })
  }

  /** Lets the room hear so many announcements of this phase: now their effects reach the town square, not before. */
  tell(count: number): void {
    if (this.#state.record.told < count) this.#keep('told', { count })
  }

  tellAll(): void {
    this.tell(this.#state.record.items.length)
  }

  /** An answer was given to this step. */
  answer(step: string): void {
    this.#keep('answered', { step })
  }

  /** A ruling changed something that the town square does not show. */
  rule(): void {
    this.#keep('ruled', {})
  }

  /** Who has won by the rules as the table stands after a ruling; null: nobody yet, or the host plays on. */
  reach(winners: readonly string[] | null): void {
    this.#keep('reached', { winners })
  }

  /** Shows on the town square what the rules let everybody see now. */
  publish(): void {
    const { publicSeat } = this.#ruleset
    const seats = this.state.seats.map(({ id }) => publicSeat(this.state, id, this.options))
    this.#keep('published', { seats: unguarded(seats) })
  }

  #keep<K extends keyof BookEvents>(kind: K, data: BookEvents[K]): void {
    bookReducers[kind](this.#state, data, this.#telling)
  }
}
