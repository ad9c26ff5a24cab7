/** Whatever an evening of a document asks words for has them, in every language, with all its places filled. */
import { describe, expect, it } from 'vitest'
import { deskView, Game, type AnyRuleset, type DeskStep, type SeatId } from '../../../src/engine'
import { stepWords } from '../../../src/facilitator/words/stepWords'
import { linesOf } from '../../../src/host/evening/log/chronicle'
import { eveningLine } from '../../../src/i18n/eveningLine'
import { itemText } from '../../../src/i18n/itemText'
import { codes } from '../../../src/i18n/locales/en/codes'
import type { RulesetTexts, WrittenTexts } from '../../../src/i18n/rulesetTexts'
import { textsFor } from '../../../src/i18n/textsFor'
import { gameOf } from '../../../src/own/game'
import { ownedCalls } from '../../../src/own/words/texts/owners'
import { playRandomEvening } from '../../randomPlay/randomEvening'
import { firstSeed } from '../../support/firstSeed'
import { timesMore } from '../../support/seeds'
import { documents } from '../words/documents'

const LANGUAGES = ['en', 'de', 'pl'] as const
const SEEDS = Array.from({ length: timesMore(1) }, (_, n) => firstSeed(7001) + n)
/** Like no other word, so that a name is found wherever it stands. */
const NAME = 'Xq'
const nameOf = (seat: string): string => `${NAME}${seat}`
const OPEN = /[{}]|undefined/

interface Spoken {
  readonly texts: RulesetTexts
  readonly language: string
}

/** What is alike of two values, as far as words are chosen by it. */
function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `list of ${Math.min(2, value.length)}`
  if (typeof value === 'object' && value !== null) return Object.values(value).map(shapeOf).join()
  return /^s\d+$/.test(String(value)) ? 'seat' : String(value)
}

/** An evening played anew, looked at once for everything that is said the same way. */
class Listener {
  readonly gaps = new Set<string>()
  /** Names in lines of the night. */
  readonly named = new Set<string>()
  readonly #known = new Set<string>()

  constructor(
    private readonly ruleset: AnyRuleset,
    private readonly calls: ReadonlySet<string>,
    private readonly spoken: readonly Spoken[],
  ) {}

  #isNew(key: string): boolean {
    if (this.#known.has(key)) return false
    this.#known.add(key)
    return true
  }

