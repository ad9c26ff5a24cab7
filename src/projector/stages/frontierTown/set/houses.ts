/** Houses of planks whose fronts are taller than they are. */
import { mix } from '../../../paper/colour'
import { along, type Paper } from '../../../paper/paper'
import { cut } from '../../../paper/cut'
import { polygon, rect } from '../../../paper/paths'
import type { Window } from '../../stage'
import { board, wedges } from './gouge'
import type { Inks } from './inks'

export const STREET = 562

type Kind = 'flat' | 'stepped' | 'round' | 'gable' | 'bell'
export interface House {
  readonly x: number
  readonly width: number
  readonly top: number
  readonly kind: Kind
  readonly row: 'back' | 'front'
  readonly hue: number
  /** Without a porch. */
  readonly plain?: true
}

/** From the back to the front; what stands on the left is seen from the right, and the other way round. */
export const HOUSES: readonly House[] = [
  { x: -150, width: 170, top: 194, kind: 'flat', row: 'back', hue: 0 },
  { x: 62, width: 130, top: 307, kind: 'gable', row: 'back', hue: 1 },
  { x: 300, width: 120, top: 382, kind: 'flat', row: 'back', hue: 2 },
  { x: 470, width: 90, top: 445, kind: 'gable', row: 'back', hue: 3 },
  { x: 1350, width: 92, top: 452, kind: 'gable', row: 'back', hue: 4 },
  { x: 1560, width: 110, top: 343, kind: 'flat', row: 'back', hue: 1 },
  { x: 1752, width: 150, top: 283, kind: 'gable', row: 'back', hue: 0 },
  { x: 1900, width: 190, top: 203, kind: 'stepped', row: 'back', hue: 3 },
  { x: -330, width: 190, top: 268, kind: 'round', row: 'front', hue: 2 },
  { x: -48, width: 168, top: 240, kind: 'stepped', row: 'front', hue: 0 },
  { x: 136, width: 148, top: 292, kind: 'round', row: 'front', hue: 1 },
  { x: 420, width: 108, top: 398, kind: 'flat', row: 'front', hue: 4 },
  { x: 540, width: 92, top: 471, kind: 'gable', row: 'front', hue: 3, plain: true },
  { x: 1418, width: 116, top: 391, kind: 'bell', row: 'front', hue: 2 },
  { x: 1638, width: 150, top: 289, kind: 'stepped', row: 'front', hue: 0 },
  { x: 1800, width: 180, top: 240, kind: 'round', row: 'front', hue: 1 },
  { x: 2060, width: 190, top: 296, kind: 'flat', row: 'front', hue: 4 },
]

/** The outline of a front, from its left foot around. */
function front({ x, width: w, top, kind }: House): string {
  const foot = STREET + 4
  const head: Readonly<Record<Kind, string>> = {
    flat: `V${top}h${w}`,
    stepped: `V${top + 34}h${w * 0.18}v-22h${w * 0.14}v-22h${w * 0.36}v22h${w * 0.14}v22h${w * 0.18}`,
    round: `V${top + 20}h${w * 0.14}q${w * 0.36},${-w * 0.42} ${w * 0.72},0h${w * 0.14}`,
    gable: `V${top + 30}L${x + w / 2},${top - w * 0.16}L${x + w},${top + 30}`,
    bell: `V${top + 18}q${w * 0.2},0 ${w * 0.24},-22q${w * 0.26},-26 ${w * 0.52},0q${w * 0.04},22 ${w * 0.24},22`,
  }
  return `M${x},${foot}${head[kind]}V${foot}Z`
}

