/** A place of the night market: a stall under painted umbrellas, and an elephant of teak. */
import { mix, seen } from '../../../paper/colour'
import { line } from '../../../paper/lay'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { HOUSES, paintHouse } from '../set/houses'
import { cut } from '../set/kit/lay'
import { garland, lantern, shine } from '../set/kit/lanterns'
import { palm } from '../set/trees'
import { EDGE, NIGHT, closing, night, opening, sheet } from './kit'

const LIT = { ...EDGE, shadow: null }
const DUSK = [
  [0, '#0c0e34'],
  [0.45, '#2a2468'],
  [0.75, '#7a3f72'],
  [1, '#d9784a'],
] as const

interface Umbrella {
  readonly x: number
  readonly y: number
  readonly half: number
  readonly drop: number
  readonly colour: string
  readonly flower: string
}

/** An umbrella of oiled paper, lit from below: ribs, scallops, and a ring of painted flowers. */
function umbrella(paper: Paper, { x, y, half, drop, colour, flower }: Umbrella): void {
  const folds = 9
  const foot = y + drop
  const at = (fold: number) => x - half * Math.cos((fold / folds) * Math.PI)
  const lower = (fold: number) => foot + 20 * Math.sin((fold / folds) * Math.PI)
  let hem = ''
  for (let fold = folds - 1; fold >= 0; fold -= 1)
    hem += `Q${(at(fold) + at(fold + 1)) / 2},${(lower(fold) + lower(fold + 1)) / 2 - 14} ${at(fold)},${lower(fold)}`
  cut(
    paper,
    `M${at(0)},${foot}Q${x - half * 0.62},${y + drop * 0.2} ${x},${y}Q${x + half * 0.62},${y + drop * 0.2} ${at(folds)},${foot}${hem}Z`,
    around(
      paper,
      [x, foot + 40, half * 1.15],
      [
        [0, mix(colour, '#fff0b8', 0.62)],
        [0.45, mix(colour, '#ffc070', 0.22)],
        [1, mix(colour, '#2a0f30', 0.3)],
      ],
    ),
    { ...EDGE, shadow: { y: 14, blur: 26, colour: 'rgb(8 4 26 / 70%)' } },
  )
  for (let fold = 1; fold < folds; fold += 1)
    line(
      paper,
      `M${x},${y}Q${(x + at(fold)) / 2 + (at(fold) - x) * 0.16},${y + drop * 0.3} ${at(fold)},${lower(fold)}`,
      'rgb(60 14 20 / 44%)',
      2.2,
    )
  for (let fold = 0; fold < folds; fold += 1) {
    const middle = (at(fold) + at(fold + 1)) / 2
    const [fx, fy] = [x + (middle - x) * 0.78, foot - drop * 0.2 - Math.abs(middle - x) * 0.02]
    const wide = Math.max(0.35, Math.abs(at(fold + 1) - at(fold)) / (half * 0.36))
    const size = Math.max(0.4, half / 300)
    let petals = ''
    for (let petal = 0; petal < 5; petal += 1) {
      const turn = (petal / 5) * Math.PI * 2
      petals += ellipse(
        fx + 9 * size * wide * Math.cos(turn),
        fy + 9 * size * Math.sin(turn),
        6 * size * wide,
        6 * size,
      )
    }
    cut(paper, petals, seen(flower, 0.9), { shadow: null, rim: null })
    cut(paper, ellipse(fx, fy, 5 * size * wide, 5 * size), '#ffd86a', { shadow: null, rim: null })
  }
  line(paper, `M${at(0)},${foot}${hem ? `M${at(folds)},${foot}${hem}` : ''}`, '#f2c86a', 4)
  cut(paper, `M${x - 9},${y + 5}L${x - 5},${y - 22}h10L${x + 9},${y + 5}Z`, '#c98a3e', EDGE)
}

