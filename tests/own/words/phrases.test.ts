/** The phrase books: whole, read aloud, and replaced sentence by sentence. */
import { describe, expect, it } from 'vitest'
import { jsonSchema } from '../../../src/own/described/jsonSchema'
import { PHRASES, type Phrases } from '../../../src/own/format/phrases/phrases'
import { gameOf } from '../../../src/own/game'
import { open } from '../../../src/own/open/open'
import { de } from '../../../src/own/words/phrases/de'
import { en } from '../../../src/own/words/phrases/en'
import { pl } from '../../../src/own/words/phrases/pl'
import { pluralFaults } from '../../support/plurals'
import { readingFaults } from '../../support/readAloud'
import { documentOf } from './documents'

const BOOKS: readonly (readonly [string, Phrases])[] = [
  ['en', en],
  ['de', de],
  ['pl', pl],
]

const GAME = `
nightfall: 1
id: small
edition: 1
languages: LANGUAGES
name: Small
players: { min: 5, max: 6, best: [5, 6] }
teams:
  town: { name: Town }
  wolves: { name: Wolves, called: CALLED, many: MANY, calls: [{ id: wolves.kill, choose: { one: everyone }, do: [{ attack: wolves }] }] }
roles:
  farmer: { team: town, name: Farmer, supply: 9 }
  wolf: { team: wolves, name: Wolf }
deck: { rows: { 5: { wolf: 1 } }, fill: farmer }
day: [{ trial: {} }]
victory: [{ wins: town, if: { none: { team: wolves } } }, { wins: wolves, if: { count: everyone, atMost: 2 } }]
`
const game = (languages: string, called: string, many: boolean, rest = ''): string =>
  GAME.replace('LANGUAGES', `[${languages}]`)
    .replace('CALLED', called)
    .replace('MANY', String(many)) + rest

const callIn = (language: string, text: string) =>
  gameOf(documentOf(text)).pack.texts[language]?.steps['wolves.kill']

describe('A phrase book', () => {
  it.each(BOOKS)('holds in %s only what each sentence may hold (OG-91)', (_, book) => {
    for (const [key, text] of Object.entries(book)) {
      const holds: readonly string[] = PHRASES[key as keyof Phrases]
      for (const [, slot = ''] of text.matchAll(/\{(\w+)[|}]/g)) {
        expect([key, holds.includes(slot) || slot === 'news']).toEqual([key, true])
      }
    }
  })

  it.each(BOOKS.slice(1))('can be read aloud in %s with any name and number', (language, book) => {
    expect(readingFaults(book, language, 'game')).toEqual([])
  })

  it.each(BOOKS)('counts in %s as the language does', (language, book) => {
    expect(pluralFaults(book, language, 'game', en)).toEqual([])
  })

  it('speaks to one, and to many', () => {
    expect(callIn('de', game('de', 'Wölfe', true))?.say).toEqual([
      'Wölfe, wacht auf.',
      'Einigt euch lautlos und zeigt auf eine Person.',
    ])
    expect(callIn('de', game('de', 'Wolf', false))?.close).toEqual(['Wolf, schließ die Augen.'])
    expect(callIn('pl', game('pl', 'Wilki', true))?.say).toEqual([
      'Budzą się Wilki.',
      'W ciszy wybierają jedną osobę i ją wskazują.',
    ])
    expect(callIn('pl', game('pl', 'Wilk', false))?.say).toEqual([
      'Budzi się Wilk.',
      'W ciszy wybiera jedną osobę i ją wskazuje.',
    ])
  })

  it('is that of the language in which the document is spoken, else English', () => {
    expect(callIn('en', game('de', 'Wölfe', true))?.say).toEqual(
      callIn('de', game('de', 'Wölfe', true))?.say,
    )
    expect(callIn('nl', game('nl', 'Loups', true))?.close).toEqual(['Loups, close your eyes.'])
  })

  it('gives way to a sentence of the document, key by key (OG-91)', () => {
    const phrases = `phrases: { nl: { wakeMany: '{called}, réveillez-vous.', nightBegins: La nuit tombe. } }`
    const texts = gameOf(documentOf(game('nl', 'Loups', true, phrases))).pack.texts['nl']
    expect(texts?.steps['wolves.kill']?.say[0]).toBe('Loups, réveillez-vous.')
    expect(texts?.steps['wolves.kill']?.close).toEqual(['Loups, close your eyes.'])
    expect(texts?.phases?.night).toEqual(['La nuit tombe.'])
  })

  it('is part of the format: unknown keys and places are problems, known ones stand in the schema', () => {
    const problems = (phrases: string) =>
      open(game('en', 'Wolves', true, `phrases: { en: { ${phrases} } }`)).problems.map(
        ({ code }) => code,
      )
    expect(problems('wake: "{called}, up."')).toEqual([])
    expect(problems('wakeUp: Up.')).toEqual(['unknownWord'])
    expect(problems('wake: "{names}, up."')).toEqual(['badPlaceholder'])
    expect(JSON.stringify(jsonSchema())).toContain('"wakeMany"')
  })

  it('may say by name who is asked before everybody, and nobody in a call of the night (OG-167)', () => {
    const line = "words: { say: '{names}, whom?' }"
    const ask = `when: [{ on: day, ask: { id: farmer.ask, whom: { role: farmer }, choose: { one: everyone }, ${line} } }]`
    const said = gameOf(documentOf(game('en', 'Wolves', true, ask))).pack.texts['en']?.steps[
      'farmer.ask'
    ]
    expect(said).toMatchObject({ title: 'Farmer', say: ['{names}, whom?'] })
    const call = game('en', 'Wolves', true).replace('id: wolves.kill,', `id: wolves.kill, ${line},`)
    expect(open(call).problems.map(({ code }) => code)).toContain('secretSpoken')
  })

  it('lets a house rule decide what the host watches for', () => {
    const options = `options: { how: { choice: most, name: How, values: { most: The most., unanimous: All. } } }`
    const text = game('en', 'Wolves', true, options).replace(
      '{ one: everyone }',
      '{ one: everyone, by: { option: how } }',
    )
    expect(callIn('en', text)?.do).toMatchObject({
      sentences: [
        { by: 'how', texts: { most: en.hostMost, unanimous: en.hostUnanimous } },
        en.hostPass,
      ],
    })
  })
})
