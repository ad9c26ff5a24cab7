/** A stream of chance: where it stands, and how numbers and orders are taken from it. */
import { fail } from '../base/refusal'
import { chachaBlock } from './chacha20'
import { nextChance } from './mulberry'

/** A stream under a secret key: which blocks of it come next. Plain JSON. */
export interface KeyedStream {
  /** 32 bytes in hex. */
  readonly key: string
  /** What it is for; other words under the same key are other streams. At most 12 letters. */
  readonly of: string
  /** How many blocks were used. */
  readonly next: number
}

/** Where a stream stands; a number in evenings that 0.1.0 began. */
export type Stream = number | KeyedStream

/** The hex form of a key. */
export const KEY_FORM = /^[\da-f]{64}$/

const PURPOSE_FORM = /^[\x20-\x7e]{1,12}$/

/** The beginning of a stream. @throws for what is no key or no such purpose: both come from the program itself */
export function streamOf(key: string, of: string): KeyedStream {
  if (!KEY_FORM.test(key)) fail('a key has 32 bytes')
  if (!PURPOSE_FORM.test(of)) fail(`no purpose of a stream: ${of}`)
  return { key, of, next: 0 }
}

/** The stream after a draw. Each draw begins a block of its own, so that one step is one draw. */
export const afterDraw = (stream: Stream): Stream =>
  typeof stream === 'number' ? nextChance(stream).state : { ...stream, next: stream.next + 1 }

/** Takes number after number from a stream: each call a whole number in [0, n), all equally likely. */
export function drawsFrom(stream: Stream): (n: number) => number {
  return typeof stream === 'number' ? oldDraws(stream) : keyedDraws(stream)
}

function oldDraws(from: number): (n: number) => number {
  let state = from
  return (n) => {
    const drawn = nextChance(state)
    state = drawn.state
    return Math.floor(drawn.value * n)
  }
}

const WORDS = 2 ** 32

function keyedDraws({ key, of, next: first }: KeyedStream): (n: number) => number {
  const [keyWords, nonce] = [wordsOfHex(key), wordsOfText(of)]
  let next = first
  let block: number[] = []
  return (n) => {
    // What lies beyond the last whole multiple of n would make the small numbers likelier.
    const fair = WORDS - (WORDS % n)
    for (;;) {
      if (block.length === 0) block = [...chachaBlock(keyWords, next++, nonce)]
      const word = block.shift() ?? fair
      if (word < fair) return word % n
    }
  }
}

/** Little-endian words, as the RFC reads keys and nonces. */
function words(bytes: readonly number[]): number[] {
  const read: number[] = []
  for (const [index, byte] of bytes.entries())
    read[index >> 2] = ((read[index >> 2] ?? 0) | (byte << (8 * (index & 3)))) >>> 0
  return read
}

const wordsOfHex = (hex: string): number[] =>
  words((hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16)))

const wordsOfText = (text: string): number[] =>
  words(
    Array.from({ length: 12 }, (_, index) => (index < text.length ? text.charCodeAt(index) : 0)),
  )

/** A shuffled copy of a list (Fisher-Yates). @param draw from `drawsFrom` */
export function shuffled<T>(list: readonly T[], draw: (n: number) => number): T[] {
  const copy = [...list]
  for (let i = copy.length - 1; i > 0; i--) {
    const j = draw(i + 1)
    const held = copy[i] as T
    copy[i] = copy[j] as T
    copy[j] = held
  }
  return copy
}
