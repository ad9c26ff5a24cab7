/** The hall of the hotel, and its lift. */
import { cut } from '../../../paper/cut'
import { around, type Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import {
  BRASS,
  FLAT,
  INK,
  RED,
  SMALL,
  WINE,
  arched,
  card,
  finish,
  gate,
  glow,
  ground,
  round,
} from './kit'

/** Rays of brass around half a circle. */
function rays(
  paper: Paper,
  x: number,
  y: number,
  inner: number,
  outer: number,
  count: number,
): void {
  for (let ray = 0; ray < count; ray += 1) {
    const angle = Math.PI + ((ray + 0.5) / count) * Math.PI
    const half = (Math.PI / count) * 0.3
    const far = ray % 2 === 0 ? outer : outer * 0.86
    const at = (out: number, turn: number) =>
      `${x + Math.cos(turn) * out},${y + Math.sin(turn) * out}`
    cut(
      paper,
      `M${at(inner, angle - half)}L${at(far, angle - half)}L${at(far + 12, angle)}L${at(far, angle + half)}L${at(inner, angle + half)}Z`,
      ray % 2 === 0 ? BRASS : '#8f6428',
      SMALL,
    )
  }
}

function palm(paper: Paper, x: number, side: number): void {
  for (let leaf = 0; leaf < 7; leaf += 1) {
    const angle = -Math.PI / 2 + (leaf - 3) * 0.42
    const [ex, ey] = [
      x + Math.cos(angle) * 130 * side,
      470 + Math.sin(angle) * 150 + Math.abs(leaf - 3) * 22,
    ]
    const [mx, my] = [x + Math.cos(angle) * 60 * side, 450 + Math.sin(angle) * 120]
    cut(
      paper,
      `M${x},590Q${mx - 14},${my} ${ex},${ey}Q${mx + 16},${my + 26} ${x + 6},590Z`,
      leaf % 2 === 0 ? '#2c4a3c' : '#1b3229',
      SMALL,
    )
  }
  round(
    paper,
    `M${x - 48},590H${x + 48}L${x + 34},700H${x - 34}Z`,
    [x - 50, x + 50],
    ['#2b1a14', BRASS, '#3a2412'],
  )
}

export function* hotel(paper: Paper, frame: Frame): Painting {
  const { pen } = paper
  ground(
    paper,
    frame,
    [960, 430, 860],
    [
      [0, '#d7a466'],
      [0.28, '#8c5a3c'],
      [0.6, '#3a2022'],
      [1, '#0d070b'],
    ],
  )
  yield
  for (const x of [400, 590, 1330, 1520]) {
    round(
      paper,
      rect(x - 44, 150, 88, 560),
      [x - 50, x + 50],
      x < 960 ? ['#2a1a1a', '#8a6a55', '#e2bb86'] : ['#e2bb86', '#8a6a55', '#2a1a1a'],
    )
    cut(
      paper,
      `M${x - 62},214H${x + 62}v-16h-8v-14h-108v14h-8ZM${x - 62},700H${x + 62}v14h-124Z`,
      BRASS,
      SMALL,
    )
    yield
  }
  card(paper, 'M100,700H1820V1200H100Z', [700, 900], ['#e0bb88', '#1c1013'])
  for (let row = 0; row < 5; row += 1)
    for (let tile = -11; tile < 12; tile += 1) {
      if ((row + tile) % 2 !== 0) continue
      const at = (line: number) => [704 + line * line * 9 + line * 16, 66 + line * 22] as const
      const [y0, w0] = at(row)
      const [y1, w1] = at(row + 1)
      cut(
        paper,
        `M${960 + tile * w0},${y0}h${w0}L${960 + (tile + 1) * w1},${y1}h${-w1}Z`,
        'rgb(24 12 16 / 74%)',
        FLAT,
      )
    }
  yield
  card(paper, 'M860,704H1060L1160,1100H760Z', [704, 900], ['#e2352f', '#5c0f18'], SMALL)
  // The lift: its door of brass, and the dial that shows where it has stopped.
  card(
    paper,
    'M710,704V300H740V268H780V240H1140V268H1180V300H1210V704Z',
    [240, 704],
    ['#2a1a20', '#0f090d'],
  )
  rays(paper, 960, 366, 112, 206, 19)
  yield
  cut(
    paper,
    'M848,366A112,112 0 0 1 1072,366Z',
    around(
      paper,
      [960, 366, 112],
      [
        [0, '#fff6da'],
        [1, '#f0c987'],
      ],
    ),
    SMALL,
  )
  for (let floor = 0; floor < 9; floor += 1) {
    const angle = Math.PI + ((floor + 0.5) / 9) * Math.PI
    cut(
      paper,
      circle(960 + Math.cos(angle) * 90, 366 + Math.sin(angle) * 90, floor % 2 === 0 ? 5 : 3.4),
      INK,
      FLAT,
    )
  }
  pen.save()
  pen.translate(960, 362)
  pen.rotate(0.52)
  cut(paper, 'M-5,6L-2,-74L0,-88L2,-74L5,6Z', RED, SMALL)
  pen.restore()
  cut(paper, circle(960, 362, 11), INK, SMALL)
  yield
  card(paper, 'M770,704V396H1150V704Z', [396, 704], ['#c99a50', '#5a3a1c'])
  cut(
    paper,
    rect(788, 412, 344, 292),
    around(
      paper,
      [960, 500, 260],
      [
        [0, '#fff2c8'],
        [0.5, '#f6be6a'],
        [1, '#7a4420'],
      ],
    ),
    SMALL,
  )
  cut(paper, 'M930,412H990L982,440H938Z', INK, SMALL)
  cut(paper, ellipse(960, 444, 26, 9), '#fffbe6', FLAT)
  yield
  // Inside: a stool, and the folder with the rules.
  pen.strokeStyle = '#3a1c14'
  pen.lineWidth = 8
  pen.stroke(new Path2D('M930,700L940,628M990,700L980,628M934,668H986'))
  card(paper, ellipse(960, 622, 46, 11), [610, 634], [RED, WINE], SMALL)
  card(
    paper,
    'M916,566L958,578V618L916,606ZM1004,566L962,578V618L1004,606Z',
    [566, 618],
    ['#fff8e4', '#dcc79c'],
    SMALL,
  )
  let bars = ''
  for (let x = 800; x < 1130; x += 30) {
    if (x > 880 && x < 1040) continue
    bars += rect(x, 412, 5, 292)
    for (const y of [470, 560, 650]) bars += `M${x + 2.5},${y - 16}l12,16l-12,16l-12,-16Z`
  }
  cut(paper, bars, '#4a2c16', { ...SMALL, shadow: { y: 3, blur: 5, colour: 'rgb(40 12 4 / 60%)' } })
  yield
  palm(paper, 660, -1)
  yield
  palm(paper, 1262, 1)
  glow(paper, [960, 470, 440], '255 206 130', 44)
  yield
  yield* gate(paper, frame, arched, ['#4a2a22', '#241318', '#0c070a'])
  yield* finish(paper, frame, [960, 470])
}
