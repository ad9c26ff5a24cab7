/** The bay behind the harbour: sky, lighthouse, steamer and water. */
import { pour, spot } from '../../../../paper/lay'
import { seen } from '../../../../paper/colour'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, ellipse, polygon, rect } from '../../../../paper/paths'
import type { Frame, Painting } from '../../../stage'
import { bank, fill, glow, laid, stars, type Point } from './tools'

export const LAMP: Point = [912, 452]

/** All that stands behind the water. */
export function* heaven(paper: Paper, frame: Frame): Painting {
  fill(paper, frame, pour(paper, 0, 600, '#0c1636', '#1b3566', '#3d6488', '#c08a78', '#f6b377'))
  stars(paper, frame, 46, 260, 9)
  for (const [y, swing, seed, top, foot] of [
    [300, 80, 31, '#24426f', '#456a8c'],
    [392, 70, 47, '#4a6a8a', '#a5828a'],
    [462, 50, 53, '#a07c86', '#e0a07c'],
  ] as const) {
    cut(paper, bank(frame, y, swing, seed), pour(paper, y - 50, y + 150, top, foot), {
      shadow: { y: -5, blur: 18, colour: 'rgb(10 24 60 / 55%)' },
      rim: 'rgb(255 224 190 / 38%)',
      rimWidth: 1.3,
    })
    yield
  }
  cut(
    paper,
    polygon([
      [frame.left - 110, 700],
      [frame.left - 110, 470],
      [380, 452],
      [450, 410],
      [560, 396],
      [640, 404],
      [700, 432],
      [770, 486],
      [880, 520],
      [1000, 524],
      [1000, 700],
    ]),
    pour(paper, 400, 540, '#33476e', '#8a6f7c'),
    laid(0.8, 0.45, '#0c1836'),
  )
  yield
  // The lighthouse on its mole.
  spot(
    paper,
    polygon([
      [1362, 330],
      [1980, 230],
      [1980, 330],
    ]),
    along(
      paper,
      [1362, 0, 1960, 0],
      [
        [0, 'rgb(255 236 180 / 55%)'],
        [1, 'rgb(255 236 180 / 0%)'],
      ],
    ),
  )
  spot(
    paper,
    polygon([
      [1362, 330],
      [760, 300],
      [760, 350],
    ]),
    along(
      paper,
      [1362, 0, 800, 0],
      [
        [0, 'rgb(255 236 180 / 35%)'],
        [1, 'rgb(255 236 180 / 0%)'],
      ],
    ),
  )
  const stone = laid(0.8, 0.5, '#0c1836')
  cut(
    paper,
    `M1160,560L1230,520H${frame.right + 110}V600H1160Z`,
    pour(paper, 510, 590, '#3a4a70', '#232f54'),
    stone,
  )
  cut(
    paper,
    'M1340,524L1348,352H1376L1384,524Z',
    along(
      paper,
      [1336, 0, 1386, 0],
      [
        [0, '#e8d4c0'],
        [0.5, '#b99a98'],
        [1, '#5a5878'],
      ],
    ),
    stone,
  )
  for (const y of [392, 440, 488])
    spot(
      paper,
      `M${1346 - (y - 352) * 0.046},${y}h${32 + (y - 352) * 0.09}v18h${-32 - (y - 352) * 0.09}Z`,
      'rgb(150 50 52 / 85%)',
    )
  cut(
    paper,
    'M1338,354H1386L1382,346H1342ZM1350,346V320H1374V346ZM1346,320L1362,302L1378,320Z',
    '#3a2a44',
    stone,
  )
  spot(paper, rect(1354, 324, 16, 20), '#fff4c4')
  glow(paper, [1362, 332], 110, 0.8)
  yield
  // The steamer from Naples, all its lights on.
  cut(paper, 'M470,548L492,590H700L724,540L640,548V524H610V548H540V530H520V548Z', '#1c2848', stone)
  cut(paper, 'M556,548V476H580L584,548Z', '#8a3038', stone)
  spot(
    paper,
    Array.from({ length: 9 }, (_, at) => circle(512 + at * 21, 564, 3.4)).join(''),
    '#ffdc8a',
  )
  cut(
    paper,
    'M560,474q-20,-26 10,-40q-4,-30 34,-30q36,-8 44,10q-34,6 -36,28q-8,26 -36,32Z',
    'rgb(60 74 110 / 70%)',
    { ...stone, rim: seen('#ffdca0', 0.2) },
  )
}

/** The water in strips, each nearer and darker. */
export function* water(paper: Paper, frame: Frame): Painting {
  const tints = ['#b98a86', '#7a7f92', '#4a6684', '#2c4d70', '#1d385a', '#142746'] as const
  for (const [at, tint] of tints.entries()) {
    const y = 560 + at * 26 + at * at * 5
    const length = 60 + at * 26
    const count = Math.ceil((frame.right - frame.left + 220) / length)
    cut(
      paper,
      `M${frame.left - 110},1190V${y}${`q${length / 4},${-5 - at} ${length / 2},0t${length / 2},0`.repeat(count)}V1190Z`,
      tint,
      {
        shadow: { y: -3, blur: 9, colour: 'rgb(8 16 44 / 50%)' },
        rim: seen('#ffd8a4', 0.42 - at * 0.04),
        rimWidth: 1.2,
      },
    )
    // The lamp on the water.
    let gleams = ''
    for (let gleam = 0; gleam < 5; gleam += 1)
      gleams += ellipse(
        LAMP[0] + ((gleam * 37 + at * 53) % 90) - 45,
        y + 6 + gleam * 4,
        30 - gleam * 4 + at * 3,
        1.6,
      )
    spot(paper, gleams, 'rgb(255 204 120 / 50%)')
    yield
  }
}
