import { describe, expect, it } from 'vitest'
import { texts } from '../../../rulesets/vendetta/texts/en'
import type { StepTexts } from '../../../src/i18n/rulesetTexts'

/* Rules of conduct cannot be played; they are proved by what the host is given to say and to do. */

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
    says(/close your eyes and hold your cards/i))

  it('lets nobody show a card and everybody claim anything (V-12)', () =>
    says(/Show your card to nobody.*whatever/i))

  it('speaks of names by day and of roles by night (V-13)', () =>
    says(/By night.*roles, by day.*names/i))

  it('lets eyes open only when called (V-14, V-54)', () => says(/Open them only when I call/i))

  it('wants no sound at night (V-16)', () => says(/nobody makes a sound/i))

  it('forbids to choose oneself (V-17)', () => says(/Nobody can choose himself/i))

  it('wants a finger for abilities and a mimed shot for kills (V-19)', () =>
    says(/Point.*finger.*mime a shot/i))

  it('takes a shaken head for passing (V-20)', () => says(/shake your head/i))

  it('may ask aloud and is answered without a word (V-21)', () => says(/never with a word/i))

  it('shows a raised hand to the blocked (V-25)', () => says(/hold up my hand.*blocked/i))

  it('has the dead show the card, be silent and keep their eyes closed (V-15)', () =>
    says(/Whoever is killed.*eyes closed/i))

  it('counts one hand each, which stays up (V-97)', () => says(/One hand.*stays up/i))

  it('keeps the last word in every dispute (V-1)', () => says(/last word in every dispute/i))
})

describe('the roles', () => {
  it('are explained one by one, all of the box (V-9)', () => {
    for (const role of Object.values(texts.roles)) expect(role.help.length).toBeGreaterThan(20)
    expect(Object.keys(texts.roles)).toHaveLength(20)
    expect(aloud.length).toBeGreaterThan(500)
  })
})

describe('what the host says at night', () => {
  it.each(calls)('wakes %s by its role and sends it to sleep again (V-13, V-54)', (_, step) => {
    const [wake = ''] = step.say
    const name = wake.split(',')[0] ?? ''
    expect(wake).toMatch(/, wake up/)
    expect(step.close).toEqual([`${name}, close your eyes.`])
  })

  it('sounds the same for the blocked, the dead and those who may not kill yet (V-25, V-63, V-121)', () => {
    for (const [id, step] of calls) {
      for (const [variant, reading] of Object.entries(step.variants ?? {})) {
        expect([id, variant, reading.say, reading.close]).toEqual([
          id,
          variant,
          undefined,
          undefined,
        ])
      }
      if (!id.endsWith('.meet')) expect(step.variants).toHaveProperty('blocked')
      expect(step.variants).toHaveProperty('gone')
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
  it('is totals, never hands, and whose vote was moved (V-35, V-99)', () => {
    expect(steps['day.vote']?.do).toMatch(/totals only/i)
    expect(steps['day.result']?.do).toMatch(/hypnotized vote was moved/i)
  })

  it('names the Mafia only where the Mafia killed (V-87, V-88)', () => {
    expect(texts.items['died.mafia']).toMatch(/Mafia/)
    expect(texts.items.died).not.toMatch(/kill|Mafia|shot/i)
  })
})
