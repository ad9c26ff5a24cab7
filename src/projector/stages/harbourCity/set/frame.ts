/** The front of a picture palace: black lacquer in steps, rays of brass, and a narrow curtain of red velvet. */
import { along, shaded, type Paper } from '../../../paper/paper'
import { mix } from '../../../paper/colour'
import { cut } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { rect } from '../../../paper/paths'
import type { LightName } from '../../../../ui/themeTokens'
import type { Frame, Painting } from '../../stage'

const BRASS = ['#f6dfa0', '#c99a4b', '#7c5526'] as const
const LACQUER = ['#26222a', '#0d0b10'] as const
const SHADOW = { y: 6, blur: 22, colour: 'rgb(4 1 4 / 75%)' }
const RIM = 'rgb(246 214 150 / 40%)'

/** How bright the house is in each light. */
const DIM: Readonly<Record<LightName, number>> = { dusk: 0.12, night: 0.36, dawn: 0.04, day: 0 }

interface House {
  readonly paper: Paper
  readonly frame: Frame
  readonly tone: (colour: string) => string
}

function brass({ paper, tone }: House, top: number, bottom: number): CanvasGradient {
  return along(
    paper,
    [0, top, 0, bottom],
    [
      [0, tone(BRASS[0])],
      [0.45, tone(BRASS[1])],
      [1, tone(BRASS[2])],
    ],
  )
}

/** A fan of brass rays that opens upwards or downwards from a point. */
function fan(house: House, x: number, y: number, radius: number, rays: number, up: boolean): void {
  const { paper, tone } = house
  const turn = up ? Math.PI : 0
  for (let ray = 0; ray < rays; ray += 1) {
    const angle = turn + ((ray + 0.5) / rays) * Math.PI
    const half = (Math.PI / rays) * 0.36
    const far = radius * (ray % 2 === 0 ? 1 : 0.8)
    const at = (out: number, turned: number) =>
      `${(x + Math.cos(turned) * out).toFixed(1)},${(y + Math.sin(turned) * out).toFixed(1)}`
    cut(
      paper,
      `M${at(radius * 0.26, angle - half)}L${at(far, angle - half)}L${at(far + 5, angle)}L${at(far, angle + half)}L${at(radius * 0.26, angle + half)}Z`,
      tone(ray % 2 === 0 ? BRASS[1] : BRASS[0]),
      { shadow: { y: 2, blur: 4, colour: SHADOW.colour }, rim: RIM, rimWidth: 0.6 },
    )
  }
  cut(
    paper,
    `M${x - radius * 0.22},${y}A${radius * 0.22},${radius * 0.22} 0 0 ${up ? 1 : 0} ${x + radius * 0.22},${y}Z`,
    tone('#d2262b'),
    { shadow: { y: 2, blur: 5, colour: SHADOW.colour }, rim: tone(BRASS[0]), rimWidth: 1.2 },
  )
}

function* curtain({ paper, frame, tone }: House, side: -1 | 1): Painting {
  const edge = side < 0 ? frame.left : frame.right
  const X = (out: number) => edge - side * out
  for (let fold = 3; fold >= 0; fold -= 1) {
    const out = 42 + fold * 17
    const path = `M${X(out - 20)},${frame.top - 40}H${X(out + 14)}C${X(out + 20)},${frame.top + 300} ${X(out + 2)},760 ${X(out + 13)},1140H${X(out - 22)}Z`
    cut(
      paper,
      path,
      along(
        paper,
        [X(out - 20), 0, X(out + 16), 0],
        [
          [0, tone('#2a0509')],
          [0.55, tone('#8e1119')],
          [0.85, tone('#d0252a')],
          [1, tone('#8e1119')],
        ],
      ),
      {
        shadow: { x: -side * 4, y: 2, blur: 12, colour: SHADOW.colour },
        rim: 'rgb(255 150 130 / 22%)',
        rimWidth: 1,
      },
    )
    yield
  }
}

