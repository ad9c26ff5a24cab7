import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { FacilitatorView } from '../../src/bridge'
import { keepSame } from '../../src/facilitator/desk/keepSame'
import { ROOM_FIRST_MS, roomFirst } from '../../src/facilitator/desk/roomFirst'

const view = (revision: number, room: number, projectors = 1) =>
  ({ revision, projectors, preview: { revision: room } }) as FacilitatorView

describe('The desk', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const shown = () => {
    const seen: number[] = []
    return { seen, tell: roomFirst(({ revision }) => seen.push(revision)) }
  }

  test('draws at once what the room does not see change, or where no big screen is open', () => {
    const { seen, tell } = shown()
    tell(view(1, 1))
    tell(view(2, 1))
    tell(view(3, 2, 0))
    expect(seen).toEqual([1, 2, 3])
  })

  test('lets the big screen draw first, and then only its newest view', () => {
    const { seen, tell } = shown()
    tell(view(1, 1))
    tell(view(2, 2))
    tell(view(3, 2))
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(ROOM_FIRST_MS)
    expect(seen).toEqual([1, 3])
    tell(view(4, 2))
    expect(seen).toEqual([1, 3, 4])
  })
})

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
