import { describe, expect, it } from 'vitest'
import { checkAnswer, readOptions, type Form, type SeatId } from '../../src/engine'

const voter = (seat: SeatId, votes: number, except: readonly SeatId[] = []) => ({
  seat,
  votes,
  except,
})

const form: Form = {
  kind: 'ballots',
  voters: [voter('s0', 2), voter('s1', 1, ['s2'])],
  candidates: ['s1', 's2', 's3'],
  use: 'all',
  distinct: true,
}

const refusal = (one: readonly SeatId[], other: readonly SeatId[]) =>
  checkAnswer(form, { kind: 'ballots', ballots: { s0: one, s1: other } })?.code ?? null

describe('a vote', () => {
  it('takes no candidate twice from one voter, where each vote goes to another', () => {
    expect(refusal(['s1', 's2'], ['s3'])).toBeNull()
    expect(refusal(['s1', 's1'], ['s3'])).toBe('namedTwice')
  })

  it('takes no candidate from a voter who may not name him', () => {
    expect(refusal(['s1', 's2'], ['s2'])).toBe('notACandidate')
    expect(refusal(['s2', 's3'], ['s1'])).toBeNull()
  })
})

describe('a house rule of several words', () => {
  const defs = { extras: { kind: 'several', default: [], values: ['fog', 'tide'] } } as const

  it.each([
    [[], true],
    [['tide'], true],
    [['tide', 'fog'], true],
    [['fog', 'fog'], false],
    [['storm'], false],
  ])('given %j is taken: %s', (extras, isTaken) => {
    expect(readOptions(defs, { extras }).ok).toBe(isTaken)
  })

  it('is no single word', () => {
    expect(readOptions(defs, { extras: 'fog' }).ok).toBe(false)
  })
})
