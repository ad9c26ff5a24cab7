/** On one of the smaller moons: a sign that it is to let, and nobody at home. */
import { mix } from '../../../paper/colour'
import { along } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { dome, gore } from '../set/shapes'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

const CRATERS = [
  [520, 690, 90, 15],
  [700, 640, 46, 8],
  [1240, 650, 60, 10],
  [1440, 704, 110, 18],
  [900, 742, 120, 18],
  [330, 640, 40, 7],
  [1580, 640, 50, 8],
] as const

export const moon: StoryPlace = {
  name: 'moon',
  focus: [1040, 520],
  *paint(paper, frame) {
    const put = puts(paper, '#fff0c8')
    backdrop(paper, frame, [
      [0, '#050a26'],
      [0.4, '#121a54'],
      [0.66, '#33307c'],
    ])
    stars(paper, [120, 60, 1680, 560], 240)
    yield
    globe(paper, {
      x: 560,
      y: 330,
      radius: 216,
      ink: '#1f8a8e',
      belt: '#56b8a4',
      shade: '#0f3a66',
      ring: '#ffd9a0',
    })
    globe(paper, { x: 1500, y: 210, radius: 50, ink: '#c2567a', belt: '#e88a8c', shade: '#4a1a58' })
    yield
    // The ground is as round as it is small.
    put(
      'M-500,1250V760Q300,590 960,590T2420,760V1250Z',
      along(
        paper,
        [0, 590, 0, 900],
        [
          [0, '#e9c9a0'],
          [0.4, '#a87a8c'],
          [1, '#3a2a62'],
        ],
      ),
      {
        slip: [0, 5],
        blur: 22,
        stock: '#fff4dc',
        dots: dots(paper, [0, 610, 0, 860], '#4a3474', { pitch: 13, most: 0.68, hold: 400 }),
      },
    )
    for (const [x, y, rx, ry] of CRATERS) {
      put(ellipse(x, y, rx, ry), '#6a4a78', { blur: 0, stock: '#fbe3b4', slip: [0, 4] })
      strokes(paper, `M${x - rx},${y}a${rx},${ry} 0 0 1 ${rx * 2},0`, '#2a1c4c', 4)
    }
    yield
    // A small house with a dark window.
    put(dome(1330, 664, 116, 190), '#c25a6c', {
      blur: 20,
      on: () => {
        flat(
          paper,
          gore(1330, 664, 116, 190, -0.34, 0.06) + gore(1330, 664, 116, 190, 0.42, 0.76),
          '#fbe3b4',
        )
        const shade = dots(paper, [1290, 560, 1460, 600], '#5a1e50', {
          pitch: 10,
          most: 0.66,
          hold: 60,
        })
        if (shade) flat(paper, rect(1200, 460, 270, 210), shade)
      },
    })
    flat(paper, rect(1214, 612, 232, 13), '#1c8b90')
    put('M1296,664v-56a26,26 0 0 1 52,0v56Z', '#2a1440', { blur: 0 })
    put(circle(1400, 584, 21), '#16204c', { blur: 0, stock: '#8fe8ee' })
    tube(paper, 'M1214,614H1446', CYAN, { width: 4, glow: 0.6 })
    strokes(paper, 'M1330,474v-46', '#0a0f2c', 5)
    bulb(paper, 1330, 424, 6, MAGENTA, 0.8)
    yield
    // The sign, under its lamp: a key, and a ring around it.
    shine(paper, 1010, 470, 460, '#ffdf9a', 0.6)
    for (const x of [930, 1090]) put(rect(x - 8, 420, 16, 290), '#7a4a5c', { blur: 8 })
    put('M862,396L1158,384L1162,566L866,576Z', '#fbe7c2', {
      blur: 22,
      stock: '#ffffff',
      dots: dots(paper, [1010, 400, 860, 620], '#f0a06a', { pitch: 10, most: 0.5, hold: 40 }),
    })
    strokes(paper, 'M880,412L1142,401L1146,550L882,560Z', '#c2456a', 6)
    strokes(paper, circle(960, 482, 30), '#0f4a66', 13)
    strokes(paper, 'M990,482H1094M1066,482v28M1090,482v22', '#0f4a66', 13)
    for (const [x, y] of [
      [890, 420],
      [1132, 411],
      [1136, 540],
      [892, 549],
    ] as const)
      flat(paper, circle(x, y, 5), '#7a2c50')
    strokes(paper, 'M1010,388V320q0,-20 -30,-20', '#0a0f2c', 8)
    put('M946,318Q950,290 982,288Q1012,292 1014,318Z', '#ef6a4c', { blur: 6 })
    bulb(paper, 980, 322, 11, '#fff0b8')
    flat(
      paper,
      'M956,322L850,590H1150L1006,322Z',
      along(
        paper,
        [0, 322, 0, 590],
        [
          [0, 'rgb(255 240 190 / 46%)'],
          [1, 'rgb(255 220 150 / 0%)'],
        ],
      ),
    )
    yield
    // A suitcase of somebody who came to see the craters, and steps that lead up to it.
    put('M786,662h78v56h-78Z', '#e0563f', { blur: 10 })
    strokes(paper, 'M806,662v-12h38v12', '#0a0f2c', 6)
    flat(paper, rect(800, 662, 9, 56) + rect(842, 662, 9, 56), '#fbe3b4')
    for (let at = 0; at < 8; at += 1)
      flat(
        paper,
        ellipse(360 + at * 56, 770 - at * 9 + (at % 2) * 14, 17 - at, 5),
        mix('#2a1c4c', '#6a4a78', at / 12),
      )
    // Through the window of what has landed.
    through(
      paper,
      frame,
      'M420,64H1500Q1720,64 1720,284V900Q1720,1120 1500,1120H420Q200,1120 200,900V284Q200,64 420,64Z',
      '#17194a',
      '#b08ad0',
    )
    tube(paper, 'M230,960V288Q230,94 424,94H1496Q1690,94 1690,288V960', AMBER, {
      width: 5,
      glow: 0.75,
    })
    for (let at = 0; at < 9; at += 1)
      flat(paper, circle(168, 300 + at * 76, 7) + circle(1752, 300 + at * 76, 7), '#4a4690')
    yield* settle(paper, frame, [1000, 450], NIGHT)
  },
}
