/** The two kinds of sockets: the facilitator's, which commands, and the projector's, which only listens. */
import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { receiveCommand, type HostPort } from '../bridge/carriers/hostPort'
import {
  readTimeRequest,
  readWindowMessage,
  type HostMessage,
  type TimeRequest,
} from '../bridge/carriers/messages'

/** A projector that says this many things it may not say is hung up on. */
const PATIENCE = 20
const PING_MS = 15_000
/** How long a window has to hang up when the program ends. */
const GOODBYE_MS = 200

export interface SocketCounts {
  /** Messages that were not understood or not allowed. None of them changed anything. */
  refused: number
}

/** All sockets of one host. */
export class Sockets {
  readonly counts: SocketCounts = { refused: 0 }
  readonly #instance = randomUUID()
  readonly #facilitators = new Audience()
  readonly #projectors = new Audience()
  readonly #stops: (() => void)[]

  /** @param now the host's clock, as `endsAt` counts it */
  constructor(
    private readonly host: HostPort,
    private readonly now: () => number,
  ) {
    const pinging = setInterval(() => {
      this.#facilitators.ping()
      this.#projectors.ping()
    }, PING_MS)
    this.#stops = [
      host.subscribeFacilitator((_, json) => this.#facilitators.show(json)),
      host.subscribeProjector((_, json) => this.#projectors.show(json)),
      () => clearInterval(pinging),
    ]
  }

  addFacilitator(socket: WebSocket): void {
    this.#greet(socket, this.#facilitators)
    socket.on('message', (data, binary) => {
      const message = binary ? null : readWindowMessage(String(data))
      if (!message) {
        this.counts.refused += 1
        return send(socket, { t: 'refused', problem: 'malformed' })
      }
      if (message.t === 'time') return this.#tellTime(socket, message)
      void this.#command(socket, message.n, message.command)
    })
  }

  addProjector(socket: WebSocket): void {
    this.#greet(socket, this.#projectors)
    let strikes = 0
    socket.on('message', (data, binary) => {
      const message = binary ? null : readTimeRequest(String(data))
      if (message) return this.#tellTime(socket, message)
      this.counts.refused += 1
      strikes += 1
      if (strikes >= PATIENCE) socket.close(1008)
    })
    socket.on('close', () => this.host.projectorConnected(this.#projectors.size))
    this.host.projectorConnected(this.#projectors.size)
  }

  /** Hangs up on everybody. */
  close(): void {
    for (const stop of this.#stops) stop()
    this.#facilitators.close()
    this.#projectors.close()
  }

  #greet(socket: WebSocket, audience: Audience): void {
    socket.on('error', () => {
      // A frame that is too long or no frame at all; `ws` hangs up by itself.
      this.counts.refused += 1
    })
    send(socket, { t: 'hello', instance: this.#instance, now: this.now() })
    audience.add(socket)
  }

  #tellTime(socket: WebSocket, { n }: TimeRequest): void {
    send(socket, { t: 'time', n, now: this.now() })
  }

  async #command(socket: WebSocket, n: number, command: unknown): Promise<void> {
    const reply = await receiveCommand(this.host, command)
    if (!reply.ok && reply.refusal.code === 'malformed') this.counts.refused += 1
    send(socket, { t: 'reply', n, reply })
  }
}

/** Sockets that are shown the same view. One that is slow skips views and gets the newest when it can. */
class Audience {
  readonly #sockets = new Map<WebSocket, { sending: boolean; late: boolean; alive: boolean }>()
  #text: string | null = null

  get size(): number {
    return this.#sockets.size
  }

  add(socket: WebSocket): void {
    const state = { sending: false, late: false, alive: true }
    this.#sockets.set(socket, state)
    socket.on('pong', () => {
      state.alive = true
    })
    // Prepended, so that whoever counts on `close` finds it gone.
    socket.prependListener('close', () => this.#sockets.delete(socket))
    this.#push(socket)
  }

  show(json: string): void {
    this.#text = `{"t":"view","view":${json}}`
    for (const socket of this.#sockets.keys()) this.#push(socket)
  }

  /** Drops those that did not answer the last ping: their machine is gone without a word. */
  ping(): void {
    for (const [socket, state] of this.#sockets) {
      if (!state.alive) socket.terminate()
      state.alive = false
      socket.ping()
    }
  }

  close(): void {
    for (const socket of this.#sockets.keys()) {
      socket.close(1001)
      setTimeout(() => socket.terminate(), GOODBYE_MS).unref()
    }
  }

  #push(socket: WebSocket): void {
    const state = this.#sockets.get(socket)
    if (!state || this.#text === null) return
    state.late = state.sending
    if (state.sending) return
    state.sending = true
    socket.send(this.#text, () => {
      state.sending = false
      if (state.late) this.#push(socket)
    })
  }
}

const send = (socket: WebSocket, message: HostMessage<never>): void =>
  socket.send(JSON.stringify(message))
