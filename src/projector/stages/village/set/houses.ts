/** The half-timbered houses round the square, and the windows that people live behind. */
import { mix, seen } from '../../../paper/colour'
import { cut, hole } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import { polygon, rect } from '../../../paper/paths'
import type { Painting } from '../../stage'
import { fall, heart, lying, scallops } from './kit'
import type { Tints } from './tints'

const FOOT = 700
const STOREY = 64
/** With its gable or with its roof towards us. */
type Kind = 'gable' | 'long'
export type House = readonly [x: number, width: number, eaves: number, kind: Kind]

/** Behind the church and the linden. */
export const BACK: readonly House[] = [
  [-300, 120, 440, 'gable'],
  [-60, 110, 450, 'gable'],
  [232, 92, 470, 'gable'],
  [404, 88, 492, 'gable'],
  [556, 110, 546, 'long'],
  [1268, 100, 550, 'long'],
  [1430, 88, 496, 'gable'],
  [1598, 92, 476, 'gable'],
  [1890, 110, 450, 'gable'],
  [2140, 120, 440, 'gable'],
]
/** Before them. */
export const FRONT: readonly House[] = [
  [-320, 150, 440, 'long'],
  [-150, 140, 420, 'gable'],
  [4, 124, 452, 'long'],
  [140, 132, 424, 'gable'],
  [284, 146, 478, 'long'],
  [440, 110, 508, 'gable'],
  [1370, 110, 512, 'gable'],
  [1490, 150, 474, 'long'],
  [1650, 132, 430, 'gable'],
  [1794, 126, 456, 'long'],
  [1930, 150, 430, 'gable'],
  [2094, 170, 450, 'long'],
]

interface Opening {
  readonly x: number
  readonly y: number
  /** Under the roof. */
  readonly loft: boolean
}

/** How far a gable goes up, and the roof of the other kind. */
const rise = ([, width, , kind]: House): number => (kind === 'gable' ? width * 0.74 : width * 0.46)

/** Where the windows are: storey by storey, and under the roof. */
function openings(house: House): readonly Opening[] {
  const [x, width, eaves, kind] = house
  const columns = Math.max(2, Math.round(width / 50))
  const all: Opening[] = []
  for (let y = eaves + 16; y + 34 < 612; y += STOREY)
    for (let column = 0; column < columns; column += 1)
      all.push({ x: x + (width / columns) * (column + 0.5), y, loft: false })
  if (kind === 'gable') all.push({ x: x + width / 2, y: eaves - width * 0.3, loft: true })
  else
    for (const share of [0.29, 0.71])
      all.push({ x: x + width * share, y: eaves - rise(house) * 0.52, loft: true })
  return all
}

/** Four panes of glass. */
const panes = ({ x, y, loft }: Opening): string => {
  const [half, high] = loft ? [7.5, 20] : [9.5, 29]
  const pane = (left: number, top: number) => rect(left, top, half - 1, high / 2 - 1)
  return (
    pane(x - half, y) +
    pane(x + 1, y) +
    pane(x - half, y + high / 2 + 1) +
    pane(x + 1, y + high / 2 + 1)
  )
}

/** The windows that somebody sits behind: where nothing stands before them. */
export const livedIn = FRONT.flatMap((house) =>
  openings(house).filter(({ x, y }) => x > 158 && x < 1764 && y < 556),
).map((opening, at) => ({
  path: panes(opening),
  glow: at % 3 === 0 ? { x: opening.x, y: opening.y + 14, radius: 62 } : null,
}))

