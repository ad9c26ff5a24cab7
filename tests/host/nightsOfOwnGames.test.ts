/** Games that somebody wrote are played by night on phones as the built-in ones are: no line of the program knows them. */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { shippedGames } from '../support/ownPacks'
import { nightRehearsal, rehearse } from './fixtures/nightTable'

describe('A night on phones', () => {
  it.each(shippedGames())(
    'of %s goes from its first call to the morning without a click, for a whole evening',
    async (_, { id, pack }) => {
      const bench = await nightRehearsal(id, 9, { ...packs, [id]: pack })
      const nights = await rehearse(bench)
      expect(bench.view().game?.winner).toBeTruthy()
      expect(bench.errors).toEqual([])
      expect(nights.reduce((sum, beats) => sum + beats, 0)).toBeGreaterThan(50)
    },
    60_000,
  )
})
