import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { loops } from '../../assets/sounds/loops'
import { LAP_MS } from '../../src/sound/stems/stream'
import { cut, readWebm } from '../../src/sound/stems/webm'

const folder = join(import.meta.dirname, '../../assets/sounds')
const bytesOf = (name: string) => new Uint8Array(readFileSync(join(folder, `${name}.webm`)))

describe('A stem', () => {
  it.each(Object.entries(loops))(
    '%s is taken apart into packets for all of its loop, and has a lap before it',
    (name, { fromMs, lengthMs }) => {
      const { blocks, blockMs } = readWebm(bytesOf(name))
      expect(blockMs).toBe(60)
      expect(blocks.length * blockMs).toBeGreaterThan(fromMs + lengthMs)
      expect(fromMs).toBeGreaterThan(LAP_MS)
    },
  )

  it('gives a piece that is a file of its own, and begins with the packet that holds its moment', () => {
    const file = readWebm(bytesOf('pulse'))
    const { bytes, fromMs } = cut(file, 130, 500)
    expect(fromMs).toBe(120)
    const piece = readWebm(bytes)
    expect(piece.blockMs).toBe(60)
    expect(piece.blocks).toHaveLength(7)
    expect(piece.blocks[0]?.subarray(4)).toEqual(file.blocks[2]?.subarray(4))
    expect(cut(file, -100, 50).fromMs).toBe(0)
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['noise', Uint8Array.from({ length: 300 }, (_, n) => (n * 37) % 256)],
    ['a page', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
    ['half a head', bytesOf('pulse').subarray(0, 100)],
  ])('is not made of %s: that is said', (_, bytes) => {
    expect(() => readWebm(bytes)).toThrow('not a WebM file')
  })
})
