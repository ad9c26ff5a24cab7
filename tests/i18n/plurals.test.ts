// @vitest-environment happy-dom
/** Numbers in sentences: by the rules of the language, and with every form that it has. */
import { createApp, h } from 'vue'
import { describe, expect, test } from 'vitest'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { createWindowI18n, useSaying } from '../../src/i18n/createI18n'
import { format } from '../../src/i18n/format'
import { BASE_LANGUAGE, languages } from '../../src/i18n/languages'
import { codes } from '../../src/i18n/locales/en/codes'
import { facilitator } from '../../src/i18n/locales/en/facilitator'
import { phone } from '../../src/i18n/locales/en/phone'
import { projector } from '../../src/i18n/locales/en/projector'
import { pluralForms } from '../../src/i18n/plurals'
import { games, writtenTextsOf } from '../support/games'
import { NUMBERS, pluralFaults } from '../support/plurals'

const WORDS = { one: 'karta', few: 'karty', many: 'kart', other: 'karty (część)' }
const POLISH = Object.values(WORDS)

/** A window that says one text with every number. */
function said(language: string, text: string, numbers: readonly number[]): string[] {
  const i18n = createWindowI18n(
    { cards: '{count} card | {count} cards' },
    { pl: { name: 'Polski' } },
  )
  i18n.global.setLocaleMessage(language, { cards: text } as never)
  i18n.global.locale.value = language as never
  const lines: string[] = []
  const app = createApp({
    setup() {
      const say = useSaying<'cards'>()
      lines.push(...numbers.map((count) => say('cards', { count })))
      return () => h('p')
    },
  })
  app.use(i18n).mount(document.createElement('div'))
  app.unmount()
  return lines
}

describe('A number in a sentence', () => {
  test('Takes one of four forms in Polish, the same in windows and in games', () => {
    const rules = new Intl.PluralRules('pl')
    const expected = NUMBERS.map((n) => {
      const form = rules.select(n) as keyof typeof WORDS
      return `${String(n).replace('.', ',')} ${WORDS[form]}`
    })
    const inWindow = POLISH.map((word) => `{count} ${word}`).join(' | ')
    expect(said('pl', inWindow, NUMBERS)).toEqual(expected)
    const inGame = `{count} {count|${POLISH.join('|')}}`
    expect(NUMBERS.map((count) => format(inGame, { count }, 'pl'))).toEqual(expected)
    const some = ['1 karta', '4 karty', '5 kart', '12 kart', '22 karty', '1,5 karty (część)']
    for (const line of some) expect(expected).toContain(line)
  })

  test('Takes the word that belongs to it where there are several numbers', () => {
    const text = '{wanted} {wanted|karta|karty|kart|karty}, {count} {count|karta|karty|kart|karty}'
    expect(format(text, { wanted: 2, count: 7 }, 'pl')).toBe('2 karty, 7 kart')
  })

  test('Has as many forms as its language has for what is counted at a table', () => {
    const forms = (language: string) => pluralForms(language).join(' ')
    expect(forms('pl')).toBe('one few many other')
    expect(['en', 'de', 'fr', 'es'].map(forms)).toEqual(Array(4).fill('one other'))
    expect(forms('th')).toBe('other')
    expect(forms('ar')).toBe('zero one two few many other')
  })

  test('Stays to be seen where nobody gave it', () => {
    expect(format('{count} {count|card|cards}', {}, 'en')).toBe('{count} {count|card|cards}')
  })
})

describe('A form that is missing', () => {
  const base = { a: '{count} card | {count} cards' }

  test('Is found in a window’s text', () => {
    expect(pluralFaults({ a: '{count} kart | {count} karty' }, 'pl', 'window', base)).toEqual([
      'a: 2 of 4 forms',
    ])
    expect(pluralFaults({ a: '{count} cards' }, 'en', 'window', base)).toEqual(['a: 1 of 2 forms'])
    const whole = POLISH.map((word) => `{count} ${word}`).join(' | ')
    expect(pluralFaults({ a: whole }, 'pl', 'window', base)).toEqual([])
  })

  test('Is found in a game’s text, also where a translator wrote none at all', () => {
    const game = { a: ['{count} {count|card|cards}'] }
    const faults = (text: string, language = 'pl') =>
      pluralFaults({ a: [text] }, language, 'game', game)
    expect(faults('{count} {count|karta|karty||karty}')).toEqual(['a.0: 3 of 4 forms for {count}'])
    expect(faults('{count} kart')).toEqual(['a.0: no forms for {count}'])
    expect(faults('Karty: {count}.')).toEqual([])
    expect(faults('{count} {count|karta|karty|kart|karty}')).toEqual([])
    expect(faults('{count} seconds', 'en')).toEqual(['a.0: no forms for {count}'])
    expect(pluralFaults({ a: 'It has {count} cards.' }, 'en', 'game')).toEqual([
      'a: a number before a word of one form',
    ])
  })
})

describe.each(Object.keys(languages))('Every text in %s', (language) => {
  test('Has all forms of the numbers that it says', async () => {
    const listed = languages[language]
    const parts = (await listed?.load?.())?.language
    const desk = (await parts?.desk())?.desk
    const show = (await parts?.show())?.projector
    const { codes: said = codes, ...windows } = desk ?? { ...facilitator, codes }
    const translated = language === BASE_LANGUAGE ? {} : await gamesInLanguage(language)
    expect([
      ...pluralFaults(windows, language, 'window', facilitator),
      ...pluralFaults(show ?? projector, language, 'window', projector),
      ...pluralFaults((await parts?.phone())?.phone ?? phone, language, 'window', phone),
      ...pluralFaults(said, language, 'game', codes),
      ...Object.keys(games).flatMap((id) =>
        language !== BASE_LANGUAGE && !translated[id]
          ? []
          : pluralFaults(writtenTextsOf(id, language), language, 'game', writtenTextsOf(id)),
      ),
    ]).toEqual([])
  })
})
