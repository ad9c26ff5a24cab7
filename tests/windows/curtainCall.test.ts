import { describe, expect, test } from 'vitest'
import { curtainCall } from '../../src/projector/town/layout/curtainCall'
import { townRing } from '../../src/projector/town/layout/tile'
import { LONG } from './fixtures/projectorViews'

const AREA = { width: 1851, height: 1041 }
const townOf = (count: number) => townRing(count, AREA, LONG.slice(0, count))
const spot = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`

describe.each([7, 12, 18, 24])('At the end of an evening of %i', (count) => {
  const town = townOf(count)
  const winners = Array.from({ length: count }, (_, place) => place).filter((place) => place % 3)
  const bow = curtainCall(town, winners)

  test('everybody has a place of the town, and nobody shares it', () => {
    expect(bow.seats.map(spot).toSorted()).toEqual(town.seats.map(spot).toSorted())
  })

  test('those who lead stand in front of all others, and in the middle they are larger, as far as raised arms have room', () => {
    const lowest = (places: readonly number[]) =>
      Math.max(...places.map((place) => bow.seats[place]?.y ?? 0))
    const others = town.seats.map((_, place) => place).filter((place) => place % 3 === 0)
    expect(lowest(winners)).toBeGreaterThanOrEqual(lowest(others))
    const tallest = Math.max(...(town.figures ?? []))
    const most = Math.max(tallest, Math.min(tallest * 1.3, town.tile.width * town.scale * 1.55))
    const heights = (places: readonly number[]) => places.map((place) => bow.figures?.[place] ?? 0)
    expect(Math.max(...heights(winners))).toBeCloseTo(most)
    expect(Math.max(...heights(others))).toBeLessThanOrEqual(tallest)
    expect(bow.centre.height).toBeCloseTo(town.centre.height - (most - tallest))
  })

  test('one alone stands in the middle of the front, larger still', () => {
    const alone = curtainCall(town, [count - 1])
    const row = alone.seats.filter(({ y }) => y > (alone.seats[count - 1]?.y ?? 0) - 30)
    const middle = town.seats.reduce((sum, { x }) => sum + x, 0) / count
    const nearest = Math.min(...row.map(({ x }) => Math.abs(x - middle)))
    expect(Math.abs((alone.seats[count - 1]?.x ?? 0) - middle)).toBeCloseTo(nearest)
    expect(alone.figures?.[count - 1]).toBeGreaterThan(Math.max(...(town.figures ?? [])) * 1.2)
  })
})

test('Nobody leads a town of plates or of busts, and none where nobody has won', () => {
  for (const town of [townRing(12, { width: 1041, height: 1851 }), townOf(30)]) {
    expect(curtainCall(town, [1, 2])).toBe(town)
  }
  const town = townOf(12)
  expect(curtainCall(town, [])).toBe(town)
})
