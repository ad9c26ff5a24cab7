/** The stage of the opera after the last song. */
import { cut } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  BRASS,
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
  stepped,
} from './kit'

function* drapes(paper: Paper, side: -1 | 1): Painting {
  const X = (out: number) => 960 + side * out
  for (let fold = 0; fold < 7; fold += 1) {
    const out = 700 - fold * 44
    cut(
      paper,
      `M${X(out + 60)},60H${X(out - 30)}C${X(out - 40)},320 ${X(out + 40)},520 ${X(out + 10 + fold * 12)},760H${X(out + 110)}Z`,
      along(
        paper,
        [X(out + 60), 0, X(out - 30), 0],
        [
          [0, '#22040a'],
          [0.6, '#8a121b'],
          [1, '#d62b2c'],
        ],
      ),
      { ...LOOK, rim: 'rgb(255 170 140 / 26%)' },
    )
    yield
  }
}

export function* opera(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [960, 420, 820],
    [
      [0, '#7d5a4c'],
      [0.3, '#4a2a2c'],
      [0.65, '#1d0d14'],
      [1, '#08040a'],
    ],
  )
  yield
  // A painted city on the cloth at the back.
  for (const [x, half, top] of [
    [640, 70, 420],
    [780, 60, 330],
    [900, 56, 450],
    [1030, 62, 370],
    [1150, 56, 300],
    [1290, 70, 430],
  ] as const) {
    card(
      paper,
      `M${x - half},680V${top + 70}h20V${top + 30}h20V${top}H${x + half - 40}v30h20v40h20V680Z`,
      [top, 680],
      ['#5d3a38', '#7d4f42'],
      SMALL,
    )
    yield
  }
  card(paper, 'M100,672H1820V1200H100Z', [672, 860], ['#c08a5c', '#1c0d12'])
  pen.strokeStyle = 'rgb(30 10 12 / 46%)'
  pen.lineWidth = 2.4
  for (let board = -9; board < 10; board += 1) {
    pen.beginPath()
    pen.moveTo(960 + board * 74, 674)
    pen.lineTo(960 + board * 150, 1000)
    pen.stroke()
  }
  yield
  yield* drapes(paper, -1)
  yield* drapes(paper, 1)
  cone(paper, [960, 100], [700, 1220, 716], '255 236 190', 62)
  cut(paper, ellipse(960, 712, 270, 32), 'rgb(255 240 200 / 52%)', FLAT)
  yield
  // A stand with the music, and the rose that somebody threw.
  pen.strokeStyle = INK
  pen.lineWidth = 7
  pen.stroke(new Path2D('M960,600V706M960,690L912,716M960,690L1008,716M960,690V722'))
  card(paper, 'M868,468L1052,468L1068,606H852Z', [468, 606], ['#3a3036', '#0e0a0f'])
  card(paper, 'M880,446L958,456V588L874,580Z', [446, 588], ['#fff8e4', '#d8c6a2'], SMALL)
  card(paper, 'M1040,446L962,456V588L1046,580Z', [446, 588], ['#fff3d6', '#c9b48e'], SMALL)
  pen.strokeStyle = 'rgb(40 20 20 / 60%)'
  pen.lineWidth = 1.2
  for (let line = 0; line < 12; line += 1) {
    const y = 476 + Math.floor(line / 4) * 34 + (line % 4) * 6
    pen.stroke(new Path2D(`M886,${y}L950,${y + 6}M970,${y + 6}L1034,${y}`))
  }
  cut(
    paper,
    [892, 910, 932, 984, 1004, 1022]
      .map((x, note) => ellipse(x, 484 + ((note * 17) % 40), 5, 4))
      .join(''),
    INK,
    FLAT,
  )
  yield
  pen.strokeStyle = '#3c5a34'
  pen.lineWidth = 6
  pen.stroke(new Path2D('M1130,722Q1080,700 1036,706'))
  card(paper, 'M1090,712q-14,-22 -34,-12q10,18 34,12Z', [690, 716], ['#5f8450', '#2d4426'], SMALL)
  for (const [dx, dy, size] of [
    [0, 0, 22],
    [-9, -7, 14],
    [8, -6, 13],
    [0, 5, 12],
  ] as const)
    cut(paper, circle(1140 + dx, 712 + dy, size), dx === 0 && dy === 0 ? '#a3161f' : RED, SMALL)
  // The chandelier.
  pen.strokeStyle = BRASS
  pen.lineWidth = 3
  for (const x of [640, 1280]) {
    pen.stroke(new Path2D(`M${x},60V190`))
    for (const [half, y] of [
      [70, 190],
      [48, 216],
      [24, 240],
    ] as const)
      card(
        paper,
        `M${x - half},${y}H${x + half}L${x + half - 12},${y + 18}H${x - half + 12}Z`,
        [y, y + 18],
        ['#ffe6ac', '#b9843c'],
        SMALL,
      )
    glow(paper, [x, 216, 170], '255 210 140', 40)
    yield
  }
  glow(paper, [960, 540, 320], '255 226 170', 26)
  yield
  yield* gate(paper, frame, stepped, ['#4a1a20', '#220b12', '#0c0509'])
  yield* finish(paper, frame, [960, 500])
}
