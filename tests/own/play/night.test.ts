import { describe, expect, it } from 'vitest'
import { linesOf } from '../../../src/host/evening/log/chronicle'
import type { OwnDocument } from '../../../src/own/format/document'
import { gameOf } from '../../../src/own/game'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { documentOf } from '../words/documents'
import { INN, innDocument, innWith } from './documents'
import { sitDown } from './evening'

/** The thieves choose before everybody who could hold them off. */
const THIEF_FIRST = `[thief.kill, driver.swap, bender.turn, doctor.protect, blocker.block, guard.guard, hider.hide, tracker.follow, watcher.watch]`

/** A town in which everybody does something at night. */
const townDocument = (resolve: string): OwnDocument =>
  innDocument(`
night: { resolve: ${resolve}${resolve === 'natural' ? `, order: ${THIEF_FIRST}` : ''} }
roles:
  thief: { calls: [{ id: thief.kill, choose: { one: others }, do: [{ attack: thief }] }] }
  doctor: { team: guests, name: D, calls: [{ id: doctor.protect, choose: { one: everyone, self: true, again: notNext }, do: [{ give: protected }] }] }
  blocker: { team: guests, name: B, calls: [{ id: blocker.block, choose: { one: others }, do: [{ give: stopped }] }] }
  driver: { team: guests, name: V, calls: [{ id: driver.swap, choose: { two: everyone, self: true }, do: [{ swap: [target, second] }] }] }
  bender: { team: guests, name: R, calls: [{ id: bender.turn, choose: { two: others }, do: [{ redirect: { acts: target, onto: second } }] }] }
  tracker: { team: guests, name: T, calls: [{ id: tracker.follow, choose: { one: others }, do: [{ show: { seats: { visitedBy: target } } }] }] }
  watcher: { team: guests, name: W, calls: [{ id: watcher.watch, choose: { one: others }, do: [{ show: { seats: { both: [{ visitorsOf: target }, { not: self }] } } }] }] }
  guard: { team: guests, name: G, calls: [{ id: guard.guard, choose: { one: others }, do: [{ give: guarded }] }] }
  hider: { team: guests, name: H, calls: [{ id: hider.hide, choose: { yes: true }, do: [{ give: { status: hidden, to: self } }] }] }
  miller: { team: guests, name: M, traits: { seenAs: { team: thieves } } }
statuses:
  protected: { name: p, until: dawn }
  stopped: { name: s, until: dawn, traits: { noActs: true } }
  guarded: { name: g, until: dawn }
  hidden: { name: h, until: dawn, traits: { away: true } }
shields:
  - { status: protected, against: night, then: saved }
  - { status: guarded, against: night, then: giver }
`)

const town = (resolve = 'natural') => rulesetOf(townDocument(resolve))

/** @param answers in the order in which they are asked for */
const dawnOf = (cards: string, answers: Record<string, string>, resolve = 'natural') => {
  const table = sitDown(town(resolve), cards)
  const answered: string[] = []
  while (table.game.open && table.game.open.id !== 'dawn.announce') {
    const { id } = table.game.open
    const word = answers[id]
    if (word === undefined) table.give(table.game.open.neutral ?? { kind: 'ok' })
    else {
      answered.push(id)
      table.say(id, word)
    }
  }
  expect(answered).toEqual(Object.keys(answers))
  return table
}

describe('a night by natural resolution', () => {
  it('lets a shield hold, though it was given after the attack was chosen', () => {
    const kill = { 'thief.kill': 'C' }
    const bare = dawnOf('thief doctor guest guest guest', kill)
    expect(bare.living()).toBe('ABDE')
    const table = dawnOf('thief doctor guest guest guest', { ...kill, 'doctor.protect': 'C' })
    expect(table.living()).toBe('ABCDE')
    expect(table.told()).toEqual(['nobodyDied true'])
  })

  it('lets a stop come first, whoever was called first', () => {
    const table = dawnOf('thief blocker guest guest guest', {
      'thief.kill': 'C',
      'blocker.block': 'A',
    })
    expect(table.living()).toBe('ABCDE')
  })

  it('lets what is meant for one meet the other', () => {
    const table = dawnOf('thief driver guest guest guest', {
      'thief.kill': 'C',
      'driver.swap': 'C,D',
    })
    expect(table.living()).toBe('ABCE')
  })

  it('moves a stop to whoever was swapped with its aim', () => {
    const table = dawnOf('thief driver blocker guest guest', {
      'thief.kill': 'D',
      'driver.swap': 'A,E',
      'blocker.block': 'E',
    })
    expect(table.living()).toBe('ABCDE')
  })

  it('turns a deed onto another', () => {
    const table = dawnOf('thief bender guest guest guest', {
      'thief.kill': 'C',
      'bender.turn': 'A,E',
    })
    expect(table.living()).toBe('ABCD')
  })

  it('shows visits as they were made in the end', () => {
    const table = dawnOf('thief driver tracker watcher guest guest', {
      'thief.kill': 'E',
      'driver.swap': 'E,F',
      'tracker.follow': 'A',
      'watcher.watch': 'E',
    })
    expect(table.shown('tracker.follow')).toBe('F')
    expect(table.shown('watcher.watch')).toBe('AB')
    expect(table.living()).toBe('ABCDE')
  })

  it('lets a guard fall instead', () => {
    const table = dawnOf('thief guard guest guest guest', {
      'thief.kill': 'C',
      'guard.guard': 'C',
    })
    expect(table.told()).toEqual(['died B', 'revealed {B:"guard"}'])
  })

  it('shows how somebody appears, not who he is', () => {
    const table = dawnOf('thief landlady miller guest guest', { 'landlady.look': 'C' })
    expect(table.shown('landlady.look')).toBe('thumbUp')
  })
})