  #want(gap: string, isThere: boolean): void {
    if (!isThere) this.gaps.add(gap)
  }

  hear(game: Game): void {
    const { state, open, options } = game
    for (const item of state.record.items) {
      // Nobody reads out what only marks the course.
      if (item.quiet || !this.#isNew(`item ${item.kind} ${item.cause} ${shapeOf(item.of)}`))
        continue
      for (const { texts, language } of this.spoken) {
        const told = itemText(texts, item, nameOf, language)
        this.#want(`${language}: ${item.kind}: ${told}`, told !== '' && !OPEN.test(told))
      }
    }
    for (const [step, signal] of Object.entries(state.shown)) {
      if (typeof signal !== 'string' || !this.#isNew(`sign ${step} ${signal}`)) continue
      for (const { texts } of this.spoken)
        this.#want(`sign of ${step}: ${signal}`, texts.steps[step]?.signals?.[signal] !== undefined)
    }
    if (
      !open ||
      !this.#isNew(`${open.id} ${open.variant} ${shapeOf(open.params)} ${open.form.kind}`)
    )
      return
    for (const { key } of this.ruleset.reminders(state, options)) {
      for (const { texts } of this.spoken) this.#want(`reminder ${key}`, key in texts.reminders)
    }
    const desk = deskView(game)
    for (const step of [...(desk.open ? [desk.open] : []), ...desk.offered]) this.#read(step)
  }

  #read(step: DeskStep): void {
    const { id, variant, stage } = step
    for (const { texts, language } of this.spoken) {
      const known = texts.steps[id]
      this.#want(`step ${id}`, known !== undefined)
      if (!known) continue
      const words = stepWords(step as never, {
        nameOf: nameOf as (seat: SeatId) => string,
        texts,
        language,
      })
      const { say, close, title, sign, ask } = words
      for (const line of [...say, ...close, title, words.do, sign ?? '', ask ?? ''])
        this.#want(`${language}: ${id}: ${line}`, !OPEN.test(line))
      this.#want(`${language}: ${id}: nothing to do`, words.do !== '')
      this.#want(
        `variant ${variant} of ${id}`,
        variant === null || known.variants?.[variant] !== undefined,
      )
      this.#want(`stage ${stage?.about}`, !stage?.about || texts.stages[stage.about] !== undefined)
      const options = step.form.kind === 'option' ? step.form.options : []
      for (const one of options) {
        const name = known.options?.[one] ?? texts.roles[one] ?? texts.cards[one]
        this.#want(`option ${one} of ${id}`, name !== undefined)
      }
      if (!this.calls.has(id)) continue
      for (const line of [...say, ...close])
        if (line.includes(NAME)) this.named.add(`${id}: ${line}`)
    }
  }

  /** Lines of the true story with a place that nothing fills. */
  tell(lines: ReturnType<typeof linesOf>): void {
    for (const line of lines) {
      if (!this.#isNew(`line ${line.key} ${Object.keys({ ...line.params, ...line.seats }).join()}`))
        continue
      for (const { texts, language } of this.spoken) {
        const template = texts.chronicle[line.key]
        if (template === undefined) continue
        const said = eveningLine(line, template, { nameOf, texts, language })
        this.#want(`${language}: ${line.key}: ${said}`, !OPEN.test(said))
      }
    }
  }
}

describe.each(Object.entries(documents))('%s', (_, document) => {
  const { pack } = gameOf(document)
  const calls = new Set(ownedCalls(document).map(({ call }) => call.id))

  it('has words for all that evenings ask, tell and show, in every language, and no name at night (OG-44)', () => {
    for (const seed of SEEDS) {
      const { history } = playRandomEvening(pack.rules, seed)
      const spoken = LANGUAGES.map((language) => ({
        language,
        texts: textsFor(pack.texts[language] as WrittenTexts, history.game.options),
      }))
      const listener = new Listener(pack.rules, calls, spoken)
      const game = new Game(pack.rules, history.setup)
      for (const input of history.inputs) {
        listener.hear(game)
        const { phase } = game.state
        const outcome = game.apply(input)
        if (outcome.ok) listener.tell(linesOf(input, outcome.events, phase))
      }
      expect([...listener.gaps]).toEqual([])
      // OG-44: what is said at night knows of no player.
      expect([...listener.named]).toEqual([])
    }
  }, 60_000)

  it('names teams, roles, cards, conditions and house rules, and every finding of its decks', () => {
    for (const language of LANGUAGES) {
      const texts = pack.texts[language]
      expect(Object.keys(texts?.teams ?? {})).toEqual([...pack.rules.teams])
      expect(Object.keys(texts?.roles ?? {})).toEqual(Object.keys(pack.rules.roles))
      expect(Object.keys(texts?.cards ?? {})).toEqual(pack.rules.casting.cards.map(({ id }) => id))
      expect(Object.keys(texts?.statuses ?? {})).toEqual([...pack.rules.statuses])
      expect(Object.keys(texts?.options ?? {})).toEqual(Object.keys(pack.rules.options))
      const { min } = document.players
      const found = pack.rules.casting.checkDeck({}, min - 1, {})
      for (const { code } of found) expect(texts?.findings).toHaveProperty([code])
    }
  })
})

describe('A refusal in an own game', () => {
  it('is said in the words that all games share', () => {
    expect(Object.keys(codes.refusals)).toEqual(
      expect.arrayContaining([
        'notATarget',
        'mustPoint',
        'unknownRole',
        'unknownStatus',
        'tooMany',
      ]),
    )
  })
})
