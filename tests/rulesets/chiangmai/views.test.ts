import { describe, expect, it } from 'vitest'
import { deskView, OK, PASS, roomView, type SeatId } from '../../../src/engine'
import { ballots, Evening, points, seat } from './table'

const reminder = (evening: Evening, key: string) =>
  deskView(evening.game).reminders.find((found) => found.key === key)

const publicSeat = (evening: Evening, id: SeatId) =>
  roomView(evening.game).seats.find((found) => found.id === id)

describe('the reminders at the host’s elbow', () => {
  it('CM-22: name who carries a dose', () => {
    const evening = new Evening(['bK/2', 'rQ/3', 'bJ/4'])
    expect(reminder(evening, 'dosed')).toBeUndefined()
    evening.answer('doctor.vaccinate', points({ s1: 's2' }))
    evening.answer('police.investigate', PASS)
    expect(reminder(evening, 'dosed')?.seats).toEqual(['s2'])
  })

  it('CM-17, CM-23: name red Kings and red Jacks that sleep, as long as they do', () => {
    const evening = new Evening(['bK/2', '3/rK', '4/rJ', 'bJ/rJ', 'bK/rK'])
    expect(reminder(evening, 'sleepingKings')?.seats).toEqual(['s1'])
    expect(reminder(evening, 'sleepingJacks')?.seats).toEqual(['s2'])
    evening.rule({ kind: 'kill', seat: 's1' })
    evening.rule({ kind: 'leave', seat: 's2' })
    expect(reminder(evening, 'sleepingKings')).toBeUndefined()
    expect(reminder(evening, 'sleepingJacks')).toBeUndefined()
  })

  it('CM-16: name Killers who still wake without a King', () => {
    const evening = new Evening(['bK/2', 'bK/rK', 'bJ/4'])
    expect(reminder(evening, 'kinglessKillers')).toBeUndefined()
    evening.rule({ kind: 'kill', seat: 's0' })
    evening.rule({ kind: 'kill', seat: 's1' })
    expect(reminder(evening, 'kinglessKillers')?.seats).toEqual(['s0'])
  })

  it('CM-54: count the funeral speeches that are left', () => {
    const evening = new Evening(['bK/2', '3', 'bJ/4'])
    expect(reminder(evening, 'farewells')?.params).toEqual({ count: 5 })
    evening.answer('killers.poison', points({ s0: 's1' }))
    evening.answer('police.investigate', PASS)
    expect(reminder(evening, 'farewells')?.params).toEqual({ count: 4 })
  })
})

