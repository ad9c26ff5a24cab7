/** How the units of a stage lie on a picture: its shorter side is 1080 of them, its middle and its lower edge are fixed. */
import type { Size } from '../../ui/ring'
import type { Box } from '../paper/paper'
import type { Frame } from './stage'

export interface Framing {
  /** Pixels per unit. */
  readonly scale: number
  readonly frame: Frame
}

/** @param size of the picture, in whatever pixels the scale shall be for */
export function framingOf({ width, height }: Size): Framing {
  const scale = Math.min(width, height) / 1080
  const half = width / scale / 2
  return {
    scale,
    frame: { left: 960 - half, right: 960 + half, top: 1080 - height / scale, bottom: 1080 },
  }
}

/** All that is in the picture. @param beyond how many units more at each side */
export const boxOf = ({ left, right, top, bottom }: Frame, beyond = 0): Box => ({
  left: left - beyond,
  top: top - beyond,
  width: right - left + 2 * beyond,
  height: bottom - top + 2 * beyond,
})

/** From one side of the picture to the other, and what the camera uncovers there. @param beyond how many units that is */
export const strip = ({ left, right }: Frame, top: number, foot: number, beyond = 130): Box => ({
  left: left - beyond,
  top,
  width: right - left + 2 * beyond,
  height: foot - top,
})

/** A point of the stage in pixels of the picture. */
export const onPicture = (
  { scale, frame }: Framing,
  [x, y]: readonly [number, number],
): { readonly x: number; readonly y: number } => ({
  x: (x - frame.left) * scale,
  y: (y - frame.top) * scale,
})
