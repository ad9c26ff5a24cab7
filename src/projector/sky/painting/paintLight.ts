/** One light of a sky as two canvases: the picture without its sun or moon, and a patch of it that has them. */
import type { LightName, LightTokens } from '../../../ui/themeTokens'
import { fillOrb, orbAt, paintOrb, paintShine, paintSky, paintStars, type Size } from './heavens'
import { paintShape } from './paintShape'
import type { Shape } from './shapes'

export interface Sheet {
  /** The whole picture; nothing of it can be seen through. */
  readonly base: HTMLCanvasElement
  /** The picture around the orb with the orb in it, and whatever stands before it: laid over the base. */
  readonly orb: HTMLCanvasElement
}

/** Where a sheet's orb lies over its base, in whole pixels. */
export function patchAt(light: LightName, size: Size) {
  const { x, y, radius } = orbAt(light, size)
  const [left, top] = [Math.floor(x - radius - 1), Math.floor(y - radius - 1)]
  return { left, top, side: Math.ceil(2 * radius + 2) }
}

/** How many shapes are painted in one go, which is what an idle moment bears. */
const AT_ONCE = 12

/**
 * Paints a light. It is done when the generator is; each step takes a few milliseconds.
 * @param shapes the town, in units of a sheet of 1920 by 1080 that covers the picture from its lower edge upwards
 * @param size of the picture in pixels
 */
export function* paintLight(
  sheet: Sheet,
  light: LightName,
  tokens: LightTokens,
  shapes: readonly Shape[],
  size: Size,
): Generator<void, void> {
  const patch = patchAt(light, size)
  const base = contextFor(size, false)
  const orb = contextFor({ width: patch.side, height: patch.side }, true)
  if (!base || !orb) return
  const scale = Math.max(size.width / 1920, size.height / 1080)
  const town = new DOMMatrix()
    .translate((size.width - 1920 * scale) / 2, size.height - 1080 * scale)
    .scale(scale)
  paintSky(base, tokens, size)
  paintStars(base, light, size)
  paintShine(base, light, tokens, size)
  // The patch begins as what is behind the orb, cut round, with the orb in it; the town then goes over both.
  orb.drawImage(base.canvas, -patch.left, -patch.top)
  const over = new DOMMatrix().translate(-patch.left, -patch.top)
  orb.setTransform(over)
  orb.globalCompositeOperation = 'destination-in'
  fillOrb(orb, light, size)
  orb.globalCompositeOperation = 'source-atop'
  paintOrb(orb, light, tokens, size)
  yield
  for (let first = 0; first < shapes.length; first += AT_ONCE) {
    for (const shape of shapes.slice(first, first + AT_ONCE)) {
      paintShape(base, shape, town)
      paintShape(orb, shape, over.multiply(town))
    }
    // Painting is put off until a pixel is asked for; asked for here, it is done in its idle moment.
    base.getImageData(0, 0, 1, 1)
    yield
  }
  hang(sheet.base, base, false)
  hang(sheet.orb, orb, true)
}

/** What a picture of this size is painted with; null where there is no memory for it. */
const contextFor = ({ width, height }: Size, alpha: boolean) =>
  new OffscreenCanvas(width, height).getContext('2d', { alpha, willReadFrequently: true })

/** Hands a finished picture to the canvas that shows it, which needs no more work for it from then on. */
function hang(
  canvas: HTMLCanvasElement,
  { canvas: painted }: OffscreenCanvasRenderingContext2D,
  alpha: boolean,
): void {
  canvas
    .getContext('bitmaprenderer', { alpha })
    ?.transferFromImageBitmap(painted.transferToImageBitmap())
}

/** Takes a picture off its canvases again, with its memory. */
export function wipe({ base, orb }: Sheet): void {
  base.getContext('bitmaprenderer', { alpha: false })?.transferFromImageBitmap(null)
  orb.getContext('bitmaprenderer', { alpha: true })?.transferFromImageBitmap(null)
}
