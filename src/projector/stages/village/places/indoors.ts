/** Places under a roof: the smithy, the barn, the tavern, the bakery. */
import { cut, hole } from '../../../paper/cut'
import { along, type Paper } from '../../../paper/paper'
import { arch, circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { fir, heart, leaf } from '../set/kit'
import { owl } from '../set/owl'
import { TINTS } from '../set/tints'
import {
  barrel,
  carved,
  evening,
  everything,
  glow,
  halfOf,
  hearts,
  hush,
  laid,
  lantern,
  line,
  openings,
  planks,
  pour,
  shine,
  spot,
} from './kit'

/** A horseshoe, open downwards. */
const shoe = (x: number, y: number, size: number): string =>
  `M${x - size * 0.7},${y}C${x - size * 1.5},${y - size * 2.3} ${x + size * 1.5},${y - size * 2.3} ${x + size * 0.7},${y}L${x + size * 0.36},${y}C${x + size * 0.8},${y - size * 1.6} ${x - size * 0.8},${y - size * 1.6} ${x - size * 0.36},${y}Z`

/** A wall of rough stone. @param light where it comes from */
function stones(
  paper: Paper,
  frame: Frame,
  light: readonly [number, number],
  colours: readonly string[],
): void {
  const { left, top, width, height } = everything(frame)
  cut(paper, rect(left, top, width, height), shine(paper, light, 860, ...colours), {
    shadow: null,
    rim: null,
  })
  let seams = ''
  for (let y = top, at = 0; y < 780; y += 58, at += 1)
    for (let x = left + (at % 2) * 60; x < left + width; x += 118)
      seams += `M${x + 6},${y + 5}h${98 - ((at * 7) % 12)}q8,2 8,10v30q0,10 -10,10h-92q-10,0 -10,-10v-30q0,-8 4,-10Z`
  line(paper, seams, 'rgb(6 6 10 / 40%)', 2.4)
}

export function* smithy(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 660)
  stones(paper, frame, [960, 470], ['#c86a34', '#7a3f2c', '#38262a', '#141720'])
  yield
  // The hearth under its hood.
  cut(
    paper,
    'M760,420L850,140H1070L1160,420Z',
    shine(paper, [960, 470], 380, '#a8542c', '#4a2a28', '#1c1a22'),
    laid(1.3),
  )
  yield
  cut(paper, rect(740, 410, 440, 34), '#5a3428', laid(0.9, 0.7))
  yield
  hole(
    paper,
    rect(780, 444, 360, 150),
    shine(paper, [960, 570], 230, '#fff2b4', '#ffb648', '#e0602a', '#6a1f1c'),
    { edge: 'rgb(30 6 4 / 90%)', depth: 8 },
  )
  yield
  for (const [x, y, high, wide, colour] of [
    [880, 596, 90, 26, '#f0702c'],
    [1040, 596, 96, 26, '#f0702c'],
    [960, 596, 130, 36, '#ff9a3c'],
    [920, 596, 84, 22, '#ffd068'],
    [1000, 596, 80, 22, '#ffd068'],
    [960, 596, 78, 20, '#fff4c0'],
  ] as const)
    spot(
      paper,
      `M${x - wide},${y}C${x - wide * 1.2},${y - high * 0.5} ${x - wide * 0.2},${y - high * 0.5} ${x},${y - high}C${x + wide * 0.3},${y - high * 0.6} ${x + wide * 1.2},${y - high * 0.4} ${x + wide},${y}Z`,
      colour,
    )
  cut(paper, rect(700, 592, 520, 180), pour(paper, 592, 770, '#7a4630', '#2a1c20'), laid(1.2))
  yield
  line(
    paper,
    'M700,640H1220M700,694H1220M780,592v48M900,592v48M1020,592v48M1140,592v48M840,640v54M960,640v54M1080,640v54',
    'rgb(14 6 8 / 50%)',
    2.6,
  )
  glow(paper, [960, 540], 620, 0.5, '#ff9a48')
  yield
  // What hangs at the wall: shoes, and tongs.
  line(paper, `M${960 - half + 40},250H730M1190,250H${960 + half - 40}`, '#2a1814', 12)
  let iron = ''
  for (let at = 0; at < 3; at += 1)
    iron += shoe(960 - half + 110 + at * 92, 340, 32) + shoe(1250 + at * 92, 340, 32)
  cut(paper, iron, '#4a4248', laid(0.8, 0.6))
  yield
  line(
    paper,
    'M1300,380L1330,520M1330,380L1300,520M1300,520q-10,26 6,40M1330,520q10,26 -6,40',
    '#3c3438',
    8,
  )
  // Bellows.
  cut(
    paper,
    polygon([
      [600, 560],
      [430, 500],
      [410, 590],
      [430, 680],
      [600, 600],
    ]),
    along(
      paper,
      [410, 0, 600, 0],
      [
        [0, '#3a1c14'],
        [1, '#9a5a34'],
      ],
    ),
    laid(1),
  )
  yield
  line(paper, 'M560,548L556,612M510,530L504,640M460,512L452,664', 'rgb(20 8 8 / 60%)', 5)
  line(paper, 'M600,580H720', '#2a2024', 16)
  yield
  // The anvil, and on it one shoe that still glows.
  cut(
    paper,
    'M900,900L916,780H1020L1036,900Z',
    pour(paper, 780, 900, '#5a3420', '#1c100e'),
    laid(1),
  )
  yield
  cut(
    paper,
    'M820,690H1090Q1120,690 1130,700Q1090,732 1040,736Q1010,748 1016,780H916Q922,748 890,738Q850,724 820,690Z',
    pour(paper, 690, 780, '#7a6a6c', '#241e26'),
    laid(1.3, 0.7),
  )
  yield
  cut(paper, shoe(960, 688, 44), shine(paper, [960, 640], 60, '#fff6c8', '#ffb04a', '#f0622c'), {
    shadow: { y: 0, blur: 24, colour: 'rgb(255 140 50 / 90%)' },
    rim: '#fff2c0',
  })
  glow(paper, [960, 640], 210, 0.5, '#ff8a3c')
  yield
  let sparks = ''
  for (let at = 0; at < 28; at += 1)
    sparks += circle(
      960 + Math.sin(at * 2.4) * (40 + at * 9),
      600 - ((at * 67) % 330),
      1.6 + (at % 3),
    )
  spot(paper, sparks, 'rgb(255 206 110 / 85%)')
  yield
  yield* openings(
    paper,
    frame,
    (off) =>
      `M${960 - half - off},1250V${430 - off}C${960 - half - off},${40 - off} ${960 + half + off},${40 - off} ${960 + half + off},${430 - off}V1250Z`,
    ['#6a4a3c', '#382a2a', '#15131a'],
  )
  barrel(paper, [960 - half + 20, 900], 74, 200)
  yield* hush(paper, frame, [960, 540])
}

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
    shine(paper, [860, 740], 700, '#e0ae58', '#8a5a2c', '#2c1a14', '#100a0c'),
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
    shine(paper, [1010, 600], 170, '#f6e6c4', '#d8a870', '#8a5a40'),
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

