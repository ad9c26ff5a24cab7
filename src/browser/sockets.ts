/** The two kinds of sockets: the facilitator's, which commands, and the projector's, which only listens. */
import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import { receiveCommand, type HostPort } from '../bridge/carriers/hostPort'
import { readWindowMessage } from '../bridge/carriers/messages'
import { Audience, send } from '../serve/audience'
import { ProjectorSockets } from '../serve/projectorSockets'

const PING_MS = 15_000

export interface SocketCounts {
  /** Messages that were not understood or not allowed. None of them changed anything. */
  refused: number
}

/** All sockets of one host. */
export class Sockets {
  readonly counts: SocketCounts = { refused: 0 }
  readonly #instance = randomUUID()
  readonly #facilitators = new Audience()
  readonly #projectors: ProjectorSockets
  readonly #stops: (() => void)[]
  #sound = true

  /** @param now the host's clock, as `endsAt` counts it */
  constructor(
    private readonly host: HostPort,
    private readonly now: () => number,
  ) {
    const pinging = setInterval(() => this.#facilitators.ping(), PING_MS)
    this.#projectors = new ProjectorSockets({
      host,
      now,
      instance: this.#instance,
      onCount: (count) => host.projectorConnected(count),
      onRefused: () => {
        this.counts.refused += 1
      },
      sounds: () => this.#sound,
    })
    this.#stops = [
      host.subscribeFacilitator(
        (_, json) => this.#facilitators.show(json),
        (pack, json) => this.#facilitators.pack(pack, json),
      ),
      () => clearInterval(pinging),
    ]
  }

  addFacilitator(socket: WebSocket): void {
    socket.on('error', () => {
      // A frame that is too long or no frame at all; `ws` hangs up by itself.
      this.counts.refused += 1
    })
    send(socket, { t: 'hello', instance: this.#instance, now: this.now() })
    this.#facilitators.add(socket)
    socket.on('message', (data, binary) => {
      const message = binary ? null : readWindowMessage(String(data))
      if (!message) {
        this.counts.refused += 1
        return send(socket, { t: 'refused', problem: 'malformed' })
      }
      if (message.t === 'time') return send(socket, { t: 'time', n: message.n, now: this.now() })
      void this.#command(socket, message.n, message.command)
    })
  }

  addProjector(socket: WebSocket): void {
    this.#projectors.add(socket)
  }

  /** Whether the big screens of this computer sound. */
  set sound(on: boolean) {
    this.#sound = on
    this.#projectors.tellSound()
  }

  /** Hangs up on everybody. */
  close(): void {
    for (const stop of this.#stops) stop()
    this.#facilitators.close()
    this.#projectors.close()
  }

  async #command(socket: WebSocket, n: number, command: unknown): Promise<void> {
    const reply = await receiveCommand(this.host, command)
    if (!reply.ok && reply.refusal.code === 'malformed') this.counts.refused += 1
    send(socket, { t: 'reply', n, reply })
  }
}
