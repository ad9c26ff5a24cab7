import { describe, expect, it } from 'vitest'
import { Game, type AnyRuleset, type OptionDef } from '../../src/engine'
import { coreEvents } from '../../src/engine/state/events'
import type { RulesetTexts } from '../../src/i18n/rulesetTexts'
import { BASE_LANGUAGE } from '../../src/i18n/languages'
import { playRandomEvening } from '../randomPlay/randomEvening'
import { games, textsOf } from '../support/games'
import { storyOf } from '../support/storyOf'
import { sampled } from '../support/seeds'

const EVENINGS = sampled(60, 150)

const missing = (wanted: readonly string[], table: object) =>
  wanted.filter((key) => !(key in table))

function valuesOf(def: OptionDef): readonly string[] {
  switch (def.kind) {
    case 'switch':
      return ['true', 'false']
    case 'choice':
    case 'several':
      return def.values
    case 'order':
      return def.default
    case 'seconds':
      return Object.keys(def.default)
    case 'number':
      return []
  }
}

/** Everything that one evening needed words for and had none. */
function gapsIn(game: Game, ruleset: AnyRuleset, texts: RulesetTexts): string[] {
  const gaps: string[] = []
  const want = (what: string, key: string, table: object | undefined) => {
    if (!table || !(key in table)) gaps.push(`${what} ${key}`)
  }
  const { open, state, options } = game
  for (const { key } of ruleset.reminders(state, options)) want('reminder', key, texts.reminders)
  for (const { kind, cause } of state.record.items) {
    want('item', kind, texts.items)
    if (cause) want('item', `${kind}.${cause}`, texts.items)
  }
  if (!open) return gaps
  want('step', open.id, texts.steps)
  if (open.variant) want(`variant of ${open.id}:`, open.variant, texts.steps[open.id]?.variants)
  if (open.stage?.about) want('stage', open.stage.about, texts.stages)
  return gaps
}

describe.each(Object.values(games).map((ruleset) => [ruleset.id, ruleset] as const))(
  'the texts of %s',
  (id, ruleset) => {
    it('name every team, role, card, condition, and every house rule with its values', () => {
      const texts = textsOf(id)
      expect(missing(ruleset.teams, texts.teams)).toEqual([])
      expect(missing(Object.keys(ruleset.roles), texts.roles)).toEqual([])
      const cards = ruleset.casting.cards.map((card) => card.id)
      expect(missing(cards, texts.cards)).toEqual([])
      expect(missing(ruleset.statuses, texts.statuses)).toEqual([])
      for (const [option, def] of Object.entries(ruleset.options)) {
        const words = texts.options[option]?.values ?? {}
        expect([option, missing(valuesOf(def), words)]).toEqual([option, []])
      }
    })

    it('say how the host looks at all cards exactly where he does', () => {
      const { verify } = textsOf(id)
      expect(verify !== undefined).toBe(ruleset.casting.hostLooks !== undefined)
    })

    it('tell the true story in lines of its own events, filled with what they carry', () => {
      const texts = textsOf(id)
      const lines = Object.keys(texts.chronicle).filter((key) => !key.startsWith('ruling.'))
      expect(missing(lines, { ...ruleset.events, ...coreEvents })).toEqual([])
      const open = new Set<string>()
      for (let seed = 8001; seed <= 8040; seed++) {
        const { history } = playRandomEvening(ruleset, seed)
        const { chronicle } = textsOf(id, BASE_LANGUAGE, history.setup.options)
        for (const line of storyOf(ruleset, history)) {
          const told = chronicle[line.key] ?? ''
          for (const [, slot = ''] of told.matchAll(/\{(\w+)[|}]/g)) {
            if (!(slot in line.seats) && !(slot in line.params)) open.add(`${line.key}: ${told}`)
          }
        }
      }
      expect([...open]).toEqual([])
    })

    it(`have words for all that is asked and announced in ${EVENINGS} random evenings`, () => {
      const texts = textsOf(id)
      const gaps = new Set<string>()
      for (let seed = 7001; seed <= 7000 + EVENINGS; seed++) {
        const { history } = playRandomEvening(ruleset, seed)
        const game = new Game(ruleset, history.setup)
        for (const input of history.inputs) {
          for (const gap of gapsIn(game, ruleset, texts)) gaps.add(gap)
          game.apply(input)
        }
      }
      expect([...gaps]).toEqual([])
    }, 120_000)
  },
)
