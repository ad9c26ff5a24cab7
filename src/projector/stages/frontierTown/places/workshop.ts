/** The smithy: coals, an anvil with a shoe that still glows, and shoes for horses that nobody has. */
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, wedges } from '../set/gouge'
import { dim, flat, INK, moon, planks, sheet } from './things/kit'
import { arched, mount } from './things/openings'
import { anvil, forge, shoe } from './things/forge'

const RIM = 'rgb(255 178 96 / 65%)'

export function* workshop(paper: Paper, frame: Frame): Painting {
  const { left, right, top } = frame
  planks(
    paper,
    { left: left - 20, top: top - 20, width: right - left + 40, height: 800 - top },
    around(
      paper,
      [1240, 470, 1050],
      [
        [0, '#b8562c'],
        [0.3, '#6d2c26'],
        [0.7, '#2c1422'],
        [1, '#140a18'],
      ],
    ),
    62,
    'upright',
    flat(null),
  )
  yield
  // A window, for the moon's part.
  cut(paper, rect(560, 210, 170, 190), '#3a1c22', sheet(RIM))
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(rect(576, 226, 138, 158)))
  pen.fillStyle = along(
    paper,
    [0, 226, 0, 384],
    [
      [0, '#071434'],
      [1, '#2f7480'],
    ],
  )
  pen.fillRect(576, 226, 138, 158)
  moon(paper, [660, 290], 26)
  cut(paper, 'M576,384V352l30,-4v-30h50v26l30,6h28v34Z', '#0a1c3c', flat('rgb(150 230 190 / 60%)'))
  pen.restore()
  cut(paper, rect(641, 226, 8, 158) + rect(576, 300, 138, 8), '#3a1c22', flat(null))
  yield
  // Shoes in a row on their bar.
  cut(paper, rect(790, 236, 330, 14), '#4a2420', sheet(RIM))
  for (const [n, x] of [820, 876, 932, 988, 1044, 1094].entries())
    board(
      paper,
      shoe(x, 284 + (n % 2) * 4, 0.95),
      along(
        paper,
        [x - 24, 0, x + 24, 0],
        [
          [0, '#4a4650'],
          [1, '#e0a070'],
        ],
      ),
      [],
      sheet('rgb(255 206 150 / 75%)', 1.2, 7),
    )
  yield
  forge(paper)
  yield
  // A saddle on its rail, which looks on.
  cut(
    paper,
    rect(300, 560, 300, 16) + rect(330, 570, 18, 200) + rect(548, 570, 18, 200),
    '#5a2e22',
    sheet(RIM),
  )
  board(
    paper,
    'M346,470Q336,420 372,412Q384,440 420,462Q470,470 512,438Q520,420 548,424Q560,440 546,478Q566,520 540,560Q470,580 440,564Q360,580 346,540Z',
    along(
      paper,
      [340, 0, 560, 0],
      [
        [0, '#4a2018'],
        [1, '#c0703c'],
      ],
    ),
    [
      [
        wedges(
          [
            [340, 430],
            [340, 570],
          ],
          { angle: 4, gap: 8, width: 5, length: 90 },
        ),
        INK,
      ],
    ],
    sheet('rgb(255 200 130 / 75%)', 1.6),
  )
  cut(
    paper,
    'M400,500Q450,486 500,500L510,560Q450,580 396,560Z',
    '#8a3a26',
    flat('rgb(255 206 140 / 60%)', 1.4),
  )
  cut(paper, 'M440,570h14l8,96h-30Z' + ellipse(447, 690, 26, 30), '#6d3626', sheet(RIM))
  cut(paper, ellipse(447, 692, 15, 18), '#24101a', flat(RIM))
  yield
  // A wheel against the wall.
  const [wx, wy, r] = [700, 640, 96] as const
  cut(
    paper,
    circle(wx, wy, r) + circle(wx, wy, r - 15),
    along(
      paper,
      [wx - r, 0, wx + r, 0],
      [
        [0, '#2c1420'],
        [1, '#a35a34'],
      ],
    ),
    { ...sheet(RIM), rule: 'evenodd' },
  )
  pen.save()
  pen.translate(wx, wy)
  for (let spoke = 0; spoke < 12; spoke += 1) {
    pen.rotate(Math.PI / 6)
    cut(
      paper,
      `M-4,-18L-6,${-r / 2}L-4,${-r + 13}H4L6,${-r / 2}L4,-18Z`,
      mix('#a35a34', INK, 0.35),
      flat(RIM, 0.9),
    )
  }
  pen.restore()
  cut(paper, circle(wx, wy, 20), '#8a4a2c', sheet(RIM))
  yield
  cut(
    paper,
    `M${left - 20},1130V748H${right + 20}V1130Z`,
    along(
      paper,
      [0, 740, 0, 960],
      [
        [0, '#7a3a26'],
        [1, '#12070f'],
      ],
    ),
    sheet(RIM),
  )
  anvil(paper)
  yield
  // Beams above.
  planks(
    paper,
    { left: left - 20, top: 110, width: 1240 - left, height: 40 },
    along(
      paper,
      [300, 0, 1240, 0],
      [
        [0, '#1c0d16'],
        [1, '#7a3c2a'],
      ],
    ),
    20,
    'across',
    sheet(RIM),
  )
  mount(paper, frame, arched, '#3a1a1c', '#ff9f50')
  dim(paper, frame, [1010, 480], '#090407')
}
