/** How a window knows the host's clock: small exchanges, of which the surest counts. */

interface Sample {
  /** The host's clock minus ours, milliseconds. */
  readonly offset: number
  /** How far that can be wrong: half the round trip. */
  readonly error: number
  /** Our clock when it was taken. */
  readonly at: number
}

/** Clocks of two machines part by at most this share. */
const DRIFT = 0.0001
const KEPT = 12

export class ClockOffset {
  #samples: Sample[] = []

  /** @param local a clock of this window that only goes forward, milliseconds */
  constructor(private readonly local: () => number) {}

  /** The host's clock, milliseconds. Without any exchange, our own. */
  now(): number {
    const local = this.local()
    return local + (this.#best(local)?.offset ?? 0)
  }

  /**
   * Takes in one exchange.
   * @param sent our clock when we asked
   * @param host the host's clock when it answered
   */
  add(sent: number, host: number): void {
    const at = this.local()
    const sample = { offset: host - (sent + at) / 2, error: (at - sent) / 2, at }
    // Two exchanges that cannot both be true: one of the clocks stood still while its machine slept.
    const agrees = this.#samples.every(
      (other) =>
        Math.abs(other.offset - sample.offset) <= this.#doubt(other, at) + sample.error + 1,
    )
    if (!agrees) this.#samples = []
    this.#samples.push(sample)
    if (this.#samples.length > KEPT) this.#dropWorst(at)
  }

  /** Takes in the host's clock as just heard, without knowing how long it was on its way. */
  hear(host: number): void {
    if (this.#samples.length > 0) return
    const at = this.local()
    this.#samples.push({ offset: host - at, error: 1000, at })
  }

  #doubt(sample: Sample, now: number): number {
    return sample.error + (now - sample.at) * DRIFT
  }

  #best(now: number): Sample | undefined {
    let best: Sample | undefined
    for (const sample of this.#samples) {
      if (!best || this.#doubt(sample, now) < this.#doubt(best, now)) best = sample
    }
    return best
  }

  #dropWorst(now: number): void {
    let worst = 0
    for (const [index, sample] of this.#samples.entries()) {
      const worse = this.#samples[worst]
      if (worse && this.#doubt(sample, now) > this.#doubt(worse, now)) worst = index
    }
    this.#samples.splice(worst, 1)
  }
}
