/** Any document that passes the checks plays: evenings end, replay to the same state, and tell no secret. */
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import type { AnyRuleset } from '../../../src/engine'
import { rulesetOf } from '../../../src/own/compile'
import { open } from '../../../src/own/open'
import { rngFrom } from '../../../src/own/tried/chance'
import { tryPair, type Leak } from '../../../src/own/tried/twins'
import { playRandomEvening, replayed } from '../../randomPlay/randomEvening'
import { firstSeed } from '../../support/firstSeed'
import { isLong, patience, sampled } from '../../support/seeds'
import { anyDocument } from '../generated'
import { innWith } from '../play/documents'

const DOCUMENTS = sampled(15, 60)
const seed = firstSeed(11)

const callsIn = (part: unknown): string[] => {
  if (typeof part !== 'object' || part === null) return []
  const { calls } = part as { calls?: readonly { id: string }[] }
  return [...(calls ?? []).map(({ id }) => id), ...Object.values(part).flatMap(callsIn)]
}

/** What some pairs of evenings give away, by their calls at night and the course of their days. */
function leakOf(game: AnyRuleset, calls: readonly string[], pairs: number): Leak | null {
  for (let n = 0; n < pairs; n++) {
    const pair = tryPair(game, new Set(calls), n, rngFrom(seed + n * 31))
    for (;;) {
      const next = pair.next()
      if (!next.done) continue
      if (next.value) return next.value
      break
    }
  }
  return null
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
          expect(leakOf(game, callsIn(document), isLong ? 10 : 2)).toBeNull()
        }),
        { numRuns: DOCUMENTS, seed },
      )
    },
    patience(120_000),
  )
})

describe('Where the checker is not asked', () => {
  const KILLS = `thief: { calls: [{ id: thief.kill, choose: { one: others }, do: [{ attack: thief }] }] }`
  const HIDDEN = 'deaths: { show: nothing }'

  it('a call that opens by a secret sounds otherwise', () => {
    const game = innWith(`
roles:
  ${KILLS}
  landlady: { calls: [{ id: landlady.look, if: { some: { role: landlady } }, choose: { one: others }, do: [{ show: { team: target } }] }] }
${HIDDEN}`)
    expect(leakOf(game, ['thief.kill', 'landlady.look'], 60)).not.toBeNull()
  })

  it('a part of the day that depends on a secret takes another course', () => {
    const game = innWith(`
roles:
  ${KILLS}
day: [{ talk: { seconds: 5, if: { some: { role: landlady } } } }, { trial: { vote: { shown: closed } } }]
${HIDDEN}`)
    expect(leakOf(game, ['thief.kill'], 60)).not.toBeNull()
  })
})
