/**
 * The server of the players' phones on the local network: their page, what is public and large as files, and a sealed
 * channel for each of them. What phones say is opened and checked here, and only what they may say at all reaches the host.
 */
import { SOCKET_PATHS } from '../../bridge/carriers/messages'
import type { Prior } from '../../sealed/secrets'
import { Gate, type GateLimits } from '../network/gate/gate'
import { HostClock } from '../network/hostClock'
import { reasonOf } from '../network/messages'
import { Refusals } from '../network/gate/refusals'
import type { BeginPhones, FromPhones, ToPhones } from './messages'
import { PhoneSockets } from './phoneSockets'
import { PublicFiles } from './publicFiles'

/** Of one address there may be forty phones, where a router of its own stands between. */
const LIMITS: GateLimits = {
  connections: { each: 400, strangers: 160, guests: 480 },
  requests: { most: 6000, inMs: 30_000 },
  wrong: { most: 400, inMs: 60_000 },
  turnedAway: { most: 400, inMs: 60_000 },
  sockets: 120,
  socketsEach: 64,
  // To come to a channel costs some milliseconds.
  opened: { most: 160, inMs: 10_000 },
  messageBytes: 4096 + 64,
  isShared: true,
}

export class PhoneServer {
  readonly #clock: HostClock
  readonly #refusals: Refusals
  readonly #files: PublicFiles
  readonly #priors = new Map<string, Prior>()
  #sockets: PhoneSockets | null = null
  #gate: Gate | null = null

  /** @param post tells the host something */
  constructor(private readonly post: (message: FromPhones) => void) {
    this.#clock = new HostClock((n) => post({ t: 'time', n }))
    this.#refusals = new Refusals((count) => post({ t: 'refused', count }))
    this.#files = new PublicFiles((path) => post({ t: 'wanted', path }))
  }

  /** Does what the host says. */
  hear(message: ToPhones): void {
    switch (message.t) {
      case 'begin':
        void this.#begin(message)
        return
      case 'frames':
        return this.#sockets?.send(message.frames, message.length)
      case 'done':
        return this.#sockets?.done(message.connection, message.id, message.isTaken)
      case 'remember':
        this.#priors.set(message.prior.name, message.prior)
        return
      case 'forget':
        this.#priors.delete(message.name)
        return
      case 'letIn':
        return this.#sockets?.letIn(message.connection, message.isIn)
      case 'hangUp':
        return this.#sockets?.get(message.connection)?.hangUp()
      case 'file':
        return this.#files.take(message.path, message.json)
      case 'time':
        return this.#clock.hear(message)
      case 'end':
        return this.#end()
    }
  }

  async #begin(begin: BeginPhones): Promise<void> {
    this.#clock.begin(begin.now)
    for (const prior of begin.priors) this.#priors.set(prior.name, prior)
    try {
      const { gate, name } = await Gate.open({
        ...begin,
        page: 'phone',
        socket: SOCKET_PATHS.phone,
        limits: LIMITS,
        also: (below, sending) => this.#files.send(below, sending),
        onSocket: (socket, who) => this.#sockets?.add(socket, who),
        makeRoom: (who, isForAddress) => this.#sockets?.makeRoom(who, isForAddress) ?? false,
        onTurnedAway: () => this.#refusals.add(),
      })
      this.#gate = gate
      this.#sockets = new PhoneSockets({
        meeting: { purpose: 'seat', address: `${name}/${begin.path}` },
        switching: begin.switching,
        length: begin.length,
        priors: this.#priors,
        now: () => this.#clock.now(),
        post: this.post,
        onBad: () => this.#refusals.add(),
      })
      this.post({ t: 'serving', host: name })
    } catch (error) {
      this.post({ t: 'failed', reason: reasonOf(error) })
    }
  }

  /** Off is off: nobody is sent anything more, but that it is over. */
  #end(): void {
    this.#priors.clear()
    this.#sockets?.close()
    if (this.#gate) this.#gate.close(() => this.post({ t: 'ended' }))
    else this.post({ t: 'ended' })
  }
}
