/** What is far: mesas with carved flanks, the sea between them, a lighthouse, and the tents on the hill. */
import type { LightName } from '../../../../ui/themeTokens'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, type Paper } from '../../../paper/paper'
import { circle, polygon, rect } from '../../../paper/paths'
import type { Frame, Painting } from '../../stage'
import { board, engrave, gouges, wedges, type Point } from './gouge'
import { INKS, type Inks } from './inks'

const SEA = 548

/** A table mountain: a flat top, a cliff, and the rubble at its foot; shade lies on the side away from the middle. */
function mesa(paper: Paper, inks: Inks, tier: number, x: number, width: number, top: number): void {
  const base = 640
  const high = base - top
  const at = (part: number, up: number): Point => [x + width * part, base - high * up]
  const outline = [
    at(-0.08, 0),
    at(0.08, 0.3),
    at(0.15, 0.42),
    at(0.165, 0.62),
    at(0.19, 0.66),
    at(0.2, 0.93),
    at(0.25, 1),
    at(0.44, 0.985),
    at(0.47, 1.01),
    at(0.74, 0.99),
    at(0.79, 0.93),
    at(0.8, 0.68),
    at(0.83, 0.64),
    at(0.84, 0.44),
    at(0.92, 0.28),
    at(1.1, 0),
  ]
  const [face, foot] = inks.mesas[tier] ?? ['#000000', '#000000']
  const rim = [...outline].slice(4, 11)
  const shelf = [at(0.15, 0.44), at(0.5, 0.41), at(0.85, 0.45)]
  const [from, to] = x + width / 2 < 960 ? [outline.slice(0, 7), 12] : [outline.slice(9), 168]
  board(
    paper,
    polygon(outline),
    along(
      paper,
      [0, top, 0, base - 40],
      [
        [0, face],
        [1, foot],
      ],
    ),
    [
      [
        wedges(rim, { angle: 91, gap: 7, width: 4.4, length: high * 0.4, seed: 2 + x }),
        inks.mesaCut,
      ],
      [
        wedges(shelf, { angle: 96, gap: 8, width: 4, length: high * 0.3, seed: 3 + x }),
        inks.mesaCut,
      ],
      [
        wedges(from, { angle: to, gap: 6, width: 4, length: width * 0.3, seed: 4 + x }),
        inks.mesaCut,
      ],
    ],
    { shadow: { y: 3, blur: 12, colour: inks.shadow }, rim: inks.mesaRim, rimWidth: 1.6 },
  )
}

function sea(paper: Paper, inks: Inks, light: LightName, frame: Frame): void {
  const [left, right] = [frame.left - 90, frame.right + 90]
  const box = { left, top: SEA, width: right - left, height: 150 }
  cut(paper, rect(left, SEA, right - left, 150), along(paper, [0, SEA, 0, 690], inks.sea), {
    shadow: null,
    rim: inks.rim,
    rimWidth: 0.8,
  })
  engrave(paper, null, gouges(box, { gap: 9, width: 2.2, length: 90, seed: 3 }), inks.mesaCut)
  const x = { dusk: 1010, dawn: 1120, night: 1090, day: 980 }[light]
  engrave(
    paper,
    null,
    gouges(
      { left: x - 190, top: SEA + 2, width: 380, height: 90 },
      {
        gap: 8,
        width: 2.8,
        length: 56,
        seed: 12,
        weight: (u, v) => Math.max(0, 1.1 - Math.abs(u - x) / (60 + (v - SEA) * 1.4)),
      },
    ),
    inks.glint,
  )
}

/** The lighthouse on its rock, small against the sea. */
function lighthouse(paper: Paper, inks: Inks, light: LightName, x: number, y: number): void {
  const tower = (from: number, to: number): string =>
    `M${x - 11 + from * 4},${y - from * 84}L${x - 11 + to * 4},${y - to * 84}H${x + 11 - to * 4}L${x + 11 - from * 4},${y - from * 84}Z`
  const look = { shadow: null, rim: inks.mesaRim, rimWidth: 1 }
  if (light === 'night' || light === 'dusk') {
    const { pen } = paper
    pen.fillStyle = around(
      paper,
      [x, y - 96, 62],
      [
        [0, 'rgb(255 214 120 / 75%)'],
        [1, 'rgb(255 190 90 / 0%)'],
      ],
    )
    pen.fillRect(x - 62, y - 158, 124, 124)
  }
  cut(paper, tower(0, 1), inks.trim, look)
  cut(paper, tower(0.2, 0.42) + tower(0.64, 0.84), inks.mesas[2]?.[0] ?? inks.ink, {
    ...look,
    rim: null,
  })
  cut(
    paper,
    rect(x - 11, y - 87, 22, 4) + `M${x - 9},${y - 102}L${x},${y - 114}L${x + 9},${y - 102}Z`,
    inks.front[0] ?? inks.ink,
    look,
  )
  cut(paper, circle(x, y - 95, 5.4), inks.lamp, { shadow: null, rim: null })
  board(
    paper,
    polygon([
      [x - 62, y + 8],
      [x - 40, y - 8],
      [x - 16, y - 12],
      [x + 14, y - 10],
      [x + 36, y - 2],
      [x + 58, y + 9],
    ]),
    inks.mesas[2]?.[0] ?? inks.ink,
    [
      [
        wedges(
          [
            [x - 60, y - 12],
            [x + 60, y - 12],
          ],
          { angle: 80, gap: 6, width: 3, length: 18 },
        ),
        inks.mesaCut,
      ],
    ],
    look,
  )
}

