/** The town: the temple in the middle, houses of teak at both sides, the wall, trees, lanterns and banners. */
import type { LightName } from '../../../../ui/themeTokens'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, over, type Paper } from '../../../paper/paper'
import type { Frame, Painting, StagePlane } from '../../stage'
import { cut } from './kit/lay'
import { chedi } from './chedi'
import { HOUSES, paintHouse } from './houses'
import { garland, shine } from './kit/lanterns'
import { stairs } from './stairs'
import { temple } from './temple'
import { TINTS, type Tint } from './kit/tints'
import { banana, palm, roundTree } from './trees'

const OVER = 120
const [TOP, FLOOR] = [96, 730]
const townBox = (frame: Frame) => ({
  left: frame.left - OVER,
  top: TOP,
  width: frame.right - frame.left + 2 * OVER,
  height: FLOOR - TOP,
})

/** The wall of the old city with its merlons. */
function wall(paper: Paper, left: number, right: number, y: number, tint: Tint): void {
  const { pen } = paper
  let path = `M${left},${FLOOR}V${y}`
  for (let x = left; x < right - 30; x += 40) path += `v-15h4v-7h5v-5h10v5h5v7h4v15h12`
  path += `H${right}V${FLOOR}Z`
  cut(
    paper,
    path,
    along(
      paper,
      [0, y - 26, 0, y + 70],
      [
        [0, tint.brick[0]],
        [1, tint.brick[1]],
      ],
    ),
    {
      shadow: { y: 3, blur: 12, colour: seen(tint.shadow, 0.5) },
      rim: seen(tint.rim, 0.45),
      rimWidth: 1.2,
    },
  )
  let joints = ''
  for (let row = 0; row < 7; row += 1)
    for (let x = left + (row % 2) * 13; x < right - 4; x += 26)
      joints += `M${x},${y + 2 + row * 11}h24m-24,0v-9`
  pen.strokeStyle = seen(tint.brick[1], 0.7)
  pen.lineWidth = 1.3
  pen.stroke(new Path2D(joints))
}

function* paint(paper: Paper, light: LightName, frame: Frame): Painting {
  const tint = TINTS[light]
  const box = townBox(frame)
  const bright = light === 'day' || light === 'dawn'
  const inside = (x: number, width: number): boolean =>
    x + width > box.left - 40 && x < box.left + box.width + 40
  // What is far back: palms and roofs in the haze.
  const hazy = [
    [250, 250, 26],
    [420, 214, -22],
    [560, 170, 18],
    [1370, 200, -20],
    [1520, 240, 22],
    [1700, 280, -26],
    [60, 290, 20],
    [1880, 270, -20],
    [-140, 260, 24],
    [2060, 260, -18],
  ] as const
  cut(
    paper,
    hazy
      .filter(([x]) => inside(x - 90, 180))
      .map(([x, height, lean]) => palm(x, 590, height, lean, 62, 9))
      .join(''),
    along(
      paper,
      [0, 300, 0, 590],
      [
        [0, tint.back],
        [1, mix(tint.back, tint.mist, tint.mistShare)],
      ],
    ),
    { shadow: null, rim: null },
  )
  yield
  roundTree(paper, 668, 610, 116, 4, tint)
  roundTree(paper, 1258, 610, 120, 9, tint)
  yield
  chedi(paper, 760, 626, 54, 178, tint, bright ? 0.14 : 0.34)
  chedi(paper, 1160, 626, 54, 178, tint, bright ? 0.14 : 0.34)
  chedi(paper, 960, 618, 148, 326, tint, light === 'night' ? 0.24 : 0.06)
  shine(paper, 960, 500, 190, tint.glow, bright ? 0.12 : 0.34)
  yield
  wall(paper, 560, 1360, 604, tint)
  yield
  yield* temple(paper, 960, 626, tint)
  stairs(paper, tint)
  yield
  for (const one of HOUSES) {
    if (!inside(one.x, one.width)) continue
    paintHouse(paper, one, tint)
    yield
  }
  for (const [x, height, lean, reach] of [
    [598, 150, -18, 58],
    [1330, 168, 16, 60],
    [302, 366, -26, 88],
    [1478, 372, 28, 90],
    [52, 330, 34, 96],
    [1862, 322, -34, 96],
    [-190, 300, 30, 90],
    [2110, 300, -30, 90],
  ] as const) {
    if (!inside(x - reach, reach * 2)) continue
    cut(
      paper,
      palm(x, 620, height, lean, reach),
      along(
        paper,
        [0, 620 - height, 0, 620],
        [
          [0, tint.leaf[0]],
          [1, tint.leaf[1]],
        ],
      ),
      {
        shadow: { y: 3, blur: 9, colour: seen(tint.shadow, 0.45) },
        rim: seen(tint.rim, 0.34),
        rimWidth: 1,
      },
    )
    yield
  }
  const green = [
    [300, 84],
    [446, 70],
    [566, 62],
    [1352, 62],
    [1456, 74],
    [1628, 84],
    [88, 90],
    [1834, 90],
    [-60, 90],
    [1980, 90],
  ] as const
  cut(
    paper,
    green
      .filter(([x]) => inside(x - 90, 180))
      .map(([x, size], index) => banana(x, 600, size, index + 2))
      .join(''),
    along(
      paper,
      [0, 510, 0, 600],
      [
        [0, tint.leaf[0]],
        [1, tint.leaf[1]],
      ],
    ),
    {
      shadow: { y: 2, blur: 7, colour: seen(tint.shadow, 0.4) },
      rim: seen(tint.rim, 0.34),
      rimWidth: 1,
    },
  )
  yield
  if (!bright)
    over(
      paper,
      box,
      around(
        paper,
        [960, 590, 1050],
        [
          [0, seen(tint.glow, 0.2)],
          [0.3, seen(tint.glow, 0.07)],
          [0.6, seen(tint.shadow, 0.06)],
          [1, seen(tint.shadow, 0.46)],
        ],
      ),
    )
  over(
    paper,
    box,
    along(
      paper,
      [0, 440, 0, 640],
      [
        [0, seen(tint.mist, 0)],
        [1, seen(tint.mist, tint.mistShare * 0.5)],
      ],
    ),
  )
  garland(paper, [86, 190, 412, 372], 60, 7, 26, tint)
  garland(paper, [1834, 184, 1508, 366], 60, 7, 26, tint)
  yield
  garland(paper, [412, 372, 620, 470], 34, 5, 19, tint)
  garland(paper, [1508, 366, 1300, 468], 34, 5, 19, tint)
  yield
  grain(paper, box, 0.26)
}

export const town: StagePlane = { depth: 0.55, covers: (frame) => [townBox(frame)], paint }
