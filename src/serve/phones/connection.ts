/** One phone's connection: the sealed channel ends here, and what comes out of it is read here. */
import type { WebSocket } from 'ws'
import { asTimeRequest, type HostMessage } from '../../bridge/carriers/messages'
import { readPhoneMessage, type PhoneMessage } from '../../bridge/phone'
import { answer, type Meeting, type Met } from '../../sealed/handshake'
import type { Prior } from '../../sealed/secrets'

/** Time to say who one is, and how long nothing may be heard of a phone, in milliseconds. */
const ENTER_MS = 5000
const SILENT_MS = 10_000
/** Whoever says this many things that may not be said is hung up on. */
const PATIENCE = 100
/** How long a phone has to hang up when it is asked to, in milliseconds. */
const GOODBYE_MS = 200
/** A phone that does not read what it is sent. */
const MOST_WAITING_BYTES = 1024 * 1024

export interface ConnectionOptions {
  readonly meeting: Meeting
  readonly switching: string
  /** What is known of phones that were here before. */
  readonly priors: Map<string, Prior>
  /** How long every frame is now, in bytes. */
  readonly length: () => number
  /** The host's clock, milliseconds. */
  readonly now: () => number
  /** Whether one more message is within what a phone may say. */
  readonly mayTake: () => boolean
  /** Differs for each connection. */
  readonly instance: string
  readonly onJoined: (known: string | null, next: Prior) => void
  readonly onSaid: (message: PhoneMessage) => void
  /** Called for everything that is dropped. */
  readonly onBad: () => void
}

export class Connection {
  /** Whether the host has let it in. */
  isIn = false
  #met: Met | null = null
  #hasJoined = false
  #isLeaving = false
  #heardAt = performance.now()
  #bad = 0

  constructor(
    private readonly socket: WebSocket,
    /** The address it comes from. */
    readonly who: string,
    private readonly options: ConnectionOptions,
  ) {
    // A message that is too long or no frame at all; `ws` hangs up by itself.
    socket.on('error', () => this.options.onBad())
    socket.on('message', (data: Buffer, isBinary) => {
      if (this.#isLeaving) return
      try {
        if (isBinary) this.#hear(data)
        else this.#end()
      } catch {
        // Whatever was wrong with it, the channel is over.
        this.#end()
      }
    })
  }

  /** Whether the sealed channel stands, and the host was told. */
  get hasJoined(): boolean {
    return this.#hasJoined
  }

  /** How long nothing has been heard of it, milliseconds. */
  get silentMs(): number {
    return performance.now() - this.#heardAt
  }

  /** Whether it was hung up on. */
  get isLeaving(): boolean {
    return this.#isLeaving
  }

  /** Seals a text now, to be sent later. @returns what sends it */
  prepare(json: string): () => void {
    if (!this.#met || !this.#hasJoined || this.#isLeaving) return () => {}
    const frame = this.#met.channel.seal(json, this.options.length())
    return () => this.#send(frame)
  }

  /** Something that was said is dropped. */
  bad(): void {
    this.options.onBad()
    this.#bad += 1
    if (this.#bad >= PATIENCE) this.hangUp()
  }

  /** Hangs up on whoever says nothing. */
  look(): void {
    const patience = this.#hasJoined ? SILENT_MS : ENTER_MS
    if (this.silentMs > patience) this.socket.terminate()
  }

  hangUp(code = 1008): void {
    if (this.#isLeaving) return
    this.#isLeaving = true
    this.#met?.channel.close()
    this.socket.close(code)
    setTimeout(() => this.socket.terminate(), GOODBYE_MS).unref()
  }

  #hear(data: Buffer): void {
    if (!this.#met) {
      const { meeting, switching, priors } = this.options
      const { said, ...met } = answer(meeting, switching, data, (name) => priors.get(name))
      this.#met = met
      return this.socket.send(said)
    }
    const message = this.#met.channel.open(data)
    if (!this.#hasJoined) this.#join(this.#met)
    this.#heardAt = performance.now()
    if (!this.options.mayTake()) return this.bad()
    const time = asTimeRequest(message)
    if (time) return this.prepare(text({ t: 'time', n: time.n, now: this.options.now() }))()
    const said = readPhoneMessage(message)
    if (said) this.options.onSaid(said)
    else this.bad()
  }

  /** Its first frame opened: whoever this is has what he was known by. That is good no more; what is next is. */
  #join({ known, next }: Met): void {
    const { priors, instance, now, onJoined } = this.options
    if (known !== null && !priors.delete(known)) throw new Error('known no more')
    priors.set(next.name, next)
    this.#hasJoined = true
    this.prepare(text({ t: 'hello', instance, now: now() }))()
    onJoined(known, next)
  }

  #end(): void {
    this.options.onBad()
    this.hangUp()
  }

  #send(frame: Uint8Array): void {
    if (this.socket.bufferedAmount > MOST_WAITING_BYTES) return this.socket.terminate()
    this.socket.send(frame)
  }
}

const text = (message: HostMessage<never, never>): string => JSON.stringify(message)
