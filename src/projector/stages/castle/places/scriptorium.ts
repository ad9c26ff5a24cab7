/** Where books are written: a slanting desk, a page half gilded, and ink that has run over. */
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards } from '../set/kit/lay'
import { foils, lancet, leaf, star } from '../set/kit/shapes'
import { lobed, page, sink } from './page'
import { candle, FLAT, fill, glow, pool, stones, THING, tinge, whole } from './tools'

const BACKS = ['#b8343c', '#2a52a8', '#3a8a68', '#c88a34', '#6a3a78', '#8a4a2c'] as const

/** A shelf of books, some of which lean. */
function* shelf(paper: Paper, x: number, y: number, width: number, seed: number): Painting {
  let at = x + 10
  let index = seed
  while (at < x + width - 34) {
    const [wide, tall] = [24 + ((index * 13) % 17), 84 + ((index * 29) % 40)]
    const colour = BACKS[index % BACKS.length] ?? BACKS[0]
    const lean = index % 5 === 0 ? 12 : 0
    cut(
      paper,
      polygon([
        [at + lean, y - tall],
        [at + wide + lean, y - tall],
        [at + wide, y],
        [at, y],
      ]),
      pour(paper, y - tall, y, mix(colour, '#ffb060', 0.16), mix(colour, '#0b0620', 0.4)),
      FLAT,
    )
    line(
      paper,
      `M${at + lean * 0.8},${y - tall * 0.8}h${wide}M${at + lean * 0.2},${y - tall * 0.2}h${wide}`,
      '#e0b04c',
      2.6,
    )
    at += wide + 5 + lean
    index += 1
  }
  cut(paper, rect(x, y, width, 20), pour(paper, y, y + 20, '#9a6038', '#4a2828'), THING)
  yield
}

