/**
 * The server of the big screen's page on the local network. Nothing is here but that page, under its path: no
 * facilitator's page, no facilitator's socket and no command; a file that the page does not name is not there. It
 * knows the show as text that it hands on, and nothing else of the evening.
 */
import { randomUUID } from 'node:crypto'
import type { MusicFile } from '../../bridge/music'
import { SOCKET_PATHS } from '../../bridge/carriers/messages'
import { breakOffMusic, sendMusic } from '../musicFiles'
import { ProjectorSockets } from '../projectorSockets'
import { Gate, type GateLimits } from './gate/gate'
import { HostClock } from './hostClock'
import { type Begin, type FromServer, reasonOf, type ToServer } from './messages'
import { Refusals } from './gate/refusals'

const LIMITS: GateLimits = {
  // A TV's browser opens six at once, and one for the show.
  connections: { each: 24, strangers: 64, guests: 160 },
  // A page with all its sounds is some 150 files; who asks for more than this is no TV.
  requests: { most: 1500, inMs: 30_000 },
  wrong: { most: 20, inMs: 60_000 },
  turnedAway: { most: 20, inMs: 60_000 },
  sockets: 16,
  socketsEach: 4,
  messageBytes: 256,
  isShared: false,
}

export class NetworkServer {
  readonly #clock: HostClock
  readonly #refusals: Refusals
  #sound = false
  #music: readonly MusicFile[] = []
  #view: ((json: string) => void) | null = null
  #pack: ((id: string, json: string) => void) | null = null
  #sockets: ProjectorSockets | null = null
  #gate: Gate | null = null

  /** @param post tells the host something */
  constructor(private readonly post: (message: FromServer) => void) {
    this.#clock = new HostClock((n) => post({ t: 'time', n }))
    this.#refusals = new Refusals((count) => post({ t: 'refused', count }))
  }

  /** Does what the host says. */
  hear(message: ToServer): void {
    switch (message.t) {
      case 'begin':
        void this.#begin(message)
        return
      case 'view':
        return this.#view?.(message.json)
      case 'pack':
        return this.#pack?.(message.id, message.json)
      case 'music':
        this.#music = message.files
        return breakOffMusic()
      case 'sound':
        this.#sound = message.on
        return this.#sockets?.tellSound()
      case 'time':
        return this.#clock.hear(message)
      case 'end':
        return this.#end()
    }
  }

  async #begin({ address, port, path, pages, now }: Begin): Promise<void> {
    this.#clock.begin(now)
    const sockets = this.#makeSockets()
    const findMusic = (id: string) => this.#music.find((file) => file.id === id) ?? null
    try {
      const { gate, name } = await Gate.open({
        page: 'projector',
        socket: SOCKET_PATHS.projector,
        limits: LIMITS,
        address,
        port,
        path,
        pages,
        also: (below, sending) => sendMusic(findMusic, below, sending),
        onSocket: (socket) => sockets.add(socket),
        onTurnedAway: () => this.#refusals.add(),
      })
      this.#gate = gate
      this.post({ t: 'serving', host: name })
    } catch (error) {
      this.post({ t: 'failed', reason: reasonOf(error) })
    }
  }

  #makeSockets(): ProjectorSockets {
    const sockets = new ProjectorSockets({
      host: {
        subscribeProjector: (onView, onPack) => {
          this.#view = (json) => onView(null as never, json)
          this.#pack = (id, json) => onPack({ id } as never, json)
          return () => {}
        },
      },
      now: () => this.#clock.now(),
      instance: randomUUID(),
      onCount: (count) => this.post({ t: 'viewers', count }),
      onRefused: () => this.#refusals.add(),
      sounds: (index) => this.#sound && index === 0,
    })
    this.#sockets = sockets
    return sockets
  }

  /** Off is off: nobody is sent anything more, but viewers that it is over. */
  #end(): void {
    this.#music = []
    breakOffMusic()
    this.#sockets?.close()
    if (this.#gate) this.#gate.close(() => this.post({ t: 'ended' }))
    else this.post({ t: 'ended' })
  }
}
