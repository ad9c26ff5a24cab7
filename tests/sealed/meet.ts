/** A phone and a host that meet, as they do everywhere. */
import { randomBytes } from 'node:crypto'
import { Closed } from '../../src/sealed/closed'
import { answer, knock, SWITCHING_BYTES, type Meeting } from '../../src/sealed/handshake'
import type { Prior } from '../../src/sealed/secrets'

export const MEETING: Meeting = {
  purpose: 'seat',
  address: '192.168.1.5:4712/lamp-otter-moss-0482',
}
export const SWITCHING = randomBytes(SWITCHING_BYTES).toString('hex')

export interface MeetOptions {
  readonly phoneMeans?: Meeting
  readonly hostMeans?: Meeting
  readonly priors?: readonly Prior[]
  readonly known?: readonly Prior[]
  /** What becomes of the words on their way. */
  readonly change?: (word: 'knock' | 'reply', bytes: Uint8Array) => Uint8Array
}

/** @throws Closed where one of them turns away */
export function meet(options: MeetOptions = {}) {
  const { phoneMeans = MEETING, hostMeans = MEETING, priors = [], known = [] } = options
  const { change = (_, bytes) => bytes } = options
  const { said, enter } = knock(phoneMeans, priors)
  const find = (name: string) => known.find((prior) => prior.name === name)
  const host = answer(hostMeans, SWITCHING, change('knock', said), find)
  const phone = enter(change('reply', host.said))
  return { phone, host, said: { knock: said, reply: host.said } }
}

/** @returns `closed` for the one error; anything else is thrown */
export function outcome<T>(attempt: () => T): T | 'closed' {
  try {
    return attempt()
  } catch (error) {
    if (error instanceof Closed) return 'closed'
    throw error
  }
}

/** With one bit turned over. */
export function flipped(bytes: Uint8Array, bit: number): Uint8Array {
  const changed = Uint8Array.from(bytes)
  const at = Math.floor(bit / 8)
  changed[at] = (changed[at] ?? 0) ^ (1 << (bit % 8))
  return changed
}
