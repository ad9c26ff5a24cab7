/** Documents that nobody wrote hide as much as those that somebody did (OG-142). */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse, stringify } from 'yaml'
import { open } from '../../../src/own/open/open'
import type { OwnDocument } from '../../../src/own/format/document'
import { anyDocument } from '../../own/generated'
import { INN, merged } from '../../own/play/documents'
import { firstSeed } from '../../support/firstSeed'
import { wholeGame } from '../../support/ownPacks'
import { isLong, patience, sampled } from '../../support/seeds'
import { compareTwins } from '../screen/twins'
import { compareSpoken } from '../spoken/compareSpoken'
import { asItComes, gently } from './wishes'

const DOCUMENTS = sampled(4, 10)
const PAIRS = isLong ? 10 : 1

describe('A generated document', () => {
  it(
    `tells nothing on the big screen, in the host’s words and by its days, over ${PAIRS} pairs of evenings each`,
    async () => {
      const property = fc.asyncProperty(anyDocument, async (data) => {
        const { document } = open(stringify(data, { aliasDuplicateObjects: false }))
        if (!document) throw new Error('it does not pass the checks')
        const { rules, texts } = wholeGame(document).pack
        const wish = gently(document)
        const shown = await compareTwins(rules, { wanted: PAIRS, wish, seed: 1 })
        expect(shown.difference).toBeNull()
        const english = texts['en']
        if (!english) throw new Error('it has no texts')
        const said = compareSpoken(rules, {
          wanted: 2 * PAIRS,
          wish: asItComes(document),
          seed: 1,
          tongues: [{ texts: english, language: 'en' }],
        })
        expect(said.difference).toBeNull()
      })
      await fc.assert(property, { numRuns: DOCUMENTS, seed: firstSeed(17) })
    },
    patience(60_000),
  )
})

/** What the checker would refuse, played all the same where deaths show nothing. */
const REFUSED = {
  'a call that opens by a secret (secretOpening)': `
roles:
  landlady: { calls: [{ id: landlady.look, if: { some: { role: landlady } }, choose: { one: others }, do: [{ show: { team: target } }] }] }`,
  'a part of the day that depends on a secret (secretDay)': `
day: [{ talk: { seconds: 5, if: { some: { role: landlady } } } }, { trial: { vote: { shown: closed } } }]`,
}

describe('Where the checker is not asked', () => {
  it.each(Object.entries(REFUSED))('%s is noticed by the twins', (_, parts) => {
    const sound = open(INN).document
    const document = merged(sound, parse(`deaths: { show: nothing }\n${parts}`)) as OwnDocument
    const { rules, texts } = wholeGame(document).pack
    const english = texts['en']
    if (!english) throw new Error('it has no texts')
    const { difference } = compareSpoken(rules, {
      wanted: 100,
      wish: asItComes(document),
      seed: 1,
      tongues: [{ texts: english, language: 'en' }],
    })
    expect(difference).toMatch(/“.*” .* or “.*”/)
  })
})
