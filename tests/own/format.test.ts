/** The schema of own games by itself: what the shipped documents say has a place in it. */
import { readFileSync, readdirSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { conditionsOf } from '../../src/own/format/day/day'
import { OwnDocument } from '../../src/own/format/document'
import { jsonSchema } from '../../src/own/described/jsonSchema'
import { open } from '../../src/own/open/open'
import { read } from '../../src/own/read/read'
import { isReserved, isReservedCause, isReservedStep } from '../../src/own/format/reserved'

const folder = 'assets/games'

describe('The schema', () => {
  it.each(readdirSync(folder))('has a place for every word of %s, and it can be played', (file) => {
    const { document, problems } = open(readFileSync(`${folder}/${file}`, 'utf8'))
    expect(problems.filter(({ level }) => level === 'error')).toEqual([])
    expect(document?.id).toBe(file.replace('.yaml', ''))
  })

  it('is the same for its own checks and for the library it is written with (OG-103)', () => {
    const { document } = read(readFileSync(`${folder}/five-at-the-inn.yaml`, 'utf8'))
    expect(document?.roles['thief']).toMatchObject({ like: 'killer' })
    expect(v.is(OwnDocument, document)).toBe(true)
    expect(v.is(OwnDocument, { ...document, teams: {} })).toBe(false)
  })

  it('becomes a JSON Schema that knows the words and lets no other in (OG-103)', () => {
    const schema = jsonSchema()
    expect(schema).toMatchObject({
      additionalProperties: false,
      properties: { longest: { anyOf: [{ type: 'integer', minimum: 1, maximum: 60 }, {}] } },
      definitions: { who: {}, number: {}, condition: {}, effect: {} },
    })
    expect(JSON.stringify(schema)).not.toContain('"mark"')
    expect(JSON.stringify(schema).length).toBeLessThan(400_000)
  })
})

describe('Words', () => {
  it('that would be read as something else are no ids', () => {
    expect(['s1', 'self', 'pool', 'constructor', 'toString'].filter(isReserved)).toHaveLength(5)
    expect(['seer', 's1a', 'sheriff', 'night', 'day'].filter(isReserved)).toEqual([])
    expect(['night', 'all', 'tie', 'self'].filter(isReservedCause)).toHaveLength(4)
    expect(isReservedCause('heartbreak')).toBe(false)
    expect(['day.talk', 'dawn.x', 'host.x', 'seer.s2'].filter(isReservedStep)).toHaveLength(4)
    expect(['seer.look', 'seer.second', 'table.gasp'].some(isReservedStep)).toBe(false)
  })
})

it('A part of the day takes its condition inside, beside it, or both', () => {
  const rich = { inDeck: 'angel' }
  const late = { nights: '2+' }
  expect(conditionsOf({ talk: { if: rich, seconds: 0 }, if: late })).toEqual([late, rich])
  expect(conditionsOf({ notice: 'Hush.', if: late })).toEqual([late])
  expect(conditionsOf({ trial: {} })).toEqual([])
})
