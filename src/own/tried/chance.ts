/** Chance of invented evenings: the same seed always gives the same evenings. */
import { nextChance, type Rng, type Roots } from '../../engine'

/** A source of chance that repeats exactly. */
export function rngFrom(seed: number): Rng {
  let state = seed >>> 0
  return () => {
    const drawn = nextChance(state)
    state = drawn.state
    return drawn.value
  }
}

/** One of a list, which is not empty. */
export const pick = <T>(list: readonly T[], rng: Rng): T =>
  list[Math.floor(rng() * list.length)] as T

/** The same things in any order. */
export function inAnyOrder<T>(list: readonly T[], rng: Rng): T[] {
  const left = [...list]
  return list.map(() => left.splice(Math.floor(rng() * left.length), 1)[0] as T)
}

const keyFrom = (rng: Rng): string =>
  Array.from({ length: 64 }, () => Math.floor(rng() * 16).toString(16)).join('')

/** What an evening's chance grows from. */
export const rootsFrom = (rng: Rng): Roots => ({
  secret: keyFrom(rng),
  lots: keyFrom(rng),
  show: keyFrom(rng),
})
