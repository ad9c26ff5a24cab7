/** The gate of the churchyard. */
import { line, pour } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import { paintChurch } from '../set/church'
import { bat, heart, leaf } from '../set/kit'
import { boughs, tondo } from './framing'
import { evening, everything, glow, hush, laid, lantern, placed } from './kit'
import { NIGHT, ground } from './ground'

export function* gate(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame, [1320, 210], 600)
  yield* placed(paper, [800, 640], 1.4, [960, 594], (local) => paintChurch(local, NIGHT))
  ground(paper, frame, 640, 10, '#24585a', '#123a40', '#06181f')
  cut(
    paper,
    'M880,660Q900,700 800,780Q700,880 640,1100H1290Q1180,880 1090,780Q1010,700 1040,660Z',
    pour(paper, 650, 1000, '#5a8478', '#23474c', '#08202a'),
    laid(0.3, 0.3),
  )
  yield
  // A wall, two pillars with lamps, and a gate that stands ajar.
  const { left, width } = everything(frame)
  for (const [from, to] of [
    [left, 700],
    [1220, left + width],
  ] as const) {
    cut(
      paper,
      rect(from, 560, to - from, 250),
      pour(paper, 560, 800, '#3a4a48', '#121e24'),
      laid(1),
    )
    cut(paper, rect(from, 546, to - from, 20), '#52625a', laid(0.6, 0.6))
    let seams = ''
    for (let y = 594, at = 0; y < 800; y += 34, at += 1) {
      seams += `M${from},${y}H${to}`
      for (let x = from + (at % 2) * 40; x < to; x += 84) seams += `M${x},${y}v34`
    }
    line(paper, seams, 'rgb(2 10 14 / 45%)', 2)
    yield
  }
  for (const x of [704, 1216]) {
    cut(
      paper,
      rect(x - 46, 450, 92, 370),
      along(
        paper,
        [x - 46, 0, x + 46, 0],
        [
          [0, '#22302f'],
          [0.5, '#7a7660'],
          [1, '#1c2829'],
        ],
      ),
      laid(1.2),
    )
    cut(paper, `M${x - 58},452h116l-14,-22h-88Z`, '#8a8468', laid(0.7, 0.6))
    line(paper, `M${x - 46},540h92M${x - 46},630h92M${x - 46},720h92`, 'rgb(4 12 16 / 50%)', 2.4)
    lantern(paper, [x, 388], 0.95, 0)
    glow(paper, [x, 392], 330, 0.5)
    yield
  }
  const bars = (x0: number, x1: number, lean: number): string => {
    let path = ''
    for (let at = 0; at <= 7; at += 1) {
      const t = at / 7
      const x = x0 + (x1 - x0) * t
      const top = 500 - Math.sin(t * Math.PI) * 34 + lean * t
      path += rect(x - 3.4, top, 6.8, 310 + lean * t * 0.6) + leaf([x, top - 24], [x, top + 6], 4)
    }
    for (const y of [560, 690, 796])
      path += polygon([
        [x0, y],
        [x1, y + lean],
        [x1, y + lean + 9],
        [x0, y + 9],
      ])
    for (let at = 0; at < 3; at += 1)
      path += heart(x0 + (x1 - x0) * (0.22 + at * 0.28), 656 + lean * (0.22 + at * 0.28), 20)
    return path
  }
  cut(paper, bars(752, 950, 0), '#0a1216', { ...laid(0.6, 0.5), rimWidth: 1 })
  yield
  cut(paper, bars(1168, 1030, 44), '#0c161a', { ...laid(0.8, 0.55), rimWidth: 1 })
  yield
  // A wreath with a ribbon hangs at the gate.
  let green = ''
  let flowers = ''
  for (let at = 0; at < 22; at += 1) {
    const angle = (at * Math.PI * 2) / 22
    const [x, y] = [852 + Math.cos(angle) * 50, 640 + Math.sin(angle) * 50]
    green += leaf([x, y], [x + Math.cos(angle + 1.1) * 28, y + Math.sin(angle + 1.1) * 28], 6)
    green += leaf([x, y], [x + Math.cos(angle + 2.2) * 24, y + Math.sin(angle + 2.2) * 24], 6)
    if (at % 4 === 0) flowers += circle(x, y, 10)
  }
  cut(paper, green, '#2f7a54', { ...laid(0.7, 0.5), rimWidth: 0.8 })
  yield
  cut(paper, flowers, '#f2e4c4', laid(0.4, 0.7))
  yield
  cut(
    paper,
    'M848,690l-26,76l16,-8l8,14l10,-74l12,72l10,-12l14,8l-30,-78Z',
    '#c8382e',
    laid(0.6, 0.6),
  )
  yield
  cut(paper, bat(470, 250, 46) + bat(590, 170, 28) + bat(1090, 160, 22), '#03141a', {
    shadow: null,
    rim: 'rgb(150 220 210 / 40%)',
    rimWidth: 0.8,
  })
  yield
  yield* tondo(paper, frame)
  yield* boughs(
    paper,
    frame,
    (x, y, size) => leaf([x, y], [x + size * 1.5, y + size * 0.9], size * 0.28),
    ['#0c343a', '#184c4a'],
  )
  yield* hush(paper, frame, [960, 540])
}
