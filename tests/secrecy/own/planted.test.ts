/** Faults that were planted in shipped documents, their screens and their words: the twins notice them (OG-140). */
import { describe, expect, it } from 'vitest'
import type { AnyRuleset } from '../../../src/engine'
import type { WrittenTexts } from '../../../src/i18n/rulesetTexts'
import { shippedGames } from '../../support/ownPacks'
import { isLong, patience } from '../../support/seeds'
import { logLengthAfterUndo, revisionPerAnswer } from '../planted/programs'
import { callsOnlyTheLiving, seatMarksTeam, stageTellsTheAsked } from '../planted/rules'
import { saidOtherwise } from '../planted/texts'
import type { Fault } from '../screen/frames'
import { compareTwins } from '../screen/twins'
import { compareSpoken } from '../spoken/compareSpoken'
import { asItComes } from './wishes'

/** Every day one with much to hide and little to play; in the long run all that hide something at night. */
const games = shippedGames().filter(([file]) => isLong || file === 'das-moor.yaml')

describe.each(games)('the twins of %s', (_, { document, pack }) => {
  const wish = asItComes(document)
  const wanted = 60

  async function shown(rules: AnyRuleset, fault: Fault = {}): Promise<string | null> {
    return (await compareTwins(rules, { wanted, wish, seed: 2, fault })).difference
  }

  function said(rules: AnyRuleset, change = (texts: WrittenTexts) => texts): string | null {
    const [language = 'en'] = document.languages
    const texts = change(pack.texts[language] as WrittenTexts)
    return compareSpoken(rules, { wanted: 250, wish, seed: 1, tongues: [{ texts, language }] })
      .difference
  }

  it(
    'notice what a screen gives away that is faulty, or told too much by the rules',
    async () => {
      const { rules } = pack
      const LEAK = /frame \d+|a lot fell differently/
      expect(await shown(rules, revisionPerAnswer)).toMatch(LEAK)
      expect(await shown(rules, logLengthAfterUndo)).toMatch(LEAK)
      expect(await shown(stageTellsTheAsked(rules))).toMatch(LEAK)
      expect(await shown(seatMarksTeam(rules, rules.teams[0] ?? ''))).toMatch(LEAK)
    },
    patience(60_000),
  )

  it(
    'notice a host who calls only those that are there, or says something else where nobody is',
    () => {
      expect(said(callsOnlyTheLiving(pack.rules))).toMatch(/“.*” .* or “.*”/)
      expect(said(pack.rules, (texts) => saidOtherwise(texts, 'gone'))).toContain(
        'Nobody? Well then.',
      )
    },
    patience(60_000),
  )
})
