/** The sentences that stand on the big screen every night, dawn and day. */
import { describe, expect, it } from 'vitest'
import type { ProjectorView } from '../../src/bridge'
import type { Moment } from '../../src/i18n/moments'
import { momentOf } from '../../src/projector/show/useMoment'
import { games, languagesOf, textsOf } from '../support/games'

const LONGEST = { title: 24, line: 56 }
const view = (n: number, names: readonly string[]) =>
  ({
    ruleset: 'any',
    phase: { kind: 'night', n },
    seats: names.map((name) => ({ name })),
  }) as unknown as ProjectorView

const told = Object.keys(games).flatMap((id) =>
  languagesOf(id).flatMap((language) => {
    const { moments } = textsOf(id, language)
    return moments ? [{ id, language, moments }] : []
  }),
)

describe('What the big screen says between the news', () => {
  it('is in every game that the program comes with, in each of its languages', () => {
    const shipped = Object.keys(games).filter((id) => !id.startsWith('_'))
    expect(told.map(({ id }) => id)).toEqual(expect.arrayContaining(shipped))
    expect(told).toHaveLength(shipped.flatMap(languagesOf).length)
  })

  it.each(told)('is short, and nothing is in it twice: $id in $language', ({ moments }) => {
    for (const all of Object.values(moments)) {
      const [titles, lines] = [all.map(([title]) => title), all.map(([, line]) => line)]
      expect(new Set(titles.map((title) => title.toLowerCase())).size, titles.join()).toBe(12)
      expect(new Set(lines).size, lines.join()).toBe(12)
      expect(titles.filter(({ length }) => length > LONGEST.title)).toEqual([])
      expect(lines.filter(({ length }) => length > LONGEST.line)).toEqual([])
    }
  })

  it('is another each round, the same for the same table, and begins elsewhere at others', () => {
    const all = Array.from({ length: 12 }, (_, n): Moment => [`title ${n}`, `line ${n}`])
    const said = (names: readonly string[]) =>
      all.map((_, n) => momentOf(all, view(n + 1, names))?.[0])
    expect(new Set(said(['Ada', 'Ben'])).size).toBe(12)
    expect(said(['Ada', 'Ben'])).toEqual(said(['Ada', 'Ben']))
    const first = ['Cy', 'Dee', 'Eve', 'Fay'].map((name) => said([name, 'Ben'])[0])
    expect(new Set(first).size).toBeGreaterThan(1)
    expect(momentOf([], view(1, ['Ada']))).toBeUndefined()
  })
})
