/**
 * What the chance of an evening grows from. Deal, lots and stories have roots of their own, and none follows from
 * another: what the room sees of lots and stories tells nothing of who was dealt what.
 */
import { mixSeed } from './mulberry'
import { drawsFrom, streamOf, type Stream } from './stream'

/** Three keys of 32 bytes each, in hex. */
export interface Roots {
  /** The deal, and whatever is drawn in secret. */
  readonly secret: string
  /** Lots that the room sees fall. */
  readonly lots: string
  /** Stories, and whatever else is only for show. */
  readonly show: string
}

/** An evening's roots; evenings that 0.1.0 began have one number instead, from which everything follows. */
export type Seed = number | Roots

/** What a game's rules can draw from. */
export type ChanceStream = 'secret' | 'lot'

export type ChanceState = Record<ChanceStream, Stream>

/** The streams that a game begins with. */
export const chanceFrom = (seed: Seed): ChanceState =>
  typeof seed === 'number'
    ? { secret: mixSeed(seed, 'secret'), lot: mixSeed(seed, 'lot') }
    : { secret: streamOf(seed.secret, 'secret'), lot: streamOf(seed.lots, 'lot') }

/** The stream of one round of dealing, counted from 0. */
export const dealStream = (seed: Seed, round: number): Stream =>
  typeof seed === 'number'
    ? mixSeed(mixSeed(seed, `deal ${round}`), 'deal')
    : streamOf(seed.secret, `deal ${round}`)

/** A stream beside the secret one, which it neither moves nor follows. @param of what it is for, at most 12 letters */
export const secretAside = ({ secret }: ChanceState, of: string): Stream =>
  typeof secret === 'number' ? mixSeed(secret, of) : streamOf(secret.key, of)

/** The 32-bit seed of a story; nothing of one story's tells another's. */
export const storySeed = (seed: Seed, ordinal: number): number =>
  typeof seed === 'number'
    ? mixSeed(seed, `story ${ordinal}`)
    : drawsFrom(streamOf(seed.show, `story ${ordinal}`))(2 ** 32)
