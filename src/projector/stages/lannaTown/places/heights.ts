/** The station, and what is above the roofs. */
import { cut } from '../set/kit/lay'
import { around, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { chedi } from '../set/chedi'
import { lantern, shine, skyLantern } from '../set/kit/lanterns'
import { flame, horn, lotus, seed } from '../set/kit/ornament'
import { EDGE, NIGHT, closing, night, opening, sheet } from './kit'
import { BLUE, hills, moon } from './scenery'

export function* station(paper: Paper, frame: Frame): Painting {
  night(paper, frame, BLUE, 50)
  sheet(paper, hills(500, 110), 400, 640, '#2a2c70', '#6a4f90')
  yield
  // The train: one long carriage with its windows lit.
  sheet(
    paper,
    'M180,700V470Q180,440 220,440H1740Q1780,440 1780,470V700Z',
    440,
    700,
    '#8a3a4a',
    '#3a1838',
  )
  cut(paper, rect(180, 474, 1600, 12) + rect(180, 628, 1600, 12), '#e0a84a', EDGE)
  const { pen } = paper
  for (let x = 230; x < 1740; x += 122) {
    if (Math.abs(x + 44 - 960) < 130) continue
    cut(
      paper,
      rect(x, 508, 88, 96),
      around(
        paper,
        [x + 44, 556, 90],
        [
          [0, '#ffe9b0'],
          [1, '#d9823f'],
        ],
      ),
      EDGE,
    )
    pen.fillStyle = 'rgb(110 40 40 / 70%)'
    pen.fill(new Path2D(rect(x, 508, 88, 14) + rect(x + 42, 508, 4, 96)))
  }
  yield
  // The roof over the platform, and its clock.
  sheet(
    paper,
    `M-700,330V250H700L960,120L1220,250H2620V330L1240,318L960,190L680,318Z`,
    120,
    330,
    '#5a3060',
    '#241a4a',
  )
  cut(
    paper,
    horn(960, 124, 74, 0) + horn(700, 254, 50, -1) + horn(1220, 254, 50, 1),
    '#e0a84a',
    EDGE,
  )
  for (const x of [330, 640, 1280, 1590])
    sheet(
      paper,
      `M${x - 13},320H${x + 13}V760H${x - 13}Z M${x - 70},322Q${x - 16},330 ${x - 13},400H${x + 13}Q${x + 16},330 ${x + 70},322Z`,
      320,
      760,
      '#6a3a52',
      '#1c1238',
    )
  yield
  shine(paper, 960, 440, 420, '#ffd27a', 0.7)
  pen.strokeStyle = '#1c1238'
  pen.lineWidth = 10
  pen.stroke(new Path2D('M960,210V330'))
  cut(paper, lotus([960, 450], [132, 132], 24, 0.14), '#c98a3c', EDGE)
  cut(
    paper,
    circle(960, 450, 116),
    around(
      paper,
      [960, 450, 120],
      [
        [0, '#fffbe6'],
        [0.7, '#ffeab4'],
        [1, '#e9b45a'],
      ],
    ),
    EDGE,
  )
  pen.fillStyle = '#3a1628'
  pen.fill(
    new Path2D(
      Array.from({ length: 12 }, (_, hour) =>
        seed(
          960 + Math.sin(hour * 0.5236) * 92,
          450 - Math.cos(hour * 0.5236) * 92,
          hour % 3 ? 4 : 7,
          hour % 3 ? 7 : 12,
        ),
      ).join(''),
    ),
  )
  cut(
    paper,
    flame(960, 450, -2.1, 62, 16) + flame(960, 450, -0.9, 88, 12) + circle(960, 450, 9),
    '#4a1c30',
    EDGE,
  )
  yield
  for (const [index, x] of [430, 540, 1380, 1490].entries())
    lantern(paper, x, 336, 46, index, NIGHT)
  sheet(paper, rect(-700, 700, 3400, 500), 700, 960, '#8a5a70', '#120b28')
  cut(paper, rect(-700, 716, 3400, 9), '#e9b04a', EDGE)
  sheet(
    paper,
    'M1080,640H1190Q1198,640 1198,650V742H1072V650Q1072,640 1080,640Z',
    640,
    742,
    '#c98a4a',
    '#7a3a30',
  )
  cut(
    paper,
    'M1112,640V622Q1112,614 1122,614H1148Q1158,614 1158,622V640H1150V624H1120V640Z' +
      rect(1092, 640, 12, 102) +
      rect(1166, 640, 12, 102),
    '#4a1c2c',
    EDGE,
  )
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 480])
}

