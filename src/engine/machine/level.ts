/** A script that runs, with the step it waits for; what interrupts it lies on top of it. */
import type { DraftEntry } from '../answers/answers'
import type { Draft } from '../answers/draftAnswer'
import type { SeatId } from '../base/ids'
import { handsUncounted, withHands, type Asking } from '../hands/counted'
import { takesHand, type GivenHand } from '../hands/given'
import type { InterruptEnd } from '../ruleset/ruleset'
import type { Script, StepRequest, StepSpec } from '../script/step'

/** The place of what a game begins with. */
export const BEFORE_ALL = -1

export interface Level {
  readonly script: Script<InterruptEnd | void>
  request: StepRequest | null
  draft: DraftEntry[]
  /** Where the act that opened its step stands in the order of everything that was done. */
  opened: number
}

export const levelOf = (script: Level['script']): Level => ({
  script,
  request: null,
  draft: [],
  opened: BEFORE_ALL,
})

/** Hands that players gave to the step that was opened there, oldest first. */
export type HandsAt = (opened: number) => readonly GivenHand[]

/** The host's clicks and players' own hands, in the order in which they came. */
export class Clicks {
  handsAt: HandsAt = () => []
  /** Where what is done now stands; hands that came later do not count for it. */
  place = BEFORE_ALL
  isDoing = false
  readonly #places = new WeakMap<DraftEntry, number>()

  add({ draft }: Level, entry: DraftEntry): void {
    draft.push(entry)
    this.#places.set(entry, this.place)
  }

  /** Hands for the open step, as they were given, oldest first. */
  given(open: StepSpec | null, { opened }: Level): readonly GivenHand[] {
    const asks = open?.stage?.asks
    const all = asks ? this.handsAt(opened) : []
    if (!asks || all.length === 0) return []
    const isTaken = ({ seat, hand, place }: GivenHand) =>
      (!this.isDoing || place < this.place) && takesHand(asks, seat, hand)
    return all.filter(isTaken)
  }

  /** The host's clicks, and of players' own hands what counts. */
  draft(open: StepSpec | null, level: Level): Draft {
    const given = this.given(open, level)
    const asking = given.length > 0 ? askingOf(open) : null
    return asking ? withHands(asking, level.draft, this.#placeOf, given) : level.draft
  }

  /** Hands that were raised before everybody and count for nothing. */
  uncounted(open: StepSpec | null, level: Level): Readonly<Record<SeatId, readonly SeatId[]>> {
    const given = this.given(open, level)
    const asking = given.length > 0 ? askingOf(open) : null
    return asking ? handsUncounted(asking, level.draft, this.#placeOf, given) : {}
  }

  readonly #placeOf = (entry: DraftEntry): number => this.#places.get(entry) ?? BEFORE_ALL
}

function askingOf(open: StepSpec | null): Asking | null {
  const { form, stage } = open ?? {}
  return form && stage?.asks ? { form, asks: stage.asks } : null
}
