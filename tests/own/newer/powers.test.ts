/** What several may use at any moment: who may write it, how the one answer says who, and that nobody hears of it in vain. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/engine'
import { nameOfWord } from '../../../src/i18n/naming'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const ARMOURY = readFileSync('tests/own/documents/armoury.yaml', 'utf8')

const instead = changes(ARMOURY)

const PLAIN = `nightfall: 1
id: plain
edition: 1
languages: [en]
name: Plain
players: { min: 5, max: 7, best: [5, 6] }
teams: { guests: { name: Guests }, thieves: { name: Thieves } }
roles:
  guest: { team: guests, name: Guest, supply: 7 }
  cook: { team: guests, name: Cook, supply: 2, like: gunner }
  thief: { team: thieves, name: Thief, like: killer }
deck: { rows: { 5: { thief: 1, cook: 1 } }, fill: guest }
day: [{ talk: {} }, { trial: {} }]
victory: [{ wins: guests, if: { none: { team: thieves } } }, { wins: thieves, if: { count: everyone, atMost: 2 } }]
`

describe('A power that several may have', () => {
  it('stands at statuses, objects and roles of any supply where the document says so (OG-174, OG-173)', () => {
    expect(codesIn(ARMOURY)).toEqual([])
    expect(codesIn(PLAIN)).toEqual(['needsMore'])
    expect(codesIn(PLAIN.replace('supply: 2, ', ''))).toEqual([])
    const mark = 'statuses: { mark: { name: Mark, until: never, powers: [POWER] } }'
    const power = '{ id: mark.use, during: [day], do: [{ give: { status: mark, to: self } }] }'
    const atStatus = PLAIN.replace('supply: 2, ', '') + mark.replace('POWER', power)
    expect(codesIn(atStatus)).toEqual(['needsMore'])
    expect(codesIn(`needs: 2\n${atStatus}`)).toEqual([])
  })

  it('is used by somebody who has it: the table has none (OG-174)', () => {
    const table = instead('    name: kit\n', '    name: kit\n    table: true\n')
    expect(codesIn(table)).toContain('powerNeedsHolder')
  })

  it('speaks of whoever gave the status, and of nobody else who is not there (OG-174)', () => {
    expect(codesIn(instead('{ any: [self, giver] }', 'killers'))).toEqual(['wordNotHere'])
    const atRole = instead(
      'do: [{ give: { status: tied, to: targets } }]',
      'do: [{ give: { status: tied, to: giver } }]',
    )
    expect(codesIn(atRole)).toEqual(['wordNotHere'])
  })

  it('tells in the preview what the room hears, which of a private status is nothing (OG-174)', () => {
    const dealt = ARMOURY.replace(
      '5: { wolf: 1 }',
      '5: { wolf: 1, archer: 1, smith: 1, crier: 1, keeper: 1 }',
    )
    const lines = (language: string): Record<string, readonly string[]> => {
      const document = documentOf(dealt.replace('[en]', `[${language}]`))
      const { asked } = previewOf(document, { players: 8, options: {}, language })
      return Object.fromEntries(asked.map(({ id, when }) => [id, when]))
    }
    const {
      'pistol.fire': pistol,
      'herald.cry': herald,
      'bell.ring': bell,
      'archer.shoot': archer,
    } = lines('en')
    expect(pistol).toEqual([
      'May be used during: Talk.',
      'Once a game.',
      'The room does not hear who it is.',
    ])
    expect(herald).toContain('They turn over their card for it.')
    expect(archer).toContain('They turn over their card for it.')
    expect(bell).toContain('The room does not hear who it is.')
    expect(lines('de')['pistol.fire']).toHaveLength(3)
    expect(lines('pl')['pistol.fire']).toHaveLength(3)
  })

  it('asks the host first who uses it, in three languages, where several may (OG-174)', () => {
    const first = {
      en: 'First say who uses it.',
      de: 'Sag zuerst, wer sie einsetzt.',
      pl: 'Najpierw zaznacz, kto jej używa.',
    }
    for (const [language, words] of Object.entries(first)) {
      const { steps } = textsOf(documentOf(ARMOURY.replace('[en]', `[${language}]`)), language)
      expect(JSON.stringify(steps['archer.shoot']?.variants)).toContain(words)
      expect(JSON.stringify(steps['bell.ring'])).not.toContain(words)
    }
    const naming = { nameOf: () => 'Ann', texts: null, language: 'en' }
    expect(nameOfWord('s0.mend', { mend: 'Mend' }, naming)).toBe('Ann: Mend')
    expect(nameOfWord('s0', {}, naming)).toBe('Ann')
    expect(nameOfWord('mend', { mend: 'Mend' }, naming)).toBe('Mend')
  })

  it('is heard of in nothing but its effects, whoever of two used a pistol (OG-174, OG-93, OG-97)', () => {
    const game = rulesetOf(documentOf(ARMOURY))
    const evening = (given: readonly string[], answer: Answer) => {
      const table = sitDown(game, 'smith villager villager villager villager villager wolf')
      table.say('smith.forge', given[0] ?? '')
      table.upTo('day.talk')
      table.say('smith.forge', given[1] ?? '')
      table.upTo('day.talk')
      const { open: before, state } = table.game
      expect(before?.stage).toEqual(table.game.open?.stage)
      expect(table.history.apply({ type: 'interrupt', step: 'pistol.fire', answer }).ok).toBe(true)
      return { told: table.told(), open: table.game.open, seats: state.record.seats }
    }
    const by = (seat: string): Answer => ({ kind: 'act', act: seat, seat: 's4' })
    expect(evening(['B', 'C'], by('s1'))).toEqual(evening(['B', 'C'], by('s2')))
    expect(evening(['B', 'B'], { kind: 'seat', seat: 's4' })).toEqual(evening(['B', 'C'], by('s2')))
  })
})
