/** The port: domes and towers at both sides, ships on their legs, and low in the middle the hall of arrivals. */
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { along, around, type Paper } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { AMBER, CYAN, INKS, MAGENTA, type Inks } from '../ink/inks'
import { bulb, dots, flat, print, strokes, tube } from '../ink/print'
import {
  BACK_DOMES,
  BASE,
  BOTTLE,
  FRONT_DOMES,
  HALL,
  homes,
  pane,
  SHIP,
  TOWERS,
  type Dome,
} from './plan'
import { airTower, belt, bottle, dome, FREIGHTER, gore, watchTower } from './shapes'

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
