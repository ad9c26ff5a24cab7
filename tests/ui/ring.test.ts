import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seatRing } from '../../src/ui/ring'

const tile = { width: 250, height: 150 }
const seatCounts = fc.integer({ min: 1, max: 25 })
const areas = fc.record({
  width: fc.integer({ min: 900, max: 3000 }),
  height: fc.integer({ min: 800, max: 1700 }),
})

describe('the ring of seats', () => {
  it('never lets two tiles overlap', () => {
    fc.assert(
      fc.property(seatCounts, areas, (count, area) => {
        const { seats, scale } = seatRing(count, area, { tile, maxScale: 1.4 })
        for (const [index, one] of seats.entries()) {
          for (const other of seats.slice(index + 1)) {
            const free = Math.max(
              Math.abs(one.x - other.x) / (tile.width * scale),
              Math.abs(one.y - other.y) / (tile.height * scale),
            )
            expect(free).toBeGreaterThan(0.999)
          }
        }
      }),
    )
  })

  it('keeps every tile inside its area', () => {
    fc.assert(
      fc.property(seatCounts, areas, (count, area) => {
        const { seats, scale } = seatRing(count, area, { tile, maxScale: 1.4 })
        expect(seats).toHaveLength(count)
        for (const { x, y } of seats) {
          expect(x - (tile.width * scale) / 2).toBeGreaterThan(-0.01)
          expect(x + (tile.width * scale) / 2).toBeLessThan(area.width + 0.01)
          expect(y - (tile.height * scale) / 2).toBeGreaterThan(-0.01)
          expect(y + (tile.height * scale) / 2).toBeLessThan(area.height + 0.01)
        }
      }),
    )
  })

  it('seats players clockwise, beginning at the top', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 25 }), areas, (count, area) => {
        const angles = seatRing(count, area, { tile }).seats.map(({ angle }) => angle)
        expect(angles[0]).toBe(0)
        expect(angles).toEqual([...angles].sort((a, b) => a - b))
      }),
    )
  })

  it('leaves the centre free of tiles', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 25 }), areas, (count, area) => {
        const { seats, scale, centre } = seatRing(count, area, { tile })
        for (const { x, y } of seats) {
          const outside =
            Math.abs(x - area.width / 2) + 0.01 >= (centre.width + tile.width * scale) / 2 ||
            Math.abs(y - area.height / 2) + 0.01 >= (centre.height + tile.height * scale) / 2
          expect(outside).toBe(true)
        }
      }),
    )
  })

  it('is the same seen in a mirror', () => {
    for (const count of [7, 12, 20, 25]) {
      const { seats } = seatRing(count, { width: 1840, height: 1000 }, { tile })
      const [, second] = seats
      const last = seats.at(-1)
      expect((second?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(1840, 0)
      expect(second?.y).toBeCloseTo(last?.y ?? 0, 0)
    }
  })

  it('gives few players large tiles and many players smaller ones', () => {
    const scaleOf = (count: number) =>
      seatRing(count, { width: 1840, height: 1000 }, { tile, maxScale: 1.4 }).scale
    expect(scaleOf(7)).toBe(1.4)
    expect(scaleOf(25)).toBeLessThan(scaleOf(12))
    expect(scaleOf(25)).toBeGreaterThan(0.85)
  })
})
