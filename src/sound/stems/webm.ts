// A stem's file taken apart and cut: only what is about to sound has to be decoded.

/** A file of Opus in WebM, taken apart. */
export interface Webm {
  /** What every piece begins with: the kind of file, and what is in it. */
  readonly head: readonly Uint8Array[]
  /** The packets of sound, each as a block of a cluster. */
  readonly blocks: readonly Uint8Array[]
  /** How long each of them sounds. */
  readonly blockMs: number
}

export interface Cut {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** The moment of the file at which the piece begins. */
  readonly fromMs: number
}

const ID = {
  kind: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
} as const

interface Element {
  readonly id: number
  /** Where the element begins, and where its content does. */
  readonly start: number
  readonly from: number
  readonly to: number
}

/** Reads a number of variable length: how many zeros it begins with tells how long it is. */
function readNumber(
  bytes: Uint8Array,
  at: number,
  keepsMark: boolean,
): [value: number, length: number] {
  const first = bytes[at] ?? 0
  const length = Math.clz32(first) - 23
  if (length > 8) throw new Error('not a WebM file')
  let value = keepsMark ? first : first & (0xff >> length)
  let isUnknown = value === 0xff >> length
  for (let n = 1; n < length; n++) {
    const byte = bytes[at + n] ?? 0
    isUnknown &&= byte === 0xff
    value = value * 256 + byte
  }
  return [isUnknown ? Infinity : value, length]
}

function* elements(bytes: Uint8Array, from: number, to: number): Generator<Element> {
  for (let at = from; at < to;) {
    const [id, idLength] = readNumber(bytes, at, true)
    const [size, sizeLength] = readNumber(bytes, at + idLength, false)
    const start = at
    const content = at + idLength + sizeLength
    at = Math.min(to, content + size)
    yield { id, start, from: content, to: at }
  }
}

const wholeNumber = (bytes: Uint8Array): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0)

/** @throws where the bytes are no such file */
export function readWebm(bytes: Uint8Array): Webm {
  const head: Uint8Array[] = []
  const blocks: Uint8Array[] = []
  const times: number[] = []
  for (const top of elements(bytes, 0, bytes.length)) {
    if (top.id === ID.kind) head.push(bytes.subarray(top.start, top.to))
    if (top.id !== ID.segment) continue
    // A segment of unknown length: what follows belongs to it until the piece ends.
    head.push(Uint8Array.of(0x18, 0x53, 0x80, 0x67, 0x01, ...Array<number>(7).fill(0xff)))
    for (const part of elements(bytes, top.from, top.to)) {
      if (part.id === ID.info || part.id === ID.tracks)
        head.push(bytes.subarray(part.start, part.to))
      if (part.id !== ID.cluster) continue
      for (const { atMs, block } of blocksOf(bytes, part)) {
        times.push(atMs)
        blocks.push(block)
      }
    }
  }
  const lastMs = times.at(-1)
  if (lastMs === undefined) throw new Error('not a WebM file with sound')
  // Times in the file are rounded each by itself; its packets are all of one length.
  return { head, blocks, blockMs: Math.round(lastMs / Math.max(1, blocks.length - 1)) }
}

function* blocksOf(
  bytes: Uint8Array,
  cluster: Element,
): Generator<{ readonly atMs: number; readonly block: Uint8Array }> {
  let base = 0
  for (const one of elements(bytes, cluster.from, cluster.to)) {
    if (one.id === ID.timestamp) base = wholeNumber(bytes.subarray(one.from, one.to))
    const [inner] =
      one.id === ID.blockGroup
        ? [...elements(bytes, one.from, one.to)].filter(({ id }) => id === ID.block)
        : one.id === ID.simpleBlock
          ? [one]
          : []
    if (!inner) continue
    const block = bytes.subarray(inner.from, inner.to)
    const offset = new DataView(block.buffer, block.byteOffset).getInt16(1)
    yield { atMs: base + offset, block }
  }
}

/**
 * Cuts a file of its own out of another.
 * @param fromMs a moment that the piece holds, as the first after its beginning
 * @param toMs and one up to which it lasts; at most half a minute later
 */
export function cut({ head, blocks, blockMs }: Webm, fromMs: number, toMs: number): Cut {
  const first = Math.max(0, Math.floor(fromMs / blockMs))
  const chosen = blocks.slice(first, Math.floor(toMs / blockMs) + 1)
  const content = chosen.flatMap((block, n) => {
    const copy = block.slice()
    new DataView(copy.buffer).setInt16(1, n * blockMs)
    return [Uint8Array.of(ID.simpleBlock, ...sizeOf(copy.length)), copy]
  })
  const length = content.reduce((sum, part) => sum + part.length, 0)
  const cluster = Uint8Array.of(
    0x1f,
    0x43,
    0xb6,
    0x75,
    ...sizeOf(length + 3),
    ID.timestamp,
    0x81,
    0,
  )
  return { bytes: joined([...head, cluster, ...content]), fromMs: first * blockMs }
}

/** A length in four bytes. */
const sizeOf = (size: number): readonly number[] => [
  0x10 | (size >> 24),
  (size >> 16) & 0xff,
  (size >> 8) & 0xff,
  size & 0xff,
]

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
