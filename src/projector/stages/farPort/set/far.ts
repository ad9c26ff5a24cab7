/** Far out on the plain: dunes, and needles of rock that the wind has worn. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { grain } from '../../../paper/grain'
import { around, type Paper } from '../../../paper/paper'
import { rect } from '../../../paper/paths'
import type { Frame, Painting, StagePlane } from '../../stage'
import { INKS, type Inks } from '../ink/inks'
import { dots, flat, print, strokes } from '../ink/print'

const BASE = 590
/** Needles: where, how wide at the foot, how high. */
const NEEDLES = [
  [-250, 90, 270],
  [-70, 70, 350],
  [150, 60, 420],
  [296, 84, 330],
  [476, 46, 190],
  [1438, 52, 214],
  [1540, 84, 330],
  [1764, 70, 410],
  [1960, 80, 290],
  [2150, 84, 330],
] as const
const DUNES = [
  [516, 30, 260, 5],
  [540, 18, 340, 11],
] as const

/** A needle of rock with a few shoulders, the same at every look. */
export function needle(x: number, base: number, half: number, height: number): string {
  const next = chance(Math.round(x * 3 + height))
  const side = (sign: number) =>
    [0.16, 0.34, 0.56, 0.8].map((share): [number, number] => [
      x + sign * half * (1 - share * 0.84) * (0.72 + next() * 0.4),
      base - height * share,
    ])
  const left = side(-1)
  const right = side(1).reverse()
  const line = (points: [number, number][]) =>
    points.map(([px, py]) => `L${px.toFixed(1)},${py.toFixed(1)}l${px < x ? 5 : 4},-9`).join('')
  const back = right.map(([px, py]) => `L${px.toFixed(1)},${py.toFixed(1)}`).join('')
  return `M${x - half},${base}${line(left)}L${x - 5},${base - height}L${x + 7},${base - height + 6}${back}L${x + half},${base}Z`
}

function dune(
  from: number,
  to: number,
  [y, swell, length, seed]: readonly [number, number, number, number],
): string {
  const next = chance(seed)
  let path = `M${from},${BASE + 60}V${y}`
  for (let x = from; x < to; x += length) {
    const crest = y - swell * (0.5 + next() * 0.8)
    path += `C${x + length * 0.3},${y} ${x + length * 0.42},${crest} ${x + length * 0.6},${crest}S${x + length * 0.8},${y} ${x + length},${y}`
  }
  return `${path}V${BASE + 60}Z`
}

function* rocks(paper: Paper, inks: Inks): Painting {
  for (const [x, half, height] of NEEDLES) {
    const [ink] = inks.far
    const path = needle(x, BASE, half, height)
    print(paper, path, ink, {
      stock: mix(ink, inks.stock, 0.45),
      slip: [x < 960 ? -3 : 3, 3],
      shadow: { y: 3, blur: 12, colour: inks.shadow },
      on: () => {
        for (let y = BASE - height + 26; y < BASE; y += 34)
          strokes(paper, `M${x - half},${y}q${half},9 ${half * 2},-3`, seen(inks.far[1], 0.6), 5)
        const shade = dots(
          paper,
          [x, BASE - height, x + (x < 960 ? -half : half), BASE - height],
          inks.far[1],
          { pitch: 9, most: 0.7, hold: half },
        )
        if (shade) flat(paper, path, shade)
      },
    })
    yield
  }
}

export const far: StagePlane = {
  depth: 0.3,
  covers: ({ left, right }: Frame) => [
    { left: left - 130, top: 160, width: right - left + 260, height: BASE + 60 - 160 },
  ],
  *paint(paper, light, { left, right }) {
    const inks = INKS[light]
    yield* rocks(paper, inks)
    for (const [index, shape] of DUNES.entries()) {
      const path = dune(left - 160, right + 300, shape)
      const ink = index ? inks.far[1] : inks.far[0]
      print(paper, path, ink, {
        stock: mix(ink, inks.stock, 0.6),
        slip: [0, 4],
        shadow: { y: -3, blur: 12, colour: inks.shadow },
        dots: dots(paper, [0, shape[0] - 20, 0, BASE + 20], mix(ink, inks.sky[0], 0.4), {
          pitch: 10,
        }),
      })
      yield
    }
    // The haze that lies on the plain, lit from behind.
    paper.pen.save()
    paper.pen.globalCompositeOperation = 'source-atop'
    flat(
      paper,
      rect(left - 200, 150, right - left + 400, 510),
      around(
        paper,
        [960, 560, 820],
        [
          [0, seen(inks.sky[0], 0.5)],
          [0.5, seen(inks.sky[0], 0.24)],
          [1, seen(inks.sky[0], 0)],
        ],
      ),
    )
    paper.pen.restore()
    grain(paper, { left: left - 140, top: 150, width: right - left + 280, height: 510 }, 0.16)
    yield
  },
}
