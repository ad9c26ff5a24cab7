/** The rose garden inside its wall: an arch of roses, a fountain, and a veil left on the bench of turf. */
import { pour, spot } from '../../../paper/lay'
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import type { Paper } from '../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { line, outwards, sideways } from '../set/kit/lay'
import { battled, cone, foils, leaf, star } from '../set/kit/shapes'
import { page, lobed, sink } from './page'
import { FLAT, fill, flame, glow, pool, THING, tinge, WALL, whole } from './tools'

function* evening(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, pour(paper, -60, 560, '#141a5c', '#3a3a94', '#8a5aa8', '#e8949c'))
  const next = chance(5)
  for (let at = 0; at < 34; at += 1)
    spot(
      paper,
      star(frame.left + next() * (frame.right - frame.left), next() * 340, 3 + next() * 5, 8, 0.36),
      '#ffe6a8',
    )
  cut(paper, circle(690, 210, 58), outwards(paper, 676, 196, 80, '#fffdf0', '#f8e2b8'), {
    shadow: { y: 0, blur: 24, colour: 'rgb(255 240 210 / 70%)' },
    rim: '#ffffff',
  })
  yield
  for (const [x, half, top, tall] of [
    [420, 52, 330, 130],
    [1500, 56, 300, 150],
    [1390, 38, 390, 100],
  ] as const) {
    cut(
      paper,
      rect(x - half, top, half * 2, 400),
      pour(paper, top, 620, '#5a4a90', '#3a3070'),
      WALL,
    )
    cut(paper, cone(x, top, half * 1.3, tall), '#3a2c78', WALL)
    spot(paper, rect(x - 6, top + 50, 12, 34), '#ffd884')
  }
  cut(
    paper,
    battled(frame.left - 110, frame.right + 110, 480, 760, 60, 24),
    pour(paper, 460, 700, '#6a5098', '#3c2c64'),
    THING,
  )
  yield
}

/** Leaves in two greens along a line, and roses among them. */
function* climbers(
  paper: Paper,
  points: readonly (readonly [number, number])[],
  seed: number,
  spread: number,
): Painting {
  const next = chance(seed)
  let [dark, bright] = ['', '']
  const roses: [number, number, number][] = []
  for (const [x, y] of points) {
    for (let at = 0; at < 5; at += 1) {
      const path = leaf(
        x + (next() - 0.5) * spread,
        y + (next() - 0.5) * spread,
        next() * 6.3,
        26 + next() * 12,
        12,
      )
      if (at < 3) dark += path
      else bright += path
    }
    if (next() < 0.5)
      roses.push([x + (next() - 0.5) * spread, y + (next() - 0.5) * spread, 12 + next() * 7])
  }
  cut(paper, dark, '#1c4a48', WALL)
  yield
  cut(paper, bright, '#3f8a5c', FLAT)
  for (const [at, colour] of ['#d8304a', '#f0808c', '#fff0e0'].entries()) {
    const some = roses.filter((_, index) => index % 3 === at)
    cut(
      paper,
      some.map(([x, y, size]) => foils(x, y, size, 5) + circle(x, y, size * 0.5)).join(''),
      colour,
      FLAT,
    )
    spot(paper, some.map(([x, y, size]) => circle(x, y, size * 0.24)).join(''), '#f4c24c')
  }
  yield
}

