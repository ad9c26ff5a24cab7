/** All that windows say of what was done, in every language: nothing by its id, and nothing half said. */
import { describe, expect, it } from 'vitest'
import { Game, type AnyRuleset } from '../../src/engine'
import type { Deed, LogLine, PublicItem } from '../../src/bridge'
import { deedWords } from '../../src/facilitator/words/deedWords'
import { logWords } from '../../src/facilitator/words/logWords'
import type { Words } from '../../src/facilitator/words/useWords'
import { Play } from '../../src/host/evening/play'
import { createWindowI18n } from '../../src/i18n/createI18n'
import { inWords } from '../../src/i18n/format'
import { itemText } from '../../src/i18n/itemText'
import { languages } from '../../src/i18n/languages'
import { desk as english } from '../../src/i18n/locales/en/desk'
import { playRandomEvening } from '../randomPlay/randomEvening'
import { games, languagesOf, textsOf } from '../support/games'

const EVENINGS = 4

interface Evening {
  readonly options: Parameters<typeof textsOf>[2]
  /** What they were dealt with, as `s3 mormon`. */
  readonly held: readonly string[]
  readonly lines: readonly LogLine[]
  readonly deeds: readonly Deed[]
  readonly items: readonly PublicItem[]
}

/** An evening through the host's own hands, with all that the desk was told on the way. */
function eveningOf(ruleset: AnyRuleset, seed: number): Evening {
  const { history } = playRandomEvening(ruleset, seed)
  const play = new Play(new Game(ruleset, history.setup), 0, 0)
  const { state, options } = play.game
  const held = state.seats.flatMap(({ id }) =>
    ruleset.privateSeat(state, id, options).statuses.map((status) => `${id} ${status}`),
  )
  const deeds = new Map<number, Deed>()
  for (const [index, input] of history.inputs.entries()) {
    const deed = { kind: 'input', input, events: [] } as const
    play.perform({ index, t: 0, left: null, deed }, 0)
    const [last] = play.desk.newest.slice(-1)
    if (last) deeds.set(last.act, last)
  }
  const { history: told } = play.game.state.record
  return {
    options: history.setup.options,
    held,
    lines: play.desk.lines,
    deeds: [...deeds.values()],
    items: told.map(({ item }) => item as PublicItem),
  }
}

/** The desk's words in a language, as its window says them. */
async function wordsIn(language: string) {
  const parts = (await languages[language]?.load?.())?.language
  const { desk } = (await parts?.desk()) ?? { desk: english }
  const { global } = createWindowI18n(english)
  global.setLocaleMessage(language as never, desk as never)
  global.locale.value = language as never
  // The table's own type, with every key of it, is too deep for a key that is not known here.
  const { t: say } = global as unknown as {
    readonly t: (key: string, ...given: readonly unknown[]) => string
  }
  const t: Words = (key, params = {}) => {
    const named = Object.fromEntries(
      Object.entries(params).map(([name, value]) => [name, inWords(value, language)]),
    )
    return typeof params['count'] === 'number'
      ? say(key, params['count'], { named })
      : say(key, named)
  }
  const shared: Readonly<Record<string, string>> = desk.codes.chronicle
  return { t, line: (key: string) => shared[key] ?? null }
}

/** What must never be read: an id with a dot, a brace, a seat's id, a word in camel case, a missing word, an open end. */
const FAULTS = [
  /\p{Ll}\.\p{L}/u,
  /[{}]/,
  /\bs\d+\b/,
  /\p{Ll}\p{Lu}/u,
  /undefined|null|NaN/,
  /[:→(,]\s*$/,
  /^\s*$/,
]
/** Names that are written so. */
const SPELT = /McC\w+|MacG\w+|C-3PO|R2-D2/g

const faultOf = (text: string): boolean =>
  FAULTS.some((fault) => fault.test(text.replace(SPELT, '')))

describe.each(Object.keys(games))('What was done in %s', (id) => {
  const ruleset = games[id] as AnyRuleset
  const evenings = Array.from({ length: EVENINGS }, (_, at) => eveningOf(ruleset, 8101 + at))

  it('has the beginning of every condition whose end it has', () => {
    for (const { held, lines } of evenings) {
      const began = new Set(held)
      const missed = lines.flatMap(({ key, seats, params }) => {
        const [seat] = seats['seat'] ?? []
        const all = String(params['statuses'] ?? params['status'] ?? '').split(', ')
        const ids = all.map((status) => `${seat} ${status}`)
        if (['conditionBegan', 'statusGiven'].includes(key)) for (const one of ids) began.add(one)
        return key === 'conditionEnded' ? ids.filter((one) => !began.has(one)) : []
      })
      expect(missed).toEqual([])
    }
  })

  it.each(languagesOf(id))('is told in whole words in the language %s', async (language) => {
    const words = await wordsIn(language)
    const wrong = new Set<string>()
    const kinds = new Set<string>()
    for (const { options, lines, deeds, items } of evenings) {
      const texts = textsOf(id, language, options)
      const naming = { nameOf: () => 'Zoë', texts, language }
      const tongue = { naming, ...words }
      const say = (what: string, text: string | null) => {
        if (text !== null && faultOf(text)) wrong.add(`${what}: ${text}`)
      }
      for (const deed of deeds) {
        kinds.add(deed.kind === 'answer' ? deed.answer.kind : deed.kind)
        say(JSON.stringify(deed), deedWords(deed, tongue))
        say(JSON.stringify(deed), deedWords(deed, tongue, true))
      }
      for (const line of lines) say(JSON.stringify(line), logWords(line, texts, tongue))
      for (const item of items) {
        if (item.quiet || item.show === 'end') continue
        say(
          JSON.stringify(item),
          itemText(texts, item, () => naming.nameOf(), language),
        )
      }
    }
    expect([...wrong].slice(0, 12)).toEqual([])
    expect(kinds.size).toBeGreaterThan(3)
  })
})
