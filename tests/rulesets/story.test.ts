/** The evening's own lines, in every language: whole sentences in which everything has a name. */
import { describe, expect, it } from 'vitest'
import type { AnyRuleset } from '../../src/engine'
import { chronicleLine } from '../../src/facilitator/words/chronicle'
import { knownName } from '../../src/i18n/naming'
import { languages } from '../../src/i18n/languages'
import { chronicle as english } from '../../src/i18n/locales/en/codes/chronicle'
import { playRandomEvening } from '../randomPlay/randomEvening'
import { games, languagesOf, textsOf } from '../support/games'
import { storyOf } from '../support/storyOf'
import { sampled } from '../support/seeds'

const EVENINGS = sampled(15, 40)

async function sharedIn(language: string): Promise<Readonly<Record<string, string>>> {
  const parts = (await languages[language]?.load?.())?.language
  const { desk } = (await parts?.desk()) ?? {}
  return desk?.codes.chronicle ?? english
}

const spoken = Object.keys(games).flatMap((id) =>
  languagesOf(id).map((language) => [id, language] as const),
)

describe.each(spoken)('The log of %s in the language %s', (id, language) => {
  it('is made of whole sentences, with a name for all that they tell of', async () => {
    const ruleset = games[id] as AnyRuleset
    const shared = await sharedIn(language)
    const wrong = new Set<string>()
    let told = 0
    for (let seed = 8001; seed <= 8000 + EVENINGS; seed++) {
      const { history } = playRandomEvening(ruleset, seed)
      const texts = textsOf(id, language, history.setup.options)
      const naming = { nameOf: () => 'Zoë', texts, language }
      for (const entry of storyOf(ruleset, history)) {
        const line = chronicleLine(entry, texts, naming, (key) => shared[key] ?? null)
        if (line === null) continue
        told += 1
        if (!/[.!?…]$/u.test(line) || /[{}]/.test(line)) wrong.add(`${entry.key}: ${line}`)
        const template = texts.chronicle[entry.key] ?? shared[entry.key] ?? ''
        const { step, ...params } = entry.params
        const signs = texts.steps[String(step)]?.signals ?? {}
        for (const [, slot = ''] of template.matchAll(/\{(\w+)\}/g)) {
          for (const word of String(params[slot] ?? '').split(', ')) {
            const named = word === '' || typeof params[slot] === 'number' || word in signs
            if (!named && knownName(word, naming) === undefined)
              wrong.add(`${entry.key}: “${word}”`)
          }
        }
      }
    }
    expect(told).toBeGreaterThan(EVENINGS * 10)
    expect([...wrong]).toEqual([])
  }, 60_000)
})
