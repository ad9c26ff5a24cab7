/** Far out on the plain: somebody left a door standing there, and it is ajar. */
import { mix } from '../../../paper/colour'
import { along, around } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { needle } from '../set/far'
import { airTower } from '../set/shapes'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

const DOOR = [1066, 452] as const
const dune = (y: number, crest: number, lift: number): string =>
  `M-400,1150V${y}C${crest * 0.3},${y} ${crest * 0.6},${y - lift} ${crest},${y - lift}C${crest + 190},${y - lift + 10} ${crest + 300},${y + 20} 2320,${y - 10}V1150Z`

export const dunes: StoryPlace = {
  name: 'dunes',
  focus: [1066, 470],
  *paint(paper, frame) {
    const put = puts(paper, '#f7a56a')
    backdrop(paper, frame, [
      [0, '#120f3a'],
      [0.3, '#3a1c60'],
      [0.46, '#8a2f6c'],
      [0.6, '#e2604f'],
    ])
    stars(paper, [200, 60, 1500, 320], 90, '#ffdcc8')
    yield
    globe(paper, {
      x: 560,
      y: 360,
      radius: 190,
      ink: '#6b2a72',
      belt: '#8a3a7c',
      shade: '#2c1450',
      ring: '#ff9a78',
    })
    put(circle(1420, 196, 40), '#ffd9a0', { blur: 0 })
    put(circle(1512, 250, 19), '#ffb98a', { blur: 0 })
    yield
    for (const [x, half, height] of [
      [330, 90, 300],
      [1390, 76, 260],
      [1560, 110, 380],
      [1240, 44, 130],
    ] as const)
      put(needle(x, 640, half, height), '#5a1f5c', {
        dots: dots(paper, [x, 0, x - half, 0], '#35134a', { pitch: 10, most: 0.7, hold: half }),
        blur: 8,
      })
    yield
    for (const [y, crest, lift, ink] of [
      [600, 460, 60, '#7c2a5e'],
      [640, 1330, 76, '#a23a56'],
      [690, 700, 60, '#c95a48'],
    ] as const) {
      put(dune(y, crest, lift), ink, {
        slip: [0, 4],
        dots: dots(paper, [0, y - 20, 0, y + 190], mix(ink, '#2a0f40', 0.6), {
          pitch: 12,
          most: 0.66,
          hold: 400,
        }),
      })
      yield
    }
    put(airTower(410, 668, 300, 3), '#2a1450', { blur: 10 })
    tube(paper, 'M410,380V604', CYAN, { width: 3.4 })
    bulb(paper, 410, 362, 5, AMBER)
    yield
    // The light through the door falls on the sand.
    const [x, y] = DOOR
    shine(paper, x, y + 40, 520, '#ffc46a', 0.62)
    flat(
      paper,
      `M${x - 92},690L${x - 330},1010H${x + 210}L${x + 74},690Z`,
      along(
        paper,
        [0, 690, 0, 960],
        [
          [0, 'rgb(255 220 140 / 80%)'],
          [1, 'rgb(255 170 90 / 0%)'],
        ],
      ),
    )
    put(rect(x - 112, y - 206, 224, 450), '#7a2c3c', { blur: 20 })
    flat(
      paper,
      rect(x - 90, y - 184, 180, 424),
      around(
        paper,
        [x, y + 40, 260],
        [
          [0, '#fffbe0'],
          [0.5, '#ffdf94'],
          [1, '#ffae52'],
        ],
      ),
    )
    // What is in there: another day, with a sun of its own.
    flat(paper, circle(x + 16, y - 40, 34), '#ffffff')
    flat(paper, `M${x - 90},${y + 130}q60,-40 110,-10t70,-10V${y + 240}H${x - 90}Z`, '#f2a24e')
    flat(paper, `M${x - 90},${y + 180}q80,-30 180,6V${y + 240}H${x - 90}Z`, '#dd7a3e')
    yield
    const leaf = `M${x - 90},${y - 184}L${x - 214},${y - 150}V${y + 268}L${x - 90},${y + 240}Z`
    put(
      leaf,
      along(
        paper,
        [x - 214, 0, x - 90, 0],
        [
          [0, '#5c2038'],
          [1, '#c4583e'],
        ],
      ),
      { blur: 18 },
    )
    strokes(
      paper,
      `M${x - 196},${y - 124}L${x - 108},${y - 148}V${y - 6}L${x - 196},${y + 14}ZM${x - 196},${y + 50}L${x - 108},${y + 32}V${y + 210}L${x - 196},${y + 232}Z`,
      '#ffb070',
      2.4,
    )
    bulb(paper, x - 200, y + 38, 5, '#ffe08a', 0.6)
    tube(paper, `M${x - 101},${y + 240}V${y - 195}H${x + 101}V${y + 240}`, AMBER, { width: 4.6 })
    yield
    put(`M-400,1150V800C160,770 420,744 720,772S1500,760 2320,800V1150Z`, '#3a1440', {
      slip: [0, 4],
    })
    through(
      paper,
      frame,
      'M196,1200C150,980 210,860 176,700C150,560 230,420 300,300C380,150 560,84 760,64C960,40 1200,52 1420,120C1600,190 1680,330 1716,480C1760,640 1700,800 1740,930C1760,1010 1730,1100 1730,1200Z',
      '#2a1038',
      '#a8406a',
    )
    yield* settle(paper, frame, [x - 20, y + 30], NIGHT)
  },
}
