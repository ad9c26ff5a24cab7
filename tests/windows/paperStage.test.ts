/** The town square as a stage: where figures stand, how they look and point, where the camera looks, where stories play. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HOME, seenIn } from '../../src/projector/camera/shots'
import { LOOKS, looksOf, nextLook } from '../../src/bridge/views/looks'
import { poseOf } from '../../src/projector/cast/pose'
import { placeOf } from '../../src/projector/places/placeOf'
import { LEAST, plateName } from '../../src/projector/parts/plateName'
import { framingOf, onPicture } from '../../src/projector/stages/frame'
import { BUST, bustAt } from '../../src/projector/town/layout/bust'
import { gallery } from '../../src/projector/town/layout/gallery'
import { handLines } from '../../src/projector/town/layout/handLines'
import { horseshoe } from '../../src/projector/town/layout/horseshoe'
import { SLIM_FROM, stepForward } from '../../src/projector/town/layout/stepForward'
import { LONG as ODD } from './fixtures/projectorViews'
import type { TownSeat } from '../../src/projector/show/useTown'
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
/** Points on a path of curves. */
function alongPath(path: string): readonly { x: number; y: number }[] {
  const parts = [...path.matchAll(/([MLQC])([^MLQC]+)/g)].map(([, kind, numbers = '']) => ({
    kind,
    points: [...numbers.matchAll(/([\d.-]+),([\d.-]+)/g)].map(([, x, y]) => ({
      x: Number(x),
      y: Number(y),
    })),
  }))
  let from = parts[0]?.points[0] ?? { x: NaN, y: NaN }
  return parts.slice(1).flatMap(({ points }) => {
    const bends = [from, ...points]
    from = points.at(-1) ?? from
    return Array.from({ length: 21 }, (_, step) => {
      let rest: readonly { x: number; y: number }[] = bends
      while (rest.length > 1) {
        const ends = rest
        rest = ends.slice(1).map((to, at) => {
          const one = ends[at] ?? to
          return {
            x: one.x + ((to.x - one.x) * step) / 20,
            y: one.y + ((to.y - one.y) * step) / 20,
          }
        })
      }
      return rest[0] ?? from
    })
  })
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

  test('whoever sits in front is clearly higher than those at the sides, and no hat reaches the plate above', () => {
    for (const count of counts.filter((one) => one >= 7 && one <= 18)) {
      const { seats, figures = [], tile, scale, behind = 0 } = around(count)
      const bottom = (at: number) => (seats[at]?.y ?? 0) + (tile.height * scale) / 2
      const lowest = Math.max(...seats.map((_, at) => bottom(at)))
      const front = [...seats.keys()].filter((at) => lowest - bottom(at) < 20)
      const aside = [...seats.keys()].filter((at) => !front.includes(at))
      const heights = (places: readonly number[]) => places.map((at) => figures[at] ?? 0)
      const most = Math.max(0, ...heights(aside))
      expect(Math.min(...heights(front)), `${count}`).toBeGreaterThan(most * 1.1)
      for (const at of seats.keys()) {
        const hat = bottom(at) - (tile.height - behind) * scale - (figures[at] ?? 0)
        for (const above of seats.keys()) {
          const isAbove = Math.abs((seats[above]?.x ?? 0) - (seats[at]?.x ?? 0)) < tile.width * scale * 0.5 // prettier-ignore
          if (isAbove && bottom(above) < bottom(at) - 1)
            expect(bottom(above), `${count}: ${at}`).toBeLessThanOrEqual(hat + 16)
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
    const forward = stepForward(town, [4])
    const [before, after] = [town.figures?.[4] ?? 0, forward.figures?.[4] ?? 0]
    expect(after).toBeGreaterThan(before * 1.2)
    const audience = (forward.figures ?? []).filter((_, at) => at !== 4)
    expect(after).toBeGreaterThan(Math.max(...audience) * 2)
    expect(after).toBeGreaterThan(0.33 * 1080)
    expect(forward.seats[4]?.x).toBeCloseTo(AREA.width / 2)
    expect(forward.seats.filter((seat, index) => seat !== town.seats[index])).toHaveLength(1)
    const { height } = tileSize(forward)
    const head = (forward.seats[4]?.y ?? 0) - height / 2 + 50 * forward.scale - after
    expect(head).toBeGreaterThanOrEqual((forward.centreTop ?? 0) + forward.centre.height)
    expect(stepForward(town, [-1])).toBe(town)
    const plates = townRing(30, AREA)
    expect(stepForward(plates, [2])).toBe(plates)
  })

  test('whoever speaks leaves a band its room, or a sign that for three lines with a clock, at every table', () => {
    for (const count of counts) {
      const town = around(count)
      for (const at of town.seats.keys()) {
        const { centre, figures } = stepForward(town, [at])
        const words = centre.width >= SLIM_FROM ? 266 : 388
        expect(centre.height, `${count}, ${at}`).toBeGreaterThanOrEqual(words)
        expect(figures?.[at], `${count}, ${at}`).toBeGreaterThan(270)
      }
    }
  })

  test('the few who are voted on stand side by side, below the words and their numbers, and nobody else moves', () => {
    for (const count of counts.filter((one) => one > 2)) {
      const town = around(count)
      for (const who of [
        [0, count - 1],
        [0, 1, count - 1],
      ]) {
        const forward = stepForward(town, who)
        const { width, height } = tileSize(forward)
        const stands = who.map((at) => forward.seats[at] ?? { x: NaN, y: NaN })
        for (const [place, { x }] of stands.entries()) {
          const before = stands[place - 1]?.x ?? -Infinity
          expect(x - before, `${count}`).toBeGreaterThan(width)
        }
        const xs = stands.map(({ x }) => x)
        expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo(AREA.width / 2)
        const tall = forward.figures?.[0] ?? 0
        const hat = (stands[0]?.y ?? 0) - height / 2 + 50 * forward.scale - tall
        const words = (forward.centreTop ?? 0) + forward.centre.height
        expect(hat - words, `${count}`).toBeGreaterThanOrEqual(110)
        expect(tall).toBeGreaterThan(100)
        expect(forward.centre.height).toBeGreaterThanOrEqual(268)
        const others = forward.seats.filter(
          (seat, at) => !who.includes(at) && seat !== town.seats[at],
        )
        expect(others).toEqual([])
      }
    }
  })

  test('a hand’s thread ends at the plate of whoever stands in the middle, and passes over nobody beside them', () => {
    for (const count of [7, 12, 24]) {
      const who = [count - 1, 2, 0]
      const forward = stepForward(around(count), who)
      const { width, height } = tileSize(forward)
      const plate = (forward.tile.height - (forward.behind ?? 0)) * forward.scale
      const boxOf = (at: number) => {
        const { x = 0, y = 0 } = forward.seats[at] ?? {}
        const bottom = y + height / 2
        return { left: x - width / 2, right: x + width / 2, top: bottom - plate, bottom }
      }
      const legs = counts
        .map((one) => one - 1)
        .filter((by) => by < count && !who.includes(by))
        .flatMap((by) => who.map((target) => [by, target] as const))
      for (const [index, { path }] of handLines(forward, legs, AREA).entries()) {
        const points = alongPath(path)
        const tip = points[0] ?? { x: NaN, y: NaN }
        const target = legs[index]?.[1] ?? 0
        const own = boxOf(target)
        expect(Math.abs(tip.y - own.bottom), path).toBeLessThan(1)
        expect(tip.x > own.left && tip.x < own.right, path).toBe(true)
        for (const other of who.filter((at) => at !== target)) {
          const box = boxOf(other)
          const top = box.top - (forward.figures?.[other] ?? 0)
          for (const { x, y } of points) {
            const isIn = Math.abs(x - (box.left + box.right) / 2) < width / 4 && y > top && y < box.bottom // prettier-ignore
            expect(isIn, `${count}: ${path}`).toBe(false)
          }
        }
      }
    }
  })

  test('rows behind stand on steps, and no other step is before their feet', () => {
    for (const count of [7, 10, 12, 18, 24, 25, 36]) {
      const town = townRing(count, AREA, NAMES.concat(NAMES).slice(0, count))
      const { height } = tileSize(town)
      const paper = (town.tile.height - (town.behind ?? 0)) * town.scale
      const feet = town.seats.map(({ x, y }) => ({ x, y: y + height / 2 - paper }))
      const front = Math.max(...feet.map(({ y }) => y))
      for (const { x, y } of feet.filter((foot) => foot.y < front - height)) {
        const side = x < AREA.width / 2 ? 'left' : 'right'
        const fromEdge = side === 'left' ? x : AREA.width - x
        const under = (town.steps ?? []).filter(
          (step) => step.side === side && step.reach > fromEdge,
        )
        const own = under.find(({ top }) => Math.abs(top - y) < 1)
        expect(own?.foot ?? 0, `${count}: ${x},${y}`).toBeGreaterThan(y + paper / 2)
      }
    }
  })

  test('a hand’s thread keeps clear of the board, ends on the edge of a plate, and lies on no head of the front row', () => {
    for (const count of [5, 8, 12, 15, 18, 24, 25, 36]) {
      const town = townRing(count, AREA, NAMES.concat(NAMES).slice(0, count))
      const { width, height } = tileSize(town)
      const paper = (town.tile.height - (town.behind ?? 0)) * town.scale
      const bottom = 400
      const half = Math.min(430, town.centre.width / 2 - 85)
      const legs = town.seats.flatMap((_, by) =>
        [0, 1, Math.floor(count / 2), count - 2].map((target) => [by, target] as const),
      )
      for (const [index, line] of handLines(town, legs, AREA, { bottom, half }).entries()) {
        const at = `${count}: ${legs[index]?.join('→')} ${line.path}`
        const all = alongPath(line.path)
        for (const { x, y } of all) {
          const isOn = Math.abs(x - AREA.width / 2) < half && y < bottom
          expect(isOn, at).toBe(false)
        }
        const tip = all[0] ?? { x: NaN, y: NaN }
        expect(line.tip?.x, at).toBeCloseTo(tip.x, 0)
        const seat = town.seats[legs[index]?.[1] ?? 0] ?? { x: NaN, y: NaN }
        const foot = seat.y + height / 2
        const edges = [tip.y - foot, tip.y - (foot - paper), Math.abs(tip.x - seat.x) - width / 2]
        expect(Math.min(...edges.map(Math.abs)), at).toBeLessThan(1)
        expect(Math.abs(tip.x - seat.x), at).toBeLessThan(width / 2 + 1)
        expect(tip.y > foot - paper - 1 && tip.y < foot + 1, at).toBe(true)
        const front = town.seats.flatMap(({ x, y }, place) =>
          y + height / 2 > AREA.height - paper * 0.7
            ? [{ x, top: y + height / 2 - paper - (town.figures?.[place] ?? 0) * 0.7 }]
            : [],
        )
        if (town.form === 'stage') {
          const isFace = front.some(({ x, top }) =>
            all.some(
              (point) =>
                Math.abs(point.x - x) < width * 0.14 && point.y > top && point.y < top + 60,
            ),
          )
          expect(isFace, at).toBe(false)
        }
      }
    }
  })

  test('cords of two who are voted on run apart beside each other, below the board and beside the plates', () => {
    const town = townRing(12, AREA, NAMES.slice(0, 12))
    const legs = [...town.seats.keys()].flatMap((by) =>
      [4, 6, 8].map((target) => [by, target] as const),
    )
    const lines = handLines(town, legs, AREA, { bottom: 400, half: 400 })
    const level = lines.map(({ path }) => {
      const all = alongPath(path)
      const flat = all.flatMap(({ x, y }, at) => {
        const next = all[at + 1]
        return next && Math.abs(next.y - y) < 0.5 && Math.abs(next.x - x) > 5 ? [y] : []
      })
      return Math.min(...flat)
    })
    const lanes = [4, 6, 8].map((target) =>
      Math.min(...level.filter((_, index) => legs[index]?.[1] === target)),
    )
    const sorted = [...lanes].sort((one, other) => one - other)
    const width = lines[0]?.width ?? 0
    for (const [place, lane] of sorted.entries())
      if (place > 0) expect(lane - (sorted[place - 1] ?? 0)).toBeGreaterThan(width)
  })

  test('up to 24 stand there whole, more as busts, and beside the rows of an upright picture', () => {
    const many = Array.from({ length: 36 }, (_, index) => `N${index}`)
    const form = (count: number, area = AREA) => townRing(count, area, many.slice(0, count)).form
    expect([form(12), form(24), form(25), form(36)]).toEqual([
      'stage',
      'stage',
      'gallery',
      'gallery',
    ])
    const upright = { width: 1041, height: 1851 }
    expect(form(12, upright)).toBe('list')
    expect(townRing(24, upright, many.slice(0, 24)).figures).toHaveLength(24)
    // Lower rows have no room for them.
    expect(townRing(36, upright, many).figures).toBeUndefined()
  })
})

describe('Busts', () => {
  const some = fc.record({
    count: fc.integer({ min: 25, max: 40 }),
    area: fc.constantFrom(
      AREA,
      { width: 1851, height: 1388 },
      { width: 1851, height: 1157 },
      { width: 2468, height: 1041 },
    ),
  })
  const busts = (count: number, area = AREA): Town => {
    const town = gallery(count, area)
    if (!town) throw new Error('no room')
    return town
  }
  /** A plate with whatever stands above it. */
  const boxes = (town: Town) => {
    const { width, height } = tileSize(town)
    return town.seats.map(({ x, y }) => ({
      left: x - width / 2,
      right: x + width / 2,
      top: y - height / 2,
      bottom: y + height / 2,
    }))
  }
  const NEARLY = 0.5

  test('from 25 to 40, and their plates, are inside of the picture and apart from each other and from the words', () => {
    fc.assert(
      fc.property(some, ({ count, area }) => {
        const town = busts(count, area)
        expect(town.seats).toHaveLength(count)
        const { centre, centreTop = 0 } = town
        const words = {
          left: (area.width - centre.width) / 2,
          right: (area.width + centre.width) / 2,
          top: centreTop,
          bottom: centreTop + centre.height,
        }
        expect(centre.width).toBeGreaterThanOrEqual(800)
        expect(centre.height).toBeGreaterThanOrEqual(760)
        const all = boxes(town)
        for (const [index, box] of all.entries()) {
          expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-NEARLY)
          expect(area.width - box.right).toBeGreaterThanOrEqual(-NEARLY)
          expect(area.height - box.bottom).toBeGreaterThanOrEqual(-NEARLY)
          for (const other of [words, ...all.slice(index + 1)]) {
            const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
            const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
            expect(Math.min(across, down), `${count}: ${index}`).toBeLessThanOrEqual(NEARLY)
          }
        }
      }),
    )
  })

  test('are as high as it takes to know somebody, each above its own plate, wherever it steps', () => {
    fc.assert(
      fc.property(some, fc.boolean(), ({ count, area }, out) => {
        const town = busts(count, area)
        const seat = { out, hands: [], badges: [], faces: null, total: 0 } as unknown as TownSeat
        for (const [index, box] of boxes(town).entries()) {
          const height = town.figures?.[index] ?? 0
          expect(height).toBeGreaterThanOrEqual(48)
          const at = town.seats[index] ?? { x: 0, y: 0 }
          const unit = height / BUST.height
          const { x, y } = bustAt(town, at, { unit, seat, area })
          expect(x - (BUST.width / 2) * unit).toBeGreaterThanOrEqual(box.left - NEARLY)
          expect(x + (BUST.width / 2) * unit).toBeLessThanOrEqual(box.right + NEARLY)
          const paper = box.top + (town.behind ?? 0) * town.scale
          const cut = y - 52 * unit
          expect(cut - paper).toBeGreaterThan(0)
          expect(cut - paper).toBeLessThan(8)
        }
      }),
    )
  })

  test('leave every name its line of 42 units, and none of an ordinary table is cut', () => {
    fc.assert(
      fc.property(some, ({ count, area }) => {
        const { scale, tile, behind = 0 } = busts(count, area)
        const names = Array.from({ length: count }, (_, index) => ODD[index % ODD.length] ?? '')
        const plate = { scale, width: tile.width - 20, lines: 1, large: 50 } as const
        expect((tile.height - behind - 8) * scale).toBeGreaterThanOrEqual(LEAST)
        for (const name of names) {
          const set = plateName(name, plate, names)
          expect(set.size * scale).toBeGreaterThanOrEqual(LEAST - 1e-6)
          expect(set.narrow).toBeGreaterThanOrEqual(0.6)
        }
        for (const name of ['Aleksandra', 'Franciszek', 'Valentina', 'Sebastian', 'Bartholomew'])
          expect(plateName(name, plate).lines).toEqual([name])
      }),
    )
  })

  test('sit clockwise as at the table, from the right of the opening', () => {
    for (let count = 25; count <= 40; count += 1) {
      const angles = busts(count).seats.map(({ angle }) => angle)
      const inOrder = angles.every(
        (angle, index) => index === 0 || angle >= (angles[index - 1] ?? 0) - 20,
      )
      expect(inOrder, `${count}: ${angles.map(Math.round).join(' ')}`).toBe(true)
      const { seats } = busts(count)
      const right = seats.slice(0, Math.floor(count / 3)).every(({ x }) => x > AREA.width / 2)
      const left = seats.slice(-Math.floor(count / 3)).every(({ x }) => x < AREA.width / 2)
      expect([right, left]).toEqual([true, true])
    }
  })

  test('of whoever speaks stand in the middle, below the words and above the front row', () => {
    fc.assert(
      fc.property(some, fc.nat(24), ({ count, area }, at) => {
        const town = busts(count, area)
        const forward = stepForward(town, [at])
        const height = forward.figures?.[at] ?? 0
        expect(height).toBeGreaterThan((town.figures?.[at] ?? 0) * 1.2)
        const [box] = boxes(forward).slice(at)
        const { centre, centreTop = 0, scale, behind = 0 } = forward
        expect(centre.height).toBeGreaterThanOrEqual(480)
        expect((box?.top ?? 0) + behind * scale - height).toBeGreaterThanOrEqual(
          centreTop + centre.height,
        )
        const front = Math.max(...(town.figures ?? [])) - Math.min(...(town.figures ?? []))
        expect(box?.bottom).toBeLessThanOrEqual(centreTop + town.centre.height + front + NEARLY)
      }),
    )
  })

  test('give way to plates alone where a margin leaves them too little', () => {
    expect(gallery(36, { width: 1467, height: 825 })).toBeNull()
    expect(townRing(36, { width: 1467, height: 825 }, NAMES).form).toBe('flat')
  })

  test('of an upright picture stand in its middle, between the two columns of names', () => {
    const area = { width: 1041, height: 1851 }
    const town = townRing(20, area, NAMES)
    const { width } = tileSize(town)
    const unit = (town.figures?.[0] ?? 0) / BUST.height
    for (const at of town.seats) {
      expect(Math.min(at.x, area.width - at.x)).toBeGreaterThanOrEqual(width / 2 - 1)
      const { x } = bustAt(town, at, { unit, seat: {} as TownSeat, area })
      expect(Math.abs(x - at.x) - width / 2).toBeCloseTo((BUST.width / 2) * unit)
      expect(Math.abs(x - area.width / 2)).toBeCloseTo((BUST.width / 2) * unit)
    }
  })
})

describe('Figures', () => {
  test('no two look alike, and who sits down later changes nobody’s look', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string(), { maxLength: LOOKS }), (names) => {
        const seats = names.map((name) => ({ name }))
        const looks = looksOf('palermo', seats)
        expect(new Set(looks).size).toBe(names.length)
        for (const look of looks) expect(look >= 0 && look < LOOKS).toBe(true)
        expect(looksOf('palermo', seats.slice(0, -1))).toEqual(
          looks.slice(0, Math.max(0, names.length - 1)),
        )
      }),
    )
  })

  test('are chosen without two being alike, or anybody else changing', () => {
    const names = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: LOOKS })
    const choices = fc.array(fc.tuple(fc.nat(), fc.constantFrom(1 as const, -1 as const)))
    fc.assert(
      fc.property(names, choices, (all, made) => {
        const seats: { name: string; look?: number }[] = all.map((name) => ({ name }))
        for (const [whose, by] of made) {
          const at = whose % seats.length
          const before = looksOf('palermo', seats)
          const look = nextLook('palermo', seats, at, by)
          seats[at] = { name: seats[at]?.name ?? '', look }
          const after = looksOf('palermo', seats)
          expect(after).toEqual(before.with(at, look))
          expect(new Set(after).size).toBe(seats.length)
          if (seats.length < LOOKS) expect(look).not.toBe(before[at])
        }
      }),
    )
  })

  test('are gone through one after the other, past those of others, and round again', () => {
    const seats: { name: string; look?: number }[] = [
      { name: 'Ann', look: 5 },
      { name: 'Ben', look: 7 },
    ]
    const steps = (by: 1 | -1, count: number) =>
      Array.from({ length: count }, () => {
        const look = nextLook('palermo', seats, 0, by)
        seats[0] = { name: 'Ann', look }
        return look
      })
    expect(steps(1, 2)).toEqual([6, 8])
    expect(steps(-1, 3)).toEqual([6, 5, 4])
    expect(steps(-1, 5)).toEqual([3, 2, 1, 0, 39])
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
