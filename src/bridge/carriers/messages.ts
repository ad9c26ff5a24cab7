/**
 * What goes over a socket, as JSON text. Both audiences hear `hello`, `pack`, `view` and `time`; only the facilitator's
 * socket knows commands and replies. Nothing here is trusted: reading returns null for anything else.
 */
import { parseJson } from '../json'
import type { Reply } from '../views/facilitator'

/** From the host to a window. */
export type Hello = {
  readonly t: 'hello'
  /** Differs for each start of the host; revisions only compare within one. */
  readonly instance: string
  readonly now: number
}
export type ViewMessage<V> = { readonly t: 'view'; readonly view: V }
/** A game's words and looks; it comes before the first view that needs it and replaces what came before. */
export type PackMessage<P> = { readonly t: 'pack'; readonly pack: P }
export type TimeReply = { readonly t: 'time'; readonly n: number; readonly now: number }
export type ReplyMessage = { readonly t: 'reply'; readonly n: number; readonly reply: Reply }
/** Whether a projector's window sounds; until it is told, it does. */
export type SoundMessage = { readonly t: 'sound'; readonly on: boolean }
/** The host has what a phone said under this id. */
export type Done = { readonly t: 'done'; readonly id: string }
/** Somebody else was told something: all phones get a frame at the same moments. */
export type Nothing = { readonly t: 'nothing' }
/** Something was not understood and changed nothing. */
export type Refused = { readonly t: 'refused'; readonly problem: string }

export type HostMessage<V, P> =
  | Hello
  | ViewMessage<V>
  | PackMessage<P>
  | TimeReply
  | ReplyMessage
  | SoundMessage
  | Done
  | Nothing
  | Refused

/** From a window to the host. `n` comes back with the answer. */
export type TimeRequest = { readonly t: 'time'; readonly n: number }
export type CommandMessage = {
  readonly t: 'command'
  readonly n: number
  /** Checked by `readCommand`. */
  readonly command: unknown
}

/** The subprotocol both sides name. */
export const PROTOCOL = 'nightfall'
/** Starts the second subprotocol of the facilitator's socket, which carries the token and is never sent back. */
export const TOKEN_PROTOCOL = 'token.'

/** Where the desk's page brings the code that it was opened with, and gets its token. */
export const KEY_PATH = 'facilitator/key'
/** What a code begins with in the page's address; a token has no such sign. */
export const CODE_MARK = 'code.'

/** Sockets stand beside the pages, so that they follow them under any address. */
export const SOCKET_PATHS = {
  facilitator: 'facilitator-socket',
  projector: 'projector-socket',
  phone: 'phone-socket',
} as const

interface Message {
  readonly t: unknown
  readonly [key: string]: unknown
}

const asMessage = (value: unknown): Message | null =>
  typeof value === 'object' && value !== null && 't' in value ? (value as Message) : null

/** Parses a text frame. @returns null unless it is a JSON object with a `t` */
function parse(data: unknown, read: (text: string) => unknown): Message | null {
  if (typeof data !== 'string') return null
  try {
    return asMessage(read(data))
  } catch {
    // Not JSON, or none that anybody here would send.
    return null
  }
}

const isNumber = (n: unknown): n is number =>
  typeof n === 'number' && Number.isSafeInteger(n) && n >= 0

/** Reads the one thing a projector may say: that it asks the time. */
export const readTimeRequest = (data: unknown): TimeRequest | null =>
  asTimeRequest(parse(data, parseJson))

/** The same of what was parsed already. */
export function asTimeRequest(value: unknown): TimeRequest | null {
  const message = asMessage(value)
  if (message?.t !== 'time' || !isNumber(message['n'])) return null
  return Object.keys(message).length === 2 ? { t: 'time', n: message['n'] } : null
}

/** Reads what a facilitator's window says. */
export function readWindowMessage(data: unknown): TimeRequest | CommandMessage | null {
  const message = parse(data, parseJson)
  if (message?.t !== 'command') return readTimeRequest(data)
  if (!isNumber(message['n']) || Object.keys(message).length !== 3) return null
  return 'command' in message
    ? { t: 'command', n: message['n'], command: message['command'] }
    : null
}

/** Reads what a host says, as text or as it came out of a sealed frame; the host is trusted, the line is not. */
export const readHostMessage = <V, P>(data: unknown): HostMessage<V, P> | null =>
  (parse(data, JSON.parse) ?? asMessage(data)) as HostMessage<V, P> | null
