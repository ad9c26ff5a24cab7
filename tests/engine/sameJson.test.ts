import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sameJson } from '../../src/engine'

/** The same value with the keys of every object the other way round. */
function turned(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(turned)
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, turned(part)]),
  )
}

/** As it comes back from a journal. */
const journaled = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('Two values are the same JSON', () => {
  it('whatever the order of their keys, and before and after a journal', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameJson(value, turned(value))).toBe(true)
        expect(sameJson(value, journaled(value))).toBe(true)
      }),
    )
  })

  it('where what is undefined is not there, and in a list is nothing', () => {
    const value = { kind: 'seat', by: undefined, list: [1, undefined] }
    expect(sameJson(value, { kind: 'seat', list: [1, null] })).toBe(true)
    expect(sameJson(value, journaled(value))).toBe(true)
  })

  it('only where nothing differs: a value, a key, a length, a list in place of a map', () => {
    const value = { rules: { order: ['a', 'b'], each: 1, on: null } }
    for (const other of [
      { rules: { order: ['b', 'a'], each: 1, on: null } },
      { rules: { order: ['a'], each: 1, on: null } },
      { rules: { order: { 0: 'a', 1: 'b' }, each: 1, on: null } },
      { rules: { order: ['a', 'b'], each: '1', on: null } },
      { rules: { order: ['a', 'b'], each: 1, on: null, more: 0 } },
      { rules: { order: ['a', 'b'], each: 1 } },
      { rules: { order: ['a', 'b'], each: 1, off: null } },
      null,
    ]) {
      expect(sameJson(value, other)).toBe(false)
      expect(sameJson(other, value)).toBe(false)
    }
  })

  it('exactly where the sorted texts of both are the same', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const text = (value: unknown): string => JSON.stringify(sorted(value))
        expect(sameJson(one, other)).toBe(text(one) === text(other))
      }),
    )
  })
})

function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(sorted)
  return Object.entries(value)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, part]) => ({ [key]: sorted(part) }))
    .concat({ '': Object.keys(value).length })
}
