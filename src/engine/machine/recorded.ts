/** An evening that is over, as its journal recorded it: nothing is decided again, so no rule of today can change it. */
import type { SeatId } from '../base/ids'
import type { GivenHand } from '../hands/given'
import type { OptionValues } from '../options/options'
import type { AnyRuleset } from '../ruleset/ruleset'
import type { GameEvent } from '../state/events'
import type { GameSetup, SeenState } from '../state/state'
import type { Game } from './game'
import type { Input, Outcome } from './input'
import { eventDef, Truth } from './truth'

/** What can be looked at of a game, whether it is played or only recorded. */
export type ShownGame = Pick<
  Game,
  | 'state'
  | 'options'
  | 'ruleset'
  | 'open'
  | 'opened'
  | 'draft'
  | 'given'
  | 'heard'
  | 'uncounted'
  | 'offered'
  | 'opening'
>

/** The fold of recorded events. What today's reducers no longer know or cannot take is left out of the state. */
export class RecordedGame implements ShownGame {
  readonly state: SeenState<unknown>
  readonly open = null
  readonly opened = -1
  readonly draft = []
  readonly heard: readonly SeatId[] = []
  readonly given: readonly GivenHand[] = []
  readonly uncounted = {}
  readonly #truth: Truth

  constructor(
    readonly ruleset: AnyRuleset,
    readonly setup: GameSetup,
    readonly opening: readonly GameEvent[],
  ) {
    this.#truth = new Truth(ruleset, setup, setup.options)
    this.state = this.#truth.state
    this.#takeIn(opening)
  }

  get options(): OptionValues {
    return this.setup.options
  }

  offered(): [] {
    return []
  }

  /** Takes in what an input led to. */
  retell(input: Input, events: readonly GameEvent[]): Outcome {
    if (input.type === 'answer') this.#truth.answer(input.step)
    if (input.type === 'publish') this.#truth.publish()
    if (input.type === 'ruling' && !['skip', 'end'].includes(input.ruling.kind)) this.#truth.rule()
    this.#takeIn(events)
    return { ok: true, events, dropped: [] }
  }

  #takeIn(events: readonly GameEvent[]): void {
    for (const event of events) {
      try {
        // A state that changes must not reach into the journal.
        this.#take(JSON.parse(JSON.stringify(event)) as GameEvent)
      } catch {
        // A reducer of today that stumbles over an event of then must not hide the rest of the evening.
      }
    }
  }

  #take({ kind, data }: GameEvent): void {
    const def = eventDef(this.ruleset, kind)
    if (!def) return
    for (const item of this.#truth.decide(def, data)) {
      this.#truth.queue(item, this.ruleset.items[item.kind] ?? {})
    }
    this.#truth.tellAll()
  }
}
