import { describe, expect, it } from 'vitest'
import { ktulu } from '../../../rulesets/ktulu'
import { LATER_NIGHTS, NIGHT_ZERO } from '../../../rulesets/ktulu/night/sequence'
import { History } from '../../../src/engine'
import type { StepTexts } from '../../../src/i18n/rulesetTexts'
import { languagesOf, textsOf } from '../../support/games'

/* What only players can keep, and what only the host does, is proved by what he is given to say and to do. */

const steps: Readonly<Record<string, StepTexts>> = textsOf('ktulu').steps
const said = (rules: Record<string, boolean> = {}) =>
  textsOf('ktulu', 'en', rules).tableRules.join('\n')

describe('the host', () => {
  it('answers at night with a sign, for everything that somebody learns (K-17b, K-A33)', () => {
    const answering = [
      'jail',
      'learnTeam',
      'learnRole',
      'steal',
      'detect',
      'lookBeside',
      'roulette',
    ]
    const calls = LATER_NIGHTS.filter(({ does }) => answering.includes(does))
    for (const { id } of calls) {
      const signs = Object.values(steps[id]?.signals ?? {})
      expect([id, signs.length > 1]).toEqual([id, true])
    }
    expect(said()).toMatch(/answer with signs only/)
  })

  it('shows the mates’ roles, if the house has it so (K-O1 true)', () => {
    const words = textsOf('ktulu', 'en', { tellMateRoles: true }).steps
    expect(words['bandits.meet']?.do).toMatch(/roles of the others/)
  })

  it('keeps the mates’ roles to himself, if the house has it so (K-O1 false)', () => {
    const words = textsOf('ktulu', 'en', { tellMateRoles: false }).steps
    expect(words['bandits.meet']?.do).toMatch(/do not learn/)
  })

  it('calls roles by a milder name, if the house has it so (K-O27 true)', () => {
    const words = languagesOf('ktulu').map((language) => {
      const { roles, steps: calls } = textsOf('ktulu', language, { politeWords: true })
      return [roles['hooker']?.name, calls['hooker.meet']?.title]
    })
    expect(words).toEqual([
      ['Saloon lady', 'Saloon lady'],
      ['Saloondame', 'Saloondame'],
      ['Dama z saloonu', 'Dama z saloonu'],
    ])
  })

  it('calls roles as the game does, if the house has it so (K-O27 false)', () => {
    const names = languagesOf('ktulu').map((language) => textsOf('ktulu', language).roles['hooker'])
    expect(names.map((role) => role?.name)).toEqual(['Hooker', 'Dirne', 'Dziwka'])
  })

  it('tells which roles play, if the house has it so (K-12, K-O5 true)', () => {
    expect(said({ announceRolesInPlay: true })).toMatch(/which roles are in the game\./)
  })

  it('tells nobody which roles play, if the house has it so (K-O5 false)', () => {
    expect(said({ announceRolesInPlay: false })).toMatch(/won’t tell you which roles/)
  })

  it('says nothing aloud in calls that only some nights have (K-48, K-86, K-89d)', () => {
    const silent = [
      'indians.secondKill',
      'burningRage.kill',
      'loneCoyot.kill',
      'quietFoot.plant',
      'quietFoot.takeBack',
      'leader.breakTie',
      'megaAlien.breakTie',
      'doctor.block',
    ]
    for (const id of silent) expect([id, steps[id]?.say]).toEqual([id, ['{news}']])
  })

  it('closes all eyes aloud before the Doctor is asked by day, whoever is there, and opens them again (K-89d)', () => {
    const byDay = Object.entries(steps['doctor.block']?.variants ?? {}).filter(([id]) =>
      /byDay/i.test(id),
    )
    expect(byDay.map(([id]) => id)).toEqual(['byDay', 'goneByDay', 'spentByDay', 'blockedByDay'])
    for (const [id, { say, close }] of byDay) {
      expect([id, say, close]).toEqual([
        id,
        ['{news}', 'Close your eyes, all of you.'],
        ['Open your eyes.'],
      ])
    }
  })

  it('opens all eyes after each vote by day, and closes them before the Journalist looks (K-33, K-98)', () => {
    const votes = Object.keys(steps).filter((id) => /Vote$|^day.mistreat/.test(id))
    expect(votes).toHaveLength(5)
    for (const id of votes) expect([id, steps[id]?.close]).toEqual([id, ['Open your eyes.']])
    expect(steps['journalist.watch']?.say[0]).toMatch(/close your eyes/i)
  })

  it('has words for every place of both orders (K-76, K-O24, K-O26)', () => {
    const places = [...LATER_NIGHTS, ...NIGHT_ZERO].map(({ id }) => id)
    const { nightOrder, nightZeroOrder } = textsOf('ktulu').options
    for (const place of places) {
      const named = nightOrder?.values[place] ?? nightZeroOrder?.values[place]
      expect([place, typeof named]).toEqual([place, 'string'])
    }
  })
})

describe('the Mormons', () => {
  it('are drawn in secret, one of each main faction, where no hand is marked (K-52, K-O23)', () => {
    const cast = [
      'sheriff',
      'hooker',
      'goodGunman',
      'citizen',
      'badGunman',
      'bandit',
      'shaman',
      'indian',
    ]
    const { game } = new History(ktulu, {
      ruleset: 'ktulu',
      options: { mormons: true },
      hands: cast.map((card) => ({ cards: [card] })),
      seed: 7,
      freeCasting: true,
    })
    const marked = game.state.seats.filter(({ statuses }) => statuses.includes('mormon'))
    const teams = marked.map(({ id }) => ktulu.privateSeat(game.state, id, game.options).team)
    expect(teams).toEqual(['citizens', 'bandits', 'indians'])
  })
})
