/** Whole evenings that the program hosts, played by invented players on their phones (PH-37). */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { shippedGames } from '../support/ownPacks'
import { isLong, patience } from '../support/seeds'
import { hostedRehearsal, toItsEnd } from './fixtures/hostedTable'

/** One with offices, one with several wins, one of a single night; in the long run all of them. */
const OWN = ['heron-oath.yaml', 'plain-town.yaml', 'one-long-night.yaml']
const written = shippedGames().filter(([name]) => isLong || OWN.includes(name))

describe('An evening that the program hosts', () => {
  it.each([
    ...Object.entries(packs).map(([id, pack]) => ({ id, pack })),
    ...written.map(([, game]) => game),
  ])(
    'of $id goes from the deal to its end without a click, and then the desk is open',
    async ({ id, pack }) => {
      const bench = await hostedRehearsal(id, 9, { ...packs, [id]: pack })
      const seconds = await toItsEnd(bench)
      expect(seconds).toBeGreaterThan(120)
      expect(bench.view().lock).toBeNull()
      expect(bench.errors).toEqual([])
    },
    patience(60_000),
  )
})
