/** Where the camera looks, and what that makes of a thing at some depth. */

/** A look at the stage: all of it in shares of the picture, so that it holds on every screen. */
export interface Shot {
  /** What the picture goes towards. */
  readonly x: number
  readonly y: number
  /** 1: as it was painted. */
  readonly zoom: number
  /** How far that comes into the middle: 0 stays where it is, 1 stands in the middle. */
  readonly pull: number
}

export const HOME: Shot = { x: 0.5, y: 0.65, zoom: 1, pull: 0 }

export interface Placed {
  /** Of its left upper corner, in pixels. */
  readonly left: number
  readonly top: number
  /** How far it goes with the camera; 1 as far as the figures. */
  readonly depth: number
}

/**
 * The transform, around its left upper corner, of something that is seen in a shot. It is linear in the shot, so that two key
 * frames are enough for a move.
 */
export function seenIn(
  { x, y, zoom, pull }: Shot,
  { left, top, depth }: Placed,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  const scale = 1 + (zoom - 1) * depth
  const moved = (at: number, corner: number, size: number) =>
    (at * size - corner) * (1 - scale) + (0.5 - at) * size * pull * depth
  const [dx, dy] = [moved(x, left, width), moved(y, top, height)]
  return `translate(${dx.toFixed(2)}px, ${dy.toFixed(2)}px) scale(${scale.toFixed(4)})`
}
