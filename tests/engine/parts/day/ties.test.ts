import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ballot,
  breakTie,
  byWord,
  handAmong,
  information,
  handsOfEach,
  living,
  runoff,
  unheard,
  type SeatId,
  type Table,
  type TieBreak,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

interface Facts {
  came: { came: SeatId | null }
  tied: { seats: readonly SeatId[] }
}
type Town = Table<object, Facts>

const stage = (ways: (table: Town) => readonly TieBreak[]) =>
  playlet<object, Facts>({
    start: () => ({}),
    events: { came: unheard(), tied: unheard() },
    *play(table) {
      table.emit('came', { came: yield* breakTie(['s0', 's1', 's2'], ways(table)) })
      yield () => information('after')
    },
  })

const voteOn = (table: Town, among: readonly SeatId[]) => ({
  step: () => {
    const voters = living(table.state).map((seat) => ({ seat, votes: 1 }))
    const form = { voters, candidates: among, use: 'any' } as const
    return ballot('day.runoff', form, {
      about: 'runoff',
      count: 'live',
      asked: handsOfEach(living(table.state)),
    })
  },
  candidates: () => among,
})

/** What a way that asks nothing comes to. */
const way = (came: SeatId | { tied: readonly SeatId[] } | null): TieBreak =>
  function* () {
    yield* []
    return came
  }

/** Runs what asks nothing to its end. */
function ended<T>(script: Generator<unknown, T>): T {
  const { done, value } = script.next()
  if (!done) throw new Error('it asks')
  return value
}

const SEATS: readonly SeatId[] = ['s0', 's1', 's2', 's3']
const seat = fc.constantFrom(...SEATS)
const came = fc.oneof(seat, fc.constant(null), fc.record({ tied: fc.subarray([...SEATS]) }))

describe('A chain of ways out of a tie (OG-84, OG-113)', () => {
  it('ends with the first that decides; the others are not tried (OG-113)', () => {
    const tried: number[] = []
    const noting = (at: number, found: SeatId | null): TieBreak =>
      function* () {
        yield* []
        tried.push(at)
        return found
      }
    expect(ended(breakTie(['s0', 's1'], [noting(0, null), noting(1, 's1'), noting(2, 's0')]))).toBe(
      's1',
    )
    expect(tried).toEqual([0, 1])
    expect(ended(breakTie(['s0', 's1'], []))).toBeNull()
  })

  it('goes on between those who are left, and who can still be meant (OG-113)', () => {
    const asked: (readonly SeatId[])[] = []
    const narrowing: TieBreak = function* (tied) {
      yield* []
      asked.push(tied)
      return { tied: tied.slice(1) }
    }
    const still = (seats: readonly SeatId[]) => seats.filter((one) => one !== 's2')
    expect(ended(breakTie(['s0', 's1', 's2'], [narrowing, narrowing], still))).toBeNull()
    expect(asked).toEqual([['s0', 's1'], ['s1']])
  })

  it('comes to what its first decided way came to, whatever stands before and after it (OG-113)', () => {
    fc.assert(
      fc.property(fc.array(came), (found) => {
        const decided = found.find((one) => typeof one === 'string') ?? null
        expect(ended(breakTie(SEATS, found.map(way)))).toBe(decided)
      }),
    )
  })

  it('may let a run-off decide only what is enough, and leaves a second tie to the next (OG-113)', () => {
    const word = byWord(() => ({
      id: 'day.tieBreak',
      form: { kind: 'seat', targets: ['s0', 's1'], pass: false },
      asked: [],
      neutral: null,
    }))
    const ways = (table: Town) => [
      runoff(table, voteOn(table, ['s0', 's1', 's2']), (seats) => table.emit('tied', { seats }), {
        enough: ({ totals }, one) => (totals[one] ?? 0) > 1,
      }),
      word,
    ]
    expect(
      stage(ways)
        .vote({ s0: ['s1'], s3: ['s1'] })
        .of('came'),
    ).toEqual([{ came: 's1' }])
    const few = stage(ways).vote({ s0: ['s1'] })
    expect(few.of('tied')).toEqual([])
    expect(few.choose('s0').of('came')).toEqual([{ came: 's0' }])
    const again = stage(ways).vote({ s0: ['s1'], s3: ['s0'] })
    expect(again.of('tied')).toEqual([{ seats: ['s0', 's1'] }])
    expect(again.open?.id).toBe('day.tieBreak')
  })
})

describe('Somebody’s word on a tie (OG-84, OG-113)', () => {
  it('is told with whom it names, and nothing where nobody was asked (OG-113)', () => {
    const told: SeatId[] = []
    const asking = byWord(
      () => ({
        id: 'day.tieBreak',
        form: { kind: 'seat', targets: ['s0', 's2'], pass: false },
        asked: ['s4'],
        neutral: null,
      }),
      (target) => told.push(target),
    )
    expect(
      stage(() => [asking])
        .choose('s2')
        .of('came'),
    ).toEqual([{ came: 's2' }])
    expect(told).toEqual(['s2'])
    expect(stage(() => [byWord(() => null)]).of('came')).toEqual([{ came: null }])
  })

  it('is what his own hands say, where they name one of the tied and no more (OG-113)', () => {
    expect(handAmong(['s1'], ['s0', 's1'])).toBe('s1')
    expect(handAmong(['s1', 's3'], ['s0', 's1'])).toBe('s1')
    expect(handAmong(['s0', 's1'], ['s0', 's1'])).toBeNull()
    expect(handAmong(['s2'], ['s0', 's1'])).toBeNull()
    fc.assert(
      fc.property(fc.array(seat), fc.subarray([...SEATS]), (raised, tied) => {
        const word = handAmong(raised, tied)
        if (word !== null) expect(raised.filter((one) => tied.includes(one))).toEqual([word])
      }),
    )
  })
})