/** The tents on the hill, with a thread of smoke each. */
function tents(paper: Paper, inks: Inks): void {
  board(
    paper,
    'M1080,640Q1140,590 1220,566Q1300,544 1400,530Q1560,512 1800,520Q2100,540 2400,540V720H1080Z',
    along(
      paper,
      [0, 510, 0, 640],
      [
        [0, inks.mesas[2]?.[0] ?? ''],
        [1, inks.mesas[2]?.[1] ?? ''],
      ],
    ),
    [
      [
        wedges(
          [
            [1090, 636],
            [1220, 566],
            [1400, 530],
          ],
          { angle: 60, gap: 9, width: 4, length: 70, seed: 5 },
        ),
        inks.mesaCut,
      ],
    ],
    { shadow: { y: -2, blur: 10, colour: inks.shadow }, rim: inks.mesaRim },
  )
  for (const [x, y, size] of [
    [1290, 556, 58],
    [1236, 574, 66],
  ] as const) {
    const look = { shadow: { y: 3, blur: 6, colour: inks.shadow }, rim: inks.rim, rimWidth: 1.2 }
    cut(
      paper,
      polygon([
        [x - 9, y - size * 1.22],
        [x - 6, y - size * 1.22],
        [x + 4, y - size],
        [x + 9, y - size * 1.24],
        [x + 6, y - size * 1.24],
        [x - 2, y - size],
      ]),
      inks.ink,
      { shadow: null, rim: null },
    )
    const hide = `M${x - size * 0.56},${y}L${x},${y - size * 1.04}L${x + size * 0.56},${y}Q${x},${y + 7} ${x - size * 0.56},${y}Z`
    board(
      paper,
      hide,
      inks.trim,
      [
        [
          wedges(
            [
              [x + size * 0.6, y],
              [x, y - size],
            ],
            { angle: 176, gap: 5, width: 3, length: size * 0.5, seed: 3 },
          ),
          inks.mesaCut,
        ],
      ],
      look,
    )
    let band = ''
    for (let tooth = -3; tooth < 3; tooth += 1)
      band += `M${x + (tooth * size) / 7.2},${y - size * 0.24}l${size / 14.4},${-size * 0.14}l${size / 14.4},${size * 0.14}Z`
    cut(paper, band, inks.front[0] ?? inks.ink, { shadow: null, rim: null })
    cut(
      paper,
      `M${x - size * 0.12},${y + 2}L${x},${y - size * 0.42}L${x + size * 0.12},${y + 2}Z`,
      inks.lamp,
      { shadow: null, rim: inks.ink, rimWidth: 0.8 },
    )
  }
}

/** Poles of the telegraph that walk off to the horizon, with their wires. */
function telegraph(paper: Paper, inks: Inks): void {
  const { pen } = paper
  const poles: readonly (readonly [number, number, number])[] = [
    [712, 604, 152],
    [664, 590, 122],
    [628, 580, 98],
    [602, 572, 80],
  ]
  pen.strokeStyle = inks.ink
  let shape = ''
  for (const [index, [x, y, high]] of poles.entries()) {
    const arm = high * 0.13
    shape +=
      rect(x - high / 60, y - high, high / 30, high) +
      rect(x - arm, y - high * 0.93, arm * 2, high / 34) +
      rect(x - arm * 0.8, y - high * 0.84, arm * 1.6, high / 38)
    const [x1, y1, high1] = poles[index + 1] ?? [0, 0, 0]
    if (!high1) continue
    pen.lineWidth = 1
    for (const side of [-1, 1]) {
      pen.beginPath()
      pen.moveTo(x + side * arm, y - high * 0.93)
      pen.quadraticCurveTo(
        (x + x1) / 2,
        (y + y1) / 2 - high * 0.74,
        x1 + side * high1 * 0.13,
        y1 - high1 * 0.93,
      )
      pen.stroke()
    }
  }
  cut(paper, shape, inks.ink, { shadow: null, rim: null })
}

export function* paintFar(paper: Paper, light: LightName, frame: Frame): Painting {
  const inks = INKS[light]
  sea(paper, inks, light, frame)
  yield
  for (const [tier, x, width, top] of [
    [0, 560, 250, 430],
    [0, 1150, 210, 470],
    [1, 60, 420, 318],
    [1, 1480, 330, 350],
    [1, 1820, 420, 300],
    [1, -360, 420, 360],
    [0, 1300, 180, 420],
    [2, 420, 230, 452],
  ] as const) {
    mesa(paper, inks, tier, x, width, top)
    yield
  }
  lighthouse(paper, inks, light, 800, 566)
  tents(paper, inks)
  yield
  telegraph(paper, inks)
  const { pen } = paper
  pen.save()
  pen.globalCompositeOperation = 'source-atop'
  pen.fillStyle = along(
    paper,
    [0, 440, 0, 610],
    [
      [0, inks.haze.replace(/\/.*/, '/ 0%)')],
      [1, inks.haze],
    ],
  )
  pen.fillRect(frame.left - 90, 430, frame.right - frame.left + 180, 260)
  pen.restore()
  yield
  grain(
    paper,
    { left: frame.left - 90, top: 280, width: frame.right - frame.left + 180, height: 420 },
    0.24,
  )
}
