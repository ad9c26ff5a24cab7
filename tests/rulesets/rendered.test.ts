/**
 * Every sentence of every game in every language, at each value of the house rules that it follows, and as the desk has
 * it in evenings under any of them. `NIGHTFALL_SENTENCES=FOLDER` writes them all down there, for a person to read.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { deskView, Game, type OptionDefs, type SeatId } from '../../src/engine'
import { seatIndex } from '../../src/engine/base/ids'
import { stepWords } from '../../src/facilitator/words/stepWords'
import { itemText } from '../../src/i18n/itemText'
import type { WrittenTexts } from '../../src/i18n/rulesetTexts'
import { textsFor } from '../../src/i18n/textsFor'
import { byHouseRules, sentences, type Text } from '../../src/i18n/writtenTexts'
import { playRandomEvening } from '../randomPlay/randomEvening'
import { games, languagesOf, writtenTextsOf } from '../support/games'
import { languageRules } from '../support/languageRules'
import { faultsIn, filled } from '../support/readAloud'
import { alikeIn, readable, renderedTexts } from '../support/renderedTexts'

const FOLDER = process.env['NIGHTFALL_SENTENCES']
const EVENINGS = 4
const SEEDS = Array.from({ length: EVENINGS }, (_, index) => 9101 + index)

const optionsOf = (id: string): OptionDefs => games[id]?.options ?? {}
const shelved = Object.keys(games)
const everyText = shelved.flatMap((id) =>
  languagesOf(id).map((language) => [id, language] as const),
)

/** What is wrong with a text as it is read with any of the language's names. */
const faultsOf = (text: string, language: string): string[] =>
  (languageRules[language]?.names ?? []).flatMap((name) =>
    [1, 2, 5].flatMap((number) => {
      const said = filled(text, language, name, number)
      return faultsIn(said, language).map((fault) => `${fault}: ${said}`)
    }),
  )

describe.each(everyText)('The sentences of %s in %s', (id, language) => {
  const all = renderedTexts(writtenTextsOf(id, language), optionsOf(id))

  it('can be read aloud at every value of the house rules that they follow', () => {
    const wrong = all.flatMap(({ path, readings }) =>
      [...new Set(readings.map(({ says }) => says))]
        .filter((says) => says !== '')
        .flatMap((says) => faultsOf(says, language).map((fault) => `${path}: ${fault}`)),
    )
    expect([...new Set(wrong)]).toEqual([])
  })

  it('say something else wherever they say that they follow a house rule', () => {
    expect(all.flatMap(alikeIn)).toEqual([])
  })

  if (FOLDER === undefined) return

  it('are written down for a person to read', () => {
    const [name = ''] = languageRules[language]?.names ?? []
    const folder = join(FOLDER, language)
    const lines = all.map((one) => readable(one, (text) => filled(text, language, name, 2)))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${id}.txt`), `${lines.join('\n')}\n`)
    expect(lines.length).toBeGreaterThan(50)
  })
})

/** Everything that desk and room read in one evening, in one language. */
function readIn(game: Game, id: string, language: string): string[] {
  const texts = textsFor(writtenTextsOf(id, language), game.options)
  const { names = [] } = languageRules[language] ?? {}
  const nameOf = (seat: string): string => names[seatIndex(seat as SeatId) % names.length] ?? ''
  const view = deskView(game)
  const { open } = view
  const words = open && stepWords(open, { texts, nameOf, language })
  const step = words
    ? [words.title, ...words.say, ...words.close, words.do, words.ask, words.sign]
    : []
  const told = view.told.slice(-3).map((item) => itemText(texts, item, nameOf, language))
  return [...step, ...Object.values(words?.options ?? {}), ...told].filter(
    (said): said is string => typeof said === 'string' && said !== '',
  )
}

describe.each(shelved)('At the desk of %s', (id) => {
  const ruleset = games[id]
  if (!ruleset) throw new Error(`no game ${id}`)

  it(`nothing that is read in ${EVENINGS} evenings under any house rules has a gap or was typed carelessly`, () => {
    const wrong = new Set<string>()
    const read = new Map<string, Set<string>>()
    for (const seed of SEEDS) {
      const { history } = playRandomEvening(ruleset, seed)
      const game = new Game(ruleset, history.setup)
      for (const input of [null, ...history.inputs]) {
        if (input) game.apply(input)
        for (const language of languagesOf(id)) {
          const before = read.get(language) ?? new Set()
          read.set(language, before)
          for (const said of readIn(game, id, language)) {
            if (before.has(said)) continue
            before.add(said)
            for (const fault of faultsIn(said, language))
              wrong.add(`${language}: ${fault}: ${said}`)
          }
        }
      }
    }
    expect([...wrong]).toEqual([])
    for (const said of read.values()) expect(said.size).toBeGreaterThan(40)
  })
})

describe('A fault', () => {
  const defs = {
    dusk: { kind: 'switch', default: false },
    moon: { kind: 'choice', values: ['new', 'full'], default: 'new' },
  } as const satisfies OptionDefs
  const by = byHouseRules<typeof defs>()
  const rendered = (text: Text) => renderedTexts({ about: [text] } as unknown as WrittenTexts, defs)

  it('is found where both ends of a house rule say the same in every reading', () => {
    const same = by('dusk', {
      true: 'It is dark.',
      false: by('moon', { new: 'It is dark.', full: 'It is dark.' }),
    })
    expect(rendered(same).flatMap(alikeIn)).toEqual([
      'about.0: the same at dusk false and true',
      'about.0: the same at moon new and full',
    ])
    const differs = by('dusk', {
      true: 'It is dark.',
      false: by('moon', { new: 'It is dark.', full: 'It is light.' }),
    })
    expect(rendered(differs).flatMap(alikeIn)).toEqual([])
  })

  it('is found where two halves come together badly', () => {
    const halves = sentences(
      'It is dark,',
      by('dusk', { true: ', and late.', false: 'and early.' }),
    )
    const said = rendered(halves).flatMap(({ readings }) => readings.map(({ says }) => says))
    expect(said.flatMap((text) => faultsIn(text, 'en'))).toEqual([
      'two commas',
      'space before a mark',
    ])
    expect(faultsIn('{names} wake up.', 'en')).toEqual(['a slot that is not filled'])
  })
})
