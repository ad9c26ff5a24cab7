/** How a sheet of this set lies on the next: its shadow and its lit edge. */
import { pour } from '../../../paper/lay'
import { seen } from '../../../paper/colour'
import type { CutLook } from '../../../paper/cut'
import type { Paper } from '../../../paper/paper'
import type { Pair, Tints } from './tints'

/** @param lift how high it stands above what is behind it; 1 for a house */
export const edged = (tints: Tints, lift = 1, rim = 0.45): CutLook => ({
  shadow: { y: 4 * lift, blur: 14 * Math.min(lift, 1.7), colour: seen(tints.shadow, 0.55) },
  rim: rim > 0 ? seen(tints.rim, rim * (0.3 + 0.7 * tints.air)) : null,
  rimWidth: 1.4,
})

/** One sheet's colour from its top to its foot. */
export const down = (paper: Paper, top: number, foot: number, pair: Pair): CanvasGradient =>
  pour(paper, top, foot, ...pair)
