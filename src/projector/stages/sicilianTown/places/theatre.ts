/** A stage before its public comes: a painted castle, a lamp from above, and a mandolin on a stool. */
import { drawnAt, line, pour, spot } from '../../../paper/lay'
import { cut, hole } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { beam, fill, glow, laid, sink, tinge, whole, type Point } from './things/tools'
import { house } from './things/house'

const LAMP: Point = [960, 190]
const FLAT = laid(1.1, 0.5, '#200818')

/** The back cloth and the flats before it: a night with a castle and a sea of three boards. */
function* scenery(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, beam(paper, 960, 430, 700, '#f2c47a', '#c8744e', '#6a3050', '#2a1638'))
  for (let ray = 0; ray < 32; ray += 2) {
    const [one, other] = [(ray * Math.PI) / 16, ((ray + 0.9) * Math.PI) / 16]
    spot(
      paper,
      polygon([
        [960, 470],
        [960 + Math.cos(one) * 1100, 470 + Math.sin(one) * 1100],
        [960 + Math.cos(other) * 1100, 470 + Math.sin(other) * 1100],
      ]),
      'rgb(255 226 160 / 12%)',
    )
  }
  yield
  cut(paper, circle(1190, 300, 64), beam(paper, 1180, 290, 70, '#fffbe8', '#ffe2a0'), {
    shadow: { y: 0, blur: 24, colour: 'rgb(255 236 180 / 80%)' },
    rim: '#fffdf0',
  })
  // A castle on its rock.
  cut(
    paper,
    'M560,690L600,560L680,520L720,470H900L950,540L1040,590L1090,690Z',
    pour(paper, 470, 690, '#8a4a4c', '#54263c'),
    FLAT,
  )
  for (const [x, width, top] of [
    [640, 62, 380],
    [716, 96, 320],
    [820, 70, 390],
    [888, 50, 440],
  ] as const) {
    let wall = `M${x},560V${top}`
    const teeth = Math.round(width / 16)
    const tooth = width / (teeth * 2 - 1)
    for (let at = 0; at < teeth; at += 1)
      wall += `v-14h${tooth}v14${at < teeth - 1 ? `h${tooth}` : ''}`
    cut(
      paper,
      `${wall}V560Z`,
      along(
        paper,
        [x, 0, x + width, 0],
        [
          [0, '#6a3448'],
          [1, '#a85c50'],
        ],
      ),
      FLAT,
    )
    for (let y = top + 50; y < 500; y += 62)
      hole(paper, arch(x + width / 2, y, 8, 32), '#ffd88a', { edge: 'rgb(60 14 30 / 90%)' })
    yield
  }
  for (const [x, top, colour] of [
    [671, 366, '#c4302a'],
    [764, 306, '#e2a233'],
    [855, 376, '#2f6690'],
  ] as const) {
    line(paper, `M${x},${top}v-60`, '#2a1020', 3)
    cut(paper, `M${x + 1},${top - 58}q22,-8 44,2q-12,8 -6,20q-20,-6 -38,2Z`, colour, FLAT)
  }
  // Waves on three boards, and the back of a sea monster between them.
  for (const [at, colour] of ['#3f7a8a', '#2c5a74', '#1e3f5a'].entries()) {
    const y = 606 + at * 34
    let wave = `M300,800V${y}`
    for (let x = 300; x < 1620; x += 66) wave += `c14,-34 40,-34 46,-10c-16,-8 -22,6 20,10`
    cut(paper, `${wave}V800Z`, colour, { ...FLAT, rim: 'rgb(255 240 200 / 60%)' })
    if (at === 0) {
      const green = pour(paper, 540, 660, '#7a9a4a', '#2f5a3c')
      cut(
        paper,
        'M1150,680Q1160,590 1216,586Q1270,590 1280,680ZM1300,680Q1306,616 1344,612Q1384,618 1390,680Z',
        green,
        FLAT,
      )
      cut(
        paper,
        'M1092,690Q1070,600 1030,580Q1000,590 976,574Q1006,560 1030,546Q1056,528 1090,548Q1132,580 1136,690Z',
        green,
        FLAT,
      )
      spot(paper, 'M1180,592l10,-22l12,20M1228,588l12,-20l10,24M1096,556l16,-16l4,26', '#c4302a')
      spot(paper, circle(1056, 556, 6), '#fff4dc')
      spot(paper, circle(1054, 557, 2.8), '#1c1018')
    }
    yield
  }
}

