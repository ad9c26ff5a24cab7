/** The town square as a stage: where figures stand, how they look and point, where the camera looks, where stories play. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME, seenIn } from '../../src/projector/camera/shots'
import { looksOf } from '../../src/projector/cast/looks'
import { poseOf } from '../../src/projector/cast/pose'
import { placeOf } from '../../src/projector/places/placeOf'
import { framingOf, onPicture } from '../../src/projector/stages/frame'
import { LOOKS } from '../../src/projector/stages/stage'
import { horseshoe } from '../../src/projector/town/layout/horseshoe'
import { stepForward } from '../../src/projector/town/layout/stepForward'
import { tileSize, townRing, type Town } from '../../src/projector/town/layout/tile'

const AREA = { width: 1920 * 0.964, height: 1080 * 0.964 }
const NAMES = Array.from(
  { length: 25 },
  (_, index) => `Nadia${'abcdefghijklmnopqrstuvwxyz'[index]}`,
)
const LONG = NAMES.map((name) => `${name} von Hohenstein`)
const around = (count: number, names = NAMES, area = AREA): Town => {
  const town = horseshoe(count, area, names.slice(0, count))
  if (!town) throw new Error('no room')
  return town
}
const counts = Array.from({ length: 25 }, (_, index) => index + 1)

describe('On a stage', () => {
  test.each([
    ['a full-HD picture', AREA],
    ['a picture of four to three', { width: 1851, height: 1388 }],
    ['a wide picture', { width: 2468, height: 1041 }],
  ])('plates of up to 25 stand apart and inside of %s', (_, area) => {
    for (const names of [NAMES, LONG]) {
      for (const count of counts) {
        const town = around(count, names, area)
        const { width, height } = tileSize(town)
        expect(town.seats).toHaveLength(count)
        for (const [index, { x, y }] of town.seats.entries()) {
          expect(Math.min(x, area.width - x), `${count}`).toBeGreaterThanOrEqual(width / 2 - 1)
          expect(Math.min(y, area.height - y), `${count}`).toBeGreaterThanOrEqual(height / 2 - 1)
          for (const other of town.seats.slice(index + 1)) {
            const apart = Math.max(
              Math.abs(x - other.x) / (width * 0.99),
              Math.abs(y - other.y) / (height * 0.99),
            )
            expect(apart, `${count}: ${index}`).toBeGreaterThanOrEqual(1)
          }
        }
      }
    }
  })

  test('everybody sits clockwise as at the table, from the right of the opening', () => {
    for (const count of counts.slice(2)) {
      const angles = around(count).seats.map(({ angle }) => angle)
      const inOrder = angles.every(
        (angle, index) => index === 0 || angle >= (angles[index - 1] ?? 0) - 14,
      )
      expect(inOrder, `${count}: ${angles.map(Math.round).join(' ')}`).toBe(true)
    }
  })

  test('the words have their room above, and no plate reaches into it', () => {
    for (const count of counts) {
      const town = around(count)
      const { width, height } = tileSize(town)
      const { centre, centreTop = 0 } = town
      expect(centre.width, `${count}`).toBeGreaterThanOrEqual(800)
      expect(centre.height, `${count}`).toBeGreaterThanOrEqual(480)
      for (const { x, y } of town.seats) {
        const isBeside = Math.abs(x - AREA.width / 2) - width / 2 >= centre.width / 2
        const isBelow = y - height / 2 >= centreTop + centre.height
        expect(isBeside || isBelow, `${count}`).toBe(true)
      }
    }
  })

  test('whoever speaks stands in the middle below the words, larger, and everybody else stays', () => {
    const town = around(12)
    const forward = stepForward(town, 4)
    const [before, after] = [town.figures?.[4] ?? 0, forward.figures?.[4] ?? 0]
    expect(after).toBeGreaterThan(before * 1.2)
    expect(forward.seats[4]?.x).toBeCloseTo(AREA.width / 2)
    expect(forward.seats.filter((seat, index) => seat !== town.seats[index])).toHaveLength(1)
    const { height } = tileSize(forward)
    const head = (forward.seats[4]?.y ?? 0) - height / 2 + 50 * forward.scale - after
    expect(head).toBeGreaterThanOrEqual((forward.centreTop ?? 0) + forward.centre.height)
    expect(stepForward(town, -1)).toBe(town)
    const plates = townRing(30, AREA)
    expect(stepForward(plates, 2)).toBe(plates)
  })

  test('more than 25, and an upright picture, have plates alone', () => {
    const many = Array.from({ length: 36 }, (_, index) => `N${index}`)
    expect(townRing(36, AREA, many).form).toBe('flat')
    expect(townRing(12, { width: 1041, height: 1851 }, NAMES.slice(0, 12)).form).toBe('list')
    expect(townRing(12, AREA, NAMES.slice(0, 12)).form).toBe('stage')
  })
})

describe('Figures', () => {
  test('no two look alike, and who sits down later changes nobody’s look', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: LOOKS }), (names) => {
        const looks = looksOf('palermo', names)
        expect(new Set(looks).size).toBe(names.length)
        for (const look of looks) expect(look >= 0 && look < LOOKS).toBe(true)
        expect(looksOf('palermo', names.slice(0, -1))).toEqual(
          looks.slice(0, Math.max(0, names.length - 1)),
        )
      }),
    )
  })

  test('point with the arm of the side that their vote is on', () => {
    const pose = (hand: { x: number; y: number } | 'up' | null) =>
      poseOf({ x: 500, y: 500 }, { hand, speaks: false, speaker: null })
    expect(pose({ x: 900, y: 500 }).armRight).toBeCloseTo(-90)
    expect(pose({ x: 100, y: 500 }).armLeft).toBeCloseTo(90)
    expect(pose({ x: 900, y: 100 }).armRight).toBeCloseTo(-135)
    expect(pose('up').armRight).toBeLessThan(-120)
    expect(pose(null)).toEqual({ armLeft: 0, armRight: 0, head: 0 })
  })

  test('turn their heads to whoever speaks, a little', () => {
    const head = (x: number) =>
      poseOf({ x: 500, y: 500 }, { hand: null, speaks: false, speaker: { x, y: 400 } }).head
    expect(head(1500)).toBe(7)
    expect(head(-500)).toBe(-7)
    expect(head(500)).toBe(0)
  })
})

describe('The camera', () => {
  const picture = { width: 1920, height: 1080 }
  const at = (transform: string, x: number, y: number) => {
    const [dx = 0, dy = 0, scale = 1] = (transform.match(/-?[\d.]+/g) ?? []).map(Number)
    return { x: dx + x * scale, y: dy + y * scale }
  }
  test('at home moves nothing', () => {
    expect(seenIn(HOME, { left: 0, top: 0, depth: 1 }, picture)).toBe(
      'translate(0.00px, 0.00px) scale(1.0000)',
    )
  })
  test('keeps what it goes towards in its place, wherever the part that shows it begins', () => {
    for (const depth of [0.15, 0.55, 1, 1.2]) {
      for (const left of [0, 300, -120]) {
        const shot = { x: 0.4, y: 0.6, zoom: 1.3, pull: 0 }
        const seen = at(seenIn(shot, { left, top: 100, depth }, picture), 768 - left, 648 - 100)
        expect(seen.x + left).toBeCloseTo(768, 0)
        expect(seen.y + 100).toBeCloseTo(648, 0)
      }
    }
  })
  test('moves what is near farther than what is far', () => {
    const shot = { x: 0.2, y: 0.5, zoom: 1.2, pull: 0.3 }
    const moved = (depth: number) =>
      at(seenIn(shot, { left: 0, top: 0, depth }, picture), 384, 0).x - 384
    expect(moved(1)).toBeGreaterThan(moved(0.3) * 2)
  })
})

test('The stage’s middle and lower edge lie alike on every picture', () => {
  for (const size of [
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
    { width: 1080, height: 1920 },
    { width: 3840, height: 2160 },
  ]) {
    const framing = framingOf(size)
    expect(onPicture(framing, [960, 1080])).toEqual({ x: size.width / 2, y: size.height })
    expect((framing.frame.right - framing.frame.left) * framing.scale).toBeCloseTo(size.width)
  }
})

describe('A story', () => {
  const stage = {
    places: ['market', 'harbour', 'kitchen'].map((name) => ({ name })) as never,
    begins: { fish: 'harbour' },
  }
  test('plays where its beginning says', () => {
    expect(placeOf(stage, { begins: 'beginnings.fish', body: ['x'] })?.name).toBe('harbour')
  })
  test('that the host wrote plays where its words say, always the same', () => {
    const place = placeOf(stage, { body: ['Somebody forgot a hat.'] })
    expect(place).toBeDefined()
    expect(placeOf(stage, { body: ['Somebody forgot a hat.'] })).toBe(place)
  })
})
