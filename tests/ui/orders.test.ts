import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isOrder } from '../../src/engine'
import { shifted } from '../../src/facilitator/common/options/orders'

const order = {
  kind: 'order',
  default: ['a', 'b', 'c', 'd', 'e', 'f'],
  before: [
    ['a', 'c'],
    ['b', 'f'],
  ],
  joined: [['c', 'd']],
} as const

describe('the buttons of an order', () => {
  it('only offer orders that the house rule allows', () => {
    const moves = fc.array(
      fc.record({ value: fc.constantFrom(...order.default), up: fc.boolean() }),
    )
    fc.assert(
      fc.property(moves, (list) => {
        let values: readonly string[] = order.default
        for (const { value, up } of list) {
          values = shifted(values, value, up ? -1 : 1, order) ?? values
          expect(isOrder(order, values)).toBe(true)
        }
      }),
    )
  })

  it('lead to every order that the house rule allows, joined entries moving together', () => {
    const seen = new Set<string>()
    const waiting: (readonly string[])[] = [order.default]
    for (let values = waiting.pop(); values; values = waiting.pop()) {
      if (seen.has(values.join())) continue
      seen.add(values.join())
      for (const value of values) {
        for (const by of [-1, 1] as const) {
          const next = shifted(values, value, by, order)
          if (next) waiting.push(next)
        }
      }
    }
    const all = permutations(order.default).filter((values) => isOrder(order, values))
    expect(seen.size).toBe(all.length)
    expect(all.length).toBeGreaterThan(20)
  })
})

const permutations = (list: readonly string[]): string[][] =>
  list.length === 0
    ? [[]]
    : list.flatMap((entry) =>
        permutations(list.filter((other) => other !== entry)).map((rest) => [entry, ...rest]),
      )
