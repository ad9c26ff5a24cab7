/** Things that stand about in the places: lanterns, posts, boats, baskets, hung eels. */
import { beam, drawnAt, line, pour, spot } from '../../../../paper/lay'
import { chance } from '../../../../paper/chance'
import { mix, seen } from '../../../../paper/colour'
import type { Paper } from '../../../../paper/paper'
import { ellipse, rect } from '../../../../paper/paths'
import { torn } from '../../set/edges'
import type { Tints } from '../../set/tints'
import { blade, stroke } from '../../wash/brush'
import { glow } from '../../wash/lay'
import { bend, dried, tear, type Point } from '../../wash/torn'

/** A stable lantern, lit. @param at the middle of its foot */
export function lantern(paper: Paper, tints: Tints, at: Point, size: number, reach = 420): void {
  const iron = mix('#3a2c1c', tints.ink, 0.4)
  glow(paper, [at[0], at[1] - 26 * size], reach, tints.lamp, 0.62)
  drawnAt(paper, at, size, () => {
    line(paper, 'M-15,-50Q0,-92 15,-50', iron, 3.4)
    spot(paper, rect(-16, -46, 32, 44), beam(paper, [0, -22], 32, '#fffbe8', '#ffe19a', '#e0973f'))
    spot(paper, 'M0,-10Q-7,-18 0,-34Q7,-18 0,-10Z', '#ffffff')
    spot(
      paper,
      `M-21,-44L-8,-60H8L21,-44Z${rect(-20, -4, 40, 8)}${rect(-17, -46, 3, 44)}${rect(14, -46, 3, 44)}${rect(-1, -46, 2, 44)}`,
      iron,
    )
    line(paper, 'M-20,-45H20M-19,-3H19', seen(tints.lamp, 0.6), 1.4)
  })
}

/** A rough post. @param y of its foot */
export function post(
  paper: Paper,
  tints: Tints,
  [x, y]: Point,
  height: number,
  width: number,
  seed: number,
): void {
  const wood = mix(tints.wood, tints.rope, 0.4)
  const h = width / 2
  const face = tear(
    paper,
    bend(
      [
        [x - h, y],
        [x - h * 0.9, y - height * 0.5],
        [x - h, y - height],
        [x + h * 0.3, y - height - h * 0.6],
        [x + h, y - height + h * 0.3],
        [x + h * 0.86, y - height * 0.5],
        [x + h, y],
      ],
      false,
      14,
    ),
    pour(paper, y - height, y, mix(wood, tints.core, 0.22), wood, mix(wood, tints.ink, 0.7)),
    torn(tints, seed, wood, 1),
  )
  dried(paper, face, [x - h, y - height, width, height], {
    dark: tints.ink,
    light: mix(wood, tints.core, 0.4),
    seed,
  })
  line(
    paper,
    `M${x - h * 0.4},${y - height * 0.94}Q${x},${y - height * 0.5} ${x - h * 0.3},${y}M${x + h * 0.4},${y - height * 0.8}Q${x + h * 0.2},${y - height * 0.4} ${x + h * 0.4},${y}`,
    seen(tints.ink, 0.4),
    2,
  )
}

/** Boards in perspective. @param rows y, half width, middle of each */
export function* boards(
  paper: Paper,
  tints: Tints,
  [from, to]: readonly [number, number],
  at: (y: number) => readonly [x: number, half: number],
  gap: number | null = null,
): Generator<void, void> {
  const next = chance(27)
  const wood = mix(mix(tints.wood, tints.rope, 0.5), tints.core, 0.08)
  let y = from
  let board = 0
  while (y < to) {
    const [x, half] = at(y)
    const deep = Math.max(6, half * 0.17)
    const skew = (next() - 0.5) * half * 0.1
    const out = half * (1 + (next() - 0.5) * 0.12)
    const colour = mix(wood, tints.ink, 0.1 + next() * 0.3)
    if (board !== gap) {
      const face = tear(
        paper,
        [
          [x - out, y + skew],
          [x + out, y - skew],
          [x + out * 1.03, y + deep - skew],
          [x - out * 1.03, y + deep + skew],
        ],
        pour(paper, y, y + deep, mix(colour, tints.core, 0.1), colour, mix(colour, tints.ink, 0.4)),
        {
          ...torn(tints, Math.round(y) + 3, colour, Math.min(0.8, half / 120)),
          rough: 1 + half * 0.012,
          bite: 2 + half * 0.016,
        },
      )
      paper.pen.save()
      paper.pen.clip(face)
      line(
        paper,
        [0.3, 0.55, 0.8]
          .map(
            (share) =>
              `M${x - out},${y + deep * share + skew}Q${x},${y + deep * share + (next() - 0.5) * 7} ${x + out},${y + deep * share - skew}`,
          )
          .join(''),
        seen(tints.ink, 0.26),
        1.3,
      )
      paper.pen.restore()
    }
    y += deep + 2 + half * 0.02
    board += 1
    yield
  }
}

