/** How an evening's picture ages: what goes dark, the moon, the weather. */
import { describe, expect, it } from 'vitest'
import type { ProjectorView } from '../../src/bridge'
import {
  ageOf,
  darkOf,
  moonOf,
  moonShade,
  weatherOf,
} from '../../src/projector/show/age/eveningAge'

const WEATHERS = ['clear', 'mist', 'rain', 'fair'] as const
const view = (n: number, kind: 'night' | 'day', out: number, names = ['Ada', 'Ben', 'Cy', 'Dee']) =>
  ({
    ruleset: 'any',
    phase: { kind, n },
    seats: names.map((name, index) => ({ id: `s${index}`, name, out: index < out, badges: [] })),
  }) as unknown as ProjectorView

describe('An evening that gets older', () => {
  it('has more dark windows for everybody who is out, the earlier ones among them, and none before', () => {
    expect(darkOf(40, 0).size).toBe(0)
    let before = new Set<number>()
    for (let out = 1; out <= 12; out += 1) {
      const dark = darkOf(16, out / 12)
      expect(dark.size).toBeGreaterThan(before.size)
      expect([...before].every((window) => dark.has(window))).toBe(true)
      before = new Set(dark)
    }
    expect(before.size).toBe(16)
  })

  it('has another moon each night, full once in eleven, and its dark part is on the side that the sun is not', () => {
    const nights = Array.from({ length: 11 }, (_, night) => moonOf(night + 1))
    expect(new Set(nights.map(moonShade)).size).toBe(11)
    expect(nights.filter((moon) => Math.abs(moon - 0.5) < 0.045)).toHaveLength(1)
    expect(moonShade(0.125)).toBe('M0,-50A50,50 0 0 0 0,50A35.36,50 0 0 0 0,-50Z')
    expect(moonShade(0.375)).toBe('M0,-50A50,50 0 0 0 0,50A35.36,50 0 0 1 0,-50Z')
    expect(moonShade(0.875)).toBe('M0,-50A50,50 0 0 1 0,50A35.36,50 0 0 1 0,-50Z')
  })

  it('has every weather of its game in turn, changes it at dawn and keeps it into the night', () => {
    const days = [1, 2, 3, 4].map((n) => weatherOf(7, { kind: 'day', n }, WEATHERS))
    expect([...days].sort()).toEqual([...WEATHERS].sort())
    const nights = [2, 3, 4, 5].map((n) => weatherOf(7, { kind: 'night', n }, WEATHERS))
    expect(nights).toEqual(days)
    expect(weatherOf(7, { kind: 'dawn', n: 3 }, WEATHERS)).toBe(days[2])
  })

  it('looks the same for the same table and round, whatever was there in between, and for others not', () => {
    const now = ageOf(view(2, 'night', 1), WEATHERS)
    expect(ageOf(view(2, 'night', 1), WEATHERS)).toEqual(now)
    expect(now.dark).toBe(0.25)
    const others = ['Eve', 'Fay', 'Gus', 'Hal', 'Ivy'].map(
      (name) => ageOf(view(2, 'night', 1, [name, 'Ben', 'Cy', 'Dee']), WEATHERS).weather,
    )
    expect(new Set(others).size).toBeGreaterThan(1)
  })
})
