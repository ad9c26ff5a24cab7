import { describe, expect, test } from 'vitest'
import { readOptions, type AnyRuleset, type Json, type OptionValues } from '../../src/engine'
import type { OddsLine, PlayOdds } from '../../src/host/odds/messages'
import { playOdds } from '../../src/host/odds/playOdds'
import { packs, rulesets } from '../../rulesets'
import { rngFrom } from '../randomPlay/randomEvening'
import { valuesOf } from '../scenarios/mutations/forcedOptions'
import { openHost } from './fixtures/openHost'

const PLAYERS = 12
const NAMES = Array.from({ length: PLAYERS }, (_, index) => `Guest ${index + 1}`)

/** Every house rule of a game with every value that is not the default. */
const choices = ({ options }: AnyRuleset): [id: string, value: Json][] =>
  Object.entries(options).flatMap(([id, def]) =>
    valuesOf(def)
      .slice(0, 4)
      .filter((value) => JSON.stringify(value) !== JSON.stringify(def.default))
      .map((value): [string, Json] => [id, value]),
  )

/** The game as it is, which notes by which house rules it deals and begins. */
function noting(ruleset: AnyRuleset, noted: OptionValues[]): AnyRuleset {
  const { casting } = ruleset
  return {
    ...ruleset,
    casting: {
      ...casting,
      redeal(hands, options) {
        noted.push(options)
        return casting.redeal(hands, options)
      },
    },
    start(setup, options) {
      noted.push(options)
      return ruleset.start(setup, options)
    },
  }
}

describe('The evenings that are played for the odds', () => {
  test.each(Object.values(rulesets))(
    'are dealt and played by the chosen house rules of $id',
    (ruleset) => {
      let held = 0
      for (const [id, value] of choices(ruleset)) {
        const read = readOptions(ruleset.options, { [id]: value })
        if (!read.ok) continue
        const options = read.values
        const deck = ruleset.casting.propose(PLAYERS, options)
        const noted: OptionValues[] = []
        const asked = { ruleset: ruleset.id, options, deck, players: PLAYERS, evenings: 1 }
        const reports = [...playOdds(noting(ruleset, noted), asked, rngFrom(held + 1))]
        if (reports.at(-1)?.played !== 1) continue
        expect(noted.length, id).toBeGreaterThan(1)
        for (const one of noted) expect(one, id).toEqual(options)
        held += 1
      }
      expect(held).toBeGreaterThan(choices(ruleset).length / 2)
    },
  )
})

describe('The odds of the lobby', () => {
  test.each(Object.values(rulesets))(
    'are asked for each chosen house rule of $id, its players and its deck',
    async (ruleset) => {
      const bench = await openHost({ packs })
      const posted: PlayOdds[] = []
      const line: OddsLine = {
        post: (message) => void posted.push(message),
        onMessage: () => {},
        onGone: () => {},
        stop: () => {},
      }
      bench.host.attach({ startOdds: () => line })
      await bench.does({ type: 'lobby.begin', ruleset: ruleset.id })
      await bench.does({ type: 'lobby.players', names: NAMES })
      const choose = (option: string, value: Json) =>
        bench.ask({ type: 'lobby.option', option, value: value as never })
      let held = 0
      for (const [option, value] of choices(ruleset)) {
        if ((await choose(option, value)).ok) {
          const answer = await bench.ask({ type: 'odds.begin' })
          if (answer.ok) {
            const { lobby } = bench.view()
            const asked = posted.at(-1)
            expect(asked?.options[option], option).toEqual(value)
            expect(asked).toMatchObject({ ruleset: ruleset.id, players: PLAYERS })
            expect(asked?.deck).toEqual(lobby?.deck)
            expect(lobby?.odds?.state).toBe('running')
            held += 1
          }
        }
        await choose(option, ruleset.options[option]?.default ?? null)
      }
      expect(held).toBeGreaterThan(choices(ruleset).length / 2)
    },
  )
})
