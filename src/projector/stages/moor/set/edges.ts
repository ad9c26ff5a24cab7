/** How the sheets of this set are torn. */
import { mix, seen } from '../../../paper/colour'
import type { Frame } from '../../stage'
import { bend, type Point, type Tear } from '../wash/torn'
import type { Tints } from './tints'

/** @param lift how high a sheet stands above what is behind it; 0 lies flat, 1 for a house */
export const torn = (tints: Tints, seed: number, face: string, lift = 1): Tear => ({
  seed,
  core: mix(face, tints.core, 0.3 + 0.3 * tints.air),
  rough: 2.4 + lift,
  bite: 2.5 + lift * 2,
  shadow:
    lift > 0 ? { y: 3 * lift, blur: Math.min(22, 11 * lift), colour: seen(tints.ink, 0.5) } : null,
})

/** Land from one side of the picture to the other. @param heights across an ultrawide picture, evenly */
export function land(frame: Frame, heights: readonly number[], foot: number): Point[] {
  const [from, to] = [-520, 2440]
  const top = bend(
    heights.map((y, at): Point => [from + ((to - from) * at) / (heights.length - 1), y]),
  ).filter(([x]) => x > frame.left - 190 && x < frame.right + 190)
  const [first, last] = [top[0] ?? [from, foot], top.at(-1) ?? [to, foot]]
  return [...top, [last[0], foot], [first[0], foot]]
}
