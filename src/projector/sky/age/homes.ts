/** The windows of a town that somebody lives behind, read off its drawing. */

export interface Home {
  /** In units of the drawing. */
  readonly path: string
  /** How far its lamp shines on what is around it, and from where; null for a plain window. */
  readonly glow: { readonly x: number; readonly y: number; readonly radius: number } | null
}

/** Every part of the drawing's paths of the class `homes` is one window; `data-glow` says how far each shines. */
export function homesOf(drawing: ParentNode): Home[] {
  return [...drawing.querySelectorAll<SVGPathElement>('path.homes')].flatMap((node) => {
    const radius = Number(node.dataset['glow'] ?? 0)
    return (node.getAttribute('d') ?? '')
      .split(/(?=M)/)
      .filter((path) => path !== '')
      .map((path) => ({ path, glow: radius > 0 ? { ...startOf(path), radius } : null }))
  })
}

/** Where a path begins. */
function startOf(path: string) {
  const [x = 0, y = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return { x, y }
}
