import { describe, expect, test } from 'vitest'
import { checkAnswer } from '../../src/engine/answers/checkAnswer'
import { checkEntry } from '../../src/engine/answers/draft'
import { draftAnswer } from '../../src/engine/answers/draftAnswer'
import type { Answer, Form, SeatId } from '../../src/engine'

const voters = (['s0', 's1', 's2', 's3'] as const).map((seat) => ({ seat, votes: 1 }))
const vote = {
  kind: 'ballots',
  voters,
  candidates: ['s1', 's2'],
  use: 'all',
  unnamed: true,
  named: ['s0'],
} as const satisfies Form
const refusal = (form: Form, answer: Answer) => checkAnswer(form, answer)?.code ?? null
const count = (
  totals: Record<SeatId, number>,
  hands?: Record<SeatId, readonly SeatId[]>,
): Answer => ({ kind: 'totals', totals, ...(hands ? { hands } : {}) })

describe('A count of hands in which a rule asks about one of them', () => {
  test('wants that hand noted, raised or not, and no other', () => {
    expect(refusal(vote, count({ s1: 3, s2: 1 }))).toBe('handNotNoted')
    expect(refusal(vote, count({ s1: 3, s2: 1 }, { s0: ['s2'] }))).toBeNull()
    expect(refusal(vote, count({ s1: 3, s2: 1 }, { s0: [] }))).toBe('mustUseAllVotes')
    expect(refusal({ ...vote, use: 'any' }, count({ s1: 3 }, { s0: [] }))).toBeNull()
    expect(refusal(vote, count({ s1: 3, s2: 1 }, { s0: ['s2'], s1: ['s1'] }))).toBe('notAsked')
  })

  test('has that hand among those that were counted, and no more besides than the others have', () => {
    expect(refusal(vote, count({ s1: 3 }, { s0: ['s2'] }))).toBe('handsMissing')
    const any = { ...vote, use: 'any' } as const
    expect(refusal(any, count({ s1: 4 }, { s0: [] }))).toBe('tooManyHands')
    expect(refusal(vote, count({ s1: 2, s2: 1 }, { s0: ['s2'] }))).toBe('handsMissing')
  })

  test('keeps the count when the hand is noted, and raises it to what is known', () => {
    const draft = [
      { kind: 'total', candidate: 's1', hands: 3 },
      { kind: 'ballot', by: 's0', votes: ['s2'] },
    ] as const
    expect(draftAnswer(vote, draft)).toEqual(count({ s1: 3, s2: 1 }, { s0: ['s2'] }))
    const dropped = [...draft, { kind: 'ballot', by: 's3', votes: ['s1'] }] as const
    expect(draftAnswer(vote, dropped).kind).toBe('ballots')
  })
})

describe('Words that are counted', () => {
  const members = voters.map(({ seat }) => seat)
  const form = { kind: 'marks', members, options: ['yes', 'no'], all: true, unnamed: true } as const
  const said = (counts: Record<string, number>): Answer => ({ kind: 'counts', counts })

  test('are as many as there are players, where all have to say one', () => {
    expect(refusal(form, said({ yes: 3, no: 1 }))).toBeNull()
    expect(refusal(form, said({ yes: 3 }))).toBe('handsMissing')
    expect(refusal({ ...form, all: false }, said({ yes: 3 }))).toBeNull()
    expect(refusal(form, said({ yes: 3, no: 2 }))).toBe('tooManyHands')
    expect(refusal(form, said({ yes: 5, no: -1 }))).toBe('tooManyHands')
    expect(refusal(form, said({ perhaps: 4 }))).toBe('unknownOption')
    expect(refusal({ ...form, unnamed: false }, said({ yes: 4 }))).toBe('needsNames')
  })

  test('may be counted bit by bit, and a word with a name drops the count', () => {
    expect(checkEntry(form, { kind: 'counts', counts: { yes: 1 } })).toBeNull()
    const draft = [{ kind: 'counts', counts: { yes: 3, no: 1 } }] as const
    expect(draftAnswer(form, draft)).toEqual(said({ yes: 3, no: 1 }))
    const named = [...draft, { kind: 'mark', by: 's0', option: 'no' }] as const
    expect(draftAnswer(form, named)).toEqual({ kind: 'marks', marks: { s0: 'no' } })
  })
})
