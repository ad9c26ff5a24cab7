/** What all places of the town are made of: a sky, planks, lamps, the mount around them, and the dark that words stand on. */
import { chance } from '../../../paper/chance'
import { mix, seen } from '../../../paper/colour'
import { cut, type CutLook } from '../../../paper/cut'
import { grain } from '../../../paper/grain'
import { along, around, type Box, type Paper, type Stops } from '../../../paper/paper'
import { circle, rect } from '../../../paper/paths'
import type { Frame } from '../../stage'
import { board, engrave, gouges, ROUND, turned, wedges, type Point } from '../set/gouge'

export const INK = '#0a0612'

export const wholeOf = ({ left, right, top }: Frame): Box => ({
  left: left - 20,
  top: top - 20,
  width: right - left + 40,
  height: 1120 - top,
})

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
    const w = size * 0.22
    path += `M${x},${y - size}L${x + w},${y - w}L${x + size},${y}L${x + w},${y + w}L${x},${y + size}L${x - w},${y + w}L${x - size},${y}L${x - w},${y - w}Z`
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
  [x, y, radius]: readonly [number, number, number],
  colour: string,
  strength: number,
): void {
  const { pen } = paper
  pen.save()
  pen.globalCompositeOperation = 'screen'
  pen.fillStyle = around(
    paper,
    [x, y, radius],
    [
      [0, seen(colour, strength)],
      [0.35, seen(colour, strength * 0.42)],
      [1, seen(colour, 0)],
    ],
  )
  pen.fillRect(x - radius, y - radius, radius * 2, radius * 2)
  pen.restore()
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

/** Openings of the mount, each for so many units farther in. */
export type Opening = (frame: Frame, inset: number) => string

export const arched: Opening = ({ left, right, top }, inset) => {
  const [l, r, t] = [left + 150 + inset, right - 150 - inset, top + 66 + inset]
  const rise = Math.min(420, (r - l) * 0.36)
  return `M${l},1130V${t + rise}C${l},${t + rise * 0.3} ${l + (r - l) * 0.2},${t} ${(l + r) / 2},${t}S${r},${t + rise * 0.3} ${r},${t + rise}V1130Z`
}
export const boxed: Opening = ({ left, right, top }, inset) => {
  const [l, r, t, c] = [left + 140 + inset, right - 140 - inset, top + 80 + inset, 84]
  return `M${l},1130V${t + c}H${l + c * 0.3}Q${l + c * 0.4},${t + c * 0.4} ${l + c},${t + c * 0.3}V${t}H${r - c}V${t + c * 0.3}Q${r - c * 0.4},${t + c * 0.4} ${r - c * 0.3},${t + c}H${r}V1130Z`
}
export const flapped: Opening = ({ left, right, top }, inset) => {
  const [l, r, t, m] = [
    left + 60 + inset,
    right - 60 - inset,
    top + 20 + inset * 1.6,
    (left + right) / 2,
  ]
  return `M${l},1130Q${l + 130},760 ${l + (m - l) * 0.42},${t + 200}Q${m - 120},${t + 30} ${m},${t}Q${m + 120},${t + 30} ${r - (r - m) * 0.42},${t + 200}Q${r - 130},760 ${r},1130Z`
}
export const hooped: Opening = ({ left, right, top }, inset) => {
  const [l, r, t] = [left + 130 + inset, right - 130 - inset, top + 54 + inset]
  const m = (l + r) / 2
  return `M${l + 60},1130Q${l - 40},760 ${l + 20},${t + 380}Q${l + 90},${t} ${m},${t}Q${r - 90},${t} ${r - 20},${t + 380}Q${r + 40},760 ${r - 60},1130Z`
}
export const round: Opening = ({ left, right, top }, inset) => {
  const [rx, ry, m] = [
    (right - left) / 2 - 150 - inset,
    Math.max(540, (1080 - top) / 2) - 40 - inset,
    (left + right) / 2,
  ]
  const y = (top + 1080) / 2 + 20
  return `M${m - rx},${y}a${rx},${ry} 0 1 0 ${2 * rx},0a${rx},${ry} 0 1 0 ${-2 * rx},0Z`
}
export const rocky: Opening = ({ left, right, top }, inset) => {
  const next = chance(31)
  const m = (left + right) / 2
  const [rx, ry] = [(right - left) / 2 - 130 - inset, 1130 - top - 70 - inset]
  let path = ''
  for (let step = 0; step <= 22; step += 1) {
    const angle = Math.PI + (step / 22) * Math.PI
    const k = 0.96 + next() * 0.07
    const flatter = Math.sign(Math.cos(angle)) * Math.abs(Math.cos(angle)) ** 0.62
    path += `${step ? 'L' : 'M'}${(m + flatter * rx * k).toFixed(1)},${(1130 + Math.sin(angle) * ry * k).toFixed(1)}`
  }
  return `${path}Z`
}

/** The mount in three steps, the nearest the darkest, and strokes that run into its depth. */
export function mount(
  paper: Paper,
  frame: Frame,
  opening: Opening,
  wood: string,
  rim: string,
): void {
  const { left, top, width, height } = wholeOf(frame)
  const whole = rect(left - 20, top - 20, width + 40, height + 60)
  for (const [step, inset] of [0, -34, -66].entries()) {
    const path = whole + opening(frame, inset)
    const face = mix(wood, INK, [0.1, 0.5, 0.82][step] ?? 0)
    cut(paper, path, face, {
      shadow: { y: 8, blur: step ? 12 : 26, colour: 'rgb(4 2 12 / 85%)' },
      rim: null,
      rule: 'evenodd',
    })
    paper.pen.strokeStyle = seen(rim, [0.75, 0.45, 0.25][step] ?? 0)
    paper.pen.lineWidth = 1.8
    paper.pen.stroke(new Path2D(opening(frame, inset)))
    if (step > 0) continue
    paper.pen.save()
    paper.pen.clip(new Path2D(path), 'evenodd')
    engrave(
      paper,
      null,
      gouges({ left, top, width, height: 1120 - top }, { gap: 9, width: 1.7, length: 74, seed: 9 }),
      seen(INK, 0.75),
    )
    paper.pen.restore()
  }
}

/** Lets the corners fall into black and keeps the ground of the words quiet. */
export function dim(paper: Paper, frame: Frame, [x, y]: Point, dark: string): void {
  const { pen } = paper
  const box = wholeOf(frame)
  pen.save()
  pen.globalCompositeOperation = 'multiply'
  const reach = Math.max(box.width * 0.62, 900)
  pen.fillStyle = around(
    paper,
    [x, y, reach],
    [
      [0, '#ffffff'],
      [0.46, '#f4ecf0'],
      [1, mix(dark, '#6a5a74', 0.3)],
    ],
  )
  pen.fillRect(box.left, box.top, box.width, box.height)
  pen.restore()
  pen.fillStyle = along(
    paper,
    [0, 660, 0, 1080],
    [
      [0, seen(dark, 0)],
      [0.26, seen(dark, 0.62)],
      [0.5, seen(dark, 0.86)],
      [1, seen(dark, 0.97)],
    ],
  )
  pen.fillRect(box.left, 660, box.width, 460)
  grain(paper, box, 0.22)
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
