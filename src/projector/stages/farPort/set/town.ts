/** The port: domes and towers at both sides, ships on their legs, and low in the middle the hall of arrivals. */
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane, Window } from '../../stage'
import { AMBER, CYAN, INKS, MAGENTA, type Inks } from '../inks'
import { bulb, dots, flat, print, strokes, tube } from '../print'
import { airTower, belt, bottle, dome, FREIGHTER, gore, watchTower } from './shapes'

const BASE = 560
type Dome = readonly [x: number, half: number, height: number, tube: string]
const BACK_DOMES: readonly Dome[] = [
  [-200, 130, 200, MAGENTA],
  [498, 74, 128, CYAN],
  [1392, 58, 104, AMBER],
  [1806, 116, 196, MAGENTA],
  [2130, 140, 210, CYAN],
]
const FRONT_DOMES: readonly Dome[] = [
  [-40, 110, 156, CYAN],
  [206, 138, 232, CYAN],
  [596, 44, 84, MAGENTA],
  [1310, 40, 76, CYAN],
  [1960, 120, 170, AMBER],
]
const HALL: readonly Dome[] = [
  [832, 60, 56, MAGENTA],
  [1088, 60, 56, MAGENTA],
  [960, 112, 88, CYAN],
]
const SHIP = { x: 1430, y: BASE - 6 }
const BOTTLE = { x: 356, height: 262 }
const TOWERS = [
  [418, 296, 3],
  [660, 132, 2],
  [1254, 126, 2],
  [1872, 300, 3],
] as const

const pane = (x: number, y: number, half: number, high: number): string =>
  `M${x - half},${y}V${y - high + half}a${half},${half} 0 0 1 ${half * 2},0V${y}Z`

/** Where somebody lives: rows in the drums of the domes, portholes of the ships, the lens of the tower. */
const homes = [
  ...[...BACK_DOMES, ...FRONT_DOMES, ...HALL].flatMap(([x, half, height]) => {
    if (x < 100 || x > 1830) return []
    const many = half > 100 ? 5 : half > 50 ? 3 : 2
    return Array.from({ length: many }, (_, at) => ({
      x: x + ((at + 0.5) / many - 0.5) * half * 1.7,
      y: BASE - height * 0.26 - 11 - height * 0.03,
      path: pane(x + ((at + 0.5) / many - 0.5) * half * 1.7, BASE - height * 0.26 - 9, 6.5, 20),
    }))
  }),
  ...FREIGHTER.ports.map((port) => ({
    x: SHIP.x + port,
    y: SHIP.y - 106,
    path: circle(SHIP.x + port, SHIP.y - 106, 9.5),
  })),
  ...[0.62, 0.5].map((share) => ({
    x: BOTTLE.x,
    y: BASE - BOTTLE.height * share,
    path: circle(BOTTLE.x, BASE - BOTTLE.height * share, 9),
  })),
  ...[-34, -12, 12, 34].map((beside) => ({
    x: 1640 + beside,
    y: BASE - 290,
    path: rect(1640 + beside - 8, BASE - 298, 16, 14),
  })),
]

export const windows: readonly Window[] = homes.map(({ x, y, path }, at) => ({
  path,
  glow: at % 2 ? null : { x, y, radius: 52 },
}))

