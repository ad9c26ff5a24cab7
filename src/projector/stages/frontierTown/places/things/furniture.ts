/** What stands and hangs in the saloon. */
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { ellipse, polygon, rect } from '../../../../paper/paths'
import { board, engrave, gouges, wedges } from '../../set/gouge'
import { flat, glow, INK, planks, sheet } from './kit'

const RIM = 'rgb(255 214 140 / 60%)'

/** A lamp on the wheel of a wagon. */
export function chandelier(paper: Paper, x: number, y: number): void {
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

export function mirror(paper: Paper): void {
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

export function pianola(paper: Paper): void {
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
