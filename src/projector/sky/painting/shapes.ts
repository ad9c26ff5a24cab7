/** Reads a drawing's shapes from the page, with the paints that its styles give them, for a canvas to paint. */

interface Stop {
  readonly offset: number
  readonly colour: string
}

/** A gradient over the box of what it fills. */
interface GradientPaint {
  readonly from: readonly [x: number, y: number, radius: number]
  readonly to: readonly [x: number, y: number, radius: number]
  readonly radial: boolean
  readonly stops: readonly Stop[]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Line {
  readonly colour: string
  readonly width: number
  readonly cap: CanvasLineCap
  readonly join: CanvasLineJoin
}

/** One shape in units of its drawing. */
export interface Shape {
  readonly path: Path2D
  readonly matrix: DOMMatrix | null
  readonly opacity: number
  readonly fill: string | null
  readonly gradient: { readonly paint: GradientPaint; readonly box: Box } | null
  readonly stroke: Line | null
}

/** Paths do not change with the light, their paints do. */
const paths = new WeakMap<Element, Path2D>()

/** The shapes of a drawing from back to front, in the paints it has now. It need not be displayed. */
export function readShapes(svg: SVGSVGElement): Shape[] {
  const gradients = new Map<string, GradientPaint>()
  for (const node of svg.querySelectorAll<SVGElement>('linearGradient, radialGradient')) {
    gradients.set(`url("#${node.id}")`, readGradient(node))
  }
  const shapes: Shape[] = []
  const walk = (parent: Element, matrix: DOMMatrix | null) => {
    for (const node of parent.children) {
      if (!(node instanceof SVGGraphicsElement)) continue
      const style = getComputedStyle(node)
      if (style.display === 'none' || node instanceof SVGDefsElement) continue
      const own = node.transform.baseVal.consolidate()?.matrix
      const at = own ? (matrix ?? new DOMMatrix()).multiply(DOMMatrix.fromMatrix(own)) : matrix
      if (node instanceof SVGGElement) walk(node, at)
      else if (node instanceof SVGGeometryElement)
        shapes.push(readShape(node, style, at, gradients))
    }
  }
  walk(svg, null)
  return shapes
}

function readShape(
  node: SVGGeometryElement,
  style: CSSStyleDeclaration,
  matrix: DOMMatrix | null,
  gradients: ReadonlyMap<string, GradientPaint>,
): Shape {
  const { fill, stroke } = style
  const paint = gradients.get(fill)
  const box = paint && boxOf(node)
  return {
    path: pathOf(node),
    matrix,
    opacity: Number(style.opacity),
    fill: paint || fill === 'none' ? null : fill,
    gradient: paint && box ? { paint, box } : null,
    stroke:
      stroke === 'none'
        ? null
        : {
            colour: stroke,
            width: parseFloat(style.strokeWidth),
            cap: style.strokeLinecap as CanvasLineCap,
            join: style.strokeLinejoin as CanvasLineJoin,
          },
  }
}

const numberOf = (node: Element, name: string, otherwise = 0): number =>
  Number(node.getAttribute(name) ?? otherwise)

/** The box of what is no path; paths are never filled with gradients. */
function boxOf(node: Element): Box | null {
  if (node instanceof SVGRectElement) {
    const [x, y, width, height] = ['x', 'y', 'width', 'height'].map((name) => numberOf(node, name))
    return { x: x ?? 0, y: y ?? 0, width: width ?? 0, height: height ?? 0 }
  }
  const oval = ovalOf(node)
  if (!oval) return null
  const { cx, cy, rx, ry } = oval
  return { x: cx - rx, y: cy - ry, width: 2 * rx, height: 2 * ry }
}

function ovalOf(node: Element) {
  const r = node.getAttribute('r')
  if (!(node instanceof SVGCircleElement || node instanceof SVGEllipseElement)) return null
  const [cx, cy] = [numberOf(node, 'cx'), numberOf(node, 'cy')]
  if (r !== null) return { cx, cy, rx: Number(r), ry: Number(r) }
  return { cx, cy, rx: numberOf(node, 'rx'), ry: numberOf(node, 'ry') }
}

function pathOf(node: Element): Path2D {
  const known = paths.get(node)
  if (known) return known
  const path = new Path2D(node.getAttribute('d') ?? '')
  const oval = ovalOf(node)
  if (oval) path.ellipse(oval.cx, oval.cy, oval.rx, oval.ry, 0, 0, 2 * Math.PI)
  else if (node instanceof SVGRectElement) {
    const { x, y, width, height } = boxOf(node) ?? { x: 0, y: 0, width: 0, height: 0 }
    path.rect(x, y, width, height)
  }
  paths.set(node, path)
  return path
}

function readGradient(node: SVGElement): GradientPaint {
  const radial = node instanceof SVGRadialGradientElement
  const stops = [...node.querySelectorAll('stop')].map((stop) => {
    const { stopColor, stopOpacity } = getComputedStyle(stop)
    return { offset: numberOf(stop, 'offset'), colour: seenThrough(stopColor, Number(stopOpacity)) }
  })
  if (radial) {
    const [x, y, r] = ['cx', 'cy', 'r'].map((name) => numberOf(node, name, 0.5))
    const centre = [x ?? 0, y ?? 0] as const
    return { from: [...centre, 0], to: [...centre, r ?? 0], radial, stops }
  }
  const end = (n: 1 | 2, far: number) =>
    [numberOf(node, `x${n}`, far), numberOf(node, `y${n}`), 0] as const
  return { from: end(1, 0), to: end(2, 1), radial, stops }
}

/** A colour as styles compute it (`rgb(…)`, `rgba(…)`), with so much of its opacity left. */
export function seenThrough(colour: string, opacity: number): string {
  if (opacity === 1) return colour
  const [red, green, blue, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return `rgba(${red}, ${green}, ${blue}, ${alpha * opacity})`
}
