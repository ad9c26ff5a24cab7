import { describe, expect, it } from 'vitest'
import { ktulu } from '../../rulesets/ktulu'
import { theme } from '../../rulesets/ktulu/theme'
import { hasArrived } from '../../src/projector/sound/arrival'

describe('the ship’s horn', () => {
  it('is heard once, in the night in which the ship arrives', () => {
    const { arrival } = ktulu
    const options = Object.fromEntries(
      Object.entries(ktulu.options).map(([id, rule]) => [id, rule.default]),
    )
    const night = arrival?.(14, options) ?? 0
    const heard: number[] = []
    let before: number | undefined
    for (let now = 0; now <= night + 3; now += 1) {
      const near = Math.min(1, now / night)
      if (hasArrived(before, near)) heard.push(now)
      before = near
    }
    expect(theme.arrival).toBe('shipHorn')
    expect(heard).toEqual([night])
  })

  it('is not heard by a window that opens late, nor where nothing comes', () => {
    expect(hasArrived(undefined, 1)).toBe(false)
    expect(hasArrived(undefined, undefined)).toBe(false)
    expect(hasArrived(0.5, undefined)).toBe(false)
    expect(hasArrived(1, 1)).toBe(false)
  })

  it('is heard again after the arrival was taken back', () => {
    expect([hasArrived(1, 0.75), hasArrived(0.75, 1)]).toEqual([false, true])
  })
})
