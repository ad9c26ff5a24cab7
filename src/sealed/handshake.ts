/**
 * How a phone and the host come to a channel. Both make new X25519 keys for every connection and say one thing each; the
 * keys of the channel follow from the secret these make, from what both knew before (if anything), and from all that was
 * said and meant: whoever means another address, purpose or switching-on, or heard another word, has other keys, and no
 * frame opens. Who has neither the keys nor what was known before learns nothing. Nobody is proven to be anybody by it:
 * that is for whoever lets somebody in.
 */
import { x25519 } from '@noble/curves/ed25519.js'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import {
  bytesToHex,
  concatBytes,
  hexToBytes,
  randomBytes,
  utf8ToBytes,
} from '@noble/hashes/utils.js'
import { Channel } from './channel'
import { Closed, orClosed } from './closed'
import { FRAME, MESSAGE } from './padding'
import { NAME_BYTES, priorFrom, SECRET_BYTES, type Prior } from './secrets'

/** What both sides mean. */
export interface Meeting {
  /** What the channel is for. */
  readonly purpose: 'seat' | 'desk'
  /** Where the phone reaches the host: `192.168.1.5:4712/lamp-otter-moss-0482`. */
  readonly address: string
}

export interface Met {
  readonly channel: Channel
  /** The name of what both had known before; null where they met as strangers. */
  readonly known: string | null
  /** What to know each other by the next time, once. */
  readonly next: Prior
}

/** So many earlier secrets a phone names: the newest may have been lost on its way. */
export const MOST_NAMED = 2
export const SWITCHING_BYTES = 16

const VERSION = 1
const KEY_BYTES = 32
const KNOCK_BYTES = 1 + KEY_BYTES + MOST_NAMED * NAME_BYTES
const REPLY_BYTES = 1 + 1 + SWITCHING_BYTES + KEY_BYTES
const LABEL = 'nightfall channel 1'

/** The phone's first word. */
interface Knock {
  readonly key: Uint8Array
  readonly names: readonly string[]
}

/** The host's. */
interface Reply {
  readonly switching: string
  /** Which of the names he knows, from 1; 0: none. */
  readonly named: number
  readonly key: Uint8Array
}

function readKnock(bytes: Uint8Array): Knock {
  if (bytes.length !== KNOCK_BYTES || bytes[0] !== VERSION) throw new Closed()
  const names = Array.from({ length: MOST_NAMED }, (_, at) => {
    const from = 1 + KEY_BYTES + at * NAME_BYTES
    return bytesToHex(bytes.subarray(from, from + NAME_BYTES))
  })
  return { key: bytes.slice(1, 1 + KEY_BYTES), names }
}

function readReply(bytes: Uint8Array): Reply {
  const named = bytes[1] ?? 0
  if (bytes.length !== REPLY_BYTES || bytes[0] !== VERSION || named > MOST_NAMED) throw new Closed()
  const key = bytes.slice(2 + SWITCHING_BYTES)
  return { switching: bytesToHex(bytes.subarray(2, 2 + SWITCHING_BYTES)), named, key }
}

/** Each part behind its length, so that no two lists of parts make the same bytes. */
function packed(parts: readonly Uint8Array[]): Uint8Array {
  return concatBytes(
    ...parts.flatMap((part) => {
      const length = new Uint8Array(4)
      new DataView(length.buffer).setUint32(0, part.length)
      return [length, part]
    }),
  )
}

interface Shared {
  readonly meeting: Meeting
  readonly secretKey: Uint8Array
  readonly otherKey: Uint8Array
  readonly prior: Prior | null
  readonly knock: Uint8Array
  readonly reply: Uint8Array
}

/** The key of each direction, and what is known the next time. @throws when the other's key is none */
function agree({ meeting, secretKey, otherKey, prior, knock, reply }: Shared) {
  const { purpose, address } = meeting
  const said = sha256(packed([...[LABEL, purpose, address].map(utf8ToBytes), knock, reply]))
  const secret = concatBytes(
    x25519.getSharedSecret(secretKey, otherKey),
    prior ? hexToBytes(prior.secret) : new Uint8Array(),
  )
  const info = utf8ToBytes(LABEL)
  const bytes = hkdf(sha256, secret, said, info, 2 * KEY_BYTES + SECRET_BYTES + NAME_BYTES)
  return {
    down: { key: bytes.slice(0, KEY_BYTES), lengths: FRAME },
    up: { key: bytes.slice(KEY_BYTES, 2 * KEY_BYTES), lengths: MESSAGE },
    next: priorFrom(bytes.subarray(2 * KEY_BYTES)),
  }
}

/**
 * The phone's side.
 * @param priors what it may be known by, the newest first
 * @returns what it says first; and what to do with the answer, which throws Closed when it is none
 */
export function knock(
  meeting: Meeting,
  priors: readonly Prior[] = [],
): {
  readonly said: Uint8Array
  readonly enter: (reply: Uint8Array) => Met & { switching: string }
} {
  const { secretKey, publicKey } = x25519.keygen()
  const offered = priors.slice(0, MOST_NAMED)
  // Nobody sees whether it has been here before.
  const names = Array.from({ length: MOST_NAMED }, (_, at) => {
    const prior = offered[at]
    return prior ? hexToBytes(prior.name) : randomBytes(NAME_BYTES)
  })
  const said = concatBytes(Uint8Array.of(VERSION), publicKey, ...names)
  return {
    said,
    enter: (bytes) =>
      orClosed(() => {
        const { named, key, switching } = readReply(bytes)
        const prior = named === 0 ? null : offered[named - 1]
        if (prior === undefined) throw new Closed()
        const { up, down, next } = agree({
          meeting,
          secretKey,
          otherKey: key,
          prior,
          knock: said,
          reply: bytes,
        })
        return { channel: new Channel(up, down), known: prior?.name ?? null, next, switching }
      }),
  }
}

/**
 * The host's side. Whoever comes with a secret has shown that he has it only when his first frame opens.
 * @param switching 16 bytes as hexadecimal text, other ones each time the host switches phones on
 * @param find what is known under a name
 * @throws Closed when nobody knocks like that
 */
export function answer(
  meeting: Meeting,
  switching: string,
  heard: Uint8Array,
  find: (name: string) => Prior | undefined,
): Met & { readonly said: Uint8Array } {
  return orClosed(() => {
    const { key, names } = readKnock(heard)
    const known = names.map(find)
    const at = known.findIndex((prior) => prior !== undefined)
    const prior = known[at] ?? null
    const { secretKey, publicKey } = x25519.keygen()
    const said = concatBytes(Uint8Array.of(VERSION, at + 1), hexToBytes(switching), publicKey)
    const { up, down, next } = agree({
      meeting,
      secretKey,
      otherKey: key,
      prior,
      knock: heard,
      reply: said,
    })
    return { said, channel: new Channel(down, up), known: prior?.name ?? null, next }
  })
}
