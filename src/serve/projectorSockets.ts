/** The public windows' sockets: they listen, ask the time, and can do nothing else. */
import type { WebSocket } from 'ws'
import type { HostPort } from '../bridge/carriers/hostPort'
import { readTimeRequest } from '../bridge/carriers/messages'
import { Audience, send } from './audience'

/** A projector that says this many things it may not say is hung up on. */
const PATIENCE = 20
/** So often it may ask the time: a page asks six times at first, then every five seconds. */
const QUESTIONS = { most: 60, inMs: 10_000 }
const PING_MS = 15_000

export interface ProjectorSocketsOptions {
  readonly host: Pick<HostPort, 'subscribeProjector'>
  /** The host's clock, as `endsAt` counts it. */
  readonly now: () => number
  /** Differs for each start of the host. */
  readonly instance: string
  readonly onCount: (count: number) => void
  /** Hears of every message that was not understood or not allowed. */
  readonly onRefused: () => void
  /** Which of the windows sound, the longest connected first. Without it: all. */
  readonly sounds?: (index: number) => boolean
}

export class ProjectorSockets {
  readonly #audience = new Audience()
  readonly #told = new Map<WebSocket, boolean>()
  readonly #stops: (() => void)[]

  constructor(private readonly options: ProjectorSocketsOptions) {
    const pinging = setInterval(() => this.#audience.ping(), PING_MS)
    this.#stops = [
      options.host.subscribeProjector(
        (_, json) => this.#audience.show(json),
        (pack, json) => this.#audience.pack(pack, json),
      ),
      () => clearInterval(pinging),
    ]
  }

  get size(): number {
    return this.#audience.size
  }

  add(socket: WebSocket): void {
    const { instance, now, onCount, onRefused } = this.options
    // A frame that is too long or no frame at all; `ws` hangs up by itself.
    socket.on('error', onRefused)
    send(socket, { t: 'hello', instance, now: now() })
    if (!this.#sounds(this.size)) this.#tellSound(socket, false)
    this.#audience.add(socket)

    let strikes = 0
    let asked: number[] = []
    socket.on('message', (data, binary) => {
      const message = binary ? null : readTimeRequest(String(data))
      const at = now()
      asked = asked.filter((moment) => at - moment < QUESTIONS.inMs)
      if (message && asked.length < QUESTIONS.most) {
        asked.push(at)
        return send(socket, { t: 'time', n: message.n, now: at })
      }
      onRefused()
      strikes += 1
      if (strikes >= PATIENCE) socket.close(1008)
    })
    socket.on('close', () => {
      this.#told.delete(socket)
      this.tellSound()
      onCount(this.size)
    })
    onCount(this.size)
  }

  /** Tells every window whether it sounds, where that has changed. */
  tellSound(): void {
    for (const [index, socket] of this.#audience.sockets.entries()) {
      const on = this.#sounds(index)
      if (on !== (this.#told.get(socket) ?? true)) this.#tellSound(socket, on)
    }
  }

  /** Hangs up on everybody. */
  close(): void {
    for (const stop of this.#stops) stop()
    this.#audience.close()
  }

  #sounds(index: number): boolean {
    return this.options.sounds?.(index) ?? true
  }

  #tellSound(socket: WebSocket, on: boolean): void {
    this.#told.set(socket, on)
    send(socket, { t: 'sound', on })
  }
}
