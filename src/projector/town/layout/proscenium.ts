/** What the frame of a stage takes of a picture. */
import type { Size } from '../../../ui/ring'

/** What a curtain takes of each side. */
export const CURTAIN = 56
/** How far the upper edge hangs into it. */
export const VALANCE = 58

/** The same, for whole figures: they need the room where a picture is not wide. */
export const curtainOf = ({ width, height }: Size): number => (width / height > 1.5 ? CURTAIN : 0)
