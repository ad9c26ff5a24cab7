/** The barn. */
import { beam, line, pour, spot } from '../../../paper/lay'
import type { Frame, Painting } from '../../stage'
import { cut } from '../../../paper/cut'
import { type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import { heart } from '../set/kit'
import { owl } from '../set/owl'
import { TINTS } from '../set/tints'
import { halfOf, openings } from './framing'
import { barrel, evening, everything, glow, hush, laid, lantern, planks } from './kit'

export function* barn(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 690)
  yield* evening(paper, frame, [1010, 300], 560)
  cut(
    paper,
    `M${frame.left - 110},1200V640Q960,600 ${frame.right + 110},640V1200Z`,
    pour(paper, 610, 900, '#2f6a64', '#0c2a30'),
    laid(0.6, 0.4),
  )
  yield
  // The gate of the barn stands open to the night.
  yield* openings(paper, frame, (off) => `M${720 - off},1250V${250 - off}H${1230 + off}V1250Z`, [
    '#9a6034',
  ])
  const { left, top, width } = everything(frame)
  let seams = ''
  for (let x = left; x < left + width; x += 62) if (x < 700 || x > 1230) seams += `M${x},${top}V800`
  line(paper, seams, 'rgb(30 12 8 / 60%)', 3)
  planks(paper, [570, 260, 146, 520], pour(paper, 260, 780, '#8a5530', '#4a2818'), 36)
  yield
  line(paper, 'M576,300L710,500M710,300L576,500', '#4a2818', 16)
  planks(paper, [1234, 260, 146, 520], pour(paper, 260, 780, '#8a5530', '#4a2818'), 36)
  yield
  line(paper, 'M1240,300L1374,500M1374,300L1240,500', '#4a2818', 16)
  yield
  // Beams, and a loft full of hay.
  cut(
    paper,
    polygon([
      [left, 190],
      [left + width, 190],
      [left + width, 236],
      [left, 236],
    ]),
    pour(paper, 190, 236, '#a86c3c', '#5a3420'),
    laid(1.3),
  )
  yield
  cut(paper, `M560,236L640,330h34L600,236ZM1360,236L1280,330h-34L1320,236Z`, '#7a4a2a', laid(0.8))
  yield
  let hay = `M${left},190`
  for (let x = left, at = 0; x < left + width; x += 26, at += 1)
    hay += `L${x},${150 - Math.sin(at * 0.34) * 34 - ((at * 29) % 23)}L${x + 12},${172 - Math.sin(at * 0.34) * 30}`
  cut(paper, `${hay}L${left + width},190Z`, pour(paper, 90, 190, '#e0b050', '#8a5a24'), {
    ...laid(0.8, 0.6),
    rimWidth: 1,
  })
  yield
  lantern(paper, [830, 400], 1.25, 120)
  glow(paper, [830, 404], 640, 0.62)
  yield
  // A floor of straw, a ladder, and in the light a small horse on wheels.
  cut(
    paper,
    `M${left},1200V770Q960,746 ${left + width},770V1200Z`,
    beam(paper, [860, 740], 700, '#e0ae58', '#8a5a2c', '#2c1a14', '#100a0c'),
    laid(0.8),
  )
  yield
  let straw = ''
  for (let at = 0; at < 90; at += 1) {
    const [x, y] = [left + ((at * 733) % width), 780 + ((at * 71) % 150)]
    straw += `M${x},${y}l${24 + (at % 5) * 9},${((at % 7) - 3) * 4}`
  }
  line(paper, straw, 'rgb(255 220 130 / 45%)', 2.6)
  yield
  for (const [colour, wide] of [
    ['#1c0e0a', 17],
    ['#8a5630', 11],
  ] as const)
    line(
      paper,
      'M1424,800L1466,236M1500,800L1532,236M1428,740H1503M1433,660H1508M1439,580H1512M1445,500H1517M1451,420H1521M1457,340H1526',
      colour,
      wide,
    )
  yield
  cut(paper, rect(960, 748, 190, 13), '#3a6a8a', laid(0.9, 0.6))
  yield
  cut(
    paper,
    'M978,748L986,680Q974,650 996,630H1068Q1078,600 1084,560L1078,546L1094,550L1100,538L1110,554Q1136,568 1146,594L1134,606Q1116,598 1108,610Q1112,660 1104,690L1118,748H1096L1084,700H1014L1002,748Z',
    beam(paper, [1010, 600], 170, '#f6e6c4', '#d8a870', '#8a5a40'),
    laid(1),
  )
  yield
  cut(
    paper,
    'M1076,552Q1054,600 1052,640L1068,632Q1076,604 1086,574ZM994,636Q966,650 970,700L984,694Q984,664 1000,646Z',
    '#c8382e',
    laid(0.4, 0.6),
  )
  yield
  cut(paper, rect(1012, 626, 46, 30) + heart(1036, 680, 12), '#2f6a8a', laid(0.4, 0.6))
  yield
  spot(paper, circle(1112, 574, 4), '#1c0f12')
  for (const x of [986, 1124])
    cut(paper, circle(x, 772, 22) + circle(x, 772, 8), '#c8382e', {
      ...laid(0.7, 0.7),
      rule: 'evenodd',
    })
  yield
  owl(paper, TINTS.dusk, 1180, 192, 92)
  yield* openings(
    paper,
    frame,
    (off) =>
      `M${960 - half - off},1250V${380 - off}L${960 - half * 0.72 - off},${150 - off}L960,${44 - off}L${960 + half * 0.72 + off},${150 - off}L${960 + half + off},${380 - off}V1250Z`,
    ['#8a5630', '#4a2c1c', '#160d0e'],
  )
  barrel(paper, [960 - half + 50, 880], 72, 190)
  yield* hush(paper, frame, [930, 540])
}
