/**
 * One light of a stage: all planes behind the figures flattened into one picture that cannot be seen through, the same planes
 * apart for when the camera moves, those before the figures as strips, and a patch with the moon.
 */
import type { LightName, LightTokens } from '../../../ui/themeTokens'
import { boxAround, inSteps, sheetOf, type Box } from '../../paper/paper'
import { framingOf, type Framing } from '../../stages/frame'
import {
  BEFORE,
  BEHIND,
  type PaperStage,
  type PlaneName,
  type StagePlane,
} from '../../stages/stage'
import { paintOrb, paintSky, paintStars, type Size } from './heavens'

/** What shows one light. */
export interface Sheet {
  readonly base: HTMLCanvasElement
  readonly orb: HTMLCanvasElement
  /** Gets a canvas for each plane behind the figures. */
  readonly planes: HTMLElement
  /** Gets a canvas for each strip before them. */
  readonly front: HTMLElement
}

export interface StagePicture {
  /** Null until it is there: nothing but the sky is seen then. */
  readonly stage: PaperStage | null
  readonly tokens: LightTokens
  /** In pixels as they are painted. */
  readonly size: Size
  /** Pixels as they are painted for each of the page. */
  readonly dense: number
}

/** Lights in which the camera moves: only of these the planes are kept apart, which takes their memory. */
export const APART: readonly LightName[] = ['dawn', 'day']

/** What is far and hazy is kept in half its size for moves: a quarter of the memory, and nothing of it has edges. */
const COARSE: readonly PlaneName[] = ['sky', 'far']

/** Done when the generator is; each step takes a few milliseconds. */
export function* paintStage(
  sheet: Sheet,
  light: LightName,
  { stage, tokens, size, dense }: StagePicture,
): Generator<void, void> {
  const base = new OffscreenCanvas(size.width, size.height).getContext('2d', {
    alpha: false,
    willReadFrequently: true,
  })
  if (!base) return
  paintSky(base, tokens, size)
  if (!stage) paintStars(base, light, size)
  yield
  base.resetTransform()
  const framing = framingOf(size)
  const apart: HTMLCanvasElement[] = []
  const moon = stage ? moonPatch(stage, light, framing) : null
  for (const name of stage ? BEHIND : []) {
    const plane = stage?.planes[name]
    if (!plane) continue
    for (const cropped of yield* paintPlane(plane, light, framing)) {
      base.drawImage(cropped.canvas, cropped.left, cropped.top)
      if (moon && name === 'sky') moon.sky(base.canvas, tokens, light)
      else moon?.over(cropped)
      yield
      if (!APART.includes(light)) continue
      apart.push(hung(COARSE.includes(name) ? halved(cropped) : cropped, dense))
      yield
    }
  }
  const front: (readonly [name: PlaneName, cropped: Cropped])[] = []
  for (const name of stage ? BEFORE : []) {
    const plane = stage?.planes[name]
    if (!plane) continue
    for (const cropped of yield* paintPlane(plane, light, framing)) front.push([name, cropped])
  }
  hang(sheet.base, base.canvas, false)
  if (moon) hang(sheet.orb, moon.canvas, true)
  sheet.planes.replaceChildren(...apart)
  yield
  sheet.front.replaceChildren(
    ...front.map(([name, cropped]) => {
      const strip = hung(cropped, dense)
      strip.dataset['plane'] = name
      return strip
    }),
  )
}

interface Cropped {
  readonly canvas: OffscreenCanvas
  /** Pixels of the picture for each of its own. */
  readonly coarse: number
  /** In pixels as they are painted. */
  readonly left: number
  readonly top: number
  readonly depth: number
}

/** Paints a plane once, and cuts it into what is not empty of it. */
function* paintPlane(
  plane: StagePlane,
  light: LightName,
  { scale, frame }: Framing,
): Generator<void, readonly Cropped[]> {
  const boxes = plane
    .covers(frame)
    .filter(({ width, height }) => width > 0 && height > 0)
    .map((box, index) => snapped(box, { scale, frame }, index > 0 ? 1 : 0))
  const whole = boxAround(boxes)
  const paper = whole && sheetOf(whole, scale)
  if (!whole || !paper) return []
  yield* inSteps(paper, plane.paint(paper, light, frame))
  const placed = ({ left, top }: Box) => ({
    left: Math.round((left - frame.left) * scale),
    top: Math.round((top - frame.top) * scale),
    depth: plane.depth,
    coarse: 1,
  })
  if (boxes.length === 1) return [{ canvas: paper.pen.canvas, ...placed(whole) }]
  const parts: Cropped[] = []
  for (const box of boxes) {
    const part = sheetOf(box, scale)
    if (!part) continue
    part.pen.resetTransform()
    part.pen.drawImage(
      paper.pen.canvas,
      Math.round((whole.left - box.left) * scale),
      Math.round((whole.top - box.top) * scale),
    )
    parts.push({ canvas: part.pen.canvas, ...placed(box) })
    yield
  }
  return parts
}

