/** Games that somebody wrote are played by night on phones as the built-in ones are: no line of the program knows them. */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { shippedGames } from '../support/ownPacks'
import { settled } from './fixtures/nightTable'
import { openHost } from './fixtures/openHost'
import { servesPhones } from './fixtures/phones'

describe('A night on phones', () => {
  it.each(shippedGames())(
    'of %s goes from its first call to the morning without a click, for a whole evening',
    async (_, { id, pack }) => {
      const bench = await openHost({ packs: { ...packs, [id]: pack } })
      bench.host.attach(servesPhones)
      await bench.does({ type: 'demo.begin', ruleset: id, players: 9 })
      await bench.does({ type: 'phones.show', address: null })
      await bench.does({ type: 'phones.nights', on: true })
      let beats = 0
      for (let steps = 0; steps < 9000 && !bench.view().game?.winner; steps += 1) {
        if (!bench.view().phones.nights.now) await bench.does({ type: 'demo.step' })
        else {
          await bench.time.pass(500)
          await settled()
          beats += 1
        }
      }
      expect(bench.view().game?.winner).toBeTruthy()
      expect(bench.errors).toEqual([])
      expect(beats).toBeGreaterThan(50)
    },
    60_000,
  )
})
