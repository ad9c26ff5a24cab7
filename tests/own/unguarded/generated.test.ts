/** Any document that passes the checks plays: evenings end, replay to the same state, and tell no secret. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { open } from '../../../src/own/open/open'
import type { OwnDocument } from '../../../src/own/format/document'
import { tryOut, type Remark } from '../../../src/own/tried/trial'
import { playRandomEvening, replayed } from '../../randomPlay/randomEvening'
import { firstSeed } from '../../support/firstSeed'
import { isLong, patience, sampled } from '../../support/seeds'
import { anyDaringDocument } from '../daring'
import { anyDocument } from '../generated'
import { innDocument } from '../play/documents'

const DOCUMENTS = sampled(15, 60)
const seed = firstSeed(11)

/** What some pairs of evenings give away, by their calls at night and the course of their days. */
function leakOf(document: OwnDocument, pairs: number): Remark | undefined {
  const { steps, soFar } = tryOut(document, seed, { evenings: 0, pairs })
  while (!steps.next().done);
  return soFar().remarks.find(({ code }) => code === 'leak')
}

describe('A generated document', () => {
  it(
    'passes all checks; its evenings end and replay, and tell nothing (OG-1, OG-135, OG-142)',
    () => {
      fc.assert(
        fc.property(anyDocument, (data) => {
          const { document, problems } = open(stringify(data, { aliasDuplicateObjects: false }))
          expect(problems.filter(({ level }) => level === 'error')).toEqual([])
          if (!document) return
          const game = rulesetOf(document)
          for (let n = 1; n <= (isLong ? 5 : 1); n++) {
            const { history } = playRandomEvening(game, n)
            expect(history.game.state.winner).not.toBeNull()
            expect(replayed(history)).toBe(JSON.stringify(history.game.state))
          }
          expect(leakOf(document, isLong ? 10 : 2)).toBeUndefined()
        }),
        { numRuns: DOCUMENTS, seed },
      )
    },
    patience(120_000),
  )
})

const DARING = sampled(25, 200)

describe('A generated document with every trait from every source', () => {
  it(
    'is refused, or its evenings end and tell nothing (OG-97, OG-142)',
    () => {
      const refused: Record<string, number> = {}
      let played = 0
      fc.assert(
        fc.property(anyDaringDocument, (data) => {
          const { document, problems } = open(stringify(data, { aliasDuplicateObjects: false }))
          for (const { code, level } of problems)
            if (level === 'error') refused[code] = (refused[code] ?? 0) + 1
          fc.pre(document !== null)
          if (!document) return
          played += 1
          const { history } = playRandomEvening(rulesetOf(document), 1)
          expect(history.game.state.winner).not.toBeNull()
          expect(leakOf(document, isLong ? 30 : 8)).toBeUndefined()
        }),
        { numRuns: DARING, seed },
      )
      console.log(`${played} played, refused: ${JSON.stringify(refused)}`)
      expect(played).toBeGreaterThanOrEqual(DARING)
      // Nothing that the form itself refuses is drawn: what is thrown away is thrown away for its secrets.
      expect(Object.keys(refused).filter((code) => !code.startsWith('secret'))).toEqual([])
    },
    patience(120_000),
  )
})

describe('Where the checker is not asked', () => {
  const KILLS = `thief: { calls: [{ id: thief.kill, choose: { one: others }, do: [{ attack: thief }] }] }`
  const HIDDEN = 'deaths: { show: nothing }'

  it('a call that opens by a secret sounds otherwise', () => {
    const document = innDocument(`
roles:
  ${KILLS}
  landlady: { calls: [{ id: landlady.look, if: { some: { role: landlady } }, choose: { one: others }, do: [{ show: { team: target } }] }] }
${HIDDEN}`)
    expect(leakOf(document, 60)).toBeDefined()
  })

  it('a part of the day that depends on a secret takes another course', () => {
    const document = innDocument(`
roles:
  ${KILLS}
day: [{ talk: { seconds: 5, if: { some: { role: landlady } } } }, { trial: { vote: { shown: closed } } }]
${HIDDEN}`)
    expect(leakOf(document, 60)).toBeDefined()
  })
})
