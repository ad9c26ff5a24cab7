/** The host's clock, as a server in a place of its own knows it: it asks now and then. */
import { ClockOffset } from '../../bridge/carriers/clockOffset'

const ASK_MS = 5000

const local = (): number => performance.now()

export class HostClock {
  readonly #clock = new ClockOffset(local)
  readonly #asked = new Map<number, number>()
  #n = 0

  /** @param ask asks the host the time, under a number */
  constructor(private readonly ask: (n: number) => void) {}

  /** @param now what the host's clock says, milliseconds */
  begin(now: number): void {
    this.#clock.hear(now)
    this.#ask()
    setInterval(() => this.#ask(), ASK_MS).unref()
  }

  hear({ n, now }: { readonly n: number; readonly now: number }): void {
    const sent = this.#asked.get(n)
    if (sent !== undefined) this.#clock.add(sent, now)
    this.#asked.delete(n)
  }

  now(): number {
    return this.#clock.now()
  }

  #ask(): void {
    this.#n += 1
    this.#asked.set(this.#n, local())
    this.ask(this.#n)
  }
}
