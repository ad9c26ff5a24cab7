/** What all places of the town are made of: a sky, planks, lamps, the mount around them, and the dark that words stand on. */
import { chance } from '../../../../paper/chance'
import { mix, seen } from '../../../../paper/colour'
import { cut, type CutLook } from '../../../../paper/cut'
import { grain } from '../../../../paper/grain'
import { along, around, type Box, type Paper, radiance, type Stops } from '../../../../paper/paper'
import { circle, rect, sparkle } from '../../../../paper/paths'
import { boxOf } from '../../../frame'
import type { Frame } from '../../../stage'
import { board, engrave, gouges, ROUND, turned, wedges, type Point } from '../../set/gouge'

export const INK = '#0a0612'

export const wholeOf = (frame: Frame): Box => boxOf(frame, 20)

/** A sheet's look: a soft tinted shadow and an edge in the colour of the lamp. */
export const sheet = (rim: string, rimWidth = 1.5, blur = 14): CutLook => ({
  shadow: { y: 4, blur, colour: 'rgb(6 3 16 / 62%)' },
  rim,
  rimWidth,
})
/** The same without a shadow. */
export const flat = (rim: string | null, rimWidth = 1.1): CutLook => ({
  shadow: null,
  rim,
  rimWidth,
})

/** A sky with strokes around its light. */
export function heaven(
  paper: Paper,
  frame: Frame,
  stops: Stops,
  { at, horizon, dark, light }: { at: Point; horizon: number; dark: string; light: string },
): void {
  const box = wholeOf(frame)
  paper.pen.fillStyle = along(paper, [0, Math.min(0, frame.top * 0.6), 0, horizon], stops)
  paper.pen.fillRect(box.left, box.top, box.width, box.height)
  const bend = turned(at)
  const far = Math.hypot(box.width, box.height) * 0.7
  const weight = (most: number, least: number) => (x: number, y: number) => {
    const [u, v] = bend(x, y)
    const shown = u > frame.left && u < frame.right && v > frame.top && v < horizon
    return shown ? Math.max(0, most + (least - most) * Math.min(1, y / 800)) : 0
  }
  engrave(
    paper,
    null,
    gouges(
      { left: 0, top: 90, width: ROUND, height: far },
      { gap: 17, width: 2.4, length: 110, seed: 4, bend, weight: weight(0.3, 1.3) },
    ),
    dark,
  )
  engrave(
    paper,
    null,
    gouges(
      { left: 0, top: 80, width: ROUND, height: 380 },
      {
        gap: 14,
        width: 2,
        length: 90,
        seed: 7,
        bend,
        weight: (x, y) => weight(1, 1)(x, y) * Math.max(0, 1 - y / 440),
      },
    ),
    light,
  )
}

export function starry(paper: Paper, frame: Frame, foot: number, seed: number): void {
  const next = chance(seed)
  let path = ''
  for (let star = 0; star < 70; star += 1) {
    const [x, y, size] = [
      frame.left + next() * (frame.right - frame.left),
      frame.top + next() * (foot - frame.top),
      1.6 + next() ** 3 * 5,
    ]
    path += sparkle(x, y, size, size * 0.22)
  }
  paper.pen.fillStyle = 'rgb(232 250 226 / 85%)'
  paper.pen.fill(new Path2D(path))
}

export function moon(paper: Paper, [x, y]: Point, radius: number): void {
  glow(paper, [x, y, radius * 3.2], '#b8f0d0', 0.4)
  cut(paper, circle(x, y, radius), '#f4f6d8', flat('#ffffff', 1))
  engrave(
    paper,
    circle(x, y, radius),
    wedges(
      [
        [x + radius, y - radius],
        [x + radius, y + radius],
      ],
      { angle: 172, gap: 8, width: 5, length: radius * 1.1, seed: 5 },
    ),
    '#9fc8b0',
  )
}

/** Light that lies over what is there. */
export function glow(
  paper: Paper,
  round: readonly [x: number, y: number, radius: number],
  colour: string,
  strength: number,
): void {
  radiance(paper, round, [
    [0, seen(colour, strength)],
    [0.35, seen(colour, strength * 0.42)],
    [1, seen(colour, 0)],
  ])
}

/** A wall or a floor of planks. @param run whether they lie or stand */
export function planks(
  paper: Paper,
  box: Box,
  fill: string | CanvasGradient,
  gap: number,
  run: 'across' | 'upright',
  look: CutLook,
): void {
  const { left, top, width, height } = box
  const lines = new Path2D()
  const next = chance(Math.round(left + top + gap))
  if (run === 'across')
    for (let y = top; y < top + height; y += gap) lines.rect(left, y + next() * 1.5, width, 2)
  else for (let x = left; x < left + width; x += gap) lines.rect(x + next() * 1.5, top, 2, height)
  const across = run === 'across'
  const bend = across
    ? (x: number, y: number): Point => [x, y]
    : (x: number, y: number): Point => [y, x]
  const field = across ? box : { left: top, top: left, width: height, height: width }
  board(
    paper,
    rect(left, top, width, height),
    fill,
    [
      [lines, seen(INK, 0.6)],
      [gouges(field, { gap: gap / 3, width: 1, length: gap * 3.4, seed: 6, bend }), seen(INK, 0.4)],
    ],
    look,
  )
}

