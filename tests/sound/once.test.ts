import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createCountdown, createSerials } from '../../src/sound/once'

describe('serials of cues', () => {
  it('admits no serial twice and none below one that was seen, in any order of arrival', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1 }), (arriving) => {
        const serials = createSerials()
        let highest = -1
        arriving.forEach((serial, index) => {
          expect(serials.admit(serial)).toBe(index > 0 && serial > highest)
          highest = Math.max(highest, serial)
        })
      }),
    )
  })

  it('takes the first serial after forgetting as a beginning, even a lower one', () => {
    const serials = createSerials()
    serials.admit(40)
    serials.forget()
    expect([serials.admit(3), serials.admit(4)]).toEqual([false, true])
  })
})

describe('the countdown', () => {
  const ticksOf = (seconds: (number | null)[]): (number | null)[] => {
    const countdown = createCountdown()
    return seconds.filter((second) => countdown.admit(second))
  }

  it('ticks once in each of the last five seconds and not at the end', () => {
    expect(ticksOf([8, 7, 6, 5, 5, 4, 3, 3, 3, 2, 1, 0, 0])).toEqual([5, 4, 3, 2, 1])
  })

  it('does not tick for the second it first meets, after a reload or a pause', () => {
    expect(ticksOf([4, 3, null, 3, 2])).toEqual([3, 2])
  })

  it('ticks again when time was added and runs out once more', () => {
    expect(ticksOf([6, 5, 15, 6, 5])).toEqual([5, 5])
  })

  it('does not tick when an undo puts the clock back', () => {
    expect(ticksOf([2, 4])).toEqual([])
  })
})