function oneDome(paper: Paper, inks: Inks, [x, half, height, light]: Dome, ink: string): void {
  const path = dome(x, BASE, half, height)
  const away = x < 960 ? -1 : 1
  print(paper, path, ink, {
    stock: mix(ink, inks.stock, 0.7),
    slip: [away * 4, 3],
    key: inks.key,
    keyWidth: 2.4,
    shadow: { y: 3, blur: 14, colour: inks.shadow },
    on: () => {
      for (const [from, to] of [
        [-0.72, -0.34],
        [0.06, 0.42],
      ] as const)
        flat(paper, gore(x, BASE, half, height, from, to), inks.trim)
      flat(paper, rect(x - half - 9, BASE - height * 0.26 + 3, half * 2 + 18, 9), inks.accent)
      const shade = dots(
        paper,
        [x - away * half * 0.1, BASE - height * 0.7, x + away * half, BASE - height * 0.4],
        ink === inks.front ? inks.tone[0] : inks.tone[1],
        { pitch: 9, most: 0.62, hold: half },
      )
      if (shade) flat(paper, path, shade)
    },
  })
  for (const share of [-0.72, -0.34, 0.06, 0.42, 0.78])
    strokes(
      paper,
      `M${x},${BASE - height}C${x + half * share * 0.66},${BASE - height * 0.96} ${x + half * share},${BASE - height * 0.7} ${x + half * share},${BASE - height * 0.26}`,
      seen(inks.key, 0.55),
      1.4,
    )
  tube(paper, belt(x, BASE, half, height), light, { width: half > 60 ? 5 : 4, glow: inks.tubes })
  strokes(paper, `M${x},${BASE - height}v${-height * 0.18}`, inks.key, 3)
  bulb(paper, x, BASE - height * 1.19, 3.6, AMBER, inks.tubes)
}

function tower(paper: Paper, inks: Inks, [x, height, bowls]: (typeof TOWERS)[number]): void {
  const path = airTower(x, BASE, height, bowls)
  const ink = x > 500 && x < 1400 ? inks.back : inks.front
  print(paper, path, ink, {
    stock: mix(ink, inks.stock, 0.75),
    slip: [x < 960 ? -2.5 : 2.5, 2],
    key: inks.key,
    shadow: { y: 3, blur: 8, colour: inks.shadow },
    on: () =>
      flat(
        paper,
        rect(x - 40, BASE - height * 0.74, 80, 8) + rect(x - 40, BASE - height * 0.44, 80, 7),
        inks.trim,
      ),
  })
  tube(paper, `M${x},${BASE - height + 12}V${BASE - height * 0.22}`, x < 960 ? CYAN : MAGENTA, {
    width: 2.6,
    glow: inks.tubes,
  })
  bulb(paper, x, BASE - height - 6, 4.6, AMBER, inks.tubes)
}

function upright(paper: Paper, inks: Inks): void {
  const { fins, hull, nose, band } = bottle(BOTTLE.x, BASE, BOTTLE.height)
  const look = { stock: mix(inks.back, inks.stock, 0.7), key: inks.key, slip: [-3, 3] as const }
  print(paper, fins, inks.trim, { ...look, shadow: { y: 3, blur: 12, colour: inks.shadow } })
  print(paper, hull, inks.back, {
    ...look,
    on: () => {
      flat(paper, nose, inks.trim)
      flat(paper, band, inks.accent)
      const shade = dots(paper, [BOTTLE.x, 0, BOTTLE.x - 40, 0], inks.tone[1], {
        pitch: 8,
        hold: 30,
      })
      if (shade) flat(paper, hull, shade)
    },
  })
  tube(paper, `M${BOTTLE.x - 37},${BASE - 34}H${BOTTLE.x + 37}`, MAGENTA, {
    width: 4,
    glow: inks.tubes,
  })
}

function lookout(paper: Paper, inks: Inks): void {
  const path = watchTower(1640, BASE, 306)
  print(paper, path, inks.back, {
    stock: mix(inks.back, inks.stock, 0.7),
    slip: [3, 3],
    key: inks.key,
    shadow: { y: 3, blur: 12, colour: inks.shadow },
    on: () => flat(paper, rect(1560, BASE - 280, 160, 12), inks.trim),
  })
  tube(paper, `M1576,${BASE - 288}Q1640,${BASE - 252} 1704,${BASE - 288}`, CYAN, {
    width: 4,
    glow: inks.tubes,
  })
  bulb(paper, 1640, BASE - 366, 4.4, MAGENTA, inks.tubes)
}

