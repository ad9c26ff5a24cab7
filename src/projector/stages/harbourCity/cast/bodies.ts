/** What people wear, from the boxer's trunks to the opera gown. */
import { DRESSES } from './dresses'
import type { Scissors } from './scissors'
import { SUITS } from './suits'

export interface Dress {
  readonly main: string
  readonly second: string
  readonly accent: string
  readonly skin: string
}

export interface Body {
  readonly back?: (to: Scissors, dress: Dress) => void
  readonly legs?: (to: Scissors, dress: Dress) => void
  readonly body: (to: Scissors, dress: Dress) => void
  /** The sleeve and its cuff; null for a bare arm. */
  readonly sleeve: (dress: Dress) => readonly [sleeve: string, cuff: string] | null
}

const BODIES = { ...SUITS, ...DRESSES } as const

export type BodyKind = keyof typeof BODIES

export const bodyOf = (kind: BodyKind): Body => BODIES[kind]
