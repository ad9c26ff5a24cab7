/** What the camera looks at: no edge of a stage comes into the picture, and nobody who is meant leaves it. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProjectorView } from '../../src/bridge'
import { closeOn, type Meant } from '../../src/projector/camera/framings'
import { HOME, seenIn, within, type Shot } from '../../src/projector/camera/shots'
import { standing } from '../../src/projector/show/useShots'
import { snapped } from '../../src/projector/sky/painting/paintStage'
import { framingOf } from '../../src/projector/stages/frame'
import { STAGES } from '../../src/projector/stages/open/stages'
import { BEFORE, BEHIND } from '../../src/projector/stages/stage'
import { meantAt } from '../../src/projector/town/layout/meant'
import { stepForward } from '../../src/projector/town/layout/stepForward'
import { townRing } from '../../src/projector/town/layout/tile'
import { SCENERY } from '../../src/ui/themeTokens'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 1080, height: 1920 },
  { width: 2560, height: 1080 },
]
/** Whatever is wanted of it: the nearest and the farthest, to every corner. */
const WANTED: readonly Shot[] = [0, 0.2, 0.5, 0.8, 1].flatMap((x) =>
  [0, 0.3, 0.6, 1].flatMap((y) =>
    [1.06, 1.14, 1.3].flatMap((zoom) => [0, 0.12, 0.3].map((pull) => ({ x, y, zoom, pull }))),
  ),
)

/** Where a stretch of a plane is seen in a shot. */
function seen(
  shot: Shot,
  at: { left: number; top: number; right: number; bottom: number; depth: number },
  size: { width: number; height: number },
) {
  const [dx = 0, dy = 0, scale = 1] = (seenIn(shot, at, size).match(/-?[\d.]+/g) ?? []).map(Number)
  const [left, top] = [at.left + dx, at.top + dy]
  return {
    left,
    top,
    right: left + (at.right - at.left) * scale,
    bottom: top + (at.bottom - at.top) * scale,
  }
}

describe.each(SCENERY.skyline)('Before the stage of %s', (town) => {
  test.each(SIZES)(
    'no shot lets an edge into a picture of $width by $height that is not in it at home',
    async (size) => {
      const { planes } = (await STAGES[town]()).stage
      const { frame, scale } = framingOf(size)
      const bare: string[] = []
      for (const name of [...BEHIND, ...BEFORE]) {
        const { depth, covers } = planes[name]
        for (const box of covers(frame)) {
          const at = {
            left: (box.left - frame.left) * scale,
            top: (box.top - frame.top) * scale,
            right: (box.left + box.width - frame.left) * scale,
            bottom: (box.top + box.height - frame.top) * scale,
            depth,
          }
          for (const wanted of WANTED) {
            const now = seen(within(wanted, size), at, size)
            const isBare =
              (at.left <= 0 && now.left > 1) ||
              (at.top <= 0 && now.top > 1) ||
              (at.right >= size.width && now.right < size.width - 1) ||
              (at.bottom >= size.height && now.bottom < size.height - 1)
            if (isBare) bare.push(`${name} ${JSON.stringify([box, wanted, now])}`)
          }
        }
      }
      expect(bare).toEqual([])
    },
  )
})

describe('Strips of a plane', () => {
  test('that meet leave no line between them, and lie over each other by a pixel, in every picture', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 640, max: 3840 }),
        fc.integer({ min: 480, max: 2160 }),
        fc.integer({ min: 60, max: 300 }),
        (width, height, tall) => {
          const framing = framingOf({ width, height })
          const { left, top } = framing.frame
          const first = { left: left - 60, top: top - 40, width: 2000, height: tall }
          const second = { left: left - 60, top: top - 40 + tall, width: 180, height: 700 }
          const [above, below] = [snapped(first, framing, 0), snapped(second, framing, 1)]
          const lap = (above.top + above.height - below.top) * framing.scale
          expect(lap).toBeCloseTo(1, 5)
          const edge = (above.left - left) * framing.scale
          expect(edge).toBeCloseTo(Math.round(edge), 5)
        },
      ),
    )
  })
})

