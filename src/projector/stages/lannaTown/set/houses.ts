/** Houses of teak: which stand where, and how one is cut. */
import { mix, seen } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import { polygon, rect } from '../../../paper/paths'
import type { Window } from '../../stage'
import { cut } from './kit/lay'
import { flame } from './kit/ornament'
import type { Tint } from './kit/tints'

interface House {
  readonly x: number
  readonly width: number
  /** Where its floor, its eaves and its ridge are. */
  readonly floor: number
  readonly eave: number
  readonly ridge: number
  /** Whether we see its gable, its long side, or a shop with a loft. */
  readonly kind: 'gable' | 'long' | 'shop'
  readonly columns: number
  readonly rows: number
}

const house = (
  x: number,
  width: number,
  floor: number,
  eave: number,
  ridge: number,
  kind: House['kind'],
  columns: number,
  rows = 1,
): House => ({ x, width, floor, eave, ridge, kind, columns, rows })

export const HOUSES: readonly House[] = [
  house(-300, 210, 540, 410, 290, 'gable', 0),
  house(-110, 190, 540, 390, 320, 'long', 0),
  house(2030, 200, 540, 400, 320, 'long', 0),
  house(2200, 190, 540, 410, 290, 'gable', 0),
  house(296, 150, 562, 424, 350, 'long', 3, 2),
  house(100, 184, 560, 366, 246, 'gable', 3, 2),
  house(452, 136, 566, 462, 388, 'gable', 2),
  house(594, 116, 600, 506, 444, 'long', 2),
  house(1326, 150, 566, 454, 392, 'long', 3),
  house(1640, 184, 560, 360, 234, 'gable', 3, 2),
  house(1486, 146, 562, 414, 318, 'gable', 2, 2),
  house(1212, 112, 600, 500, 436, 'gable', 2),
]

const [TALL, WIDE] = [34, 19]

function panes({
  x,
  width,
  floor,
  eave,
  columns,
  rows,
}: House): readonly (readonly [x: number, y: number])[] {
  const step = (floor - eave) / (rows + (rows > 1 ? 0.9 : 1))
  return Array.from({ length: columns * rows }, (_, index) => {
    const column = index % columns
    const row = Math.floor(index / columns)
    return [x + (width * (column + 0.5)) / columns, eave + 16 + row * step] as const
  })
}

const pane = (x: number, y: number): string => rect(x - WIDE / 2, y, WIDE, TALL)

export const windows: readonly Window[] = HOUSES.flatMap((one) =>
  panes(one).map(([x, y], index) => ({
    path: pane(x, y),
    glow: index % 2 === 0 ? { x, y: y + TALL / 2, radius: 62 } : null,
  })),
)

/** Two boards that cross on the tip of a gable. */
const kalae = (x: number, y: number, size: number): string =>
  [-1, 1]
    .map((side) =>
      flame(
        x - side * size * 0.3,
        y + size * 0.3,
        -Math.PI / 2 + side * 0.62,
        size * 1.3,
        size * 0.24,
        side * size * 0.1,
      ),
    )
    .join('')

