/** The village round its square. */
import { strip } from '../../frame'
import { seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, over, radiance, type Box, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { paintChurch, paintLinden, paintWell } from './church'
import { BACK, FRONT, row, type House } from './houses'
import type { Tints } from './tints'

export const townBox = (frame: Frame): Box => strip(frame, 244, 724)

/** Row behind row. @param evening whether some are at home already */
export function* paintTown(paper: Paper, tints: Tints, frame: Frame, evening: boolean): Painting {
  const box = townBox(frame)
  const isSeen = ([x, width]: House) => x + width > box.left - 20 && x < box.left + box.width + 20
  yield* row(paper, tints, BACK.filter(isSeen), false, evening)
  over(
    paper,
    box,
    along(
      paper,
      [0, 400, 0, 640],
      [
        [0, seen(tints.haze, 0.04)],
        [1, seen(tints.haze, 0.36 * tints.air)],
      ],
    ),
  )
  yield* paintChurch(paper, tints)
  yield* row(paper, tints, FRONT.filter(isSeen), true, evening)
  yield* paintLinden(paper, tints)
  yield* paintWell(paper, tints)
  // The lamp over the church door, by night.
  radiance(
    paper,
    [960, 570, 190],
    [
      [0, seen(tints.lit, 0.5 * tints.glow ** 2)],
      [0.3, seen(tints.lit, 0.2 * tints.glow ** 2)],
      [1, seen(tints.lit, 0)],
    ],
  )
  over(
    paper,
    box,
    around(
      paper,
      [960, 600, 960],
      [
        [0, seen(tints.haze, 0.2 * tints.air)],
        [0.45, seen(tints.haze, 0.04 * tints.air)],
        [1, seen(tints.shadow, 0.34)],
      ],
    ),
  )
  yield
  over(
    paper,
    box,
    along(
      paper,
      [0, 540, 0, 690],
      [
        [0, seen(tints.haze, 0)],
        [1, seen(tints.haze, 0.28 * tints.air)],
      ],
    ),
  )
  yield
  grain(paper, box, 0.17)
}
