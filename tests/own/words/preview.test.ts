/** A preview says what an evening would: by facts, not word by word. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { open } from '../../../src/own/open/open'
import { previewOf } from '../../../src/own/preview/preview'
import { recipesOf } from '../../../src/own/preview/recipesOf'
import { INN } from '../play/documents'
import { documentOf, documents } from './documents'

const LANGUAGES = ['en', 'de', 'pl'] as const
const HALF = '{ count: { team: thieves }, atLeast: { count: { not: { team: thieves } } } }'
const asked = { players: 10, options: {}, language: 'en' }
const rook = documents['rook-hollow.yaml'] as never
const moor = documents['das-moor.yaml'] as never

/** Whom the deck of a document has for once, so that their calls are made. */
const DEALT: Readonly<Record<string, string>> = {
  seems: 'wolf: 1, cook: 1, drifter: 1, heir: 1, stray: 1',
  covered: 'wolf: 1, actor: 1, ghost: 1, janitor: 1, forger: 1, poisoner: 1',
}

describe('A preview', () => {
  it('has the calls of the first two nights in order, for the deck of so many players (OG-123)', () => {
    const [first, second] = previewOf(rook, asked).nights
    expect(first?.calls.map(({ id }) => id)).toEqual([
      'seer.look',
      'wolves.meet',
      'witch.heal',
      'witch.poison',
    ])
    expect(second?.calls.map(({ id }) => id)).toContain('wolves.kill')
    const look = first?.calls[0]
    expect(look).toMatchObject({
      kind: 'look',
      title: 'Seer',
      wakes: ['Seer'],
      shows: ['Thumbs up', 'Thumbs down'],
    })
    expect(look?.readings.map(({ name }) => name)).toContain('None of them is alive')
    expect(look?.say).toEqual(['Seer, wake up.', 'Point at one player.'])
  })

  it('follows the number of players and the house rules, and holds both within what the game allows', () => {
    const large = previewOf(rook, { ...asked, players: 16 })
    expect(large.nights[0]?.calls.map(({ id }) => id)).toContain('cupid.choose')
    expect(previewOf(rook, { ...asked, players: 99 }).players).toBe(24)
    const without = previewOf(rook, { ...asked, options: { mayor: false, talk: 'x', strange: 1 } })
    expect(without.day.map(({ title }) => title)).not.toContain('Election')
    expect(previewOf(rook, asked).day.map(({ title }) => title)).toContain('Election')
    expect(without.options.find(({ id }) => id === 'mayor')?.value).toBe('None.')
  })

  it('says how long the accused and whoever wants an office may speak', () => {
    const trial = previewOf(moor, { ...asked, language: 'de' }).day.at(-1)
    expect(trial?.lines.join(' ')).toMatch(/anklagende.*30 s/)
    const [election] = previewOf(
      documentOf(readFileSync('tests/own/documents/harbour-council.yaml', 'utf8')),
      asked,
    ).day
    expect(election?.lines).toContain('60 s')
  })

  it('says who wins when, without what the house rules have decided', () => {
    const { ends } = previewOf(rook, asked)
    expect(ends).toContainEqual({
      wins: 'The village',
      when: 'Everybody of “The wolves” is out.',
    })
    expect(ends.at(-1)).toEqual({ wins: 'Nobody', when: 'Day 30 ends without a winner.' })
    expect(previewOf(moor, { ...asked, language: 'de' }).ends).toContainEqual({
      wins: 'Die Irrlichter',
      when: 'Sie sind mehr als alle anderen.',
    })
    const crowns = previewOf(documents['crowns-and-knaves.yaml'] as never, asked)
    expect(JSON.stringify(crowns.ends)).not.toMatch(/always|never/)
  })

  it('says ends as a person would write them, in every language', () => {
    const text = INN.replace('{ count: everyone, atMost: 2 }', HALF)
    const ends = (language: string) =>
      previewOf(documentOf(text), { ...asked, language }).ends.map(({ when }) => when)
    expect(ends('en').slice(0, 2)).toEqual([
      'Everybody of “Thief” is out.',
      'They are at least as many as all others.',
    ])
    const translated = text.replace('[en]', '[en, de, pl]')
    const inLanguage = (language: string) =>
      previewOf(documentOf(translated), { ...asked, language }).ends[1]?.when
    expect(inLanguage('de')).toBe('Sie sind mindestens so viele wie alle anderen.')
    expect(inLanguage('pl')).toBe('Jest ich co najmniej tylu, ilu wszystkich pozostałych.')
    const [few] = previewOf(documentOf(INN), asked).ends.slice(1)
    expect(few?.when).toBe('No more than 2 are left.')
  })

  it('names whoever wins by an aim, and not the card that brings it', () => {
    const aims = `
      - { on: dies, by: [vote], do: [{ win: { who: thieves } }] }
      - { on: dies, if: { nights: 1 }, do: [{ win: { who: self } }] }`
    const text = INN.replace('name: Landlady', `name: Landlady\n    when:${aims}`)
    expect(previewOf(documentOf(text), asked).ends.slice(0, 2)).toEqual([
      { wins: 'Thief', when: 'The player with the card “Landlady” is condemned.' },
      {
        wins: 'Landlady',
        when: 'The player with the card “Landlady” is out. Only if it is night 1.',
      },
    ])
  })

  it('has what somebody is asked before everybody, and what may be used unasked (OG-78, OG-81)', () => {
    const found = previewOf(rook, { ...asked, players: 12 }).asked
    expect(found.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['hunter.shoot', 'girl.caught', 'mayor.name']),
    )
    expect(found.find(({ id }) => id === 'hunter.shoot')).toMatchObject({
      title: 'Hunter',
      kind: 'kill',
      when: ['Asked once this player is out.'],
      say: ['… decides now.', 'Point at one player.'],
    })
    expect(found.find(({ id }) => id === 'girl.caught')).toMatchObject({
      kind: 'kill',
      when: ['May be used during: The wolves.'],
    })
    // The mayor is a house rule, and comes into no evening without it.
    const without = previewOf(rook, { ...asked, options: { mayor: false } }).asked
    expect(without.map(({ id }) => id)).not.toContain('mayor.name')
  })

  it('says how often a power may be used, and what the room learns by it', () => {
    const gunner = INN.replace('name: Landlady', 'name: Landlady\n    like: gunner')
    const [power, ...more] = previewOf(documentOf(gunner), asked).asked
    expect(more).toEqual([])
    expect(power).toMatchObject({
      id: 'landlady.shoot',
      kind: 'kill',
      when: [
        'May be used during: Talk.',
        'Uses in a game: 2.',
        'They turn over their card for it.',
      ],
    })
  })

  it('says what is drawn in secret, and what whoever is chosen turns over when dead (OG-181, OG-182, OG-182a)', () => {
    const of = (id: string, language: string) => {
      const text = readFileSync(`tests/own/documents/${id}.yaml`, 'utf8')
        .replace('languages: [en]', 'languages: [en, de, pl]')
        .replace(/rows: \{ 5: .*/, (rows) =>
          rows.replace('5: { wolf: 1', `5: { wolf: 1 }, 10: { ${DEALT[id]}`),
        )
      return previewOf(documentOf(text), { ...asked, language })
    }
    const does = (id: string, call: string, language = 'en') =>
      of(id, language)
        .nights[0]?.calls.find((each) => each.id === call)
        ?.readings.map((reading) => reading.does)
    expect(does('seems', 'cook.feed')).toContain('One of these for each of them: Sick or Dazed.')
    expect(does('seems', 'cook.feed', 'de')).toContain(
      'Für jede Person davon eines: Sick oder Dazed.',
    )
    expect(does('seems', 'drifter.turn')).toContain('A new role for each of them: Seer.')
    expect(does('seems', 'heir.turn', 'pl')).toContain(
      'Dla każdej z tych osób nowa rola: dowolna z rozdanych.',
    )
    expect(does('seems', 'stray.turn')).toContain(
      'A new role for each of them: any that nobody was dealt.',
    )
    expect(does('covered', 'janitor.clean')).toContain(
      'Whoever dies of those chosen turns over nothing.',
    )
    expect(does('covered', 'forger.forge', 'de')).toContain(
      'Wer von den Gewählten stirbt, deckt „Villager“ auf.',
    )
    expect(does('covered', 'poisoner.poison')?.join()).not.toMatch(/turns over/)
    expect(of('covered', 'en').day[0]).toEqual({
      id: 'dawn',
      title: 'Dawn',
      lines: [
        'Dead by Wolves: everybody sees their side.',
        'Dead by the vote: everybody sees their card.',
        'All other dead: everybody sees their role.',
        '“Actor” is turned over as “Wolf”.',
        '“Ghost” is not turned over.',
      ],
    })
    expect(of('covered', 'pl').day[0]?.lines).toContain('„Ghost”: karta zostaje zakryta.')
    // Where all cards are turned over alike there is nothing to say of it.
    expect(previewOf(rook, asked).day.map(({ id }) => id)).not.toContain('dawn')
  })

  it('says whose hands are not free, and whether anybody but the host knows it (OG-184)', () => {
    const text = readFileSync('tests/own/documents/bound.yaml', 'utf8')
      .replace('languages: [en]', 'languages: [en, de, pl]')
      .replace(
        '5: { wolf: 1',
        '5: { wolf: 1 }, 10: { wolf: 1, crier: 1, gagger: 1, priest: 1, nymph: 1, butler: 1',
      )
    const lines = (language: string) =>
      previewOf(documentOf(text), { ...asked, language }).day[0]?.lines ?? []
    expect(lines('en')).toEqual(
      expect.arrayContaining([
        '“Loud”: has to vote.',
        '“Mute”: may not vote.',
        '“Butler”: may vote only for whoever gets a vote from players tied by “Master”. Only the host knows it; the hand counts all the same.',
      ]),
    )
    expect(lines('en').join()).toMatch(/“Sworn”: has to vote for .*Hated/)
    expect(lines('de')).toContain('„Loud“: muss abstimmen.')
    expect(lines('pl')).toContain('„Mute”: nie może głosować.')
    const without = text.replace(', butler: 1', '')
    const [first] = previewOf(documentOf(without), asked).day
    expect(first?.lines.join()).not.toContain('Butler')
  })

  it('lists the deck of every number of players with what is wrong with it', () => {
    const { deck } = previewOf(rook, asked)
    expect(deck.map(({ players }) => players)).toEqual(
      Array.from({ length: 17 }, (_, at) => at + 8),
    )
    expect(deck[0]?.cards).toContainEqual({ id: 'wolf', name: 'Wolf', count: 2 })
    const check = 'check: [{ of: [thief], atLeast: 2, level: warn, say: One thief is lonely. }]'
    const small = documentOf(INN.replace('  fill: guest', `  fill: guest\n  ${check}`))
    expect(previewOf(small, asked).deck.at(-1)?.findings).toEqual(['One thief is lonely.'])
  })

  it('knows the recipe of each role from its text', () => {
    const text = readFileSync('assets/games/rook-hollow.yaml', 'utf8')
    const { roles } = previewOf(rook, { ...asked, recipes: recipesOf(text) })
    expect(roles.find(({ id }) => id === 'girl')).toMatchObject({
      recipe: 'littleGirl',
      team: 'The village',
    })
    expect(roles.find(({ id }) => id === 'wolf')?.recipe).toBeNull()
    expect(recipesOf('[')).toEqual({})
  })

  it('lists the texts that a language lacks, as something to fill in (OG-131)', () => {
    expect(previewOf(rook, asked).missing).toEqual([])
    const half = documentOf(
      INN.replace('[en]', '[en, de]')
        .replace('name: Inn', 'name: { en: Inn, de: Gasthof }')
        // A word of the document's own under a key that elsewhere holds a text.
        .replace(/^day:/m, 'night: { called: always }\nday:'),
    )
    const [german] = previewOf(half, asked).missing
    expect(german).toMatchObject({ language: 'de', count: 5 })
    expect(parse(german?.skeleton ?? '')).toEqual({
      teams: { guests: { name: { de: 'Guests' } }, thieves: { name: { de: 'Thief' } } },
      roles: {
        guest: { name: { de: 'Guest' } },
        landlady: { name: { de: 'Landlady' } },
        thief: { name: { de: 'Thief' } },
      },
    })
  })

  it('lists the sentences of the phrase book for a language that the program does not speak, with their places (OG-91, OG-131)', () => {
    const french = documentOf(
      INN.replace('[en]', '[nl]') + 'phrases: { nl: { wake: "{called}, ouvre les yeux." } }\n',
    )
    const [missing] = previewOf(french, asked).missing
    const { phrases, ...others } = parse(missing?.skeleton ?? '') as {
      phrases: { nl: Record<string, string> }
    }
    expect(others).toEqual({})
    expect(Object.keys(phrases.nl)).toHaveLength(missing?.count ?? 0)
    expect(phrases.nl).toMatchObject({ sleep: '{called}, close your eyes.' })
    expect(phrases.nl).not.toHaveProperty('wake')
    expect(open(INN.replace('[en]', '[nl]') + missing?.skeleton).problems).toEqual([])
  })

  it('speaks the language of the document where it has no other', () => {
    const preview = previewOf(moor, { ...asked, language: 'en' })
    expect(preview.language).toBe('de')
    expect(preview.nights[0]?.calls[0]?.say).toEqual(['Irrlichter, wacht auf.', 'Seht euch an.'])
  })

  it.each(Object.entries(documents))(
    'leaves no place open in %s, in any language',
    (_, document) => {
      for (const language of LANGUAGES) {
        const preview = { ...previewOf(document, { ...asked, language }), missing: [] }
        expect(JSON.stringify(preview)).not.toMatch(/\{\w+\}|undefined|\[object/)
      }
    },
  )
})
