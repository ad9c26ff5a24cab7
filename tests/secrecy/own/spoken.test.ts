import { describe, expect, it } from 'vitest'
import { firstSeed } from '../../support/firstSeed'
import { shippedGames } from '../../support/ownPacks'
import { isLong, patience, sampled } from '../../support/seeds'
import { compareSpoken } from '../spoken/compareSpoken'
import { asItComes, gently } from './wishes'

const PAIRS = sampled(3, 100)

describe.each(shippedGames())('what the host of %s says', (_, { document, pack }) => {
  const tongues = document.languages.map((language) => ({
    language,
    texts: pack.texts[language] as NonNullable<(typeof pack.texts)[string]>,
  }))
  it.each([
    ['as they come', asItComes(document), firstSeed(1)],
    ...(isLong
      ? ([['that differ in few hands', gently(document), firstSeed(500_001)]] as const)
      : []),
  ] as const)(
    `is the same whatever is secret, and so is the course of the day, over ${PAIRS} pairs of evenings %s (OG-97, OG-140)`,
    (_, wish, seed) => {
      const report = compareSpoken(pack.rules, { wanted: PAIRS, wish, seed, tongues })
      console.log(`${pack.rules.id}: ${report.pairs} pairs, ${report.sentences} sentences`)
      expect(report.difference).toBeNull()
      expect(report.sentences).toBeGreaterThan(3 * PAIRS * tongues.length)
    },
    patience(60_000),
  )
})
