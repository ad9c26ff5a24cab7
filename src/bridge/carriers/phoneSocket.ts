/** A phone's line to the host: comes back by itself as the one it was, and repeats what it said until the host has it. */
import type { Meeting, Met } from '../../sealed/handshake'
import type { Prior } from '../../sealed/secrets'
import type { PhoneMessage, PhonePort } from '../phone'
import type { PhoneView } from '../views/phone'
import { sealedSocket, type BinarySocket } from './sealedSocket'
import { SocketClient, type Pace } from './socketClient'

/** What a phone keeps to survive a reload, and to be known again. */
export interface PhoneMemory {
  /** The newest first. */
  read(): readonly Prior[]
  keep(priors: readonly Prior[]): void
}

export interface PhoneSocketOptions {
  readonly url: string
  readonly meeting: Meeting
  readonly memory: PhoneMemory
  readonly makeSocket?: (url: string, protocols: string[]) => BinarySocket
  /** Fetches a public file. */
  readonly file: (path: string) => Promise<unknown>
  /** A clock that only goes forward, milliseconds. */
  readonly localNow?: () => number
}

/** A line on which nothing was heard for so long counts as none until something is, milliseconds. */
const SILENT_MS = 2500
const LOOK_MS = 500
const REPEAT_MS = 3000
/** The server hears of a phone every two seconds, and within five the phone knows that the line is dead. */
const PACE: Pace = { quick: 2, calmMs: 2000, patienceMs: 3000, connectMs: 4000, staleMs: 3000 }

interface Waiting {
  readonly message: PhoneMessage
  readonly settle: () => void
}

export function phoneSocket(options: PhoneSocketOptions): PhonePort & {
  /** Tries again at once, e.g. because the page came back to the front. */
  wake(): void
  close(): void
} {
  const { url, meeting, memory, file, makeSocket = browserSocket, localNow } = options
  const waiting = new Map<string, Waiting>()
  let newest: Prior | null = null

  const meet = ({ known, next }: Met): void => {
    const by = memory.read().find(({ name }) => name === known)
    newest = next
    // Until the host is heard of, the one before it is good as well: this one may never have reached him.
    memory.keep(by ? [next, by] : [next])
    if (known === null) forgetOthers()
  }
  /** What a seat has said is not said for another one. */
  const forgetOthers = (): void => {
    for (const [id, { message, settle }] of waiting) {
      if (message.command.type === 'claim') continue
      waiting.delete(id)
      settle()
    }
  }

  const client = new SocketClient<PhoneView, never>({
    url,
    pace: PACE,
    makeSocket: (address, protocols) =>
      sealedSocket(makeSocket(address, protocols), {
        meeting,
        priors: memory.read(),
        onMet: meet,
      }),
    ...(localNow && { localNow }),
  })
  client.onOther = (message) => {
    if (message.t !== 'done') return
    waiting.get(message.id)?.settle()
    waiting.delete(message.id)
  }
  client.onView(() => {
    if (newest) memory.keep([newest])
    newest = null
  })
  const repeat = (): void => {
    if (!client.connected) return
    for (const { message } of waiting.values()) client.send(message)
  }
  const repeating = setInterval(repeat, REPEAT_MS)
  client.onConnection((connected) => connected && repeat())
  const presence = watchPresence(client)

  return {
    onView: (listener) => client.onView(listener),
    onConnection: presence.onConnection,
    send: (command) =>
      new Promise<void>((resolve) => {
        const message = { id: newId(), command }
        waiting.set(message.id, { message, settle: resolve })
        if (client.connected) client.send(message)
      }),
    now: () => client.now(),
    file,
    wake: () => client.wake(),
    close: () => {
      clearInterval(repeating)
      presence.stop()
      client.close()
    },
  }
}

/** Tells when the line is lost, or when nothing is heard on it though it seems to hold; and when it is there again. */
function watchPresence(client: SocketClient<PhoneView, never>) {
  const listeners = new Set<(connected: boolean) => void>()
  let told = false
  const look = (): void => {
    const connected = client.connected && client.silentMs < SILENT_MS
    if (told === connected) return
    told = connected
    for (const listener of listeners) listener(connected)
  }
  const looking = setInterval(look, LOOK_MS)
  const stop = client.onConnection(look)
  return {
    onConnection(listener: (connected: boolean) => void): () => void {
      listeners.add(listener)
      listener(told)
      return () => listeners.delete(listener)
    },
    stop() {
      clearInterval(looking)
      stop()
    },
  }
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const browserSocket = (url: string, protocols: string[]): BinarySocket =>
  new WebSocket(url, protocols) as unknown as BinarySocket