describe('A close shot', () => {
  const MARGIN = 0.018
  const places = fc.record({
    size: fc.constantFrom(...SIZES),
    count: fc.integer({ min: 4, max: 40 }),
    at: fc.nat(39),
    forward: fc.boolean(),
    zoom: fc.constantFrom(1.24, 1.28, 1.3),
  })
  const seat = (
    size: { width: number; height: number },
    count: number,
    at: number,
    forward: boolean,
  ): Meant | null => {
    const upright = size.width < size.height
    const unit = Math.min(
      size.width / (upright ? 1080 : 1920),
      size.height / (upright ? 1920 : 1080),
    )
    const area = {
      width: (size.width / unit) * (1 - 2 * MARGIN),
      height: (size.height / unit) * (1 - 2 * MARGIN),
    }
    const names = Array.from({ length: count }, (_, index) => `Nadia${index}`)
    const town = townRing(count, area, names)
    return meantAt(forward ? stepForward(town, [at]) : town, at, area, MARGIN)
  }
  const NEARLY = 0.002

  test('of whoever sits anywhere keeps the name and the figure in the picture, in every shape of it', () => {
    fc.assert(
      fc.property(places, ({ size, count, at, forward, zoom }) => {
        const meant = seat(size, count, at % count, forward)
        if (!meant) throw new Error('nobody sits there')
        const shot = closeOn([meant], zoom, size)
        const { width, height } = size
        const now = seen(
          shot,
          {
            left: meant.left * width,
            right: meant.right * width,
            top: meant.top * height,
            bottom: meant.bottom * height,
            depth: 1,
          },
          size,
        )
        expect(now.left / width).toBeGreaterThanOrEqual(Math.min(0, meant.left) - NEARLY)
        expect(now.right / width).toBeLessThanOrEqual(Math.max(1, meant.right) + NEARLY)
        expect(now.top / height).toBeGreaterThanOrEqual(Math.min(0, meant.top) - NEARLY)
        expect(now.bottom / height).toBeLessThanOrEqual(Math.max(1, meant.bottom) + NEARLY)
      }),
    )
  })

  test('is close: nearly everybody of a table of twelve comes as near as it goes', () => {
    for (const size of SIZES) {
      const shots = Array.from({ length: 12 }, (_, at) => {
        const meant = seat(size, 12, at, false)
        return closeOn(meant ? [meant] : [], 1.28, size).zoom
      })
      expect(
        shots.filter((zoom) => zoom >= 1.16).length,
        `${size.width}: ${shots.join(' ')}`,
      ).toBeGreaterThanOrEqual(9)
    }
  })

  test('of two at both ends of the picture is the whole stage', () => {
    const ends = [0.02, 0.86].map((left) => ({ left, right: left + 0.12, top: 0.5, bottom: 0.7 }))
    expect(closeOn(ends, 1.28, { width: 1920, height: 1080 })).toBe(HOME)
    expect(closeOn([], 1.28, { width: 1920, height: 1080 })).toBe(HOME)
  })
})

describe('Before the town stands', () => {
  const view = (stage: object | null, out: readonly string[] = [], phase = 'day') =>
    ({
      stage,
      phase: { kind: phase, n: 1 },
      seats: ['s1', 's2', 's3'].map((id) => ({ id, out: out.includes(id) })),
    }) as unknown as ProjectorView

  test('whoever says last words, defends themselves or is on the stand, and nobody who just has the word', () => {
    expect(standing(view({ scene: 'speech', speaker: 's1' }))).toEqual([])
    expect(standing(view({ scene: 'speech', speaker: 's1' }, ['s1']))).toEqual(['s1'])
    expect(standing(view({ scene: 'speech', speaker: 's2', candidates: ['s1', 's2'] }))).toEqual([
      's2',
    ])
    expect(standing(view({ scene: 'stand', candidates: ['s1', 's3'] }))).toEqual(['s1', 's3'])
    expect(standing(view({ scene: 'vote', candidates: ['s1', 's3'] }))).toEqual([])
    expect(standing(view(null))).toEqual([])
  })

  test('nobody by night', () => {
    expect(standing(view({ scene: 'stand', candidates: ['s1'] }, [], 'night'))).toEqual([])
  })
})
