import { describe, expect, it } from 'vitest'
import { packs } from '../../rulesets'
import { rngFrom } from '../randomPlay/randomEvening'
import { drawLooks, drawTables, everyLook, everyTable } from './support/roomDraw'

const SEEDS = Array.from({ length: 50 }, (_, seed) => seed)
const spread = (looks: readonly (typeof everyLook)[number][]) => ({
  pairs: new Set(looks.map(({ size, deskText }) => `${size.width} ${deskText}`)).size,
  languages: new Set(looks.map(({ language }) => language)).size,
})

describe('the rooms that are looked at', () => {
  it('are every game with every number of players, in all sizes, types and languages', () => {
    expect(Object.keys(everyTable)).toEqual(Object.keys(packs))
    const players = Object.values(everyTable).flatMap((tables) => tables.map((one) => one.players))
    expect([Math.min(...players), Math.max(...players)]).toEqual([5, 40])
    expect(new Set(everyLook.map((look) => JSON.stringify(look))).size).toBe(4 * 3 * 3)
  })

  it('are drawn so that twelve looks have each size in each type, and each language', () => {
    for (const seed of SEEDS) {
      expect(spread(drawLooks(12, rngFrom(seed)))).toEqual({ pairs: 12, languages: 3 })
      expect(drawLooks(17, rngFrom(seed))).toHaveLength(17)
    }
  })

  it('are drawn from small tables as well as from large ones', () => {
    for (const seed of SEEDS)
      for (const [ruleset, all] of Object.entries(everyTable)) {
        const drawn = drawTables(ruleset, 2, rngFrom(seed)).map((table) => all.indexOf(table))
        expect(drawn).toHaveLength(2)
        expect(drawn[0]).toBeLessThan(all.length / 2)
        expect(drawn[1]).toBeGreaterThanOrEqual(Math.floor(all.length / 2))
      }
  })
})