/** The beams: posts, rails, and between them crosses and the braces that carpenters call a man. */
function timber([x, width, eaves, kind]: House): string {
  const beam = 5
  let path = ''
  const post = (at: number, top: number, bottom: number) =>
    rect(at - beam / 2, top, beam, bottom - top)
  const brace = (x0: number, y0: number, x1: number, y1: number): string =>
    polygon([
      [x0 - 2.4, y0],
      [x0 + 2.4, y0],
      [x1 + 2.4, y1],
      [x1 - 2.4, y1],
    ])
  const columns = Math.max(2, Math.round(width / 50))
  const pitch = width / columns
  for (let y = eaves, storey = 0; y < 612; y += STOREY, storey += 1) {
    path += rect(x, y - 3, width, 6) + rect(x, y + 48, width, 4)
    for (let column = 0; column <= columns; column += 1) {
      const at = x + Math.min(width - beam / 2, Math.max(beam / 2, pitch * column))
      path += post(at, y, y + STOREY)
      if (column === columns) continue
      const middle = x + pitch * (column + 0.5)
      // Below the window a cross, beside it a brace that leans outwards.
      path +=
        brace(middle - 15, y + 50, middle + 15, y + STOREY) +
        brace(middle + 15, y + 50, middle - 15, y + STOREY)
      if ((column + storey) % 2 === 0) path += brace(at + 3, y + 48, at + pitch / 2 - 14, y + 4)
      else path += brace(at + pitch - 3, y + 48, at + pitch / 2 + 14, y + 4)
    }
  }
  if (kind !== 'gable') return path
  const high = width * 0.74
  const inner = (up: number): number => (width / 2) * (1 - up / high)
  for (const up of [high * 0.16, high * 0.46])
    path += rect(x + width / 2 - inner(up), eaves - up, inner(up) * 2, 5)
  path += post(x + width / 2, eaves - high, eaves - high * 0.46)
  for (const side of [-1, 1]) {
    const at = (share: number) => x + width / 2 + side * share * (width / 2)
    path += brace(at(0.62), eaves, at(0.22), eaves - high * 0.46)
    path += post(at(0.3), eaves - high * 0.46, eaves)
  }
  return path
}

/** Rows of tiles, each a chain of small bows. */
function tiles(x: number, width: number, top: number, bottom: number): string {
  let path = ''
  for (let y = top, row = 0; y < bottom; y += 9, row += 1)
    path += `M${x + (row % 2) * 5},${y}${'q5,6 10,0'.repeat(Math.ceil(width / 10))}`
  return path
}

function window(paper: Paper, tints: Tints, opening: Opening, wall: string, lit: boolean): void {
  const { x, y, loft } = opening
  const [half, high] = loft ? [7.5, 20] : [9.5, 29]
  const flat = { shadow: null, rim: seen(tints.rim, 0.3 * tints.edge), rimWidth: 0.7 }
  cut(paper, rect(x - half - 3, y - 3, half * 2 + 6, high + 6), mix(wall, tints.timber, 0.75), flat)
  hole(
    paper,
    panes(opening),
    lit ? fall(paper, y, y + high, ['#fff0b8', '#ffbe58']) : mix(tints.pane, wall, 0.12),
    { edge: seen(tints.shadow, 0.8), depth: 1.5 },
  )
  if (loft) return
  // Shutters with a heart, and flowers on the sill.
  const shutter = mix(tints.copper[0], wall, 0.2)
  for (const side of [-1, 1]) {
    cut(paper, rect(side < 0 ? x - half - 12 : x + half + 4, y - 1, 8, high + 2), shutter, flat)
    paper.pen.fillStyle = mix(wall, tints.rim, 0.3)
    paper.pen.fill(new Path2D(heart(x + side * (half + 8), y + 14, 2.4)))
  }
  let bloom = ''
  for (let at = -half - 2; at <= half + 2; at += 4.2)
    bloom += rect(x + at - 1.9, y + high + 1 + (Math.abs(at * 3) % 2), 3.8, 3.8)
  paper.pen.fillStyle = mix(tints.linden[0], wall, 0.2)
  paper.pen.fillRect(x - half - 5, y + high + 4, half * 2 + 10, 4)
  paper.pen.fillStyle = mix(tints.flower, wall, 0.15)
  paper.pen.fill(new Path2D(bloom))
}

