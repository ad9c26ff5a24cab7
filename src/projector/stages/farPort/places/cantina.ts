/** The pilots' cantina after supper: one cup has not understood that gravity is on again. */
import { mix, seen } from '../../../paper/colour'
import { along, around } from '../../../paper/paper'
import { arch, circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { dots, flat, strokes, tube } from '../ink/print'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

const BOTTLES = [
  '#1c8b90',
  '#e0563f',
  '#f1b12f',
  '#d83a88',
  '#68c2e2',
  '#83913a',
  '#b596e2',
] as const

export const cantina: StoryPlace = {
  name: 'cantina',
  focus: [960, 520],
  *paint(paper, frame) {
    const { pen } = paper
    const put = puts(paper, '#ffb27a')
    backdrop(paper, frame, [
      [0, '#2a1046'],
      [0.5, '#54205c'],
      [0.8, '#2a1040'],
    ])
    const wall = dots(paper, [960, 640, 960, 100], '#1a0a34', { pitch: 13, most: 0.68, hold: 300 })
    if (wall) flat(paper, rect(-400, -200, 2720, 900), wall)
    yield
    // A port-hole to the field at each side.
    for (const x of [490, 1430]) {
      put(circle(x, 360, 136), '#8a3a5c', { blur: 16 })
      flat(
        paper,
        circle(x, 360, 112),
        along(
          paper,
          [0, 250, 0, 470],
          [
            [0, '#0f1c4a'],
            [0.6, '#5a2a72'],
            [1, '#f0705a'],
          ],
        ),
      )
      pen.save()
      pen.clip(new Path2D(circle(x, 360, 112)))
      stars(paper, [x - 110, 250, 220, 130], 26)
      if (x < 960)
        globe(paper, {
          x: 470,
          y: 350,
          radius: 44,
          ink: '#7a3a7c',
          belt: '#96508a',
          shade: '#3a1a58',
          ring: '#ffb28a',
        })
      flat(paper, `M${x - 120},440q60,-30 120,-10t130,-14V500H${x - 120}Z`, '#3a1450')
      flat(paper, `M${x + 20},436v-60q0,-8 6,-8t6,8v60ZM${x - 60},430a34,30 0 0 1 68,0Z`, '#220c3a')
      pen.restore()
      strokes(paper, circle(x, 360, 112), '#0d0720', 5)
      tube(paper, circle(x, 360, 124), CYAN, { width: 4, glow: 0.8 })
      yield
    }
    // The niche with the bottles, lit from behind.
    put(arch(960, 640, 300, 520), '#7a2c50', { blur: 20 })
    flat(
      paper,
      arch(960, 640, 268, 486),
      around(
        paper,
        [960, 400, 430],
        [
          [0, '#fff0c0'],
          [0.3, '#ffc06a'],
          [0.7, '#e0624e'],
          [1, '#8a2a58'],
        ],
      ),
    )
    const glow = dots(paper, [960, 300, 960, 640], '#a83050', { pitch: 12, most: 0.5 })
    if (glow) flat(paper, arch(960, 640, 268, 486), glow)
    tube(paper, arch(960, 640, 284, 503), MAGENTA, { width: 6 })
    yield
    for (const [shelf, y] of [336, 452, 568].entries()) {
      const half = shelf === 0 ? 190 : 252
      const many = shelf === 0 ? 6 : 8
      for (let at = 0; at < many; at += 1) {
        const x = 960 - half + ((at + 0.5) / many) * half * 2
        const ink = BOTTLES[(at * 3 + shelf * 2) % BOTTLES.length] ?? '#1c8b90'
        const high = 56 + ((at * 17 + shelf * 29) % 30)
        if (shelf === 2 && (at === 3 || at === 4)) continue
        if ((at + shelf) % 3 === 0)
          put(
            `M${x - 16},${y}q-8,-${high * 0.7} 10,-${high * 0.7}v-${high * 0.3}h12v${high * 0.3}q18,0 10,${high * 0.7}Z`,
            ink,
            { blur: 6 },
          )
        else if ((at + shelf) % 3 === 1)
          put(
            `M${x - 13},${y}v-${high * 0.6}l8,-14v-${high * 0.3}h10v${high * 0.3}l8,14v${high * 0.6}Z`,
            ink,
            { blur: 6 },
          )
        else
          put(circle(x, y - 22, 21) + rect(x - 5, y - 22 - high * 0.6, 10, high * 0.5), ink, {
            blur: 6,
          })
        strokes(paper, `M${x - 7},${y - 12}v-18`, seen('#fff4dc', 0.7), 3)
      }
      put(rect(960 - half - 12, y, half * 2 + 24, 11), '#5a1f4a', { blur: 8 })
      yield
    }
    // The counter.
    put(
      'M420,640H1500L1540,690H380Z',
      along(
        paper,
        [400, 0, 1520, 0],
        [
          [0, '#5a2448'],
          [0.5, '#f09a5c'],
          [1, '#5a2448'],
        ],
      ),
      { blur: 20 },
    )
    put('M380,690H1540V720H380Z', '#7a2c4c', { blur: 0 })
    put('M410,720H1510V1150H410Z', '#3a1440', {
      blur: 10,
      dots: dots(paper, [0, 720, 0, 880], '#160828', { pitch: 12, most: 0.7, hold: 300 }),
    })
    for (let x = 450; x < 1490; x += 88)
      strokes(paper, arch(x + 36, 900, 32, 156), seen('#c2567a', 0.5), 3)
    tube(paper, 'M384,706H1536', AMBER, { width: 5 })
    yield
    strokes(paper, 'M960,-80V196', '#1a0a2c', 4)
    shine(paper, 960, 400, 520, '#ffd890', 0.4)
    put('M890,240Q900,190 960,186Q1020,190 1030,240Z', '#1c8b90')
    flat(paper, ellipse(960, 241, 68, 9), '#fff6d8')
    flat(
      paper,
      'M896,244L760,640H1160L1024,244Z',
      along(
        paper,
        [0, 244, 0, 640],
        [
          [0, 'rgb(255 236 180 / 42%)'],
          [1, 'rgb(255 210 140 / 0%)'],
        ],
      ),
    )
    // The cup, its spoon and its tea, each on its own way up.
    flat(paper, ellipse(960, 662, 66, 9), 'rgb(60 10 30 / 50%)')
    put(ellipse(960, 654, 58, 10), '#fbe3b4', { blur: 4 })
    pen.save()
    pen.translate(964, 566)
    pen.rotate(0.24)
    strokes(paper, 'M44,-14q34,-2 28,24q-6,22 -36,14', '#0d0720', 15)
    strokes(paper, 'M44,-14q34,-2 28,24q-6,22 -36,14', '#e0563f', 9)
    put('M-50,-34H50Q52,40 0,44T-50,-34Z', '#e0563f', {
      blur: 14,
      dots: dots(paper, [20, 0, -56, 10], '#8c2040', { pitch: 8, hold: 20 }),
    })
    put(ellipse(0, -34, 50, 12), '#fbe3b4', { blur: 0 })
    flat(paper, ellipse(0, -32, 40, 8), '#7a3a24')
    pen.restore()
    for (const [x, y, r] of [
      [960, 486, 15],
      [1000, 448, 10],
      [940, 428, 7],
      [984, 404, 5],
      [1030, 486, 6],
    ] as const) {
      put(circle(x, y, r), '#9a4a2c', { blur: 4, stock: '#ffd8a0', slip: [-2, 2] })
    }
    pen.save()
    pen.translate(880, 470)
    pen.rotate(-0.7)
    put(`${ellipse(0, -40, 11, 16)}${rect(-2.6, -30, 5.2, 70)}`, '#c9d6dc', { blur: 6 })
    pen.restore()
    yield
    for (const x of [560, 780, 1140, 1360]) {
      put(ellipse(x, 800, 62, 15), mix('#c2456a', '#2a1040', 0.3), { blur: 10 })
      strokes(paper, `M${x},812V1080`, '#1a0a2c', 15)
    }
    through(
      paper,
      frame,
      `M960,36C1460,36 1750,330 1750,640C1750,860 1640,1040 1520,1200H400C280,1040 170,860 170,640C170,330 460,36 960,36Z`,
      '#260f3e',
      '#c2567a',
    )
    tube(
      paper,
      'M330,960C240,860 196,760 196,640C196,346 474,62 960,62S1724,346 1724,640C1724,760 1680,860 1590,960',
      CYAN,
      { width: 5, glow: 0.7 },
    )
    yield* settle(paper, frame, [960, 480], NIGHT)
  },
}
