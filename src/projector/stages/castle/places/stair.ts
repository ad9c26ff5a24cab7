/** The stair of the tower: it winds up into the dark, a torch burns, and on one step lies a shoe. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { down, line, outwards, sideways, spot } from '../set/kit/lay'
import { lancet, star } from '../set/kit/shapes'
import { page, pointed, sink } from './page'
import { FLAT, fill, flame, glow, stones, THING, tinge, whole } from './tools'

const TORCH = [700, 330] as const

/** The steps, from the highest to the lowest: each turns a little more towards us. */
function* steps(paper: Paper): Painting {
  for (let at = 11; at >= 0; at -= 1) {
    const [y, next] = [760 - at * 58, 760 - (at - 1) * 58]
    const sway = (step: number) => 1010 + Math.sin(step * 0.3 - 1.3) * (240 - step * 4)
    const half = (step: number) => 300 - step * 15
    const [x, w] = [sway(at), half(at)]
    const bright = 1 - at / 13
    const top = mix('#3a2450', '#e0a068', bright * 0.8)
    const front = mix('#170d2e', '#8a5244', bright * 0.8)
    cut(
      paper,
      `M${x - w},${y}Q${x},${y - 26} ${x + w},${y}V${next + 50}Q${x},${next + 24} ${x - w},${next + 50}Z`,
      sideways(paper, x - w, x + w, mix(front, '#ffb060', 0.16), front, mix(front, '#0b0620', 0.5)),
      THING,
    )
    cut(
      paper,
      `M${x - w},${y}Q${x},${y - 26} ${x + w},${y}L${x + w * 0.94},${y - 30}Q${x},${y - 52} ${x - w * 0.94},${y - 30}Z`,
      sideways(paper, x - w, x + w, top, mix(top, '#0b0620', 0.4)),
      FLAT,
    )
    spot(paper, ellipse(x - 10, y - 26, w * 0.34, 8), seen('#0b0620', 0.16))
    if (at % 2) yield
  }
}

export function* stair(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, ...TORCH, 940, '#b87450', '#6c4258', '#302050', '#100a26'))
  stones(paper, [frame.left - 110, -80, frame.right + 110, 1000], '#b08060', 51, 52)
  yield
  // A slit with the moon in it.
  cut(paper, lancet(1330, 470, 74, 380), '#5a4468', THING)
  spot(paper, lancet(1330, 458, 46, 340), down(paper, 120, 460, '#0f1c62', '#3a66c0', '#9ab4e8'))
  spot(paper, circle(1338, 250, 26), '#fff8e0')
  spot(paper, star(1318, 340, 8, 8, 0.36) + star(1348, 390, 6, 8, 0.36), '#ffe9a8')
  spot(
    paper,
    polygon([
      [1288, 200],
      [1372, 200],
      [1200, 760],
      [900, 760],
    ]),
    down(paper, 200, 760, seen('#a8c8ff', 0.2), seen('#a8c8ff', 0)),
  )
  yield
  yield* steps(paper)
  // The post that all of it winds round.
  cut(
    paper,
    'M850,-100Q836,300 800,520Q770,700 560,1200H420Q690,640 700,420Q716,200 700,-100Z',
    sideways(paper, 640, 850, '#3a2448', '#a86c50', '#5a3848', '#2a1a3c'),
    THING,
  )
  let rounds = ''
  for (let y = -40; y < 700; y += 74)
    rounds += `M${704 - Math.max(0, y - 420) * 0.3},${y + 18}Q${780 - Math.max(0, y - 420) * 0.24},${y + 40} ${846 - Math.max(0, y - 200) * 0.16},${y}`
  line(paper, rounds, seen('#0b0620', 0.45), 3)
  yield
  cut(
    paper,
    polygon([
      [684, 340],
      [716, 340],
      [706, 470],
      [694, 470],
    ]),
    '#4a2a2c',
    THING,
  )
  cut(
    paper,
    polygon([
      [668, 318],
      [732, 318],
      [718, 356],
      [682, 356],
    ]),
    '#3a2430',
    THING,
  )
  line(paper, 'M700,430H744', '#3a2430', 10)
  flame(paper, [700, 326], 124)
  flame(paper, [690, 322], 84)
  yield
  // The shoe with its long point.
  cut(
    paper,
    'M980,600Q996,572 1026,576Q1040,600 1080,612Q1140,622 1196,606Q1168,640 1100,642H984Q974,626 980,600Z',
    down(paper, 574, 642, '#e0485a', '#7a1c40'),
    THING,
  )
  cut(paper, ellipse(1006, 584, 24, 9), '#3a1030', FLAT)
  line(paper, 'M1030,586Q1060,612 1110,620M986,634H1100', '#f0c050', 3.4)
  spot(paper, circle(1052, 604, 6), '#f0c050')
  yield
  tinge(paper, frame, [860, 460], 900)
  glow(paper, [700, 280], 460, 0.52, '#ffa84c')
  glow(paper, [1060, 600], 240, 0.22, '#ffc478')
  yield
  yield* page(paper, frame, pointed(frame, -70, 300, 720), ['#5a4058', '#2c2464'])
  sink(paper, frame, [960, 500])
  yield
  grain(paper, whole(frame), 0.17)
}
