/**
 * The projector's page for a TV's own browser, on the local network, as the host has it: off until it is switched
 * on, under a path that is new each time. The server itself stands elsewhere and is told the show.
 */
import type { HostPort } from '../../bridge/carriers/hostPort'
import type { NetworkAddress, NetworkView } from '../../bridge/machine'
import type { RefusalView } from '../../bridge/views/facilitator'
import type { FindMusic } from '../musicFiles'
import type { FromServer, StartServer, ToServer } from './messages'
import { MusicOnNetwork } from './musicOnNetwork'
import { newPath } from './path'
import { Served } from './served'

const PORT = 4711

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

/** What is shown now. */
interface Showing {
  readonly path: string
  readonly stopTelling: () => void
}

export class NetworkScreen {
  readonly #served: Served<ToServer, FromServer>
  #showing: Showing | null = null
  #viewers = 0
  #sound = false
  #localSound = true

  constructor(private readonly options: NetworkScreenOptions) {
    const { startServer, now, addresses, onBroken } = options
    this.#served = new Served<ToServer, FromServer>({
      startServer,
      now,
      addresses,
      onMessage: (message) => this.#hear(message),
      onBroken: () => {
        this.#over()
        onBroken()
        this.report()
      },
    })
  }

  /** Requests and messages that were turned away. None of them changed anything. */
  get refused(): number {
    return this.#served.refused
  }

  /** Begins to show the page. @returns null, or why it cannot */
  show(address: string | null): Promise<RefusalView | null> {
    return this.#served.inTurn(() => this.#show(address))
  }

  /** Ends it and hangs up on everybody. */
  hide(): Promise<void> {
    return this.#served.inTurn(() => this.#hide())
  }

  /** Lets the first of the viewers sound instead of this computer. */
  set sound(on: boolean) {
    this.#sound = on
    this.#served.post({ t: 'sound', on })
    this.report()
  }

  report(): void {
    const { onView, onLocalSound } = this.options
    const { addresses, address, host } = this.#served
    const url = host !== null && this.#showing ? `http://${host}/${this.#showing.path}` : null
    onView({ addresses, address, url, viewers: this.#viewers, sound: this.#sound })
    // Without a viewer the sound would be nowhere.
    const local = !(this.#sound && this.#viewers > 0)
    if (local !== this.#localSound) onLocalSound(local)
    this.#localSound = local
  }

  async #show(wanted: string | null): Promise<RefusalView | null> {
    const chosen = this.#served.choose(wanted)
    if ('code' in chosen) return chosen
    if (this.#served.address === chosen.address) return null
    await this.#hide()
    const { now, pages, port = PORT, host, findMusic = () => null } = this.options
    const path = newPath()
    const refusal = await this.#served.begin({
      t: 'begin',
      address: chosen.address,
      port,
      path,
      pages,
      now: now(),
    })
    if (refusal) return refusal
    const line = { post: (message: ToServer) => this.#served.post(message) }
    const music = new MusicOnNetwork(line, findMusic)
    const stopTelling = host.subscribeProjector(
      (view, json) => line.post({ t: 'view', json: music.allowed(view, json) }),
      ({ id }, json) => line.post({ t: 'pack', id, json }),
    )
    this.#showing = { path, stopTelling }
    this.report()
    return null
  }

  async #hide(): Promise<void> {
    if (await this.#served.end(() => this.#over())) this.report()
  }

  #hear(message: FromServer): void {
    if (message.t !== 'viewers') return
    this.#viewers = message.count
    this.options.host.projectorConnected(message.count, 'network')
    this.report()
  }

  /** There is no server any more. */
  #over(): void {
    this.#showing?.stopTelling()
    this.#showing = null
    this.#viewers = 0
    this.#sound = false
    this.options.host.projectorConnected(0, 'network')
  }
}
