/**
 * What invented players know and think of each other. A side that is not the largest knows its own; in the largest
 * everybody knows only himself, finds out a little, and is a little better than chance at seeing through others.
 */
import { seatIndex, type Game, type SeatId } from '../../engine'

/** A source of chance in [0, 1). */
export type Rng = () => number

/** How much likelier it is that a suspicion falls on somebody of another side. */
const INSIGHT = 1.8
/** How often what somebody found out is believed by all. */
const BELIEVED = 0.6

export class Opinions {
  /** Sides by seat, in the phase that is on. */
  #sides: readonly string[] = []
  #phase: unknown = null
  /** The side whose players do not know each other. */
  #crowd: string | null = null
  /** What is believed of a seat: its side is known; undefined: nothing. */
  readonly #known = new Map<SeatId, boolean>()
  /** On whom the talk of the day falls. */
  #talk: SeatId | null = null

  constructor(readonly rng: Rng) {}

  /** Looks at the table again where a phase has begun. */
  follow({ ruleset, state, options }: Pick<Game, 'ruleset' | 'state' | 'options'>): void {
    if (state.phase === this.#phase) return
    this.#phase = state.phase
    this.#talk = null
    this.#sides = state.seats.map(({ id }) => ruleset.privateSeat(state, id, options).team)
    this.#crowd ??= largest(this.#sides)
  }

  sideOf(seat: SeatId): string {
    return this.#sides[seatIndex(seat)] ?? ''
  }

  /** Whether `by` knows that this one is on the own side. */
  isOwn(by: SeatId, seat: SeatId): boolean {
    if (by === seat) return true
    const side = this.sideOf(by)
    if (side !== this.sideOf(seat)) return false
    return side !== this.#crowd || this.#known.has(seat)
  }

  /** Somebody looked into a player; often enough the others hear what came of it. */
  lookedInto(by: SeatId, seat: SeatId): void {
    if (this.sideOf(by) === this.#crowd && this.rng() < BELIEVED) this.#known.set(seat, true)
  }

  /** Whom `by` would harm among these; null: nobody that he may be against. */
  against(by: SeatId, among: readonly SeatId[]): SeatId | null {
    const side = this.sideOf(by)
    const isOfCrowd = side === this.#crowd
    let sum = 0
    let found: SeatId | null = null
    for (const seat of among) {
      if (this.isOwn(by, seat)) continue
      const isFoe = this.sideOf(seat) !== side
      const weight = isOfCrowd && isFoe ? (this.#known.has(seat) ? 40 : INSIGHT) : 1
      sum += weight
      if (this.rng() * sum < weight) found = seat
    }
    return found
  }

  /** Whom `by` would help: his own where he knows them, at times himself. */
  inFavour(by: SeatId, among: readonly SeatId[]): SeatId | null {
    let sum = 0
    let found: SeatId | null = null
    for (const seat of among) {
      const weight = seat === by ? 1 : this.isOwn(by, seat) ? 3 : this.#known.has(seat) ? 0.1 : 1
      sum += weight
      if (this.rng() * sum < weight) found = seat
    }
    return found
  }

  /** For whom `by` raises a hand: mostly where the talk of the day falls, unless he knows better. */
  accused(by: SeatId, among: readonly SeatId[]): SeatId | null {
    const { rng } = this
    if (this.#talk === null || !among.includes(this.#talk)) this.#talk = this.against(by, among)
    const talk = this.#talk
    if (talk && rng() < 0.6 && !this.isOwn(by, talk)) return talk
    return this.against(by, among)
  }
}

function largest(sides: readonly string[]): string | null {
  const counts = new Map<string, number>()
  for (const side of sides) counts.set(side, (counts.get(side) ?? 0) + 1)
  let most: string | null = null
  for (const [side, count] of counts)
    if (count > (most === null ? 0 : (counts.get(most) ?? 0))) most = side
  return most
}
