/** A thing in a hand. */
import type { Chisel } from './chisel'
import type { Look } from './people'

export type Reach = readonly [left: number, top: number, right: number, bottom: number]
export interface Prop {
  /** What it takes up around the hand. */
  readonly reach: Reach
  readonly draw: (chisel: Chisel, look: Look) => void
}

export const thing = (reach: Reach, draw: Prop['draw']): Prop => ({ reach, draw })
