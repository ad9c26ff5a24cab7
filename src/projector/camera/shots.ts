/** Where the camera looks, and what that makes of a thing at some depth. */
import type { Size } from '../../ui/ring'
import { framingOf } from '../stages/frame'

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

/** How far each plane is painted beside the picture and above or below it, in units of a stage; no shot uncovers more of any. */
const BEYOND = { beside: 50, below: 20 }
/** How far the nearest plane goes with the camera. */
const NEAREST = 1.2
/** Where the ground of every stage meets what is behind it, and the lowest thing that is gone towards; in units. */
const HORIZON = 620
const LOWEST = 1050
/** So far the ground may come down from the horizon that stands behind it, by a zoom and in all; in units of what goes with the figures. */
const APART = { zoom: 45, all: 66 }

const between = (least: number, at: number, most: number) => Math.max(least, Math.min(at, most))

/** A shot as the stage allows it: never so far to a side, up or down that the picture would look past its planes. */
export function within({ x, y, zoom, pull }: Shot, size: Size): Shot {
  const { frame } = framingOf(size)
  const [wide, tall] = [frame.right - frame.left, frame.bottom - frame.top]
  const near = Math.max(0.001, zoom - 1)
  const height = between(HORIZON - APART.zoom / near, frame.top + y * tall, LOWEST)
  const at = { x: between(0, x, 1), y: between(0, (height - frame.top) / tall, 1) }
  const most = (share: number, units: number, beyond: number) => {
    const edge = Math.min(share, 1 - share)
    const spare = (beyond * (1 + near * NEAREST)) / (NEAREST * units)
    return (spare + edge * near) / Math.max(0.001, 0.5 - edge)
  }
  const down = (0.5 - at.y) * tall
  const apart = down > 0 ? (APART.all - (HORIZON - height) * near) / down : Infinity
  const pulls = [most(at.x, wide, BEYOND.beside), most(at.y, tall, BEYOND.below), apart]
  return { ...at, zoom, pull: Math.min(pull, ...pulls) }
}

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
