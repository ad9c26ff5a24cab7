import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ballot,
  elect,
  information,
  leaders,
  handsOfEach,
  living,
  unheard,
  type Office,
  type SeatId,
  type Table,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

interface Facts {
  elected: { seat: SeatId | null }
}

/** An election among five, of whom the first three can be elected. */
const election = (rest: (table: Table<object, Facts>) => Partial<Office>) =>
  playlet<object, Facts>({
    start: () => ({}),
    events: { elected: unheard() },
    *play(table) {
      const candidates = () => living(table.state).slice(0, 3)
      const voters = living(table.state).map((seat) => ({ seat, votes: 1 }))
      const step = () =>
        ballot(
          'day.election',
          { voters, candidates: candidates(), use: 'any' },
          { about: 'election', count: 'live', asked: handsOfEach(living(table.state)) },
        )
      const office = { holder: () => null, vote: { step, candidates }, ...rest(table) }
      table.emit('elected', { seat: yield* elect(table, office) })
      yield () => information('after')
    },
  })

const vacant = () => election(() => ({}))

describe('An office (OG-83, OG-113)', () => {
  it('is whose hands are most, after the campaign (OG-113)', () => {
    const town = election(() => ({ campaign: () => information('day.campaign') }))
    expect(town.open?.id).toBe('day.campaign')
    town.ok().vote({ s0: ['s1'], s3: ['s1'], s4: ['s2'] })
    expect(town.of('elected')).toEqual([{ seat: 's1' }])
  })

  it('is not voted on while somebody has it, unless it is filled anew each time (OG-113)', () => {
    const held = election(() => ({ holder: () => 's4' as const }))
    expect(held.open?.id).toBe('after')
    expect(held.of('elected', 'tallied')).toEqual([{ seat: null }])
    const again = election(() => ({ holder: () => 's4' as const, again: true }))
    expect(again.open?.id).toBe('day.election')
  })

  it('stays vacant without a hand, and in a tie that nothing decides (OG-163, OG-113)', () => {
    expect(vacant().vote({}).of('elected')).toEqual([{ seat: null }])
    expect(
      vacant()
        .vote({ s0: ['s1'], s3: ['s2'] })
        .of('elected'),
    ).toEqual([{ seat: null }])
  })

  it('goes where a way out of the tie has it go (OG-113)', () => {
    const town = election(() => ({
      breaks: [
        function* (tied) {
          yield* []
          return tied.at(-1) ?? null
        },
      ],
    }))
    expect(town.vote({ s0: ['s0'], s3: ['s2'] }).of('elected')).toEqual([{ seat: 's2' }])
  })

  it('is nobody’s but one alone with the most, whoever votes for whom (OG-113)', () => {
    const votes = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 5, maxLength: 5 })
    fc.assert(
      fc.property(votes, (chosen) => {
        const ballots: Record<SeatId, readonly SeatId[]> = {}
        const totals: Record<SeatId, number> = {}
        for (const [at, to] of chosen.entries()) {
          const seat: SeatId = `s${to}`
          ballots[`s${at}`] = to > 2 ? [] : [seat]
          if (to <= 2) totals[seat] = (totals[seat] ?? 0) + 1
        }
        const most = leaders(totals, ['s0', 's1', 's2'])
        const seat = most.length === 1 ? most[0] : null
        expect(vacant().vote(ballots).of('elected')).toEqual([{ seat }])
      }),
      { numRuns: 40 },
    )
  })
})
