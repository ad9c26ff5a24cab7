import { describe, expect, it } from 'vitest'
import { checkAnswer, draftAnswer, type Form } from '../../src/engine'

const vote = (use: 'any' | 'all' | 'each'): Extract<Form, { kind: 'ballots' }> => ({
  kind: 'ballots',
  voters: [
    { seat: 's0', votes: 1 },
    { seat: 's1', votes: 1 },
    { seat: 's2', votes: 1, optional: true },
  ],
  candidates: ['s0', 's1'],
  use,
})

const codeOf = (use: 'any' | 'all' | 'each', ballots: Record<string, readonly string[]>) =>
  checkAnswer(vote(use), { kind: 'ballots', ballots } as never)?.code ?? 'taken'

describe('a vote in which every vote has to be used', () => {
  it('takes no missing hand, except of a voter who may be left out', () => {
    expect(codeOf('all', { s0: ['s1'], s1: ['s0'] })).toBe('taken')
    expect(codeOf('all', { s0: ['s1'], s1: ['s0'], s2: ['s0'] })).toBe('taken')
    expect(codeOf('all', { s0: ['s1'] })).toBe('mustUseAllVotes')
    expect(codeOf('all', { s0: ['s1'], s1: [] })).toBe('mustUseAllVotes')
    expect(codeOf('all', { s0: ['s1'], s1: ['s0'], s2: [] })).toBe('mustUseAllVotes')
  })
})

describe('a vote in which everybody is named, with or without a hand', () => {
  it('takes a lowered hand, but no missing voter', () => {
    expect(codeOf('each', { s0: ['s1'], s1: [] })).toBe('taken')
    expect(codeOf('each', { s0: ['s1'] })).toBe('mustUseAllVotes')
    expect(codeOf('each', { s0: ['s1', 's0'], s1: [] })).toBe('tooManyVotes')
  })

  it('is closed with the hands of all others down, and nothing said for the optional', () => {
    const entry = { kind: 'ballot', by: 's1', votes: ['s0'] } as const
    expect(draftAnswer(vote('each'), [entry])).toEqual({
      kind: 'ballots',
      ballots: { s0: [], s1: ['s0'] },
    })
    expect(draftAnswer(vote('all'), [entry])).toEqual({ kind: 'ballots', ballots: { s1: ['s0'] } })
  })
})

describe('a vote in which hands may stay down', () => {
  it('takes whatever hands there are', () => {
    expect(codeOf('any', {})).toBe('taken')
    expect(codeOf('any', { s2: ['s0'] })).toBe('taken')
  })
})

describe('a vote in which nobody chooses himself, or the same player twice', () => {
  const two: Extract<Form, { kind: 'ballots' }> = {
    kind: 'ballots',
    voters: [{ seat: 's0', votes: 2 }],
    candidates: ['s0', 's1', 's2'],
    use: 'any',
    notSelf: true,
    distinct: true,
  }
  const said = (...votes: ('s0' | 's1' | 's2')[]) =>
    checkAnswer(two, { kind: 'ballots', ballots: { s0: votes } })?.code ?? 'taken'

  it('takes hands for two others only', () => {
    expect(said('s1', 's2')).toBe('taken')
    expect(said('s1')).toBe('taken')
    expect(said('s1', 's1')).toBe('namedTwice')
    expect(said('s0')).toBe('notSelf')
  })
})

describe('a group that points, and may do something else instead', () => {
  const points: Extract<Form, { kind: 'points' }> = {
    kind: 'points',
    members: ['s0'],
    targets: ['s1'],
    notSelf: false,
    must: false,
    pass: true,
    acts: [{ id: 'caught', targets: ['s2'] }],
  }
  const code = (form: Form, seat: 's1' | 's2') =>
    checkAnswer(form, { kind: 'act', act: 'caught', seat })?.code ?? 'taken'

  it('takes the act at those whom it can meet, and none where there is none', () => {
    expect(code(points, 's2')).toBe('taken')
    expect(code(points, 's1')).toBe('notATarget')
    expect(code({ kind: 'seat', targets: ['s2'], pass: true }, 's2')).toBe('wrongForm')
  })
})