/** Cloth of the hill people behind the wares: bands of diamonds. */
function* cloth(paper: Paper): Painting {
  cut(
    paper,
    rect(540, 330, 840, 380),
    around(
      paper,
      [960, 560, 560],
      [
        [0, '#ffdc94'],
        [0.35, '#dd8a44'],
        [0.75, '#83333c'],
        [1, '#3a1832'],
      ],
    ),
    EDGE,
  )
  yield
  for (const [y, height, colour] of [
    [430, 54, '#7a1f3a'],
    [540, 40, '#27306a'],
    [630, 54, '#7a1f3a'],
  ] as const) {
    paper.pen.fillStyle = seen(colour, 0.42)
    paper.pen.fill(new Path2D(rect(540, y, 840, height)))
    let diamonds = ''
    for (let x = 568; x < 1370; x += 56)
      diamonds += `M${x},${y + 7}l20,${height / 2 - 7}l-20,${height / 2 - 7}l-20,${7 - height / 2}ZM${x},${y + 17}l-10,${height / 2 - 17}l10,${height / 2 - 17}l10,${17 - height / 2}Z`
    paper.pen.fillStyle = 'rgb(255 214 130 / 48%)'
    paper.pen.fill(new Path2D(diamonds), 'evenodd')
    line(paper, `M540,${y}H1380M540,${y + height}H1380`, 'rgb(255 220 150 / 60%)', 2.4)
  }
  yield
}

/** Frogs of wood at one side, a heap of fruit in its basket at the other. */
function* wares(paper: Paper): Painting {
  for (const [x, size, colour] of [
    [590, 1.2, '#3f8a72'],
    [690, 1, '#c9803a'],
    [772, 0.82, '#a83a52'],
  ] as const) {
    const y = 690 - 26 * size
    sheet(
      paper,
      ellipse(x, y, 40 * size, 28 * size) +
        circle(x - 20 * size, y - 27 * size, 13 * size) +
        circle(x + 20 * size, y - 27 * size, 13 * size),
      y - 40 * size,
      y + 28 * size,
      mix(colour, '#ffe0a0', 0.36),
      colour,
    )
    cut(paper, ellipse(x, y + 9 * size, 24 * size, 14 * size), seen('#ffeec0', 0.5), LIT)
    for (const side of [-1, 1])
      cut(paper, circle(x + side * 20 * size, y - 27 * size, 7 * size), '#fff3cf', LIT)
    paper.pen.fillStyle = '#1c0d1c'
    paper.pen.fill(
      new Path2D(
        circle(x - 18 * size, y - 27 * size, 4 * size) +
          circle(x + 22 * size, y - 27 * size, 4 * size),
      ),
    )
    line(paper, `M${x - 22 * size},${y - 4}q${22 * size},${14 * size} ${44 * size},0`, '#3a1224', 3)
  }
  yield
  for (const [row, count] of [
    [0, 6],
    [1, 5],
    [2, 4],
    [3, 2],
  ] as const)
    for (let at = 0; at < count; at += 1) {
      const [x, y] = [1250 + (at - (count - 1) / 2) * 38, 640 - row * 27]
      const colour = (at + row) % 3 ? '#f0a83a' : '#c8493c'
      cut(
        paper,
        ellipse(x, y, 22, 19),
        around(
          paper,
          [x - 6, y - 7, 28],
          [
            [0, mix(colour, '#fff0b0', 0.6)],
            [1, mix(colour, '#4a1430', 0.2)],
          ],
        ),
        EDGE,
      )
    }
  sheet(paper, 'M1126,638H1374L1346,692H1154Z', 638, 692, '#c98a4a', '#6a3a30')
  let weave = ''
  for (let x = 1120; x < 1390; x += 22) weave += `M${x},638l18,54M${x + 22},638l-18,54`
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D('M1126,638H1374L1346,692H1154Z'))
  line(paper, weave, 'rgb(70 24 20 / 50%)', 3)
  pen.restore()
  yield
}

