import { expect, it } from 'vitest'
import { PHONE, tiles } from './tiles'

it('Windows of invented guests stand side by side, and where there is no room for that, none hides another', () => {
  for (const screen of [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 },
    { width: 3840, height: 2160 },
    { width: 300, height: 300 },
  ]) {
    for (const count of [1, 5, 12, 40]) {
      const all = tiles(count, screen)
      expect(all).toHaveLength(count)
      expect(new Set(all.map(({ left, top }) => `${left} ${top}`)).size).toBe(count)
      for (const { left } of all)
        expect(left + Math.min(PHONE.width, screen.width)).toBeLessThanOrEqual(screen.width)
    }
  }
  expect(tiles(4, { width: 1920, height: 1080 }).map(({ top }) => top)).toEqual([0, 0, 0, 0])
})
