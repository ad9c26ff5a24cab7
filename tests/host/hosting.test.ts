/** Evenings that the program hosts: from the deal to the end without a click at the laptop, whose desk shows no secret (PH-34 to PH-37). */
import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { hostedRehearsal, toItsEnd } from './fixtures/hostedTable'

describe('An evening that the program hosts', () => {
  it.each(Object.keys(packs))(
    'of %s goes from the deal to its end without a click',
    async (ruleset) => {
      const bench = await hostedRehearsal(ruleset, 10)
      await toItsEnd(bench)
      expect(bench.view().preview.end?.revealed).toBeTruthy()
      expect(bench.view().lock).toBeNull()
      expect(bench.errors).toEqual([])
    },
    120_000,
  )
})
