import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  areEnough,
  ballot,
  countVotes,
  followedHands,
  holdVote,
  information,
  handsOfEach,
  living,
  ofCandidates,
  possibleVotes,
  unheard,
  withAgainst,
  type Count,
  type Follower,
  type SeatId,
  type Vote,
} from '../../../../src/engine'
import { playlet } from '../../fixtures/playlet'

const SEATS: readonly SeatId[] = ['s0', 's1', 's2', 's3']
const seat = fc.constantFrom(...SEATS)
const hands = fc.dictionary(seat, fc.array(seat, { maxLength: 3 })) as fc.Arbitrary<
  Record<SeatId, SeatId[]>
>
const weights = fc.record({
  s0: fc.nat(4),
  s1: fc.nat(4),
  s2: fc.nat(4),
  s3: fc.nat(4),
}) as fc.Arbitrary<Record<SeatId, number>>

const sum = (totals: Readonly<Record<SeatId, number>>): number =>
  Object.values(totals).reduce((all: number, votes) => all + votes, 0)

/** A vote of five on two of them; what it came to is told by an event. */
const counted = (rest: Partial<Vote>) =>
  playlet<object, { counted: { count: Count | null } }>({
    start: () => ({}),
    events: { counted: unheard() },
    *play(table) {
      const candidates = (): readonly SeatId[] => ['s1', 's2']
      const voters = living(table.state).map((id) => ({ seat: id, votes: 1 }))
      const form = { voters, candidates: candidates(), use: 'any', unnamed: true } as const
      const step = () =>
        ballot('day.vote', form, {
          about: 'vote',
          count: 'closed',
          asked: handsOfEach(living(table.state)),
        })
      table.emit('counted', { count: yield* holdVote(table, { step, candidates, ...rest }) })
      yield () => information('after')
    },
  })

describe('Hands that weigh (OG-85, OG-113)', () => {
  it('count what each weighs, and nothing where that is nothing (OG-113)', () => {
    const ballots = { s0: ['s1'], s2: ['s1', 's3'], s3: ['s2'] } as const
    const weightOf = (by: SeatId) => ({ s0: 3, s3: 0 })[by as 's0' | 's3'] ?? 1
    expect(countVotes(ballots, weightOf)).toEqual({ s1: 4, s3: 1 })
  })

  it('count alike without weights, and together all that could be raised where all are (OG-113)', () => {
    fc.assert(
      fc.property(hands, weights, (ballots, weight) => {
        const weightOf = (by: SeatId) => weight[by] ?? 1
        expect(countVotes(ballots, () => 1)).toEqual(countVotes(ballots))
        const voters = Object.entries(ballots).map(([by, votes]) => ({
          seat: by as SeatId,
          votes: votes.length,
        }))
        expect(sum(countVotes(ballots, weightOf))).toBe(possibleVotes(voters, weightOf))
      }),
    )
  })

  it('are told as they were weighed, with the votes that stand against candidates (OG-113)', () => {
    const weightOf = (by: SeatId) => (by === 's0' ? 2 : 1)
    const against = (of: SeatId) => (of === 's2' ? 3 : 0)
    const town = counted({ weightOf, against }).vote({ s0: ['s1'], s3: ['s1'] })
    expect(town.of('tallied')).toEqual([{ totals: { s1: 3, s2: 3 } }])
    expect(town.of('counted')).toMatchObject([{ count: { most: ['s1', 's2'] } }])
  })

  it('count one each where nobody noted whose they were, and only for candidates (OG-113)', () => {
    const town = counted({ weightOf: () => 5, against: (of) => (of === 's1' ? 1 : 0) })
    town.answer({ kind: 'totals', totals: { s2: 2, s1: 0 } })
    expect(town.of('tallied')).toEqual([{ totals: { s2: 2, s1: 1 } }])
  })
})

describe('Votes that stand against somebody before a hand is up (OG-85, OG-113)', () => {
  it('are added to each candidate’s own, and to nobody else’s (OG-113)', () => {
    const nobody = fc.array(seat)
    fc.assert(
      fc.property(hands, nobody, weights, (ballots, candidates, more) => {
        const before = countVotes(ballots)
        const found = withAgainst(before, [...new Set(candidates)], (of) => more[of] ?? 0)
        for (const one of SEATS) {
          const added = candidates.includes(one) ? (more[one] ?? 0) : 0
          expect(found[one] ?? 0).toBe((before[one] ?? 0) + added)
        }
      }),
    )
  })

  it('and what candidates got stand in their order, without who got nothing (OG-113)', () => {
    const got = ofCandidates({ s3: 1, s1: 0, s0: 2, s2: 4 }, ['s0', 's1', 's3'])
    expect(Object.entries(got)).toEqual([
      ['s0', 2],
      ['s3', 1],
    ])
  })
})

describe('Whoever votes as another (OG-53, OG-113)', () => {
  it('has that one’s hands, one hop far, and is named with them (OG-113)', () => {
    const heard: unknown[] = []
    const followers: Follower[] = [
      { by: 's0', as: 's1', isFree: false },
      { by: 's1', as: 's2', isFree: false },
    ]
    const found = followedHands(
      { s0: ['s3'], s1: ['s2'], s2: ['s0'] },
      followers,
      ({ by }, votes) => heard.push([by, votes]),
    )
    expect(found).toEqual({ s0: ['s2'], s1: ['s0'], s2: ['s0'] })
    expect(heard).toEqual([
      ['s0', ['s2']],
      ['s1', ['s0']],
    ])
  })

  it('has none where there are none to follow, or keeps his own where he is free then (OG-113)', () => {
    const own = { s0: ['s3'], s1: ['s3'], s2: [] } as const
    const follow = (as: SeatId | null, isFree: boolean) =>
      followedHands(own, [{ by: 's0', as, isFree }])['s0']
    expect(follow('s2', false)).toEqual([])
    expect(follow('s2', true)).toEqual(['s3'])
    expect(follow(null, false)).toEqual([])
    expect(follow(null, true)).toEqual(['s3'])
  })

  it('changes nobody’s hands but his own (OG-113)', () => {
    fc.assert(
      fc.property(hands, seat, seat, fc.boolean(), (ballots, by, as, isFree) => {
        const before = structuredClone(ballots)
        const found = followedHands(ballots, [{ by, as, isFree }])
        expect(ballots).toEqual(before)
        for (const one of SEATS) if (one !== by) expect(found[one]).toEqual(before[one])
      }),
    )
  })
})

describe('What a candidate needs (OG-84, OG-113)', () => {
  it('is any vote, more than half of all that could be, or so many (OG-113)', () => {
    expect([0, 1].map((votes) => areEnough(votes, 'most', 9))).toEqual([false, true])
    expect([4, 5].map((votes) => areEnough(votes, 'majority', 8))).toEqual([false, true])
    expect([2, 3].map((votes) => areEnough(votes, 3, 1))).toEqual([false, true])
  })

  it('is never lost by one vote more, and a majority is never two candidates’ (OG-113)', () => {
    const needs = fc.constantFrom<'most' | 'majority' | number>('most', 'majority', 0, 1, 4)
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), needs, (votes, more, wanted) => {
        const all = votes + more
        if (areEnough(votes, wanted, all)) expect(areEnough(votes + 1, wanted, all)).toBe(true)
        expect(areEnough(votes, 'majority', all) && areEnough(more, 'majority', all)).toBe(false)
      }),
    )
  })
})