function* pillar(house: House, side: -1 | 1): Painting {
  const { paper, frame, tone } = house
  const edge = side < 0 ? frame.left : frame.right
  const X = (out: number) => edge - side * out
  const top = frame.top
  cut(
    paper,
    `M${X(-140)},${top - 40}H${X(74)}V${top + 96}H${X(62)}V${top + 128}H${X(50)}V${top + 164}H${X(42)}V1140H${X(-140)}Z`,
    along(
      paper,
      [X(-20), 0, X(60), 0],
      [
        [0, tone(LACQUER[1])],
        [0.7, tone(LACQUER[0])],
        [1, tone(LACQUER[1])],
      ],
    ),
    { shadow: SHADOW, rim: RIM, rimWidth: 1.6 },
  )
  yield
  for (const [out, width] of [
    [34, 3],
    [26, 2],
    [20, 1],
  ] as const)
    cut(paper, rect(X(out) - width / 2, top + 176, width, 1140 - top), brass(house, top, 1080), {
      shadow: { y: 2, blur: 4, colour: SHADOW.colour },
      rim: null,
    })
  // Brass arrows in steps where the pillar meets the beam.
  for (let step = 0; step < 3; step += 1)
    cut(
      paper,
      `M${X(8)},${top + 112 + step * 20}L${X(27)},${top + 128 + step * 20}L${X(46 - step * 4)},${top + 112 + step * 20}V${top + 104 + step * 20}L${X(27)},${top + 120 + step * 20}L${X(8)},${top + 104 + step * 20}Z`,
      brass(house, top + 100, top + 190),
      { shadow: { y: 2, blur: 4, colour: SHADOW.colour }, rim: RIM, rimWidth: 0.7 },
    )
  yield
}

function* beam(house: House): Painting {
  const { paper, frame, tone } = house
  const { left, right, top } = frame
  cut(
    paper,
    `M${left - 140},${top - 80}H${right + 140}V${top + 50}H1180V${top + 58}H1120V${top + 66}H1060V${top + 76}H860V${top + 66}H800V${top + 58}H740V${top + 50}H${left - 140}Z`,
    along(
      paper,
      [0, top - 20, 0, top + 76],
      [
        [0, tone(LACQUER[1])],
        [1, tone(LACQUER[0])],
      ],
    ),
    { shadow: SHADOW, rim: RIM, rimWidth: 1.6 },
  )
  yield
  const lines = [
    [38, 3],
    [32, 1.4],
  ] as const
  for (const [down, thick] of lines)
    cut(
      paper,
      rect(left - 140, top + down, 740 - left + 120, thick) +
        rect(1200, top + down, right - 1060, thick),
      brass(house, top, top + 50),
      { shadow: { y: 2, blur: 4, colour: SHADOW.colour }, rim: null },
    )
  for (let x = 640; x > left + 60; x -= 140)
    for (const at of [x, 1920 - x]) {
      fan(house, at, top + 3, 26, 7, false)
      yield
    }
  fan(house, 960, top - 2, 68, 17, false)
  yield
}

function* foot(house: House): Painting {
  const { paper, frame, tone } = house
  cut(
    paper,
    rect(frame.left - 140, 1057, frame.right - frame.left + 280, 120),
    along(
      paper,
      [0, 1056, 0, 1080],
      [
        [0, tone(LACQUER[0])],
        [1, tone(LACQUER[1])],
      ],
    ),
    { shadow: { y: -4, blur: 16, colour: SHADOW.colour }, rim: RIM, rimWidth: 1.4 },
  )
  cut(
    paper,
    rect(frame.left - 140, 1062, frame.right - frame.left + 280, 2),
    brass(house, 1056, 1070),
    {
      shadow: null,
      rim: null,
    },
  )
  for (let x = 960 % 120; x < frame.right; x += 120) {
    if (x < frame.left + 60) continue
    shaded(paper, { y: -2, blur: 14, colour: tone('#ffcf80') }, () => {
      paper.pen.fillStyle = tone('#ffe2a0')
      paper.pen.fill(new Path2D(`M${x - 7},1082a7,7 0 0 1 14,0Z`))
    })
    fan(house, x, 1084, 25, 7, true)
    yield
  }
}

export function* frontOfHouse(paper: Paper, light: LightName, frame: Frame): Painting {
  const house: House = { paper, frame, tone: (colour) => mix(colour, '#05060c', DIM[light]) }
  for (const side of [-1, 1] as const) {
    yield* curtain(house, side)
    yield* pillar(house, side)
  }
  yield* beam(house)
  yield* foot(house)
  for (const box of strips(frame)) {
    grain(paper, box, 0.24)
    yield
  }
}

/** The strips that the frame is painted in: both sides, above, and the foot. */
export const strips = ({ left, right, top }: Frame) => [
  { left: left - 110, top: top - 50, width: 230, height: 1170 - top },
  { left: right - 120, top: top - 50, width: 230, height: 1170 - top },
  { left: left + 120, top: top - 50, width: right - left - 240, height: 150 },
  { left: left + 120, top: 1030, width: right - left - 240, height: 90 },
]