function* boards(paper: Paper): Painting {
  cut(
    paper,
    'M240,1190V770Q960,742 1680,770V1190Z',
    pour(paper, 750, 900, '#c07a46', '#7a4234', '#2a141e'),
    {
      shadow: { y: -5, blur: 16, colour: 'rgb(30 6 20 / 60%)' },
      rim: 'rgb(255 220 160 / 60%)',
      rimWidth: 1.8,
    },
  )
  for (let board = -8; board <= 8; board += 1)
    line(paper, `M${960 + board * 80},756L${960 + board * 150},1090`, 'rgb(40 12 20 / 40%)', 2)
  spot(
    paper,
    ellipse(960, 810, 270, 46),
    beam(
      paper,
      960,
      810,
      270,
      'rgb(255 232 160 / 85%)',
      'rgb(255 200 110 / 40%)',
      'rgb(255 180 90 / 0%)',
    ),
  )
  yield
  // The stool, and what leans on it.
  spot(paper, ellipse(960, 826, 92, 15), 'rgb(40 8 24 / 55%)')
  cut(
    paper,
    'M884,700L872,824H884L902,700ZM1036,700L1048,824H1036L1018,700ZM952,700V832H968V700Z',
    '#5c3022',
    laid(),
  )
  line(paper, 'M880,770H1040', '#5c3022', 7)
  cut(paper, ellipse(960, 698, 92, 17), beam(paper, 950, 690, 100, '#e8b070', '#9a5a38'), laid())
  drawnAt(
    paper,
    [964, 634],
    2.35,
    () => {
      const wood = laid(0.5, 0.7)
      cut(
        paper,
        'M-3,-72H3L4,-14Q26,-6 23,12Q16,34 0,34Q-16,34 -23,12Q-26,-6 -4,-14Z',
        along(
          paper,
          [-24, 0, 24, 0],
          [
            [0, '#8a4420'],
            [0.4, '#e29a4c'],
            [1, '#7a381c'],
          ],
        ),
        wood,
      )
      cut(paper, 'M-6,-88H6L4,-70H-4Z', '#4a2016', wood)
      cut(paper, circle(0, 4, 8), '#2a0f14', wood)
      line(paper, circle(0, 4, 10), '#f0cc7a', 1)
      line(paper, 'M-1.8,-74V22M0,-74V22M1.8,-74V22', 'rgb(255 236 190 / 80%)', 0.5)
      cut(paper, rect(-9, 20, 18, 3), '#4a2016', wood)
    },
    0.2,
  )
}

export function* theatre(paper: Paper, frame: Frame): Painting {
  yield* scenery(paper, frame)
  yield* boards(paper)
  spot(
    paper,
    polygon([
      [LAMP[0] - 26, 60],
      [LAMP[0] + 26, 60],
      [1220, 812],
      [700, 812],
    ]),
    pour(
      paper,
      60,
      812,
      'rgb(255 236 180 / 42%)',
      'rgb(255 220 150 / 16%)',
      'rgb(255 210 140 / 4%)',
    ),
  )
  yield
  tinge(paper, frame, [960, 640], 820, [
    [0, 'rgb(255 210 130 / 24%)'],
    [0.4, 'rgb(255 160 90 / 6%)'],
    [1, 'rgb(22 4 30 / 66%)'],
  ])
  glow(paper, [960, 660], 330, 0.3)
  yield
  yield* house(paper, frame)
  sink(paper, frame, [960, 520])
  yield
  grain(paper, whole(frame), 0.16)
}