export function* scriptorium(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, 860, 460, 940, '#c08450', '#7a4a50', '#3a2450', '#140c2a'))
  stones(paper, [frame.left - 110, -60, frame.right + 110, 760], '#c08a5c', 23, 54)
  yield
  // A window with the night in lozenges.
  cut(paper, lancet(700, 500, 160, 470), '#8a5c48', THING)
  spot(paper, lancet(700, 486, 136, 436), pour(paper, 60, 486, '#0f1a5c', '#2a4ea4', '#5a7cc8'))
  const { pen } = paper
  pen.save()
  pen.clip(new Path2D(lancet(700, 486, 136, 436)))
  for (const [x, y, size] of [
    [650, 200, 10],
    [760, 260, 8],
    [720, 150, 7],
    [640, 320, 7],
    [770, 370, 9],
  ] as const)
    spot(paper, star(x, y, size, 8, 0.36), '#ffe9a8')
  let net = ''
  for (let at = -8; at < 16; at += 1)
    net += `M${500 + at * 46},40l460,460M${500 + at * 46},500l460,-460`
  line(paper, net, '#1c1438', 4)
  for (const [x, y, colour] of [
    [700, 170, '#e03c3c'],
    [660, 260, '#f4c03c'],
    [740, 260, '#35b088'],
    [700, 350, '#e03c3c'],
  ] as const)
    cut(
      paper,
      polygon([
        [x, y - 42],
        [x + 42, y],
        [x, y + 42],
        [x - 42, y],
      ]),
      mix(colour, '#1c2a70', 0.25),
      FLAT,
    )
  pen.restore()
  line(paper, 'M700,50V486', '#5a3430', 9)
  yield
  for (const [y, seed] of [
    [210, 1],
    [380, 4],
    [550, 8],
  ] as const)
    yield* shelf(paper, 1130, y, 470, seed)
  cut(paper, rect(1112, 40, 24, 720) + rect(1594, 40, 24, 720), '#6a3c2c', THING)
  for (const y of [240, 420]) yield* shelf(paper, 250, y, 250, y)
  // The desk.
  cut(
    paper,
    polygon([
      [560, 690],
      [1330, 690],
      [1400, 740],
      [500, 740],
    ]),
    pour(paper, 690, 740, '#c07a44', '#7a4630'),
    THING,
  )
  cut(paper, rect(500, 738, 900, 300), pour(paper, 738, 900, '#7a4630', '#1c0f22'), THING)
  cut(
    paper,
    polygon([
      [660, 470],
      [1080, 470],
      [1150, 690],
      [590, 690],
    ]),
    pour(paper, 470, 690, '#9a5c34', '#6a3a2c'),
    THING,
  )
  yield
  // The page.
  cut(
    paper,
    polygon([
      [692, 484],
      [1050, 484],
      [1106, 676],
      [636, 676],
    ]),
    pour(paper, 484, 676, '#fff8e0', '#e8cc98'),
    THING,
  )
  cut(
    paper,
    polygon([
      [706, 498],
      [852, 498],
      [838, 606],
      [676, 606],
    ]),
    '#2a52b0',
    FLAT,
  )
  cut(
    paper,
    polygon([
      [718, 508],
      [842, 508],
      [830, 596],
      [692, 596],
    ]),
    '#f2c24c',
    FLAT,
  )
  line(paper, 'M800,522Q740,512 738,552Q736,590 800,582M738,552H786', '#c8303a', 15)
  spot(paper, star(812, 552, 13, 6, 0.4) + foils(708, 590, 9, 4), '#2a52b0')
  let lines = ''
  for (let row = 0; row < 5; row += 1)
    lines += `M${872 - row * 2},${506 + row * 22}H${1030 + row * 6}`
  for (let row = 0; row < 2; row += 1)
    lines += `M${672 - row * 6},${626 + row * 22}H${row ? 830 : 1070}`
  line(paper, lines, seen('#4a2c3c', 0.75), 5, [15, 6, 22, 7, 9, 6])
  let vine = ''
  for (let at = 0; at < 7; at += 1)
    vine +=
      leaf(1052 + at * 5, 510 + at * 22, at * 2.1, 20, 8) +
      leaf(1052 + at * 5, 510 + at * 22, at * 2.1 + 2.6, 18, 7)
  cut(paper, vine, '#3a9a6c', FLAT)
  yield
  // Ink, and a pen in it.
  cut(
    paper,
    'M1050,706Q1080,684 1150,690Q1196,694 1192,712Q1160,726 1120,726Q1118,772 1108,786Q1098,772 1098,726Q1076,726 1074,752Q1066,762 1060,750Q1062,722 1050,706Z',
    '#1c1440',
    FLAT,
  )
  spot(paper, 'M1080,702q40,-10 70,-6q-30,10 -70,6Z', seen('#8a9cff', 0.4))
  cut(paper, circle(1214, 690, 26), '#3f78ac', THING)
  cut(paper, ellipse(1194, 698, 8, 15), '#1c1230', FLAT)
  cut(paper, 'M960,650Q1010,560 1090,536Q1070,600 980,640Z', '#fff4e0', THING)
  line(paper, 'M950,662Q1000,590 1080,544', '#a8845c', 3)
  for (const [x, colour] of [
    [560, '#c8303a'],
    [604, '#2a6ab8'],
    [540, '#e8b84c'],
  ] as const) {
    cut(
      paper,
      `M${x - 22},${x === 540 ? 728 : 704}h44q-2,26 -22,26q-20,0 -22,-26Z`,
      '#e8d4b0',
      THING,
    )
    spot(paper, ellipse(x, x === 540 ? 728 : 704, 20, 6), colour)
  }
  candle(paper, [1290, 700], 100, 1.6)
  cut(paper, ellipse(1290, 704, 34, 8), '#d8a040', FLAT)
  yield
  pool(paper, [960, 640], 420, 120, '#ffdc90', 0.3)
  tinge(paper, frame, [1000, 540], 900)
  glow(paper, [1290, 580], 420, 0.46)
  glow(paper, [760, 540], 180, 0.2, '#ffe08a')
  yield
  spot(paper, circle(806, 548, 3), '#fff6d0')
  yield* page(paper, frame, lobed(frame, -40, 370, 740), ['#7a4a34', '#4a1c34'])
  sink(paper, frame, [980, 530])
  yield
  grain(paper, whole(frame), 0.17)
}
