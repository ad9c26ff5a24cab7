/** The phones that listen: each is sent its own view, numbered, whenever that is another one. */
import type { PhoneId } from '../phones/phones'

/** Hears of a phone's views, as JSON. */
export type PhoneListener = (json: string) => void

interface Line {
  listener: PhoneListener | null
  revision: number
  body: string | null
}

export class PhoneOutlet {
  readonly #lines = new Map<PhoneId, Line>()

  constructor(private readonly onError: (error: unknown) => void) {}

  /** Whether there is anybody to be told. */
  get isHeard(): boolean {
    return this.#lines.size > 0
  }

  /** Lets a phone hear its next view, whatever it heard over an older connection. */
  join(phone: PhoneId, listener: PhoneListener): void {
    const revision = this.#lines.get(phone)?.revision ?? 0
    this.#lines.set(phone, { listener, revision, body: null })
  }

  /** A connection is gone; a newer one of the same phone stays. */
  leave(phone: PhoneId, listener: PhoneListener): boolean {
    const line = this.#lines.get(phone)
    if (line?.listener !== listener) return false
    line.listener = null
    return true
  }

  /**
   * Tells everybody what there is, in the order in which they came; what is as it was is not told again.
   * @param whom `all`: also those for whom nothing has changed; `new`: only whoever was told nothing yet
   */
  send(bodyOf: (phone: PhoneId) => string, whom: 'changed' | 'all' | 'new' = 'changed'): void {
    for (const [phone, line] of this.#lines) {
      if (!line.listener || (whom === 'new' && line.body !== null)) continue
      const body = bodyOf(phone)
      if (body === line.body && whom !== 'all') continue
      line.body = body
      line.revision += 1
      try {
        line.listener(`{"revision":${line.revision},${body.slice(1)}`)
      } catch (error) {
        this.onError(error)
      }
    }
  }
}
