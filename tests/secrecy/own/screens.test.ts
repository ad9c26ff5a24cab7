import { describe, expect, it } from 'vitest'
import { firstSeed } from '../../support/firstSeed'
import { shippedGames } from '../../support/ownPacks'
import { isLong, patience, sampled } from '../../support/seeds'
import { compareTwins } from '../screen/twins'
import { asItComes, gently } from './wishes'

const PAIRS = sampled(2, 100)

describe.each(shippedGames())('the big screen of %s', (_, { document, pack }) => {
  it.each([
    ['that differ in few hands', gently(document), firstSeed(1)],
    ...(isLong ? ([['as they come', asItComes(document), firstSeed(500_001)]] as const) : []),
  ] as const)(
    `is sent the same bytes at the same moments whatever is secret, over ${PAIRS} pairs of evenings %s (OG-97, OG-140)`,
    async (_, wish, seed) => {
      const report = await compareTwins(pack.rules, { wanted: PAIRS, wish, seed })
      const { figures, ...counts } = report
      console.log(pack.rules.id, JSON.stringify(counts))
      expect(report.difference).toBeNull()
      expect(report.counted).toBe(PAIRS)
      // What was asked in secret is what there was to hide.
      expect(figures.secret.size).toBeGreaterThan(0)
    },
    patience(60_000),
  )
})
