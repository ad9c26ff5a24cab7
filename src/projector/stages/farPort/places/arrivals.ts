/** The hall of arrivals at night: one suitcase goes round and round, and something in it is knitting. */
import { mix, seen } from '../../../paper/colour'
import { along } from '../../../paper/paper'
import { arch, circle, ellipse, rect } from '../../../paper/paths'
import type { StoryPlace } from '../../stage'
import { AMBER, CYAN, MAGENTA } from '../ink/inks'
import { bulb, dots, flat, strokes, tube } from '../ink/print'
import { FREIGHTER } from '../set/shapes'
import { backdrop, globe, NIGHT, puts, settle, shine, stars, through } from './scene'

const CASE = [1010, 560] as const

export const arrivals: StoryPlace = {
  name: 'arrivals',
  focus: [1000, 540],
  *paint(paper, frame) {
    const { pen } = paper
    const put = puts(paper, '#7fd8d2')
    backdrop(paper, frame, [
      [0, '#0b2446'],
      [0.4, '#14577a'],
      [0.62, '#3aa39c'],
    ])
    stars(paper, [260, 60, 1400, 300], 80)
    globe(paper, {
      x: 1280,
      y: 300,
      radius: 128,
      ink: '#1b5570',
      belt: '#23697f',
      shade: '#0f3454',
      ring: '#8fe0d4',
    })
    yield
    // What stands outside.
    pen.save()
    pen.translate(360, 566)
    for (const [path, ink] of [
      [FREIGHTER.legs, '#0a1c3a'],
      [FREIGHTER.engines, '#2b3672'],
      [FREIGHTER.fin, '#28406e'],
      [FREIGHTER.hull, '#11294f'],
      [FREIGHTER.belly, '#2b3672'],
      [FREIGHTER.stripe, '#c2456a'],
      [FREIGHTER.glass, '#8fe8ee'],
    ] as const)
      put(path, ink, { blur: 0 })
    for (const port of FREIGHTER.ports) flat(paper, circle(port, -106, 9), '#ffd98a')
    tube(paper, FREIGHTER.line, MAGENTA, { width: 4 })
    pen.restore()
    yield
    // The wall: three tall windows between its ribs.
    const panes = arch(480, 590, 240, 520) + arch(1020, 590, 240, 520) + arch(1560, 590, 240, 520)
    const wall = new Path2D(rect(-400, -900, 2720, 1600) + panes)
    pen.save()
    pen.shadowColor = 'rgb(2 6 20 / 70%)'
    pen.shadowBlur = 18 * paper.scale
    pen.fillStyle = along(
      paper,
      [0, 0, 0, 640],
      [
        [0, '#142450'],
        [1, '#203a70'],
      ],
    )
    pen.fill(wall, 'evenodd')
    pen.restore()
    const shade = dots(paper, [0, 420, 0, 60], '#0c1536', { pitch: 13, most: 0.66, hold: 900 })
    if (shade) {
      pen.fillStyle = shade
      pen.fill(wall, 'evenodd')
    }
    strokes(paper, panes, '#070b1e', 6)
    tube(paper, panes, CYAN, { width: 3, glow: 0.7 })
    for (const x of [480, 1020, 1560])
      strokes(paper, `M${x},76V590M${x - 236},330H${x + 236}`, '#0c1a3c', 7)
    yield
    flat(
      paper,
      rect(-400, 590, 2720, 620),
      along(
        paper,
        [0, 590, 0, 900],
        [
          [0, '#2a6f86'],
          [0.5, '#14345c'],
          [1, '#0a1430'],
        ],
      ),
    )
    for (let at = -8; at <= 8; at += 1)
      strokes(paper, `M${960 + at * 130},590L${960 + at * 420},1080`, seen('#7fe0da', 0.14), 2)
    // The board: everything is late.
    put(rect(330, 250, 300, 190), '#0d1638', { blur: 18 })
    for (let row = 0; row < 5; row += 1)
      tube(
        paper,
        `M352,${284 + row * 32}h${92 + ((row * 37) % 60)}M540,${284 + row * 32}h${30 + ((row * 23) % 40)}`,
        row === 2 ? MAGENTA : AMBER,
        { width: 4, glow: 0.6 },
      )
    strokes(paper, 'M380,250V-80M580,250V-80', '#0a1230', 6)
    yield
    // The belt that goes round.
    put(`M420,660a560,86 0 0 1 1120,0v64a560,86 0 0 1 -1120,0Z`, '#16305c', {
      blur: 26,
      dots: dots(paper, [0, 640, 0, 800], '#081230', { pitch: 12, most: 0.66, hold: 60 }),
    })
    put(ellipse(980, 656, 560, 86), '#2c4f80', { blur: 0 })
    put(ellipse(980, 650, 350, 44), '#16305c', { blur: 0 })
    for (let at = 0; at < 36; at += 1) {
      const [c, s] = [Math.cos(at * 0.1745), Math.sin(at * 0.1745)]
      strokes(
        paper,
        `M${980 + c * 362},${651 + s * 47}L${980 + c * 552},${656 + s * 83}`,
        seen('#0a1430', 0.7),
        3,
      )
    }
    tube(paper, 'M420,690a560,86 0 0 0 1120,0', CYAN, { width: 5 })
    yield
    // The lamp, and what it is for.
    strokes(paper, 'M1010,-80V226', '#0a1230', 4)
    shine(paper, 1010, 300, 560, '#ffd08a', 0.6)
    flat(
      paper,
      'M978,286L760,700Q1010,760 1270,700L1042,286Z',
      along(
        paper,
        [0, 280, 0, 720],
        [
          [0, 'rgb(255 226 160 / 46%)'],
          [1, 'rgb(255 200 120 / 4%)'],
        ],
      ),
    )
    put('M940,286Q950,226 1010,222Q1070,226 1080,286Z', '#ef6a4c')
    flat(paper, ellipse(1010, 287, 64, 9), '#fff6d8')
    yield
    const [x, y] = CASE
    flat(paper, ellipse(x, 706, 130, 16), 'rgb(6 10 30 / 60%)')
    strokes(paper, `M${x - 34},${y}v-22q0,-14 14,-14h40q14,0 14,14v22`, '#070b1e', 14)
    strokes(paper, `M${x - 34},${y}v-22q0,-14 14,-14h40q14,0 14,14v22`, '#b86a3e', 8)
    put(
      `M${x - 118},${y + 10}q0,-16 16,-16h204q16,0 16,16v118q0,16 -16,16h-204q-16,0 -16,-16Z`,
      '#e0563f',
      {
        blur: 14,
        dots: dots(paper, [x + 30, y, x - 130, y + 130], '#8c2440', {
          pitch: 10,
          most: 0.6,
          hold: 40,
        }),
      },
    )
    for (const dx of [-78, 56]) put(rect(x + dx, y - 5, 22, 148), '#fbe3b4', { blur: 0 })
    put(circle(x - 8, y + 66, 26), '#1c8b90', { blur: 0 })
    strokes(paper, `M${x - 42},${y + 74}Q${x - 8},${y + 84} ${x + 28},${y + 56}`, '#ffe6b0', 4)
    // Two needles and a thread of wool look out of it.
    strokes(paper, `M${x + 60},${y + 2}l52,-66M${x + 92},${y + 2}l10,-78`, '#fff4dc', 5)
    bulb(paper, x + 112, y - 66, 5, '#ffd98a', 0.3)
    bulb(paper, x + 102, y - 78, 5, '#ffd98a', 0.3)
    strokes(
      paper,
      `M${x + 104},${y - 40}q40,-20 50,30q6,60 -10,110q-20,50 70,46q70,-6 80,10`,
      MAGENTA,
      4,
    )
    put(circle(x + 300, 706, 22), MAGENTA, { blur: 8 })
    strokes(
      paper,
      `M${x + 284},694q20,-8 32,8M${x + 282},708q18,-12 38,4`,
      mix(MAGENTA, '#5a1040', 0.5),
      3,
    )
    yield
    through(
      paper,
      frame,
      'M250,1200V330L330,150L470,72H1450L1590,150L1670,330V1200Z',
      '#101a40',
      '#3fb9c6',
    )
    tube(paper, 'M270,1000V336L346,164L476,92H1444L1574,164L1650,336V1000', MAGENTA, {
      width: 5,
      glow: 0.8,
    })
    yield* settle(paper, frame, [1000, 470], NIGHT)
  },
}