function roof(paper: Paper, tints: Tints, house: House, colour: string): void {
  const [x, width, eaves, kind] = house
  const { pen } = paper
  const high = rise(house)
  const tile = mix(colour, tints.rim, 0.16)
  if (kind === 'gable') {
    // Two boards, carved at their lower edge, that stand out over the wall.
    const [mid, top] = [x + width / 2, eaves - high - 10]
    const out = width / 2 + 15
    const path = `M${mid},${top}L${mid + out},${eaves + 12}l-13,5L${mid},${top + 27}L${mid - out + 13},${eaves + 17}l-13,-5Z`
    cut(paper, path, colour, lying(tints, 0.9, 0.6))
    pen.strokeStyle = seen(tile, 0.9)
    pen.lineWidth = 1.4
    pen.setLineDash([5, 4])
    pen.stroke(
      new Path2D(
        `M${mid},${top + 13}L${mid + out - 6},${eaves + 12}M${mid},${top + 13}L${mid - out + 6},${eaves + 12}`,
      ),
    )
    pen.setLineDash([])
    return
  }
  const [left, right, top] = [x - 12, x + width + 12, eaves - high]
  const shape = `M${left + 26},${top}H${right - 26}L${right},${eaves + 6}${scallops(right, left, Math.round((right - left) / 12), 6)}Z`
  cut(
    paper,
    shape,
    fall(paper, top, eaves, [mix(colour, tints.rim, 0.1), colour]),
    lying(tints, 1, 0.55),
  )
  pen.save()
  pen.clip(new Path2D(shape))
  pen.strokeStyle = seen(tile, 0.75)
  pen.lineWidth = 1.1
  pen.stroke(new Path2D(tiles(left, right - left, top + 6, eaves)))
  pen.restore()
}

/** One row of houses, house by house. @param near whether it is the one that people are seen to live in */
export function* row(
  paper: Paper,
  tints: Tints,
  houses: readonly House[],
  near: boolean,
  evening: boolean,
): Painting {
  for (const [at, house] of houses.entries()) {
    const [x, width, eaves, kind] = house
    const pair = near ? (tints.plaster[at % 3] ?? tints.back) : tints.back
    const colour = mix(tints.roofs[at % 3] ?? '', tints.back[0], near ? 0 : 0.45)
    const top = eaves - rise(house)
    // A chimney with its smoke.
    const [cx, cy] = [
      x + width * (at % 2 ? 0.72 : 0.26),
      top + (kind === 'gable' ? width * 0.22 : 4),
    ]
    cut(
      paper,
      rect(cx - 7, cy - 30, 14, 60) + rect(cx - 9, cy - 32, 18, 5),
      mix(colour, tints.timber, 0.4),
      lying(tints, 0.4, 0.5),
    )
    const wall =
      kind === 'gable'
        ? `M${x},${FOOT}V${eaves}L${x + width / 2},${top}L${x + width},${eaves}V${FOOT}Z`
        : rect(x, eaves - 4, width, FOOT - eaves + 4)
    cut(paper, wall, fall(paper, top, 660, pair), lying(tints, near ? 1.2 : 0.8, 0.4))
    cut(paper, timber(house), mix(tints.timber, pair[0], near ? 0.06 : 0.45), {
      shadow: null,
      rim: seen(tints.rim, 0.2 * tints.edge),
      rimWidth: 0.6,
    })
    yield
    roof(paper, tints, house, colour)
    yield
    for (const [index, opening] of openings(house).entries()) {
      if (opening.loft && kind === 'long') {
        const { x: dx, y: dy } = opening
        cut(paper, rect(dx - 11, dy - 4, 22, 28), mix(pair[0], colour, 0.3), lying(tints, 0.5, 0.4))
        cut(
          paper,
          polygon([
            [dx - 17, dy],
            [dx, dy - 17],
            [dx + 17, dy],
          ]),
          mix(colour, tints.rim, 0.08),
          lying(tints, 0.4, 0.6),
        )
      }
      if (near) window(paper, tints, opening, pair[0], evening && (at * 3 + index) % 4 === 0)
      else
        hole(paper, panes(opening), mix(pair[1], tints.pane, 0.5), {
          edge: seen(tints.shadow, 0.4),
          depth: 1,
        })
      if (index % 3 === 2) yield
    }
    yield
  }
}