/** A roof with its tiles and its crossed boards. */
function roofTop(
  paper: Paper,
  x: number,
  ridge: number,
  half: number,
  from: string,
  to: string,
): void {
  sheet(
    paper,
    `M${x},${ridge}Q${x + half * 0.4},${ridge + half * 0.62} ${x + half},${ridge + half * 0.8}V1120H${x - half}V${ridge + half * 0.8}Q${x - half * 0.4},${ridge + half * 0.62} ${x},${ridge}Z`,
    ridge,
    ridge + half,
    from,
    to,
  )
  let tiles = ''
  for (let row = 1; row < 14; row += 1) {
    const y = ridge + row * half * 0.075
    const reach = half * Math.min(0.94, row * 0.066)
    for (let tile = -reach; tile < reach; tile += 24) tiles += `M${x + tile},${y}q12,12 24,0`
  }
  paper.pen.strokeStyle = 'rgb(10 4 30 / 45%)'
  paper.pen.lineWidth = 2
  paper.pen.stroke(new Path2D(tiles))
  cut(
    paper,
    flame(x - 14, ridge + 16, -1.0, 62, 13, 4) + flame(x + 14, ridge + 16, -2.14, 62, 13, -4),
    '#e0a84a',
    EDGE,
  )
}

export function* roofs(paper: Paper, frame: Frame): Painting {
  night(paper, frame, BLUE, 90)
  moon(paper, 1370, 300, 104)
  yield
  sheet(
    paper,
    'M-700,900V600Q-100,560 240,440Q460,330 620,350Q800,420 960,560Q1200,620 1500,560Q1900,500 2700,600V900Z',
    340,
    700,
    '#343886',
    '#6a5496',
  )
  shine(paper, 586, 320, 130, '#ffc46a', 0.7)
  chedi(paper, 586, 352, 30, 84, NIGHT)
  yield
  for (const [x, y, size] of [
    [300, 250, 60],
    [420, 170, 44],
    [760, 220, 52],
    [880, 130, 36],
    [1180, 200, 40],
    [1560, 190, 54],
    [1640, 330, 40],
    [1040, 330, 46],
    [720, 380, 34],
    [1240, 410, 30],
    [860, -180, 70],
    [1120, -320, 60],
    [760, -460, 54],
    [1010, -600, 46],
  ] as const) {
    if (y < frame.top + 60) continue
    skyLantern(paper, x, y, size, 0.95)
  }
  yield
  roofTop(paper, 330, 520, 360, '#5a3060', '#1f1644')
  roofTop(paper, 1620, 500, 380, '#5a3060', '#1f1644')
  yield
  roofTop(paper, 1180, 600, 340, '#6a3452', '#22163f')
  roofTop(paper, 730, 590, 350, '#7a3a50', '#26173f')
  yield
  // A kite that nobody holds.
  const { pen } = paper
  shine(paper, 960, 420, 260, '#ffc46a', 0.6)
  cut(
    paper,
    'M960,310L1050,410L960,540L870,410Z',
    around(
      paper,
      [960, 420, 150],
      [
        [0, '#fff0b8'],
        [0.5, '#f08a4a'],
        [1, '#b83444'],
      ],
    ),
    EDGE,
  )
  pen.strokeStyle = '#5a1830'
  pen.lineWidth = 4
  pen.stroke(new Path2D('M960,310V540M870,410H1050'))
  pen.fillStyle = '#fff6d4'
  pen.fill(
    new Path2D(
      seed(925, 378, 12, 16) +
        seed(995, 378, 12, 16) +
        flame(940, 430, 1.9, 46, 18) +
        flame(980, 430, 1.24, 46, 18),
    ),
  )
  pen.strokeStyle = '#f6cf86'
  pen.lineWidth = 5
  pen.stroke(new Path2D('M960,540q46,40 6,76t12,74'))
  cut(
    paper,
    [
      [984, 584],
      [966, 640],
    ]
      .map(([x = 0, y = 0]) => `M${x},${y}l-24,-13v26ZM${x},${y}l24,-13v26Z`)
      .join(''),
    '#e0566a',
    EDGE,
  )
  yield
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 450])
}
