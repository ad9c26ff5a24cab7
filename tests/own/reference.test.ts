/** The JSON Schema of own games says of every word what it is for, and the reference is made of it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DESCRIBED, EXAMPLES } from '../../src/own/described/words'
import { jsonSchema } from '../../src/own/described/jsonSchema'
import { reference } from './reference'

type Seen = { readonly place: string; readonly word: string; readonly description: unknown }

function wordsIn(node: unknown, parent: string, found: Seen[] = []): Seen[] {
  if (typeof node !== 'object' || node === null) return found
  for (const [key, part] of Object.entries(node)) {
    if (key === 'examples') continue
    const isNaming = (key === 'properties' || key === 'definitions') && !Array.isArray(node)
    if (!isNaming) {
      wordsIn(part, parent, found)
      continue
    }
    for (const [word, inside] of Object.entries(
      part as Record<string, { description?: unknown }>,
    )) {
      if (key === 'properties') found.push({ place: parent, word, description: inside.description })
      wordsIn(inside, word, found)
    }
  }
  return found
}

describe('The JSON Schema', () => {
  const words = wordsIn(jsonSchema(), '')

  it('has a description for every word at every place (OG-127)', () => {
    expect(words.length).toBeGreaterThan(300)
    expect(words.filter(({ description }) => typeof description !== 'string')).toEqual([])
  })

  it('has no description or example of what is no word', () => {
    const known = new Set(words.flatMap(({ place, word }) => [word, `${place}.${word}`]))
    const strange = [...Object.keys(DESCRIBED), ...Object.keys(EXAMPLES)].filter(
      (key) => !known.has(key),
    )
    expect(strange).toEqual([])
  })

  it('is what the reference says; `npm run own -- --reference` writes it anew', () => {
    expect(readFileSync('docs/own-games-reference.md', 'utf8')).toBe(reference())
  })
})
