/** The night market: a dealer sells horizons by the metre, and a carpet pulls at its string. */
import { mix } from '../../../paper/colour'
import { along, around } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { dome, gore } from '../set/shapes'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

const ROLLS = [
  '#e0563f',
  '#f1b12f',
  '#1c8b90',
  '#71337f',
  '#68c2e2',
  '#f69aa2',
  '#83913a',
  '#d83a88',
] as const

export const market: StoryPlace = {
  name: 'market',
  focus: [960, 480],
  *paint(paper, frame) {
    const put = puts(paper, '#ffb98a')
    backdrop(paper, frame, [
      [0, '#140c38'],
      [0.35, '#3a1a62'],
      [0.6, '#8a2f70'],
      [0.75, '#d8566a'],
    ])
    stars(paper, [200, 60, 1500, 260], 70, '#ffdcc8')
    globe(paper, {
      x: 1500,
      y: 250,
      radius: 110,
      ink: '#5a2668',
      belt: '#6e3076',
      shade: '#2c1450',
      ring: '#ff9a8a',
    })
    yield
    for (const [x, half, high, ink] of [
      [250, 150, 260, '#3a1a58'],
      [500, 90, 180, '#4a2064'],
      [1420, 110, 200, '#4a2064'],
      [1660, 150, 280, '#3a1a58'],
    ] as const) {
      put(dome(x, 700, half, high), ink, {
        on: () => flat(paper, gore(x, 700, half, high, -0.34, 0.1), '#5c2a70'),
      })
      for (const dx of [-0.5, 0, 0.5])
        flat(paper, rect(x + dx * half - 8, 700 - high * 0.26 - 40, 16, 26), '#ffd07a')
      tube(paper, `M${x - half},${700 - high * 0.26}h${half * 2}`, x < 960 ? CYAN : MAGENTA, {
        width: 4,
        glow: 0.7,
      })
      yield
    }
    flat(
      paper,
      rect(-400, 690, 2720, 500),
      along(
        paper,
        [0, 690, 0, 960],
        [
          [0, '#8a3a5a'],
          [0.4, '#4a1c4e'],
          [1, '#1a0c2c'],
        ],
      ),
    )
    // The stall: its back wall is lit by one lamp.
    put(
      rect(560, 300, 800, 420),
      around(
        paper,
        [960, 380, 560],
        [
          [0, '#ffe0a0'],
          [0.35, '#ee9a58'],
          [0.75, '#a24050'],
          [1, '#5a2050'],
        ],
      ),
      { blur: 22 },
    )
    const weave = dots(paper, [960, 330, 960, 720], '#8a2f4a', { pitch: 12, most: 0.5 })
    if (weave) flat(paper, rect(560, 300, 800, 420), weave)
    for (const x of [548, 1350]) put(rect(x, 270, 22, 560), '#4a1c40')
    yield
    // A horizon, unrolled: sea, palms, two suns.
    flat(paper, rect(744, 356, 432, 230), '#3a1440')
    put(
      rect(750, 352, 420, 226),
      along(
        paper,
        [0, 352, 0, 578],
        [
          [0, '#2aa3a3'],
          [0.4, '#8fd8c4'],
          [0.62, '#fff0c0'],
          [0.63, '#1c8b90'],
          [1, '#126a78'],
        ],
      ),
      { blur: 14 },
    )
    flat(paper, circle(910, 470, 30) + circle(964, 486, 14), '#fff8e0')
    for (let at = 0; at < 5; at += 1)
      strokes(paper, `M${840 + at * 14},${512 + at * 13}h${150 - at * 26}`, '#fff0c0', 3)
    for (const [x, lean] of [
      [1060, -14],
      [1104, 12],
    ] as const) {
      strokes(paper, `M${x},560Q${x + lean * 0.2},500 ${x + lean},450`, '#0f3440', 7)
      for (let leaf = 0; leaf < 7; leaf += 1) {
        const angle = -Math.PI + leaf * 0.52
        strokes(
          paper,
          `M${x + lean},450q${Math.cos(angle) * 24},${Math.sin(angle) * 26} ${Math.cos(angle) * 46},${Math.sin(angle) * 18 + 16}`,
          '#0f3440',
          6,
        )
      }
    }
    put(`M736,340h448v20h-448Z`, '#b86a3e', { blur: 8 })
    put(ellipse(960, 584, 214, 12), '#fbe3b4', { blur: 6 })
    yield
    // The counter with rolls of more of them.
    put(rect(520, 690, 880, 34), '#b05a44', { blur: 16 })
    put(rect(540, 724, 840, 300), '#3c1640', {
      dots: dots(paper, [0, 724, 0, 860], '#180824', { pitch: 12, most: 0.7, hold: 300 }),
    })
    for (const [at, ink] of ROLLS.entries()) {
      const x = 610 + at * 100
      if (at === 3 || at === 4) continue
      const high = 74 + ((at * 31) % 40)
      put(rect(x - 20, 690 - high, 40, high), ink, {
        blur: 8,
        dots: dots(paper, [x + 10, 0, x - 24, 0], mix(ink, '#3a1040', 0.6), { pitch: 8, hold: 20 }),
      })
      put(ellipse(x, 690 - high, 20, 7), mix(ink, '#fff4dc', 0.4), { blur: 0 })
    }
    // Scissors and a measure: business as usual.
    strokes(paper, 'M880,682h170', '#f1b12f', 9)
    strokes(
      paper,
      'M890,678v8M910,678v8M930,678v8M950,678v8M970,678v8M990,678v8M1010,678v8M1030,678v8',
      '#3a1440',
      2,
    )
    yield
    // The awning.
    for (let at = 0; at < 12; at += 1) {
      const [x, wide] = [516 + at * 74, 74]
      const [top, narrow] = [590 + at * 61.6, 61.6]
      put(
        `M${top},196h${narrow}L${x + wide},310q-${wide / 2},44 -${wide},0Z`,
        at % 2 ? '#fbe3b4' : '#e0563f',
        { blur: 9, slip: [-2, 2] },
      )
    }
    tube(paper, 'M588,192H1332', MAGENTA, { width: 6 })
    yield
    strokes(paper, 'M960,320v40', '#2a1030', 4)
    shine(paper, 960, 390, 500, '#ffd890', 0.6)
    put('M930,362L946,330H974L990,362Z', '#2a1030', { blur: 0 })
    bulb(paper, 960, 366, 13, '#ffe6a8')
    // The carpet that would rather be up there.
    put('M1430,470q70,-40 130,-6t130,-16l26,62q-70,36 -130,8t-132,20Z', '#1c8b90', {
      blur: 18,
      on: () =>
        strokes(
          paper,
          'M1444,484q70,-36 128,-6t124,-14M1458,520q68,-30 124,-4t118,-14',
          '#fbe3b4',
          6,
        ),
    })
    for (let at = 0; at < 7; at += 1)
      strokes(
        paper,
        `M${1432 + at * 4},${474 + at * 9}l-16,6M${1690 + at * 4},${452 + at * 9}l16,-4`,
        '#f1b12f',
        3,
      )
    strokes(paper, 'M1452,540Q1420,620 1386,688', '#ffe0b0', 2.4)
    for (const [x, y, ink] of [
      [300, 330, CYAN],
      [400, 372, AMBER],
      [490, 392, MAGENTA],
    ] as const) {
      strokes(paper, `M${x},${y - 20}v14`, '#1a0c2c', 3)
      bulb(paper, x, y, 10, ink)
    }
    strokes(paper, 'M180,250Q360,380 590,360', '#1a0c2c', 3)
    yield
    // Seen from under somebody else's roof.
    through(
      paper,
      frame,
      'M210,1200L232,250Q250,150 330,110Q420,160 500,96Q580,150 660,84Q750,140 840,80Q960,136 1080,80Q1170,140 1260,84Q1340,150 1420,96Q1500,160 1590,110Q1670,150 1688,250L1710,1200Z',
      '#2a0f3c',
      '#c2567a',
    )
    yield* settle(paper, frame, [960, 440], NIGHT)
  },
}
