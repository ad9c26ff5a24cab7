/** The reed hut: somebody has laid the table for two and left by the window side; the candle is still burning. */
import { beam, drawnAt, line, pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { torn } from '../set/edges'
import { TINTS } from '../set/tints'
import { blade, reeds } from '../wash/brush'
import { glow, tinge } from '../wash/lay'
import { bend, dried, tear, type Point } from '../wash/torn'
import { gate, settle, span, whole } from './things/scene'

const DUSK = TINTS.dusk
const NIGHT = TINTS.night

/** Walls of upright reed, tied with withes. */
function* walls(paper: Paper, frame: Frame): Painting {
  const box = whole(frame)
  paper.pen.fillStyle = beam(paper, [1010, 520], 900, '#b5742f', '#7c4a22', '#40271a', '#1c130f')
  paper.pen.fillRect(box.left, box.top, box.width, box.height)
  yield
  const next = chance(19)
  let [dark, light] = ['', '']
  for (let x = box.left; x < box.left + box.width; x += 11) {
    const stalk = blade(x + next() * 6, 900, 1020 + next() * 60, (next() - 0.5) * 26, 9)
    if (next() < 0.6) dark += stalk
    else light += stalk
  }
  spot(paper, dark, seen('#1a0f0a', 0.38))
  spot(paper, light, seen('#f0b45e', 0.15))
  yield
  for (const y of [210, 470, 720]) {
    line(paper, `M${box.left},${y}Q960,${y + 16} ${box.left + box.width},${y - 4}`, '#2a1a10', 16)
    line(
      paper,
      `M${box.left},${y - 4}Q960,${y + 12} ${box.left + box.width},${y - 8}`,
      seen('#e0a04a', 0.5),
      3,
    )
    let ties = ''
    for (let x = box.left; x < box.left + box.width; x += 96)
      ties += `M${x},${y - 12}l12,30M${x + 12},${y - 12}l-12,30`
    line(paper, ties, seen('#d8b070', 0.6), 3)
    yield
  }
}

/** A window on the marsh by night. */
function* outlook(paper: Paper): Painting {
  const frame: readonly Point[] = bend(
    [
      [486, 560],
      [480, 300],
      [500, 262],
      [700, 256],
      [722, 296],
      [716, 560],
    ],
    false,
    18,
  )
  tear(paper, frame, pour(paper, 256, 560, NIGHT.sky[1], NIGHT.sky[2], '#3d8480'), {
    ...torn(NIGHT, 771, '#4a2f1c', 0),
    core: '#8a5a2c',
    bite: 16,
    rough: 4,
  })
  const { pen } = paper
  pen.save()
  pen.beginPath()
  pen.rect(496, 270, 210, 284)
  pen.clip()
  glow(paper, [640, 350], 190, '#d8ffe8', 0.6)
  spot(paper, circle(648, 344, 30), '#f0f8dc')
  spot(paper, 'M470,520Q560,470 640,488T730,480V570H470Z', NIGHT.far[1])
  spot(
    paper,
    reeds({ from: 480, to: 720, y: 566, height: 110, count: 34, seed: 91, foot: 4, tails: 5 }),
    NIGHT.ink,
  )
  for (const [x, y] of [
    [548, 456],
    [596, 480],
  ] as const) {
    glow(paper, [x, y], 60, '#9dffc8', 0.8)
    spot(paper, circle(x, y, 4), '#f2ffe6')
  }
  pen.restore()
  line(paper, 'M602,262V560M486,410H718', '#3a2415', 11)
  line(paper, 'M599,262V560M486,407H718', seen('#ffcb7a', 0.4), 2)
  line(paper, 'M462,568H742', '#4a2f1a', 20)
  line(paper, 'M462,560H742', seen('#ffcb7a', 0.5), 2)
  yield
}

/** What hangs below the beam. */
function* hung(paper: Paper): Painting {
  line(paper, 'M-200,150Q960,128 2120,150', '#24160d', 54)
  line(paper, 'M-200,174Q960,154 2120,174', seen('#e8a850', 0.5), 3)
  for (const [x, long, colour] of [
    [850, 150, '#6d8a4a'],
    [930, 116, '#9a82ac'],
    [1220, 140, '#a8803a'],
    [1300, 110, '#6d8a4a'],
  ] as const) {
    line(paper, `M${x},164v22`, '#d8b070', 3)
    let herbs = ''
    for (let stalk = -5; stalk <= 5; stalk += 1)
      herbs += blade(x, 182, -long * (0.7 + ((stalk * 7) % 5) * 0.06), stalk * 9, 6)
    spot(paper, herbs, mix(colour, '#1c130f', 0.4))
    spot(
      paper,
      [-3, -1, 1, 3].map((stalk) => ellipse(x + stalk * 9, 182 + long * 0.72, 6, 12)).join(''),
      mix(colour, '#ffd080', 0.2),
    )
  }
  // A trap for eels.
  drawnAt(paper, [1460, 200], 1, () => {
    line(paper, 'M0,-40V10', '#d8b070', 3)
    const trap = tear(
      paper,
      bend(
        [
          [-34, 0],
          [34, 0],
          [44, 90],
          [30, 190],
          [0, 214],
          [-30, 190],
          [-44, 90],
        ],
        true,
        12,
      ),
      pour(paper, 0, 210, '#b07a3a', '#6a4522'),
      torn(DUSK, 779, '#8a5c2c', 1),
    )
    paper.pen.save()
    paper.pen.clip(trap)
    line(
      paper,
      [20, 60, 100, 140, 180].map((y) => `M-60,${y}Q0,${y + 20} 60,${y}`).join('') +
        [-30, -10, 10, 30].map((x) => `M${x},0Q${x * 1.4},100 ${x * 0.4},214`).join(''),
      seen('#20130b', 0.6),
      3,
    )
    paper.pen.restore()
  })
  yield
}

function* table(paper: Paper): Painting {
  const top = tear(
    paper,
    [
      [560, 690],
      [1450, 682],
      [1560, 752],
      [470, 762],
    ],
    beam(paper, [1010, 700], 520, '#e8a850', '#a8662c', '#5a361c'),
    torn(DUSK, 781, '#8a5628', 1.6),
  )
  dried(paper, top, [480, 684, 1070, 78], { dark: '#2a180e', light: '#ffc870', seed: 8 })
  paper.pen.save()
  paper.pen.clip(top)
  line(paper, 'M540,706Q1000,696 1480,704M510,732Q1000,722 1520,730', seen('#2a180e', 0.4), 2.4)
  paper.pen.restore()
  spot(paper, `${rect(560, 758, 40, 400)}${rect(1430, 756, 40, 400)}`, '#24150c')
  // A chair pushed back.
  line(
    paper,
    'M660,690V470M790,684V466M655,500Q724,484 796,496M656,560Q724,546 794,556M657,620Q724,608 794,616',
    '#3a2314',
    14,
  )
  line(paper, 'M656,690V470M786,684V466M655,495Q724,479 796,491', seen('#ffbe66', 0.5), 2.6)
  yield
  // Two bowls, two spoons, half a loaf.
  for (const [x, y] of [
    [760, 714],
    [1250, 710],
  ] as const) {
    spot(paper, ellipse(x, y + 16, 74, 12), seen('#1c0f08', 0.6))
    spot(
      paper,
      `M${x - 62},${y - 20}H${x + 62}Q${x + 50},${y + 16} ${x},${y + 17}Q${x - 50},${y + 16} ${x - 62},${y - 20}Z`,
      pour(paper, y - 20, y + 16, '#5f8f92', '#27484e'),
    )
    spot(paper, ellipse(x, y - 20, 62, 12), '#16282c')
    spot(paper, ellipse(x, y - 17, 52, 8), '#c98a3e')
    line(paper, `M${x - 60},${y - 24}Q${x},${y - 38} ${x + 60},${y - 24}`, seen('#cfeeea', 0.6), 2)
    line(paper, `M${x + 30},${y - 24}L${x + 84},${y - 62}`, '#d8b070', 6)
  }
  tear(
    paper,
    bend(
      [
        [1080, 728],
        [1084, 686],
        [1130, 664],
        [1176, 676],
        [1186, 728],
      ],
      false,
      9,
    ),
    pour(paper, 664, 728, '#d99a4c', '#8a4f22'),
    torn(DUSK, 785, '#c07a34', 0.8),
  )
  line(paper, 'M1104,690l20,-10M1128,684l22,-8M1086,724H1182', seen('#fff0c8', 0.5), 3)
  yield
  // The candle in a bottle.
  spot(
    paper,
    'M968,724V668Q968,652 984,644V612H1012V644Q1028,652 1028,668V724Q998,734 968,724Z',
    pour(paper, 612, 724, '#5f8a5a', '#1f3a2c'),
  )
  line(paper, 'M976,716V668Q978,656 990,648V616', seen('#d8ffd8', 0.6), 3)
  spot(
    paper,
    `${rect(986, 540, 24, 76)}M986,600q-10,24 -2,44q6,6 8,-14ZM1004,600q14,10 12,34q-6,8 -10,-10Z`,
    beam(paper, [998, 530], 120, '#fffbe4', '#f6dca0', '#b98848'),
  )
  spot(paper, 'M998,540Q978,516 998,470Q1018,516 998,540Z', '#ffce5e')
  spot(paper, 'M998,536Q989,520 998,494Q1007,520 998,536Z', '#fffdf2')
  glow(paper, [998, 510], 520, '#ffc766', 0.7)
  yield
}

export function* hut(paper: Paper, frame: Frame): Painting {
  yield* walls(paper, frame)
  yield* outlook(paper)
  yield* hung(paper)
  yield* table(paper)
  tinge(
    paper,
    whole(frame),
    [1000, 540, 900],
    [
      [0, seen('#ffd27a', 0.14)],
      [0.4, seen('#8a4a1c', 0.04)],
      [1, seen('#0a0605', 0.66)],
    ],
  )
  yield
  yield* gate(paper, { ...DUSK, core: '#c9904a' }, frame, (off) => {
    const half = span(frame, 770) + off
    return bend(
      [
        [960 - half, 1240],
        [960 - half, 420],
        [960 - half * 0.82, 150 - off * 0.6],
        [960 - half * 0.3, 56 - off],
        [960 + half * 0.3, 52 - off],
        [960 + half * 0.82, 146 - off * 0.6],
        [960 + half, 420],
        [960 + half, 1240],
      ],
      false,
      20,
    )
  })
  yield* settle(paper, DUSK, frame, [1000, 540])
}