/** A roof of shingles in rows, within a shape. */
export function shingles(
  paper: Paper,
  path: string,
  { left, top, width, height }: Box,
  fills: readonly [string | CanvasGradient, string | CanvasGradient],
  rim: string,
): void {
  const { pen } = paper
  cut(paper, path, fills[0], sheet(rim, 1.6, 18))
  pen.save()
  pen.clip(new Path2D(path))
  const high = 27
  for (let row = Math.ceil(height / high); row >= 0; row -= 1) {
    let tiles = ''
    const shift = (row % 2) * 21
    for (let x = left - shift; x < left + width; x += 42)
      tiles += `M${x},${top + row * high - 8}h40v${high}q-20,14 -40,0Z`
    cut(paper, tiles, fills[1], {
      shadow: { y: 4, blur: 6, colour: seen(INK, 0.8) },
      rim: seen(INK, 0.7),
      rimWidth: 1,
    })
  }
  pen.restore()
}

/** A lantern that hangs, and the light around it. */
export function lantern(paper: Paper, [x, y]: Point, size: number, from: number): void {
  const { pen } = paper
  glow(paper, [x, y, size * 7], '#ffc873', 0.62)
  const s = (n: number) => n * size
  pen.strokeStyle = INK
  pen.lineWidth = size * 0.08
  pen.stroke(
    new Path2D(
      `M${x},${from}V${y - s(0.9)}M${x - s(0.34)},${y - s(0.5)}Q${x},${y - s(1.3)} ${x + s(0.34)},${y - s(0.5)}`,
    ),
  )
  cut(
    paper,
    `M${x - s(0.34)},${y - s(0.42)}H${x + s(0.34)}L${x + s(0.42)},${y + s(0.5)}H${x - s(0.42)}Z`,
    '#fff2c0',
    { shadow: { y: 0, blur: 24, colour: '#ffcf7a' }, rim: '#fffbe6', rimWidth: 1 },
  )
  cut(
    paper,
    `M${x},${y - s(0.2)}Q${x + s(0.22)},${y + s(0.16)} ${x},${y + s(0.4)}Q${x - s(0.22)},${y + s(0.16)} ${x},${y - s(0.2)}Z`,
    '#ff9a3c',
    flat(null),
  )
  cut(
    paper,
    `M${x - s(0.44)},${y - s(0.4)}L${x - s(0.2)},${y - s(0.66)}H${x + s(0.2)}L${x + s(0.44)},${y - s(0.4)}Z` +
      rect(x - s(0.48), y + s(0.48), s(0.96), s(0.16)) +
      rect(x - s(0.03), y - s(0.4), s(0.06), s(0.9)),
    '#241318',
    flat('#c98a45', 1),
  )
}

/** Lets the corners fall into black and keeps the ground of the words quiet. */
export function dim(
  paper: Paper,
  frame: Frame,
  [x, y]: Point,
  dark: string,
  lamp = '#ffc878',
): void {
  const { pen } = paper
  glow(paper, [x, y, 620], lamp, 0.2)
  const box = wholeOf(frame)
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  const reach = Math.max(box.width * 0.62, 900)
  pen.fillStyle = around(
    paper,
    [x, y, reach],
    [
      [0, '#ffffff'],
      [0.5, '#fbf4f2'],
      [1, mix(dark, '#7a6a84', 0.4)],
    ],
  )
  pen.fillRect(box.left, box.top, box.width, box.height)
  pen.restore()
  pen.fillStyle = along(
    paper,
    [0, 690, 0, 1080],
    [
      [0, seen(dark, 0)],
      [0.2, seen(dark, 0.6)],
      [0.44, seen(dark, 0.86)],
      [1, seen(dark, 0.97)],
    ],
  )
  pen.fillRect(box.left, 690, box.width, 430)
  grain(paper, box, 0.17)
}

/** A ground with strokes that run out from a point. */
export function floor(
  paper: Paper,
  path: string,
  stops: Stops,
  [x, y]: Point,
  dark: string,
  look: CutLook,
  top = 600,
): void {
  board(
    paper,
    path,
    along(paper, [0, top, 0, 960], stops),
    [
      [
        gouges(
          { left: 0, top: 40, width: ROUND, height: 1150 },
          {
            gap: 22,
            width: 2.6,
            length: 66,
            seed: 3,
            bend: turned([x, y], 0.22),
            weight: (_, v) => 0.3 + v / 800,
          },
        ),
        dark,
      ],
    ],
    look,
  )
}
