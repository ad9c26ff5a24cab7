/** What stands in more than one place of the land: a mesa, a cactus in flower, a fire. */
import { seen } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, ellipse, polygon } from '../../../../paper/paths'
import { board, wedges, type Point } from '../../set/gouge'
import { flat, glow, INK, sheet } from './kit'

/** A table mountain with shade on its right. */
export function mesa(
  paper: Paper,
  x: number,
  foot: number,
  width: number,
  high: number,
  face: string,
  low: string,
  rim: string,
): void {
  const at = (u: number, v: number): Point => [x + width * u, foot - high * v]
  const outline = [
    at(-0.1, 0),
    at(0.08, 0.34),
    at(0.17, 0.44),
    at(0.19, 0.92),
    at(0.25, 1),
    at(0.5, 0.98),
    at(0.74, 1),
    at(0.8, 0.93),
    at(0.83, 0.46),
    at(0.92, 0.32),
    at(1.1, 0),
  ]
  board(
    paper,
    polygon(outline),
    along(
      paper,
      [0, foot - high, 0, foot],
      [
        [0, face],
        [1, low],
      ],
    ),
    [
      [
        wedges(outline.slice(3, 8), {
          angle: 92,
          gap: 8,
          width: 5,
          length: high * 0.45,
          seed: x + 900,
        }),
        seen(INK, 0.6),
      ],
      [
        wedges(outline.slice(7), {
          angle: 172,
          gap: 7,
          width: 4.4,
          length: width * 0.3,
          seed: x + 901,
        }),
        seen(INK, 0.6),
      ],
    ],
    sheet(rim, 1.5, 12),
  )
}

/** A cactus in flower. */
export function giant(
  paper: Paper,
  x: number,
  foot: number,
  high: number,
  side: number,
  rim: string,
): void {
  const w = high * 0.17
  const skin = along(
    paper,
    [x - w, 0, x + w, 0],
    [
      [0, '#123c3a'],
      [1, '#4a9a74'],
    ],
  )
  const limb = (cx: number, low: number, top: number, wide: number) => {
    const ribs = new Path2D()
    for (const part of [0.25, 0.5, 0.75])
      ribs.rect(cx - wide / 2 + wide * part, top + wide * 0.2, wide * 0.06, low - top)
    board(
      paper,
      `M${cx - wide / 2},${low}V${top + wide / 2}a${wide / 2},${wide / 2} 0 0 1 ${wide},0V${low}Z`,
      skin,
      [[ribs, INK]],
      sheet(rim, 1.5, 8),
    )
  }
  for (const [s, a, b] of [
    [side, 0.36, 0.78],
    [-side, 0.52, 0.88],
  ] as const) {
    const ax = x + s * w * 1.6
    cut(paper, `M${x},${foot - high * a}H${ax}v${w * 0.6}H${x}Z`, '#2a6a58', flat(rim))
    limb(ax, foot - high * a + w * 0.6, foot - high * b, w * 0.68)
    cut(paper, circle(ax, foot - high * b, w * 0.22), '#f2a0a8', flat('#ffe6e0', 1))
  }
  limb(x, foot, foot - high, w)
  for (const at of [-0.2, 0.06, 0.26])
    cut(
      paper,
      ellipse(x + at * w, foot - high - 2, w * 0.16, w * 0.22),
      '#f2c0b0',
      flat('#fff0e0', 1),
    )
}

export function campfire(paper: Paper, x: number, y: number, size: number): void {
  const { pen } = paper
  glow(paper, [x, y - 30 * size, 420 * size], '#ffa850', 0.6)
  pen.save()
  pen.translate(x, y)
  pen.scale(size, size)
  cut(
    paper,
    'M-70,6L60,-22L66,-8L-64,20ZM70,6L-60,-22L-66,-8L64,20Z',
    '#4a2218',
    sheet('rgb(255 190 110 / 80%)'),
  )
  for (const [path, colour] of [
    [
      'M-46,0Q-66,-50 -26,-86Q-24,-60 -10,-56Q-20,-104 14,-140Q12,-98 34,-84Q36,-100 30,-112Q66,-60 44,0Q0,16 -46,0Z',
      '#e0562a',
    ],
    [
      'M-30,0Q-44,-36 -16,-60Q-12,-44 -2,-42Q-6,-76 14,-98Q14,-66 28,-52Q44,-30 30,0Q0,10 -30,0Z',
      '#ff9f3c',
    ],
    ['M-16,0Q-24,-22 -2,-44Q4,-30 10,-40Q26,-18 16,0Q0,6 -16,0Z', '#fff0b0'],
  ] as const)
    cut(paper, path, colour, flat('rgb(255 236 170 / 80%)', 1.2))
  pen.restore()
}
