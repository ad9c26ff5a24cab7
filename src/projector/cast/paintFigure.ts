/** A figure as a few canvases: what hangs together is one, what turns by itself another; the dark and the fallen one are whole. */
import { boxAround, sheetOf, type Box, type Paper } from '../paper/paper'
import { hang } from '../sky/painting/paintStage'
import { withEyesShut } from '../stages/eyes'
import type { FigurePart, PaperStage, PartName, Tone } from '../stages/stage'
import { LOOSE } from './pose'

export const GROUPS = {
  body: ['back', 'legs', 'body'],
  armLeft: ['armLeft'],
  armRight: ['armRight'],
  head: ['head', 'hat'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>
export type GroupName = keyof typeof GROUPS
const WHOLE: readonly PartName[] = ['back', 'legs', 'body', 'armLeft', 'armRight', 'head', 'hat']

/** How the parts of whoever lies are turned, in degrees. */
const LIES: Readonly<Partial<Record<PartName, number>>> = {
  armLeft: LOOSE.armLeft,
  armRight: LOOSE.armRight,
  head: LOOSE.head,
  hat: LOOSE.head,
  legs: -5,
}

/** Where a painted canvas lies, in units of the figure, its feet at 0, 0. */
export interface Placed {
  readonly box: Box
  readonly pivot: readonly [x: number, y: number]
}

/** Pixels per unit, and how far above its feet a figure is cut; 0: it is whole. */
interface Size {
  readonly scale: number
  readonly cut: number
  /** What edge the light catches in each tone. */
  readonly edges?: PaperStage['edges']
  /** Whether the eyes are shut in the light, too. */
  readonly shut?: boolean
  /** How parts are turned where they are painted together. */
  readonly turns?: Readonly<Partial<Record<PartName, number>>>
}

/** The same of its three looks: in the dark and once it is out nobody steps forward, and it is painted smaller. */
interface Sizes extends Size {
  readonly plain: number
}

/** What of a box lies above a cut. */
const above = (box: Box, cut: number): Box => ({
  ...box,
  height: Math.min(box.height, -cut - box.top),
})

/** What a part may reach when it is turned around its pivot. */
function turnedBox({ box, pivot: [x, y] }: FigurePart, degrees: number): Box {
  if (degrees === 0) return box
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  const corners = [0, 1].flatMap((across) =>
    [0, 1].map((down) => {
      const [dx, dy] = [box.left + across * box.width - x, box.top + down * box.height - y]
      return { left: x + dx * cos - dy * sin, top: y + dx * sin + dy * cos, width: 0, height: 0 }
    }),
  )
  return boxAround(corners) ?? box
}

/** How wide the edges are that the light catches, in units of the figure: by night a sharp one within a soft one. */
const EDGES: Readonly<Record<Tone, readonly number[]>> = {
  lit: [1.4],
  night: [0.9, 3.4],
  out: [1.4],
}

/** Lays lit edges behind what is painted, towards where light comes from. */
function edged({ pen, scale }: Paper, colour: string, tone: Tone): void {
  pen.save()
  pen.resetTransform()
  pen.globalCompositeOperation = 'destination-over'
  pen.shadowColor = colour
  for (const edge of EDGES[tone]) {
    pen.shadowBlur = edge * scale
    pen.shadowOffsetX = -edge * 0.4 * scale
    pen.shadowOffsetY = -edge * 0.7 * scale
    pen.drawImage(pen.canvas, 0, 0)
  }
  pen.restore()
}

/** Paints some parts of a figure onto a canvas of the page. @returns null where it has none of them */
function paintParts(
  canvas: HTMLCanvasElement,
  parts: readonly FigurePart[],
  names: readonly PartName[],
  tone: Tone,
  { scale, cut, edges, shut = false, turns = {} }: Size,
): Placed | null {
  const some = parts.filter(
    ({ name, box }) => names.includes(name) && (cut === 0 || box.top < -cut),
  )
  const [first] = some
  if (!first) return null
  const whole = boxAround(some.map((part) => turnedBox(part, turns[part.name] ?? 0)))
  const box = whole && cut > 0 ? above(whole, cut) : whole
  const paper = box && sheetOf(box, scale)
  if (!box || !paper) return null
  for (const part of some) {
    const [x, y] = part.pivot
    paper.pen.save()
    paper.pen.translate(x, y)
    paper.pen.rotate(((turns[part.name] ?? 0) * Math.PI) / 180)
    paper.pen.translate(-x, -y)
    if (shut) withEyesShut(() => part.paint(paper, tone))
    else part.paint(paper, tone)
    paper.pen.restore()
  }
  const edge = edges?.[tone]
  if (edge) edged(paper, edge, tone)
  hang(canvas, paper.pen.canvas, true)
  return { box, pivot: first.pivot }
}

export interface FigureSheets {
  readonly groups: Readonly<Record<GroupName, HTMLCanvasElement>>
  readonly night: HTMLCanvasElement
  readonly out: HTMLCanvasElement
}

type Hung = (canvas: HTMLCanvasElement, at: Placed) => void

/** Paints the head of a figure alone, with its eyes open or shut. */
export function* paintHead(
  canvas: HTMLCanvasElement,
  parts: readonly FigurePart[],
  { scale, edges, shut = false }: Sizes,
  placed: Hung,
): Generator<void, void> {
  const at = paintParts(canvas, parts, GROUPS.head, 'lit', { scale, cut: 0, edges, shut })
  if (at) placed(canvas, at)
  yield
}

/** Paints a figure, a canvas a step; says of each where it lies. */
export function* paintFigure(
  { groups, night, out }: FigureSheets,
  parts: readonly FigurePart[],
  { scale, plain, cut, edges, shut = false }: Sizes,
  placed: Hung,
): Generator<void, void> {
  function paint(
    canvas: HTMLCanvasElement,
    names: readonly PartName[],
    tone: Tone,
    from: number,
  ): void {
    const at = paintParts(canvas, parts, names, tone, {
      scale: tone === 'lit' ? scale : plain,
      cut: from,
      edges,
      shut: shut && tone === 'lit',
      turns: tone === 'out' && cut === 0 ? LIES : {},
    })
    if (at) placed(canvas, at)
  }
  for (const name of Object.keys(GROUPS) as GroupName[]) {
    // Arms turn: what hangs below the cut now may be above it then, and is behind the plate.
    paint(groups[name], GROUPS[name], 'lit', name === 'body' ? cut : 0)
    yield
  }
  paint(night, WHOLE, 'night', cut)
  yield
  paint(out, WHOLE, 'out', cut)
}
