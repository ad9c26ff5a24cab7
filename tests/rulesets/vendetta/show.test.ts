import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskView, roomView, type SeatId } from '../../../src/engine'
import { VendettaTable } from './table'

const TABLE = ['judge', 'hypnotist', 'thug', 'godfather', 'bystander', 'bystander', 'bystander']
const seats = TABLE.map((_, index): SeatId => `s${index}`)
const suspects: SeatId[] = ['s2', 's4']
const HANDS: readonly (readonly SeatId[])[] = [[], ['s2'], ['s4']]

/** At the vote, with the Judge hypnotized. */
const atTheVote = () =>
  new VendettaTable(TABLE)
    .choose('hypnotist.hypnotize', 's0')
    .reach('day.suspects')
    .answer({ kind: 'seats', seats: suspects })

const anyHands = fc.array(
  fc.record({ by: fc.constantFrom(...seats), votes: fc.constantFrom(...HANDS) }),
)

describe('the big screen at the vote', () => {
  it('shows who is voted on and neither hands nor totals, whatever is entered (V-35, V-97)', () => {
    fc.assert(
      fc.property(anyHands, (hands) => {
        const table = atTheVote()
        const second: SeatId = 's4'
        const call = { kind: 'upForVote', candidate: second } as const
        table.history.apply({ type: 'draft', step: 'day.vote', entry: call })
        const before = JSON.stringify(roomView(table.game))
        for (const { by, votes } of hands) {
          const entry = { kind: 'ballot', by, votes } as const
          table.history.apply({ type: 'draft', step: 'day.vote', entry })
        }
        expect(JSON.stringify(roomView(table.game))).toBe(before)
        expect(roomView(table.game).count).toEqual({
          candidates: suspects,
          totals: {},
          hands: null,
          closed: false,
          upForVote: second,
        })
      }),
    )
  })

  it('tells totals with every vote in them once they are counted, and no hand (V-83, V-99)', () => {
    const table = atTheVote().answer({
      kind: 'ballots',
      ballots: { s0: ['s4'], s1: ['s2'], s4: ['s2'], s5: ['s4'] },
    })
    const room = roomView(table.game)
    expect(room.items).toEqual([
      { kind: 'hypnotized', of: { s0: 's2' } },
      { kind: 'tally', of: { s2: 4, s4: 1 }, quiet: true, show: 'count' },
      { kind: 'executed', of: 's2' },
      { kind: 'revealed', of: { s2: 'thug' }, show: 'card' },
    ])
    expect(JSON.stringify(room)).not.toContain('judge')
    expect(room.seats[2]).toEqual({ id: 's2', out: true, revealed: 'thug', badges: [] })
  })

  it('gives everybody one vote on the form, the Judge too (V-35, V-97)', () => {
    const form = atTheVote().game.open?.form
    expect(form).toMatchObject({ kind: 'ballots', candidates: suspects })
    expect(form?.kind === 'ballots' && form.voters.every(({ votes }) => votes === 1)).toBe(true)
  })
})

describe('the seats on the big screen', () => {
  const jailing = () =>
    new VendettaTable(['jailer', 'thug', 'godfather', 'bystander', 'bystander', 'bystander'])
      .choose('godfather.silence', 's3')
      .choose('jailer.investigate', 's1')
  const badges = (table: VendettaTable) =>
    roomView(table.game).seats.map((seat) => seat.badges.join())

  it('carry jail and silence when they have been told, and not before (V-32, V-91)', () => {
    const table = jailing()
    expect(table.game.open?.id).toBe('dawn.announce')
    expect(badges(table)).toEqual(['', '', '', '', '', ''])
    table.history.apply({ type: 'tell' })
    expect(badges(table).join('')).toBe('')
    table.history.apply({ type: 'tell' })
    expect(badges(table)).toEqual(['', '', '', 'silenced', '', ''])
    table.tellAll()
    expect(badges(table)).toEqual(['', 'jailed', '', 'silenced', '', ''])
  })

  it('lose the silence with the day and the jail with the Jailer (V-32, V-45)', () => {
    const table = jailing().reach('mafia.kill')
    expect(badges(table)).toEqual(['', 'jailed', '', '', '', ''])
    table.choose('mafia.kill', 's0').reach('dawn.announce').tellAll()
    expect(badges(table).join('')).toBe('')
  })

  it('show after a ruling what the rules let everybody see, the card but in the Mystery mode (V-15, V-120)', () => {
    for (const mystery of [false, true]) {
      const table = new VendettaTable(TABLE, { mystery }).reach('day.discussion')
      table.history.apply({ type: 'ruling', ruling: { kind: 'kill', seat: 's4' } })
      expect(roomView(table.game).seats[4]).toEqual({ id: 's4', out: false, badges: [] })
      table.history.apply({ type: 'publish' })
      expect(roomView(table.game).seats[4]).toEqual({
        id: 's4',
        out: true,
        ...(mystery ? {} : { revealed: 'bystander' }),
        badges: [],
      })
    }
  })
})

