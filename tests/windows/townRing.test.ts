import { describe, expect, test } from 'vitest'
import { isSame, type TownSeat } from '../../src/projector/show/useTown'
import { LEAST, plateName } from '../../src/projector/parts/plateName'
import { plateTag } from '../../src/projector/town/plateTag'
import { townRing } from '../../src/projector/town/layout/tile'
import { textWidth } from '../../src/ui/textFit'
import { LONG } from './fixtures/projectorViews'

/** What the smallest margin leaves of a full-HD picture. */
const AREA = { width: 1920 * 0.964, height: 1080 * 0.964 }
const NAMES = (
  'Ann Ben Cleo Dora Emil Fritz Gus Hanna Ida Jonas Klara Ludwig Mia Noah Olivia Paul Quentin Rosa Sebastian ' +
  'Theresa Ulrich Valentina Wilhelm Xenia Yannick Zoë Aleksandra Bartosz Cecylia Dominik Elżbieta Franciszek ' +
  'Grażyna Hieronim Izabela Jędrzej'
).split(' ')

describe('With thirty-six at the table', () => {
  const town = townRing(36, AREA)
  const { scale } = town
  const fits = NAMES.map((name) => plateName(name, { scale, width: 190, lines: 2, large: 44 }))

  test('names stand in two sizes at most, all of them readable from four metres at 1080p', () => {
    const sizes = fits.map(({ size }) => size * scale)
    expect(new Set(sizes).size).toBeLessThanOrEqual(2)
    expect(Math.min(...sizes)).toBeGreaterThan(LEAST - 1e-6)
    expect(Math.min(...fits.map(({ narrow }) => narrow))).toBeGreaterThanOrEqual(0.6)
  })

  test('no name is cut, and plates stand side by side without a hole between them', () => {
    expect(fits.map(({ lines }) => lines.join('').replace('-', ''))).toEqual(NAMES)
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
  expect([12, 23, 25, 26].map((count) => townRing(count, AREA).form)).toEqual([
    'ring',
    'ring',
    'ring',
    'flat',
  ])
})

test('On an upright picture they stand in two columns, neighbours still beside each other, the words above', () => {
  const { form, seats, tile, centre } = townRing(7, { width: 1041, height: 1851 })
  expect(form).toBe('list')
  expect(seats.map(({ x }) => x > 520)).toEqual([true, true, true, true, false, false, false])
  expect((seats[4]?.y ?? 0) - (seats[6]?.y ?? 0)).toBeCloseTo(2 * tile.height)
  expect(Math.min(...seats.map(({ y }) => y)) - tile.height / 2).toBeGreaterThanOrEqual(
    centre.height,
  )
})

describe('A name on its plate', () => {
  const set = (name: string, lines: 1 | 2 = 2) =>
    plateName(name, { scale: 1, width: 226, lines, large: 50 }).lines

  test('is broken between words, before a syllable, and never leaves an initial alone', () => {
    expect(set('Wolfgang Amadeus M.')).toEqual(['Wolfgang', 'Amadeus M.'])
    expect(set('Brzęczyszczykiewicz')).toEqual(['Brzęczysz-', 'czykiewicz'])
    expect(set('👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀').join('')).toContain('👩‍🚀-👩‍🚀')
  })

  test('never leaves it, on one line or on two, however long it is and however little room there is', () => {
    for (const name of [...LONG, 'W'.repeat(40), 'Anna '.repeat(12).trim()]) {
      for (const width of [150, 190, 226]) {
        for (const lines of [1, 2] as const) {
          const plate = plateName(name, { scale: 1, width, lines, large: 50 }, LONG)
          const widest = Math.max(...plate.lines.map(textWidth)) * plate.size * plate.narrow
          expect(widest, `${name} in ${width}, ${lines}`).toBeLessThanOrEqual(width + 0.5)
        }
      }
    }
  })

  test('loses whole words first where there is but one line', () => {
    expect(set('Maximilian von Hohenstein', 1)).toEqual(['Maximilian'])
    expect(set('MMMMMMMMMMMMMMMM', 1)[0]).toMatch(/^M+…$/)
  })

  test('keeps as much of its last word as it takes to be nobody else’s', () => {
    const table = ['Maximilian von Hohenstein', 'Maximilian Huber', 'Maximilian Zacharias', 'Max']
    const short = (name: string) =>
      plateName(name, { scale: 1, width: 226, lines: 1, large: 50 }, table).lines
    expect(short('Maximilian von Hohenstein')).toEqual(['Maximilian Ho.'])
    expect(short('Maximilian Zacharias')).toEqual(['Maximilian Z.'])
    expect(short('Max')).toEqual(['Max'])
  })
})

test('Of what is known of a player all is written where it fits, else what weighs most', () => {
  const room = { width: 220, size: 42 }
  expect(plateTag(['jailed', 'out'], room)?.text).toBe('jailed · out')
  expect(plateTag(['Gravedigger', 'banished', 'out'], room)?.text).toBe('Gravedigger')
  expect(plateTag([], room)).toBeNull()
})

test('What is longer than a plate even in the narrowest letters is shortened as print does it, and never cut at its ends', () => {
  const room = { width: 180, size: 44 }
  expect(plateTag(['Bandit'], room)?.text).toBe('Bandit')
  for (const known of [
    'Stagecoach operator',
    'Betrunkener Bürgermeister',
    'Agent ubezpieczeniowy',
  ]) {
    const tag = plateTag([known], room)
    expect(tag?.text).toMatch(/\.$/)
    expect(tag?.text.split(' ').map((word) => word.slice(0, 3))).toEqual(
      known.split(' ').map((word) => word.slice(0, 3)),
    )
    expect(textWidth(tag?.text ?? '') * room.size * (tag?.narrow ?? 1)).toBeLessThanOrEqual(
      room.width,
    )
  }
})

describe('A seat', () => {
  const seat = {
    id: 's1',
    name: 'Mali',
    lives: 2,
    out: false,
    badges: ['silent'],
    hands: [0, 2],
    faces: null,
    total: 1,
  } as unknown as TownSeat

  test('is the same as long as it shows the same, and its plate is left alone', () => {
    expect(isSame(seat, { ...seat, badges: ['silent'], hands: [0, 2] } as TownSeat)).toBe(true)
  })

  test.each([
    { total: 2 },
    { hands: [0] },
    { hands: [2, 0] },
    { badges: [] },
    { faces: ['mafia'] },
    { out: true },
    { revealed: 'mafia' },
  ])('is another one with %o', (change) => {
    expect(isSame(seat, { ...seat, ...change } as TownSeat)).toBe(false)
    expect(isSame({ ...seat, ...change } as TownSeat, seat)).toBe(false)
  })
})
