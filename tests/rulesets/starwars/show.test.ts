import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deskView, roomView, type Draft, type SeatId } from '../../../src/engine'
import { StarwarsTable } from './table'

const SEVEN = ['palpatine', 'anakin', 'amidala', 'lando', 'han', 'mace', 'leia']
const seats = SEVEN.map((_, index): SeatId => `s${index}`)
const HANDS: readonly (readonly SeatId[])[] = [[], ['s0'], ['s6']]

const onTheStand = (options = {}) =>
  new StarwarsTable(SEVEN, options).accuse('s0', 's2', 's6', 's4')

const anyHands = fc.array(
  fc.record({ by: fc.constantFrom(...seats), votes: fc.constantFrom(...HANDS) }),
)

const room = (table: StarwarsTable) => JSON.stringify(roomView(table.game))
const badges = (table: StarwarsTable, at: number) => roomView(table.game).seats[at]?.badges

describe('the big screen at the vote', () => {
  it('shows neither hands nor totals while votes are entered, or Anakin’s would tell (SW-47, SW-106)', () => {
    fc.assert(
      fc.property(anyHands, (hands) => {
        const table = onTheStand().reach('day.vote')
        const before = room(table)
        for (const { by, votes } of hands) {
          const entry = { kind: 'ballot', by, votes } as const
          table.history.apply({ type: 'draft', step: 'day.vote', entry })
        }
        expect(room(table)).toBe(before)
      }),
    )
  })

  it('does not learn of a refused difference, which only the host is told (SW-106)', () => {
    const table = onTheStand().reach('day.vote')
    const before = room(table)
    const all = Object.fromEntries(seats.map((seat) => [seat, ['s0'] as SeatId[]]))
    const outcome = table.history.apply({
      type: 'answer',
      step: 'day.vote',
      answer: { kind: 'ballots', ballots: { ...all, s1: ['s6'] } },
    })
    expect(outcome).toEqual({
      ok: false,
      refusal: { code: 'anakinFollows', params: { anakin: 's1', amidala: 's2' } },
    })
    expect(room(table)).toBe(before)
  })

  it('sees the same totals whether Anakin’s vote was entered or filled in (SW-33)', () => {
    const all = Object.fromEntries(seats.map((seat) => [seat, ['s0'] as SeatId[]]))
    const entered = onTheStand().reach('day.vote').answer({ kind: 'ballots', ballots: all })
    const others = Object.fromEntries(Object.entries(all).filter(([seat]) => seat !== 's1'))
    const left = onTheStand().reach('day.vote').answer({ kind: 'ballots', ballots: others })
    expect(room(left)).toBe(room(entered))
    expect(roomView(left.game).items).toContainEqual({
      kind: 'tally',
      of: { s0: 7 },
      quiet: true,
      show: 'count',
    })
  })
})

describe('the stand', () => {
  const stage = (table: StarwarsTable) => roomView(table.game).stage

  it('shows who speaks and who is next, in the order of the nominations (SW-104)', () => {
    const table = onTheStand()
    expect(stage(table)).toMatchObject({ scene: 'speech', speaker: 's0', queue: ['s6'] })
    expect(stage(table.answer({ kind: 'ok' }))).toMatchObject({ speaker: 's6', queue: [] })
  })

  it('asks the last who died to break a tie, or the host where nobody has died (SW-108, SW-O6)', () => {
    const dead = onTheStand().kill('s5').kill('s1')
    dead.reach('day.vote').answer({
      kind: 'ballots',
      ballots: { s0: ['s6'], s2: ['s0'], s3: ['s0'], s4: ['s6'], s6: ['s0'] },
    })
    expect(dead.answer({ kind: 'option', option: 'repeat' }).kill('s3').game.open?.id).toBe(
      'day.vote',
    )
    dead.answer({ kind: 'ballots', ballots: { s0: ['s6'], s2: ['s0'], s4: ['s6'], s6: ['s0'] } })
    expect(dead.reach('day.tieBreak').game.open).toMatchObject({ asked: ['s3'] })
    expect(dead.game.open).not.toHaveProperty('variant')
    expect(stage(dead)).toMatchObject({ about: 'tie', candidates: ['s0', 's6'] })

    const eight = new StarwarsTable([...SEVEN, 'ewok'], { firstTie: 'forceDecides' })
    eight.accuse('s0', 's2', 's6', 's4').reach('day.vote')
    const halves = Object.fromEntries(
      [...seats, 's7' as SeatId].map((seat, at) => [seat, [at < 4 ? 's0' : 's6'] as SeatId[]]),
    )
    eight.answer({ kind: 'ballots', ballots: halves }).reach('day.tieBreak')
    expect(eight.game.open).toMatchObject({ asked: [], variant: 'forceDecides' })
    expect(stage(eight)).toMatchObject({ about: 'tieForce' })
  })
})

describe('the result of a day', () => {
  it('is who was lynched, and for a day without it a word of its own (SW-107, SW-112)', () => {
    const table = onTheStand().reach('day.vote')
    const ballots = Object.fromEntries(seats.map((seat) => [seat, ['s0'] as SeatId[]]))
    table.answer({ kind: 'ballots', ballots }).reach('day.result')
    expect(table.game.open).toMatchObject({ variant: 'lynched', params: { lynched: 's0' } })
    const quiet = new StarwarsTable(SEVEN).reach('day.result')
    expect(quiet.game.open).not.toHaveProperty('variant')
  })
})