export function* garden(paper: Paper, frame: Frame): Painting {
  yield* evening(paper, frame)
  const lawn = `M${frame.left - 110},1200V640Q960,600 ${frame.right + 110},640V1200Z`
  cut(paper, lawn, pour(paper, 620, 960, '#4a7a5c', '#24484c', '#101c30'), THING)
  cut(
    paper,
    'M880,640H1040Q1010,720 1180,1100H640Q900,720 880,640Z',
    pour(paper, 640, 980, '#d8a884', '#6a4a64', '#241838'),
    FLAT,
  )
  const next = chance(77)
  let flowers = ''
  for (let at = 0; at < 120; at += 1)
    flowers += foils(
      frame.left + next() * (frame.right - frame.left),
      660 + next() * 300,
      5 + next() * 4,
      5,
    )
  spot(paper, flowers, seen('#ffd0d8', 0.55))
  yield
  yield* climbers(
    paper,
    Array.from(
      { length: 40 },
      (_, at) =>
        [frame.left + ((frame.right - frame.left) * at) / 39, 560 + (at % 3) * 26] as const,
    ),
    4,
    90,
  )
  // The fountain behind the arch.
  cut(paper, ellipse(960, 640, 120, 26), '#8a80b8', THING)
  spot(paper, ellipse(960, 636, 104, 19), '#7fb0e8')
  cut(
    paper,
    'M940,640Q950,560 930,540H990Q970,560 980,640Z',
    sideways(paper, 930, 990, '#b8aed8', '#6a5c98'),
    THING,
  )
  cut(
    paper,
    'M896,520H1024Q1010,556 960,556Q910,556 896,520Z',
    sideways(paper, 896, 1024, '#d0c8e8', '#6a5c98'),
    THING,
  )
  line(
    paper,
    'M960,520V470M956,474q-34,-6 -44,60M964,474q34,-6 44,60M940,556q-14,30 -14,76M980,556q14,30 14,76',
    seen('#dff0ff', 0.75),
    3.6,
  )
  yield
  // An arch of roses.
  const bow: (readonly [number, number])[] = []
  for (let at = 0; at <= 22; at += 1) {
    const angle = Math.PI + (at * Math.PI) / 22
    bow.push([960 + Math.cos(angle) * 270, 420 + Math.sin(angle) * 260])
  }
  for (let y = 450; y < 760; y += 34) bow.push([690, y], [1230, y])
  line(paper, 'M690,760V420A270,260 0 0 1 1230,420V760', '#4a2c38', 14)
  line(paper, 'M724,760V424A236,228 0 0 1 1196,424V760', '#4a2c38', 7)
  yield* climbers(paper, bow, 12, 74)
  line(paper, 'M960,170V266', '#2c1a2c', 4)
  cut(
    paper,
    polygon([
      [930, 292],
      [960, 264],
      [990, 292],
    ]),
    '#3a2430',
    FLAT,
  )
  cut(
    paper,
    polygon([
      [934, 292],
      [986, 292],
      [978, 352],
      [942, 352],
    ]),
    outwards(paper, 960, 326, 46, '#fff6cc', '#ffcc6c', '#e8903c'),
    THING,
  )
  flame(paper, [960, 346], 32)
  yield
  // The bench of turf, and the veil.
  cut(paper, rect(1090, 668, 360, 80), pour(paper, 668, 748, '#a87a68', '#4a3048'), THING)
  line(
    paper,
    'M1090,694H1450M1090,720H1450M1150,668v26M1240,694v26M1330,668v26M1400,694v26M1180,720v28M1290,720v28',
    seen('#0b0620', 0.4),
    2,
  )
  cut(
    paper,
    `M1080,672Q1090,650 1110,654${'q10,-10 20,0'.repeat(16)}Q1452,652 1460,672Z`,
    pour(paper, 646, 676, '#6aa86c', '#3a6a50'),
    THING,
  )
  cut(
    paper,
    'M1180,646Q1250,620 1310,650Q1350,660 1340,700Q1330,750 1300,776Q1310,720 1270,690Q1220,690 1180,646Z',
    pour(paper, 630, 776, '#fffaf0', '#d8b8d0'),
    THING,
  )
  line(
    paper,
    'M1200,648Q1270,650 1306,694M1240,640Q1310,660 1316,720M1190,650q60,6 100,40',
    seen('#a8809c', 0.6),
    2,
  )
  spot(paper, circle(1184, 645, 6), '#f0c050')
  yield
  pool(paper, [960, 700], 420, 80)
  tinge(paper, frame, [1020, 500], 940, '#ffc078', '#120a3c')
  glow(paper, [960, 326], 400, 0.44)
  glow(paper, [690, 210], 220, 0.2, '#c8d4ff')
  yield
  yield* page(paper, frame, lobed(frame, -30, 380, 740), [
    mix('#5a3a5c', '#3a2c78', 0.4),
    '#1c4038',
  ])
  sink(paper, frame, [1040, 500])
  yield
  grain(paper, whole(frame), 0.17)
}
