/** Hands that players give themselves, beside the host's clicks: kept as given, and counted as the rules have it (PH-23a). */
import { describe, expect, it } from 'vitest'
import {
  checkAnswer,
  draftAnswer,
  takesHand,
  type Asks,
  type DraftEntry,
  type Form,
  type Said,
} from '../../src/engine'
import { handsUncounted, withHands } from '../../src/engine/hands/counted'
import type { GivenHand } from '../../src/engine/hands/given'

type Ballots = Extract<Form, { kind: 'ballots' }>

const SEATS = ['s0', 's1', 's2', 's3'] as const
const asks: Asks = {
  for: 'hands',
  of: SEATS.map((seat) => ({ seat, hands: 1 })),
  among: SEATS,
  order: 'together',
}
const voteOf = (rest: Partial<Ballots> = {}): Ballots => ({
  kind: 'ballots',
  voters: SEATS.map((seat) => ({ seat, votes: 1 })),
  candidates: SEATS,
  use: 'any',
  unnamed: true,
  ...rest,
})

type Seat = (typeof SEATS)[number]
const forSeats = (...votes: Seat[]): Said => ({ for: 'hands', votes })
const given = (seat: Seat, hand: Said | null, place: number): GivenHand => ({ seat, hand, place })

/** What a draft amounts to: clicks with their places, and hands with theirs. */
function answer(
  form: Form,
  clicks: readonly (readonly [number, DraftEntry])[],
  hands: GivenHand[],
  asked = asks,
) {
  const placeOf = (entry: DraftEntry) => clicks.find(([, one]) => one === entry)?.[0] ?? -1
  const draft = clicks.map(([, entry]) => entry)
  return draftAnswer(form, withHands({ form, asks: asked }, draft, placeOf, hands))
}
const ballot = (by: Seat, ...votes: Seat[]): DraftEntry => ({ kind: 'ballot', by, votes })

describe('Players’ own hands', () => {
  it('go into the same count as the host’s clicks, and the newest of each stands, whoever entered it (PH-24)', () => {
    const hands = [given('s0', forSeats('s1'), 1), given('s1', forSeats('s0'), 3)]
    expect(answer(voteOf(), [[2, ballot('s2', 's1')]], hands)).toEqual({
      kind: 'ballots',
      ballots: { s0: ['s1'], s1: ['s0'], s2: ['s1'] },
    })
    const corrected = answer(voteOf(), [[2, ballot('s0', 's2')]], hands)
    expect(corrected).toMatchObject({ ballots: { s0: ['s2'], s1: ['s0'] } })
    const later = [...hands, given('s0', forSeats('s3'), 5)]
    expect(answer(voteOf(), [[2, ballot('s0', 's2')]], later)).toMatchObject({
      ballots: { s0: ['s3'] },
    })
    const back = [...later, given('s0', null, 6)]
    expect(answer(voteOf(), [[2, ballot('s0', 's2')]], back)).toEqual({
      kind: 'ballots',
      ballots: { s1: ['s0'] },
    })
  })

  it('add to a count by number when they come after it, and are in it when they came before', () => {
    const count: DraftEntry = { kind: 'total', candidate: 's1', hands: 2 }
    const before = [given('s0', forSeats('s1'), 1)]
    expect(answer(voteOf(), [[2, count]], before)).toMatchObject({ totals: { s1: 2 } })
    const after = [...before, given('s2', forSeats('s1'), 3)]
    expect(answer(voteOf(), [[2, count]], after)).toMatchObject({ totals: { s1: 3 } })
    const moved = [...after, given('s0', forSeats('s2'), 4)]
    expect(answer(voteOf(), [[2, count]], moved)).toMatchObject({ totals: { s1: 2, s2: 1 } })
  })

  it('are words where words are asked, counted by number as well', () => {
    const form: Form = {
      kind: 'marks',
      members: SEATS,
      options: ['yes', 'no'],
      all: false,
      unnamed: true,
    }
    const words: Asks = { ...asks, for: 'word', words: ['yes', 'no'] }
    const yes: Said = { for: 'word', word: 'yes' }
    expect(answer(form, [], [given('s0', yes, 1)], words)).toEqual({
      kind: 'marks',
      marks: { s0: 'yes' },
    })
    const count: DraftEntry = { kind: 'counts', counts: { no: 2 } }
    expect(answer(form, [[2, count]], [given('s0', yes, 3)], words)).toEqual({
      kind: 'counts',
      counts: { no: 2, yes: 1 },
    })
  })

  it('count for nothing where a vote was lost in secret, and nothing is refused for it, neither when it is given nor at the end', () => {
    const lost = voteOf({ voters: SEATS.slice(1).map((seat) => ({ seat, votes: 1 })), use: 'all' })
    const hands = SEATS.map((seat, place) =>
      given(seat, forSeats(seat === 's1' ? 's0' : 's1'), place),
    )
    for (const { seat, hand } of hands) expect(takesHand(asks, seat, hand)).toBe(true)
    const closed = answer(lost, [], hands)
    expect(closed).toEqual({ kind: 'ballots', ballots: { s1: ['s0'], s2: ['s1'], s3: ['s1'] } })
    expect(checkAnswer(lost, closed)).toBeNull()
    // Who watches the hands sees them all.
    expect(handsUncounted({ form: lost, asks }, [], () => -1, hands)).toEqual({ s0: ['s1'] })
  })

  it('may be bound in secret: what is barred does not count, and whoever must vote has done so', () => {
    const bound = voteOf({
      voters: SEATS.map((seat) => ({
        seat,
        votes: 1,
        ...(seat === 's0' ? { except: ['s1' as const] } : {}),
      })),
      use: 'all',
    })
    const hands = SEATS.map((seat, place) =>
      given(seat, forSeats(seat === 's1' ? 's0' : 's1'), place),
    )
    const closed = answer(bound, [], hands)
    expect(closed).toMatchObject({ ballots: { s0: [], s2: ['s1'] }, uncounted: ['s0'] })
    expect(checkAnswer(bound, closed)).toBeNull()
    // Whoever has said nothing at all still has to.
    const missing = answer(bound, [], hands.slice(0, 3))
    expect(checkAnswer(bound, missing)?.code).toBe('mustUseAllVotes')
    // What the host enters instead counts like any hand.
    const entered = answer(bound, [[9, ballot('s0', 's2')]], hands)
    expect(entered).toMatchObject({ ballots: { s0: ['s2'] } })
    expect(entered).not.toHaveProperty('uncounted')
  })

  it('count as often as they weigh, where that is a secret', () => {
    const doubled = voteOf({
      voters: SEATS.map((seat) => ({ seat, votes: seat === 's0' ? 2 : 1 })),
    })
    expect(answer(doubled, [], [given('s0', forSeats('s1'), 1)])).toMatchObject({
      ballots: { s0: ['s1', 's1'] },
    })
  })

  it('are left to the rules where one hand follows another', () => {
    const copying = voteOf({
      voters: SEATS.map((seat) => ({
        seat,
        votes: 1,
        ...(seat === 's0' ? { optional: true } : {}),
      })),
    })
    const closed = answer(
      copying,
      [],
      [given('s0', forSeats('s1'), 1), given('s2', forSeats('s3'), 2)],
    )
    expect(closed).toEqual({ kind: 'ballots', ballots: { s2: ['s3'] } })
  })
})

