import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { keepSame } from '../../src/facilitator/desk/keepSame'

describe('A view', () => {
  test('says what it said, and keeps every part that is as it was', () => {
    const before = {
      seats: [
        { id: 'a', out: false },
        { id: 'b', out: false },
      ],
      clock: { at: 1 },
      gone: 1,
    }
    const next = {
      seats: [
        { id: 'a', out: true },
        { id: 'b', out: false },
      ],
      clock: { at: 1 },
      come: 2,
    }
    const kept = keepSame(before, next)
    expect(kept).toEqual(next)
    expect(kept.clock).toBe(before.clock)
    expect(kept.seats[1]).toBe(before.seats[1])
    expect(kept.seats[0]).not.toBe(before.seats[0])
    expect(keepSame(before, structuredClone(before))).toBe(before)
  })

  test('is the same as the one that came, whatever came before', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, next) => {
        expect(JSON.stringify(keepSame(before, next))).toBe(JSON.stringify(next))
        expect(keepSame(next, structuredClone(next))).toBe(next)
      }),
    )
  })
})