interface Pane {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** The windows of the floors above the porch. */
function panes({ x, width, top, plain }: House): readonly Pane[] {
  const columns = Math.max(2, Math.round(width / 54))
  const pitch = width / columns
  const found: Pane[] = []
  const [w, h] = [width > 120 ? 21 : 17, width > 120 ? 38 : 30]
  for (let y = top + (width > 120 ? 78 : 52); y + h < STREET - (plain ? 16 : 84); y += h + 30)
    for (let column = 0; column < columns; column += 1)
      found.push({ x: x + pitch * (column + 0.5) - w / 2, y, w, h })
  return found
}

/** Four lights between the bars of a sash, which stay dark when the lamp is lit. */
const sash = ({ x, y, w, h }: Pane): string =>
  [
    [0, 0, 0.44, 0.46],
    [0.56, 0, 0.44, 0.46],
    [0, 0.54, 0.44, 0.46],
    [0.56, 0.54, 0.44, 0.46],
  ]
    .map(([u = 0, v = 0, a = 0, b = 0]) => rect(x + u * w, y + v * h, a * w, b * h))
    .join('')

/** The windows of the shop below the porch, on both sides of its door. */
const shop = ({ x, width: w }: House): readonly Pane[] =>
  [0.12, 0.68].map((at) => ({ x: x + w * at, y: STREET - 50, w: w * 0.2, h: 30 }))

/** Whoever can be seen at home; every second one throws its light on the planks. */
export const windows: readonly Window[] = HOUSES.filter(({ row }) => row === 'front')
  .flatMap((house) => [...panes(house), ...(house.plain ? [] : shop(house))])
  .filter(({ x, w }) => x > 104 && x + w < 1816)
  .map((pane, index) => ({
    path: sash(pane),
    glow: index % 2 ? null : { x: pane.x + pane.w / 2, y: pane.y + pane.h / 2, radius: 58 },
  }))

function porch(paper: Paper, inks: Inks, one: House, lit: boolean): void {
  const { x, width: w, hue } = one
  const y = STREET - 76
  const wall = inks.front[(hue + 1) % 5] ?? inks.ink
  cut(
    paper,
    rect(x + 5, y + 6, w - 10, 74),
    along(
      paper,
      [0, y, 0, STREET],
      [
        [0, inks.ink],
        [1, inks.front[hue] ?? inks.ink],
      ],
    ),
    { shadow: null, rim: null },
  )
  const door = rect(x + w / 2 - 13, y + 22, 26, 54)
  const glass = shop(one).map(sash).join('')
  cut(
    paper,
    door + glass,
    lit
      ? along(
          paper,
          [0, y + 20, 0, STREET],
          [
            [0, '#ffdf95'],
            [1, inks.lamp],
          ],
        )
      : inks.glass,
    { shadow: null, rim: inks.ink, rimWidth: 1.2 },
  )
  board(
    paper,
    polygon([
      [x - 12, y + 8],
      [x + 2, y - 14],
      [x + w - 2, y - 14],
      [x + w + 12, y + 8],
    ]),
    along(
      paper,
      [0, y - 14, 0, y + 8],
      [
        [0, wall],
        [1, inks.trim],
      ],
    ),
    [
      [
        wedges(
          [
            [x - 8, y + 8],
            [x + w + 12, y + 8],
          ],
          { angle: -90, gap: 8, width: 3, length: 20, seed: x + 900 },
        ),
        inks.ink,
      ],
    ],
    { shadow: { y: 6, blur: 9, colour: inks.shadow }, rim: inks.rim, rimWidth: 1.2 },
  )
  const posts = Math.max(3, Math.round(w / 44))
  let wood = rect(x - 12, y + 7, w + 24, 5) + rect(x - 12, STREET - 4, w + 24, 8)
  for (let post = 0; post <= posts; post += 1)
    wood += rect(x - 6 + ((w + 12) * post) / posts - 2, y + 8, 4, 72)
  wood += rect(x - 6, STREET - 24, w * 0.3, 3) + rect(x + w * 0.7 + 6, STREET - 24, w * 0.3, 3)
  cut(paper, wood, inks.front[hue] ?? inks.ink, {
    shadow: { y: 2, blur: 4, colour: inks.shadow },
    rim: inks.rim,
    rimWidth: 0.7,
  })
}

/** @param lit whether there are lamps burning on the ground floor */
export function house(paper: Paper, inks: Inks, one: House, lit: boolean): void {
  const { x, width: w, top, kind, row, hue, plain } = one
  const wall = inks[row][hue] ?? inks.ink
  const path = front(one)
  const left = x + w / 2 < 960
  const [dark, bright] = left ? [x - 1, x + w + 1] : [x + w + 1, x - 1]
  const inward = left ? 0 : 180
  const planks = new Path2D()
  for (let y = top - 30; y < STREET; y += 10) planks.rect(x, y + ((y * 7) % 3) * 0.4, w, 1.1)
  board(
    paper,
    path,
    along(
      paper,
      [x, 0, x + w, 0],
      left
        ? [
            [0, wall],
            [1, mixed(wall, inks.trim)],
          ]
        : [
            [0, mixed(wall, inks.trim)],
            [1, wall],
          ],
    ),
    [
      [planks, row === 'front' ? inks.ink : inks.shadow],
      [
        wedges(
          [
            [dark, top - 30],
            [dark, STREET],
          ],
          { angle: inward, gap: 5, width: 3.4, length: w * 0.42, seed: x + 500 },
        ),
        inks.ink,
      ],
      [
        wedges(
          [
            [bright, top - 30],
            [bright, STREET],
          ],
          { angle: inward + 180, gap: 10, width: 2.4, length: w * 0.24, seed: x + 501 },
        ),
        inks.carved,
      ],
    ],
    {
      shadow: { y: 4, blur: row === 'front' ? 18 : 10, colour: inks.shadow },
      rim: inks.rim,
      rimWidth: row === 'front' ? 1.7 : 1.1,
    },
  )
  if (kind !== 'gable') {
    const y = { flat: top - 5, stepped: top + 42, round: top + 24, bell: top + 24 }[kind]
    let cornice = rect(x - 6, y, w + 12, 8)
    for (let tooth = 0; tooth < w / 12; tooth += 1) cornice += rect(x + tooth * 12 + 3, y + 8, 6, 5)
    cut(paper, cornice, mixed(wall, inks.trim), {
      shadow: { y: 3, blur: 4, colour: inks.shadow },
      rim: inks.rim,
      rimWidth: 0.8,
    })
    if (row === 'front' && (w > 130 || kind === 'flat')) {
      const [sx, sy, sw] = [x + w * 0.18, y + 17, w * 0.64]
      cut(paper, rect(sx, sy, sw, 18), inks.trim, {
        shadow: { y: 3, blur: 4, colour: inks.shadow },
        rim: inks.rim,
        rimWidth: 1,
      })
      crest(paper, inks, sx, sy, sw)
    }
  }
  for (const pane of panes(one)) {
    const { x: px, y: py, w: pw, h: ph } = pane
    cut(
      paper,
      rect(px - 4, py - 4, pw + 8, ph + 8) +
        polygon([
          [px - 8, py - 4],
          [px + pw / 2, py - 12],
          [px + pw + 8, py - 4],
        ]) +
        rect(px - 7, py + ph + 3, pw + 14, 4),
      mixed(wall, inks.trim),
      { shadow: { y: 2, blur: 3, colour: inks.shadow }, rim: inks.rim, rimWidth: 0.8 },
    )
    cut(paper, rect(px, py, pw, ph), inks.glass, { shadow: null, rim: null })
    cut(paper, sash(pane), lit && (px * 7 + py) % 5 < 1.6 ? inks.lamp : mixed(inks.glass, wall), {
      shadow: null,
      rim: null,
    })
  }
  if (!plain && row === 'front') porch(paper, inks, one, lit)
}

/** A horseshoe between diamonds, as signs have it where many cannot read. */
function crest({ pen }: Paper, inks: Inks, x: number, y: number, width: number): void {
  const middle = x + width / 2
  let marks = `M${middle - 7},${y + 15}Q${middle - 9},${y + 2} ${middle},${y + 2}Q${middle + 9},${y + 2} ${middle + 7},${y + 15}h-4Q${middle + 5},${y + 6} ${middle},${y + 6}Q${middle - 5},${y + 6} ${middle - 3},${y + 15}Z`
  for (let at = 18; at < width / 2 - 5; at += 12)
    for (const side of [-1, 1]) marks += `M${middle + side * at - 4},${y + 9}l4,-5l4,5l-4,5Z`
  pen.fillStyle = inks.ink
  pen.fill(new Path2D(marks))
}

/** A third of the way from a wall's colour to that of its trim. */
const mixed = (wall: string, trim: string): string => mix(wall, trim, 0.34)
