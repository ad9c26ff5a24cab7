/** Chance that repeats exactly: an evening's roots, the streams that grow from them, and draws without bias. */
export { mixSeed, nextChance } from './mulberry'
export {
  chanceFrom,
  dealStream,
  secretAside,
  storySeed,
  type ChanceState,
  type ChanceStream,
  type Roots,
  type Seed,
} from './roots'
export { afterDraw, drawsFrom, KEY_FORM, shuffled, type Stream } from './stream'
