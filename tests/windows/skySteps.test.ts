import { describe, expect, it } from 'vitest'
import { wholeSteps } from '../../src/projector/sky/movers/wholeSteps'

const STEPS = [
  { from: -1920, to: 1958.4, seconds: 210, ticks: 5, dense: 1 },
  { from: -520.5, to: 1958.4, seconds: 160, ticks: 10, dense: 1 },
  { from: -512, to: 1044.48, seconds: 240, ticks: 10, dense: 1.25 },
  { from: -960, to: 1958.4, seconds: 300, ticks: 5, dense: 2 },
]

describe('What drifts over the sky', () => {
  it.each(STEPS)('goes by whole pixels of the screen: $ticks a second, $dense dense', (way) => {
    const { from, to, count } = wholeSteps(way, way.dense)
    const size = ((to - from) * way.dense) / count
    expect(from * way.dense).toBeCloseTo(Math.round(from * way.dense), 6)
    expect(size).toBeCloseTo(Math.round(size), 6)
    expect(size).toBeGreaterThanOrEqual(1)
  })

  it.each(STEPS)('goes all the way, as often a second as it says', (way) => {
    const { to, count, seconds } = wholeSteps(way, way.dense)
    expect(to).toBeGreaterThanOrEqual(way.to)
    expect(count / seconds).toBeCloseTo(way.ticks, 6)
    expect(seconds).toBeGreaterThan(way.seconds / 2)
    expect(seconds).toBeLessThan(way.seconds * 2)
  })
})
