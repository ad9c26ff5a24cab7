/** The host's PIN of one evening: known by its hash alone, with growing waits for who guesses. */
import { scrypt, timingSafeEqual } from 'node:crypto'
import * as v from 'valibot'
import { parseJson } from '../../bridge/json'
import type { RandomBytes } from '../system/freshRoots'

/** What is known of the digits. */
export interface PinHash {
  readonly salt: Uint8Array
  readonly hash: Uint8Array
  /** How much work one try is: `N` of scrypt. */
  readonly cost: number
}

export interface Pin {
  /** Null where its file cannot be read: then nothing opens the evening. */
  readonly hashed: PinHash | null
  /** How many wrong ones were tried in a row. */
  wrong: number
  /** No other is looked at before, in milliseconds of the host's clock. */
  notBefore: number
}

/** The two clocks of the host, in milliseconds: one that only goes on, and the calendar. */
export interface Clocks {
  readonly now: () => number
  readonly wallClock: () => number
}

const HASH_BYTES = 32
const SALT_BYTES = 16
const COST = 2 ** 15
const FREE_TRIES = 3
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 600_000

/** Slow on purpose, and not in the queue's own thread. */
const hashOf = (pin: string, salt: Uint8Array, cost: number): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const options = { N: cost, r: 8, p: 1, maxmem: 256 * cost * 8 }
    scrypt(pin, salt, HASH_BYTES, options, (error, hash) => (error ? reject(error) : resolve(hash)))
  })

export async function newPin(pin: string, randomBytes: RandomBytes): Promise<Pin> {
  const salt = randomBytes(SALT_BYTES)
  return {
    hashed: { salt, hash: await hashOf(pin, salt, COST), cost: COST },
    wrong: 0,
    notBefore: 0,
  }
}

export async function isPin({ salt, hash, cost }: PinHash, tried: string): Promise<boolean> {
  return timingSafeEqual(await hashOf(tried, salt, cost), hash)
}

/** How long nobody may try again after so many wrong ones, in milliseconds: 30 s after three, then twice as long each time. */
export const waitAfter = (wrong: number): number =>
  wrong < FREE_TRIES
    ? 0
    : Math.min(FIRST_WAIT_MS * 2 ** Math.min(wrong - FREE_TRIES, 10), LONGEST_WAIT_MS)

const hex = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[0-9a-f]+$/),
    v.length(2 * bytes),
    v.transform((text): Uint8Array => Buffer.from(text, 'hex')),
  )
const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

const textSchema = v.object({
  nightfall: v.literal('pin'),
  salt: hex(SALT_BYTES),
  hash: hex(HASH_BYTES),
  // What a file asks for is work and memory of this computer: no more than some such programs would.
  cost: v.picklist([2 ** 14, 2 ** 15, 2 ** 16, 2 ** 17]),
  wrong: whole,
  until: whole,
})

/** What is kept of a PIN, so that neither it nor the waits are forgotten with the program. */
export function pinText(
  { wrong, notBefore }: Pin,
  of: PinHash,
  { now, wallClock }: Clocks,
): string {
  const until = Math.max(0, Math.round(wallClock() + notBefore - now()))
  const inHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
  const { salt, hash, cost } = of
  const kept = { nightfall: 'pin', salt: inHex(salt), hash: inHex(hash), cost, wrong, until }
  return `${JSON.stringify(kept)}\n`
}

/** Reads what was kept. Torn, foreign or damaged, it is a PIN that nothing matches. */
export function readPin(text: string, { now, wallClock }: Clocks): Pin {
  const read = v.safeParse(textSchema, parsed(text))
  if (!read.success) return { hashed: null, wrong: 0, notBefore: 0 }
  const { salt, hash, cost, wrong, until } = read.output
  // However the computer's calendar was set meanwhile, nobody waits longer than the last wrong try costs.
  const left = Math.min(Math.max(0, until - wallClock()), waitAfter(wrong))
  return { hashed: { salt, hash, cost }, wrong, notBefore: now() + left }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}
