import { describe, expect, it } from 'vitest'
import {
  ballot,
  byLot,
  hasMajority,
  hearDefences,
  holdVote,
  information,
  handsOfEach,
  living,
  runoff,
  seatOf,
  unheard,
  verdict,
  type Count,
  type SeatId,
  type Table,
  type Verdict,
  type Vote,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

interface Facts {
  came: Verdict
  counted: { count: Count | null; majority: boolean }
  tied: { seats: readonly SeatId[] }
  fell: { seat: SeatId }
  heard: { seat: SeatId }
  repeated: object
  dead: { seat: SeatId }
}

interface Kept {
  heard: SeatId[]
}

type Town = Table<Kept, Facts>

const stage = (play: (table: Town) => Generator) =>
  playlet<Kept, Facts>({
    start: () => ({ heard: [] }),
    events: {
      came: unheard(),
      counted: unheard(),
      tied: unheard(),
      fell: unheard(),
      heard: unheard((state, { seat }) => {
        state.game.heard.push(seat)
      }),
      repeated: unheard(),
      dead: unheard((state, { seat }) => {
        seatOf(state, seat).alive = false
      }),
    },
    play: play as never,
    rulings: {
      kill: { check: () => null, carryOut: (table, { seat }) => table.emit('dead', { seat }) },
    },
  })

const voteOn = (
  table: Town,
  id: string,
  among: () => readonly SeatId[],
  rest: Partial<Vote> = {},
): Vote => ({
  step: () =>
    among().length === 0
      ? null
      : ballot(
          id,
          {
            voters: living(table.state).map((seat) => ({ seat, votes: 1 })),
            candidates: among(),
            use: 'any',
          },
          { about: 'vote', count: 'live', asked: handsOfEach(living(table.state)) },
        ),
  candidates: among,
  ...rest,
})

const trial = (table: Town, alone = false) =>
  (function* () {
    const stand = (): readonly SeatId[] => living(table.state).slice(0, alone ? 1 : 3)
    const tied = (seats: readonly SeatId[]) => table.emit('tied', { seats })
    let still: readonly SeatId[] = []
    const came = yield* verdict(table, voteOn(table, 'day.vote', stand), {
      alone: hasMajority,
      tied(seats) {
        still = seats
        tied(seats)
      },
      breaks: [
        runoff(
          table,
          voteOn(table, 'day.runoff', () => still),
          tied,
        ),
        byLot(
          table,
          'day.lot',
          () => still,
          (seat) => table.emit('fell', { seat }),
        ),
      ],
    })
    table.emit('came', came)
    yield () => information('after')
  })()

describe('a verdict', () => {
  it('condemns whoever has the most alone', () => {
    const town = stage((table) => trial(table)).vote({ s0: ['s1'], s3: ['s1'], s4: ['s0'] })
    expect(town.of('came')).toEqual([{ condemned: 's1', tied: [] }])
    expect(town.of('tallied')).toEqual([{ totals: { s1: 2, s0: 1 } }])
  })

  it('condemns nobody without a hand, and nobody where there was no vote', () => {
    expect(
      stage((table) => trial(table))
        .vote({})
        .of('came'),
    ).toEqual([{ condemned: null, tied: [] }])
    const skipped = stage((table) => trial(table))
    skipped.history.apply({ type: 'ruling', ruling: { kind: 'skip' } })
    expect(skipped.open?.id).toBe('after')
    expect(skipped.of('tallied')).toEqual([])
  })

  it('condemns one who stands alone only by what the rules want of it', () => {
    const two = stage((table) => trial(table, true)).vote({
      s1: ['s0'],
      s2: [],
      s3: [],
      s4: ['s0'],
    })
    expect(two.of('came')).toEqual([{ condemned: null, tied: [] }])
    const three = stage((table) => trial(table, true)).vote({ s1: ['s0'], s2: [], s3: ['s0'] })
    expect(three.of('came')).toEqual([{ condemned: 's0', tied: [] }])
  })

  it('tells of a tie and breaks it by a run-off', () => {
    const town = stage((table) => trial(table)).vote({ s3: ['s1'], s4: ['s0'] })
    expect(town.open).toMatchObject({ id: 'day.runoff', form: { candidates: ['s0', 's1'] } })
    expect(town.vote({ s3: ['s1'] }).of('came', 'tied')).toEqual([
      { seats: ['s0', 's1'] },
      { condemned: 's1', tied: ['s0', 's1'] },
    ])
  })

  it('tells of the second tie too, and goes on to the next way out', () => {
    const town = stage((table) => trial(table))
    town.vote({ s3: ['s1'], s4: ['s0'] }).vote({ s3: ['s1'], s4: ['s0'] })
    expect(town.of('tied')).toHaveLength(2)
    expect(town.open?.id).toBe('day.lot')
    expect(town.choose('s0').of('fell', 'came')).toEqual([
      { seat: 's0' },
      { condemned: 's0', tied: ['s0', 's1'] },
    ])
  })
})

const counting = (rest: Partial<Vote>) =>
  stage(function* (table) {
    const count = yield* holdVote(
      table,
      voteOn(table, 'all.vote', () => ['s1', 's2'], {
        confirm: () => ({
          id: 'all.confirm',
          form: { kind: 'option', options: ['stands', 'repeat'], pass: false },
          asked: [],
          neutral: null,
        }),
        repeated: () => table.emit('repeated', {}),
        ...rest,
      }),
    )
    const [first] = count?.most ?? []
    table.emit('counted', { count, majority: Boolean(count && first && hasMajority(count, first)) })
    yield () => information('after')
  })

describe('a vote', () => {
  it('is held again as often as the host has it repeated', () => {
    const town = counting({})
      .vote({ s0: ['s1'] })
      .answer({ kind: 'option', option: 'repeat' })
    expect(town.open?.id).toBe('all.vote')
    town.vote({ s0: ['s2'] }).answer({ kind: 'option', option: 'stands' })
    expect(town.of('repeated')).toHaveLength(1)
    expect(town.of('counted')).toMatchObject([{ count: { most: ['s2'] } }])
  })

  it('counts hands as the rules have them', () => {
    const doubled = (ballots: Readonly<Record<SeatId, readonly SeatId[]>>) =>
      Object.fromEntries(
        Object.entries(ballots).map(([by, at]) => [by, by === 's0' ? [...at, ...at] : at]),
      )
    const town = counting({ counted: doubled }).vote({ s0: ['s1'], s3: ['s2'] })
    expect(town.of('tallied')).toEqual([{ totals: { s1: 2, s2: 1 } }])
  })

  it('knows a majority of all who were counted', () => {
    const most = counting({})
      .vote({ s0: ['s1'], s3: ['s1'], s4: [] })
      .answer({ kind: 'option', option: 'stands' })
    expect(most.of('counted')).toMatchObject([{ majority: true }])
    const half = counting({})
      .vote({ s0: ['s1'], s3: [] })
      .answer({ kind: 'option', option: 'stands' })
    expect(half.of('counted')).toMatchObject([{ majority: false }])
  })
})

describe('defences', () => {
  const hearing = () => {
    const stand: SeatId[] = ['s1', 's2']
    const town = stage(function* (table) {
      yield* hearDefences({
        id: 'day.defence',
        seconds: 30,
        waiting: () =>
          stand.filter(
            (seat) => seatOf(table.state, seat).alive && !table.state.game.heard.includes(seat),
          ),
        candidates: () => stand,
        heard: (seat) => table.emit('heard', { seat }),
      })
      yield () => information('after')
    })
    return { stand, town }
  }

  it('are heard one after the other, with the others waiting', () => {
    const { town } = hearing()
    expect(town.open).toMatchObject({
      seconds: 30,
      speaker: 's1',
      stage: { queue: ['s2'], candidates: ['s1', 's2'] },
    })
    expect(town.ok().open).toMatchObject({ speaker: 's2', stage: { queue: [] } })
    expect(town.ok().of('heard')).toEqual([{ seat: 's1' }, { seat: 's2' }])
    expect(town.open?.id).toBe('after')
  })

  it('are heard of whoever takes a place over, and not of whom it was taken from', () => {
    const { stand, town } = hearing()
    town.ok()
    stand.splice(0, 2, 's3', 's2')
    expect(town.ok().open).toMatchObject({ speaker: 's3' })
    stand.splice(0, 2, 's2')
    expect(town.ok().of('heard')).toEqual([{ seat: 's1' }, { seat: 's2' }])
  })

  it('end for somebody who dies meanwhile', () => {
    const { town } = hearing()
    town.rule('kill', 's1')
    expect(town.open).toMatchObject({ speaker: 's2', stage: { queue: [] } })
    expect(town.ok().open?.id).toBe('after')
  })
})