/**
 * A box with its edges on whole pixels of the picture, so that strips that meet leave no line between them.
 * @param over how many pixels it lies over what is above it: a strip that is seen larger ends within a pixel
 */
export function snapped(box: Box, { scale, frame }: Framing, over: number): Box {
  const at = (length: number, from: number) => Math.round((length - from) * scale)
  const [left, top] = [at(box.left, frame.left), at(box.top, frame.top) - over]
  return {
    left: frame.left + left / scale,
    top: frame.top + top / scale,
    width: (at(box.left + box.width, frame.left) - left) / scale,
    height: (at(box.top + box.height, frame.top) - top) / scale,
  }
}

/** Where a stage has the moon of a light, in pixels; null where it has none. */
export function moonAt(stage: PaperStage, light: LightName, { scale, frame }: Framing) {
  const box = stage.orbs[light]
  if (!box) return null
  const left = Math.floor((box.left - frame.left) * scale) - 1
  const top = Math.floor((box.top - frame.top) * scale) - 1
  return { left, top, side: Math.ceil(box.width * scale) + 2 }
}

/** The moon cut round, with the sky behind it and whatever stands before it: laid over the picture, it comes and goes by itself. */
function moonPatch(stage: PaperStage, light: LightName, framing: Framing) {
  const place = moonAt(stage, light, framing)
  if (!place) return null
  const { left, top, side } = place
  const pen = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  const round = { x: side / 2, y: side / 2, radius: side / 2 - 1 }
  return {
    canvas: pen.canvas,
    sky(picture: OffscreenCanvas, tokens: LightTokens, of: LightName): void {
      pen.drawImage(picture, -left, -top)
      pen.globalCompositeOperation = 'destination-in'
      pen.beginPath()
      pen.arc(round.x, round.y, round.radius, 0, 2 * Math.PI)
      pen.fill()
      pen.globalCompositeOperation = 'source-atop'
      paintOrb(pen, of, tokens, round)
    },
    over({ canvas, left: x, top: y }: Cropped): void {
      pen.drawImage(canvas, x - left, y - top)
    },
  }
}

/** The same in half its size. */
function halved(cropped: Cropped): Cropped {
  const { width, height } = cropped.canvas
  const pen = new OffscreenCanvas(Math.ceil(width / 2), Math.ceil(height / 2)).getContext('2d', {
    willReadFrequently: true,
  })
  if (!pen) return cropped
  pen.scale(0.5, 0.5)
  pen.drawImage(cropped.canvas, 0, 0)
  return { ...cropped, canvas: pen.canvas, coarse: 2 * cropped.coarse }
}

/** A finished plane as a canvas of the page, in its place. */
function hung({ canvas, coarse, left, top, depth }: Cropped, dense: number): HTMLCanvasElement {
  const shown = document.createElement('canvas')
  shown.dataset['depth'] = String(depth)
  Object.assign(shown.style, {
    position: 'absolute',
    left: `${left / dense}px`,
    top: `${top / dense}px`,
    width: `${(canvas.width * coarse) / dense}px`,
    height: `${(canvas.height * coarse) / dense}px`,
  })
  hang(shown, canvas, true)
  return shown
}

/** Hands a finished picture to the canvas that shows it, which needs no more work for it from then on. */
export function hang(shown: HTMLCanvasElement, painted: OffscreenCanvas, alpha: boolean): void {
  shown
    .getContext('bitmaprenderer', { alpha })
    ?.transferFromImageBitmap(painted.transferToImageBitmap())
}

/** Takes a picture off its canvases again, with its memory. */
export function wipe({ base, orb, planes, front }: Sheet): void {
  base.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(null)
  orb.getContext('bitmaprenderer', { alpha: true })?.transferFromImageBitmap(null)
  planes.replaceChildren()
  front.replaceChildren()
}
