import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledTo, type SeatId } from '../../../../src/engine'

const HOPS = 4
const seat = fc.integer({ min: 0, max: 4 }).map((n): SeatId => `s${n}`)
const redirect = fc.record({ acts: seat, onto: seat })
const swap = fc.tuple(seat, seat)

describe('Whom a choice of the night meets (OG-61, OG-113)', () => {
  it('is whom it is aimed at, while nobody leads it astray (OG-113)', () => {
    expect(ledTo({ redirects: [], swaps: [] }, 's0', 's1', HOPS)).toBe('s1')
    const others = { redirects: [{ acts: 's3', onto: 's4' }], swaps: [['s2', 's4']] } as const
    expect(ledTo(others, 's0', 's1', HOPS)).toBe('s1')
  })

  it('is whom its actor was turned onto last; what is nobody’s in particular cannot be turned (OG-113)', () => {
    const redirects = [
      { acts: 's0', onto: 's2' },
      { acts: 's0', onto: 's3' },
    ] as const
    expect(ledTo({ redirects, swaps: [] }, 's0', 's1', HOPS)).toBe('s3')
    expect(ledTo({ redirects, swaps: [] }, null, 's1', HOPS)).toBe('s1')
  })

  it('goes through the exchanges in their order, after it was turned (OG-113)', () => {
    const swaps = [
      ['s1', 's2'],
      ['s2', 's3'],
    ] as const
    expect(ledTo({ redirects: [], swaps }, 's0', 's1', HOPS)).toBe('s3')
    expect(ledTo({ redirects: [], swaps }, 's0', 's3', HOPS)).toBe('s2')
    const redirects = [{ acts: 's0', onto: 's2' }] as const
    expect(ledTo({ redirects, swaps }, 's0', 's4', HOPS)).toBe('s1')
  })

  it('is passed on so many times and no more, its turning counted (OG-113)', () => {
    const swaps = Array.from({ length: 6 }, () => ['s1', 's2'] as const)
    expect(ledTo({ redirects: [], swaps }, 's0', 's1', 4)).toBe('s1')
    expect(ledTo({ redirects: [], swaps }, 's0', 's1', 3)).toBe('s2')
    const redirects = [{ acts: 's0', onto: 's2' }] as const
    expect(ledTo({ redirects, swaps }, 's0', 's1', 4)).toBe('s1')
  })

  it('is somebody who was named in it, and the same however often it is asked (OG-113)', () => {
    fc.assert(
      fc.property(fc.array(redirect), fc.array(swap), seat, seat, (redirects, swaps, by, at) => {
        const met = ledTo({ redirects, swaps }, by, at, HOPS)
        const named = [at, ...redirects.map(({ onto }) => onto), ...swaps.flat()]
        expect(named).toContain(met)
        expect(ledTo({ redirects, swaps }, by, at, HOPS)).toBe(met)
      }),
    )
  })

  it('is exchanged for each of two alike: whoever would meet one meets the other (OG-113)', () => {
    fc.assert(
      fc.property(seat, seat, (one, other) => {
        const detours = { redirects: [], swaps: [[one, other]] } as const
        expect(ledTo(detours, null, one, HOPS)).toBe(other)
        expect(ledTo(detours, null, other, HOPS)).toBe(one)
      }),
    )
  })
})
