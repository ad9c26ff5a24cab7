/**
 * The projector's page for a TV's own browser, on the local network, as the host has it: off until it is switched
 * on, under a path that is new each time. The server itself stands elsewhere and is told the show.
 */
import type { HostPort } from '../../bridge/carriers/hostPort'
import type { NetworkAddress, NetworkView } from '../../bridge/machine'
import type { RefusalView } from '../../bridge/views/facilitator'
import type { FindMusic } from '../musicFiles'
import { localAddresses } from './addresses'
import type { FromServer, ServerLine, StartServer } from './messages'
import { MusicOnNetwork } from './musicOnNetwork'
import { newPath } from './path'

const PORT = 4711
/** How long a server may take to begin and to end, in milliseconds. */
const BEGIN_MS = 30_000
const END_MS = 1000

export interface NetworkScreenOptions {
  readonly host: Pick<HostPort, 'subscribeProjector' | 'projectorConnected'>
  /** The host's own clock, milliseconds. */
  readonly now: () => number
  /** The renderer's build: `out/renderer`. */
  readonly pages: string
  readonly startServer: StartServer
  readonly onView: (view: NetworkView) => void
  /** Whether the big screens of this computer itself sound. */
  readonly onLocalSound: (on: boolean) => void
  /** Called when the server broke down by itself. */
  readonly onBroken: () => void
  /** What stands in the folders of music that the host chose. */
  readonly findMusic?: FindMusic
  readonly addresses?: () => NetworkAddress[]
  /** The port wished for; another is taken when it is busy. */
  readonly port?: number
}

interface Serving {
  readonly line: ServerLine
  readonly address: string
  readonly path: string
  /** Address and port; empty until it listens. */
  host: string
  viewers: number
  stopTelling: () => void
}

export class NetworkScreen {
  /** Requests and messages that were turned away. None of them changed anything. */
  refused = 0
  #serving: Serving | null = null
  #sound = false
  #localSound = true
  /** One after the other: a quick double click is no race. */
  #queue: Promise<unknown> = Promise.resolve()

  constructor(private readonly options: NetworkScreenOptions) {}

  /** Begins to show the page. @returns null, or why it cannot */
  show(address: string | null): Promise<RefusalView | null> {
    return this.#next(() => this.#show(address))
  }

  /** Ends it and hangs up on everybody. */
  hide(): Promise<void> {
    return this.#next(() => this.#hide())
  }

  /** Lets the first of the viewers sound instead of this computer. */
  set sound(on: boolean) {
    this.#sound = on
    this.#serving?.line.post({ t: 'sound', on })
    this.report()
  }

  report(): void {
    const { onView, onLocalSound, addresses = localAddresses } = this.options
    const { address, host, path, viewers = 0 } = this.#serving ?? {}
    const url = host && path ? `http://${host}/${path}` : null
    onView({ addresses: addresses(), address: address ?? null, url, viewers, sound: this.#sound })
    // Without a viewer the sound would be nowhere.
    const local = !(this.#sound && viewers > 0)
    if (local !== this.#localSound) onLocalSound(local)
    this.#localSound = local
  }

  #next<T>(job: () => Promise<T>): Promise<T> {
    const run = this.#queue.then(job)
    this.#queue = run.catch(() => {})
    return run
  }

  async #show(wanted: string | null): Promise<RefusalView | null> {
    const known = (this.options.addresses ?? localAddresses)()
    const address = wanted ?? known[0]?.address
    if (address === undefined) return { code: 'noNetwork' }
    if (!known.some((one) => one.address === address)) return { code: 'addressGone' }
    if (this.#serving?.address === address) return null
    await this.#hide()
    const reason = await this.#serve(address)
    if (reason !== null) return { code: 'notServed', params: { reason } }
    this.report()
    return null
  }

  async #hide(): Promise<void> {
    const serving = this.#serving
    if (!serving) return
    this.#serving = null
    this.#sound = false
    serving.stopTelling()
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, END_MS)
      const done = () => {
        clearTimeout(timer)
        resolve()
      }
      serving.line.onGone(done)
      serving.line.onMessage(({ t }) => t === 'ended' && done())
      serving.line.post({ t: 'end' })
    })
    serving.line.stop()
    this.options.host.projectorConnected(0, 'network')
    this.report()
  }

  /** Starts a server and waits until it listens. @returns null, or why it does not */
  async #serve(address: string): Promise<string | null> {
    const { now, pages, startServer, port = PORT } = this.options
    const line = startServer()
    const path = newPath()
    const serving: Serving = { line, address, path, host: '', viewers: 0, stopTelling: () => {} }
    const begun = new Promise<string | null>((resolve) => {
      const timer = setTimeout(() => resolve('it does not answer'), BEGIN_MS)
      const settle = (reason: string | null) => {
        clearTimeout(timer)
        resolve(reason)
      }
      line.onGone(() => {
        settle('it broke down')
        this.#broke(serving)
      })
      line.onMessage((message) => {
        if (message.t === 'serving') serving.host = message.host
        if (message.t === 'serving') settle(null)
        if (message.t === 'failed') settle(message.reason)
        this.#hear(serving, message)
      })
    })
    line.post({ t: 'begin', address, port, path, pages, now: now() })
    const reason = await begun
    if (reason !== null) {
      line.stop()
      return reason
    }
    this.#serving = serving
    const music = new MusicOnNetwork(line, this.options.findMusic ?? (() => null))
    serving.stopTelling = this.options.host.subscribeProjector(
      (view, json) => line.post({ t: 'view', json: music.allowed(view, json) }),
      ({ id }, json) => line.post({ t: 'pack', id, json }),
    )
    return null
  }

  #hear(serving: Serving, message: FromServer): void {
    switch (message.t) {
      case 'time':
        return serving.line.post({ t: 'time', n: message.n, now: this.options.now() })
      case 'refused':
        this.refused = message.count
        return
      case 'viewers':
        serving.viewers = message.count
        if (this.#serving !== serving) return
        this.options.host.projectorConnected(message.count, 'network')
        return this.report()
      default:
        return
    }
  }

  /** The server ended without being asked to. */
  #broke(serving: Serving): void {
    if (this.#serving !== serving) return
    this.#serving = null
    this.#sound = false
    serving.stopTelling()
    this.options.host.projectorConnected(0, 'network')
    this.options.onBroken()
    this.report()
  }
}
