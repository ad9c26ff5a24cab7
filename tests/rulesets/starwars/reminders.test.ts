import { describe, expect, it } from 'vitest'
import { StarwarsTable } from './table'

const TEN = [
  'palpatine',
  'maul',
  'quigon',
  'obiwan',
  'yoda',
  'anakin',
  'amidala',
  'luke',
  'han',
  'leia',
]

describe('the host is reminded', () => {
  it('of Luke’s shield, until it is spent (SW-48)', () => {
    const table = new StarwarsTable(TEN).reach('sith.kill')
    expect(table.reminders['shield']?.seats).toEqual(['s7'])
    table.choose('sith.kill', 's7').reach('dawn.announce')
    expect(table.reminders).not.toHaveProperty('shield')
  })

  it('of Anakin’s side as it is now (SW-33, SW-34, SW-36)', () => {
    const table = new StarwarsTable(TEN)
    expect(table.reminders['anakinFollows']).toEqual({ seats: ['s5'], params: { amidala: 's6' } })
    table.kill('s6')
    expect(table.reminders['vader']?.seats).toEqual(['s5'])
    table.history.apply({ type: 'ruling', ruling: { kind: 'revive', seat: 's6' } })
    expect(table.reminders).toHaveProperty('anakinFollows')
    const status = { kind: 'status', seat: 's6', status: 'frozen', on: true } as const
    table.history.apply({ type: 'ruling', ruling: status })
    expect(table.reminders['anakinWithoutVote']?.seats).toEqual(['s5'])
  })

  it('of the Death Star’s direction and whom it would hit at this moment (SW-39, SW-41, SW-42)', () => {
    const table = new StarwarsTable(['leia', 'deathStar', 'luke', 'palpatine', 'ewok'])
    expect(table.reminders['noDirection']?.seats).toEqual(['s1'])
    table.point('left')
    expect(table.reminders['blastLeft']).toEqual({ seats: ['s1'], params: { target: 's2' } })
    table.kill('s2')
    expect(table.reminders['blastLeft']?.params).toEqual({ target: 's3' })
    const right = new StarwarsTable(['leia', 'deathStar', 'luke', 'palpatine']).point('right')
    expect(right.reminders['blastRight']).toEqual({ seats: ['s1'], params: { target: 's0' } })
    right.kill('s0').kill('s2').kill('s3')
    expect(right.reminders).toHaveProperty('blastRightNobody')
  })

  it('of Qui-Gon’s self-heals (SW-22)', () => {
    const table = new StarwarsTable(TEN)
    expect(table.reminders['selfHeals']).toEqual({ seats: ['s2'], params: { used: 0 } })
    table.choose('quigon.heal', 's2').reach('dawn.announce').reach('sith.kill')
    expect(table.reminders['selfHeals']?.params).toEqual({ used: 1 })
    table.choose('quigon.heal', 's2')
    expect(table.reminders['selfHeals']?.params).toEqual({ used: 2 })
  })

  it('whether Yoda’s power is open, in its last night, or gone (SW-27, SW-28)', () => {
    const table = new StarwarsTable(TEN)
    expect(table.reminders['yodaOpen']?.seats).toEqual(['s4'])
    table.choose('sith.kill', 's4').reach('day.discussion')
    expect(table.reminders['yodaLastChance']?.seats).toEqual(['s4'])
    table.reach('yoda.raise').answer({ kind: 'pass' })
    expect(table.reminders['yodaUsed']?.seats).toEqual(['s4'])
  })

  it('that the dead keep their eyes closed until Yoda’s power is gone, and may watch then (SW-29, SW-75)', () => {
    const table = new StarwarsTable(TEN).choose('sith.kill', 's4').reach('sith.kill')
    expect(table.reminders['deadKeepEyesClosed']?.seats).toEqual(['s4'])
    table.reach('yoda.raise').answer({ kind: 'pass' })
    expect(table.reminders['deadMayWatch']?.seats).toEqual(['s4'])
    const without = new StarwarsTable(['palpatine', 'luke', 'leia', 'ewok']).kill('s1')
    expect(without.reminders['deadMayWatch']?.seats).toEqual(['s1'])
  })

  it('of the silent roles, dead ones too until Yoda’s power is gone (SW-60c, SW-60d, SW-60e, SW-60f)', () => {
    const table = new StarwarsTable(['palpatine', 'yoda', 'leia', 'ackbar', 'ewok', 'luke'])
    table.kill('s2').kill('s3')
    for (const [key, seat] of Object.entries({ leia: 's2', ackbar: 's3', ewok: 's4' })) {
      expect(table.reminders[key]?.seats).toEqual([seat])
    }
    table.kill('s1').reach('yoda.raise').reach('day.discussion')
    expect(Object.keys(table.reminders)).toContain('ewok')
    expect(table.reminders).not.toHaveProperty('leia')
    expect(table.reminders).not.toHaveProperty('ackbar')
  })

  it('of Chewbacca, of the frozen, and of who died last (SW-55, SW-60, SW-108)', () => {
    const table = new StarwarsTable(['palpatine', 'chewbacca', 'lando', 'ewok', 'luke'])
    expect(table.reminders['chewbacca']?.seats).toEqual(['s1'])
    expect(table.reminders).not.toHaveProperty('diedLast')
    table.reach('day.discussion').interrupt('lando.freeze', 's4').kill('s3').kill('s1')
    expect(table.reminders['frozen']?.seats).toEqual(['s4'])
    expect(table.reminders['diedLast']?.seats).toEqual(['s1'])
    expect(table.reminders).not.toHaveProperty('chewbacca')
  })

  it('that nobody claims a role outright (SW-13, SW-O11 true)', () => {
    expect(new StarwarsTable(TEN).reminders['noDirectClaims']?.seats).toEqual([])
  })

  it('of nothing of the kind where the house allows claims (SW-O11 false)', () => {
    const table = new StarwarsTable(TEN, { noDirectClaims: false })
    expect(table.reminders).not.toHaveProperty('noDirectClaims')
  })
})