describe('Mace, where no accused can speak', () => {
  const CAST = ['palpatine', 'r2d2', 'c3po', 'lando', 'mace', 'quigon', 'maul', 'leia']
  const offers = (table: StarwarsTable) => table.game.offered().map(({ id }) => id)

  it('may step in until the first hand is counted, however the vote is called (SW-60b)', () => {
    const table = new StarwarsTable(CAST).accuse('s1', 's5', 's2', 's6')
    table.interrupt('lando.freeze', 's1')
    expect(table.game.open?.id).toBe('day.vote')
    const draft = (entry: Draft[number]) =>
      table.history.apply({ type: 'draft', step: 'day.vote', entry })
    draft({ kind: 'upForVote', candidate: 's1' })
    expect(offers(table)).toContain('mace.swap')
    draft({ kind: 'ballot', by: 's7', votes: ['s1'] })
    expect(offers(table)).not.toContain('mace.swap')
    table.history.undo()
    expect(offers(table)).toContain('mace.swap')
  })
})

describe('a count in which hands may stay down', () => {
  it('is closed with everybody named who has to be (SW-O9)', () => {
    const table = new StarwarsTable(SEVEN, { singleNominee: 'yesNoVote' })
    const nomination = { by: 's2', target: 's0', second: 's4' } as const
    table.reach('day.nominate').answer({ kind: 'nominations', list: [nomination] })
    table.reach('day.vote')
    const entry = { kind: 'ballot', by: 's4', votes: ['s0'] } as const
    table.history.apply({ type: 'draft', step: 'day.vote', entry })
    const { draft } = deskView(table.game)
    expect(draft).toEqual({
      kind: 'ballots',
      ballots: { s0: [], s2: [], s3: [], s4: ['s0'], s5: [], s6: [] },
    })
    if (draft) table.answer(draft)
    expect(table.game.open?.id).toBe('day.confirm')
  })
})

describe('the town square', () => {
  it('shows a face only where somebody showed it by a deed (SW-92, SW-93)', () => {
    const table = onTheStand().interrupt('mace.swap', 's6').interrupt('han.shoot', 's6')
    table.interrupt('lando.freeze', 's2')
    const view = roomView(table.game)
    expect(view.seats.map(({ revealed }) => revealed ?? null)).toEqual([
      null,
      null,
      null,
      'lando',
      'han',
      'mace',
      null,
    ])
    expect(view.seats[6]).toEqual({ id: 's6', out: true, badges: [] })
  })

  it('turns no role over at the end by itself; the end screen does (SW-123)', () => {
    const table = new StarwarsTable(['palpatine', 'han', 'leia', 'luke'])
    table.reach('day.discussion').interrupt('han.shoot', 's0')
    expect(table.game.state.winner).toEqual(['citizens'])
    expect(roomView(table.game).seats[0]).toEqual({ id: 's0', out: true, badges: [] })
  })

  it('keeps a face as it was shown, whatever a ruling makes of the player later (SW-93)', () => {
    const table = new StarwarsTable(SEVEN).reach('day.discussion').interrupt('han.shoot', 's6')
    const ruling = { kind: 'role', seat: 's4', role: 'maul' } as const
    table.history.apply({ type: 'ruling', ruling })
    table.history.apply({ type: 'publish' })
    expect(roomView(table.game).seats[4]?.revealed).toBe('han')
  })

  it('melts the ice with the next dawn (SW-56, SW-O2)', () => {
    const table = new StarwarsTable(SEVEN).reach('day.discussion').interrupt('lando.freeze', 's6')
    expect(badges(table, 6)).toEqual(['frozen'])
    table.reach('sith.kill')
    expect(badges(table, 6)).toEqual(['frozen'])
    table.reach('dawn.announce')
    expect(badges(table, 6)).toEqual([])
  })

  it('melts it a day later, at nightfall, where the house wants it so (SW-O2)', () => {
    const table = new StarwarsTable(SEVEN, { freezeUntil: 'nextDusk' })
    table.reach('day.discussion').interrupt('lando.freeze', 's6')
    table.reach('dawn.announce')
    table.reach('day.result')
    expect(badges(table, 6)).toEqual(['frozen'])
    table.reach('sith.kill')
    expect(badges(table, 6)).toEqual([])
  })

  it('knows who is banished and who is back (SW-94, SW-96)', () => {
    const table = new StarwarsTable(['palpatine', 'yoda', 'leia', 'luke', 'ewok'])
    table.choose('sith.kill', 's2').reach('day.discussion')
    expect(roomView(table.game).seats[2]?.out).toBe(true)
    table.choose('yoda.raise', 's2').reach('day.discussion')
    expect(roomView(table.game).seats[2]?.out).toBe(false)
    table.choose('sith.kill', 's4').reach('day.discussion').interrupt('force.banish', 's4')
    expect(badges(table, 4)).toEqual(['banished'])
  })
})
