/** What stands by itself in the town: the anchor on the square, a totem of its own, and cacti. */
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import { board, wedges } from './gouge'
import type { Inks } from './inks'
import { flat } from './landmarks'

/** The dry anchor that the town is named after, on its stone. */
export function anchor(paper: Paper, inks: Inks, x: number, y: number, high: number): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(high / 100, high / 100)
  const local = { pen, scale: (paper.scale * high) / 100 }
  const metal = mix(inks.front[0] ?? '', inks.ink, 0.55)
  const iron = along(
    local,
    [-40, 0, 40, 0],
    [
      [0, metal],
      [1, mix(metal, inks.trim, 0.4)],
    ],
  )
  board(
    local,
    'M-40,3L-34,-9Q0,-14 34,-9L40,3Q0,8 -40,3Z',
    inks.back[0] ?? '',
    [
      [
        wedges(
          [
            [-40, -12],
            [40, -12],
          ],
          { angle: 96, gap: 5, width: 2, length: 13, seed: 3 },
        ),
        inks.ink,
      ],
    ],
    flat(inks, 1.2),
  )
  pen.rotate(0.13)
  board(
    local,
    'M-3.6,-86L-4.6,-12Q-24,-14 -30,-34L-25,-33L-35,-48L-41,-31L-37,-32Q-30,-4 0,-1Q30,-4 37,-32L41,-31L35,-48L25,-33L30,-34Q24,-14 4.6,-12L3.6,-86Z',
    iron,
    [
      [
        wedges(
          [
            [-6, -86],
            [-6, -2],
          ],
          { angle: 20, gap: 4, width: 2, length: 9, seed: 4 },
        ),
        inks.ink,
      ],
    ],
    flat(inks, 1.3),
  )
  cut(local, 'M-24,-79H24V-73H-24Z', iron, flat(inks, 1))
  cut(local, `${circle(0, -94, 8.5)}M-4.6,-94a4.6,4.6 0 1 1 9.2,0a4.6,4.6 0 1 1 -9.2,0Z`, iron, {
    ...flat(inks, 1),
    rule: 'evenodd',
  })
  pen.restore()
}

/** A totem of the town's own: a pelican over a coyote over a whale. */
export function totem(paper: Paper, inks: Inks, x: number, y: number, high: number): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(high / 200, high / 200)
  const local = { pen, scale: (paper.scale * high) / 200 }
  const [one, two] = [inks.front[0] ?? '', inks.front[2] ?? '']
  const look = flat(inks, 1.2)
  const hatch = (top: number, foot: number) =>
    [
      [
        wedges(
          [
            [24, top],
            [24, foot],
          ],
          { angle: 180, gap: 5, width: 2.4, length: 18, seed: 40 - top },
        ),
        inks.ink,
      ],
    ] as const
  board(
    local,
    'M-14,-150Q-60,-176 -66,-144Q-46,-146 -40,-132Q-26,-134 -14,-124ZM14,-150Q60,-176 66,-144Q46,-146 40,-132Q26,-134 14,-124Z',
    inks.trim,
    [
      [
        wedges(
          [
            [-66, -120],
            [66, -120],
          ],
          { angle: -90, gap: 6, width: 2.6, length: 30, seed: 5 },
        ),
        inks.ink,
      ],
    ],
    look,
  )
  board(local, rect(-20, -62, 40, 62), one, hatch(-62, 0), look)
  board(
    local,
    'M-22,-122H22L20,-62H-20ZM-22,-122L-17,-138L-9,-122ZM22,-122L17,-138L9,-122Z',
    two,
    hatch(-122, -62),
    look,
  )
  board(local, 'M-18,-122V-176Q0,-200 18,-176V-122Z', inks.trim, hatch(-180, -122), look)
  cut(local, 'M-5,-168H5L8,-134Q0,-126 -8,-134Z', inks.brass[1], look)
  const eye = (ex: number, ey: number) => circle(ex, ey, 5.4)
  const eyes =
    eye(-9.5, -166) + eye(9.5, -166) + eye(-10, -106) + eye(10, -106) + eye(-10, -44) + eye(10, -44)
  cut(local, eyes, inks.brass[0], { shadow: null, rim: inks.ink, rimWidth: 1.4 })
  cut(
    local,
    [-166, -106, -44].map((ey) => circle(-10, ey, 2) + circle(10, ey, 2)).join(''),
    inks.ink,
    { shadow: null, rim: null },
  )
  cut(
    local,
    'M-5,-98H5L3,-86H-3ZM-14,-80H14L10,-70H-10ZM-15,-26Q0,-12 15,-26L13,-16Q0,-6 -13,-16Z',
    inks.ink,
    { shadow: null, rim: inks.carved, rimWidth: 0.8 },
  )
  pen.restore()
}

/** A tall cactus with its arms up, ribs carved. */
export function cactus(
  paper: Paper,
  inks: Inks,
  x: number,
  y: number,
  high: number,
  arms: readonly (readonly [number, number, number])[],
): void {
  const thick = high * 0.16
  const limb = (cx: number, foot: number, top: number, wide: number): void => {
    const path = `M${cx - wide / 2},${foot}V${top + wide / 2}a${wide / 2},${wide / 2} 0 0 1 ${wide},0V${foot}Z`
    const ribs = new Path2D()
    for (const part of [0.26, 0.5, 0.74]) {
      ribs.moveTo(cx - wide / 2 + wide * part - wide * 0.05, foot)
      ribs.lineTo(cx - wide / 2 + wide * part, top + wide * 0.16)
      ribs.lineTo(cx - wide / 2 + wide * part + wide * 0.05, foot)
    }
    board(
      paper,
      path,
      along(
        paper,
        [cx - wide / 2, 0, cx + wide / 2, 0],
        x < 960
          ? [
              [0, inks.leaf[1]],
              [1, inks.leaf[0]],
            ]
          : [
              [0, inks.leaf[0]],
              [1, inks.leaf[1]],
            ],
      ),
      [[ribs, inks.ink]],
      {
        shadow: { y: 4, blur: 8, colour: inks.shadow },
        rim: inks.rim,
        rimWidth: high > 150 ? 1.8 : 1.2,
      },
    )
  }
  for (const [side, low, up] of arms) {
    const [wide, ax] = [thick * 0.72, x + side * thick * 1.7]
    const by = y - high * low
    board(
      paper,
      `M${x},${by - wide / 2}H${ax - (side * wide) / 2}V${by + wide / 2}H${x}Z`,
      inks.leaf[0],
      [],
      { shadow: null, rim: inks.rim, rimWidth: 1 },
    )
    limb(ax, by + wide / 2, y - high * up, wide)
  }
  limb(x, y, y - high, thick)
}
