/** Every text of every language as it is read aloud: with names and numbers in it, and in that language only. */
import { describe, expect, test } from 'vitest'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { BASE_LANGUAGE, languages } from '../../src/i18n/languages'
import { languageRules } from '../support/languageRules'
import { readingFaults } from '../support/readAloud'

const further = Object.keys(languages).filter((language) => language !== BASE_LANGUAGE)

describe('A text that cannot be read aloud', () => {
  const faults = (text: string, language = 'de') => readingFaults({ a: text }, language, 'game')

  test('Is found where a slot stays open, or something has grown to a name', () => {
    expect(faults('{name ist raus.')[0]).toContain('a slot that is not filled')
    expect(faults('{name}s Stimme zählt.')[0]).toContain('something sticks to a slot')
    expect(faults('{name}’ Stimme zählt.')[0]).toContain('something sticks to a slot')
    expect(faults('Die Stimme von {name} zählt.')).toEqual([])
  })

  test('Is found where it was typed carelessly', () => {
    expect(faults('Augen  zu.')[0]).toContain('two spaces')
    expect(faults('Augen zu !')[0]).toContain('space before a mark')
    expect(faults('Sagt "ja".')[0]).toContain('a straight quotation mark')
    expect(faults('Sagt „ja.')[0]).toContain('a mark that does not close')
    expect(faults('{name} sagt {count} {count|Wort|Wörter}: „so“ …')).toEqual([])
  })

  test('Is found where it is English, or addresses the host as no host is addressed', () => {
    expect(faults('{name} and {target} schlafen.')[0]).toContain('an English word')
    expect(faults('Jetzt schließen Sie die Augen.')[0]).toContain('a formal')
    expect(faults('Alle Spieler*innen schlafen.')[0]).toContain('a made-up ending')
    expect(faults('Głos na {name}.', 'pl')[0]).toContain('another ending')
    expect(faults('{name} nie przeżyła.', 'pl')[0]).toContain('a man or a woman')
    expect(faults('{name} nie żyje, głosy: {count}.', 'pl')).toEqual([])
    expect(faults('Die Mafia erwacht. Sie sieht sich um, und ihr schlaft.')).toEqual([])
  })
})

describe('A Polish text', () => {
  const faults = (text: string) => readingFaults({ a: text }, 'pl', 'game')

  test.each([
    ['Nie mów że to on.', 'a clause without its comma'],
    ['Wskazuje osobę którą chroni.', 'a clause without its comma'],
    ['Osoba na którą pada głos odpada.', 'a clause without its comma'],
    ['Idź dalej gdy zasną.', 'a clause without its comma'],
    ['{name} wskazuje … kogo?', 'a space before an ellipsis'],
    ['Na drzwiach pisało: {name}', 'a writing that'],
    ['Na kartce stało: {name}', 'a writing that'],
    ['Znajdźcie każdego mafioso.', 'a Mafioso in the wrong case'],
  ])('is faulty: “%s”', (text, fault) => {
    expect(faults(text).join()).toContain(fault)
  })

  test.each([
    'Powiedz, że to on, ale tylko gdy zasną, chyba że nie śpią.',
    'Osoba, na którą pada głos, odpada. Kto ma którą kartę?',
    'Kto mówi „mafioso”, nie zdradza, który.',
    '{name} wskazuje… kogo?',
  ])('is not: “%s”', (text) => {
    expect(faults(text)).toEqual([])
  })
})

test('Every language has its rules for being read aloud', () => {
  expect(Object.keys(languageRules)).toEqual(expect.arrayContaining(further))
})

describe.each(further)('Every text in %s', (language) => {
  test('Can be read aloud at the desk, on the big screen, on phones and in the menu, with every name and number', async () => {
    const parts = (await languages[language]?.load?.())?.language
    const { codes, ...desk } = (await parts?.desk())?.desk ?? { codes: null }
    expect(desk).not.toEqual({})
    expect([
      ...readingFaults(desk, language, 'window'),
      ...readingFaults(codes, language, 'game'),
      ...readingFaults((await parts?.show())?.projector, language, 'window'),
      ...readingFaults((await parts?.phone())?.phone, language, 'window'),
      ...readingFaults((await parts?.desktop())?.desktop, language, 'window'),
    ]).toEqual([])
  })

  test('Can be read aloud in the games, with every name and number', async () => {
    const games = Object.entries(await gamesInLanguage(language))
    expect(
      games.flatMap(([id, { texts }]) =>
        readingFaults(texts, language, 'game').map((fault) => `${id}.${fault}`),
      ),
    ).toEqual([])
  })

  test('Can be read aloud in the stories', async () => {
    const games = Object.entries(await gamesInLanguage(language))
    const faults = games.flatMap(([id, { stories }]) => {
      expect(stories?.lang ?? language).toBe(language)
      // A slot's word may begin or end what it stands in, so spaces around it are no fault of the text.
      const said = JSON.parse(
        JSON.stringify(stories ?? {}).replace(/\{(?!name\})[\w@.]+\}/g, '{word}'),
      ) as object
      return readingFaults(said, language, 'game').map((fault) => `${id}.${fault}`)
    })
    expect(faults).toEqual([])
  })
})
