import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../../rulesets/chiangmai/stories/en'
import {
  beginningsOf,
  composeStory,
  storyFromText,
  storyToText,
  tellNobodyDied,
  tellStory,
  type StoryPack,
} from '../../src/story'
import { phraseFinder } from '../../src/story/wording'

const tiny: StoryPack = {
  id: 'tiny',
  lang: 'en',
  beginnings: { one: ['Es war {beast.nom}.'], two: ['Man sah {beast@b.acc} und {beast@b.acc}.'] },
  middles: { one: ['{beast.cap} und {beast.nom} und {beast.nom}.'] },
  ends: { one: ['Still.', 'Es fehlt {name}'] },
  nobodyDied: { one: ['Niemand starb.'] },
  words: {
    beast: [
      { nom: 'der Hund', acc: 'den Hund', cap: 'Der Hund' },
      { nom: 'die {size} Katze', acc: 'die {size} Katze', cap: 'Die {size} Katze' },
      { nom: 'das Schaf', acc: 'das Schaf', cap: 'Das Schaf' },
    ],
    size: ['kleine'],
  },
}

const seeds = fc.integer()
const rerolls = fc.nat({ max: 300 })

describe('telling a story', () => {
  it('gives the same story for the same seed and reroll, without chance from outside', () => {
    const chance = vi.spyOn(Math, 'random')
    fc.assert(
      fc.property(seeds, rerolls, (seed, reroll) => {
        const before = chance.mock.calls.length
        const story = tellStory(en, { seed, reroll })
        expect(tellStory(en, { seed, reroll })).toEqual(story)
        expect(chance.mock.calls.length).toBe(before)
      }),
    )
    chance.mockRestore()
  })

  it('knows before what a story begins with, of a death and of none, and nothing where there are no stories', () => {
    const avoid = ['beginnings.one', 'nobodyDied.one']
    fc.assert(
      fc.property(seeds, fc.boolean(), (seed, again) => {
        const options = again ? { seed, avoid } : { seed }
        const first = { ...options, reroll: 0 }
        const told = [tellStory(en, first), tellNobodyDied(en, first)]
        expect(beginningsOf(en, options)).toEqual(told.map(({ ids }) => ids[0]))
      }),
      { numRuns: 30 },
    )
    expect(beginningsOf({ ...tiny, beginnings: {}, nobodyDied: {} }, { seed: 1 })).toEqual([])
  })

  it('changes beginning, middle and end with every reroll', () => {
    fc.assert(
      fc.property(seeds, rerolls, (seed, reroll) => {
        const one = tellStory(en, { seed, reroll }).ids
        const next = tellStory(en, { seed, reroll: reroll + 1 }).ids
        expect(one.filter((id) => next.includes(id))).toEqual([])
        const quiet = tellNobodyDied(en, { seed, reroll })
        expect(tellNobodyDied(en, { seed, reroll: reroll + 1 }).body).not.toEqual(quiet.body)
      }),
    )
  })

  it('repeats no beginning in sixty rerolls, and no whole story in a thousand', () => {
    const tales = Array.from(
      { length: 1000 },
      (_, reroll) => tellStory(en, { seed: 7, reroll }).ids,
    )
    expect(new Set(tales.slice(0, 60).map(([beginning]) => beginning)).size).toBe(60)
    expect(new Set(tales.map((ids) => ids.join())).size).toBe(1000)
  })

  it('uses every piece about equally often over many evenings', () => {
    const count = new Map<string, number>()
    for (let seed = 0; seed < 6000; seed++) {
      for (const id of tellStory(en, { seed, reroll: 0 }).ids) {
        count.set(id, (count.get(id) ?? 0) + 1)
      }
    }
    const kinds = [en.beginnings, en.middles, en.ends]
    expect(count.size).toBe(kinds.flatMap((pieces) => Object.keys(pieces)).length)
    expect(Math.min(...count.values())).toBeGreaterThan(50)
    expect(Math.max(...count.values())).toBeLessThan(150)
  })

  it('tells no piece again that is to be avoided, until all of its kind have been told', () => {
    fc.assert(
      fc.property(seeds, fc.array(rerolls, { minLength: 130, maxLength: 130 }), (seed, again) => {
        const avoid: string[] = []
        const fewest = Math.min(
          ...[en.beginnings, en.middles, en.ends].map((pieces) => Object.keys(pieces).length),
        )
        again.forEach((reroll, index) => {
          const { ids } = tellStory(en, { seed: seed + index, reroll, avoid })
          const rounds = Math.floor(index / fewest)
          for (const id of ids) {
            expect(avoid.filter((told) => told === id).length).toBeLessThanOrEqual(rounds)
          }
          if (index < fewest) expect(ids.filter((id) => avoid.includes(id))).toEqual([])
          avoid.push(...ids)
        })
      }),
      { numRuns: 5 },
    )
  })

  it('does the same for nights without a death', () => {
    const avoid: string[] = []
    for (let night = 0; night < Object.keys(en.nobodyDied).length; night++) {
      const { ids } = tellNobodyDied(en, { seed: night, reroll: 0, avoid })
      expect(avoid).not.toContain(ids[0])
      avoid.push(...ids)
    }
    expect(tellNobodyDied(en, { seed: 1, reroll: 0, avoid }).ids).toHaveLength(1)
  })

  it('leaves out what would say the name of a guest by accident', () => {
    const names = ['Ping', 'May', 'Moon', 'Doi', 'tuesday', 'Otter']
    fc.assert(
      fc.property(seeds, rerolls, (seed, reroll) => {
        const { body, lead } = tellStory(en, { seed, reroll, names })
        expect(phraseFinder(names)([...body, lead].join(' '))).toBe(false)
      }),
      { numRuns: 1000 },
    )
  })

  it('still tells something to a table whose names are in every sentence', () => {
    const names = ['the', 'a', 'of', '', '  ', '(x', 'and', 'in']
    expect(tellStory(en, { seed: 3, reroll: 0, names }).lead).not.toBe('')
  })

  it('takes forms, tags and words within words from the data, so any language fits', () => {
    for (let reroll = 0; reroll < 60; reroll++) {
      const { body, lead } = tellStory(tiny, { seed: 1, reroll })
      const [beginning = '', middle = ''] = body
      expect(beginning).toMatch(
        /^Es war (der Hund|die kleine Katze|das Schaf)\.$|^Man sah (.+) und \2\.$/,
      )
      expect(middle).toMatch(/^(Der Hund|Die kleine Katze|Das Schaf) und .+ und .+\.$/)
      expect(lead).toBe('Es fehlt')
    }
  })

  it('uses no word a further time in a story while its list has others', () => {
    const pack = { ...tiny, beginnings: { one: ['Es war Nacht.'] } }
    for (let seed = 0; seed < 100; seed++) {
      const middle = (tellStory(pack, { seed, reroll: 0 }).body[1] ?? '').toLowerCase()
      for (const beast of ['hund', 'katze', 'schaf']) expect(middle).toContain(beast)
    }
  })

  it('refuses words that go in circles and packs without pieces, instead of hanging', () => {
    const circular = { ...tiny, words: { ...tiny.words, size: ['{size}'] } }
    expect(() => {
      for (let seed = 0; seed < 50; seed++) tellStory(circular, { seed, reroll: 0 })
    }).toThrow(/circles/)
    expect(() => tellStory({ ...tiny, middles: {} }, { seed: 1, reroll: 0 })).toThrow(/pieces/)
  })
})

describe('the host’s own words', () => {
  it('go through the edit box and back without a change', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { body, lead } = tellStory(en, { seed, reroll: 0 })
        expect(storyFromText(storyToText({ body, lead }))).toEqual({ body, lead, ids: [] })
      }),
    )
  })

  it('are a story as soon as there is one line, which then leads up to the name', () => {
    const own = storyFromText('\n  A quiet night.  \r\n\n Too quiet for \n')
    expect(own).toEqual({ body: ['A quiet night.'], lead: 'Too quiet for', ids: [] })
    expect(composeStory(own, 'Ann Lee')).toBe('A quiet night. Too quiet for Ann Lee')
    expect(composeStory(storyFromText(''), 'Ann')).toBe('Ann')
  })
})
