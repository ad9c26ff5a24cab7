import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockFace, leftMs, nextChange } from '../../src/ui/clock'

const running = (endsAt: number, totalMs = 180_000) =>
  ({ state: 'running', endsAt, totalMs }) as const

describe('the face of a clock', () => {
  it('shows a second until it has passed', () => {
    expect(clockFace(running(20_000), 0).seconds).toBe(20)
    expect(clockFace(running(20_000), 1).seconds).toBe(20)
    expect(clockFace(running(20_000), 1000).seconds).toBe(19)
    expect(clockFace(running(20_000), 19_999).seconds).toBe(1)
    expect(clockFace(running(20_000), 20_000).seconds).toBe(0)
  })

  it('writes minutes only where the clock has any', () => {
    expect(clockFace(running(180_000), 0).text).toBe('3:00')
    expect(clockFace(running(180_000), 175_000).text).toBe('0:05')
    expect(clockFace(running(20_000, 20_000), 1_500).text).toBe('19')
    expect(clockFace(running(70_000, 20_000), 0).text).toBe('1:10')
  })

  it('turns at ten seconds, at five, and at the end', () => {
    const moodAt = (left: number) => clockFace(running(left), 0).mood
    expect(moodAt(10_001)).toBe('calm')
    expect(moodAt(10_000)).toBe('near')
    expect(moodAt(5_001)).toBe('near')
    expect(moodAt(5_000)).toBe('last')
    expect(moodAt(1)).toBe('last')
    expect(moodAt(0)).toBe('over')
  })

  it('stands still while paused and when it is over', () => {
    expect(leftMs({ state: 'paused', leftMs: 42_000, totalMs: 60_000 }, 9e9)).toBe(42_000)
    expect(nextChange({ state: 'paused', leftMs: 42_000, totalMs: 60_000 }, 9e9)).toBeNull()
    expect(clockFace({ state: 'over', totalMs: 60_000 }, 0)).toMatchObject({
      seconds: 0,
      mood: 'over',
    })
  })

  it('wakes exactly when the shown second changes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600_000 }), fc.integer({ max: 1e9 }), (left, now) => {
        const clock = running(now + left)
        const wait = nextChange(clock, now) as number
        const { seconds } = clockFace(clock, now)
        expect(clockFace(clock, now + wait).seconds).toBe(seconds - 1)
        expect(clockFace(clock, now + wait - 1).seconds).toBe(seconds)
      }),
    )
  })
})
