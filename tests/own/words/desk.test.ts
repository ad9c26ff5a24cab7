/** What the desk makes of an own game's words: what is shown first, calls of several, silent steps, notices. */
import { describe, expect, it } from 'vitest'
import { deskView, type Game } from '../../../src/engine'
import { stepWords } from '../../../src/facilitator/words/stepWords'
import { textsFor } from '../../../src/i18n/textsFor'
import { gameOf } from '../../../src/own/game'
import { sitDown } from '../play/evening'
import { INN } from '../play/documents'
import { documentOf } from './documents'

const ROLES = `
roles:
  oracle: { team: guests, name: Oracle, supply: 2, called: Oracles, many: true, calls: [{ id: oracle.ask, first: { seats: { role: thief } }, choose: { yes: true }, do: [{ give: { status: awed, to: self } }] }] }
  priest: { team: guests, name: Priest, calls: [{ id: priest.look, choose: { one: others }, do: [{ show: { role: target } }], then: { id: priest.tap, to: target, sign: cross } }] }
  landlady: { team: guests, name: Landlady }
  thief: { team: thieves, name: Thief, calls: [{ id: thief.kill, rest: 1, choose: { one: others }, do: [{ attack: thief }] }] }
  guest: { team: guests, name: Guest, supply: 6 }
statuses: { awed: { name: awed, until: dawn } }
signs: { cross: { name: A cross } }
day: [{ notice: Mind the stairs. }, { trial: {} }]
`
const text =
  INN.replace(/roles:[\s\S]*?deck:/, 'deck:').replace(/day:[\s\S]*?victory:/, 'victory:') + ROLES
const { pack } = gameOf(documentOf(text))

const words = (game: Game) => {
  const { open } = deskView(game)
  if (!open) throw new Error('over')
  const texts = textsFor(pack.texts['en'] as never, game.options)
  return stepWords(open as never, { nameOf: (seat) => `Guest ${seat}`, texts, language: 'en' })
}

const table = () => sitDown(pack.rules, 'oracle oracle priest thief guest')

describe('The desk', () => {
  it('opens a call of several once and closes it once, and shows first what is shown first (OG-38, OG-41)', () => {
    const { game, upTo, say } = table()
    upTo('oracle.ask')
    expect(words(game)).toMatchObject({
      say: [
        'Oracles, wake up.',
        'Look at what I show you.',
        'Nod for yes. Shake your head for no.',
      ],
      close: [],
      sign: 'Guest s3',
    })
    say('oracle.ask', 'yes')
    expect(words(game)).toMatchObject({ say: [], close: ['Oracles, close your eyes.'] })
  })

  it('keeps whoever was called awake while somebody else is shown a sign (OG-43)', () => {
    const { game, upTo, say } = table()
    upTo('priest.look')
    const { close } = words(game)
    say('priest.look', 'D')
    expect(words(game)).toMatchObject({ say: [], close, sign: 'A cross' })
    expect(words(game).do).toBe('Without a word, tap Guest s3 and show: A cross.')
    expect(pack.texts['en']?.steps['priest.tap']?.stays).toBe(true)
  })

  it('reads a notice where it stands', () => {
    const { game, upTo } = table()
    upTo('day.notice')
    expect(words(game).say).toEqual(['Mind the stairs.'])
  })

  it('calls each of two offices by its name (OG-83)', () => {
    const offices = `
statuses:
  mayor: { name: Mayor, until: never, public: atOnce, unique: true }
  judge: { name: Judge, until: never, public: atOnce, unique: true }
day: [{ election: { office: mayor, seconds: 30 } }, { election: { office: judge, seconds: 30 } }, { trial: {} }]
`
    const council = gameOf(documentOf(INN.replace(/day:[\s\S]*?victory:/, 'victory:') + offices))
    const { game, upTo, say } = sitDown(council.pack.rules, 'thief landlady guest guest guest')
    const said = () => {
      const texts = textsFor(council.pack.texts['en'] as never, game.options)
      return stepWords(deskView(game).open as never, { nameOf: String, texts, language: 'en' }).say
    }
    upTo('day.campaign')
    expect(said()).toEqual(['There is an office to fill: Mayor. Who wants it, and why?'])
    upTo('day.election')
    expect(said()).toEqual(['The office: Mayor. Raise your hand for your choice.'])
    say('day.election', 'A>B')
    upTo('day.campaign')
    expect(said()).toEqual(['There is an office to fill: Judge. Who wants it, and why?'])
    upTo('day.election')
    expect(said()).toEqual(['The office: Judge. Raise your hand for your choice.'])
  })

  it('says the same words to who is dead, and only does something else', () => {
    const { game, upTo, history } = table()
    upTo('oracle.ask')
    history.apply({ type: 'ruling', ruling: { kind: 'kill', seat: 's2' } })
    upTo('priest.look')
    expect(game.open?.variant).toBe('gone')
    expect(words(game)).toMatchObject({
      say: ['Priest, wake up.', 'Point at one player.'],
      do: 'Nobody answers. Speak as usual, wait as long as usual, then go on.',
    })
  })

  it('can have a question of the night asked again, and at no other time', () => {
    const { history, upTo } = table()
    upTo('priest.look')
    const offered = () => history.game.offered().find(({ id }) => id === 'host.disturbance')
    expect(offered()?.form).toMatchObject({ options: ['oracle.ask', 'thief.kill', 'priest.look'] })
    upTo('day.notice')
    expect(offered()).toBeUndefined()
    expect(pack.texts['en']?.disturbance?.questions['priest.look']).toBe(
      'Priest, does your choice stand?',
    )
  })
})
