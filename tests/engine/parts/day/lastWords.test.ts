import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  farewellOf,
  information,
  lastWords,
  seatOf,
  unheard,
  type Leaving,
  type SeatId,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

const OUTS: readonly Leaving<'night' | 'day'>[] = [
  { seat: 's3', round: 1, by: 'night' },
  { seat: 's0', round: 1, by: 'day' },
  { seat: 's2', round: 2, by: 'night' },
]

interface Facts {
  out: { seat: SeatId }
  back: { seat: SeatId }
}

/** Two are out, and say their last words. */
const town = () =>
  playlet<object, Facts>({
    start: () => ({}),
    events: {
      out: unheard((state, { seat }) => {
        seatOf(state, seat).alive = false
      }),
      back: unheard((state, { seat }) => {
        seatOf(state, seat).alive = true
      }),
    },
    rulings: {
      revive: { check: () => null, carryOut: (table, { seat }) => table.emit('back', { seat }) },
    },
    *play(table) {
      for (const seat of ['s1', 's2'] as const) table.emit('out', { seat })
      yield* lastWords(table.state, 'day.lastWords', 20, ['s1', 's2', 's3'])
      yield () => information('after')
    },
  })

describe('Last words (OG-83, OG-113)', () => {
  it('are said by those who are out, one after the other, and by nobody else (OG-113)', () => {
    const first = town()
    expect(first.open).toMatchObject({
      id: 'day.lastWords',
      seconds: 20,
      speaker: 's1',
      stage: { scene: 'speech', about: 'lastWords', queue: ['s2'] },
    })
    expect(first.ok().open).toMatchObject({ speaker: 's2', stage: { queue: [] } })
    expect(first.ok().open?.id).toBe('after')
  })

  it('are not said by whom a ruling has brought back (OG-113)', () => {
    const brought = town()
    brought.rule('revive', 's1')
    expect(brought.open).toMatchObject({ speaker: 's2' })
    expect(brought.ok().open?.id).toBe('after')
  })

  it('are for those of this round, of all or only of the night or the day (OG-113)', () => {
    expect(farewellOf(OUTS, { round: 1 })).toEqual(['s3', 's0'])
    expect(farewellOf(OUTS, { round: 1, by: 'day' })).toEqual(['s0'])
    expect(farewellOf(OUTS, { round: 2, by: 'day' })).toEqual([])
  })

  it('are for the first of the whole game only, where so many speak (OG-113)', () => {
    expect(farewellOf(OUTS, { round: 1, first: 1 })).toEqual(['s3'])
    expect(farewellOf(OUTS, { round: 2, first: 2 })).toEqual([])
  })

  it('are everybody’s once over all rounds, in the order in which they went (OG-113)', () => {
    const out = fc.record({
      round: fc.integer({ min: 1, max: 4 }),
      by: fc.constantFrom('night', 'day'),
    })
    fc.assert(
      fc.property(fc.array(out, { maxLength: 9 }), fc.nat(10), (found, first) => {
        const outs = found
          .sort((one, other) => one.round - other.round)
          .map((one, at) => ({ ...one, seat: `s${at}` as SeatId }))
        const spoken = [1, 2, 3, 4].flatMap((round) => farewellOf(outs, { round, first }))
        expect(spoken).toEqual(outs.slice(0, first).map(({ seat }) => seat))
      }),
    )
  })
})
