/** What the town is known by from afar: its church and its water tower. */
import { cut, type CutLook } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, polygon, rect } from '../../../paper/paths'
import { board, wedges } from './gouge'
import type { Inks } from './inks'

/** The street that they are drawn on; the town lifts them to its own. */
export const FOOT = 646

/** How the edges of a thing look that is cut for itself. */
export const flat = (inks: Inks, rimWidth = 1.2): CutLook => ({
  shadow: { y: 3, blur: 6, colour: inks.shadow },
  rim: inks.rim,
  rimWidth,
})

/** A white church of boards, with a bell that can be seen. */
export function church(paper: Paper, inks: Inks, x: number): void {
  const wall = along(
    paper,
    [x - 50, 0, x + 60, 0],
    [
      [0, inks.back[0] ?? ''],
      [1, inks.trim],
    ],
  )
  const look = { ...flat(inks, 1.6), shadow: { y: 4, blur: 14, colour: inks.shadow } }
  const shade = (left: number, top: number, long: number) =>
    wedges(
      [
        [left, top],
        [left, FOOT],
      ],
      { angle: 0, gap: 5, width: 3, length: long, seed: left },
    )
  board(
    paper,
    polygon([
      [x - 58, FOOT],
      [x - 58, 524],
      [x, 470],
      [x + 58, 524],
      [x + 58, FOOT],
    ]),
    wall,
    [[shade(x - 59, 470, 60), inks.ink]],
    look,
  )
  board(paper, rect(x - 21, 402, 42, 96), wall, [[shade(x - 22, 400, 28), inks.ink]], look)
  cut(paper, arch(x, 486, 12, 56), inks.glass, { shadow: null, rim: inks.rim, rimWidth: 1 })
  cut(paper, `M${x - 8},474q1,-24 8,-26q7,2 8,26l3,4h-22Z` + circle(x, 480, 2.6), inks.brass[1], {
    shadow: null,
    rim: inks.rim,
    rimWidth: 0.8,
  })
  board(
    paper,
    polygon([
      [x - 29, 404],
      [x - 20, 392],
      [x, 306],
      [x + 20, 392],
      [x + 29, 404],
    ]),
    inks.front[0] ?? '',
    [
      [
        wedges(
          [
            [x - 30, 404],
            [x, 306],
          ],
          { angle: 0, gap: 6, width: 3, length: 30, seed: 8 },
        ),
        inks.ink,
      ],
    ],
    look,
  )
  cut(paper, rect(x - 1.6, 276, 3.2, 34) + rect(x - 9, 284, 18, 3.2), inks.ink, {
    shadow: null,
    rim: inks.rim,
    rimWidth: 0.8,
  })
  cut(
    paper,
    polygon([
      [x - 66, 530],
      [x, 466],
      [x + 66, 530],
      [x + 66, 540],
      [x, 478],
      [x - 66, 540],
    ]),
    inks.front[0] ?? '',
    flat(inks),
  )
  for (const at of [x - 37, x + 37])
    cut(paper, arch(at, 606, 8, 46), inks.glass, { shadow: null, rim: inks.rim, rimWidth: 1.2 })
  cut(paper, arch(x, FOOT, 16, 62), inks.glass, { shadow: null, rim: inks.rim, rimWidth: 1.4 })
  cut(paper, circle(x, 536, 11), inks.glass, { shadow: null, rim: inks.rim, rimWidth: 1.4 })
}

export function waterTower(paper: Paper, inks: Inks, x: number, top: number): void {
  const [wood, deep] = [inks.back[1] ?? '', inks.front[0] ?? '']
  let legs = ''
  for (const side of [-1, -0.36, 0.36, 1])
    legs += polygon([
      [x + side * 46 - 4, top + 120],
      [x + side * 60 - 4, FOOT],
      [x + side * 60 + 4, FOOT],
      [x + side * 46 + 4, top + 120],
    ])
  for (const y of [top + 190, top + 262, top + 330]) legs += rect(x - 58, y, 116, 5)
  for (const y of [top + 124, top + 196])
    legs +=
      polygon([
        [x - 48, y],
        [x + 54, y + 66],
        [x + 50, y + 70],
        [x - 52, y + 4],
      ]) +
      polygon([
        [x + 48, y],
        [x - 54, y + 66],
        [x - 50, y + 70],
        [x + 52, y + 4],
      ])
  cut(paper, legs, deep, flat(inks, 1))
  const tank = `M${x - 54},${top + 6}L${x - 58},${top + 122}Q${x},${top + 132} ${x + 58},${top + 122}L${x + 54},${top + 6}Z`
  const staves = new Path2D()
  for (let at = -48; at < 56; at += 11) staves.rect(x + at, top, 1.2, 130)
  board(
    paper,
    tank,
    along(
      paper,
      [x - 58, 0, x + 58, 0],
      [
        [0, wood],
        [1, inks.trim],
      ],
    ),
    [
      [staves, inks.ink],
      [
        wedges(
          [
            [x - 59, top],
            [x - 59, top + 130],
          ],
          { angle: 0, gap: 5, width: 3.4, length: 62, seed: 6 },
        ),
        inks.ink,
      ],
    ],
    { ...flat(inks, 1.6), shadow: { y: 4, blur: 14, colour: inks.shadow } },
  )
  cut(paper, rect(x - 57, top + 30, 114, 5) + rect(x - 58, top + 88, 116, 5), deep, flat(inks, 0.8))
  board(
    paper,
    polygon([
      [x - 68, top + 10],
      [x, top - 40],
      [x + 68, top + 10],
    ]),
    deep,
    [
      [
        wedges(
          [
            [x - 68, top + 10],
            [x, top - 40],
          ],
          { angle: 30, gap: 6, width: 3, length: 46, seed: 7 },
        ),
        inks.ink,
      ],
    ],
    flat(inks, 1.4),
  )
  cut(paper, `M${x + 58},${top + 104}h20q8,0 8,10v34h-6v-30q0,-6 -6,-6h-16Z`, deep, flat(inks, 0.9))
}
