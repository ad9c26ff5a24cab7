/** Reading never throws and never takes long, whatever somebody calls a game. */
import { readFileSync, readdirSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { open } from '../../src/own/open/open'
import { patience, sampled } from '../support/seeds'
import { anyText, mutated } from './arbitrary'

const games = readdirSync('assets/games').map((file) =>
  readFileSync(`assets/games/${file}`, 'utf8'),
)
const TEXTS = sampled(400, 20_000)
const MUTATIONS = sampled(30, 4_000)

/** A document, or a problem with a line; never neither. */
const isAnswered = (text: string): boolean => {
  const { document, problems } = open(text)
  const told = problems.some(({ level, line }) => level === 'error' && line >= 1)
  return (document !== null) !== told
}

describe('Any text (OG-107, OG-141)', () => {
  it(
    'of random characters is a game or has a problem with a line',
    () => {
      fc.assert(fc.property(anyText, isAnswered), { numRuns: TEXTS })
    },
    patience(60_000),
  )

  it(
    'that was a game until it was changed is one or has a problem with a line',
    () => {
      fc.assert(fc.property(mutated(games), isAnswered), { numRuns: MUTATIONS })
    },
    patience(60_000),
  )

  it.each([
    ['20,000 keys', Array.from({ length: 20_000 }, (_, at) => `k${at}`).join(': 1, ')],
    ['5,000 lines of keys', Array.from({ length: 5000 }, (_, at) => `k${at}: 1`).join('\n')],
    ['250 kB of brackets', '['.repeat(250_000)],
    ['250 kB of dashes', '- '.repeat(125_000)],
    ['250 kB of keys on one line', 'a: '.repeat(85_000)],
    ['250 kB of lists in lists', `day: ${'[a, '.repeat(60_000)}`],
    [
      'roles without end',
      `roles:\n${Array.from({ length: 5900 }, (_, at) => `  r${at}: { a: 1, b: 2, c: 3 }`).join('\n')}`,
    ],
    ['an alias bomb', `a: &a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\nd: [*c, *c, *c]`],
    ['the prototype', '__proto__: { roles: {} }\nconstructor: 1'],
    ['lone surrogates', 'name: \ud800\ntagline: "\\udfff"'],
  ])('as a trap is refused in time: %s (OG-100)', (_, text) => {
    const before = process.cpuUsage()
    expect(isAnswered(text)).toBe(true)
    const { user } = process.cpuUsage(before)
    expect(user / 1000).toBeLessThan(2000)
  })
})
