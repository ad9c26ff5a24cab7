import type { Size } from './heavens'

/** More pixels than these are not painted: the picture is stretched instead. */
const MOST = { width: 3840, height: 2160 }

/** How a picture of so many CSS pixels is painted: its own pixels to each of them, and its size in its own. */
export function pixelsOf({ width, height }: Size): { dense: number; size: Size } {
  const dense = Math.min(devicePixelRatio, MOST.width / width, MOST.height / height)
  return { dense, size: { width: Math.round(width * dense), height: Math.round(height * dense) } }
}
