/** The castle round its court. */
import { strip } from '../../frame'
import { pour } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { over, type Box, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { paintChapel, paintHouses } from './chapel'
import { laid, outwards } from './kit/lay'
import { paintGate, paintKeep } from './keep'
import { flag, tower, wall, window } from './masonry'
import { battled } from './kit/shapes'
import type { Tints } from './tints'
import { TOWERS } from './windows'

/** Where walls and roofs are painted. */
export const townBox = (frame: Frame): Box => strip(frame, 190, 724)

/** The wall at the back, and the great towers of its corners. */
function* ring(paper: Paper, tints: Tints, frame: Frame): Painting {
  const { left, width } = townBox(frame)
  const back = tints.town('ash', 0.14)
  for (const [from, to] of [
    [Math.max(left, 40), 830],
    [1090, Math.min(left + width, 1880)],
  ] as const)
    cut(
      paper,
      battled(from, to, 536, 720, 40, 16),
      pour(paper, 520, 640, mix(back, tints.haze, 0.12), back),
      laid(tints, 1, 0.5),
    )
  yield
  for (const [x, half, hat] of [
    [196, 58, 'lapis'],
    [1724, 58, 'vermilion'],
    [-96, 66, 'vermilion'],
    [2016, 66, 'lapis'],
  ] as const) {
    if (x + 100 < left || x - 100 > left + width) continue
    tower(paper, tints, [x, 388, half, 720], hat, 128, 0.1)
    flag(paper, tints, x, 204, x < 960 ? 'gold' : 'verdigris', 0.9)
    yield
  }
  for (const [from, to] of [
    [-340, -30],
    [-30, 138],
    [1782, 1950],
    [1950, 2260],
  ] as const) {
    if (to < left || from > left + width) continue
    wall(paper, tints, [from, 470, to, 720], 'ash', 0.18)
    yield
  }
  for (const opening of TOWERS.slice(4)) window(paper, tints, opening, tints.town('ash', 0.06))
}

export function* paintTown(paper: Paper, tints: Tints, frame: Frame): Painting {
  const box = townBox(frame)
  yield* ring(paper, tints, frame)
  yield* paintHouses(paper, tints)
  over(
    paper,
    box,
    outwards(
      paper,
      960,
      560,
      900,
      seen(tints.haze, 0.22 * tints.air),
      seen(tints.haze, 0.1 * tints.air),
      seen(tints.shadow, 0.24),
    ),
  )
  yield
  yield* paintGate(paper, tints)
  yield* paintChapel(paper, tints)
  yield* paintKeep(paper, tints)
  over(
    paper,
    { ...box, top: 500, height: 224 },
    pour(paper, 500, 660, seen(tints.haze, 0), seen(tints.haze, 0.26 * tints.air)),
  )
  yield
  grain(paper, box, 0.16)
}
