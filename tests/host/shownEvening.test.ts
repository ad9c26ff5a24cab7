import { describe, expect, it } from 'vitest'
import type { GameEvening, GameWords } from '../../src/bridge'
import { inn, shipped, withGames } from './fixtures/ownGames'

const asked = (text: string, seed: number) =>
  ({ type: 'games.evening', text, players: null, options: {}, language: 'de', seed }) as const

describe('An evening of a text that is being written (OG-123)', () => {
  it('is played to its end by invented players, the same one for the same seed, and nothing is kept of it', async () => {
    const bench = await withGames({})
    const before = bench.view()
    const evening = (await bench.does(asked(inn, 3))) as GameEvening
    expect(evening.seats.length).toBeGreaterThanOrEqual(5)
    expect(new Set(evening.seats.map(({ name }) => name)).size).toBe(evening.seats.length)
    expect(evening.seats.flatMap(({ cards }) => cards)).toContain('thief')
    const phases = [...new Set(evening.lines.map(({ phase }) => phase))]
    expect(phases).toEqual(expect.arrayContaining(['night 1', 'day 1', 'end']))
    expect(evening.lines.some(({ deed }) => deed?.kind === 'answer')).toBe(true)
    expect(evening.texts?.roles['thief']?.name).toBeTruthy()
    expect(await bench.does(asked(inn, 3))).toEqual(evening)
    expect(await bench.does(asked(inn, 4))).not.toEqual(evening)
    expect(bench.view().shelf).toEqual(before.shelf)
    expect(bench.view().station).toBe(before.station)
    expect(bench.errors).toEqual([])
  })

  it('has its cards in the middle, as many players as are wanted and can be, and house rules only where they fit', async () => {
    const bench = await withGames({})
    const odd = {
      ...asked(shipped('one-long-night'), 1),
      players: 999,
      options: { talk: 'long', weather: 1, cardsShown: false },
      language: 'xx',
    }
    const evening = (await bench.does(odd)) as GameEvening
    expect(evening.seats).toHaveLength(10)
    expect(evening.middle).toHaveLength(3)
    expect(evening.texts?.name).toBe('One Long Night')
    expect(bench.errors).toEqual([])
  })

  it('is none of a text that cannot be played', async () => {
    const bench = await withGames({})
    expect(await bench.ask(asked('nightfall: 1', 1))).toMatchObject({
      refusal: { code: 'ownGameRefused' },
    })
  })
})

describe('The words of the language (OG-127)', () => {
  it('are told with their sentences, those that name players too', async () => {
    const bench = await withGames({})
    const words = (await bench.does({ type: 'games.words' })) as GameWords
    expect(words.schema.properties?.['roles']?.description).toBe('Who there is.')
    expect(words.schema.definitions).toHaveProperty('who')
    expect(words.players['others']).toMatch(/self/)
  })
})
