/**
 * One connection, sealed. Each direction has a key of its own and counts its frames by itself. The number of a frame is
 * never sent: one that is left out, repeated, exchanged or changed does not open under the number that is due, and that
 * closes the channel for good.
 */
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { Closed, orClosed } from './closed'
import { isLength, padded, unpadded, type Lengths } from './padding'

/** A side's way out, or in. */
export interface Way {
  readonly key: Uint8Array
  readonly lengths: Lengths
}

const NONCE_BYTES = 12
/** What sealing adds to the length. */
export const TAG_BYTES = 16

/** Numbers the frames of one direction. */
class Counter {
  #count = 0

  /** @throws Closed when all numbers are used up */
  next(): Uint8Array {
    if (this.#count === Number.MAX_SAFE_INTEGER) throw new Closed()
    const nonce = new Uint8Array(NONCE_BYTES)
    new DataView(nonce.buffer).setBigUint64(NONCE_BYTES - 8, BigInt(this.#count), true)
    this.#count += 1
    return nonce
  }
}

export class Channel {
  readonly #sent = new Counter()
  readonly #heard = new Counter()
  #isClosed = false

  constructor(
    private readonly out: Way,
    private readonly into: Way,
  ) {}

  /**
   * Seals a text of JSON.
   * @param length how many bytes are sealed, for what shall all look alike; without it, the next length that fits
   * @throws TooLong when it does not fit, which changes nothing; Closed
   */
  seal(json: string, length?: number): Uint8Array {
    if (this.#isClosed) throw new Closed()
    const block = padded(json, this.out.lengths, length)
    return chacha20poly1305(this.out.key, this.#sent.next()).encrypt(block)
  }

  /** Opens what the other side sealed. @throws Closed unless it is the very frame that is due */
  open(frame: Uint8Array): unknown {
    try {
      return orClosed(() => this.#open(frame))
    } catch (error) {
      this.close()
      throw error
    }
  }

  /** Ends it for good. */
  close(): void {
    this.#isClosed = true
  }

  #open(frame: Uint8Array): unknown {
    if (this.#isClosed || !isLength(frame.length - TAG_BYTES, this.into.lengths)) throw new Closed()
    const block = chacha20poly1305(this.into.key, this.#heard.next()).decrypt(frame)
    return JSON.parse(unpadded(block)) as unknown
  }
}
