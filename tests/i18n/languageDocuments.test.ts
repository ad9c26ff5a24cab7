/** Languages of the windows as documents: what is read of them, and what is said of their faults. */
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { english } from '../../src/host/languages/english'
import { MOST_LETTERS, readLanguage, type Tables } from '../../src/i18n/documents/readLanguage'

const FOLDER = 'assets/languages'
/** So many texts may wait for their translation between two releases. */
const NEWEST = 40

/** A small program to translate. */
const base: Tables = {
  desk: {
    title: 'Desk',
    help: 'Ask {name} once more.',
    cards: '{count} card | {count} cards',
    codes: { lost: '{count} {count|card|cards} lost' },
  },
  desktop: {},
  phone: {},
  projector: { title: 'Nightfall' },
  phrases: { wake: '{called}, wake up.' },
}

const whole = {
  nightfall: 'language',
  format: 1,
  language: 'fr',
  name: 'Français',
  desk: {
    title: 'Régie',
    help: 'Demande encore à {name}.',
    cards: '{count} carte | {count} cartes',
    codes: { lost: '{count} {count|carte perdue|cartes perdues}' },
  },
  projector: { title: 'Nightfall' },
  phrases: { wake: '{called}, réveille-toi.' },
}

const read = (document: unknown) => readLanguage(JSON.stringify(document, null, 1), base)
const withDesk = (desk: object) => read({ ...whole, desk: { ...whole.desk, ...desk } })

/** What is wrong with a document, one line each. */
const faults = ({ problems }: ReturnType<typeof read>): string[] =>
  problems.map(({ code, line, path }) => `${line} ${path}: ${code}`)

describe('A document', () => {
  test('Is read whole', () => {
    const { document, problems } = read(whole)
    expect(problems).toEqual([])
    expect(document).toMatchObject({ language: 'fr', name: 'Français', english: 0, texts: 6 })
    expect(document?.tables.desk).toEqual(whole.desk)
  })

  test('Is in English where it lacks a text, has an empty one or still has the English sentence, and these are counted', () => {
    const { document, problems } = read({
      ...whole,
      desk: { title: '', help: base.desk['help'] },
      phrases: undefined,
    })
    expect(problems).toEqual([])
    expect(document?.english).toBe(5)
    expect(document?.tables).toEqual({ ...base, projector: whole.projector })
  })

  test('Has text in it, whatever it looks like', () => {
    const { document } = withDesk({ title: '<b onclick="alert(1)">Régie</b>' })
    expect(document?.tables.desk['title']).toBe('<b onclick="alert(1)">Régie</b>')
  })
})

describe('A fault of one text', () => {
  test.each([
    ['an unknown key', { titel: 'Régie' }, '13 desk.titel: unknownKey'],
    ['a key of every object', { constructor: 'Régie' }, '13 desk.constructor: unknownKey'],
    ['a table in place of a text', { title: {} }, '7 desk.title: kind'],
    ['a number in place of a text', { title: 1 }, '7 desk.title: kind'],
    ['a text in place of a table', { codes: 'x' }, '10 desk.codes: kind'],
    ['a placeholder that is missing', { help: 'Demande encore.' }, '8 desk.help: slotMissing'],
    ['a foreign placeholder', { help: '{name} {nom}' }, '8 desk.help: slotForeign'],
    ['a form too few', { cards: '{count} cartes' }, '9 desk.cards: forms'],
    ['a form too many', { title: 'Régie | Régies' }, '7 desk.title: forms'],
    [
      'a form of a word too few',
      { codes: { lost: '{count} {count|carte}' } },
      '11 desk.codes.lost: wordForms',
    ],
    ['a lone bracket', { title: 'Régie {' }, '7 desk.title: sign'],
    ['a sign that means another text', { title: '@:desk.help' }, '7 desk.title: sign'],
    ['a bar', { title: 'Régie|' }, '7 desk.title: sign'],
    ['a form of a word where whole texts count', { help: '{name|a|b}' }, '8 desk.help: sign'],
  ])('Is told with its line: %s; the text is English, the rest is not', (_, desk, told) => {
    const found = withDesk(desk)
    expect(faults(found)).toEqual([told])
    expect(found.document?.tables.phrases).toEqual(whole.phrases)
    const [, key = ''] = /desk\.(\w+)/.exec(told) ?? []
    if (Object.hasOwn(base.desk, key))
      expect(found.document?.tables.desk[key]).toEqual(base.desk[key])
  })

  test('Is no fault of the next: each is told, in the order of the file', () => {
    const found = withDesk({ title: 3, cards: 'x', more: '' })
    expect(faults(found)).toEqual([
      '7 desk.title: kind',
      '9 desk.cards: slotMissing',
      '13 desk.more: unknownKey',
    ])
  })
})

describe('A file that is no document', () => {
  const text = JSON.stringify(whole, null, 1)
  test.each([
    ['is cut off', text.slice(0, 200), '10 : json'],
    ['has a comma too many', text.replace('1,', '1,,'), '3 : json'],
    ['is no JSON', 'nightfall: language', '1 : json'],
    ['is empty', '', '1 : json'],
    ['has more behind its end', `${text}\n{}`, '21 : json'],
    ['is nested without end', '['.repeat(100_000), '1 : json'],
    ['has a key twice', text.replace('"help"', '"title"'), '8 : twice'],
    ['is a list', '[]', '1 nightfall: notLanguage'],
    ['is something else', '{"nightfall": 1}', '1 nightfall: notLanguage'],
    ['has another format', text.replace('"format": 1', '"format": 2'), '3 format: format'],
    ['has no code', text.replace('"fr"', '"french"'), '4 language: language'],
    ['has a code of a path', text.replace('"fr"', '"../fr"'), '4 language: language'],
    ['would replace German', text.replace('"fr"', '"de"'), '4 language: reserved'],
    ['has no name', text.replace('Français', ''), '5 name: name'],
    ['is too long', `"${'a'.repeat(MOST_LETTERS)}"`, '1 : tooLarge'],
  ])('Is told with its line, and nothing of it is used: it %s', (_, written, told) => {
    const found = readLanguage(written, base)
    expect(found.document).toBeNull()
    expect(faults(found)).toEqual([told])
  })
})

describe.each(readdirSync(FOLDER))('The shipped %s', (file) => {
  test('Is without a problem, and lacks the newest texts at most', () => {
    const found = readLanguage(readFileSync(`${FOLDER}/${file}`, 'utf8'), english)
    expect(found.problems).toEqual([])
    expect(found.document?.language).toBe(file.slice(0, -'.json'.length))
    expect(found.document?.english).toBeLessThanOrEqual(NEWEST)
  })
})
