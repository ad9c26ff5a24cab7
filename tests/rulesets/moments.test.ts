/** The sentences that stand on the big screen every night, dawn and day. */
import { describe, expect, it } from 'vitest'
import type { ProjectorView } from '../../src/bridge'
import type { Moment, Spoken } from '../../src/i18n/moments'
import { momentOf, spokenOf } from '../../src/projector/show/useMoment'
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
    const { vote, discussion, ...quiet } = moments
    for (const lines of [vote, discussion].flatMap((spoken) => Object.values(spoken))) {
      expect(new Set(lines).size, lines.join()).toBe(8)
      expect(lines.filter(({ length }) => length > LONGEST.line)).toEqual([])
    }
    for (const all of Object.values(quiet)) {
      const [titles, lines] = [all.map(([title]) => title), all.map(([, line]) => line)]
      expect(new Set(titles.map((title) => title.toLowerCase())).size, titles.join()).toBe(12)
      expect(new Set(lines).size, lines.join()).toBe(12)
      expect(titles.filter(({ length }) => length > LONGEST.title)).toEqual([])
      expect(lines.filter(({ length }) => length > LONGEST.line)).toEqual([])
    }
  })

  it.each(told)(
    'has lines for steps that there are: $id in $language',
    ({ id, language, moments }) => {
      const { stages } = textsOf(id, language)
      for (const spoken of [moments.vote, moments.discussion]) {
        expect(Object.keys(stages)).toEqual(expect.arrayContaining(Object.keys(spoken)))
        expect(Object.keys(spoken)).toHaveLength(1)
      }
    },
  )

  it('varies under a vote: never twice in a day, another the next day, the same while it lasts', () => {
    const spoken = { vote: [0, 1, 2, 3, 4, 5, 6, 7].map((n) => `line ${n}`) }
    const said = (n: number, counts: number, about = 'vote') => {
      const count = { kind: 'tally', show: 'count', of: {} } as const
      const items = [{ kind: 'accused', of: [] }, ...Array.from({ length: counts }, () => count)]
      const stage = { scene: 'vote', about }
      const shown = { ...view(n, ['Ada', 'Ben']), items, stage } as unknown as ProjectorView
      return spokenOf(spoken as unknown as Spoken, shown)
    }
    const day = [0, 1, 2, 3, 4, 5, 6, 7].map((counts) => said(2, counts))
    expect(new Set(day).size).toBe(8)
    const firsts = [1, 2, 3, 4, 5, 6, 7, 8].map((n) => said(n, 0))
    expect(new Set(firsts).size).toBe(8)
    expect(said(2, 1)).toBe(said(2, 1))
    expect(said(2, 0, 'runoff')).toBeUndefined()
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