/** A flat boat, seen from its side. */
export function punt(paper: Paper, tints: Tints, at: Point, size: number, seed: number): void {
  const wood = mix(tints.wood, tints.rope, 0.42)
  drawnAt(paper, at, size, () => {
    spot(paper, ellipse(0, 34, 250, 16), seen(tints.ink, 0.6))
    tear(
      paper,
      bend(
        [
          [-214, -16],
          [-120, -6],
          [120, -6],
          [214, -18],
          [190, 2],
          [-190, 2],
        ],
        true,
        14,
      ),
      mix(wood, tints.ink, 0.75),
      torn(tints, seed, wood, 0.4),
    )
    line(paper, 'M-90,-4V2M40,-4V2', mix(wood, tints.core, 0.2), 7)
    const hull = tear(
      paper,
      bend(
        [
          [-250, -34],
          [-214, -18],
          [-120, -4],
          [120, -4],
          [214, -20],
          [250, -40],
          [236, 0],
          [190, 30],
          [0, 38],
          [-190, 30],
          [-234, 2],
        ],
        true,
        14,
      ),
      pour(paper, -40, 38, mix(wood, tints.core, 0.26), wood, mix(wood, tints.ink, 0.7)),
      torn(tints, seed + 4, wood, 1.4),
    )
    dried(paper, hull, [-240, -30, 480, 70], {
      dark: tints.ink,
      light: mix(wood, tints.core, 0.5),
      seed,
    })
    paper.pen.save()
    paper.pen.clip(hull)
    line(
      paper,
      'M-250,-12Q-120,14 0,14Q120,14 250,-18M-240,6Q-120,26 0,26Q120,26 240,2',
      seen(tints.ink, 0.5),
      2.4,
    )
    paper.pen.restore()
    line(
      paper,
      'M-248,-33L-214,-17Q-120,-3 0,-3Q120,-3 214,-19L248,-39',
      seen(tints.core, 0.5),
      2.6,
    )
  })
}

/** An eel that hangs by its head. @param y where it hangs */
export function hungEel(
  paper: Paper,
  tints: Tints,
  [x, y]: Point,
  length: number,
  seed: number,
): void {
  const next = chance(seed)
  const sway = (next() - 0.5) * 22
  const skin = mix('#6b4a26', '#c98a3e', next() * 0.7)
  line(paper, `M${x},${y - 20}V${y}`, mix(tints.wood, tints.ink, 0.4), 2.4)
  spot(
    paper,
    stroke(
      bend(
        [
          [x, y - 4],
          [x + sway * 0.3, y + length * 0.3],
          [x - sway * 0.4, y + length * 0.66],
          [x + sway, y + length],
        ],
        false,
        8,
      ),
      [11, 15, 2],
    ),
    mix(skin, tints.ink, 0.55),
  )
  spot(
    paper,
    stroke(
      bend(
        [
          [x - 2, y],
          [x + sway * 0.3 - 2.4, y + length * 0.3],
          [x - sway * 0.4 - 2, y + length * 0.66],
          [x + sway - 1, y + length * 0.97],
        ],
        false,
        8,
      ),
      [5, 8, 1],
    ),
    skin,
  )
}

/** A tuft of grass. */
export const tuft = (x: number, y: number, size: number, seed: number): string => {
  const next = chance(seed)
  let path = ''
  for (let straw = 0; straw < 14; straw += 1)
    path += blade(
      x + (next() - 0.5) * size * 0.7,
      y,
      size * (0.5 + next() * 0.6),
      (next() - 0.5) * size * 0.9,
      size * 0.06,
    )
  return path
}

/** A heap of turves, laid crosswise to dry. */
export function* turves(
  paper: Paper,
  tints: Tints,
  [x, y]: Point,
  size: number,
  rows: number,
): Generator<void, void> {
  const next = chance(Math.round(x))
  for (let row = 0; row < rows; row += 1) {
    for (let turf = 0; turf < rows + 2 - row; turf += 1) {
      const [tx, ty] = [
        x + (turf - (rows + 2 - row) / 2) * 46 * size + (next() - 0.5) * 6,
        y - row * 27 * size,
      ]
      const colour = mix('#4a3424', tints.ink, 0.2 + next() * 0.4)
      tear(
        paper,
        [
          [tx, ty],
          [tx + 3, ty - 25 * size],
          [tx + 42 * size, ty - 26 * size],
          [tx + 44 * size, ty],
        ],
        pour(paper, ty - 26 * size, ty, mix(colour, tints.core, 0.16), colour),
        {
          ...torn(tints, Math.round(tx + ty), colour, 0.5),
          rough: 3,
          bite: 3,
        },
      )
    }
    yield
  }
}
