import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HeardClock } from '../../electron/preload/heardClock.ts'

describe('The host’s clock as a window hears it', () => {
  it('is as right as the least late message was', () => {
    const lateness = fc.array(fc.double({ min: 0, max: 900, noNaN: true }), {
      minLength: 1,
      maxLength: 30,
    })
    fc.assert(
      fc.property(lateness, fc.integer({ min: -1e6, max: 1e6 }), (delays, offset) => {
        let local = 1000
        const clock = new HeardClock(() => local)
        for (const delay of delays) {
          const sent = local + offset
          local += delay
          clock.hear(sent)
        }
        const wrong = local + offset - clock.now()
        expect(wrong).toBeCloseTo(Math.min(...delays), 6)
      }),
    )
  })

  it('is the window’s own before anything was heard', () => {
    expect(new HeardClock(() => 42).now()).toBe(42)
  })

  it('forgets what it knew when the machine slept', () => {
    let local = 0
    const clock = new HeardClock(() => local)
    clock.hear(5000)
    local = 1000
    // The host’s clock stood still for a while in which the window’s went on.
    clock.hear(5500, true)
    expect(clock.now()).toBe(5500)
  })
})