function roof(paper: Paper, { x, width, eave, ridge, kind }: House, tint: Tint): void {
  const { pen } = paper
  const [left, right, middle] = [x - 24, x + width + 24, x + width / 2]
  const shape =
    kind === 'gable'
      ? `M${middle},${ridge}Q${middle + width * 0.2},${eave - (eave - ridge) * 0.3} ${right},${eave + 10}L${left},${eave + 10}Q${middle - width * 0.2},${eave - (eave - ridge) * 0.3} ${middle},${ridge}Z`
      : `M${x + 20},${ridge}H${x + width - 20}Q${x + width - 2},${eave - 24} ${right},${eave + 10}H${left}Q${x + 2},${eave - 24} ${x + 20},${ridge}Z`
  cut(
    paper,
    shape,
    along(
      paper,
      [0, ridge, 0, eave + 10],
      [
        [0, tint.tiles[0]],
        [1, tint.tiles[2]],
      ],
    ),
    {
      shadow: { y: 6, blur: 12, colour: seen(tint.shadow, 0.55) },
      rim: seen(tint.rim, 0.42),
      rimWidth: 1.3,
    },
  )
  pen.save()
  pen.clip(new Path2D(shape))
  pen.strokeStyle = seen(tint.shadow, 0.34)
  pen.lineWidth = 1.5
  let tiles = ''
  for (let y = ridge + 10, row = 0; y < eave + 10; y += 9, row += 1)
    for (let tile = left - (row % 2) * 6; tile < right; tile += 12)
      tiles += `M${tile},${y}q6,7 12,0`
  pen.stroke(new Path2D(tiles))
  pen.restore()
  if (kind === 'gable') {
    const half = width / 2
    const foot = eave + 9
    const high = (foot - ridge) * 0.56
    cut(
      paper,
      polygon([
        [middle, foot - high],
        [middle + half * 0.62, foot],
        [middle - half * 0.62, foot],
      ]),
      mix(tint.wall[0], tint.teak, 0.4),
      { shadow: null, rim: seen(tint.rim, 0.3), rimWidth: 0.8 },
    )
    pen.fillStyle = seen(tint.lit, 0.3 + 0.5 * tint.lamps)
    pen.fill(
      new Path2D(
        [-0.34, -0.17, 0, 0.17, 0.34]
          .map((out) =>
            flame(
              middle + out * half,
              foot - 5,
              -Math.PI / 2,
              high * (0.52 - Math.abs(out) * 0.7),
              7,
            ),
          )
          .join(''),
      ),
    )
    cut(paper, kalae(middle, ridge, 22), tint.gold[1], {
      shadow: null,
      rim: seen(tint.rim, 0.6),
      rimWidth: 0.8,
    })
  } else {
    cut(paper, rect(x + 16, ridge - 4, width - 32, 7), tint.tiles[2], {
      shadow: null,
      rim: seen(tint.rim, 0.4),
      rimWidth: 0.8,
    })
    for (const end of [x + 20, x + width - 20])
      cut(paper, kalae(end, ridge, 13), tint.gold[1], {
        shadow: null,
        rim: seen(tint.rim, 0.5),
        rimWidth: 0.6,
      })
  }
}

export function paintHouse(paper: Paper, one: House, tint: Tint): void {
  const { pen } = paper
  const { x, width, floor, eave } = one
  cut(
    paper,
    rect(x, eave, width, floor - eave + 60),
    along(
      paper,
      [0, eave, 0, floor],
      [
        [0, tint.wall[0]],
        [1, tint.wall[1]],
      ],
    ),
    {
      shadow: { y: 4, blur: 18, colour: seen(tint.shadow, 0.55) },
      rim: seen(tint.rim, 0.34),
      rimWidth: 1.3,
    },
  )
  let boards = ''
  for (let line = x + 12; line < x + width - 4; line += 13) boards += `M${line},${eave}V${floor}`
  pen.strokeStyle = seen(tint.teak, 0.4)
  pen.lineWidth = 1.2
  pen.stroke(new Path2D(boards))
  for (const [px, py] of panes(one)) {
    cut(paper, rect(px - 14, py - 4, 28, TALL + 8), mix(tint.wall[1], tint.rim, 0.2), {
      shadow: { y: 2, blur: 4, colour: seen(tint.shadow, 0.5) },
      rim: null,
    })
    pen.fillStyle = tint.pane
    pen.fill(new Path2D(pane(px, py)))
    for (const side of [-1, 1]) {
      const shutter = side < 0 ? px - 24 : px + 12
      cut(paper, rect(shutter, py - 2, 12, TALL + 4), mix(tint.tiles[1], tint.wall[0], 0.5), {
        shadow: null,
        rim: seen(tint.rim, 0.34),
        rimWidth: 0.7,
      })
    }
  }
  if (one.rows > 1) {
    const y = (one.eave + one.floor) / 2 - 6
    cut(paper, rect(x - 6, y, width + 12, 7), mix(tint.teak, tint.wall[1], 0.3), {
      shadow: { y: 4, blur: 6, colour: seen(tint.shadow, 0.5) },
      rim: seen(tint.rim, 0.4),
      rimWidth: 0.8,
    })
  }
  roof(paper, one, tint)
}
