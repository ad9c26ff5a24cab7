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
  const heardOf = (seconds: (number | null)[], wanted: string): (number | null)[] => {
    const countdown = createCountdown()
    return seconds.filter((second) => countdown.admit(second) === wanted)
  }
  const ticksOf = (seconds: (number | null)[]) => heardOf(seconds, 'tick')
  const beatsOf = (seconds: (number | null)[]) => heardOf(seconds, 'heartbeat')

  it('beats once in each of the last ten seconds, ticks in the last three and not at the end', () => {
    const seconds = [12, 11, 10, 9, 8, 7, 6, 5, 5, 4, 3, 3, 3, 2, 1, 0, 0]
    expect(beatsOf(seconds)).toEqual([10, 9, 8, 7, 6, 5, 4])
    expect(ticksOf(seconds)).toEqual([3, 2, 1])
  })

  it('does not sound for the second it first meets, after a reload or a pause', () => {
    expect(ticksOf([4, 3, null, 3, 2])).toEqual([3, 2])
    expect(beatsOf([9, null, 8, 7])).toEqual([7])
  })

  it('beats again when time was added and runs out once more', () => {
    expect(beatsOf([6, 5, 15, 6, 5])).toEqual([5, 6, 5])
  })

  it('does not tick when an undo puts the clock back', () => {
    expect(ticksOf([2, 4])).toEqual([])
  })
})
