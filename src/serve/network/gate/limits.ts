/** How much one machine of the network may ask for in a while. */
export class Limit {
  readonly #counts = new Map<string, number>()
  #since = -Infinity

  /** @param now a clock that only goes forward, milliseconds */
  constructor(
    private readonly most: number,
    private readonly inMs: number,
    private readonly now: () => number,
  ) {}

  /** Counts one more. @returns whether it is within the limit */
  take(who: string): boolean {
    this.#forget()
    const count = (this.#counts.get(who) ?? 0) + 1
    this.#counts.set(who, count)
    return count <= this.most
  }

  /** Whether the limit is reached, without counting. */
  isOver(who: string): boolean {
    this.#forget()
    return (this.#counts.get(who) ?? 0) >= this.most
  }

  /** All at once: so the memory is bounded by what a network can ask in that time. */
  #forget(): void {
    const now = this.now()
    if (now - this.#since < this.inMs) return
    this.#since = now
    this.#counts.clear()
  }
}
