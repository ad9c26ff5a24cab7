/** What generated documents do to a state, reducers do: the evenings themselves are proved in `unguarded`. */
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { stringify } from 'yaml'
import { rulesetOf } from '../../src/own/play/ruleset'
import { open } from '../../src/own/open/open'
import { playRandomEvening } from '../randomPlay/randomEvening'
import { firstSeed } from '../support/firstSeed'
import { patience, sampled } from '../support/seeds'
import { anyDocument } from './generated'

it(
  'A generated document’s evening is changed by reducers only (OG-142)',
  () => {
    const property = fc.property(anyDocument, (data) => {
      const { document } = open(stringify(data, { aliasDuplicateObjects: false }))
      if (!document) throw new Error('it does not pass the checks')
      expect(playRandomEvening(rulesetOf(document), 1).history.game.state.winner).not.toBeNull()
    })
    fc.assert(property, { numRuns: sampled(4, 20), seed: firstSeed(12) })
  },
  patience(60_000),
)
