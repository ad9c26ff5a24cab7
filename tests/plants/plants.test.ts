import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { games } from '../support/games'
import { catalogue } from './catalogue'
import { planted } from './plant'
import { verdictOf } from './verdict'
import { checkout } from './workshop'

const plants = catalogue.flatMap(({ tests, plants }) =>
  plants.map((plant) => ({ tests, ...plant })),
)
const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)

describe('The catalogue of bugs that are planted', () => {
  it('finds the place of each exactly once, and puts something else there', () => {
    const stale = plants.filter((plant) => {
      const path = join(checkout, plant.file)
      return !existsSync(path) || planted(readFileSync(path, 'utf8'), plant) === null
    })
    expect(stale.map(({ file, says }) => `${file}: ${says}`)).toEqual([])
    expect(plants.filter(({ find, put }) => find === put)).toEqual([])
  })

  it('names tests that are there', () => {
    const missing = plants
      .flatMap(({ tests }) => tests)
      .filter((test) => !existsSync(join(checkout, test)))
    expect([...new Set(missing)]).toEqual([])
    expect(plants.filter(({ tests }) => tests.length === 0)).toEqual([])
  })

  it('says each once, and calls no kind like a game', () => {
    const ids = catalogue.map(({ id }) => id)
    expect(twice(ids)).toEqual([])
    expect(ids.filter((id) => id in games)).toEqual([])
    expect(twice(plants.map(({ says }) => says))).toEqual([])
  })
})

describe('A bug', () => {
  it('is planted only where its place is found exactly once', () => {
    expect(planted('a b c', { find: 'b', put: '$&' })).toBe('a $& c')
    expect(planted('a b b', { find: 'b', put: 'x' })).toBeNull()
    expect(planted('a c', { find: 'b', put: 'x' })).toBeNull()
  })

  const file = (...results: ('passed' | 'failed' | 'skipped')[]) => ({
    errors: [] as string[],
    tests: results.map((result) => ({ title: result, result })),
  })
  const unread = { errors: ['It cannot be read.\nat all'], tests: [] }

  it('is seen when a test fails, and not when no test does, none runs or none comes to its end', () => {
    expect(verdictOf([file('passed', 'failed'), unread])).toEqual({
      kind: 'red',
      failed: ['failed'],
    })
    expect(verdictOf([file('passed', 'skipped')])).toEqual({ kind: 'green' })
    expect(verdictOf([file('passed'), unread])).toEqual({
      kind: 'broken',
      why: 'It cannot be read.',
    })
    expect(verdictOf([file('skipped')]).kind).toBe('broken')
    expect(verdictOf(null).kind).toBe('broken')
  })
})
