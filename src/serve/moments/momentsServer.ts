/** A server of public moments. It is told the big screen's frames, and knows nothing else of the evening. */
import { HostClock } from '../network/hostClock'
import { Refusals } from '../network/gate/refusals'
import { reasonOf } from '../network/messages'
import { Listeners } from './listeners'
import type { BeginMoments, FromMoments, ToMoments } from './messages'
import { MomentsGate } from './momentsGate'

const MOST_LISTENERS = 16

export class MomentsServer {
  readonly #clock: HostClock
  readonly #refusals: Refusals
  #listeners: Listeners | null = null
  #gate: MomentsGate | null = null

  /** @param post tells the host something */
  constructor(private readonly post: (message: FromMoments) => void) {
    this.#clock = new HostClock((n) => post({ t: 'time', n }))
    this.#refusals = new Refusals((count) => post({ t: 'refused', count }))
  }

  /** Does what the host says. */
  hear(message: ToMoments): void {
    switch (message.t) {
      case 'begin':
        void this.#begin(message)
        return
      case 'view':
        return this.#listeners?.show(message.json)
      case 'time':
        return this.#clock.hear(message)
      case 'end':
        return this.#end()
    }
  }

  async #begin({ now, program, ...asked }: BeginMoments): Promise<void> {
    this.#clock.begin(now)
    const listeners = new Listeners({
      most: MOST_LISTENERS,
      program,
      now: () => this.#clock.now(),
      onCount: (count) => this.post({ t: 'listeners', count }),
    })
    this.#listeners = listeners
    try {
      const { gate, name } = await MomentsGate.open({
        ...asked,
        hasRoom: () => !listeners.isFull,
        onListener: (response) => listeners.add(response),
        onTurnedAway: () => this.#refusals.add(),
      })
      this.#gate = gate
      this.post({ t: 'serving', host: name })
    } catch (error) {
      this.post({ t: 'failed', reason: reasonOf(error) })
    }
  }

  /** Off is off: nobody hears anything more. */
  #end(): void {
    this.#listeners?.close()
    if (this.#gate) this.#gate.close(() => this.post({ t: 'ended' }))
    else this.post({ t: 'ended' })
  }
}
