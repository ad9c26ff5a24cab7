import { describe, expect, test } from 'vitest'
import type { ProjectorView, PublicItem } from '../../src/bridge'
import { lastCount, lastNews, lately, type Memory } from '../../src/projector/show/past/lately'

const died: PublicItem = { kind: 'died', of: 's1' }
const shot: PublicItem = { kind: 'shot', of: 's2' }
const count: PublicItem = { kind: 'tally', of: { s1: 3, s2: 1 }, quiet: true, show: 'count' }

const seen = (kind: 'night' | 'dawn' | 'day', n: number, ...items: PublicItem[]) =>
  ({ phase: { kind, n }, items }) as Pick<ProjectorView, 'phase' | 'items'> as ProjectorView
const after = (...views: ProjectorView[]): Memory => views.reduce(lately, [])

describe('What people talk about', () => {
  test('is what the dawn has told, by day too, and how the day before has counted', () => {
    const memory = after(seen('day', 1, count), seen('dawn', 2, died), seen('day', 2))
    expect(lastNews(memory)).toBe(died)
    expect(lastCount(memory)).toEqual(count.of)
  })

  test('is forgotten when it is taken back, grows old, or another evening is opened', () => {
    expect(lastNews(after(seen('dawn', 2, died, shot), seen('dawn', 2, died)))).toBe(died)
    expect(lastNews(after(seen('dawn', 2, died), seen('day', 2), seen('night', 2)))).toBeUndefined()
    expect(
      lastCount(after(seen('day', 1, count), seen('dawn', 2), seen('day', 2), seen('night', 3))),
    ).toBeNull()
    expect(after(seen('day', 1, count), { ...seen('day', 1), phase: null })).toEqual([])
  })
})