export function* tavern(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 660)
  const { left, width } = everything(frame)
  planks(
    paper,
    [left, frame.top - 110, width, 900 - frame.top],
    shine(paper, [960, 380], 760, '#e0a05a', '#a86a3a', '#5a3424', '#241416'),
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
    shine(paper, [1300, 720], 90, '#fff0b0', '#ff9a40', '#8a2a1c'),
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
    shine(paper, [960, 640], 460, '#f0b468', '#a8683a', '#5a3424'),
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
    shine(paper, [970, 590], 80, '#5a8a5c', '#23503c'),
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

export function* bakery(paper: Paper, frame: Frame): Painting {
  const half = halfOf(frame, 650)
  stones(paper, frame, [960, 430], ['#f0c07a', '#c07a48', '#6a3a30', '#201418'])
  yield
  // The oven: a bow of brick with the fire behind the loaves.
  cut(
    paper,
    'M700,780V420Q700,180 960,180Q1220,180 1220,420V780Z',
    shine(paper, [960, 520], 420, '#d87a44', '#94482f', '#4a2620'),
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
    shine(paper, [960, 560], 260, '#fff4b8', '#ffb84c', '#e06a2c', '#6a1f1a'),
    { edge: 'rgb(40 8 4 / 90%)', depth: 9 },
  )
  yield
  const loaf = (x: number, y: number, size: number): void => {
    cut(
      paper,
      `M${x - 44 * size},${y}Q${x - 50 * size},${y - 46 * size} ${x},${y - 48 * size}Q${x + 50 * size},${y - 46 * size} ${x + 44 * size},${y}Z`,
      shine(paper, [x, y - 36 * size], 60 * size, '#f0bc6a', '#b06c30', '#6a3a1c'),
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
    shine(paper, [900, 620], 100, '#f4c070', '#b06c30', '#7a4420'),
    laid(0.9, 0.6),
  )
  yield
  cut(
    paper,
    'M986,688L996,598Q1090,606 1076,688Z',
    shine(paper, [1020, 620], 100, '#f4c070', '#b06c30', '#7a4420'),
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
