/** Shipped documents through what every built-in game goes through (OG-140). */
import { describe, expect, it } from 'vitest'
import { never, provePlay, rarestFirst } from '../../randomPlay/provePlay'
import { shippedGames } from '../../support/ownPacks'
import { seatDifferences } from '../../support/seatsShown'
import { isLong, patience, sampled } from '../../support/seeds'

const EVENINGS = sampled(1, 200)
const SEATED = sampled(1, 20)

describe.each(shippedGames())('random play of %s', (_, { pack: { rules } }) => {
  it(
    `brings ${EVENINGS} evenings with undo, rulings and all house rules to an end and to the same state again`,
    () => {
      const { dealt, used } = provePlay(rules, EVENINGS)
      console.log(`${rules.id}: ${rarestFirst(used)}`)
      expect(Object.keys(used).length).toBeGreaterThan(1)
      // So few evenings as on every day do not bring all of them.
      if (isLong) expect([...never(dealt), ...never(used)]).toEqual([])
    },
    patience(60_000),
  )

  it(
    'shows seats by day, once all is told, as the rules let everybody see them',
    () => {
      for (let seed = 1; seed <= SEATED; seed++) expect(seatDifferences(rules, seed)).toEqual([])
    },
    patience(60_000),
  )
})