describe('what the host is reminded of', () => {
  const remindersOf = (table: VendettaTable) =>
    Object.fromEntries(deskView(table.game).reminders.map(({ key, seats: who }) => [key, who]))

  it('is the leader who died this very night and is still to be called (V-29)', () => {
    const table = new VendettaTable(['sheriff', 'thug', 'bystander', 'bystander', 'bystander'])
      .reach('mafia.kill')
      .choose('mafia.kill', 's0')
    expect(table.game.open).toMatchObject({ id: 'sheriff.kill', variant: 'blocked' })
    expect(remindersOf(table)).toMatchObject({ doomedLeader: ['s0'] })
  })

  it('is who is jailed, silenced, hypnotized, and who the Judge is (V-25, V-35, V-82, V-98)', () => {
    const table = new VendettaTable([...TABLE, 'thief'])
      .choose('thief.block', 's4')
      .choose('hypnotist.hypnotize', 's5')
    expect(remindersOf(table)).toMatchObject({ handUp: ['s4'], hypnotized: ['s5'], judge: ['s0'] })
    table.choose('godfather.silence', 's6').reach('day.discussion')
    expect(remindersOf(table)).toMatchObject({ silenced: ['s6'], hypnotized: ['s5'] })
    expect(remindersOf(table)).not.toHaveProperty('handUp')
  })

  const atNightAfterADeath = (deadMayWatch: boolean) =>
    new VendettaTable(TABLE, { deadMayWatch })
      .reach('mafia.kill')
      .choose('mafia.kill', 's4')
      .reach('mafia.kill')

  it('is that those who are out keep their eyes closed at night (V-15, V-O7 false)', () => {
    const reminders = remindersOf(atNightAfterADeath(false))
    expect(reminders).toMatchObject({ deadKeepEyesClosed: ['s4'] })
    expect(reminders).not.toHaveProperty('deadMayWatch')
  })

  it('is that those who are out may watch the night where the house lets them (V-O7 true)', () => {
    const reminders = remindersOf(atNightAfterADeath(true))
    expect(reminders).toMatchObject({ deadMayWatch: ['s4'] })
    expect(reminders).not.toHaveProperty('deadKeepEyesClosed')
  })

  it('is the prisoners, the newest first as they are named at dawn (V-32)', () => {
    const table = new VendettaTable([
      'jailer',
      'thug',
      'thief',
      'bystander',
      'bystander',
      'bystander',
    ])
      .choose('jailer.investigate', 's1')
      .reach('jailer.investigate')
      .choose('jailer.investigate', 's2')
    expect(remindersOf(table)).toMatchObject({ jailed: ['s2', 's1'] })
  })
})

describe('what the host reads when the Mafia kills', () => {
  const CAST = ['impostor', 'thug', 'thug', 'bystander', 'bystander', 'bystander', 'bystander']
  const variants = (mystery: boolean) => {
    const table = new VendettaTable(CAST, { mode: 'loner', mystery }).reach('mafia.kill')
    const before = table.game.open?.variant
    table.history.apply({ type: 'ruling', ruling: { kind: 'kill', seat: 's0' } })
    return [before, table.game.open?.variant]
  }

  it('has the note that the Impostor points too only as long as he is there (V-60, V-52)', () => {
    expect(variants(false)).toEqual(['impostor', undefined])
  })

  it('says with Mystery that his being out changes nothing that the room could notice (V-60, V-M3)', () => {
    expect(variants(true)).toEqual(['impostor', 'impostorGone'])
  })
})
