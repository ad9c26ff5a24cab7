import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { Data } from 'resedit'
import { describe, expect, it } from 'vitest'
import { icns, ico, type Picture, png } from '../../assets/icons/containers'

const folder = join(import.meta.dirname, '..', '..', 'assets', 'icons')
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The side of a PNG, and the points in it. */
function readPng(bytes: Buffer): { readonly size: number; readonly points: Buffer } {
  expect(bytes.subarray(0, 8)).toEqual(PNG)
  let data = Buffer.alloc(0)
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT') {
      data = Buffer.concat([data, bytes.subarray(at + 8, at + 8 + length)])
    }
    at += 12 + length
  }
  return { size: bytes.readUInt32BE(16), points: inflateSync(data) }
}

/** A PNG has more than one colour in it: nothing that failed to render. */
const hasPicture = (bytes: Buffer): boolean => new Set(readPng(bytes).points).size > 16

function readIcns(bytes: Buffer): Map<string, Buffer> {
  expect(bytes.toString('latin1', 0, 4)).toBe('icns')
  expect(bytes.readUInt32BE(4)).toBe(bytes.length)
  const entries = new Map<string, Buffer>()
  for (let at = 8; at < bytes.length;) {
    const length = bytes.readUInt32BE(at + 4)
    entries.set(bytes.toString('latin1', at, at + 4), bytes.subarray(at + 8, at + length))
    at += length
  }
  return entries
}

/** Undoes the packing by runs. */
function unpacked(bytes: Buffer): number[] {
  const out: number[] = []
  for (let at = 0; at < bytes.length;) {
    const head = bytes[at] ?? 0
    if (head >= 128) {
      out.push(...Array<number>(head - 125).fill(bytes[at + 1] ?? 0))
      at += 2
    } else {
      out.push(...bytes.subarray(at + 1, at + 2 + head))
      at += 2 + head
    }
  }
  return out
}

const gradient = (size: number): Picture => ({
  size,
  rgba: Uint8Array.from({ length: 4 * size * size }, (_, n) =>
    n % 4 === 3 ? 255 : (n >> 3) % 256,
  ),
})

describe('The icons', () => {
  it('for Linux are PNG at every size a desktop asks for', () => {
    const names = readdirSync(join(folder, 'linux'))
    const sizes = names.map((name) => {
      const bytes = readFileSync(join(folder, 'linux', name))
      const { size } = readPng(bytes)
      expect(name).toBe(`${size}x${size}.png`)
      expect(hasPicture(bytes)).toBe(true)
      return size
    })
    expect(sizes.toSorted((a, b) => a - b)).toEqual([16, 24, 32, 48, 64, 128, 256, 512])
  })

  it('for Windows are one file with nine sizes, as another reader reads it', () => {
    const { icons } = Data.IconFile.from(readFileSync(join(folder, 'nightfall.ico')))
    expect(icons.map(({ width }) => width || 256)).toEqual([16, 20, 24, 32, 40, 48, 64, 128, 256])
    for (const { data, bitCount } of icons) {
      expect(bitCount).toBe(32)
      // The largest is a PNG, the others are bitmaps whose height counts their mask.
      if (data.isRaw()) expect(readPng(Buffer.from(data.bin)).size).toBe(256)
      else expect(data.bitmapInfo.height).toBe(2 * data.bitmapInfo.width)
    }
    expect(icons.filter(({ data }) => data.isRaw())).toHaveLength(1)
  })

  it('for macOS are one file with a picture for each size and density', () => {
    const entries = readIcns(readFileSync(join(folder, 'nightfall.icns')))
    const sizes = {
      ic07: 128,
      ic08: 256,
      ic09: 512,
      ic10: 1024,
      ic11: 32,
      ic12: 64,
      ic13: 256,
      ic14: 512,
    }
    for (const [type, size] of Object.entries(sizes)) {
      const bytes = entries.get(type) ?? Buffer.alloc(0)
      expect(readPng(bytes).size).toBe(size)
      expect(hasPicture(bytes)).toBe(true)
    }
    for (const [type, size] of [
      ['ic04', 16],
      ['ic05', 32],
    ] as const) {
      const bytes = entries.get(type) ?? Buffer.alloc(0)
      expect(bytes.toString('latin1', 0, 4)).toBe('ARGB')
      expect(unpacked(bytes.subarray(4))).toHaveLength(4 * size * size)
    }
  })

  it('are written as they are read: each container gives back the points it was given', () => {
    const blank = (size: number): Picture => ({ size, rgba: new Uint8Array(4 * size * size) })
    const small = gradient(16)
    const pictures = [small, ...[32, 64, 128, 256, 512, 1024].map(blank)]
    const rows = readPng(png(small)).points
    expect(rows.subarray(1, 65)).toEqual(Buffer.from(small.rgba.subarray(0, 64)))

    const packed = readIcns(icns(pictures)).get('ic04') ?? Buffer.alloc(0)
    const channels = [3, 0, 1, 2].flatMap((channel) =>
      [...small.rgba].filter((_, index) => index % 4 === channel),
    )
    expect(unpacked(packed.subarray(4))).toEqual(channels)

    const [icon] = Data.IconFile.from(ico([small])).icons
    const pixels = icon?.data.isIcon() ? Buffer.from(icon.data.pixels) : Buffer.alloc(0)
    // From the bottom, blue first.
    const [red, green, blue, alpha] = small.rgba.subarray(4 * 16 * 15)
    expect([...pixels.subarray(0, 4)]).toEqual([blue, green, red, alpha])
  })

  it('of a missing size are an error, not a gap', () => {
    expect(() => icns([gradient(16)])).toThrow('An icon of 32 points is missing.')
  })
})
