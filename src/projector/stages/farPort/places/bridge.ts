/** The bridge of a ship between two stops: a wide window, an empty seat, and a big red lever. */
import { mix, seen } from '../../../paper/colour'
import { along } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

export const bridge: StoryPlace = {
  name: 'bridge',
  focus: [960, 470],
  *paint(paper, frame) {
    const { pen } = paper
    const put = puts(paper, '#8fb0e8')
    backdrop(paper, frame, [
      [0, '#060a24'],
      [0.4, '#141a52'],
      [0.7, '#3a2470'],
    ])
    stars(paper, [120, 60, 1680, 520], 220)
    yield
    globe(paper, {
      x: 720,
      y: 360,
      radius: 210,
      ink: '#c25a4c',
      belt: '#e8845c',
      shade: '#5a1e50',
      ring: '#ffd9a0',
    })
    globe(paper, { x: 1330, y: 210, radius: 46, ink: '#2a7f8c', belt: '#4fb0ac', shade: '#0f3a56' })
    yield
    // Somebody parks out there, with a long tail of light.
    tube(paper, 'M1180,470Q1360,430 1640,340', CYAN, { width: 3, glow: 0.7 })
    put('M1090,490Q1120,462 1190,462L1206,480Q1160,502 1090,490Z', '#fbe3b4', { blur: 0, width: 2 })
    flat(paper, circle(1130, 482, 3) + circle(1146, 480, 3), '#12304f')
    yield
    // Ribs of the window, and the desk below it.
    for (const [from, to] of [
      [520, 420],
      [1400, 1500],
      [960, 960],
    ] as const) {
      strokes(paper, `M${from},70L${to},640`, '#0a0f2c', 22)
      strokes(paper, `M${from + 5},70L${to + 5},640`, '#4a5aa8', 3)
    }
    put('M-400,1200V640Q500,560 960,560T2320,640V1200Z', '#222a66', {
      slip: [0, 4],
      blur: 26,
      dots: dots(paper, [0, 600, 0, 800], '#0c1036', { pitch: 12, most: 0.7, hold: 400 }),
    })
    tube(paper, 'M-400,646Q500,566 960,566T2320,646', MAGENTA, { width: 5 })
    yield
    // Screens and knobs.
    for (const [x, y, ink] of [
      [400, 640, CYAN],
      [600, 622, AMBER],
      [1210, 622, CYAN],
      [1420, 640, MAGENTA],
    ] as const) {
      put(`M${x},${y}h130l10,74h-150Z`, '#0d1236', { blur: 8 })
      tube(paper, `M${x + 14},${y + 50}l22,-26l20,18l26,-30l30,26`, ink, { width: 3.4, glow: 0.8 })
    }
    for (let at = 0; at < 34; at += 1) {
      const [x, row] = [330 + (at % 17) * 78, Math.floor(at / 17)]
      if (Math.abs(x - 960) < 190) continue
      bulb(
        paper,
        x,
        738 + row * 26 - (1 - Math.abs(x - 960) / 900) * 8,
        5,
        [CYAN, AMBER, MAGENTA, '#8ed6b8'][(at * 7) % 4] ?? CYAN,
        0.4,
      )
    }
    yield
    // The lever: it has been washed, and hangs on a line to dry.
    shine(paper, 960, 430, 430, '#ffd890', 0.6)
    flat(
      paper,
      'M930,96L760,700H1160L990,96Z',
      along(
        paper,
        [0, 96, 0, 700],
        [
          [0, 'rgb(255 236 180 / 50%)'],
          [1, 'rgb(255 210 140 / 0%)'],
        ],
      ),
    )
    put('M912,76H1008L990,112H930Z', '#ef6a4c', { blur: 8 })
    flat(paper, ellipse(960, 113, 30, 6), '#fff6d8')
    strokes(paper, 'M470,300Q960,420 1450,300', '#0a0f2c', 7)
    strokes(paper, 'M470,300Q960,420 1450,300', '#fbe3b4', 3.4)
    for (const [x, y, ink] of [
      [640, 336, '#68c2e2'],
      [1280, 336, '#f1b12f'],
      [1160, 348, '#f69aa2'],
    ] as const) {
      put(`M${x - 34},${y}h68l-4,70q-14,8 -28,0t-30,2Z`, ink, { blur: 10 })
      strokes(paper, `M${x - 24},${y - 8}v16M${x + 24},${y - 8}v16`, '#d98a4a', 5)
    }
    pen.save()
    pen.translate(960, 372)
    pen.rotate(0.06)
    put(rect(-11, 0, 22, 168), '#c9d6dc', {
      blur: 10,
      dots: dots(paper, [6, 0, -14, 0], '#4a5a8c', { pitch: 7 }),
    })
    put(circle(0, 198, 46), '#e8352e', {
      blur: 18,
      dots: dots(paper, [14, 180, -40, 240], '#7a1030', { pitch: 9, most: 0.64, hold: 30 }),
    })
    flat(paper, ellipse(16, 180, 12, 8), '#ffd0c0')
    put(rect(-20, 132, 40, 24), '#2b3672', { blur: 4 })
    pen.restore()
    strokes(paper, 'M944,364v20M976,364v20', '#d98a4a', 7)
    for (const [x, y] of [
      [940, 628],
      [962, 650],
      [948, 668],
    ] as const)
      flat(paper, `M${x},${y}q7,12 0,16q-7,-4 0,-16Z`, '#8fe8ee')
    yield
    // Where it belongs: an empty slot, and a puddle.
    put(ellipse(960, 700, 120, 22), '#0d1236', { blur: 10 })
    flat(paper, rect(900, 692, 120, 13), '#05081c')
    tube(paper, ellipse(960, 700, 120, 22), AMBER, { width: 3.4 })
    for (const to of [-1, 1]) {
      const x = 960 + to * 420
      put(
        `M${x - 112},1200V860Q${x - 120},760 ${x},750Q${x + 120},760 ${x + 112},860V1200Z`,
        mix('#2b2466', '#0a0f2c', 0.3),
        {
          blur: 22,
          dots: dots(paper, [x + to * -60, 760, x + to * 130, 900], '#0a0a28', {
            pitch: 12,
            most: 0.7,
            hold: 300,
          }),
        },
      )
      put(`M${x - 60},742v-52q0,-14 14,-14h92q14,0 14,14v52q-60,12 -120,0Z`, '#1c2258', {
        blur: 10,
      })
      tube(paper, `M${x - 44},734v-36q0,-8 8,-8h72q8,0 8,8v36`, AMBER, { width: 3, glow: 0.5 })
      strokes(paper, `M${x - 78},900V1100M${x + 78},900V1100`, seen('#8fb0e8', 0.3), 4)
    }
    through(
      paper,
      frame,
      'M150,1200V470L330,190L520,84H1400L1590,190L1770,470V1200Z',
      '#141844',
      '#7a8ce0',
    )
    tube(paper, 'M174,980V476L346,206L526,108H1394L1574,206L1746,476V980', CYAN, {
      width: 5,
      glow: 0.75,
    })
    yield* settle(paper, frame, [940, 450], NIGHT)
  },
}
