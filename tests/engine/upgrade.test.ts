import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  completeOrder,
  readOptions,
  upgraded,
  type AnyRuleset,
  type Json,
  type OptionDef,
} from '../../src/engine'
import { hamlet } from './fixtures/hamlet'

const ORDER = {
  kind: 'order',
  default: ['a', 'b', 'c', 'd', 'e'],
  before: [['a', 'e']],
  joined: [['b', 'c']],
} as const satisfies OptionDef

const game: AnyRuleset = {
  ...hamlet,
  version: 2,
  options: {
    order: ORDER,
    mode: { kind: 'choice', default: 'plain', values: ['plain', 'wild'], formerly: 'wild' },
    rounds: { kind: 'number', default: 3, min: 1, max: 5 },
    clocks: { kind: 'seconds', default: { speech: 60, defence: 30 }, min: 0, max: 600 },
    open: { kind: 'switch', default: true },
  },
}

const up = (options: Readonly<Record<string, Json>>) =>
  upgraded(game, { options, chosen: options, deck: {} }, 1)

describe('the house rules of an older evening', () => {
  it('that did not exist take the value by which older evenings were played, and nobody has to be told', () => {
    const { header, findings } = up({})
    expect(header.options).toMatchObject({ mode: 'wild', rounds: 3, open: true })
    expect(findings).toEqual([])
  })

  it('keep their order, without places that came later', () => {
    const { header, findings } = up({ order: ['d', 'a', 'e'], clocks: { speech: 90 } })
    expect(header.options).toMatchObject({
      order: ['d', 'a', 'e'],
      clocks: { speech: 90, defence: 30 },
    })
    expect(findings).toEqual([])
  })

  it('are named where their value cannot be taken any more', () => {
    const { header, findings } = up({
      order: ['d', 'x', 'a'],
      mode: 'strict',
      rounds: 9,
      clocks: { speech: 9000, bell: 5 },
      open: 'yes',
      moon: [1, 2],
    })
    expect(header.options).toEqual({
      order: ['d', 'a'],
      mode: 'plain',
      rounds: 5,
      clocks: { speech: 600, defence: 30 },
      open: true,
    })
    expect(findings.map(({ code, params }) => [code, params['option'], params['was']])).toEqual([
      ['houseRuleReplaced', 'order', '["d","x","a"]'],
      ['houseRuleReplaced', 'mode', 'strict'],
      ['houseRuleReplaced', 'rounds', '9'],
      ['houseRuleReplaced', 'clocks', '{"speech":9000,"bell":5}'],
      ['houseRuleReplaced', 'open', 'yes'],
      ['houseRuleGone', 'moon', '[1,2]'],
    ])
  })

  it('are always legal afterwards, whatever stood there', () => {
    const anything = fc.dictionary(
      fc.constantFrom('order', 'mode', 'rounds', 'clocks', 'open', 'moon', 'constructor'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(anything, (options) => {
        const { order, ...others } = up(options as Record<string, Json>).header.options
        expect(readOptions(game.options, others)).toMatchObject({ ok: true })
        const whole = completeOrder(ORDER, order as string[])
        expect(readOptions(game.options, { order: whole })).toMatchObject({ ok: true })
      }),
    )
  })
})

describe('an order that takes in new places', () => {
  it('puts each behind the place it follows by default, and keeps what belongs together', () => {
    expect(completeOrder(ORDER, ['d', 'b', 'c', 'a'])).toEqual(['d', 'b', 'c', 'a', 'e'])
    expect(completeOrder(ORDER, ['c', 'a', 'd', 'e'])).toEqual(['b', 'c', 'a', 'd', 'e'])
    expect(completeOrder(ORDER, ORDER.default)).toEqual(ORDER.default)
    expect(completeOrder(ORDER, [])).toEqual(ORDER.default)
  })

  it('leaves the old places in their order as long as that is legal', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...ORDER.default]), (old) => {
        const whole = completeOrder(ORDER, old)
        expect([...whole].sort()).toEqual([...ORDER.default])
        const isLegal = old.indexOf('e') < 0 || old.indexOf('a') <= old.indexOf('e')
        const kept = whole.filter((place) => (old as readonly string[]).includes(place))
        if (isLegal && !(old.includes('b') && old.includes('c'))) expect(kept).toEqual(old)
      }),
    )
  })
})
