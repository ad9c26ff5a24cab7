/** The saloon: a pianola that plays by itself, a mirror with another town in it, doors that swing. */
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, wedges } from '../set/gouge'
import { boxed, dim, flat, glow, INK, moon, mount, planks, sheet } from './kit'

const RIM = 'rgb(255 214 140 / 60%)'

/** A lamp on the wheel of a wagon. */
function chandelier(paper: Paper, x: number, y: number): void {
  const { pen } = paper
  pen.strokeStyle = INK
  pen.lineWidth = 5
  pen.stroke(
    new Path2D(
      `M${x},-900V${y - 40}M${x},${y - 70}L${x - 190},${y}M${x},${y - 70}L${x + 190},${y}`,
    ),
  )
  cut(paper, `${ellipse(x, y, 210, 30)}${ellipse(x, y, 186, 20)}`, '#6a3a22', {
    ...sheet(RIM),
    rule: 'evenodd',
  })
  cut(
    paper,
    rect(x - 190, y - 4, 380, 8) +
      polygon([
        [x - 130, y - 20],
        [x - 120, y - 22],
        [x + 130, y + 20],
        [x + 120, y + 22],
      ]),
    '#5a3020',
    flat(RIM),
  )
  for (const at of [-180, -92, 0, 92, 180]) {
    const low = y + 18 * Math.sqrt(1 - (at / 210) ** 2)
    glow(paper, [x + at, low - 40, 150], '#ffcf80', 0.42)
    cut(paper, rect(x + at - 8, low - 30, 16, 34), '#fff0cc', flat(INK, 1.5))
    cut(paper, `M${x + at},${low - 66}q14,20 0,36q-14,-16 0,-36Z`, '#ffc24a', {
      shadow: { y: 0, blur: 16, colour: '#ffd890' },
      rim: '#fff6d0',
      rimWidth: 1,
    })
  }
}

function mirror(paper: Paper): void {
  const gold = along(
    paper,
    [690, 0, 1240, 0],
    [
      [0, '#8a5a24'],
      [0.45, '#f2d07a'],
      [1, '#7a4a20'],
    ],
  )
  cut(
    paper,
    'M690,500V250Q700,206 780,200Q860,196 900,170Q966,140 1030,170Q1070,196 1150,200Q1230,206 1240,250V500Z',
    gold,
    sheet('#ffe9a8', 2, 18),
  )
  const glass =
    'M716,482V262Q724,230 790,226Q870,222 916,196Q966,172 1014,196Q1060,222 1140,226Q1206,230 1214,262V482Z'
  cut(
    paper,
    glass,
    along(
      paper,
      [0, 180, 0, 480],
      [
        [0, '#1d4a5c'],
        [0.6, '#4f8f8c'],
        [1, '#c8d8a0'],
      ],
    ),
    { shadow: { y: 0, blur: 14, colour: INK }, rim: INK, rimWidth: 2 },
  )
  // It still shows the town that it came from.
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(glass))
  cut(
    paper,
    'M700,490V400h60v-40h50v30h40v-70l24,-40l24,40v60h50v-30q34,-60 68,0v40h60v-60h56v50h40v-30h60v130Z',
    '#1a4454',
    flat('rgb(210 240 210 / 55%)'),
  )
  cut(
    paper,
    'M700,490V440h80v-24h64v34h90v-20h120v26h70v-36h90v70Z',
    '#0f2e40',
    flat('rgb(210 240 210 / 45%)'),
  )
  engrave(
    paper,
    null,
    gouges(
      { left: 700, top: 180, width: 540, height: 310 },
      {
        gap: 16,
        width: 2,
        length: 120,
        seed: 4,
        bend: (x, y) => [x + (y - 330) * 0.7, y - (x - 960) * 0.3],
      },
    ),
    'rgb(255 255 240 / 22%)',
  )
  pen.restore()
}

