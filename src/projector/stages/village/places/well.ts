/** The well in the square. */
import { line, pour } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut } from '../../../paper/cut'
import { type Paper } from '../../../paper/paper'
import { circle } from '../../../paper/paths'
import { paintWell } from '../set/church'
import { row, type House } from '../set/houses'
import { heart } from '../set/kit'
import { boughs, tondo } from './framing'
import { evening, glow, hush, laid, lantern, placed } from './kit'
import { LAMPLIT, NIGHT, ground } from './ground'

const linden = (x: number, y: number, size: number): string => heart(x, y, size)

export function* well(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame, [1330, 190], 560)
  const houses: readonly House[] = [
    [120, 150, 380, 'gable'],
    [300, 170, 420, 'long'],
    [500, 120, 440, 'gable'],
    [1330, 130, 430, 'gable'],
    [1480, 180, 400, 'long'],
    [1690, 150, 370, 'gable'],
  ]
  yield* row(paper, NIGHT, houses, true, true)
  ground(paper, frame, 610, 12, '#2f6a68', '#173f46', '#08202a')
  yield
  // Cobbles in rings round the well.
  const { pen } = paper
  pen.save()
  pen.translate(960, 776)
  pen.scale(1, 0.3)
  pen.lineCap = 'butt'
  for (let ring = 0; ring < 16; ring += 1) {
    pen.setLineDash([46, 7])
    pen.lineDashOffset = ring * 31
    line(paper, circle(0, 0, 260 + ring * 44), `rgb(160 226 214 / ${14 - ring * 0.6}%)`, 36)
    if (ring % 6 === 5) yield
  }
  pen.restore()
  yield
  glow(paper, [960, 600], 460, 0.5)
  yield* placed(paper, [960, 772], 2.9, [1216, 608], (local) => paintWell(local, LAMPLIT))
  lantern(paper, [1010, 560], 0.9, 40)
  glow(paper, [1010, 562], 300, 0.55)
  yield
  // A red scarf hangs over the rim.
  cut(
    paper,
    'M872,684Q900,676 930,686L936,700Q934,760 944,812L928,806L918,818L906,806L894,816L884,804Q884,740 872,684Z',
    pour(paper, 684, 820, '#d8443a', '#9a2028'),
    laid(0.8, 0.6),
  )
  yield
  line(
    paper,
    'M884,716Q908,722 936,714M884,748Q908,756 938,748M888,780Q910,788 940,780',
    'rgb(255 226 190 / 60%)',
    4,
  )
  yield
  yield* tondo(paper, frame)
  yield* boughs(paper, frame, linden, ['#10403c', '#1c5c48'])
  yield* hush(paper, frame, [960, 560])
}
