/** Replies to commands that the queue does not wait for: what a slow disk has to say holds up no other click. */
import type { Reply } from '../../../bridge'
import type { Schedule } from '../../system/systemClock'

/** A window that wants to hear more than that something is under way waits no longer, milliseconds. */
const PATIENCE_MS = 40

export class LateReplies {
  readonly #waiting = new WeakMap<Reply, Promise<Reply>>()

  /** @param enqueue carries something out between commands; what it throws becomes a refusal */
  constructor(
    private readonly schedule: Schedule,
    private readonly enqueue: (job: () => Promise<Reply> | Reply) => Promise<Reply>,
  ) {}

  /**
   * Stands for a reply that is not there yet.
   * @param told if given, the window is answered soon whatever happens, and this hears what came of it later
   */
  add(reply: Promise<Reply>, told?: (late: Reply) => void): Reply {
    const placeholder: Reply = { ok: true }
    const sure = reply.catch((error: unknown) =>
      this.enqueue(() => {
        throw error
      }),
    )
    this.#waiting.set(placeholder, told ? this.#soon(sure, told) : sure)
    return placeholder
  }

  /** What a handler's reply stands for. */
  of(reply: Reply): Promise<Reply> | Reply {
    return this.#waiting.get(reply) ?? reply
  }

  #soon(reply: Promise<Reply>, told: (late: Reply) => void): Promise<Reply> {
    return new Promise((resolve) => {
      let isLate = false
      const callOff = this.schedule(PATIENCE_MS, () => {
        isLate = true
        resolve({ ok: true })
      })
      void reply.then((found) => {
        callOff()
        if (!isLate) return resolve(found)
        void this.enqueue(() => {
          told(found)
          return found
        })
      })
    })
  }
}