function freighter(paper: Paper, inks: Inks): void {
  const { pen } = paper
  pen.save()
  pen.translate(SHIP.x, SHIP.y)
  const look = {
    stock: mix(inks.front, inks.stock, 0.75),
    slip: [4, 3] as const,
    key: inks.key,
    keyWidth: 2.6,
  }
  print(paper, FREIGHTER.legs, mix(inks.front, inks.key, 0.35), {
    ...look,
    shadow: { y: 3, blur: 10, colour: inks.shadow },
  })
  print(paper, FREIGHTER.engines, inks.accent, look)
  print(paper, FREIGHTER.fin, inks.trim, look)
  print(paper, FREIGHTER.hull, inks.front, {
    ...look,
    shadow: { y: 4, blur: 18, colour: inks.shadow },
    on: () => {
      flat(paper, FREIGHTER.belly, inks.accent)
      flat(paper, FREIGHTER.stripe, inks.trim)
      const shade = dots(paper, [200, -130, 300, -20], inks.tone[0], {
        pitch: 9,
        hold: 120,
      })
      if (shade) flat(paper, FREIGHTER.hull, shade)
    },
  })
  print(paper, FREIGHTER.glass, inks.pane, {
    stock: mix(inks.pane, CYAN, 0.45),
    slip: [3, 5],
    key: inks.key,
    on: () => strokes(paper, 'M62,-150L70,-104', seen(CYAN, 0.5), 3),
  })
  tube(paper, FREIGHTER.line, MAGENTA, { width: 4.4, glow: inks.tubes })
  tube(paper, 'M404,-122V-102M408,-86V-66', AMBER, { width: 5, glow: Math.max(0.3, inks.tubes) })
  pen.restore()
}

function* hall(paper: Paper, inks: Inks): Painting {
  for (const one of HALL) {
    oneDome(paper, inks, one, one[0] === 960 ? inks.front : inks.back)
    yield
  }
  const gate = pane(960, BASE, 21, 52)
  flat(
    paper,
    gate,
    along(
      paper,
      [0, BASE - 46, 0, BASE],
      [
        [0, mix(inks.pane, AMBER, 0.5 + inks.tubes * 0.4)],
        [1, mix(AMBER, '#ffffff', 0.4)],
      ],
    ),
  )
  strokes(paper, gate, inks.key, 2)
}

export const town: StagePlane = {
  depth: 0.55,
  covers: ({ left, right }: Frame) => [
    { left: left - 130, top: 190, width: right - left + 260, height: BASE + 60 - 190 },
  ],
  *paint(paper, light, { left, right }) {
    const inks = INKS[light]
    flat(paper, rect(left - 160, BASE - 30, right - left + 320, 90), inks.far[1])
    lookout(paper, inks)
    upright(paper, inks)
    yield
    for (const one of BACK_DOMES) {
      oneDome(paper, inks, one, inks.back)
      yield
    }
    for (const one of TOWERS) tower(paper, inks, one)
    yield
    for (const one of FRONT_DOMES) {
      oneDome(paper, inks, one, inks.front)
      yield
    }
    freighter(paper, inks)
    yield
    yield* hall(paper, inks)
    for (const { path } of homes) {
      flat(paper, path, inks.pane)
      strokes(paper, path, seen(inks.stock, 0.35), 1.6)
    }
    yield
    paper.pen.save()
    paper.pen.globalCompositeOperation = 'source-atop'
    flat(
      paper,
      rect(left - 200, 180, right - left + 400, 480),
      around(
        paper,
        [960, 580, 700],
        [
          [0, seen(inks.sky[0], 0.34)],
          [0.5, seen(inks.sky[0], 0.12)],
          [1, seen(inks.sky[0], 0)],
        ],
      ),
    )
    paper.pen.restore()
    grain(paper, { left: left - 140, top: 180, width: right - left + 280, height: 480 }, 0.18)
    yield
  },
}
