/** Gives what is sent a length that tells nothing: four bytes say how long the text is, zeros fill up the rest. */
import { Closed, TooLong } from './closed'

/** Which lengths something may have: a multiple of a unit, up to a most, in bytes. */
export interface Lengths {
  readonly unit: number
  readonly most: number
}

/** What the host sends. */
export const FRAME: Lengths = { unit: 2048, most: 64 * 1024 }
/** What a phone sends. Almost everything is of the first length; last words are longer, and public. */
export const MESSAGE: Lengths = { unit: 256, most: 4096 }

const HEAD = 4

export const isLength = (bytes: number, { unit, most }: Lengths): boolean =>
  bytes > 0 && bytes <= most && bytes % unit === 0

const encoder = new TextEncoder()

export const doesFit = (text: string, length: number): boolean =>
  HEAD + encoder.encode(text).length <= length

/** @throws TooLong when a text does not fit into so many bytes */
export function mustFit(text: string, length: number): void {
  bytesOf(text, length)
}

function bytesOf(text: string, length: number): Uint8Array {
  const bytes = encoder.encode(text)
  if (HEAD + bytes.length > length) throw new TooLong(bytes.length, length - HEAD)
  return bytes
}

/**
 * @param length of the outcome, in bytes; without it, the next multiple
 * @throws TooLong when it does not fit; RangeError when nothing is sent in such a length
 */
export function padded(text: string, { unit, most }: Lengths, length?: number): Uint8Array {
  if (length !== undefined && !isLength(length, { unit, most })) {
    throw new RangeError(`nothing is sent in ${length} bytes`)
  }
  const bytes = bytesOf(text, length ?? most)
  const block = new Uint8Array(length ?? Math.ceil((HEAD + bytes.length) / unit) * unit)
  new DataView(block.buffer).setUint32(0, bytes.length)
  block.set(bytes, HEAD)
  return block
}

/** @throws Closed when it was not made by `padded` */
export function unpadded(block: Uint8Array): string {
  const { buffer, byteOffset, byteLength } = block
  if (byteLength < HEAD) throw new Closed()
  const end = HEAD + new DataView(buffer, byteOffset, byteLength).getUint32(0)
  if (end > byteLength) throw new Closed()
  for (let at = end; at < byteLength; at += 1) if (block[at] !== 0) throw new Closed()
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
    block.subarray(HEAD, end),
  )
}
