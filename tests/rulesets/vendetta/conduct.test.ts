import { describe, expect, it } from 'vitest'
import { roles } from '../../../rulesets/vendetta/roles/roles'
import type { StepTexts } from '../../../src/i18n/rulesetTexts'
import { deskView, type SeatId } from '../../../src/engine'
import { saidBefore } from '../../../src/facilitator/words/saidBefore'
import { stepWords } from '../../../src/facilitator/words/stepWords'
import { textsOf } from '../../support/games'
import { VendettaTable } from './table'

/* Rules of conduct cannot be played; they are proved by what the host is given to say and to do. */

const texts = textsOf('vendetta')
const steps: Readonly<Record<string, StepTexts>> = texts.steps
const aloud = texts.tableRules.join('\n')
const calls = Object.entries(steps).filter(
  ([id]) => !/^(day|dawn)\./.test(id) && id !== 'priest.tap',
)

/** Exactly one of the sentences says it. */
const says = (pattern: RegExp) => {
  expect(texts.tableRules.filter((line) => pattern.test(line))).toHaveLength(1)
}

describe('the host, before the game, reads aloud that he', () => {
  it('gives each player one card and explains it (V-9)', () => says(/one card.*ask me/i))

  it('makes no secret of the roles in the game (V-10)', () => says(/no secret.*explain every one/i))

  it('verifies the cards with closed eyes (V-11)', () =>
    says(/close your eyes and hold your cards up/i))

  it('lets nobody show a card and everybody claim anything (V-12)', () =>
    says(/Don’t show your card to anybody.*whatever/i))

  it('speaks of names by day and of roles by night (V-13)', () =>
    says(/At night.*roles, by day.*names/i))

  it('lets eyes open only when called (V-14, V-54)', () => says(/Open them only when I call/i))

  it('wants no sound at night (V-16)', () => says(/nobody makes a sound/i))

  it('forbids to choose oneself (V-17)', () => says(/You cannot choose yourself/i))

  it('wants a finger for abilities and a mimed shot for kills (V-19)', () =>
    says(/Point.*finger.*mime a shot/i))

  it('takes a shaken head for passing (V-20)', () => says(/shake your head/i))

  it('may ask aloud and is answered without a word (V-21)', () => says(/never with a word/i))

  it('shows a raised hand to the blocked (V-25)', () => says(/hold up my hand.*blocked/i))

  it('has the dead show the card, be silent and keep their eyes closed (V-15)', () =>
    says(/When you are out, turn over your card.*eyes closed/i))

  it('names in the morning whom the Mafia has killed, and no other killer (V-87, V-88)', () =>
    says(/who the Mafia killed.*won’t say who killed them/i))

  it('has nobody killed in the first night (V-62, V-63)', () =>
    says(/first night nobody is killed.*who is/i))

  it('counts one hand each, which stays up (V-97)', () => says(/One hand.*stays up/i))

  it('keeps the last word in every dispute (V-1)', () => says(/last word in every dispute/i))
})

describe('the roles', () => {
  it('are explained one by one, all of the box (V-9)', () => {
    for (const role of Object.values(texts.roles)) expect(role.help.length).toBeGreaterThan(20)
    expect(Object.keys(texts.roles)).toEqual(Object.keys(roles))
    expect(aloud.length).toBeGreaterThan(500)
  })
})

describe('what the host says at night', () => {
  it('opens the first night, and no other, with the story of the town, the news and the envelopes (V-62)', () => {
    const begins = (n: number) =>
      saidBefore({ open: null, called: ['thief.block'], phase: { kind: 'night', n } }, [], texts)
    const story = begins(1).slice(0, -begins(2).length)
    expect(begins(1)).toEqual([...story, ...begins(2)])
    expect(begins(2)).toEqual(texts.phases?.night)
    for (const word of [/city/, /news.*Mafia/, /envelope/]) expect(story.join(' ')).toMatch(word)
    const later = {
      open: null,
      called: ['thief.block', 'mafia.meet'],
      phase: { kind: 'night', n: 1 },
    } as const
    expect(saidBefore(later, ['Thief, close your eyes.'], texts)).toEqual([
      'Thief, close your eyes.',
    ])
  })

  it.each(calls)('wakes %s by its role and sends it to sleep again (V-13, V-54)', (_, step) => {
    const [wake = ''] = step.say
    const name = wake.split(',')[0] ?? ''
    expect(wake).toMatch(/, wake up/)
    expect(step.close).toEqual([`${name}, close your eyes.`])
  })

  it('sounds the same for the blocked and the dead (V-25, V-121)', () => {
    for (const [id, step] of calls) {
      for (const [variant, reading] of Object.entries(step.variants ?? {})) {
        const said = /firstNight/i.test(variant) ? step.variants?.['firstNight']?.say : undefined
        expect([id, variant, reading.say, reading.close]).toEqual([id, variant, said, undefined])
      }
      if (!id.endsWith('.meet')) expect(step.variants).toHaveProperty('blocked')
      expect(step.variants).toHaveProperty('gone')
    }
  })

  it('asks nobody for a shot in the first night, which is no secret, blocked or not (V-63)', () => {
    for (const [id, { variants = {} }] of calls) {
      if (!('firstNight' in variants)) continue
      const said = variants['firstNight']?.say?.join(' ')
      expect([id, said]).toEqual([id, expect.stringMatching(/wake up.*Nobody can be killed/)])
      expect([id, said]).toEqual([id, expect.not.stringMatching(/shot/i)])
      expect(variants['blockedFirstNight']?.say).toEqual(variants['firstNight']?.say)
    }
  })

  it('asks for a mimed shot where somebody kills alone, else for a finger (V-19)', () => {
    for (const [id, step] of calls.filter(([key]) => !/^(mafia|yakuza)\./.test(key))) {
      const kills = id.endsWith('.kill') || id.endsWith('.act')
      expect([id, /mime a shot/i.test(step.say.join(' '))]).toEqual([id, kills])
    }
  })

  it('never says a word when the Priest’s target is tapped (V-33)', () => {
    expect(steps['priest.tap']?.say).toEqual([])
    expect(steps['priest.tap']?.do).toMatch(/tap \{name\}.*Not a word/)
  })
})

describe('what the host tells by day', () => {
  it('is totals, never hands, and what came of them: whose vote was moved, who is out (V-35, V-99, V-100)', () => {
    expect(steps['day.vote']?.do).toMatch(/totals only/i)
    expect(steps['day.result']?.do).toMatch(/totals first, and never say who hypnotized/i)
    const table = new VendettaTable(['hypnotist', 'thug', 'bystander', 'bystander', 'bystander'])
      .choose('hypnotist.hypnotize', 's2')
      .reach('day.suspects')
      .answer({ kind: 'seats', seats: ['s1', 's4'] })
      .answer({ kind: 'ballots', ballots: { s0: ['s4'], s2: ['s1'] } })
    const { open } = deskView(table.game)
    const naming = { nameOf: (seat: SeatId) => seat.toUpperCase(), texts, language: 'en' }
    expect(open && stepWords(open, naming).say).toEqual([
      'S2 was hypnotized. That vote counts for S4. S4 is voted out. S4 turns over their card: Bystander.',
    ])
  })

  it('names the Mafia only where the Mafia killed (V-87, V-88)', () => {
    expect(texts.items['died.mafia']).toMatch(/Mafia/)
    expect(texts.items.died).not.toMatch(/kill|Mafia|shot/i)
  })
})
