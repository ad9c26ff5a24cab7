/** Up in the beacon of the port: the great lens, a ladder, and what was polished with. */
import { mix, seen } from '../../../paper/colour'
import { along, around } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { dome } from '../set/shapes'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

export const beacon: StoryPlace = {
  name: 'beacon',
  focus: [960, 430],
  *paint(paper, frame) {
    const { pen } = paper
    const put = puts(paper, '#7fd8d2')
    backdrop(paper, frame, [
      [0, '#081634'],
      [0.4, '#0f3c66'],
      [0.62, '#1f7f8c'],
      [0.7, '#4fb8a8'],
    ])
    stars(paper, [200, 60, 1520, 420], 130)
    globe(paper, {
      x: 420,
      y: 290,
      radius: 104,
      ink: '#17506c',
      belt: '#22687e',
      shade: '#0c2f4d',
      ring: '#8fe0d4',
    })
    yield
    // The port, far below.
    flat(paper, 'M-400,1150V640Q300,600 800,628T1500,610T2320,640V1150Z', '#0f3a56')
    for (const [x, half, high] of [
      [300, 70, 90],
      [420, 44, 60],
      [540, 60, 74],
      [1320, 50, 66],
      [1430, 74, 96],
      [1560, 46, 60],
      [1650, 66, 84],
    ] as const) {
      put(dome(x, 690, half, high), '#0a1f3e', { blur: 6 })
      for (const dx of [-0.5, 0, 0.5])
        flat(paper, rect(x + dx * half - 4, 690 - high * 0.5, 8, 12), '#ffd07a')
      tube(paper, `M${x - half},${690 - high * 0.26}h${half * 2}`, x % 4 ? CYAN : MAGENTA, {
        width: 2.6,
        glow: 0.7,
      })
    }
    yield
    // Its beams, left and right.
    for (const to of [-1, 1])
      flat(
        paper,
        `M960,400L${960 + to * 1300},190V610Z`,
        along(
          paper,
          [960, 0, 960 + to * 900, 0],
          [
            [0, 'rgb(255 240 190 / 70%)'],
            [0.4, 'rgb(255 214 140 / 30%)'],
            [1, 'rgb(255 200 120 / 0%)'],
          ],
        ),
      )
    shine(paper, 960, 400, 560, '#ffd890', 0.75)
    yield
    // Panes of the lantern room.
    for (const x of [330, 620, 1300, 1590]) {
      const bend = (x - 960) * 0.1
      strokes(paper, `M${x},720Q${x + bend},380 ${x - bend * 2.4},60`, '#081230', 15)
      strokes(paper, `M${x + 3},720Q${x + bend + 3},380 ${x - bend * 2.4 + 3},60`, '#3a7f9a', 3)
    }
    strokes(paper, 'M-400,250Q960,180 2320,250', '#081230', 9)
    put('M-400,1150V716Q960,660 2320,716V1150Z', '#16305c', {
      slip: [0, 4],
      blur: 22,
      dots: dots(paper, [0, 700, 0, 850], '#081230', { pitch: 12, most: 0.7, hold: 300 }),
    })
    tube(paper, 'M-400,722Q960,666 2320,722', CYAN, { width: 4 })
    yield
    // The lens: rings of glass on an iron foot.
    put('M820,760L850,640H1070L1100,760Z', '#2b3672', { blur: 22 })
    put('M800,612H1120L1100,650H820Z', '#c2456a', { blur: 14 })
    for (let at = 0; at < 6; at += 1) flat(paper, circle(838 + at * 49, 631, 5), '#ffe0a8')
    const lens = 'M850,612C770,520 770,290 850,196H1070C1150,290 1150,520 1070,612Z'
    put(
      lens,
      around(
        paper,
        [960, 400, 250],
        [
          [0, '#fffef0'],
          [0.34, '#fff2c0'],
          [0.7, '#ffd07a'],
          [1, '#f09a4e'],
        ],
      ),
      { blur: 26 },
    )
    pen.save()
    pen.clip(new Path2D(lens))
    const shade = dots(paper, [860, 380, 760, 600], '#e0823a', { pitch: 11, most: 0.46, hold: 100 })
    if (shade) flat(paper, lens, shade)
    for (let at = -4; at <= 4; at += 1) {
      if (at === 0) continue
      strokes(
        paper,
        `M760,${404 + at * 46}Q960,${404 + at * 46 + at * 9} 1160,${404 + at * 46}`,
        seen('#a84a24', 0.62),
        4,
      )
      strokes(
        paper,
        `M760,${408 + at * 46}Q960,${408 + at * 46 + at * 9} 1160,${408 + at * 46}`,
        seen('#fffdf0', 0.8),
        2,
      )
    }
    pen.restore()
    for (const reach of [66, 44]) strokes(paper, circle(960, 404, reach), seen('#c46a2c', 0.7), 4)
    bulb(paper, 960, 404, 26, '#fff4c8')
    yield
    put('M836,196Q850,160 960,150Q1070,160 1084,196Z', '#c2456a', { blur: 14 })
    put(rect(944, 60, 32, 92), '#2b3672', { blur: 8 })
    // A ladder, a bucket on it, and a cloth that hangs over a rung.
    strokes(paper, 'M1196,800L1150,200M1282,800L1196,200', '#061026', 15)
    strokes(paper, 'M1196,800L1150,200M1282,800L1196,200', '#d98a4a', 8)
    for (let at = 0; at < 9; at += 1)
      strokes(paper, `M${1192 - at * 4.8},${750 - at * 62}h${80 - at * 4.6}`, '#d98a4a', 7)
    put('M1172,440h58l-6,92q-10,14 -20,2q-12,14 -24,-2Z', '#f69aa2', {
      blur: 9,
      on: () => strokes(paper, 'M1172,462h60M1174,484h60', '#ffffff', 5),
    })
    strokes(paper, 'M1196,628q36,-40 72,0', '#c9d6dc', 4)
    put('M1194,628h76l-9,62h-58Z', '#1c8b90', { blur: 12 })
    put(ellipse(1232, 628, 38, 9), '#bdeef2', { blur: 0 })
    for (const [x, y, r] of [
      [1218, 616, 12],
      [1240, 610, 15],
      [1256, 620, 9],
    ] as const)
      put(circle(x, y, r), '#e6fbff', { blur: 3 })
    yield
    // A comet that was already sorted, in its jar.
    put(rect(620, 664, 150, 13), '#7a4a5c', { blur: 8 })
    put('M660,664v-70q0,-10 10,-14v-12h50v12q10,4 10,14v70Z', mix('#17506c', '#bdeef2', 0.3), {
      blur: 10,
    })
    bulb(paper, 704, 636, 8, AMBER)
    strokes(paper, 'M698,632q-16,-6 -26,-22M700,640q-14,2 -28,-6', '#ffd98a', 3)
    put(rect(664, 560, 62, 12), '#c2456a', { blur: 0 })
    through(
      paper,
      frame,
      'M180,1200V520C180,240 480,64 960,64S1740,240 1740,520V1200Z',
      '#0c1a3c',
      '#4fb0c4',
    )
    tube(paper, 'M206,980V524C206,256 500,90 960,90S1714,256 1714,524V980', MAGENTA, {
      width: 5,
      glow: 0.7,
    })
    yield* settle(paper, frame, [960, 420], NIGHT)
  },
}