function pianola(paper: Paper): void {
  const wood = along(
    paper,
    [300, 0, 640, 0],
    [
      [0, '#4a1f1e'],
      [0.7, '#a5552e'],
      [1, '#6d3226'],
    ],
  )
  planks(
    paper,
    { left: 290, top: 400, width: 350, height: 330 },
    wood,
    40,
    'upright',
    sheet(RIM, 1.8, 18),
  )
  cut(paper, rect(276, 384, 378, 22), '#8a4428', sheet(RIM))
  board(
    paper,
    rect(330, 430, 270, 96),
    '#2a1016',
    [
      [
        wedges(
          [
            [330, 430],
            [600, 430],
          ],
          { angle: 90, gap: 12, width: 5, length: 40 },
        ),
        INK,
      ],
    ],
    sheet(RIM, 1.2, 8),
  )
  // The roll with its holes.
  cut(paper, rect(380, 436, 170, 84), '#f2dfb0', flat(INK, 1.5))
  let holes = ''
  for (let n = 0; n < 34; n += 1)
    holes += rect(390 + ((n * 37) % 150), 442 + ((n * 23) % 72), 3, 5 + (n % 4) * 3)
  cut(paper, holes, '#5a2a1c', flat(null))
  cut(
    paper,
    'M270,560H660V606H270Z',
    along(
      paper,
      [0, 560, 0, 606],
      [
        [0, '#c07a44'],
        [1, '#5a2a20'],
      ],
    ),
    sheet(RIM),
  )
  cut(paper, rect(290, 564, 350, 26), '#fff3d2', flat(INK))
  let sharps = ''
  for (let key = 0; key < 25; key += 1) {
    paper.pen.fillStyle = INK
    paper.pen.fillRect(290 + key * 14, 564, 1.6, 26)
    if (key % 7 !== 2 && key % 7 !== 6) sharps += rect(299 + key * 14, 564, 8, 15)
  }
  cut(paper, sharps, '#1c0c14', flat(null))
  for (const key of [4, 9, 13])
    cut(paper, rect(291.6 + key * 14, 570, 12, 22), '#ffcf72', flat(INK))
  for (const x of [296, 616]) cut(paper, `M${x},606h24l-5,124h-14Z`, '#5a2a22', sheet(RIM, 1.2, 6))
  for (const x of [310, 620]) {
    cut(paper, rect(x - 6, 342, 12, 44), '#fff0cc', flat(INK))
    cut(paper, `M${x},310q12,18 0,32q-12,-14 0,-32Z`, '#ffc24a', flat('#fff6d0'))
    glow(paper, [x, 330, 120], '#ffcf80', 0.5)
  }
}