describe('What a step takes from a phone', () => {
  const takes = (hand: Said | null, rest: Partial<Asks> = {}, seat: Seat = 's0') =>
    takesHand({ ...asks, ...rest }, seat, hand)

  it('is what everybody hears asked: of those who are asked, among those who can be named, and as many as they have (PH-23)', () => {
    expect(takes(forSeats('s1'))).toBe(true)
    expect(takes(null)).toBe(true)
    expect(takes(forSeats())).toBe(true)
    expect(takes(forSeats(), { must: true })).toBe(false)
    expect(takes(forSeats('s0'))).toBe(false)
    expect(takes(forSeats('s0'), { self: true })).toBe(true)
    expect(takes(forSeats('s1', 's2'))).toBe(false)
    expect(takes(forSeats('s1'), { among: ['s2'] })).toBe(false)
    expect(takes(forSeats('s1'), { of: [{ seat: 's1', hands: 1 }] })).toBe(false)
  })

  it('may go to several only where hands can be split, and to each once where the rules say so', () => {
    const two = { of: [{ seat: 's0' as const, hands: 2 }] }
    expect(takes(forSeats('s1', 's1'), two)).toBe(true)
    expect(takes(forSeats('s1', 's2'), two)).toBe(false)
    expect(takes(forSeats('s1', 's2'), { ...two, split: true })).toBe(true)
    expect(takes(forSeats('s1', 's1'), { ...two, split: true, distinct: true })).toBe(false)
  })

  it('is a word of the step, or so many players as it wants', () => {
    expect(takes({ for: 'word', word: 'yes' })).toBe(false)
    expect(takes({ for: 'word', word: 'yes' }, { words: ['yes'] })).toBe(true)
    const choice = { for: 'choice' as const, count: { min: 1, max: 2 } }
    expect(takes({ for: 'choice', seats: ['s1', 's2'] }, choice)).toBe(true)
    expect(takes({ for: 'choice', seats: ['s1', 's1'] }, choice)).toBe(false)
    expect(takes({ for: 'choice', seats: [] }, choice)).toBe(true)
    expect(takes({ for: 'choice', seats: [] }, { ...choice, must: true })).toBe(false)
    expect(takes({ for: 'choice', seats: ['s1'] })).toBe(false)
  })
})
