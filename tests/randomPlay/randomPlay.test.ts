import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import { never, provePlay, rarestFirst } from './provePlay'
import { sampled } from '../support/seeds'

const EVENINGS = sampled(900, 1600)
const all = Object.values(rulesets)
const CARDS = all.reduce((sum, { casting }) => sum + casting.cards.length, 0)

/** What comes as a pair or not at all: exchanging one card for another never brings it. */
const PAIRS: readonly string[] = ['r2d2', 'c3po']

/** The more cards a game has, the more evenings it takes until each was there. */
const evenings = all.map((ruleset) => {
  const { length } = ruleset.casting.cards
  return [ruleset.id, Math.ceil((EVENINGS * length) / CARDS), ruleset] as const
})

describe.each(evenings)('random play of %s', (id, each, ruleset) => {
  it(`brings ${each} evenings with undo, rulings and all house rules to an end and to the same state again, with every card, call and interrupt`, () => {
    const { dealt, used } = provePlay(ruleset, each)
    console.log(`${id}, ${each} evenings: ${rarestFirst(used)}`)
    const missing = [...never(dealt), ...never(used)].filter((name) => !PAIRS.includes(name))
    expect(missing).toEqual([])
    expect(Object.keys(used).length).toBeGreaterThan(3)
  }, 240_000)
})
