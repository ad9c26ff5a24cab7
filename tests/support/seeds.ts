/**
 * Which chance tests over random evenings take: the same each time, so that a red test stays red, unless
 * NIGHTFALL_SEED names another. NIGHTFALL_TIMES lets them try so many times as much (see `npm run soak`).
 */
import { mixSeed } from '../../src/engine'
import type { Rng } from '../../src/host/demo/randomAnswer'
import { rngFrom } from '../randomPlay/randomEvening'

/** How many evenings are wanted, where so many do for every day. */
export const timesMore = (count: number): number =>
  Math.ceil(count * Number(process.env['NIGHTFALL_TIMES'] ?? 1))

/** The chance of one evening; seeds that follow each other have nothing in common. */
export const chanceOf = (seed: number): Rng => rngFrom(mixSeed(seed >>> 0, 'evening'))

/** How to see one evening again. */
export const replayWith = (seed: number): string => `again with NIGHTFALL_SEED=${seed}`
