/**
 * What a browser is opened with, instead of the key: its words can be read by everybody on this computer, and its
 * list of visited pages keeps them. A code buys the key once, within a short time, and is worth nothing afterwards.
 */
import { newToken } from './guards'

/** A browser that has to be started first may take its time. */
const GOOD_FOR_MS = 120_000

export class OpeningCodes {
  /** Codes and when they end; used ones stay known until then. */
  readonly #codes = new Map<string, { readonly until: number; used: boolean }>()

  /** @param now a clock that only goes forward, milliseconds */
  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Makes one more. */
  make(): string {
    const code = newToken()
    this.#codes.set(code, { until: this.now() + GOOD_FOR_MS, used: false })
    return code
  }

  /** Uses a code up. @returns `twice` when somebody has used it before */
  use(code: string): 'good' | 'twice' | 'unknown' {
    const known = this.#codes.get(code)
    if (!known || this.now() > known.until) return 'unknown'
    if (known.used) return 'twice'
    known.used = true
    return 'good'
  }
}
