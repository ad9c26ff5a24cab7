/** The last tram in the rain. */
import { chance } from '../../../paper/chance'
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  BRASS,
  CREAM,
  FLAT,
  INK,
  LOOK,
  RED,
  SMALL,
  card,
  cone,
  finish,
  gate,
  glow,
  ground,
  round,
  skyline,
  stepped,
} from './kit'

export function* tram(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [960, 470, 860],
    [
      [0, '#7f94a8'],
      [0.25, '#435871'],
      [0.55, '#1b2639'],
      [1, '#070a12'],
    ],
  )
  yield
  yield* skyline(
    paper,
    [
      [690, 100, 330],
      [1130, 100, 300],
      [560, 150, 220],
      [1220, 150, 200],
      [380, 190, 130],
      [1350, 200, 110],
    ],
    700,
    ['#1f2b40', '#2f4058'],
    'rgb(255 206 130 / 66%)',
  )
  card(paper, 'M100,690H1820V1200H100Z', [690, 900], ['#5a6c82', '#0a0d15'])
  yield
  pen.strokeStyle = 'rgb(6 8 14 / 80%)'
  pen.lineWidth = 2
  pen.stroke(new Path2D('M960,250L300,60M960,250L1640,60M900,262L380,120M1020,262L1560,120'))
  for (const side of [-1, 1]) {
    pen.lineWidth = 7
    pen.stroke(new Path2D(`M${960 + side * 92},700L${960 + side * 300},1100`))
  }
  // The tram, which looks at us with one lamp.
  cut(paper, 'M940,272L950,206H970L980,272Z', INK, SMALL)
  round(
    paper,
    'M776,690V330Q776,262 860,262H1060Q1144,262 1144,330V690Z',
    [770, 1150],
    ['#3a0a10', '#c9252a', '#5c0f18'],
  )
  card(
    paper,
    'M762,322Q780,258 860,254H1060Q1140,258 1158,322Z',
    [254, 322],
    ['#f1e4c6', '#8f7a5c'],
  )
  yield
  card(paper, rect(776, 520, 368, 14), [520, 534], ['#f6e3b0', '#9d7434'], SMALL)
  cut(paper, rect(868, 272, 184, 40), INK, SMALL)
  cut(paper, rect(902, 282, 116, 20), '#ffe9b4', FLAT)
  cut(paper, 'M952,299V286h16v13h-6v-4h-4v4Z', INK, FLAT)
  for (const [x, wide] of [
    [800, 84],
    [898, 124],
    [1036, 84],
  ] as const) {
    cut(
      paper,
      rect(x, 340, wide, 164),
      along(
        paper,
        [0, 340, 0, 504],
        [
          [0, '#fff0bf'],
          [1, '#eaa14e'],
        ],
      ),
      SMALL,
    )
    cut(paper, rect(x, 470, wide, 34), '#7a3a20', FLAT)
    for (let at = 16; at < wide; at += 36)
      cut(paper, `M${x + at},340v22h-7a8,8 0 1 0 14,0h-7v-22Z`, '#3a1a10', FLAT)
  }
  yield
  cut(paper, circle(960, 588, 44), BRASS, LOOK)
  cut(
    paper,
    circle(960, 588, 36),
    around(
      paper,
      [960, 588, 36],
      [
        [0, '#ffffff'],
        [0.6, '#fff4cc'],
        [1, '#ffca70'],
      ],
    ),
    FLAT,
  )
  card(paper, 'M752,676H1168L1150,728H770Z', [676, 728], ['#3a3038', INK])
  for (const x of [820, 1100]) cut(paper, circle(x, 590, 12), '#7a1a18', SMALL)
  cone(paper, [960, 600], [560, 1360, 900], '255 232 170', 44)
  glow(paper, [960, 588, 380], '255 226 160', 62)
  yield
  // A red umbrella that has opened by itself.
  pen.strokeStyle = INK
  pen.lineWidth = 6
  pen.stroke(new Path2D('M560,700L640,596'))
  card(
    paper,
    'M476,640Q486,540 590,518Q690,560 700,660Q680,634 652,650Q632,616 604,634Q580,600 548,626Q520,604 476,640Z',
    [518, 660],
    ['#f04a42', '#8a141c'],
  )
  pen.strokeStyle = 'rgb(40 4 8 / 50%)'
  pen.lineWidth = 2
  pen.stroke(new Path2D('M590,518Q540,560 548,626M590,518Q600,570 604,634M590,518Q650,570 652,650'))
  cut(paper, ellipse(600, 716, 130, 14), 'rgb(212 40 44 / 30%)', FLAT)
  yield
  // A post with the stop, and the rain.
  card(paper, rect(1342, 300, 12, 420), [300, 720], ['#3a4356', INK])
  card(paper, circle(1348, 300, 54), [246, 354], ['#f6e8c8', '#b39a70'])
  cut(paper, circle(1348, 300, 42), RED, SMALL)
  cut(paper, 'M1322,318V284q0,-8 8,-8h36q8,0 8,8v34ZM1330,286v14h36v-14Z', CREAM, {
    ...FLAT,
    rule: 'evenodd',
  })
  yield
  const next = chance(8)
  pen.strokeStyle = 'rgb(214 228 245 / 30%)'
  pen.lineWidth = 1.7
  let rain = ''
  for (let drop = 0; drop < 260; drop += 1) {
    const [x, y, long] = [200 + next() * 1540, 80 + next() * 660, 18 + next() * 34]
    rain += `M${x.toFixed(0)},${y.toFixed(0)}l${(-long * 0.22).toFixed(1)},${long.toFixed(1)}`
  }
  pen.stroke(new Path2D(rain))
  yield
  yield* gate(paper, frame, stepped, ['#2a3548', '#131a28', '#070a11'])
  yield* finish(paper, frame, [960, 500])
}
