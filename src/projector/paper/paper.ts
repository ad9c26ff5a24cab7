/** Sheets of paper: what the stages of the big screen are painted on, and how one is laid on another. */

export type Pen = OffscreenCanvasRenderingContext2D
export type Stops = readonly (readonly [at: number, colour: string])[]

/** Somewhere to paint on, in units of a stage. */
export interface Paper {
  readonly pen: Pen
  /** Pixels per unit: what shadows, which no transform reaches, are multiplied by. */
  readonly scale: number
}

/** A rectangle in units. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A cast shadow, in units: how far it falls and how soft it is. */
export interface Shadow {
  readonly x?: number
  readonly y: number
  readonly blur: number
  readonly colour: string
}

/**
 * An empty sheet.
 * @param box what it shows, in units; its corner is the sheet's corner
 * @param scale pixels per unit
 * @returns null where there is no memory for it
 */
export function sheetOf(box: Box, scale: number): Paper | null {
  const width = Math.max(1, Math.round(box.width * scale))
  const height = Math.max(1, Math.round(box.height * scale))
  // Read back once a step, which is what keeps a long painting in its idle moments.
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!pen) return null
  pen.lineJoin = 'round'
  pen.lineCap = 'round'
  pen.setTransform(scale, 0, 0, scale, -box.left * scale, -box.top * scale)
  return { pen, scale }
}

/** The smallest box around some; null for none. */
export function boxAround(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  return {
    left,
    top,
    width: Math.max(...boxes.map((box) => box.left + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.top + box.height)) - top,
  }
}

/** Goes on with a painting, each step done before the next begins: painting is put off until a pixel is asked for. */
export function* inSteps({ pen }: Paper, painting: Iterable<void>): Generator<void, void> {
  for (const step of painting) {
    pen.getImageData(0, 0, 1, 1)
    yield step
  }
}

/** Lets what is drawn inside throw a shadow. */
export function shaded({ pen, scale }: Paper, shadow: Shadow | null, draw: () => void): void {
  pen.save()
  if (shadow) {
    pen.shadowOffsetX = (shadow.x ?? 0) * scale
    pen.shadowOffsetY = shadow.y * scale
    pen.shadowBlur = shadow.blur * scale
    pen.shadowColor = shadow.colour
  }
  draw()
  pen.restore()
}

/** A colour that runs from one point to another, in units. */
export function along(
  { pen }: Paper,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: Stops,
): CanvasGradient {
  const paint = pen.createLinearGradient(x0, y0, x1, y1)
  for (const [at, colour] of stops) paint.addColorStop(at, colour)
  return paint
}

/** A colour that runs outwards from a point, in units. */
export function around(
  { pen }: Paper,
  [x, y, radius]: readonly [number, number, number],
  stops: Stops,
): CanvasGradient {
  const paint = pen.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, colour] of stops) paint.addColorStop(at, colour)
  return paint
}

/** Paints over what is on the sheet already, and over nothing else: light and dark on a finished plane. */
export function over(
  { pen }: Paper,
  box: Box,
  fill: string | CanvasGradient,
  mode: GlobalCompositeOperation = 'source-atop',
): void {
  pen.save()
  pen.globalCompositeOperation = mode
  pen.fillStyle = fill
  pen.fillRect(box.left, box.top, box.width, box.height)
  pen.restore()
}

/** Light that falls on all that is there, round a point, in units. @param stops from its middle outwards */
export function radiance(
  paper: Paper,
  round: readonly [x: number, y: number, radius: number],
  stops: Stops,
): void {
  const [x, y, radius] = round
  const box = { left: x - radius, top: y - radius, width: radius * 2, height: radius * 2 }
  over(paper, box, around(paper, round, stops), 'screen')
}
