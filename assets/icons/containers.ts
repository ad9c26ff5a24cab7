/** The files that systems want icons in, written byte by byte: PNG, Windows' ICO and Apple's ICNS. */
import { crc32, deflateSync } from 'node:zlib'

/** A square picture: four bytes (red, green, blue, alpha) for each point, row by row from the top. */
export interface Picture {
  readonly size: number
  readonly rgba: Uint8Array
}

/** Writes a picture as PNG; the same picture always gives the same bytes. */
export function png({ size, rgba }: Picture): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(size, 0)
  header.writeUInt32BE(size, 4)
  // Eight bits a channel, with alpha.
  header.set([8, 6], 8)
  const rows = Buffer.alloc(size * (1 + 4 * size))
  for (let y = 0; y < size; y += 1) {
    rows.set(rgba.subarray(4 * size * y, 4 * size * (y + 1)), y * (1 + 4 * size) + 1)
  }
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))])
}

/**
 * Writes pictures as ICO. The largest stands in it as PNG, the smaller ones as bitmaps, which the installer
 * and old shells read too.
 * @param pictures of 256 points at most
 */
export function ico(pictures: readonly Picture[]): Buffer {
  const parts = pictures.map((picture) => (picture.size < 256 ? bitmap(picture) : png(picture)))
  const head = Buffer.alloc(6 + 16 * parts.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(parts.length, 4)
  let offset = head.length
  for (const [index, part] of parts.entries()) {
    const at = 6 + 16 * index
    const size = pictures[index]?.size ?? 0
    // One byte each; 256 is written as zero.
    head.set([size % 256, size % 256, 0, 0], at)
    head.writeUInt16LE(1, at + 4)
    head.writeUInt16LE(32, at + 6)
    head.writeUInt32LE(part.length, at + 8)
    head.writeUInt32LE(offset, at + 12)
    offset += part.length
  }
  return Buffer.concat([head, ...parts])
}

/** A device-independent bitmap: rows from the bottom, blue first, and a mask that says nothing. */
function bitmap({ size, rgba }: Picture): Buffer {
  const header = Buffer.alloc(40)
  header.writeUInt32LE(40, 0)
  header.writeInt32LE(size, 4)
  // The height counts the mask too.
  header.writeInt32LE(2 * size, 8)
  header.writeUInt16LE(1, 12)
  header.writeUInt16LE(32, 14)
  const points = Buffer.alloc(4 * size * size)
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const from = 4 * (size * (size - 1 - y) + x)
      const [red = 0, green = 0, blue = 0, alpha = 0] = rgba.subarray(from, from + 4)
      points.set([blue, green, red, alpha], 4 * (size * y + x))
    }
  }
  const mask = Buffer.alloc(size * 4 * Math.ceil(size / 32))
  return Buffer.concat([header, points, mask])
}

/** What each kind of entry is for, in points: the second of a pair is for screens of double density. */
const ICNS: readonly (readonly [type: string, size: number])[] = [
  ['ic04', 16],
  ['ic05', 32],
  ['ic07', 128],
  ['ic08', 256],
  ['ic09', 512],
  ['ic10', 1024],
  ['ic11', 32],
  ['ic12', 64],
  ['ic13', 256],
  ['ic14', 512],
]

/** Writes pictures as ICNS. @throws when a size is missing */
export function icns(pictures: readonly Picture[]): Buffer {
  const parts = ICNS.map(([type, size]) => {
    const picture = pictures.find((one) => one.size === size)
    if (!picture) throw new Error(`An icon of ${size} points is missing.`)
    const data = type === 'ic04' || type === 'ic05' ? packedPoints(picture) : png(picture)
    return Buffer.concat([Buffer.from(type, 'latin1'), uint32(8 + data.length), data])
  })
  const length = 8 + parts.reduce((sum, part) => sum + part.length, 0)
  return Buffer.concat([Buffer.from('icns', 'latin1'), uint32(length), ...parts])
}

/** The smallest two are no PNG but alpha, red, green and blue one after the other, each packed by runs. */
function packedPoints({ rgba }: Picture): Buffer {
  const channels = [3, 0, 1, 2].map((channel) =>
    packed(rgba.filter((_, index) => index % 4 === channel)),
  )
  return Buffer.concat([Buffer.from('ARGB', 'latin1'), ...channels])
}

/** Runs of 3 to 130 equal bytes, and between them up to 128 bytes as they are. */
function packed(bytes: Uint8Array): Buffer {
  const out: number[] = []
  let plain: number[] = []
  const flush = (): void => {
    if (plain.length > 0) out.push(plain.length - 1, ...plain)
    plain = []
  }
  for (let at = 0; at < bytes.length;) {
    const value = bytes[at] ?? 0
    let run = 1
    while (run < 130 && at + run < bytes.length && bytes[at + run] === value) run += 1
    if (run >= 3) {
      flush()
      out.push(run + 125, value)
    } else {
      for (let n = 0; n < run; n += 1) {
        plain.push(value)
        if (plain.length === 128) flush()
      }
    }
    at += run
  }
  flush()
  return Buffer.from(out)
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
