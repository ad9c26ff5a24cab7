/** The cellar: vault behind vault, barrels to the last one, and a tap that drips. */
import { pour, spot } from '../../../paper/lay'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards, sideways } from '../set/kit/lay'
import { page, pointed, sink } from './page'
import { barrelHead, candle, FLAT, fill, glow, pool, stones, THING, tinge, whole } from './tools'

/** Arches that go on into the dark. */
function* vaults(paper: Paper, frame: Frame): Painting {
  for (const [at, [half, top, foot]] of (
    [
      [150, 330, 620],
      [230, 240, 650],
      [350, 130, 690],
      [540, -20, 740],
    ] as const
  ).entries()) {
    const colour = mix('#2a1a48', '#a8644a', 0.2 + at * 0.22)
    const { left, top: above, width, height } = whole(frame)
    cut(
      paper,
      `${rect(left, above, width, height)}M${960 - half},1300V${foot - half * 0.9}Q${960 - half},${top} 960,${top}Q${960 + half},${top} ${960 + half},${foot - half * 0.9}V1300Z`,
      outwards(
        paper,
        960,
        560,
        300 + half * 1.5,
        mix(colour, '#ffb060', 0.24),
        colour,
        mix(colour, '#0b0620', 0.6),
      ),
      { ...THING, rule: 'evenodd' },
    )
    let wedges = ''
    for (let stone = 0; stone <= 14; stone += 1) {
      const angle = Math.PI + (stone * Math.PI) / 14
      const [c, s] = [Math.cos(angle), Math.sin(angle)]
      const cy = foot - half * 0.9
      const rise = cy - top
      wedges += `M${960 + c * half},${cy + s * rise}L${960 + c * (half + 34 + at * 6)},${cy + s * (rise + 34 + at * 6)}`
    }
    line(paper, wedges, seen('#0b0620', 0.4), 2.4)
    yield
  }
}

export function* cellar(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, outwards(paper, 960, 500, 300, '#5a3a5c', '#22143c', '#0c0820'))
  yield* vaults(paper, frame)
  cut(
    paper,
    rect(frame.left - 110, 716, frame.right - frame.left + 220, 500),
    pour(paper, 716, 980, '#8a5440', '#34203c', '#140b22'),
    FLAT,
  )
  stones(paper, [frame.left - 110, 730, frame.right + 110, 1000], '#a0684c', 6, 34)
  yield
  for (const [x, y, radius] of [
    [520, 430, 108],
    [300, 430, 100],
    [410, 610, 118],
    [190, 620, 120],
    [640, 620, 112],
  ] as const) {
    barrelHead(paper, [x, y], radius)
    yield
  }
  for (const [x, y, radius] of [
    [1420, 420, 104],
    [1640, 430, 104],
    [1530, 606, 120],
    [1760, 616, 120],
  ] as const) {
    barrelHead(paper, [x, y], radius, '#7a4a3c')
    yield
  }
  // The one that drips.
  barrelHead(paper, [1270, 590], 132, '#a8642c')
  line(paper, circle(1270, 590, 132), seen('#e8b44c', 0.4), 3)
  cut(paper, 'M1258,634H1282V690Q1282,704 1270,704Q1258,704 1258,690Z', '#d8a040', THING)
  cut(paper, rect(1262, 614, 16, 30) + rect(1250, 606, 40, 12), '#b8802c', FLAT)
  yield
  spot(paper, 'M1270,714q9,16 0,22q-9,-6 0,-22Z', '#d8284a')
  cut(paper, ellipse(1250, 776, 92, 15), '#8a1434', FLAT)
  spot(paper, ellipse(1230, 772, 40, 5), seen('#ff9aa8', 0.4))
  // A small barrel on its end, a candle on it, a jug beside.
  cut(
    paper,
    'M880,640Q862,700 884,766H1036Q1058,700 1040,640Z',
    sideways(paper, 870, 1050, '#5a3028', '#c07a44', '#7a4630', '#34182a'),
    THING,
  )
  line(paper, 'M874,670Q960,684 1046,670M872,736Q960,750 1048,736', '#3a2030', 8)
  cut(paper, ellipse(960, 640, 80, 17), '#d08c50', THING)
  cut(paper, ellipse(930, 634, 30, 8), '#e0b060', FLAT)
  candle(paper, [930, 632], 76, 1.5)
  cut(
    paper,
    'M984,642Q970,600 990,588V574H1022V588Q1042,600 1028,642Z',
    sideways(paper, 976, 1036, '#5aa088', '#2f7a6c', '#18404c'),
    THING,
  )
  yield
  pool(paper, [960, 770], 420, 70)
  pool(paper, [960, 640], 120, 26, '#fff0b0', 0.5)
  tinge(paper, frame, [980, 540], 860)
  glow(paper, [930, 530], 460, 0.5)
  yield
  yield* page(paper, frame, pointed(frame, -50, 380, 760), ['#6a4038', '#3a1c4a'])
  sink(paper, frame, [1040, 540])
  yield
  grain(paper, whole(frame), 0.17)
}