describe('a choice of which nothing comes', () => {
  const inVain = (answers: Record<string, string>): string[] => {
    const { log } = dawnOf('thief blocker doctor hider guest guest', answers)
    return linesOf(null, log, { kind: 'night', n: 1 })
      .filter(({ key }) => key === 'cameToNothing')
      .map(({ params }) => String(params['call']))
  }

  it('is said to be so in the log: who chose was stopped, or nobody is there to be met (OG-118)', () => {
    expect(inVain({ 'thief.kill': 'E', 'doctor.protect': 'E', 'blocker.block': 'F' })).toEqual([])
    expect(inVain({ 'doctor.protect': 'E', 'blocker.block': 'C' })).toEqual(['doctor.protect'])
    expect(inVain({ 'thief.kill': 'D', 'hider.hide': 'yes' })).toEqual(['thief.kill'])
    expect(inVain({ 'thief.kill': 'pass' })).toEqual([])
  })

  it('is said in the words of the document’s language', () => {
    const { chronicle } = gameOf(documentOf(INN.replace('[en]', '[de]'))).pack.texts['de'] ?? {}
    expect(chronicle?.['cameToNothing']).toBe('{call}: Daraus wurde nichts.')
  })
})

describe('a night of whose resolution the document says nothing', () => {
  it('takes its calls in their order, resolves them together and lets nobody die before dawn (OG-5)', () => {
    const order = ['thief.kill', 'blocker.block']
    const after = (night: object, blocked: string) => {
      const game = rulesetOf({ ...townDocument('natural'), night: { order, ...night } })
      const table = sitDown(game, 'thief blocker guest guest guest')
      table.upTo('thief.kill')
      table.say('thief.kill', 'C')
      expect(table.game.open?.id).toBe('blocker.block')
      expect(table.living()).toBe('ABCDE')
      table.say('blocker.block', blocked)
      table.upTo('dawn.announce')
      return table.living()
    }
    expect(after({}, 'A')).toBe('ABCDE')
    expect(after({}, 'D')).toBe('ABDE')
    expect(after({ resolve: 'inTurn' }, 'A')).toBe('ABDE')
  })
})

describe('a night that takes effect call by call', () => {
  it('shows the raised hand to whoever was stopped before', () => {
    const ruleset = town('inTurn')
    const table = sitDown(ruleset, 'thief blocker guest guest guest')
    table.say('blocker.block', 'A')
    table.upTo('thief.kill')
    expect(table.game.open).toMatchObject({ variant: 'blocked', form: { kind: 'ok' } })
    expect(table.shown('thief.kill')).toBe('handUp')
  })

  it('does not let somebody choose the same twice running where it says so', () => {
    const table = dawnOf(
      'thief doctor guest guest guest guest guest',
      { 'doctor.protect': 'C' },
      'inTurn',
    )
    expect(() => table.say('doctor.protect', 'C')).toThrow('notATarget')
    table.say('doctor.protect', 'D')
    table.say('doctor.protect', 'C')
  })
})

describe('what the room is told at once', () => {
  const MAYOR = innWith(`
statuses:
  mayor: { name: Mayor, unique: true, public: atOnce, until: never, told: "{names} is mayor." }
  seal: { name: Sealed, table: true, public: atOnce, until: dusk }
objects:
  lamp: { name: Lamp, start: { role: landlady }, public: atOnce, whenOut: gone }
roles:
  guest:
    powers:
      - { id: guest.rise, during: [talk], shows: nothing, uses: 1, choose: { one: others }, do: [{ give: mayor }, { give: { status: seal, to: table } }, { move: { object: lamp, to: target } }] }
    supply: 1
  landlady: { supply: 4 }
  thief: { supply: 1 }
`)

  it('is one line of the true story and not two, be it a status, the table’s or a thing (OG-49, OG-56)', () => {
    const table = sitDown(MAYOR, 'thief guest landlady landlady landlady')
    table.upTo('day.talk')
    const before = table.log.length
    expect(table.use('guest.rise', 'D')).toBe(true)
    const lines = linesOf(null, table.log.slice(before), { kind: 'day', n: 1 })
    const told = lines.flatMap(({ key }) => (key === 'used' ? [] : [key]))
    expect(told).toEqual(['became.mayor', 'became.seal', 'moved.lamp'])
  })

  it('is a line of the night and one of the dawn where it was told later', () => {
    const WATCHED = innWith(`
statuses: { lit: { name: Lit, public: dawn, until: dusk } }
roles: { landlady: { calls: [{ id: landlady.look, choose: { one: others }, do: [{ give: lit }] }] } }
`)
    const table = sitDown(WATCHED, 'thief landlady guest guest guest')
    table.say('landlady.look', 'C')
    table.upTo('dawn.announce')
    const lines = linesOf(null, table.log, { kind: 'night', n: 1 })
    const told = lines.filter(({ key }) => key.startsWith('became') || key === 'statusGiven')
    expect(told.map(({ key, phase }) => `${phase}: ${key}`)).toEqual([
      'night 1: statusGiven',
      'dawn 1: became.lit',
    ])
  })
})
