import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedName } from '../../src/facilitator/ring/fittedText'
import { seatPlaces } from '../../src/facilitator/ring/seatPlaces'
import { textWidth } from '../../src/ui/textFit'

const MOST = 36
const counts = fc.integer({ min: 5, max: MOST })
/** What bars, banners and clocks leave of 1024 × 768 at the least, up to a large screen. */
const areas = fc.record({
  width: fc.integer({ min: 480, max: 1500 }),
  height: fc.integer({ min: 440, max: 1900 }),
})
const pages = fc.constantFrom(16, 18, 20)
/** The ring at 1280 × 800 with a clock, a rehearsal and somebody who may step in. */
const SMALL_LAPTOP = { width: 616, height: 500 }

/** Calls a check for a circle as on the big screen and for one turned to its host. */
const eachTurn = (check: (left: number) => void): void => [-1, 0, 3].forEach(check)

describe('the seats of the desk', () => {
  it('never lie on each other or leave their area, with up to 36 players and a host among them', () => {
    fc.assert(
      fc.property(counts, areas, pages, (count, area, em) => {
        eachTurn((left) => {
          const { seats, host, tile } = seatPlaces(count, area, { em, left })
          const all = host ? [...seats, host] : seats
          expect(all).toHaveLength(left < 0 ? count : count + 1)
          for (const [index, { x, y }] of all.entries()) {
            expect(Math.min(x, area.width - x)).toBeGreaterThan(tile.width / 2 - 0.01)
            expect(Math.min(y, area.height - y)).toBeGreaterThan(tile.height / 2 - 0.01)
            for (const other of all.slice(index + 1)) {
              const apart = Math.max(
                Math.abs(x - other.x) / tile.width,
                Math.abs(y - other.y) / tile.height,
              )
              expect(apart).toBeGreaterThan(0.999)
            }
          }
        })
      }),
      { numRuns: 8 },
    )
  })

  it('go round clockwise, from the top or from the host below', () => {
    fc.assert(
      fc.property(counts, areas, (count, area) => {
        eachTurn((left) => {
          const { seats, host } = seatPlaces(count, area, { left })
          // On the right they go down, on the left up; tiles of one row stand at one height.
          const isRight = ({ x }: { x: number }) => x > area.width / 2
          for (const [index, one] of seats.entries()) {
            const next = seats[(index + 1) % seats.length] ?? one
            if (isRight(one) !== isRight(next)) continue
            const down = next.y - one.y
            expect(isRight(one) ? down : -down).toBeGreaterThan(-0.5)
          }
          if (host) expect(Math.abs(host.x - area.width / 2)).toBeLessThan(area.width / 6)
          if (host) expect(host.y).toBeGreaterThan(area.height / 2)
        })
      }),
      { numRuns: 15 },
    )
  })

  it('leave the middle free', () => {
    fc.assert(
      fc.property(counts, areas, (count, area) => {
        const { seats, tile, centre } = seatPlaces(count, area)
        for (const { x, y } of seats) {
          const isOutside =
            Math.abs(x - area.width / 2) + 0.1 >= (centre.width + tile.width) / 2 ||
            Math.abs(y - area.height / 2) + 0.1 >= (centre.height + tile.height) / 2
          expect(isOutside).toBe(true)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('show at least nine letters of every name on a small laptop, whoever plays', () => {
    for (let count = 5; count <= MOST; count++) {
      const { em, form, tile } = seatPlaces(count, SMALL_LAPTOP)
      expect(em, `${count} players`).toBeGreaterThan(12)
      for (const nine of ['Wilhelmin', 'Gwendolyn', 'Maximilia', 'Christoph', 'Katarzyna']) {
        // Paddings, the key and its gap; the typeface runs a little narrower than the one that was measured.
        const room = tile.width - (form === 'full' ? 2.8 : 2.45) * em
        const size = fittedName(`${nine}ander`, form, true)
        expect(textWidth(nine) * 0.94 * size * em, `${nine} of ${count}`).toBeLessThan(room)
      }
    }
  })
})
