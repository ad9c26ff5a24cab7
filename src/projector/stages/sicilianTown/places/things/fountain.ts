/** The fountain of the piazza, its marble figures, and the lamp beside it. */
import { line, pour, spot } from '../../../../paper/lay'
import { cut } from '../../../../paper/cut'
import { along, type Paper } from '../../../../paper/paper'
import { circle, ellipse } from '../../../../paper/paths'
import type { Painting } from '../../../stage'
import { beam, glow, laid, type Point } from './tools'

export const LAMP: Point = [1290, 400]
export const STONE = laid(1, 0.55, '#100a34')

/** A figure of marble on its pedestal, seen from behind the water. */
export function marble(paper: Paper, [x, y]: Point, size: number, mirrored: boolean): void {
  const { pen } = paper
  pen.save()
  pen.translate(x, y)
  pen.scale(mirrored ? -size : size, size)
  const pale = along(
    paper,
    [-40, 0, 40, 0],
    [
      [0, '#6f68a0'],
      [0.6, '#d9cfe0'],
      [1, '#fff0d8'],
    ],
  )
  cut(
    paper,
    'M-34,0V-50H34V0ZM-42,-50V-60H42V-50Z',
    along(
      paper,
      [-40, 0, 40, 0],
      [
        [0, '#4c4484'],
        [1, '#b4a0bc'],
      ],
    ),
    STONE,
  )
  cut(
    paper,
    'M-22,-60Q-28,-110 -18,-140Q-30,-156 -22,-182Q-14,-192 -6,-192Q-14,-200 -12,-212Q-8,-224 2,-224Q14,-222 13,-208Q12,-198 6,-192Q18,-190 22,-178L48,-214L56,-208L30,-160Q22,-150 22,-140Q34,-110 26,-60Z',
    pale,
    STONE,
  )
  line(paper, 'M-10,-64Q-14,-110 0,-136M8,-64Q12,-100 2,-130', 'rgb(70 60 120 / 45%)', 2)
  pen.restore()
}

/** Basin, bowls and water. */
export function* fountain(paper: Paper): Painting {
  const bowl = along(
    paper,
    [640, 0, 1280, 0],
    [
      [0, '#4e4688'],
      [0.5, '#b4a4c4'],
      [0.8, '#f0dcd0'],
      [1, '#a088a8'],
    ],
  )
  // The basin, with the moon and the lamp on its water.
  cut(paper, ellipse(960, 742, 330, 46), '#241c54', STONE)
  cut(paper, ellipse(960, 738, 306, 37), pour(paper, 702, 778, '#5c6ab4', '#28306e'), {
    ...STONE,
    shadow: null,
  })
  let ripples = ''
  for (let ring = 1; ring < 5; ring += 1) ripples += ellipse(960, 738, 60 * ring, 7.4 * ring)
  line(paper, ripples, 'rgb(226 232 255 / 34%)', 1.6)
  spot(paper, ellipse(1130, 748, 70, 6) + ellipse(1090, 758, 40, 4), 'rgb(255 216 140 / 60%)')
  yield
  cut(paper, 'M916,744Q936,690 930,640H990Q984,690 1004,744Z', bowl, STONE)
  cut(
    paper,
    'M800,610Q860,660 960,662Q1060,660 1120,610Q1040,634 960,634Q880,634 800,610Z',
    bowl,
    STONE,
  )
  cut(paper, ellipse(960, 610, 160, 17), '#dcd0e0', STONE)
  cut(paper, ellipse(960, 609, 146, 12), '#5664ac', { ...STONE, shadow: null })
  cut(paper, 'M938,612Q948,560 944,520H976Q972,560 982,612Z', bowl, STONE)
  cut(
    paper,
    'M884,494Q920,530 960,530Q1000,530 1036,494Q1000,506 960,506Q920,506 884,494Z',
    bowl,
    STONE,
  )
  cut(paper, ellipse(960, 494, 76, 9), '#e6dae4', STONE)
  cut(
    paper,
    'M946,494Q950,460 946,448Q940,430 960,420Q980,430 974,448Q970,460 974,494Z',
    bowl,
    STONE,
  )
  yield
  // Water.
  let jets = ''
  for (const side of [-1, 1]) {
    jets += `M960,420Q${960 + side * 40},350 ${960 + side * 66},492M960,420Q${960 + side * 24},360 ${960 + side * 36},490`
    for (const [x, foot] of [
      [146, 734],
      [118, 742],
      [84, 748],
    ] as const)
      jets += `M${960 + side * x},612Q${960 + side * (x + 14)},650 ${960 + side * (x + 22)},${foot}`
  }
  line(paper, jets, 'rgb(214 228 255 / 62%)', 2.6)
  line(paper, jets, 'rgb(255 255 255 / 60%)', 0.9)
  for (const side of [-1, 1])
    spot(paper, ellipse(960 + side * 160, 742, 34, 6), 'rgb(236 240 255 / 45%)')
  // The rim before the water, of cut stone.
  cut(
    paper,
    'M620,742Q640,800 960,806Q1280,800 1300,742L1310,764Q1290,846 960,852Q630,846 610,764Z',
    along(
      paper,
      [610, 0, 1310, 0],
      [
        [0, '#3c3474'],
        [0.55, '#a490b4'],
        [0.85, '#ecd4c4'],
        [1, '#8a7098'],
      ],
    ),
    STONE,
  )
  for (const x of [720, 840, 960, 1080, 1200])
    line(paper, `M${x},${798 + Math.abs(960 - x) * -0.06}v44`, 'rgb(40 24 80 / 45%)', 2)
}

/** A lamp on its post of iron. */
export function lamppost(paper: Paper): void {
  const iron = laid(0.9, 0.5)
  cut(
    paper,
    `M${LAMP[0] - 7},820L${LAMP[0] - 5},450H${LAMP[0] + 5}L${LAMP[0] + 7},820L${LAMP[0] + 24},850H${LAMP[0] - 24}Z`,
    '#1a1430',
    iron,
  )
  line(
    paper,
    `M${LAMP[0]},470q-34,4 -30,-22q18,-10 24,6M${LAMP[0]},470q34,4 30,-22q-18,-10 -24,6`,
    '#1a1430',
    5,
  )
  glow(paper, LAMP, 320, 0.9)
  cut(
    paper,
    circle(LAMP[0], LAMP[1], 34),
    beam(paper, ...LAMP, 36, '#fffef2', '#fff2c0', '#ffd684'),
    { shadow: { y: 0, blur: 26, colour: 'rgb(255 226 150)' }, rim: '#ffffff' },
  )
  cut(
    paper,
    `M${LAMP[0] - 22},${LAMP[1] + 28}H${LAMP[0] + 22}L${LAMP[0] + 12},${LAMP[1] + 44}H${LAMP[0] - 12}ZM${LAMP[0] - 8},${LAMP[1] - 33}L${LAMP[0]},${LAMP[1] - 54}L${LAMP[0] + 8},${LAMP[1] - 33}Z`,
    '#1a1430',
    iron,
  )
}
