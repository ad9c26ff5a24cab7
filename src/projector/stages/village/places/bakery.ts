/** The bakery. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut, hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import { heart } from '../set/kit'
import { halfOf, openings } from './framing'
import { glow, hush, laid, planks } from './kit'
import { stones } from './stones'

export function* bakery(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 650)
  stones(paper, frame, [960, 430], ['#f0c07a', '#c07a48', '#6a3a30', '#201418'])
  yield
  // The oven: a bow of brick with the fire behind the loaves.
  cut(
    paper,
    'M700,780V420Q700,180 960,180Q1220,180 1220,420V780Z',
    beam(paper, [960, 520], 420, '#d87a44', '#94482f', '#4a2620'),
    laid(1.3),
  )
  yield
  let bricks = ''
  for (let at = 0; at <= 14; at += 1) {
    const angle = Math.PI + (at * Math.PI) / 14
    bricks += `M${960 + Math.cos(angle) * 176},${470 + Math.sin(angle) * 176}L${960 + Math.cos(angle) * 250},${470 + Math.sin(angle) * 262}`
  }
  line(paper, bricks, 'rgb(50 14 10 / 60%)', 4)
  hole(
    paper,
    'M790,610V480Q790,310 960,310Q1130,310 1130,480V610Z',
    beam(paper, [960, 560], 260, '#fff4b8', '#ffb84c', '#e06a2c', '#6a1f1a'),
    { edge: 'rgb(40 8 4 / 90%)', depth: 9 },
  )
  yield
  const loaf = (x: number, y: number, size: number): void => {
    cut(
      paper,
      `M${x - 44 * size},${y}Q${x - 50 * size},${y - 46 * size} ${x},${y - 48 * size}Q${x + 50 * size},${y - 46 * size} ${x + 44 * size},${y}Z`,
      beam(paper, [x, y - 36 * size], 60 * size, '#f0bc6a', '#b06c30', '#6a3a1c'),
      laid(0.5, 0.6),
    )
    line(
      paper,
      `M${x - 20 * size},${y - 34 * size}l${10 * size},${20 * size}M${x - 2 * size},${y - 40 * size}l${10 * size},${22 * size}M${x + 18 * size},${y - 36 * size}l${8 * size},${18 * size}`,
      'rgb(255 236 190 / 75%)',
      4 * size,
    )
  }
  for (const x of [860, 960, 1060]) loaf(x, 606, 0.86)
  cut(paper, rect(740, 606, 440, 26), '#8a5238', laid(1, 0.7))
  yield
  glow(paper, [960, 500], 560, 0.45, '#ffae54')
  yield
  // Shelves with bread at both sides.
  for (const side of [-1, 1])
    for (const y of [330, 460, 590]) {
      const x = 960 + side * (half * 0.73)
      for (const off of [-50, 34]) loaf(x + off, y, 0.72)
      cut(paper, rect(x - 120, y, 240, 13), '#6a3c22', laid(0.9))
    }
  yield
  // Pretzels on a pole above; below, on the table, one loaf is cut and a key lies in it.
  line(paper, 'M690,236H1230', '#4a2818', 10)
  for (const x of [720, 800, 1120, 1200]) {
    const knot = `M${x - 12},${296}Q${x - 40},264 ${x - 30},246Q${x - 18},230 ${x - 2},252L${x + 18},286M${x + 12},296Q${x + 40},264 ${x + 30},246Q${x + 18},230 ${x + 2},252L${x - 18},286M${x - 12},296Q${x},304 ${x + 12},296`
    line(paper, knot, '#3a1a0c', 15)
    line(paper, knot, '#b8682c', 10)
    line(paper, knot, 'rgb(255 220 160 / 45%)', 2.4)
  }
  yield
  cut(
    paper,
    `M${960 - half},690H${960 + half}V1200H${960 - half}Z`,
    pour(paper, 690, 940, '#c88a4e', '#6a3c22', '#1c100e'),
    laid(1.4),
  )
  yield
  cut(paper, rect(960 - half, 682, half * 2, 26), '#e0a866', laid(0.9, 0.7))
  yield
  let flour = ''
  for (let at = 0; at < 60; at += 1)
    flour += circle(760 + ((at * 173) % 420), 684 + ((at * 31) % 20), 1.4 + (at % 3))
  spot(paper, `${ellipse(960, 694, 230, 9)}${flour}`, 'rgb(255 250 232 / 65%)')
  cut(
    paper,
    'M850,688Q836,606 930,598L938,688Z',
    beam(paper, [900, 620], 100, '#f4c070', '#b06c30', '#7a4420'),
    laid(0.9, 0.6),
  )
  yield
  cut(
    paper,
    'M986,688L996,598Q1090,606 1076,688Z',
    beam(paper, [1020, 620], 100, '#f4c070', '#b06c30', '#7a4420'),
    laid(0.9, 0.6),
  )
  yield
  cut(
    paper,
    'M930,598Q950,640 938,688H926Q930,640 930,598ZM996,598Q976,640 986,688H998Q992,640 996,598Z',
    '#fbe9c4',
    laid(0.3, 0.7),
  )
  yield
  cut(
    paper,
    `${circle(962, 630, 20)}${circle(962, 630, 10)}${rect(957, 648, 10, 44)}${rect(966, 668, 16, 7)}${rect(966, 681, 12, 7)}`,
    '#e8c060',
    { ...laid(0.8, 0.9), rule: 'evenodd' },
  )
  yield
  glow(paper, [962, 650], 150, 0.4, '#ffdc8a')
  yield
  yield* openings(
    paper,
    frame,
    (off) => `M${960 - half - off},1250V${150 - off}H${960 + half + off}V1250Z`,
  )
  // The shutters of the shop, and its sign.
  for (const side of [-1, 1]) {
    const x = side < 0 ? 960 - half - 176 : 960 + half + 36
    planks(
      paper,
      [x, 140, 140, 640],
      along(
        paper,
        [x, 0, x + 140, 0],
        [
          [0, side < 0 ? '#12342c' : '#3f8066'],
          [1, side < 0 ? '#3f8066' : '#12342c'],
        ],
      ),
      35,
    )
    hole(
      paper,
      heart(x + 70, 440, 34) + heart(x + 70, 250, 16) + heart(x + 70, 640, 16),
      '#c87a3a',
      { edge: 'rgb(8 4 6 / 90%)' },
    )
  }
  yield* hush(paper, frame, [960, 520])
}
