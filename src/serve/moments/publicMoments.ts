/**
 * Public moments for other programs, as the host has them: off until they are switched on, on this computer and on the
 * network each by itself. The servers stand elsewhere and are told the big screen's frames.
 */
import { randomBytes } from 'node:crypto'
import type { HostPort } from '../../bridge/carriers/hostPort'
import type { MomentsPlace, MomentsView, NetworkAddress } from '../../bridge/machine'
import type { RefusalView } from '../../bridge/views/facilitator'
import type { Line } from '../network/messages'
import { Served } from '../network/served'
import type { FromMoments, ToMoments } from './messages'

const LOOPBACK = '127.0.0.1'
const PORTS: Readonly<Record<MomentsPlace, number>> = { here: 4714, network: 4715 }
const KEY_BYTES = 24

export interface PublicMomentsOptions {
  readonly host: Pick<HostPort, 'subscribeProjector'>
  /** The host's own clock, milliseconds. */
  readonly now: () => number
  /** The program's version. */
  readonly program: string
  readonly startServer: () => Line<ToMoments, FromMoments>
  readonly onView: (view: MomentsView) => void
  /** Called when a server broke down by itself. */
  readonly onBroken: () => void
  readonly addresses?: () => NetworkAddress[]
  /** The port wished for, wherever; another is taken when it is busy. */
  readonly port?: number
}

/** One of the two places where they can be heard. */
class Place {
  listeners = 0
  readonly served: Served<ToMoments, FromMoments>
  /** What only who was given the address knows; empty while it is off. */
  secret = ''
  #stopTelling = () => {}

  constructor(
    private readonly where: MomentsPlace,
    private readonly options: PublicMomentsOptions,
    private readonly report: () => void,
  ) {
    const { startServer, now, addresses, onBroken } = options
    this.served = new Served<ToMoments, FromMoments>({
      startServer,
      now,
      addresses,
      onMessage: (message) => {
        if (message.t !== 'listeners') return
        this.listeners = message.count
        report()
      },
      onBroken: () => {
        this.#over()
        onBroken()
        report()
      },
    })
  }

  async show(wanted: string | null): Promise<RefusalView | null> {
    const chosen = this.where === 'here' ? { address: LOOPBACK } : this.served.choose(wanted)
    if ('code' in chosen) return chosen
    if (this.served.address === chosen.address) return null
    await this.hide()
    const { now, program, host, port = PORTS[this.where] } = this.options
    const secret = randomBytes(KEY_BYTES).toString('base64url')
    const isHere = this.where === 'here'
    const refusal = await this.served.begin({
      t: 'begin',
      address: chosen.address,
      port,
      path: isHere ? '' : `/${secret}`,
      key: isHere ? secret : null,
      now: now(),
      program,
    })
    if (refusal) return refusal
    this.secret = secret
    this.#stopTelling = host.subscribeProjector(
      (_, json) => this.served.post({ t: 'view', json }),
      () => {},
    )
    this.report()
    return null
  }

  async hide(): Promise<void> {
    if (await this.served.end(() => this.#over())) this.report()
  }

  /** There is no server any more. */
  #over(): void {
    this.#stopTelling()
    this.#stopTelling = () => {}
    this.listeners = 0
    this.secret = ''
  }
}

export class PublicMoments {
  readonly #places: Readonly<Record<MomentsPlace, Place>>

  constructor(private readonly options: PublicMomentsOptions) {
    const place = (where: MomentsPlace) => new Place(where, options, () => this.report())
    this.#places = { here: place('here'), network: place('network') }
  }

  /** Requests that were turned away. None of them changed anything. */
  get refused(): number {
    const { here, network } = this.#places
    return here.served.refused + network.served.refused
  }

  /** Begins to tell. @param address on the network: at which, null: the likeliest. @returns null, or why it cannot */
  show(where: MomentsPlace, address: string | null): Promise<RefusalView | null> {
    const place = this.#places[where]
    return place.served.inTurn(() => place.show(address))
  }

  /** Ends it and hangs up on everybody there. */
  hide(where: MomentsPlace): Promise<void> {
    const place = this.#places[where]
    return place.served.inTurn(() => place.hide())
  }

  report(): void {
    const { here, network } = this.#places
    const at = ({ served }: Place, path: string) => `http://${served.host ?? ''}${path}/moments`
    this.options.onView({
      addresses: network.served.addresses,
      here: here.secret
        ? { url: at(here, ''), pageUrl: `${at(here, '')}?page=${here.secret}` }
        : null,
      network: network.secret
        ? { address: network.served.address ?? '', url: at(network, `/${network.secret}`) }
        : null,
      listeners: here.listeners + network.listeners,
    })
  }
}
