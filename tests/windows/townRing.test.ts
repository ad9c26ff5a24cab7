import { describe, expect, test } from 'vitest'
import { plateName } from '../../src/projector/town/plateName'
import { townRing } from '../../src/projector/town/tile'

/** What the smallest margin leaves of a full-HD picture. */
const AREA = { width: 1920 * 0.964, height: 1080 * 0.964 }
const NAMES = (
  'Ann Ben Cleo Dora Emil Fritz Gus Hanna Ida Jonas Klara Ludwig Mia Noah Olivia Paul Quentin Rosa Sebastian ' +
  'Theresa Ulrich Valentina Wilhelm Xenia Yannick Zoë Aleksandra Bartosz Cecylia Dominik Elżbieta Franciszek ' +
  'Grażyna Hieronim Izabela Jędrzej'
).split(' ')

describe('With thirty-six at the table', () => {
  const town = townRing(36, AREA)
  const fits = NAMES.map((name) => plateName(name, { flat: town.flat, open: false }))

  test('names stand in two sizes at most, nearly all of them readable from four metres at 1080p', () => {
    const sizes = fits.map(({ size }) => size * town.scale)
    expect(new Set(sizes).size).toBeLessThanOrEqual(2)
    expect(Math.max(...sizes)).toBeGreaterThanOrEqual(42)
    expect(sizes.filter((size) => size >= 42).length).toBeGreaterThanOrEqual(30)
  })

  test('no name is cut, and plates stand side by side without a hole between them', () => {
    expect(fits.every(({ lines }, index) => lines.join(' ') === NAMES[index])).toBe(true)
    const steps = town.seats.map((seat, index) => {
      const next = town.seats[(index + 1) % 36] ?? seat
      const across = Math.abs(next.x - seat.x) / (town.tile.width * town.scale)
      return Math.max(across, Math.abs(next.y - seat.y) / (town.tile.height * town.scale))
    })
    expect(Math.min(...steps)).toBeGreaterThan(0.999)
    expect(Math.max(...steps)).toBeLessThan(1.1)
  })
})

test('Up to twenty-five have a lantern with room for cards, more have a flat plate', () => {
  expect([12, 23, 25].map((count) => townRing(count, AREA).flat)).toEqual([false, false, false])
  expect(townRing(26, AREA).flat).toBe(true)
})
