import { createCipheriv } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  afterDraw,
  chanceFrom,
  dealStream,
  drawsFrom,
  shuffled,
  storySeed,
  type Stream,
} from '../../../src/engine'
import { streamOf } from '../../../src/engine/chance/stream'
import { rngFrom } from '../../randomPlay/randomEvening'
import { rootsFrom } from '../../support/roots'

const KEY = '00112233445566778899aabbccddeeff0123456789abcdef0123456789abcdef'

/** How far counts are from even ones, by the measure of Pearson. */
function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}

function counted(n: number, draws: number, draw: () => number): number[] {
  const counts = Array<number>(n).fill(0)
  for (let i = 0; i < draws; i++) {
    const at = draw()
    counts[at] = (counts[at] ?? 0) + 1
  }
  return counts
}

describe('a stream of chance', () => {
  it('is what the system itself computes for its key and purpose', () => {
    const nonce = Buffer.alloc(12)
    nonce.write('deal 3', 'ascii')
    const start = Buffer.concat([Buffer.from([2, 0, 0, 0]), nonce])
    const cipher = createCipheriv('chacha20', Buffer.from(KEY, 'hex'), start)
    const bytes = cipher.update(Buffer.alloc(128))
    const draw = drawsFrom({ ...streamOf(KEY, 'deal 3'), next: 2 })
    for (let word = 0; word < 32; word++) expect(draw(2 ** 32)).toBe(bytes.readUInt32LE(4 * word))
  })

  it('gives every number as often as any other', () => {
    for (const n of [2, 3, 7, 10, 52]) {
      const draw = drawsFrom(streamOf(KEY, `of ${n}`))
      // 120 is beyond what 51 degrees of freedom ever come to.
      expect(chiSquare(counted(n, 20_000, () => draw(n)))).toBeLessThan(n === 52 ? 120 : 40)
    }
  })

  it('favours no small number where its words do not divide evenly', () => {
    const n = 3 * 2 ** 30
    const draw = drawsFrom(streamOf(KEY, 'large'))
    const thirds = counted(3, 6000, () => Math.floor(draw(n) / 2 ** 30))
    expect(chiSquare(thirds)).toBeLessThan(20)
  })

  it('takes another block for each draw of a game, all equally likely', () => {
    let stream: Stream = streamOf(KEY, 'secret')
    const counts = counted(6, 12_000, () => {
      const value = drawsFrom(stream)(6)
      stream = afterDraw(stream)
      return value
    })
    expect(chiSquare(counts)).toBeLessThan(30)
    expect(JSON.parse(JSON.stringify(stream))).toEqual({ key: KEY, of: 'secret', next: 12_000 })
  })

  it('puts every card in every place as often', () => {
    const draw = drawsFrom(streamOf(KEY, 'deal 0'))
    const first = counted(24, 24_000, () => {
      const order = shuffled(['a', 'b', 'c', 'd'], draw)
      const rank = (card: string) => order.indexOf(card)
      const places = ['a', 'b', 'c'].map((card, index) => {
        const before = ['a', 'b', 'c'].slice(0, index).filter((other) => rank(other) < rank(card))
        return rank(card) - before.length
      })
      return (places[0] ?? 0) * 6 + (places[1] ?? 0) * 2 + (places[2] ?? 0)
    })
    expect(first).toHaveLength(24)
    expect(chiSquare(first)).toBeLessThan(60)
  })

  it('refuses a key that is too short and a purpose that would be cut', () => {
    expect(() => streamOf(KEY.slice(2), 'lot')).toThrow('32 bytes')
    expect(() => streamOf(KEY, 'thirteen more')).toThrow('purpose')
    expect(() => streamOf(KEY, '')).toThrow('purpose')
  })
})

describe('the roots of an evening', () => {
  it('move nothing of each other: the secret one the deal, lots the lots, show the stories', () => {
    const taken = (seed: ReturnType<typeof rootsFrom>) => ({
      secret: drawsFrom(dealStream(seed, 0))(2 ** 32) + drawsFrom(chanceFrom(seed).secret)(2 ** 32),
      lots: drawsFrom(chanceFrom(seed).lot)(2 ** 32),
      show: storySeed(seed, 1),
    })
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom('secret', 'lots', 'show'), (number, name) => {
        const one = rootsFrom(rngFrom(number))
        const other = { ...one, [name]: rootsFrom(rngFrom(number + 1))[name] }
        const [before, after] = [taken(one), taken(other)]
        expect(after).toEqual({ ...before, [name]: after[name] })
        expect(after[name]).not.toBe(before[name])
      }),
      { numRuns: 60 },
    )
  })

  it('deal every round anew', () => {
    const roots = rootsFrom(rngFrom(1))
    const rounds = [0, 1, 2, 3].map((round) => drawsFrom(dealStream(roots, round))(2 ** 32))
    expect(new Set(rounds).size).toBe(4)
  })

  it('of evenings that 0.1.0 began are one number, and chance falls as it did then', () => {
    expect(chanceFrom(5)).toEqual({ secret: 3999422434, lot: 2092874902 })
    expect([dealStream(5, 0), storySeed(5, 1)]).toEqual([489559694, 2515901537])
    expect(shuffled([...'abcdefgh'], drawsFrom(dealStream(5, 0))).join('')).toBe('bgdacefh')
  })
})
