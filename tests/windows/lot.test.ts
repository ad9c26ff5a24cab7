/** The lot as a show: how its mark hops, when it goes black, and how its sticks stand. */
import { describe, expect, test } from 'vitest'
import type { ProjectorView, SeatId } from '../../src/bridge'
import { isDrawingOver, LOT_BLACK_MS, lotHops } from '../../src/projector/show/past/lot'
import { lotCup } from '../../src/projector/scenes/lot/lotSticks'
import { LOT_STROKE_MS } from '../../src/sound/manifest'
import { textWidth } from '../../src/ui/textFit'
import { projectorViews } from './fixtures/projectorViews'

const seats = (count: number) => Array.from({ length: count }, (_, index): SeatId => `s${index}`)

test.each([2, 5, 12])(
  'Of %i the mark hops slower and slower, and what it ends on is told by nobody',
  (count) => {
    const hops = lotHops({ among: seats(count) })
    const gaps = hops.slice(1).map(({ at }, index) => at - (hops[index]?.at ?? 0))
    expect(gaps.slice(1).every((gap, index) => gap >= (gaps[index] ?? 0) - 1)).toBe(true)
    expect(gaps.at(-1)).toBeGreaterThan(5 * (gaps[0] ?? 0))
    expect(hops.at(-1)?.at).toBeLessThan(LOT_BLACK_MS)
    expect(new Set(hops.map(({ seat }) => seat)).size).toBe(count)
  },
)

test('It is black for a moment before the stroke, in which the name comes', () => {
  expect(LOT_STROKE_MS - LOT_BLACK_MS).toBeGreaterThanOrEqual(350)
})

test('The host may go on at any time: the next announcement, scene or phase ends the show, a setting does not', () => {
  const view = projectorViews({ players: 7 })['lotFell'] as ProjectorView
  const louder = { ...view, revision: 9, show: { ...view.show, master: 0.1 } }
  expect(isDrawingOver(view, louder)).toBe(false)
  expect(isDrawingOver(view, { ...view, items: [...view.items, { kind: 'x', of: 1 }] })).toBe(true)
  expect(isDrawingOver(view, { ...view, items: view.items.slice(1) })).toBe(true)
  expect(isDrawingOver(view, { ...view, scene: 'speech' })).toBe(true)
  expect(isDrawingOver(view, { ...view, phase: { kind: 'night', n: 2 } })).toBe(true)
})

describe('Sticks', () => {
  const room = { width: 1100, height: 390 }
  test.each([2, 5, 12])('%i of them stay in the room with a name on each', (count) => {
    const names = Array.from({ length: count }, (_, index) =>
      index ? 'Somchai' : 'Maximilian von H.',
    )
    const { sticks } = lotCup(names, room)
    expect(sticks).toHaveLength(count)
    for (const { x, y, lean, length, tip, name } of sticks) {
      const turn = (lean * Math.PI) / 180
      const across = x + Math.sin(turn) * length
      expect(across - tip).toBeGreaterThan(0)
      expect(across + tip).toBeLessThan(room.width)
      expect(y - Math.cos(turn) * length).toBeGreaterThan(20)
      const { size = 0, narrow = 1, text = '' } = name ?? {}
      expect(text).not.toContain('…')
      expect(size * narrow * textWidth(text)).toBeLessThan(length - 30)
    }
  })

  test('very many carry no names, and one alone still has a neighbour', () => {
    const many = lotCup(
      Array.from({ length: 25 }, () => 'Ann'),
      room,
    ).sticks
    expect(many.length).toBeLessThanOrEqual(20)
    expect(many.every(({ name }) => name === null)).toBe(true)
    expect(lotCup(['Ann'], room).sticks).toHaveLength(2)
  })
})
