/** What is shown to somebody alone by day: who may write it, that all see it happen and nobody else what it is, what the host reads. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { roomView } from '../../../src/engine'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { previewOf } from '../../../src/own/preview/preview'
import { textsOf } from '../../../src/own/words/texts/texts'
import { sitDown } from '../play/evening'
import { documentOf } from '../words/documents'
import { changes, codesIn } from '../changed'

const ASIDES = readFileSync('tests/own/documents/asides.yaml', 'utf8')

const instead = changes(ASIDES)

const LOOK = '{ show: { role: target, to: self } }'

describe('What is shown to somebody alone by day', () => {
  it('says to whom, which a call at night does not (OG-188)', () => {
    expect(codesIn(ASIDES)).toEqual([])
    expect(codesIn(instead(LOOK, '{ show: { role: target } }'))).toEqual(['missingWord'])
    expect(codesIn(instead(LOOK, '{ show: { role: target, to: giver } }'))).toHaveLength(1)
    const call = instead('{ give: { status: dazed, to: target } }', LOOK)
    expect(codesIn(call)).toContain('wordNotHere')
    const nobody = instead(
      `choose: { one: others }, do: [${LOOK}]`,
      'do: [{ show: { role: everyone, to: target } }]',
    )
    expect(codesIn(nobody)).toEqual(['wordNotHere'])
  })

  it('needs its format (OG-188, OG-173)', () => {
    const plain = (to: string) => `nightfall: 1
id: plain
edition: 1
languages: [en]
name: Plain
players: { min: 5, max: 7, best: [5, 6] }
teams: { guests: { name: Guests }, thieves: { name: Thieves } }
roles:
  guest: { team: guests, name: Guest, supply: 7 }
  spy: { team: guests, name: Spy, powers: [{ id: spy.look, during: [talk], choose: { one: others }, do: [{ show: { role: target${to} } }] }] }
  thief: { team: thieves, name: Thief, like: killer }
deck: { rows: { 5: { thief: 1, spy: 1 } }, fill: guest }
day: [{ talk: {} }, { trial: {} }]
victory: [{ wins: guests, if: { none: { team: thieves } } }, { wins: thieves, if: { count: everyone, atMost: 2 } }]
`
    expect(codesIn(plain(', to: self'))).toEqual(['needsMore'])
    expect(codesIn(`needs: 2\n${plain(', to: self')}`)).toEqual([])
  })

  it('hangs on nothing that nobody knows, and on whatever was chosen before everybody (OG-188, OG-188a)', () => {
    const under = (condition: string) =>
      codesIn(instead(`do: [${LOOK}]`, `do: [{ if: ${condition}, do: [${LOOK}] }]`))
    expect(under('{ some: { role: wolf } }')).toEqual(['secretQuiet'])
    expect(under('{ chance: 1/2 }')).toEqual(['secretQuiet'])
    expect(under('{ some: { status: dazed } }')).toEqual(['secretQuiet'])
    expect(under('{ count: everyone, over: 3 }')).toEqual([])
  })

  it('is nothing that a power gives which somebody only believes to have (OG-188a, OG-180)', () => {
    const drunk = '  drunk: { team: town, name: Drunk, believes: spy }\nstatuses:'
    const text = instead('statuses:', drunk).replace('shows: name', 'shows: nothing')
    expect(codesIn(text)).toEqual(['secretPower'])
  })

  it('is the same for the room, whatever it is (OG-188, OG-93, OG-97)', () => {
    const game = rulesetOf(documentOf(ASIDES))
    const seenBy = (cards: string) => {
      const table = sitDown(game, cards)
      table.upTo('day.talk')
      const answer = { kind: 'seat', seat: 's1' } as const
      expect(table.history.apply({ type: 'interrupt', step: 'spy.look', answer }).ok).toBe(true)
      const open = table.game.open
      expect(open).toMatchObject({ id: 'host.showSpyLook', asked: ['s0'] })
      expect(open?.stage).toEqual({ scene: 'notice', about: 'aside', speaker: 's0' })
      const before = roomView(table.game)
      table.upTo('day.talk')
      return {
        shown: table.game.state.shown['host.showSpyLook'],
        room: [before, roomView(table.game), table.told()],
      }
    }
    const [one, other] = [
      seenBy('spy wolf farmer farmer farmer farmer'),
      seenBy('spy farmer wolf farmer farmer farmer'),
    ]
    expect([one.shown, other.shown]).toEqual(['wolf', 'farmer'])
    expect(one.room).toEqual(other.room)
  })

  it('is said to the host, to nobody aloud, and in the preview in each language (OG-188)', () => {
    const said = {
      en: ['Bend over to {names}', 'Whoever answers or uses it is shown something alone.'],
      de: [
        'Beug dich so zu {names}',
        'Wer antwortet oder sie einsetzt, bekommt allein etwas zu sehen.',
      ],
      pl: ['Pochyl się tak', 'Kto odpowiada lub jej używa, widzi coś w tajemnicy przed innymi.'],
    } as const
    const dealt = instead('5: { wolf: 1 }', '5: { wolf: 1, spy: 1, friend: 1, witness: 1 }')
    for (const [language, [host, line]] of Object.entries(said)) {
      const document = documentOf(dealt.replace('languages: [en]', `languages: [${language}]`))
      const step = textsOf(document, language).steps['host.showSpyLook']
      expect(step?.say).toEqual([])
      expect(step?.do).toContain(host)
      expect(step?.signals?.['wolf']?.sign).toBe('Wolf')
      const { asked } = previewOf(document, { players: 8, options: {}, language })
      const lines = Object.fromEntries(asked.map(({ id, when }) => [id, when]))
      expect(lines['spy.look']).toContain(line)
      expect(lines['witness.call']).toContain(line)
      expect(lines['friend.tell']).not.toContain(line)
    }
  })
})
