/**
 * A window's line to the host over a WebSocket: comes back by itself when it is lost, hands on views newest
 * first, and keeps the host's time. It says nothing but "what time is it"; commands are added elsewhere.
 */
import { PackStore } from '../packs'
import { ClockOffset } from './clockOffset'
import { PROTOCOL, readHostMessage, type HostMessage } from './messages'

/** The part of a browser's WebSocket that is used. */
export interface SocketLike {
  /** 1: open; what is sent at any other time is lost, and a browser complains of it. */
  readonly readyState: number
  onopen: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onmessage: ((event: { readonly data: unknown } & never) => void) | null
  send(text: string): void
  close(): void
}

export interface SocketClientOptions {
  readonly url: string
  /** Further subprotocols; one may carry the token. */
  readonly protocols?: readonly string[]
  readonly makeSocket?: (url: string, protocols: string[]) => SocketLike
  /** A clock that only goes forward, milliseconds. */
  readonly localNow?: () => number
  readonly pace?: Pace
}

/** How a window looks whether its line still holds, in milliseconds. */
export interface Pace {
  /** At first the time is asked so often more quickly, so that a clock on screen is right soon. */
  readonly quick: number
  readonly calmMs: number
  /** A question about the time that is older than this will not be answered: the line is dead. */
  readonly patienceMs: number
  /** How long it may take to come to a connection. */
  readonly connectMs: number
  /** A line on which nothing was heard for so long is not trusted when the page comes back to the front. */
  readonly staleMs: number
}

const FIRST_RETRY_MS = 200
const LONGEST_RETRY_MS = 4000
const QUICK_MS = 60
const OPEN = 1
/** The lines of this computer, and of a TV on the network. */
const STEADY: Pace = {
  quick: 6,
  calmMs: 5000,
  patienceMs: 4000,
  connectMs: Infinity,
  staleMs: Infinity,
}

export class SocketClient<
  V extends { readonly revision: number },
  P extends { readonly id: string },
> {
  readonly #clock: ClockOffset
  readonly #localNow: () => number
  readonly #pace: Pace
  readonly #views = new Set<(view: V) => void>()
  readonly #packs = new PackStore<P>()
  readonly #connections = new Set<(connected: boolean) => void>()
  #socket: SocketLike | null = null
  #connected = false
  #stopped = false
  #view: V | null = null
  #newest = -1
  #instance = ''
  #retryMs = FIRST_RETRY_MS
  #timer: ReturnType<typeof setTimeout> | undefined
  #n = 0
  #heardAt = 0
  /** Questions about the time that are not answered yet, oldest first: number and moment. */
  readonly #asked = new Map<number, number>()
  /** Takes replies to commands, where there are any. */
  onOther: (message: HostMessage<V, P>) => void = () => {}

  constructor(private readonly options: SocketClientOptions) {
    this.#localNow = options.localNow ?? (() => performance.now())
    this.#pace = options.pace ?? STEADY
    this.#clock = new ClockOffset(this.#localNow)
    this.#connect()
  }

  get connected(): boolean {
    return this.#connected
  }

  now(): number {
    return this.#clock.now()
  }

  /** How long nothing has been heard, milliseconds. */
  get silentMs(): number {
    return this.#localNow() - this.#heardAt
  }

  onView(listener: (view: V) => void): () => void {
    this.#views.add(listener)
    if (this.#view) listener(this.#view)
    return () => this.#views.delete(listener)
  }

  onPack(listener: (pack: P) => void): () => void {
    return this.#packs.onPack(listener)
  }

  onConnection(listener: (connected: boolean) => void): () => void {
    this.#connections.add(listener)
    listener(this.#connected)
    return () => this.#connections.delete(listener)
  }

  /** Says something; on a line that is being hung up nothing is said. */
  send(message: unknown): void {
    if (this.#socket?.readyState === OPEN) this.#socket.send(JSON.stringify(message))
  }

  /** Tries to reach the host now instead of at the next attempt, and looks at the clock again. */
  wake(): void {
    if (this.#stopped) return
    if (this.#socket && this.silentMs > this.#pace.staleMs) this.#hangUp()
    if (this.#connected) return this.#askTime()
    if (this.#socket) return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
    this.#socket?.close()
  }

  #connect(): void {
    const { url, protocols = [], makeSocket = browserSocket } = this.options
    const socket = makeSocket(url, [PROTOCOL, ...protocols])
    this.#socket = socket
    this.#heardAt = this.#localNow()
    const { connectMs, quick } = this.#pace
    if (connectMs < Infinity) this.#timer = setTimeout(() => this.#hangUp(), connectMs)
    const isOurs = () => this.#socket === socket
    socket.onopen = () => {
      if (!isOurs()) return
      clearTimeout(this.#timer)
      this.#heardAt = this.#localNow()
      this.#retryMs = FIRST_RETRY_MS
      this.#setConnected(true)
      this.#keepTime(quick)
    }
    socket.onmessage = ({ data }) => {
      if (!isOurs()) return
      this.#heardAt = this.#localNow()
      this.#hear(data)
    }
    socket.onclose = () => {
      if (isOurs()) this.#lost()
    }
  }

  #lost(): void {
    this.#socket = null
    this.#asked.clear()
    clearTimeout(this.#timer)
    this.#setConnected(false)
    if (this.#stopped) return
    const wait = this.#retryMs * (0.75 + Math.random() / 2)
    this.#retryMs = Math.min(this.#retryMs * 1.6, LONGEST_RETRY_MS)
    this.#timer = setTimeout(() => this.#connect(), wait)
  }

  #setConnected(connected: boolean): void {
    if (this.#connected === connected) return
    this.#connected = connected
    for (const listener of this.#connections) listener(connected)
  }

  #hear(data: unknown): void {
    const message = readHostMessage<V, P>(data)
    if (!message) return
    switch (message.t) {
      case 'hello':
        if (message.instance !== this.#instance) this.#newest = -1
        this.#instance = message.instance
        this.#clock.hear(message.now)
        return
      case 'pack':
        return this.#packs.take(message.pack)
      case 'view':
        return this.#show(message.view)
      case 'time': {
        const sent = this.#asked.get(message.n)
        if (sent !== undefined) this.#clock.add(sent, message.now)
        this.#asked.delete(message.n)
        return
      }
      default:
        this.onOther(message)
    }
  }

  #show(view: V): void {
    if (view.revision <= this.#newest) return
    this.#newest = view.revision
    this.#view = view
    for (const listener of this.#views) listener(view)
  }

  #askTime(): void {
    this.#n += 1
    this.#asked.set(this.#n, this.#localNow())
    this.send({ t: 'time', n: this.#n })
  }

  #keepTime(quick: number): void {
    this.#askTime()
    const { calmMs, patienceMs } = this.#pace
    const wait = quick > 0 ? QUICK_MS : calmMs
    const due = this.#localNow() + wait
    this.#timer = setTimeout(() => {
      const [oldest = Infinity] = this.#asked.values()
      const now = this.#localNow()
      // If we were held up ourselves, the answer may lie unread: it gets another turn.
      const isLate = now - due > 1000
      if (!isLate && now - oldest > patienceMs) this.#hangUp()
      else this.#keepTime(quick - 1)
    }, wait)
  }

  /** Gives up a line that nobody hung up. */
  #hangUp(): void {
    this.#socket?.close()
    this.#lost()
  }
}

const browserSocket = (url: string, protocols: string[]): SocketLike =>
  new WebSocket(url, protocols) as SocketLike
