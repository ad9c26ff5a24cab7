import { describe, expect, it } from 'vitest'
import { texts } from '../../rulesets/_template/texts/en'
import { BASE_LANGUAGE } from '../../src/i18n/languages'
import { games, languagesOf, writtenTextsOf } from '../support/games'
import { unfilled } from '../support/placeholders'

const translations = Object.keys(games).flatMap((id) =>
  languagesOf(id)
    .filter((language) => language !== BASE_LANGUAGE)
    .map((language) => [id, language] as const),
)

describe('another language of a game', () => {
  it('would be caught with a placeholder that nothing fills, wherever it stands', () => {
    const items = { ...texts.items, died: '{opfer} kam nicht heim.', tie: '{names}' }
    const steps = {
      ...texts.steps,
      'day.lastWords': { ...texts.steps['day.lastWords'], say: ['Still.', '{name}, {nmae}!'] },
    }
    expect(unfilled(texts, { ...texts, items, steps })).toEqual([
      'steps.day.lastWords.say.1: {nmae}',
      'items.died: {opfer}',
      'items.tie: {names}',
    ])
    expect(unfilled(texts, texts)).toEqual([])
  })

  for (const [id, language] of translations) {
    it(`uses only placeholders that the base fills: ${id} in ${language}`, () => {
      expect(unfilled(writtenTextsOf(id), writtenTextsOf(id, language))).toEqual([])
    })
  }
})
