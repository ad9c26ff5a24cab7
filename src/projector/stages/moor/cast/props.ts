/** What the marsh folk hold. The hand is at 0, 0. */
import { HAND } from './handy'
import { LARGE } from './large'
import type { Look } from './people'
import type { Press } from './press'

export interface Prop {
  /** What it takes up around the hand. */
  readonly reach: readonly [left: number, top: number, right: number, bottom: number]
  readonly draw: (tool: Press, look: Look) => void
}

export const PROPS = { ...HAND, ...LARGE } satisfies Record<string, Prop>
export type PropName = keyof typeof PROPS

/** Held upright, and away from the arm. */
export const UPRIGHT: readonly PropName[] = ['candle', 'lily', 'herbs', 'horn', 'mug']
