/** What people carry, and how far it reaches from the hand. */
import type { Box } from '../../../paper/paper'
import { LARGE_THINGS } from './largeThings'
import type { Scissors } from './scissors'
import { SMALL_THINGS } from './smallThings'

type Reach = readonly [left: number, top: number, width: number, height: number]
export type Prop = readonly [reach: Reach, paint: (to: Scissors) => void]

const PROPS = { ...SMALL_THINGS, ...LARGE_THINGS } as const

export type PropKind = keyof typeof PROPS

export const propOf = (kind: PropKind): Prop => PROPS[kind]

/** The box of a thing, as seen from the shoulder's picture. */
export function reachOf(kind: PropKind, x: number, y: number): Box {
  const [left, top, width, height] = PROPS[kind][0]
  return { left: x + left - 3, top: y + top - 3, width: width + 6, height: height + 6 }
}
