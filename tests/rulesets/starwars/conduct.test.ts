import { describe, expect, it } from 'vitest'
import { starwars } from '../../../rulesets/starwars'
import { fail } from '../../../src/engine'
import { textsOf } from '../../support/games'
import type { StepTexts } from '../../../src/i18n/rulesetTexts'
import { StarwarsTable } from './table'

/* Rules of conduct cannot be played; they are proved by what the host is given to say and to do. */

const texts = textsOf('starwars')
const steps: Readonly<Record<string, StepTexts>> = texts.steps
const calls = Object.entries(steps).filter(([id]) => !/^(day|dawn|han|lando|mace|force)\./.test(id))
const own = Object.entries(steps).filter(([id]) => /^(han|lando|mace)\.meet$/.test(id))
const all = [...calls, ...own]

/** Exactly one of the sentences says it. */
const says = (pattern: RegExp) => {
  expect(texts.tableRules.filter((line) => pattern.test(line))).toHaveLength(1)
}

const tips = (pattern: RegExp) => {
  expect(texts.tips.filter((line) => pattern.test(line))).toHaveLength(1)
}

describe('the host, before the game, reads aloud that', () => {
  it('everybody gets one card and shows it to nobody (SW-11)', () =>
    says(/one card.*Don’t show it to anybody/i))

  it('nobody says outright who he is (SW-13)', () => says(/Never say outright.*hints/i))

  it('anybody may be pretended, a silent character too (SW-14)', () => says(/pretend.*silent/i))

  it('Leia neither speaks nor signs nor writes (SW-60c)', () =>
    says(/Leia does not speak.*no sign language, nothing written/i))

  it('Ackbar has one sentence, and the Ewok none (SW-60d, SW-60e)', () =>
    says(/It’s a trap” and nothing else.*only grunts/i))

  it('silent characters stay silent in death until Yoda’s power is gone (SW-60f)', () =>
    says(/stay silent after death, until Yoda/i))

  it('the dead raise a hand when asked and watch once Yoda’s power is gone (SW-29, SW-75)', () =>
    says(/raise a hand.*may watch/i))

  it('the dead tell nothing, or are banished (SW-96)', () =>
    says(/The dead say nothing.*banished/i))

  it('two hands nominate and a second is needed (SW-99)', () =>
    says(/first two hands.*seconds it/i))

  it('everybody votes once and openly (SW-105)', () => says(/openly and exactly once/i))

  it('the last player to die breaks a tie (SW-108)', () => says(/tie.*last player to die/i))

  it('there are no last words and no cards (SW-113, SW-92)', () => says(/No last words.*no card/i))
})

describe('the host is advised', () => {
  it('to keep quiet about a missing death (SW-89)', () => tips(/Never give a reason/i))

  it('to tell long stories with the name at the end (SW-90)', () => tips(/long and silly.*name/i))

  it('to let the talk run and move on when it rambles (SW-98)', () => tips(/when it rambles/i))

  it('to hide a mistake behind a disturbance (SW-87)', () => tips(/disturbance in the Force/i))

  it('never to end too soon (SW-117, SW-119)', () => tips(/Never end too soon/i))

  it('to remind the dead when they may watch (SW-75)', () => tips(/must not react/i))
})

describe('the roles', () => {
  it('are explained one by one, all of the catalogue (SW-7)', () => {
    expect(Object.keys(texts.roles)).toHaveLength(22)
    for (const { help } of Object.values(texts.roles)) expect(help.length).toBeGreaterThan(20)
  })

  it('tell Amidala no more than that somebody copies her (SW-47)', () => {
    for (const help of [texts.roles['amidala']?.help, texts.cards['amidala']?.help]) {
      expect(help).toMatch(/somebody copies her every vote/i)
      expect(help).not.toMatch(/Anakin|Vader/)
    }
  })

  it('say on every card, once, how its player wins (SW-4, SW-43, SW-46, SW-120)', () => {
    for (const [id, { help, wins }] of Object.entries(texts.cards)) {
      expect([id, wins?.match(/You win /g)?.length]).toEqual([id, 1])
      expect(help).not.toMatch(/You win/)
    }
  })

  it('tell Han and Lando that acting on the stand ends the trial (SW-51, SW-57)', () => {
    for (const id of ['han', 'lando']) {
      expect(texts.cards[id]?.help).toMatch(
        /on the stand, the trial is over and nobody is voted out/,
      )
    }
  })

  it('say how far Luke’s shield goes (SW-48)', () => {
    expect(texts.cards['luke']?.help).toMatch(/first attack of the Sith.*a vote, a shot or a blast/)
  })

  it('name the aims of all sides (SW-4, SW-43, SW-46)', () => {
    expect(texts.teams['sith']?.goal).toMatch(/Outlive the citizens/)
    expect(texts.teams['citizens']?.goal).toMatch(/every Sith/)
    expect(texts.teams['deathStar']?.goal).toMatch(/at the end/)
    expect(texts.teams['jango']?.goal).toMatch(/dead or alive/)
  })
})

