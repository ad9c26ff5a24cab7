/** Whole evenings that the program hosts, played by invented players on their phones (PH-37). */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { shippedGames } from '../support/ownPacks'
import { firstSeed } from '../support/firstSeed'
import { isLong, patience, sampled } from '../support/seeds'
import { hostedRehearsal, toItsEnd } from './fixtures/hostedTable'

/** One with offices, one with several wins, one of a single night; in the long run all of them. */
const OWN = ['heron-oath.yaml', 'plain-town.yaml', 'one-long-night.yaml']
/** In the long run hundreds, over all games. */
const EVENINGS = sampled(1, 5)
const written = shippedGames().filter(([name]) => isLong || OWN.includes(name))

describe('An evening that the program hosts', () => {
  it.each([
    ...Object.entries(packs).map(([id, pack]) => ({ id, pack })),
    ...written.map(([, game]) => game),
  ])(
    'of $id goes from the deal to its end without a click, and then the desk is open',
    async ({ id, pack }) => {
      const first = firstSeed(1)
      for (let seed = first; seed < first + EVENINGS; seed++) {
        const bench = await hostedRehearsal(id, 9, { ...packs, [id]: pack }, seed)
        const seconds = await toItsEnd(bench)
        expect(seconds, `seed ${seed}`).toBeGreaterThan(60)
        expect(bench.view().lock).toBeNull()
        expect(bench.errors).toEqual([])
        await bench.host.stop()
      }
    },
    patience(60_000),
  )
})
