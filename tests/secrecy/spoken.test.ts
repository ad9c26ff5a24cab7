import { describe, expect, it } from 'vitest'
import { games, languagesOf, writtenTextsOf } from '../support/games'
import { firstSeed } from '../support/firstSeed'
import { sampled, timesMore } from '../support/seeds'
import { byTheRules, type Exception } from './spoken/byTheRules'
import { compareSpoken } from './spoken/compareSpoken'
import { asTheyCome, longEvenings } from './screen/twins'

const PAIRS = sampled(120, 250)
const LONG_PAIRS = timesMore(50)
const needed = new Set<Exception>()

const all = Object.values(games).map((game) => [game.id, languagesOf(game.id), game] as const)

describe.each(all)('what the host of %s says in %s', (id, languages, game) => {
  const tongues = languages.map((language) => ({ language, texts: writtenTextsOf(id, language) }))
  it.each([
    [PAIRS, 'as they come', asTheyCome(game), firstSeed(1)],
    [LONG_PAIRS, 'to the sixth night', longEvenings(game), firstSeed(500_001)],
  ] as const)(
    'is the same whatever is secret, and so is the course of the day, over %d pairs of evenings %s',
    (wanted, _, wish, seed) => {
      const report = compareSpoken(game, { wanted, wish, seed, tongues })
      for (const exception of report.needed) needed.add(exception)
      console.log(`${id}, seeds from ${seed}: ${report.pairs} pairs, ${report.sentences} sentences`)
      expect(report.difference).toBeNull()
      expect(report.sentences).toBeGreaterThan(10 * wanted * tongues.length)
    },
    300_000,
  )
})

describe('the list of what may sound different by the rules', () => {
  it('has no row that nothing needs', () => {
    const idle = byTheRules.filter((row) => !row.rarely && !needed.has(row)).map(({ rule }) => rule)
    expect(idle).toEqual([])
  })
})
