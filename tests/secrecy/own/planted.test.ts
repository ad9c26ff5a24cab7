/** Faults that were planted in shipped documents, their screens and their words: the twins notice them (OG-140). */
import { describe, expect, it } from 'vitest'
import type { AnyRuleset } from '../../../src/engine'
import type { WrittenTexts } from '../../../src/i18n/rulesetTexts'
import type { OwnGame } from '../../../src/own/game'
import { shippedGames } from '../../support/ownPacks'
import { isLong, patience } from '../../support/seeds'
import { logLengthAfterUndo, revisionPerAnswer } from '../planted/programs'
import { callsOnlyTheLiving, seatMarksTeam, stageTellsTheAsked } from '../planted/rules'
import { saidOtherwise } from '../planted/texts'
import type { Fault } from '../screen/frames'
import { compareTwins } from '../screen/twins'
import { compareSpoken } from '../spoken/compareSpoken'
import { asItComes } from './wishes'

/** Every day one with much to hide and little to play; in the long run all. */
const games = shippedGames().filter(([file]) => isLong || file === 'das-moor.yaml')

/** Where every death turns a card over, or no night comes after one, all know for whom a call is in vain. */
const GONE_IS_KNOWN = ['five-at-the-inn.yaml', 'one-long-night.yaml', 'plain-town.yaml']

async function shown(
  { document }: OwnGame,
  rules: AnyRuleset,
  fault: Fault = {},
): Promise<string | null> {
  const run = { wanted: 60, wish: asItComes(document), seed: 2, fault }
  return (await compareTwins(rules, run)).difference
}

function said(
  { document, pack }: OwnGame,
  rules: AnyRuleset,
  change = (texts: WrittenTexts) => texts,
): string | null {
  const [language = 'en'] = document.languages
  const texts = change(pack.texts[language] as WrittenTexts)
  const run = { wanted: 250, wish: asItComes(document), seed: 1, tongues: [{ texts, language }] }
  return compareSpoken(rules, run).difference
}

describe.each(games)('the screen of %s', (_, game) => {
  it(
    'gives itself away where it is faulty, or told too much by the rules',
    async () => {
      const { rules } = game.pack
      const LEAK = /frame \d+|a lot fell differently/
      expect(await shown(game, rules, revisionPerAnswer)).toMatch(LEAK)
      expect(await shown(game, rules, logLengthAfterUndo)).toMatch(LEAK)
      expect(await shown(game, stageTellsTheAsked(rules))).toMatch(LEAK)
      expect(await shown(game, seatMarksTeam(rules, rules.teams[0] ?? ''))).toMatch(LEAK)
    },
    patience(60_000),
  )
})

const secretly = games.filter(([file]) => !GONE_IS_KNOWN.includes(file))

describe.each(secretly)('the host of %s', (_, game) => {
  it(
    'gives away who is gone by calling only those that are there, or by other words',
    () => {
      const { rules } = game.pack
      expect(said(game, callsOnlyTheLiving(rules))).toMatch(/“.*” .* or “.*”/)
      expect(said(game, rules, (texts) => saidOtherwise(texts, 'gone'))).toContain(
        'Nobody? Well then.',
      )
    },
    patience(60_000),
  )
})
