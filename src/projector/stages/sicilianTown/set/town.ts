/** The town around its square. */
import { strip } from '../../frame'
import { seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, over, type Box, type Paper } from '../../../paper/paper'
import type { Frame, Painting } from '../../stage'
import { paintCathedral } from './cathedral'
import { paintFeast } from './feast'
import { BACK, FRONT, row } from './houses'
import type { Tints } from './tints'

/** Where houses, church and feast are painted. */
export const townBox = (frame: Frame): Box => strip(frame, 240, 724)

/** Row behind row. @param evening whether some windows of the town are lit already */
export function* paintTown(paper: Paper, tints: Tints, frame: Frame, evening: boolean): Painting {
  const box = townBox(frame)
  const seenHouse = ([x, width]: readonly [number, number, ...unknown[]]) =>
    x + width > box.left && x < box.left + box.width
  yield* row(paper, tints, BACK.filter(seenHouse), false, evening)
  over(
    paper,
    box,
    along(
      paper,
      [0, 380, 0, 640],
      [
        [0, seen(tints.haze, 0.05 * tints.air)],
        [1, seen(tints.haze, 0.34 * tints.air)],
      ],
    ),
  )
  yield* paintCathedral(paper, tints)
  yield* row(paper, tints, FRONT.filter(seenHouse), true, evening)
  yield* paintFeast(paper, tints)
  over(
    paper,
    box,
    around(
      paper,
      [960, 560, 980],
      [
        [0, seen(tints.haze, 0.2 * tints.air)],
        [0.4, seen(tints.haze, 0.06 * tints.air)],
        [1, seen(tints.shadow, 0.36)],
      ],
    ),
  )
  yield
  over(
    paper,
    box,
    along(
      paper,
      [0, 520, 0, 680],
      [
        [0, seen(tints.haze, 0)],
        [1, seen(tints.haze, 0.3 * tints.air)],
      ],
    ),
  )
  yield
  grain(paper, box, 0.17)
}