describe('what the host says at night', () => {
  it.each(all)('opens and closes the eyes of %s in the same words every time', (id, step) => {
    if (id !== 'sith.decide') expect(step.say.join(' ')).toMatch(/open your eyes|raise a hand/i)
    expect(step.close?.join(' ')).toMatch(/close your eyes|hand down/i)
  })

  it('sounds the same for the dead, the frozen and the spent (SW-68, SW-70, SW-73, SW-74)', () => {
    for (const [id, step] of all) {
      for (const [variant, reading] of Object.entries(step.variants ?? {})) {
        const spoken = [id, variant, reading.say, reading.close]
        expect(spoken).toEqual([id, variant, undefined, undefined])
      }
      if (id === 'sith.decide') continue
      expect(Object.keys(step.variants ?? {})).toEqual(expect.arrayContaining(['gone', 'frozen']))
    }
  })

  it('never names whoever has the last word among the Sith (SW-16, SW-17)', () => {
    expect(steps['sith.decide']?.say.join(' ')).not.toMatch(/Emperor|Maul|Dooku|Vader|\{/)
  })

  it('keeps the Sith awake for Jango, and Amidala’s hand up for Anakin (SW-63)', () => {
    expect(steps['jango.meet']).toMatchObject({ stays: true })
    expect(steps['jango.meet']?.close?.join(' ')).toMatch(/Sith and Jango/)
    expect(steps['anakin.meet']).toMatchObject({ stays: true })
    expect(steps['anakin.meet']?.close?.join(' ')).toMatch(/Anakin.*Amidala, put your hand down/)
  })

  it('has the dead raise their hands while Yoda is awake (SW-29)', () => {
    expect(steps['yoda.raise']?.say.join(' ')).toMatch(/If you are dead, raise a hand/)
  })
})

describe('what the room is told', () => {
  it('of Luke’s shield names the character, and of nobody’s death no cause (SW-88, SW-89, SW-91)', () => {
    expect(texts.items['shield']).toMatch(/\{name\} has used/)
    for (const text of [texts.items['died'], texts.items['nobodyDied'], texts.items['returned']]) {
      expect(text).not.toMatch(/Sith|healed|frozen|Yoda|droid|blast|killed|shot/i)
    }
  })

  it('of the day is its result: who is lynched, or that nobody is (SW-107, SW-113)', () => {
    const { say, variants } = steps['day.result'] ?? fail('no result')
    expect(say).toEqual(['Nobody is voted out today.'])
    expect(variants?.['lynched']?.say).toEqual(['{lynched} is voted out.'])
  })

  it('of a lynching is no role (SW-92, SW-113)', () => {
    expect(texts.items['executed']).toBe('{name} is voted out.')
  })
})

describe('the disturbance in the Force', () => {
  it('has a question for every call of the night, each ending in silence (SW-87)', () => {
    const questions: Readonly<Record<string, string>> = texts.disturbance?.questions ?? {}
    const full = new StarwarsTable(starwars.casting.cards.map(({ id }) => id))
    const offered = () => full.game.offered().find(({ id }) => id === 'force.disturbance')?.form
    const asked = [offered(), full.point('left').reach('sith.kill') && offered()]
    for (const form of asked) {
      const ids = form?.kind === 'option' ? form.options : []
      expect(ids.length).toBeGreaterThan(15)
      expect(ids.filter((id) => !(id in questions))).toEqual([])
    }
    expect(Object.keys(questions).sort()).toEqual(
      calls
        .map(([id]) => id)
        .concat(own.map(([id]) => id))
        .sort(),
    )
    expect(texts.disturbance?.opening).toMatch(/disturbance in the Force.*close your eyes/i)
  })
})
