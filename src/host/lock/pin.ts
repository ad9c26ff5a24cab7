/** The host's PIN of one evening: kept as a hash in memory alone, with growing waits for who guesses. */
import { scryptSync, timingSafeEqual } from 'node:crypto'
import type { Refusal } from '../../engine'
import type { RandomBytes } from '../freshRoots'
import { refuse } from '../refusals'

export interface Pin {
  readonly salt: Uint8Array
  readonly hash: Uint8Array
  /** How many wrong ones were tried in a row. */
  wrong: number
  /** No other is looked at before, in milliseconds of the host's clock. */
  notBefore: number
}

const HASH_BYTES = 32
const FREE_TRIES = 3
const FIRST_WAIT_MS = 30_000
const LONGEST_WAIT_MS = 600_000

const hashOf = (pin: string, salt: Uint8Array): Uint8Array => scryptSync(pin, salt, HASH_BYTES)

export function newPin(pin: string, randomBytes: RandomBytes): Pin {
  const salt = randomBytes(16)
  return { salt, hash: hashOf(pin, salt), wrong: 0, notBefore: 0 }
}

/**
 * Tries a PIN: three times at once, then after 30 s, 60 s and so on up to ten minutes.
 * @param now of the host's clock, in milliseconds
 * @returns why it opens nothing, else null
 */
export function tryPin(pin: Pin, tried: string, now: number): Refusal | null {
  const seconds = Math.ceil((pin.notBefore - now) / 1000)
  if (seconds > 0) return refuse('pinWait', { seconds })
  if (timingSafeEqual(hashOf(tried, pin.salt), pin.hash)) {
    pin.wrong = 0
    return null
  }
  pin.wrong += 1
  if (pin.wrong >= FREE_TRIES) {
    const wait = FIRST_WAIT_MS * 2 ** (pin.wrong - FREE_TRIES)
    pin.notBefore = now + Math.min(wait, LONGEST_WAIT_MS)
  }
  return refuse('wrongPin')
}
