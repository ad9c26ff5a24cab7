/** All phones' connections, under numbers. */
import { randomUUID } from 'node:crypto'
import type { WebSocket } from 'ws'
import type { Done, Nothing } from '../../bridge/carriers/messages'
import type { Meeting } from '../../sealed/handshake'
import type { Prior } from '../../sealed/secrets'
import { Limit } from '../network/gate/limits'
import { Connection } from './connection'
import type { BeginPhones, FromPhones, PhoneFrame } from './messages'

/** So much a phone may say. */
const PACE = { most: 10, inMs: 1000 }
const LOOK_MS = 500

export interface PhoneSocketsOptions extends Pick<BeginPhones, 'switching' | 'length'> {
  readonly meeting: Meeting
  readonly priors: Map<string, Prior>
  /** The host's clock, milliseconds. */
  readonly now: () => number
  readonly post: (message: FromPhones) => void
  readonly onBad: () => void
}

export class PhoneSockets {
  readonly #all = new Map<number, Connection>()
  readonly #pace = new Limit(PACE.most, PACE.inMs, () => performance.now())
  readonly #looking = setInterval(() => this.#look(), LOOK_MS)
  #newest = 0
  #length: number

  constructor(private readonly options: PhoneSocketsOptions) {
    this.#length = options.length
  }

  add(socket: WebSocket, who: string): void {
    const { post } = this.options
    const number = (this.#newest += 1)
    const connection = new Connection(socket, who, {
      ...this.options,
      length: () => this.#length,
      instance: randomUUID(),
      mayTake: () => this.#pace.take(String(number)),
      onJoined: (known, next) => post({ t: 'joined', connection: number, known, next }),
      onSaid: (message) => post({ t: 'said', connection: number, message }),
    })
    this.#all.set(number, connection)
    socket.on('close', () => {
      this.#all.delete(number)
      const { hasJoined, silentMs } = connection
      if (hasJoined) post({ t: 'left', connection: number, silentMs })
    })
  }

  /** Tells a phone that the host has what it said. A hundred times for nothing, and it is hung up on. */
  done(number: number, id: string, isTaken: boolean): void {
    const connection = this.#all.get(number)
    connection?.prepare(JSON.stringify({ t: 'done', id } satisfies Done))()
    if (!isTaken) connection?.bad()
  }

  letIn(number: number, isIn: boolean): void {
    const connection = this.#all.get(number)
    if (connection) connection.isIn = isIn
  }

  get(number: number): Connection | undefined {
    return this.#all.get(number)
  }

  /**
   * Sends to all phones at one moment: what is new to these, and to all others a frame that says nothing. All is sealed
   * before anything is sent, and it goes out in the order in which they came, whatever the order of what is said.
   * @param length of every frame from now on, in bytes
   */
  send(frames: readonly PhoneFrame[], length: number): void {
    this.#length = length
    const said = new Map(frames.map(({ connection, json }) => [connection, framed(json)]))
    const sending = [...this.#all].map(([number, connection]) =>
      connection.prepare(said.get(number) ?? NOTHING),
    )
    for (const send of sending) send()
  }

  /** Hangs up on the one who waits longest of those that nobody has let in. @returns whether there was one */
  makeRoom(who: string, isForAddress: boolean): boolean {
    const waiting = [...this.#all.values()].filter(({ isIn, isLeaving }) => !isIn && !isLeaving)
    const here = waiting.find((connection) => connection.who === who)
    const oldest = here ?? (isForAddress ? undefined : waiting[0])
    oldest?.hangUp(1013)
    return oldest !== undefined
  }

  close(): void {
    clearInterval(this.#looking)
    for (const connection of this.#all.values()) connection.hangUp(1001)
  }

  #look(): void {
    for (const connection of this.#all.values()) connection.look()
  }
}

const NOTHING = JSON.stringify({ t: 'nothing' } satisfies Nothing)

/** How a view travels. */
export const framed = (json: string): string => `{"t":"view","view":${json}}`