/** The elephant of teak on its wheels, a cloth of gold over its back. */
function* elephant(paper: Paper): Painting {
  const { pen } = paper
  shine(paper, 960, 580, 250, '#ffd27a', 0.66)
  pen.save()
  pen.translate(946, 656)
  pen.scale(1.06, 1.06)
  line(paper, 'M-78,-98C-98,-92 -100,-66 -94,-44', '#7a4028', 6)
  sheet(
    paper,
    'M-82,0V-66C-86,-112 -52,-130 -6,-128C10,-128 22,-126 30,-121C40,-148 86,-152 100,-118C106,-98 100,-84 104,-66C108,-48 124,-42 132,-60L146,-54C142,-20 104,-16 90,-40C84,-50 84,-60 80,-70C72,-64 66,-60 58,-60V0H26V-32C8,-26 -26,-26 -44,-32V0Z',
    -150,
    0,
    '#eab478',
    '#8a4a2c',
  )
  cut(paper, 'M84,-62Q98,-48 116,-58Q102,-64 92,-74Z', '#fff3d6', EDGE)
  sheet(
    paper,
    'M-64,-125Q-20,-138 18,-127L22,-62Q-20,-50 -66,-62Z',
    -134,
    -54,
    '#c4304a',
    '#6a1636',
  )
  line(paper, 'M-62,-70Q-20,-58 20,-70M-63,-118Q-20,-130 18,-120', '#f7cd6a', 5)
  cut(paper, 'M-22,-116L0,-94L-22,-72L-44,-94Z', '#f2b84e', EDGE)
  cut(paper, circle(-22, -94, 8), '#c4304a', LIT)
  sheet(
    paper,
    'M36,-122C16,-116 12,-78 34,-58C60,-58 70,-84 64,-108C56,-122 46,-126 36,-122Z',
    -122,
    -58,
    '#d69a5e',
    '#9a5a34',
  )
  cut(paper, circle(80, -106, 5), '#1c0d1c', LIT)
  cut(paper, 'M62,-136Q80,-146 96,-128L90,-118Q78,-128 66,-124Z', '#f2b84e', EDGE)
  sheet(paper, rect(-104, 0, 218, 13), 0, 13, '#c4304a', '#6a1636')
  for (const x of [-70, 78]) {
    cut(paper, circle(x, 15, 18), '#e9b04a', EDGE)
    cut(paper, circle(x, 15, 6), '#7a2434', LIT)
  }
  pen.restore()
  yield
}

export function* bazaar(paper: Paper, frame: Frame): Painting {
  night(paper, frame, DUSK)
  yield
  cut(paper, palm(330, 650, 330, 40, 110) + palm(1600, 650, 370, -46, 116), '#171542', LIT)
  for (const one of HOUSES.filter(({ x }) => x > 200 && x < 500)) paintHouse(paper, one, NIGHT)
  yield
  sheet(paper, rect(-700, 612, 3400, 600), 612, 900, '#6a4070', '#140a28')
  yield
  garland(paper, [120, 150, 960, 130], 130, 10, 42, NIGHT)
  garland(paper, [960, 130, 1800, 150], 130, 10, 42, NIGHT)
  yield
  // Other stalls farther down the street.
  for (const [x, colour] of [
    [236, '#2f8c86'],
    [404, '#c43b34'],
    [1520, '#b8488a'],
    [1690, '#d9963a'],
  ] as const) {
    shine(paper, x, 590, 120, '#ffbe62', 0.5)
    cut(paper, rect(x - 3, 540, 6, 110), '#2a1024', LIT)
    sheet(paper, rect(x - 58, 616, 116, 40), 616, 656, '#c9803a', '#4a2038')
    umbrella(paper, { x, y: 500, half: 84, drop: 48, colour, flower: '#ffe9b0' })
    yield
  }
  yield* cloth(paper)
  for (const [index, x] of [640, 752, 1168, 1280].entries())
    lantern(paper, x, 436 + (index % 2) * 30, 58, index + 1, NIGHT)
  yield
  for (const x of [600, 1320])
    sheet(paper, rect(x - 9, 300, 18, 640), 380, 940, '#8a4a34', '#1c0d22')
  for (const one of [
    { x: 620, y: 214, half: 244, drop: 128, colour: '#2f8c86', flower: '#fff0d0' },
    { x: 1300, y: 214, half: 244, drop: 128, colour: '#b8488a', flower: '#fff0d0' },
    { x: 960, y: 146, half: 330, drop: 184, colour: '#c43b34', flower: '#ffe9b0' },
  ]) {
    umbrella(paper, one)
    yield
  }
  sheet(paper, rect(470, 690, 980, 44), 690, 734, '#b8744a', '#5e2c30')
  sheet(paper, rect(490, 734, 940, 380), 734, 960, '#5a2848', '#150a20')
  let petals = ''
  for (let x = 470; x < 1450; x += 49) petals += `M${x},734h49q-4,22 -24.5,40q-20.5,-18 -24.5,-40Z`
  cut(
    paper,
    petals,
    along(
      paper,
      [0, 734, 0, 776],
      [
        [0, '#a8303e'],
        [1, '#5a1a38'],
      ],
    ),
    { ...EDGE, rim: 'rgb(242 184 78 / 80%)' },
  )
  yield
  yield* wares(paper)
  yield* elephant(paper)
  opening(paper, frame)
  yield
  closing(paper, frame, [960, 560])
}
