/** A figure as a few canvases: what hangs together is one, what turns by itself another; the dark and the fallen one are whole. */
import { boxAround, sheetOf, type Box } from '../paper/paper'
import { hang } from '../sky/painting/paintStage'
import type { FigurePart, PartName, Tone } from '../stages/stage'

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

/** Paints some parts of a figure onto a canvas of the page. @param scale pixels per unit @returns null where it has none of them */
function paintParts(
  canvas: HTMLCanvasElement,
  parts: readonly FigurePart[],
  names: readonly PartName[],
  tone: Tone,
  scale: number,
): Placed | null {
  const some = parts.filter(({ name }) => names.includes(name))
  const [first] = some
  if (!first) return null
  const box = boxAround(some.map((part) => part.box))
  const paper = box && sheetOf(box, scale)
  if (!box || !paper) return null
  for (const part of some) {
    paper.pen.save()
    part.paint(paper, tone)
    paper.pen.restore()
  }
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
  scale: number,
  placed: (canvas: HTMLCanvasElement, at: Placed) => void,
): Generator<void, void> {
  function paint(canvas: HTMLCanvasElement, names: readonly PartName[], tone: Tone): void {
    const at = paintParts(canvas, parts, names, tone, scale)
    if (at) placed(canvas, at)
  }
  for (const name of Object.keys(GROUPS) as GroupName[]) {
    paint(groups[name], GROUPS[name], 'lit')
    yield
  }
  paint(night, WHOLE, 'night')
  yield
  paint(out, WHOLE, 'out')
}
