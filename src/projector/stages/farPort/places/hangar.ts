/** The repair yard: a ship has its bonnet up and would like to be talked to. */
import { mix, seen } from '../../../paper/colour'
import { along } from '../../../paper/paper'
import { circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { FREIGHTER } from '../set/shapes'
import { backdrop, NIGHT, puts, settle, shine, stars, through } from './scene'

export const hangar: StoryPlace = {
  name: 'hangar',
  focus: [800, 520],
  *paint(paper, frame) {
    const { pen } = paper
    const put = puts(paper, '#6fc6cc')
    backdrop(paper, frame, [
      [0, '#0d1a3e'],
      [0.5, '#163a66'],
      [0.68, '#1f5a7c'],
    ])
    // The gate at the back, open to the night.
    put(
      rect(560, 180, 800, 470),
      along(
        paper,
        [0, 180, 0, 650],
        [
          [0, '#0a1c40'],
          [0.6, '#17607a'],
          [1, '#4fb8a8'],
        ],
      ),
      { blur: 0 },
    )
    stars(paper, [570, 190, 780, 280], 50)
    flat(paper, 'M560,650V590q150,-40 300,-16t300,-14t200,10V650Z', '#0f3a56')
    flat(paper, circle(1180, 330, 60), '#2a7f92')
    strokes(paper, 'M1080,356Q1180,370 1286,304', '#8fe0d4', 7)
    yield
    // Ribs of the roof.
    for (const [at, x] of [-30, 120, 270, 420].entries()) {
      const ink = mix('#0d1a3e', '#28508a', at / 4)
      put(
        `M${x},720V${120 + at * 24}Q${x + 10},${60 + at * 30} ${x + 110},${60 + at * 30}H${1920 - x - 110}Q${1920 - x - 10},${60 + at * 30} ${1920 - x},${120 + at * 24}V720h-36V${140 + at * 24}Q${1880 - x},${100 + at * 30} ${1800 - x},${100 + at * 30}H${x + 120}Q${x + 40},${100 + at * 30} ${x + 36},${140 + at * 24}V720Z`,
        ink,
        { blur: 12 },
      )
      tube(paper, `M${x + 130},${104 + at * 30}H${1790 - x}`, at % 2 ? CYAN : MAGENTA, {
        width: 4,
        glow: 0.4 + at * 0.12,
      })
      yield
    }
    flat(
      paper,
      rect(-400, 648, 2720, 560),
      along(
        paper,
        [0, 648, 0, 940],
        [
          [0, '#2a6a84'],
          [0.45, '#15365e'],
          [1, '#0a1430'],
        ],
      ),
    )
    for (let at = -7; at <= 7; at += 1)
      strokes(paper, `M${960 + at * 120},650L${960 + at * 420},1080`, seen('#7fe0da', 0.14), 2)
    yield
    shine(paper, 700, 470, 620, '#ffc878', 0.55)
    // The ship.
    pen.save()
    pen.translate(560, 742)
    pen.scale(2.3, 2.3)
    const hull = { blur: 8, width: 1.4, slip: [-1.6, 1.6] as const }
    put(FREIGHTER.legs, '#1b3058', hull)
    put(FREIGHTER.engines, '#3a4a8c', hull)
    put(FREIGHTER.fin, '#c2456a', hull)
    put(FREIGHTER.hull, '#f0dcb4', {
      ...hull,
      blur: 16,
      on: () => {
        flat(paper, FREIGHTER.belly, '#1c8b90')
        flat(paper, FREIGHTER.stripe, '#e0563f')
        const shade = dots(paper, [110, -130, 330, -30], '#2a3a6a', {
          pitch: 5.4,
          most: 0.7,
          hold: 120,
        })
        if (shade) flat(paper, FREIGHTER.hull, shade)
      },
    })
    put(FREIGHTER.glass, '#16345c', { ...hull, stock: '#8fe8ee', blur: 0 })
    for (const port of FREIGHTER.ports) {
      put(circle(port, -106, 9.5), '#12304f', { ...hull, blur: 0 })
    }
    tube(paper, FREIGHTER.line, MAGENTA, { width: 2.4, glow: 0.8 })
    // Its bonnet is up, and it is warm in there.
    put('M122,-156L152,-204Q186,-214 214,-204L196,-158Z', '#d8b98a', hull)
    flat(paper, 'M126,-154H196L190,-132H134Z', '#2a1230')
    for (const [x, ink] of [
      [140, AMBER],
      [152, CYAN],
      [164, MAGENTA],
      [176, AMBER],
    ] as const)
      tube(paper, `M${x},-134v-14q4,-8 8,0v12`, ink, { width: 2, glow: 0.9 })
    pen.restore()
    yield
    // A ladder, and a stool with tools and a teapot.
    strokes(paper, 'M742,776L836,400M806,776L886,404', '#0a1230', 13)
    strokes(paper, 'M742,776L836,400M806,776L886,404', '#f1b12f', 7)
    for (let at = 0; at < 8; at += 1)
      strokes(paper, `M${750 + at * 11.6},${744 - at * 46}h${62 - at * 1.8}`, '#f1b12f', 6)
    put(rect(470, 700, 150, 16), '#b05a44', { blur: 10 })
    strokes(paper, 'M490,716L476,820M600,716L616,820', '#3c1c3a', 9)
    put('M494,700q-6,-50 44,-52q50,2 44,52Z', '#e0563f', { blur: 8 })
    put('M580,676q34,-6 38,-34l8,4q-4,40 -44,48Z', '#e0563f', { blur: 4 })
    put(circle(538, 642, 7), '#fbe3b4', { blur: 0 })
    for (const dx of [-8, 6, 20])
      strokes(
        paper,
        `M${616 + dx * 0.4},${628 - Math.abs(dx)}q-8,-14 2,-26`,
        seen('#fff4dc', 0.7),
        3,
      )
    yield
    // The lamp on its stand.
    strokes(paper, 'M420,830V420L560,330', '#0a1230', 13)
    strokes(paper, 'M420,830V420L560,330', '#3a5a94', 7)
    flat(
      paper,
      'M560,350L1010,470L700,690Z',
      along(
        paper,
        [560, 350, 860, 560],
        [
          [0, 'rgb(255 226 160 / 60%)'],
          [1, 'rgb(255 200 120 / 0%)'],
        ],
      ),
    )
    put('M530,300L590,318L584,372L548,384Q516,350 530,300Z', '#ef6a4c')
    bulb(paper, 584, 346, 17, '#ffe9b0')
    // What has run out of it.
    flat(paper, ellipse(1010, 792, 190, 15), seen('#8fe8ee', 0.3))
    flat(paper, ellipse(990, 790, 120, 8), seen('#ff9ad0', 0.4))
    yield
    through(
      paper,
      frame,
      'M170,1200V360Q180,80 480,70H1440Q1740,80 1750,360V1200Z',
      '#0f1a3e',
      '#4fb0c4',
    )
    tube(paper, 'M192,990V366Q204,100 490,92H1430Q1716,100 1728,366V990', AMBER, {
      width: 5,
      glow: 0.75,
    })
    for (let at = 0; at < 9; at += 1) {
      const y = 380 + at * 76
      for (const x of [138, 1782]) flat(paper, circle(x, y, 6), '#35508a')
    }
    yield* settle(paper, frame, [800, 500], NIGHT)
  },
}
