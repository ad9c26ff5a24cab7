/** Lemons, their leaves, and the tree they hang on. */
import { chance } from '../../../../paper/chance'
import { mix } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { clouds, polygon } from '../../../../paper/paths'
import type { Painting } from '../../../stage'
import { lantern } from './things'
import { beam, laid, type Point } from './tools'

export const LAMP: Point = [1080, 440]
export const LAND = laid(1, 0.45, '#081a2c')

/** One leaf. @param angle where it points */
export const leaf = (x: number, y: number, length: number, angle: number): string => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const wide = length * 0.28
  return `M${x},${y}Q${x + cos * length * 0.5 - sin * wide},${y + sin * length * 0.5 + cos * wide} ${x + cos * length},${y + sin * length}Q${x + cos * length * 0.5 + sin * wide},${y + sin * length * 0.5 - cos * wide} ${x},${y}Z`
}
/** A round of leaves: lobes that stand out. */
export const leafy = (...round: Parameters<typeof clouds>): string =>
  clouds(...round).replaceAll(' 0 0 0 ', ' 0 0 1 ')

const lemon = (x: number, y: number, size: number): string =>
  `M${x},${y - size * 1.25}q${size * 0.3},${size * 0.1} ${size * 0.36},${size * 0.3}Q${x + size},${y - size * 0.5} ${x + size * 0.9},${y + size * 0.2}Q${x + size * 0.6},${y + size} ${x},${y + size * 1.3}Q${x - size * 0.6},${y + size} ${x - size * 0.9},${y + size * 0.2}Q${x - size},${y - size * 0.5} ${x - size * 0.36},${y - size * 0.95}Z`

/** One lemon. @param dark from 0 to 1, by its distance from the light */
export function fruit(paper: Paper, x: number, y: number, size: number, dark = 0): void {
  cut(
    paper,
    lemon(x, y, size),
    beam(
      paper,
      x - size * 0.3,
      y - size * 0.3,
      size * 1.5,
      mix('#fff6b0', '#16304a', dark),
      mix('#f4d23a', '#16304a', dark),
      mix('#c8962a', '#16304a', dark),
    ),
    { ...laid(0.5, 0.5), rimWidth: 0.9 },
  )
}

/** The tree with its lantern and a ladder. */
export function* tree(paper: Paper): Painting {
  cut(
    paper,
    'M1040,860Q1066,760 1058,660Q1050,600 1000,540L1012,530Q1060,570 1076,610Q1090,560 1150,510L1160,520Q1110,580 1104,660Q1100,760 1128,860Z',
    along(
      paper,
      [1030, 0, 1130, 0],
      [
        [0, '#2a2018'],
        [0.55, '#7a5434'],
        [1, '#2a1c18'],
      ],
    ),
    LAND,
  )
  const next = chance(5)
  for (const [x, y, rx, ry, tint] of [
    [1080, 390, 300, 200, '#1c4a38'],
    [900, 460, 150, 110, '#24583e'],
    [1260, 450, 160, 116, '#22543c'],
    [1080, 300, 210, 130, '#2c6644'],
  ] as const) {
    cut(
      paper,
      leafy([x, y], [rx, ry], 22, Math.round(x)),
      beam(
        paper,
        ...LAMP,
        340,
        mix('#b8c45a', tint, 0.25),
        mix('#5f9a4a', tint, 0.4),
        tint,
        '#123428',
      ),
      laid(1.3, 0.5, '#06141e'),
    )
    yield
  }
  for (let at = 0; at < 70; at += 1) {
    const [angle, out] = [next() * 6.28, Math.sqrt(next())]
    const [x, y] = [1080 + Math.cos(angle) * out * 320, 390 + Math.sin(angle) * out * 190]
    cut(
      paper,
      leaf(x, y, 30 + next() * 18, next() * 6.28),
      mix(
        next() < 0.5 ? '#6fae54' : '#3f7f48',
        '#123428',
        Math.min(0.7, Math.hypot(x - LAMP[0], y - LAMP[1]) / 420),
      ),
      { ...laid(0.4, 0.45, '#06141e'), rimWidth: 0.8 },
    )
    if (at % 14 === 13) yield
  }
  for (const [x, y] of [
    [880, 470],
    [930, 400],
    [980, 520],
    [1010, 330],
    [1180, 340],
    [1240, 430],
    [1200, 520],
    [1310, 480],
    [1120, 270],
    [940, 300],
    [1290, 370],
    [850, 410],
    [1040, 560],
    [1150, 570],
  ] as const) {
    fruit(paper, x, y, 19, Math.min(0.4, Math.hypot(x - LAMP[0], y - LAMP[1]) / 900))
  }
  yield
  lantern(paper, LAMP, 0.9, 30)
  // A ladder against it.
  const rail = laid(1, 0.6, '#06141e')
  cut(
    paper,
    polygon([
      [1270, 850],
      [1170, 420],
      [1180, 416],
      [1284, 850],
    ]) +
      polygon([
        [1340, 850],
        [1222, 404],
        [1232, 400],
        [1354, 850],
      ]),
    '#a87444',
    rail,
  )
  for (let rung = 1; rung < 8; rung += 1) {
    const [t, u] = [rung / 8.4, 1 - rung / 8.4]
    cut(
      paper,
      polygon([
        [1276 * u + 1175 * t, 850 * u + 420 * t],
        [1348 * u + 1228 * t, 850 * u + 404 * t],
        [1348 * u + 1228 * t, 860 * u + 412 * t],
        [1276 * u + 1175 * t, 860 * u + 428 * t],
      ]),
      '#c08a54',
      { ...rail, rimWidth: 0.8 },
    )
  }
}
