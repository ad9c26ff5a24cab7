/** The old harbour at the end of an evening: a boat with a lamp and nobody in it. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { barrel, cat, lantern } from './things/things'
import { gates, glow, laid, sink, span, tinge, whole, type Point } from './things/tools'
import { LAMP, heaven, water } from './things/bay'

/** A boat of Palermo: painted bands, and an eye at the bow that finds the way. */
function boat(
  paper: Paper,
  [x, y]: Point,
  size: number,
  [hull, band, rail]: readonly [string, string, string],
  sail: boolean,
): void {
  drawnAt(paper, [x, y], size, () => {
    const look = laid(1.1, 0.55, '#0a1230')
    if (sail) {
      cut(paper, rect(-6, -250, 8, 230), '#4a2c2a', look)
      cut(paper, 'M-70,-210L110,-268L116,-260L-64,-200Z', '#5c3a30', look)
      cut(
        paper,
        'M-62,-200Q0,-190 30,-214Q70,-216 108,-256Q60,-190 20,-192Q-20,-168 -62,-200Z',
        '#d9b890',
        look,
      )
    }
    cut(
      paper,
      'M-170,-56Q-150,30 -96,40H96Q160,28 190,-76Q130,-42 0,-40Q-110,-42 -170,-56Z',
      along(
        paper,
        [0, -50, 0, 44],
        [
          [0, hull],
          [1, mix(hull, '#0c1026', 0.62)],
        ],
      ),
      look,
    )
    cut(
      paper,
      'M-170,-56Q-110,-42 0,-40Q130,-42 190,-76L186,-58Q130,-24 0,-22Q-110,-24 -166,-38Z',
      band,
      { ...look, shadow: null },
    )
    cut(paper, 'M-160,-20Q-100,-6 0,-5Q120,-6 176,-36L172,-26Q120,4 0,5Q-100,4 -156,-10Z', rail, {
      ...look,
      shadow: null,
    })
    spot(paper, ellipse(146, -44, 9, 6), '#fff4dc')
    spot(paper, circle(147, -44, 3.6), '#1c1830')
  })
}

function* quay(paper: Paper, frame: Frame): Painting {
  cut(
    paper,
    `M${frame.left - 110},1190V842Q700,812 ${frame.right + 110},850V1190Z`,
    pour(paper, 820, 1000, '#6d5a66', '#3a3048', '#16122a'),
    {
      shadow: { y: -6, blur: 18, colour: 'rgb(6 8 26 / 60%)' },
      rim: 'rgb(255 206 150 / 55%)',
      rimWidth: 2,
    },
  )
  for (let x = frame.left - 60; x < frame.right; x += 170)
    line(paper, `M${x},${836}l${(x - 960) * 0.3},260`, 'rgb(10 8 24 / 45%)', 2.5)
  line(
    paper,
    `M${frame.left - 110},900Q800,868 ${frame.right + 110},906`,
    'rgb(10 8 24 / 45%)',
    2.5,
  )
  yield
  // A bollard, and the rope to the boat.
  line(paper, 'M1130,520Q1190,720 1268,806', '#2a1c28', 9)
  line(paper, 'M1130,520Q1190,720 1268,806', '#a5794c', 5)
  cut(
    paper,
    'M1240,858V812Q1236,796 1268,794Q1300,796 1296,812V858Z',
    along(
      paper,
      [1240, 0, 1296, 0],
      [
        [0, '#5a4450'],
        [1, '#1c1428'],
      ],
    ),
    laid(1.2),
  )
  for (const y of [816, 826, 836]) line(paper, `M1242,${y}q26,8 52,0`, '#b58a58', 6)
}

export function* harbour(paper: Paper, frame: Frame): Painting {
  yield* heaven(paper, frame)
  glow(paper, [700, 520], 420, 0.3, '#ffb27a')
  yield* water(paper, frame)
  boat(paper, [600, 640], 0.62, ['#2f6690', '#e2a233', '#c4302a'], true)
  boat(paper, [1330, 650], 0.66, ['#3d7a52', '#efdcb4', '#c4302a'], true)
  yield
  boat(paper, [950, 720], 1.3, ['#b8342c', '#f0c050', '#2f6690'], false)
  // What hangs over its side: a net with its corks.
  cut(
    paper,
    'M800,668Q860,650 930,668Q960,720 900,742Q850,752 812,724Q796,700 800,668Z',
    'rgb(126 110 72 / 92%)',
    laid(0.8),
  )
  let mesh = ''
  for (let at = 0; at < 8; at += 1)
    mesh += `M${806 + at * 16},664l-22,70M${800 + at * 16},664l26,76`
  line(paper, mesh, 'rgb(240 220 160 / 40%)', 1.2)
  for (const x of [812, 850, 892, 926]) cut(paper, circle(x, 668, 8), '#e0703a', laid(0.5))
  yield
  cut(
    paper,
    'M1004,690V360Q1002,344 980,346L908,372L910,380L976,358Q992,356 992,370V690Z',
    '#4a2c2a',
    laid(),
  )
  lantern(paper, LAMP, 0.95, 36)
  yield
  yield* quay(paper, frame)
  tinge(paper, frame, [LAMP[0], 520], 860, [
    [0, 'rgb(255 200 120 / 26%)'],
    [0.45, 'rgb(255 160 90 / 4%)'],
    [1, 'rgb(6 10 36 / 58%)'],
  ])
  glow(paper, LAMP, 420, 0.4)
  yield
  const half = span(frame, 730)
  yield* gates(
    paper,
    frame,
    (off) => {
      const wide = half + off
      return `M${960 - wide},1200V420Q${960 - wide + 60},${132 - off * 0.7} 960,${120 - off * 0.7}Q${960 + wide - 60},${132 - off * 0.7} ${960 + wide},420V1200Z`
    },
    [
      ['#4a4a68', '#26284a'],
      ['#2e2c4c', '#181a36'],
      ['#141430', '#0a0a1c'],
    ],
  )
  barrel(paper, 960 + half - 70, 1110, 0.9)
  barrel(paper, 960 + half + 70, 1140, 1)
  cat(paper, 960 + half - 90, 842, 0.95)
  yield
  sink(paper, frame, [960, 500])
  yield
  grain(paper, whole(frame), 0.16)
}
