/**
 * The players' phones on the local network, as the host has them: off until they are switched on. The server stands
 * elsewhere; here its connections become phones, each known again by an id, and their views go out together.
 */
import { randomBytes } from 'node:crypto'
import type { PhoneLine, PhonesHost } from '../../bridge/carriers/hostPort'
import type { NetworkAddress, PhonesServed } from '../../bridge/machine'
import type { ServedPhones } from '../../bridge/carriers/keptPhones'
import type { PhoneMessage } from '../../bridge/phone'
import type { RefusalView } from '../../bridge/views/facilitator'
import { SWITCHING_BYTES } from '../../sealed/handshake'
import { doesFit, FRAME, mustFit } from '../../sealed/padding'
import { priorOfCode, type Prior } from '../../sealed/secrets'
import { newPath } from '../network/path'
import { Served } from '../network/served'
import { KnownPhones } from './knownPhones'
import type { FromPhones, PhoneFrame, StartPhones, ToPhones } from './messages'
import { framed } from './phoneSockets'

const PORT = 4712
/** So long every frame is, in bytes: every view of an evening is shorter, but for the whole story of it at its end. */
const FRAME_BYTES = 12 * 1024
/** A phone that has not been there for so long counts as none, milliseconds. */
const AWAY_MS = 10_000

export interface PhonesOnNetworkOptions {
  readonly host: PhonesHost
  /** The host's own clock, milliseconds. */
  readonly now: () => number
  /** The renderer's build: `out/renderer`. */
  readonly pages: string
  readonly startServer: StartPhones
  readonly onView: (view: PhonesServed) => void
  /** Called when the server broke down by itself. */
  readonly onBroken: () => void
  /** Called where phones could not be served where they were before the program was started. */
  readonly onMoved?: (was: string) => void
  /** Keeps what outlives a restart, on disk once it resolves; null: nothing does any more. */
  readonly keep?: (kept: ServedPhones | null) => Promise<void>
  /** What was kept before the program was started. */
  readonly kept?: () => Promise<ServedPhones | null>
  readonly addresses?: () => NetworkAddress[]
  /** The port wished for; another is taken when it is busy. */
  readonly port?: number
  readonly frameBytes?: number
}

/** A connection, and the phone at its end. */
interface Connected {
  readonly id: string
  /** Null where it left before it was there. */
  readonly line: Promise<PhoneLine | null>
  /** Whether the server was told that it was let in. */
  isIn: boolean
}

export class PhonesOnNetwork {
  readonly #served: Served<ToPhones, FromPhones>
  readonly #connected = new Map<number, Connected>()
  readonly #leaving = new Set<ReturnType<typeof setTimeout>>()
  #known = new KnownPhones()
  #kept: ServedPhones | null = null
  #frames: PhoneFrame[] = []

