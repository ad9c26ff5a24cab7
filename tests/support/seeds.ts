/**
 * Which chance tests over random evenings take: the same each time, so that a red test stays red, unless
 * NIGHTFALL_SEED names another. NIGHTFALL_TIMES lets them try so many times as much (see `npm run soak`).
 */
import { mixSeed, type Rng } from '../../src/engine'
import { rngFrom } from '../randomPlay/randomEvening'

const times = Number(process.env['NIGHTFALL_TIMES'] ?? 1)

/** Whether somebody has the time for more than every day's tries. */
export const isLong = times > 1

/** How many evenings are wanted, where so many do for every day. */
export const timesMore = (count: number): number => Math.ceil(count * times)

/** A sample for every day; in the long run all that is wanted: so many for each of the times that NIGHTFALL_TIMES names. */
export const sampled = (sample: number, each: number): number => (isLong ? timesMore(each) : sample)

/** How long a test may take that tries so many times as much in the long run, in milliseconds. */
export const patience = (short: number): number => (isLong ? 6 * 3_600_000 : short)

/** The chance of one evening; seeds that follow each other have nothing in common. */
export const chanceOf = (seed: number): Rng => rngFrom(mixSeed(seed >>> 0, 'evening'))

/** How to see one evening again. */
export const replayWith = (seed: number): string => `again with NIGHTFALL_SEED=${seed}`
