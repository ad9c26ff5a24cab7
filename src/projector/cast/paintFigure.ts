/** A figure as a few canvases: what hangs together is one, what turns by itself another; the dark and the fallen one are whole. */
import { boxAround, sheetOf, type Box, type Paper } from '../paper/paper'
import { hang } from '../sky/painting/paintStage'
import type { FigurePart, PaperStage, PartName, Tone } from '../stages/stage'

export const GROUPS = {
  body: ['back', 'legs', 'body'],
  armLeft: ['armLeft'],
  armRight: ['armRight'],
  head: ['head', 'hat'],
} as const satisfies Readonly<Record<string, readonly PartName[]>>
export type GroupName = keyof typeof GROUPS
const WHOLE: readonly PartName[] = ['back', 'legs', 'body', 'armLeft', 'armRight', 'head', 'hat']

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

/** How wide the edge is that the light catches, in units of the figure. */
const EDGE = 1.4

/** Lays a lit edge behind what is painted, towards where light comes from. */
function edged({ pen, scale }: Paper, colour: string): void {
  pen.save()
  pen.resetTransform()
  pen.globalCompositeOperation = 'destination-over'
  pen.shadowColor = colour
  pen.shadowBlur = EDGE * scale
  pen.shadowOffsetX = -EDGE * 0.4 * scale
  pen.shadowOffsetY = -EDGE * 0.7 * scale
  pen.drawImage(pen.canvas, 0, 0)
  pen.restore()
}

/** Paints some parts of a figure onto a canvas of the page. @returns null where it has none of them */
function paintParts(
  canvas: HTMLCanvasElement,
  parts: readonly FigurePart[],
  names: readonly PartName[],
  tone: Tone,
  { scale, cut, edges }: Size,
): Placed | null {
  const some = parts.filter(
    ({ name, box }) => names.includes(name) && (cut === 0 || box.top < -cut),
  )
  const [first] = some
  if (!first) return null
  const whole = boxAround(some.map((part) => part.box))
  const box = whole && cut > 0 ? above(whole, cut) : whole
  const paper = box && sheetOf(box, scale)
  if (!box || !paper) return null
  for (const part of some) {
    paper.pen.save()
    part.paint(paper, tone)
    paper.pen.restore()
  }
  const edge = edges?.[tone]
  if (edge) edged(paper, edge)
  hang(canvas, paper.pen.canvas, true)
  return { box, pivot: first.pivot }
}

export interface FigureSheets {
  readonly groups: Readonly<Record<GroupName, HTMLCanvasElement>>
  readonly night: HTMLCanvasElement
  readonly out: HTMLCanvasElement
}

/** Paints a figure, a canvas a step; says of each where it lies. */
export function* paintFigure(
  { groups, night, out }: FigureSheets,
  parts: readonly FigurePart[],
  { scale, plain, cut, edges }: Sizes,
  placed: (canvas: HTMLCanvasElement, at: Placed) => void,
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
