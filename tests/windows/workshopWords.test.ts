import { readFileSync, readdirSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { GameWords } from '../../src/bridge'
import { noteAt, offersAt } from '../../src/facilitator/workshop/words/offers'
import { hearWords, placeAt } from '../../src/facilitator/workshop/words/place'
import { gameWords } from '../../src/host/games/words'

const INN = readFileSync('assets/games/five-at-the-inn.yaml', 'utf8')
const GAME = `nightfall: 1
languages: [en, de]
teams:
  town: { name: Town }
  wolves: { name: Wolves }
roles:
  seer:
    team: town
    calls:
      - id: seer.look
        choose: { one: others }
        do: [{ show: { team: target } }]
statuses:
  guarded: { name: safe, until: dusk }
  sleepy:
    name: sleepy
`

let words: GameWords
beforeAll(async () => {
  words = await gameWords()
})

/** The text with the cursor where the bar is. */
function at(marked: string): { readonly text: string; readonly caret: number } {
  const caret = marked.indexOf('|')
  return { text: marked.slice(0, caret) + marked.slice(caret + 1), caret }
}
const offered = (marked: string): string[] => {
  const { text, caret } = at(marked)
  return offersAt(text, caret, words)?.list.map(({ word }) => word) ?? []
}
/** The text after the best offer was taken. */
function taken(marked: string): string {
  const { text, caret } = at(marked)
  const offers = offersAt(text, caret, words)
  const [best] = offers?.list ?? []
  if (!offers || !best) return text
  const end = offers.start + best.insert.length - best.back
  const next = text.slice(0, offers.start) + best.insert + text.slice(offers.end)
  return `${next.slice(0, end)}|${next.slice(end)}`
}
const note = (marked: string): string => {
  const { text, caret } = at(marked)
  const found = noteAt(text, caret, words)
  return found ? `${found.word}: ${found.about}` : ''
}

describe('Words that may stand where the cursor is (OG-127)', () => {
  it('are those of the document at its edge, without those that are there', () => {
    const all = offered(`${GAME}|`)
    expect(all).toEqual(expect.arrayContaining(['deck', 'victory', 'day', 'links']))
    expect(all).not.toContain('roles')
    expect(all).not.toContain('choose')
    expect(offered(`${GAME}dea|`)).toEqual(
      ['deaths', 'deal'].sort((a, b) => all.indexOf(a) - all.indexOf(b)),
    )
  })

  it('are those of a role, a call, a question, an effect, wherever these are, in lines and in braces', () => {
    expect(offered(`${GAME}roles:\n  wolf:\n    |`)).toEqual(
      expect.arrayContaining(['team', 'name', 'supply', 'like', 'calls']),
    )
    expect(offered('roles: { wolf: { team: wolves, | } }')).toEqual(
      expect.arrayContaining(['name', 'help']),
    )
    expect(offered('roles: { wolf: { team: wolves, | } }')).not.toContain('team')
    expect(offered('calls:\n  - id: a.b\n    |')).toEqual(
      expect.arrayContaining(['wake', 'choose', 'do', 'otherwise']),
    )
    expect(offered('calls:\n  - id: a.b\n    choose: { | }')).toEqual(
      expect.arrayContaining(['one', 'two', 'some', 'must', 'again']),
    )
    expect(offered('calls:\n  - id: a.b\n    do:\n      - |')).toEqual(
      expect.arrayContaining(['attack', 'give', 'show']),
    )
    expect(offered('day:\n  - |')).toEqual(expect.arrayContaining(['talk', 'trial', 'election']))
    expect(offered('day:\n  - trial:\n      |')).toEqual(expect.arrayContaining(['stand', 'vote']))
  })

  it('are the words that a value can be, and names that the text has given', () => {
    expect(offered(`${GAME}calls:\n  - id: a.b\n    wake: |`)).toEqual(
      expect.arrayContaining(['everyone', 'team', 'status']),
    )
    expect(offered(`${GAME}calls:\n  - id: a.b\n    wake: { team: | }`)).toEqual(['town', 'wolves'])
    expect(offered(`${GAME}calls:\n  - id: a.b\n    do: [{ give: | }]`)).toEqual(
      expect.arrayContaining(['guarded', 'sleepy', 'status']),
    )
    expect(offered(`${GAME}night:\n  order: [|]`)).toEqual(['seer.look'])
    expect(offered(`${GAME}night: { resolve: | }`)).toEqual(
      expect.arrayContaining(['natural', 'inTurn']),
    )
    expect(offered('roles:\n  wolf: { like: ki| }')[0]).toBe('killer')
    expect(offered('roles:\n  nurse: { like: doctor, with: { | } }')).toContain('again')
    expect(offered(`${GAME}tagline: { | }`)).toEqual(['en', 'de'])
  })

  it('are written with what belongs to them, and where a colon is, without one', () => {
    expect(taken(`${GAME}vic|`)).toBe(`${GAME}victory: |`)
    expect(taken('calls:\n  - id: a.b\n    wake: eve|')).toBe(
      'calls:\n  - id: a.b\n    wake: everyone|',
    )
    expect(taken('calls:\n  - id: a.b\n    wake: nei|')).toBe(
      'calls:\n  - id: a.b\n    wake: { neighbours: | }',
    )
    expect(taken('calls:\n  - id: a.b\n    do: att|')).toBe(
      'calls:\n  - id: a.b\n    do: [{ attack: | }]',
    )
    expect(taken('pla|: { min: 5 }')).toBe('players|: { min: 5 }')
  })

  it('are none in a sentence, a comment, or between two things', () => {
    for (const marked of [
      'name: The old |inn',
      'name: "The ol|d inn"',
      '# rol|',
      'about:\n  - |-\n    Some te|xt',
      'players: { min: 5 | }',
    ])
      expect([marked, offered(marked)]).toEqual([marked, []])
  })

  it('are found after braces that are still open: the next line begins anew', () => {
    expect(offered('roles:\n  wolf: { team: wolves, \nday:\n  - |')).toContain('talk')
  })
})

describe('The sentence for the word under the cursor', () => {
  it('is the reference’s, of the word at this very place', () => {
    expect(note('tea|ms:\n  town: {}')).toBe(
      'teams: ' + words.schema.properties?.['teams']?.description,
    )
    expect(note('calls:\n  - id: a.b\n    wake: oth|ers')).toBe(
      `others: ${words.players['others']}`,
    )
    const link = note('links:\n  lovers: { kin|d: group }')
    const role = note('roles:\n  wolf: { kin|d: x }')
    expect([link, role].every((each) => each.startsWith('kind: '))).toBe(true)
    expect(link).not.toBe(role)
    expect(note('roles:\n  wolf: { like: kil|ler }')).toMatch(/^killer: .{10}/)
    expect(note('name: In|n')).toBe('')
  })
})

describe('Texts that are being written', () => {
  it('have a place for every word that they are made of: each word of a shipped game is offered where it stands', () => {
    for (const file of readdirSync('assets/games').filter((each) => each.endsWith('.yaml'))) {
      const text = readFileSync(`assets/games/${file}`, 'utf8')
      const missing: string[] = []
      const starts = [...text.matchAll(/(?<=[{,] ?|^ *(?:- )*)([a-z][A-Za-z]*):(?= |$)/gm)]
      const some = starts.filter((_, n) => n % 40 === 0)
      for (const { index, 1: word = '' } of some) {
        const place = placeAt(text, index + 1)
        if (place?.at !== 'key') continue
        const offers = offersAt(text, index + 1, words)
        const isNamed = !words.schema.properties?.[word] && offers === null
        if (!isNamed && !offers?.list.some((each) => each.word === word)) missing.push(word)
      }
      // Ids and languages are the text's own.
      const own = new Set<string>()
      hearWords(text, (frames, key, value) => {
        if (value === null && frames.length > 1) own.add(key)
      })
      expect([file, missing.filter((word) => !own.has(word))]).toEqual([file, []])
    }
  }, 60_000)

  it('never throw, wherever they end and wherever the cursor is', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{',
        '}',
        '[',
        ']',
        ':',
        ',',
        '\n',
        '  ',
        '- ',
        '"',
        "'",
        '#',
        '|',
        'roles',
        'do',
      ),
      fc.string({ maxLength: 4 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), fc.nat(), (pieces, n) => {
        const text = pieces.join('')
        const caret = n % (text.length + 1)
        const place = placeAt(text, caret)
        if (place) expect(place.start <= caret && caret <= place.end).toBe(true)
        offersAt(text, caret, words)
      }),
      { numRuns: 150 },
    )
    for (let end = 0; end < INN.length; end += 25) offersAt(INN.slice(0, end), end, words)
  }, 60_000)
})
