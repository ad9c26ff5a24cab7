/** The stair of the tower: it winds up into the dark, a torch burns, and on one step lies a shoe. */
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards, sideways } from '../set/kit/lay'
import { lancet, star } from '../set/kit/shapes'
import { page, pointed, sink } from './page'
import { FLAT, fill, flame, glow, stones, THING, tinge, WALL, whole } from './tools'

const TORCH = [640, 330] as const

const [POST, REACH, DEEP, RISE] = [765, 640, 190, 50] as const

/** The steps round their post, from the highest to the lowest. */
function* steps(paper: Paper): Painting {
  for (let at = 11; at >= 0; at -= 1) {
    const y = 766 - at * RISE
    const [from, to] = [1.75 - at * 0.232, 1.75 - (at + 1) * 0.232]
    const edge = (angle: number, below = 0): [number, number] => [
      POST + Math.cos(angle) * REACH,
      y + Math.sin(angle) * DEEP + below,
    ]
    const bright = Math.max(0.1, 1 - at / 12)
    const top = mix('#3a2450', '#e8a86c', bright * 0.85)
    const front = mix('#170d2e', '#9a5c48', bright * 0.8)
    cut(
      paper,
      polygon([edge(from), edge(to), edge(to, RISE + 16), edge(from, RISE + 16)]),
      mix(front, '#0b0620', 0.4),
      WALL,
    )
    cut(
      paper,
      polygon([[POST, y], edge(from), edge(from, RISE), [POST, y + RISE]]),
      sideways(
        paper,
        POST,
        POST + REACH,
        mix(front, '#ffb060', 0.2),
        front,
        mix(front, '#0b0620', 0.5),
      ),
      THING,
    )
    cut(
      paper,
      polygon([[POST, y], edge(from), edge(to)]),
      sideways(paper, POST, POST + REACH, top, mix(top, '#0b0620', 0.45)),
      FLAT,
    )
    if (at % 2) yield
  }
}

export function* stair(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, ...TORCH, 940, '#b87450', '#6c4258', '#302050', '#100a26'))
  stones(paper, [frame.left - 110, -80, frame.right + 110, 1000], '#b08060', 51, 52)
  yield
  // A slit with the moon in it.
  cut(paper, lancet(1500, 430, 74, 340), '#5a4468', THING)
  spot(paper, lancet(1500, 418, 46, 300), pour(paper, 120, 460, '#0f1c62', '#3a66c0', '#9ab4e8'))
  spot(paper, circle(1508, 230, 26), '#fff8e0')
  spot(paper, star(1486, 310, 8, 8, 0.36) + star(1516, 366, 6, 8, 0.36), '#ffe9a8')
  spot(
    paper,
    polygon([
      [1458, 200],
      [1542, 200],
      [1330, 760],
      [1000, 760],
    ]),
    pour(paper, 200, 760, seen('#a8c8ff', 0.2), seen('#a8c8ff', 0)),
  )
  yield
  yield* steps(paper)
  // The post that all of it winds round.
  cut(
    paper,
    rect(POST - 66, -110, 132, 1310),
    sideways(paper, POST - 66, POST + 66, '#4a2c4c', '#b8785a', '#6a4050', '#2a1a3c'),
    THING,
  )
  let rounds = ''
  for (let y = -60; y < 1000; y += 66)
    rounds += `M${POST - 66},${y + 26}Q${POST},${y + 34} ${POST + 66},${y}`
  line(paper, rounds, seen('#0b0620', 0.4), 3)
  yield
  cut(
    paper,
    polygon([
      [624, 340],
      [656, 340],
      [646, 470],
      [634, 470],
    ]),
    '#4a2a2c',
    THING,
  )
  cut(
    paper,
    polygon([
      [608, 318],
      [672, 318],
      [658, 356],
      [622, 356],
    ]),
    '#3a2430',
    THING,
  )
  line(paper, 'M640,430H702', '#3a2430', 10)
  flame(paper, [640, 326], 124)
  flame(paper, [630, 322], 84)
  yield
  // The shoe with its long point.
  cut(
    paper,
    'M980,600Q996,572 1026,576Q1040,600 1080,612Q1140,622 1196,606Q1168,640 1100,642H984Q974,626 980,600Z',
    pour(paper, 574, 642, '#e0485a', '#7a1c40'),
    THING,
  )
  cut(paper, ellipse(1006, 584, 24, 9), '#3a1030', FLAT)
  line(paper, 'M1030,586Q1060,612 1110,620M986,634H1100', '#f0c050', 3.4)
  spot(paper, circle(1052, 604, 6), '#f0c050')
  yield
  tinge(paper, frame, [860, 460], 900)
  glow(paper, [640, 280], 460, 0.52, '#ffa84c')
  glow(paper, [1060, 600], 240, 0.22, '#ffc478')
  yield
  yield* page(paper, frame, pointed(frame, -70, 300, 720), ['#5a4058', '#2c2464'])
  sink(paper, frame, [960, 500])
  yield
  grain(paper, whole(frame), 0.17)
}
