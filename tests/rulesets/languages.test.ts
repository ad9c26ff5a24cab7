import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { texts } from '../../rulesets/_template/texts/en'
import { BASE_LANGUAGE, loadRulesetTexts } from '../../src/i18n/rulesetTable'
import { games, textsOf } from '../support/games'
import { unfilled } from '../support/placeholders'

const root = join(import.meta.dirname, '..', '..', 'rulesets')

/** The other languages of a game, by the files of its texts. */
const translationsOf = (id: string): string[] =>
  readdirSync(join(root, id, 'texts'))
    .flatMap((file) => /^(\w+)\.ts$/.exec(file)?.[1] ?? [])
    .filter((language) => language !== BASE_LANGUAGE)

const translations = Object.keys(games).flatMap((id) =>
  translationsOf(id).map((language) => [id, language] as const),
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
    it(`uses only placeholders that the base fills: ${id} in ${language}`, async () => {
      expect(unfilled(await textsOf(id), await loadRulesetTexts(id, language))).toEqual([])
    })
  }
})
