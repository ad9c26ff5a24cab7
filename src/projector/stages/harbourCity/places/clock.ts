/** The square of the clock, at twenty to nine for a while. */
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  AMBER,
  BRASS,
  FLAT,
  INK,
  LOOK,
  RED,
  SMALL,
  card,
  finish,
  gate,
  glow,
  ground,
  skyline,
  stepped,
} from './kit'

export function* clock(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [960, 330, 900],
    [
      [0, '#c95b3f'],
      [0.2, '#8d2a29'],
      [0.5, '#43101a'],
      [1, '#10060c'],
    ],
  )
  yield
  yield* skyline(
    paper,
    [
      [300, 150, 380],
      [440, 120, 300],
      [590, 110, 440],
      [1210, 120, 420],
      [1350, 130, 280],
      [1480, 150, 390],
    ],
    720,
    ['#4a1219', '#29090f'],
    'rgb(255 190 110 / 62%)',
  )
  // The tower.
  card(
    paper,
    'M800,730V250H830V214H860V180H900L960,96L1020,180H1060V214H1090V250H1120V730Z',
    [96, 730],
    ['#2a1016', '#120609'],
  )
  yield
  pen.strokeStyle = 'rgb(255 190 130 / 24%)'
  pen.lineWidth = 2
  for (const x of [822, 840, 1080, 1098]) pen.strokeRect(x, 262, 0.1, 460)
  for (const x of [880, 960, 1040])
    cut(
      paper,
      `M${x - 20},720V560q0,-24 20,-34q20,10 20,34V720Z`,
      along(
        paper,
        [0, 520, 0, 720],
        [
          [0, '#5e1a1c'],
          [1, '#0d0508'],
        ],
      ),
      SMALL,
    )
  yield
  cut(paper, circle(960, 366, 134), BRASS, LOOK)
  cut(
    paper,
    circle(960, 366, 122),
    around(
      paper,
      [960, 366, 122],
      [
        [0, '#fffbe8'],
        [0.7, '#ffe9b4'],
        [1, '#f2b75e'],
      ],
    ),
    SMALL,
  )
  for (let hour = 0; hour < 12; hour += 1) {
    pen.save()
    pen.translate(960, 366)
    pen.rotate((hour * Math.PI) / 6)
    pen.fillStyle = INK
    pen.fillRect(-3.5, -112, 7, hour % 3 === 0 ? 28 : 15)
    pen.restore()
  }
  yield
  // Twenty to nine, and the pigeon that sees to it.
  for (const [turn, long, wide] of [
    [260, 66, 8],
    [240, 104, 6],
  ] as const) {
    pen.save()
    pen.translate(960, 366)
    pen.rotate((turn * Math.PI) / 180)
    cut(
      paper,
      `M${-wide},16L${-wide * 0.5},${-long * 0.7}L0,${-long}L${wide * 0.5},${-long * 0.7}L${wide},16Z`,
      long > 80 ? RED : INK,
      SMALL,
    )
    pen.restore()
  }
  cut(paper, circle(960, 366, 11), INK, SMALL)
  cut(
    paper,
    'M852,402Q862,372 884,370Q892,350 908,358L922,364L910,370Q912,396 888,404L846,420Z',
    '#4d5666',
    SMALL,
  )
  cut(paper, circle(905, 361, 2.4), AMBER, FLAT)
  glow(paper, [960, 366, 420], '255 206 130', 52)
  yield
  // The fountain of the fish before it, and pigeons around.
  card(paper, 'M100,716H1820V1200H100Z', [716, 900], ['#6a241f', '#14070b'])
  card(paper, 'M700,760Q720,706 960,706Q1200,706 1220,760Z', [700, 760], ['#7a5a4c', '#24131a'])
  card(paper, 'M930,716L944,640H976L990,716Z', [640, 716], ['#7a5a4c', '#2a161c'])
  card(paper, ellipse(960, 640, 96, 14), [626, 654], ['#a07c62', '#3a2022'])
  yield
  for (const side of [-1, 1]) {
    const X = (out: number) => 960 + side * out
    cut(
      paper,
      `M${X(6)},632Q${X(16)},584 ${X(54)},592Q${X(66)},596 ${X(74)},590L${X(70)},604L${X(76)},616Q${X(62)},608 ${X(52)},612Q${X(34)},616 ${X(30)},634Z`,
      '#5d6a78',
      SMALL,
    )
    pen.strokeStyle = 'rgb(255 230 190 / 50%)'
    pen.lineWidth = 3
    pen.stroke(new Path2D(`M${X(74)},600Q${X(130)},600 ${X(150)},714`))
    for (const out of [330, 420, 470])
      cut(paper, `M${X(out)},736q8,-26 26,-24q6,-12 16,-6l10,4l-8,4q0,20 -22,24Z`, '#2a2228', SMALL)
  }
  yield
  yield* gate(paper, frame, stepped, ['#3d1219', '#200a10', '#0d0508'])
  yield* finish(paper, frame, [960, 400])
}
