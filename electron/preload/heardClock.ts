/**
 * The host's clock as a window hears it. Both run on the same machine, so they differ by a constant, and each
 * message that states the time is late by its way: the least late one counts.
 */
export class HeardClock {
  #offsets: number[] = []

  /** @param local a clock of this window that only goes forward, milliseconds */
  constructor(private readonly local: () => number) {}

  /** The host's clock, milliseconds; our own before anything was heard. */
  now(): number {
    return this.local() + (this.#offsets.length === 0 ? 0 : Math.max(...this.#offsets))
  }

  /**
   * @param host the host's clock when it was sent
   * @param woke whether all that was heard before is void, because the machine slept
   */
  hear(host: number, woke = false): void {
    if (woke) this.#offsets = []
    this.#offsets.push(host - this.local())
    if (this.#offsets.length > KEPT) this.#offsets.shift()
  }
}

const KEPT = 32