export function* saloon(paper: Paper, frame: Frame): Painting {
  const { left, right, top } = frame
  paper.pen.fillStyle = around(
    paper,
    [960, 400, 1000],
    [
      [0, '#b8562e'],
      [0.4, '#7a2c24'],
      [1, '#230c16'],
    ],
  )
  paper.pen.fillRect(left - 20, top - 20, right - left + 40, 1130 - top)
  planks(
    paper,
    { left: left - 20, top: top - 20, width: right - left + 40, height: 740 - top },
    around(
      paper,
      [960, 380, 950],
      [
        [0, '#c8683a'],
        [0.4, '#7d2f26'],
        [1, '#240c18'],
      ],
    ),
    54,
    'upright',
    flat(null),
  )
  yield
  // Paper with a pattern above the boards.
  let pattern = ''
  for (let x = left; x < right; x += 54)
    for (let y = top + 40; y < 420; y += 74)
      pattern += `M${x + 27},${y}q12,14 0,30q-12,-16 0,-30ZM${x + 12},${y + 24}q14,-4 15,12q-14,2 -15,-12ZM${x + 42},${y + 24}q-14,-4 -15,12q14,2 15,-12Z`
  paper.pen.fillStyle = 'rgb(255 190 110 / 13%)'
  paper.pen.fill(new Path2D(pattern))
  yield
  mirror(paper)
  yield
  // Bottles in front of it, lit from behind.
  planks(
    paper,
    { left: 660, top: 500, width: 610, height: 20 },
    '#8a4a2c',
    90,
    'upright',
    sheet(RIM),
  )
  const tints = ['#3f8a5e', '#c8742c', '#8f2f3a', '#2f6f8a', '#d8a83c']
  for (let n = 0; n < 17; n += 1) {
    const [x, high, w] = [684 + n * 34, 62 + ((n * 29) % 34), 11]
    const tint = tints[n % 5] ?? '#3f8a5e'
    board(
      paper,
      `M${x - w},500V${500 - high * 0.6}q0,-10 7,-13v${-high * 0.24}h8v${high * 0.24}q7,3 7,13V500Z`,
      along(
        paper,
        [x - w, 0, x + w, 0],
        [
          [0, mix(tint, '#fff0b0', 0.5)],
          [1, mix(tint, INK, 0.35)],
        ],
      ),
      [],
      sheet('rgb(255 240 190 / 75%)', 1.2, 5),
    )
    if (n % 2) cut(paper, rect(x - w + 1, 468, w * 2 - 2, 18), '#f2dfb0', flat(INK))
  }
  yield
  // The bar, and one glass on it.
  planks(
    paper,
    { left: 690, top: 606, width: 560, height: 160 },
    along(
      paper,
      [690, 0, 1250, 0],
      [
        [0, '#5a2620'],
        [0.5, '#a3562e'],
        [1, '#4a1f20'],
      ],
    ),
    70,
    'upright',
    sheet(RIM, 1.6, 18),
  )
  board(
    paper,
    'M660,580H1280L1296,612H644Z',
    along(
      paper,
      [0, 580, 0, 612],
      [
        [0, '#f0b468'],
        [1, '#8a4426'],
      ],
    ),
    [
      [
        gouges(
          { left: 640, top: 580, width: 660, height: 32 },
          { gap: 7, width: 1.4, length: 120 },
        ),
        seen('#4a1c14', 0.7),
      ],
    ],
    sheet('#ffe2a0', 1.8),
  )
  glow(paper, [960, 540, 190], '#ffd890', 0.5)
  cut(paper, 'M930,520H990L982,584H938Z', 'rgb(220 240 230 / 36%)', {
    shadow: { y: 4, blur: 8, colour: INK },
    rim: '#fffbe6',
    rimWidth: 2,
  })
  cut(paper, 'M934,546Q960,552 986,546L981,582H939Z', '#e8952c', flat('#ffd890'))
  yield
  pianola(paper)
  yield
  // The doors, still swinging, with the night behind them.
  cut(paper, rect(1340, 270, 280, 480), '#4a1f20', sheet(RIM, 1.8, 18))
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(rect(1362, 292, 236, 460)))
  pen.fillStyle = along(
    paper,
    [0, 290, 0, 750],
    [
      [0, '#071434'],
      [0.7, '#1d5670'],
      [1, '#4a9a90'],
    ],
  )
  pen.fillRect(1362, 292, 236, 460)
  moon(paper, [1510, 370], 34)
  cut(paper, 'M1362,752V560h50v-30h70v30h40v-50h76v242Z', '#0a1c3c', flat('rgb(150 230 190 / 60%)'))
  pen.restore()
  for (const [hinge, run, skew] of [
    [1362, 1, 26],
    [1598, -1, -12],
  ] as const) {
    const w = run * 112
    board(
      paper,
      `M${hinge},440Q${hinge + w / 2},${420 + skew} ${hinge + w},${462 + skew}V${672 + skew}Q${hinge + w / 2},${690 + skew} ${hinge},660Z`,
      along(
        paper,
        [hinge, 0, hinge + w, 0],
        [
          [0, '#8a4a2c'],
          [1, '#c8834a'],
        ],
      ),
      [],
      sheet('rgb(255 224 160 / 75%)', 1.6),
    )
    let slats = ''
    for (let y = 478; y < 650; y += 18)
      slats += `M${hinge + w * 0.14},${y}L${hinge + w * 0.86},${y + skew * 0.8}v7L${hinge + w * 0.14},${y + 7}Z`
    cut(paper, slats, '#4a1f1c', flat(null))
  }
  yield
  planks(
    paper,
    { left: left - 20, top: 740, width: right - left + 40, height: 380 },
    along(
      paper,
      [0, 740, 0, 1000],
      [
        [0, '#8a4a2c'],
        [1, '#1c0a12'],
      ],
    ),
    34,
    'across',
    sheet(RIM),
  )
  for (const x of [720, 1200]) cut(paper, circle(x, 690, 8), '#f2c86a', flat(INK))
  chandelier(paper, 960, 130)
  yield
  mount(paper, frame, boxed, '#4a1a20', '#f0b868')
  dim(paper, frame, [920, 470], '#0b0408')
}
