/** The golden shell of hills around Palermo: lemons at moonrise, a ladder, and a lantern in the tree. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { type Paper } from '../../../paper/paper'
import { circle, clouds, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { bank, beam, fill, glow, laid, sink, stars, tinge, whole } from './things/tools'
import { LAMP, LAND, leaf, leafy, fruit, tree } from './things/lemons'

function* hills(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, pour(paper, 0, 600, '#0c1c40', '#1e4470', '#4a7a90', '#c8b08a', '#f6d69a'))
  stars(paper, frame, 60, 300, 33)
  for (const [y, seed, top, foot] of [
    [330, 91, '#3a6488', '#6a94a0'],
    [452, 97, '#8aa09a', '#d8c49a'],
  ] as const) {
    cut(paper, bank(frame, y, 64, seed), pour(paper, y - 40, y + 140, top, foot), {
      shadow: { y: -5, blur: 18, colour: 'rgb(10 30 60 / 50%)' },
      rim: 'rgb(255 240 210 / 40%)',
      rimWidth: 1.2,
    })
    yield
  }
  cut(paper, circle(640, 300, 92), beam(paper, 626, 288, 104, '#fffdf0', '#fff0bc', '#ffd88a'), {
    shadow: { y: 0, blur: 26, colour: 'rgb(255 240 190 / 90%)' },
    rim: '#fffdf2',
  })
  yield
  const [left, right] = [frame.left - 110, frame.right + 110]
  cut(
    paper,
    polygon([
      [left, 800],
      [left, 500],
      [300, 440],
      [420, 392],
      [520, 380],
      [600, 400],
      [680, 470],
      [800, 530],
      [960, 560],
      [1130, 540],
      [1260, 480],
      [1420, 440],
      [1600, 456],
      [right, 520],
      [right, 800],
    ]),
    pour(paper, 380, 620, '#3c6478', '#7a8a7c'),
    LAND,
  )
  cut(
    paper,
    `M${left},800V570Q600,500 900,590Q1200,520 ${right},570V800Z`,
    pour(paper, 540, 700, '#2f5a5c', '#4a6a50'),
    LAND,
  )
  // The small church of the saint.
  cut(
    paper,
    'M1290,520V470L1316,448L1342,470V520ZM1342,520V440H1362V520ZM1340,442L1352,420L1364,442Z',
    pour(paper, 420, 520, '#d8c4a8', '#7a7a80'),
    LAND,
  )
  spot(paper, 'M1310,520v-20q6,-10 12,0v20Z', '#ffdc8a')
  line(paper, 'M1316,522Q1200,580 1150,640Q1080,720 1180,800', 'rgb(240 220 170 / 55%)', 9)
  yield
  // Terraces with their trees.
  for (const [at, tint] of ['#2c5548', '#23473c', '#1a3830'].entries()) {
    const y = 610 + at * 56
    cut(
      paper,
      `M${left},900V${y + 16}Q500,${y - 26} 960,${y + 12}Q1400,${y + 40} ${right},${y - 10}V900Z`,
      pour(paper, y - 20, y + 90, mix(tint, '#c8b878', 0.2), tint),
      LAND,
    )
    const next = chance(60 + at)
    for (let x = left + 30; x < right; x += 110 - at * 6 + next() * 50) {
      if (at > 0 && x > 830 && x < 1330) continue
      const [cx, cy, size] = [x, y - 18 + next() * 12, 26 + at * 10]
      line(paper, `M${cx},${cy + size * 0.9}v-${size}`, '#2a241c', 5)
      cut(
        paper,
        leafy([cx, cy - size * 0.4], [size, size * 0.8], 11, Math.round(x) + at),
        beam(paper, cx - size * 0.4, cy - size, size * 2, '#6a9a5a', '#2f5f44', '#1a3c34'),
        LAND,
      )
      let dots = ''
      for (let dot = 0; dot < 6; dot += 1)
        dots += circle(
          cx + (next() - 0.5) * size * 1.4,
          cy - size * 0.4 + (next() - 0.5) * size,
          2.6 + at,
        )
      spot(paper, dots, '#f4d84c')
    }
    yield
  }
}

function* foreground(paper: Paper, frame: Frame): Painting {
  const [left, right] = [frame.left - 110, frame.right + 110]
  cut(
    paper,
    `M${left},1190V830Q960,800 ${right},836V1190Z`,
    pour(paper, 810, 980, '#5a6a44', '#1c2f28', '#0a1418'),
    LAND,
  )
  spot(
    paper,
    ellipse(1080, 838, 260, 40),
    beam(
      paper,
      1080,
      838,
      260,
      'rgb(255 220 120 / 60%)',
      'rgb(240 200 100 / 20%)',
      'rgb(240 190 90 / 0%)',
    ),
  )
  // A basket, nearly full.
  drawnAt(paper, [940, 842], 1.3, () => {
    const wicker = laid(0.8, 0.6, '#06141e')
    for (const [x, y] of [
      [-46, -62],
      [-18, -66],
      [14, -66],
      [44, -60],
      [-30, -80],
      [2, -84],
      [30, -78],
      [-6, -98],
    ] as const)
      fruit(paper, x, y, 17)
    cut(paper, 'M-74,-58H74L56,4Q0,14 -56,4Z', pour(paper, -58, 8, '#c98f4c', '#6a4428'), wicker)
    line(
      paper,
      'M-70,-42Q0,-34 70,-42M-66,-24Q0,-16 66,-24M-60,-6Q0,2 60,-6M-40,-56l8,60M0,-56v66M40,-56l-8,60',
      'rgb(70 36 16 / 50%)',
      2.4,
    )
    line(paper, 'M-66,-58Q0,-150 66,-58', '#8a5a30', 6)
  })
  fruit(paper, 800, 846, 20)
  fruit(paper, 1160, 850, 19)
  yield
  // A dry wall at the left.
  const next = chance(12)
  for (let row = 0; row < 3; row += 1)
    for (let x = left; x < 720 - row * 40; x += 62 + next() * 40)
      cut(
        paper,
        `M${x},${846 - row * 38}q4,-34 30,-36q34,0 38,34q-4,8 -34,8q-32,0 -34,-6Z`,
        mix('#8a8a7a', '#1c2c30', 0.35 + next() * 0.3),
        { ...laid(0.6, 0.4, '#06141e'), rimWidth: 1 },
      )
}

/** Leaves and lemons all around, close to us. */
function* wreath(paper: Paper, frame: Frame): Painting {
  const next = chance(77)
  const box = whole(frame)
  const half = (frame.right - frame.left) * 0.43
  for (const [off, near] of [
    [0, '#14382e'],
    [70, '#0a1a1c'],
  ] as const) {
    cut(
      paper,
      rect(box.left, box.top, box.width, box.height) +
        clouds([960, 560], [half + off, 520 + off * 0.7], 34, 210 + off),
      beam(paper, 960, 560, 1150, near, near, '#050c10'),
      {
        rule: 'evenodd',
        shadow: { y: 9, blur: 24, colour: 'rgb(2 8 14 / 80%)' },
        rim: 'rgb(214 220 140 / 40%)',
        rimWidth: 1.4,
      },
    )
    yield
  }
  for (let at = 0; at < 60; at += 1) {
    const angle = Math.PI * (0.86 + (at / 59) * 1.28)
    const [x, y] = [
      960 + Math.cos(angle) * (half + 20 + next() * 50),
      560 + Math.sin(angle) * (520 + next() * 40),
    ]
    cut(
      paper,
      leaf(x, y, 64 + next() * 40, angle + Math.PI + (next() - 0.5) * 2),
      mix('#3f7a4a', '#0a1a1c', 0.25 + next() * 0.5),
      { ...laid(1, 0.4, '#02080e'), rimWidth: 1 },
    )
    if (at % 9 === 8) yield
  }
  for (const turn of [0.93, 1.12, 1.31, 1.66, 1.84, 2.06]) {
    const angle = Math.PI * turn
    fruit(paper, 960 + Math.cos(angle) * (half + 6), 560 + Math.sin(angle) * 520, 36, 0.28)
    yield
  }
}

export function* grove(paper: Paper, frame: Frame): Painting {
  yield* hills(paper, frame)
  glow(paper, [640, 320], 380, 0.3, '#fff0b0')
  yield* foreground(paper, frame)
  yield* tree(paper)
  tinge(paper, frame, [1060, 520], 860, [
    [0, 'rgb(255 224 120 / 20%)'],
    [0.45, 'rgb(220 190 90 / 4%)'],
    [1, 'rgb(4 14 34 / 58%)'],
  ])
  glow(paper, LAMP, 400, 0.4, '#ffd87a')
  yield
  yield* wreath(paper, frame)
  sink(paper, frame, [1000, 520])
  yield
  grain(paper, whole(frame), 0.16)
}