  constructor(private readonly options: PhonesOnNetworkOptions) {
    const { startServer, now, addresses, onBroken } = options
    this.#served = new Served<ToPhones, FromPhones>({
      startServer,
      now,
      addresses,
      onMessage: (message) => this.#hear(message),
      onBroken: () => {
        this.#allGone()
        onBroken()
        this.report()
      },
    })
  }

  /** Requests and messages that were turned away or dropped. */
  get refused(): number {
    return this.#served.refused
  }

  /** Begins to serve, where it was before a restart if it can. @returns null, or why it cannot */
  show(address: string | null): Promise<RefusalView | null> {
    return this.#served.inTurn(() => this.#show(address))
  }

  /** Ends it for everybody: nobody comes back by what he has. */
  hide(): Promise<void> {
    return this.#served.inTurn(async () => {
      await this.#keep(null)
      await this.#stop()
    })
  }

  /** Stops serving, and lets everybody come back once it serves again. */
  stop(): Promise<void> {
    return this.#served.inTurn(() => this.#stop())
  }

  /** Waits for whoever comes with a code, once. @returns the phone that it will be; null while nobody can come */
  async expect(code: string): Promise<string | null> {
    const prior = priorOfCode(code)
    if (!prior || this.#served.host === null) return null
    const id = this.#known.expect(prior)
    this.#served.post({ t: 'remember', prior })
    await this.#keepPhones()
    return id
  }

  report(): void {
    const { addresses, address, host } = this.#served
    const url = host === null || !this.#kept ? null : `http://${host}/${this.#kept.path}`
    this.options.onView({ addresses, address, url })
  }

  async #show(wanted: string | null): Promise<RefusalView | null> {
    const { now, pages, port = PORT, frameBytes = FRAME_BYTES, onMoved } = this.options
    const kept = this.#kept ?? (await this.options.kept?.()) ?? null
    const isThere = this.#served.addresses.some(({ address }) => address === kept?.address)
    const chosen = this.#served.choose(wanted ?? (isThere ? (kept?.address ?? null) : null))
    if ('code' in chosen) return chosen
    const { address } = chosen
    if (this.#served.address === address) return null
    await this.#stop()
    const path = kept?.path ?? newPath()
    const switching = kept?.switching ?? randomBytes(SWITCHING_BYTES).toString('hex')
    this.#known = new KnownPhones(kept?.phones)
    const refusal = await this.#served.begin({
      t: 'begin',
      address,
      port: kept?.port ?? port,
      path,
      pages,
      now: now(),
      switching,
      priors: this.#known.all.map(({ prior }) => prior),
      length: frameBytes,
    })
    if (refusal) return refusal
    const served = Number(this.#served.host?.split(':')[1])
    await this.#keep({ switching, address, port: served, path, phones: this.#known.all })
    const isMoved = kept && !(kept.address === address && kept.port === served)
    if (isMoved && wanted === null) onMoved?.(`${kept.address}:${kept.port}`)
    this.report()
    return null
  }

  async #stop(): Promise<void> {
    if (await this.#served.end(() => this.#allGone())) this.report()
  }

  #hear(message: FromPhones): void {
    switch (message.t) {
      case 'joined':
        return this.#joined(message.connection, message.known, message.next)
      case 'said':
        return void this.#said(message.connection, message.message)
      case 'left':
        return this.#left(message.connection, message.silentMs)
      case 'wanted':
        return void this.#wanted(message.path)
      default:
        return
    }
  }

  #joined(connection: number, known: string | null, next: Prior): void {
    const { host } = this.options
    const id = this.#known.join(known, next)
    for (const [other, { id: same }] of this.#connected) {
      if (same === id) this.#served.post({ t: 'hangUp', connection: other })
    }
    const here = new Set([id, ...[...this.#connected.values()].map((one) => one.id)])
    const isGone = (phone: string) => !here.has(phone) && !host.phoneIsIn(phone)
    for (const { name } of this.#known.forget(isGone)) this.#served.post({ t: 'forget', name })
    // By what it came it comes no more: before it is there, what it comes back by is kept.
    const phone: Connected = {
      id,
      isIn: false,
      line: this.#keepPhones().then(() =>
        this.#connected.get(connection) === phone
          ? host.phoneJoined(id, (json) => this.#tell(connection, json))
          : null,
      ),
    }
    this.#connected.set(connection, phone)
  }

  async #said(connection: number, message: PhoneMessage): Promise<void> {
    const line = await this.#connected.get(connection)?.line
    const isTaken = (await line?.say(message)) ?? false
    this.#served.post({ t: 'done', connection, id: message.id, isTaken })
  }

  #left(connection: number, silentMs: number): void {
    const phone = this.#connected.get(connection)
    this.#connected.delete(connection)
    void phone?.line.then((line) => line && this.#waitFor(line, AWAY_MS - silentMs))
  }

  /** A phone counts as none once it has been away for so long. */
  #waitFor(line: PhoneLine, ms: number): void {
    const timer = setTimeout(
      () => {
        this.#leaving.delete(timer)
        line.leave()
      },
      Math.max(0, ms),
    )
    this.#leaving.add(timer)
  }

  /** Collects what all phones are told in one breath, and sends it at one moment. */
  #tell(connection: number, json: string): void {
    mustFit(framed(json), FRAME.most)
    if (this.#frames.length === 0) queueMicrotask(() => this.#flush())
    this.#frames.push({ connection, json })
  }

  #flush(): void {
    const { frameBytes = FRAME_BYTES } = this.options
    const frames = this.#frames
    this.#frames = []
    // What is longer is longer for everybody: when the cards are turned over, and nothing is secret any more.
    const isLong = frames.some(({ json }) => !doesFit(framed(json), frameBytes))
    const length = isLong ? FRAME.most : frameBytes
    for (const [connection, phone] of this.#connected) {
      const isIn = this.options.host.phoneIsIn(phone.id)
      if (isIn !== phone.isIn) this.#served.post({ t: 'letIn', connection, isIn })
      phone.isIn = isIn
    }
    this.#served.post({ t: 'frames', frames, length })
  }

  async #wanted(path: string): Promise<void> {
    const json = await this.options.host.phoneFile(path).catch(() => null)
    this.#served.post({ t: 'file', path, json })
  }

  #allGone(): void {
    for (const timer of this.#leaving) clearTimeout(timer)
    this.#leaving.clear()
    for (const { line } of this.#connected.values()) void line.then((one) => one?.leave())
    this.#connected.clear()
    this.#frames = []
  }

  async #keepPhones(): Promise<void> {
    if (this.#kept) await this.#keep({ ...this.#kept, phones: this.#known.all })
  }

  async #keep(kept: ServedPhones | null): Promise<void> {
    this.#kept = kept
    await this.options.keep?.(kept)
  }
}