describe('what the room sees of a seat', () => {
  it('CM-49, CM-50: cards vanish when the death has been told, not before', () => {
    const evening = new Evening(['bK/2', '3/4', '5', 'bJ/6', 'rA/7'])
    evening.answer('killers.poison', points({ s0: 's1' }))
    evening.answer('assassin.kill', points({ s4: 's2' }))
    expect([publicSeat(evening, 's1')?.lives, publicSeat(evening, 's2')?.lives]).toEqual([2, 1])
    evening.game.apply({ type: 'tell' })
    expect([publicSeat(evening, 's1')?.lives, publicSeat(evening, 's2')?.lives]).toEqual([1, 1])
    evening.game.apply({ type: 'tell' })
    expect(publicSeat(evening, 's2')).toEqual({ id: 's2', out: false, lives: 0, badges: [] })
    evening.game.apply({ type: 'tell' })
    expect(publicSeat(evening, 's2')).toEqual({ id: 's2', out: true, lives: 0, badges: [] })
    expect(evening.game.apply({ type: 'tell' }).ok).toBe(false)
  })

  it('CM-52: what a Hunter did at dawn is told one by one as well', () => {
    const evening = new Evening(['bK/2', 'Jo/4', '5/6', 'bJ/6'])
    const told = () => roomView(evening.game).items.map(({ kind }) => kind)
    evening.answer('killers.poison', points({ s0: 's1' }))
    evening.answer('hunter.take', seat('s2'))
    expect(told()).toEqual(['dayBreaks', 'died'])
    evening.game.apply({ type: 'tell' })
    expect(told()).toEqual(['dayBreaks', 'died', 'hunter'])
    expect(publicSeat(evening, 's2')?.lives).toBe(2)
    evening.game.apply({ type: 'tell' })
    expect(told()).toEqual(['dayBreaks', 'died', 'hunter', 'died'])
    expect(publicSeat(evening, 's2')?.lives).toBe(1)
  })

  it('CM-O10: a whole player who is struck leaves no card behind', () => {
    const evening = new Evening(['bK/2', '3/4', 'bJ/6', 'rA/7'], { assassinTakes: 'wholePlayer' })
    evening.answer('assassin.kill', points({ s3: 's1' }))
    evening.answer('dawn.announce', OK)
    expect(publicSeat(evening, 's1')).toEqual({ id: 's1', out: true, lives: 0, badges: [] })
  })

  it('CM-O11: a card lost by vote lies open only where the house shows it', () => {
    for (const revealVotedCard of [true, false]) {
      const evening = new Evening(['bK/2', '3/4', 'bJ/6'], { revealVotedCard })
      evening.answer('day.vote', ballots({ s0: ['s1'] }))
      expect(publicSeat(evening, 's1')?.revealed).toBe(revealVotedCard ? 'n3' : undefined)
      expect(publicSeat(evening, 's1')?.lives).toBe(1)
    }
  })

  it('CM-O11: a card that lies open still does when a ruling on somebody else is shown', () => {
    const evening = new Evening(['bK/2', '3/4', 'bJ/6'], { revealVotedCard: true })
    evening.answer('day.vote', ballots({ s0: ['s1'] }))
    evening.rule({ kind: 'kill', seat: 's2' })
    evening.game.apply({ type: 'publish' })
    expect(publicSeat(evening, 's1')).toEqual({
      id: 's1',
      out: false,
      lives: 1,
      revealed: 'n3',
      badges: [],
    })
  })

  it('a ruling shows only when the host lets it', () => {
    const evening = new Evening(['bK/2', '3/4', 'bJ/6'], { revealVotedCard: true })
    evening.answer('day.vote', ballots({ s0: ['s1'] }))
    evening.rule({ kind: 'revive', seat: 's1' })
    evening.rule({ kind: 'leave', seat: 's2' })
    expect([publicSeat(evening, 's1')?.lives, publicSeat(evening, 's2')?.lives]).toEqual([1, 2])
    evening.game.apply({ type: 'publish' })
    expect(publicSeat(evening, 's1')).toEqual({ id: 's1', out: false, lives: 2, badges: [] })
    expect(publicSeat(evening, 's2')).toEqual({ id: 's2', out: true, lives: 0, badges: [] })
  })
})

describe('what the big screen shows of a step', () => {
  it('CM-56 to CM-62: discussion, speeches with their queue, votes counted live, the lot', () => {
    const evening = new Evening(['bK/2', '3/4', 'bJ/6', '5'])
    const stage = () => roomView(evening.game).stage
    evening.answer('killers.poison', points({ s0: 's3' }))
    evening.answer('dawn.announce', OK)
    expect(stage()).toEqual({ scene: 'speech', about: 'funeral', speaker: 's3', queue: [] })
    evening.answer('funeral.speech', OK)
    expect(stage()).toEqual({ scene: 'discussion' })
    evening.answer('day.discussion', OK)
    expect(stage()).toEqual({ scene: 'speech', about: 'turn', speaker: 's0', queue: ['s1', 's2'] })
    evening.answer('day.speeches', OK)
    evening.answer('day.speeches', OK)
    evening.answer('day.speeches', OK)
    expect(stage()).toEqual({
      scene: 'vote',
      about: 'vote',
      candidates: ['s0', 's1', 's2'],
      count: 'live',
      needs: 'most',
      asks: {
        for: 'hands',
        of: ['s0', 's1', 's2'].map((id) => ({ seat: id, hands: 2 })),
        among: ['s0', 's1', 's2'],
        order: 'together',
        split: true,
        self: true,
      },
    })
    evening.answer('day.vote', ballots({ s0: ['s1', 's2'] }))
    expect(stage()).toEqual({ scene: 'speech', about: 'defence', speaker: 's1', queue: ['s2'] })
    evening.answer('day.defence', OK)
    evening.answer('day.defence', OK)
    expect(stage()).toEqual({
      scene: 'vote',
      about: 'runoff',
      candidates: ['s1', 's2'],
      count: 'live',
      needs: 'most',
      asks: {
        for: 'hands',
        of: [{ seat: 's0', hands: 2 }],
        among: ['s1', 's2'],
        order: 'together',
        split: true,
        self: true,
        must: true,
      },
    })
    evening.answer('day.runoff', ballots({ s0: ['s1', 's2'] }))
    expect(stage()).toEqual({ scene: 'lot', about: 'lot', candidates: ['s1', 's2'] })
    evening.answer('day.lot', seat('s1'))
    expect(stage()).toBeNull()
  })
})
