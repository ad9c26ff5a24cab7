/** The tavern. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut, hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, ellipse, rect } from '../../../paper/paths'
import { fir, heart, leaf } from '../set/kit'
import { carved, halfOf, hearts, openings } from './framing'
import { barrel, everything, glow, hush, laid, lantern, planks } from './kit'

export function* tavern(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 660)
  const { left, width } = everything(frame)
  planks(
    paper,
    [left, frame.top - 110, width, 900 - frame.top],
    beam(paper, [960, 380], 760, '#e0a05a', '#a86a3a', '#5a3424', '#241416'),
    74,
  )
  yield
  cut(
    paper,
    rect(left, 788, width, 420),
    pour(paper, 788, 960, '#6a4026', '#2a1814', '#0c080a'),
    laid(0.4, 0.5),
  )
  yield
  line(paper, `M${left},826H${left + width}M${left},880H${left + width}`, 'rgb(16 6 8 / 60%)', 3)
  // A window on the wood, and a stove of green tiles.
  hole(paper, rect(590, 270, 190, 220), pour(paper, 270, 490, '#0f3c46', '#2f7a80'), {
    edge: 'rgb(20 8 6 / 90%)',
    depth: 6,
  })
  spot(paper, circle(726, 318, 25), '#f4e8c0')
  for (const [x, high] of [
    [620, 150],
    [664, 110],
    [712, 130],
    [754, 96],
  ] as const)
    spot(paper, fir(x, 488, high, high * 0.24, 6, x), '#07262e')
  line(paper, 'M685,270V490M590,380H780', '#5a3420', 9)
  line(paper, rect(590, 270, 190, 220), '#6a4026', 16)
  for (const x of [546, 802]) {
    planks(paper, [x - (x < 700 ? 44 : 0), 262, 44, 238], '#2f6e58', 22)
    spot(paper, heart(x + (x < 700 ? -22 : 22), 392, 15), '#0f3028')
  }
  yield
  cut(
    paper,
    'M1170,780V330Q1170,300 1200,296V250H1400V296Q1430,300 1430,330V780Z',
    along(
      paper,
      [1170, 0, 1430, 0],
      [
        [0, '#3f8a6a'],
        [0.4, '#2f6e58'],
        [1, '#123a34'],
      ],
    ),
    laid(1.3),
  )
  yield
  let tiles = ''
  for (let y = 350; y < 620; y += 62)
    for (let x = 1190; x < 1400; x += 58) tiles += rect(x, y, 50, 54)
  line(paper, tiles, 'rgb(190 240 200 / 34%)', 2)
  let bosses = ''
  for (let y = 390; y < 640; y += 62)
    for (let x = 1215; x < 1410; x += 58) bosses += heart(x, y, 10)
  spot(paper, bosses, 'rgb(190 240 200 / 34%)')
  hole(
    paper,
    arch(1300, 740, 50, 100),
    beam(paper, [1300, 720], 90, '#fff0b0', '#ff9a40', '#8a2a1c'),
    { edge: 'rgb(20 6 4 / 90%)', depth: 5 },
  )
  yield
  glow(paper, [1300, 700], 220, 0.4, '#ff9a48')
  yield
  // Mugs on a board along the wall.
  cut(paper, rect(1000, 300, 150, 14), '#6a4026', laid(0.9))
  yield
  for (let at = 0; at < 2; at += 1) {
    const x = 1036 + at * 70
    line(paper, `M${x + 18},262q20,2 16,22q-4,12 -16,10`, '#8a94a0', 6)
    cut(
      paper,
      rect(x - 18, 248, 36, 52),
      along(
        paper,
        [x - 18, 0, x + 18, 0],
        [
          [0, '#5a6470'],
          [0.4, '#c4ccd0'],
          [1, '#4a5460'],
        ],
      ),
      laid(0.6),
    )
    spot(paper, heart(x, 288, 9), at % 2 ? '#3a6a8a' : '#a8382e')
  }
  lantern(paper, [960, 420], 1.2, 340)
  glow(paper, [960, 426], 620, 0.55)
  yield
  // The table: a game was going on; one chair lies on the floor, and its hat is on the table.
  cut(
    paper,
    `M${960 - half * 0.66},640H${960 + half * 0.66}L${960 + half * 0.78},690H${960 - half * 0.78}Z`,
    beam(paper, [960, 640], 460, '#f0b468', '#a8683a', '#5a3424'),
    laid(1.4),
  )
  yield
  cut(
    paper,
    rect(960 - half * 0.78, 688, half * 1.56, 22),
    pour(paper, 688, 710, '#8a5430', '#4a2a1c'),
    laid(0.8),
  )
  yield
  cut(
    paper,
    rect(960 - half * 0.6, 710, 40, 220) + rect(960 + half * 0.6 - 40, 710, 40, 220),
    pour(paper, 710, 900, '#6a4026', '#1c1010'),
    laid(0.8),
  )
  yield
  for (const [x, y, turn] of [
    [786, 664, -0.2],
    [830, 668, 0.05],
    [874, 664, 0.25],
  ] as const) {
    const { pen } = paper
    pen.save()
    pen.translate(x, y)
    pen.transform(1, 0, turn, 0.5, 0, 0)
    cut(paper, rect(-17, -25, 34, 50), '#f8ecd0', laid(0.3, 0.8))
    spot(paper, heart(0, 10, 10), '#c8322c')
    pen.restore()
  }
  for (const x of [700, 1090]) {
    line(paper, `M${x + 24},608q24,0 22,24q-4,18 -22,14`, '#8a5a24', 7)
    cut(
      paper,
      rect(x - 24, 592, 48, 68),
      along(
        paper,
        [x - 24, 0, x + 24, 0],
        [
          [0, '#9a6420'],
          [0.4, '#ffd068'],
          [1, '#8a541c'],
        ],
      ),
      laid(0.8),
    )
    cut(
      paper,
      circle(x - 14, 590, 13) + circle(x, 584, 15) + circle(x + 14, 590, 13),
      '#fbf2dc',
      laid(0.4, 0.8),
    )
  }
  cut(paper, leaf([1016, 610], [1052, 548], 11), '#c8382e', laid(0.5, 0.6))
  yield
  cut(
    paper,
    'M926,642Q920,576 956,580Q968,594 982,580Q1018,578 1012,642Z',
    beam(paper, [970, 590], 80, '#5a8a5c', '#23503c'),
    laid(0.8, 0.6),
  )
  yield
  cut(paper, 'M924,628Q968,640 1014,628V642Q968,652 924,642Z', '#7a2a24', laid(0.3, 0.6))
  yield
  cut(paper, ellipse(968, 646, 78, 13), '#2f6448', laid(0.7, 0.7))
  yield
  yield* openings(paper, frame, carved(half, 90))
  hearts(paper, half, 90)
  barrel(paper, [960 + half + 6, 880], 80, 210)
  yield* hush(paper, frame, [960, 520])
}
