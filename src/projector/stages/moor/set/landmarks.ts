/** What the hamlet is known by: the chapel that sinks into the bog, and the crooked mill. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { type Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Painting, Window } from '../../stage'
import { stroke } from '../wash/brush'
import { bend, dried, tear, type Point } from '../wash/torn'
import { torn } from './edges'
import type { Tints } from './tints'

const MILL = [1560, 600] as const

/** Lit when somebody is at home in the mill. */
export const millWindows: readonly Window[] = [
  { path: 'M1553,520L1554,500L1570,501L1570,521Z', glow: { x: 1562, y: 510, radius: 80 } },
  { path: 'M1563,448L1564,432L1577,433L1577,449Z', glow: null },
]

/** The chapel stands askew in the water, which has it upside down. */
export function* paintChapel(paper: Paper, tints: Tints): Painting {
  const { pen } = paper
  const stone = mix(tints.far[2], tints.wall[1], 0.4)
  const roof = mix(tints.far[2], tints.ink, 0.34)
  const draw = (): void => {
    const sheet = (points: readonly Point[], colour: string, seed: number): Path2D =>
      tear(paper, points, pour(paper, -110, 0, colour, mix(colour, tints.mist, 0.16)), {
        ...torn(tints, seed, colour, 0.4),
        bite: 2.6,
      })
    const nave = sheet(
      [
        [-6, 4],
        [-4, -40],
        [86, -34],
        [92, 4],
      ],
      stone,
      401,
    )
    dried(paper, nave, [-6, -40, 98, 44], { dark: roof, light: tints.mist, seed: 4 })
    sheet(
      [
        [-10, -36],
        [10, -70],
        [74, -62],
        [98, -30],
      ],
      roof,
      403,
    )
    const tower = sheet(
      [
        [-44, 4],
        [-40, -76],
        [-6, -78],
        [-4, 4],
      ],
      stone,
      405,
    )
    dried(paper, tower, [-44, -78, 40, 82], { dark: roof, light: tints.mist, seed: 9 })
    sheet(
      [
        [-47, -72],
        [-26, -136],
        [-21, -136],
        [1, -75],
      ],
      roof,
      407,
    )
    line(paper, 'M-24,-134v-24M-32,-150h15', roof, 3)
    spot(
      paper,
      'M-30,-44v-14q6,-10 12,0v14ZM18,-6v-14q6,-9 12,0v14ZM44,-6v-14q6,-9 12,0v14ZM70,-6v-12q5,-8 10,0v12Z',
      mix(tints.pane, '#9dffc8', 0.55 * tints.wisps),
    )
  }
  drawnAt(paper, [948, 610], 0.94, draw, -0.07)
  yield
  // The reflection: the same, faint, and stroked away by the water.
  pen.save()
  pen.beginPath()
  pen.rect(800, 610, 320, 90)
  pen.clip()
  pen.translate(0, 1220)
  pen.scale(1, -1)
  pen.globalAlpha = 0.34
  drawnAt(paper, [948, 610], 0.94, draw, -0.07)
  pen.restore()
  line(
    paper,
    'M850,612Q950,606 1052,612M870,622h120M900,632h150M930,642h70',
    seen(tints.glint, 0.4),
    1.6,
  )
  yield
}

/** The sails: four ladders of laths, and torn cloth on them. */
function sails(paper: Paper, tints: Tints): void {
  const cloth = mix(tints.wall[0], tints.core, 0.2 * tints.air)
  for (let sail = 0; sail < 4; sail += 1)
    drawnAt(
      paper,
      [0, 0],
      1,
      () => {
        let laths = 'M0,0V-148'
        for (let y = -30; y >= -142; y -= 14) laths += `M-2,${y}h26`
        laths += 'M24,-30V-144'
        if (sail !== 2)
          tear(
            paper,
            [
              [2, -40],
              [2, -144],
              [23, -142],
              [24, -70],
              [18, -58],
              [22, -44],
            ],
            seen(cloth, 0.85),
            { ...torn(tints, 420 + sail, cloth, 0.3), bite: 3 },
          )
        line(paper, laths, tints.wood, 2.6)
        spot(
          paper,
          stroke(
            [
              [0, 6],
              [0, -70],
              [0, -150],
            ],
            [6, 5, 3],
          ),
          tints.wood,
        )
      },
      0.34 + (sail * Math.PI) / 2,
    )
  spot(paper, circle(0, 0, 7), tints.wood)
}

export function* paintMill(paper: Paper, tints: Tints): Painting {
  const [x, y] = MILL
  const { wood } = tints
  const tar = mix(tints.wall[1], wood, 0.35)
  const at = (dx: number, dy: number): Point => [x + dx + dy * 0.09, y + dy]
  const tower = tear(
    paper,
    bend(
      [
        at(-62, 10),
        at(-52, -60),
        at(-38, -150),
        at(-30, -214),
        at(30, -216),
        at(40, -150),
        at(56, -60),
        at(66, 10),
      ],
      false,
      12,
    ),
    pour(paper, y - 220, y, mix(tar, tints.core, 0.1), tar, mix(tar, tints.ink, 0.35)),
    torn(tints, 411, tar, 1.3),
  )
  dried(paper, tower, [x - 60, y - 216, 120, 220], {
    dark: mix(wood, tints.ink, 0.4),
    light: mix(tar, tints.core, 0.5),
    seed: 14,
  })
  let boards = ''
  for (let row = 0; row < 17; row += 1) {
    const dy = -8 - row * 12
    const half = 60 - row * 1.9
    const [fx, fy] = at(-half, dy)
    boards += `M${fx},${fy}Q${fx + half},${fy + 4} ${fx + half * 2},${fy - 1}`
  }
  line(paper, boards, seen(wood, 0.4), 1.3)
  // The gallery, and its struts.
  const [gx, gy] = at(0, -86)
  line(
    paper,
    `M${gx - 78},${gy}H${gx + 80}M${gx - 76},${gy}v-22M${gx - 50},${gy}v-22M${gx + 52},${gy}v-22M${gx + 78},${gy}v-22M${gx - 78},${gy - 20}H${gx - 40}M${gx + 42},${gy - 20}H${gx + 80}M${gx - 74},${gy}L${gx - 50},${gy + 34}M${gx + 76},${gy}L${gx + 52},${gy + 34}`,
    wood,
    2.8,
  )
  for (const { path } of millWindows) {
    line(paper, path, seen(wood, 0.9), 4)
    spot(paper, path, tints.pane)
  }
  yield
  const [cx, cy] = at(0, -212)
  tear(
    paper,
    bend(
      [
        [cx - 44, cy + 8],
        [cx - 34, cy - 30],
        [cx + 2, cy - 52],
        [cx + 36, cy - 26],
        [cx + 44, cy + 8],
      ],
      false,
      9,
    ),
    pour(paper, cy - 52, cy + 8, tints.thatch[0], tints.thatch[1]),
    torn(tints, 417, tints.thatch[0], 1),
  )
  drawnAt(paper, [cx - 16, cy - 14], 1, () => {
    sails(paper, tints)
  })
  spot(paper, ellipse(x, y + 10, 80, 6), seen(tints.ink, 0.35))
  yield
}
