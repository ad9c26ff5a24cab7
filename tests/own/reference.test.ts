/** The JSON Schema of own games says of every word what it is for, and the reference is made of it. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DESCRIBED, EXAMPLES } from '../../src/own/described/words'
import { aboutRecipe, broughtInWords } from '../../src/own/described/recipes'
import { recipes } from '../../src/own/recipes/shelf/shelf'
import { jsonSchema } from '../../src/own/described/jsonSchema'
import { reference } from './reference'

/** What of a section's schema speaks of recipes. */
interface Section {
  readonly additionalProperties: {
    readonly allOf: readonly {
      readonly if: { readonly properties: { readonly like: { readonly const: string } } }
      readonly then: { readonly properties: { readonly with: object } }
    }[]
  }
}

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

describe('The shelf of recipes', () => {
  it.each(Object.keys(recipes()))(
    'says what “%s” does and what its parameters mean (OG-92)',
    (name) => {
      const { about, with: means = {} } = aboutRecipe(name)
      expect(about).toMatch(/\.$/)
      expect(Object.keys(means).sort()).toEqual(Object.keys(recipes()[name]?.['with'] ?? {}).sort())
      for (const sentence of Object.values(means)) expect(sentence).toMatch(/\.$/)
    },
  )

  it('is told of in editors where a recipe is named, and with what it brings', () => {
    const text = JSON.stringify(jsonSchema())
    expect(text).toContain(JSON.stringify(aboutRecipe('seer').about).slice(1, -1))
    expect(broughtInWords('witch')).toBe(
      'call `ID.heal`, call `ID.poison`, cause `poison`, status `healed`, a shield',
    )
    expect(text).toContain('Brings call `ID.heal`')
  })

  it('says beside each recipe which parameters it takes, and which it needs', () => {
    const { roles } = (jsonSchema() as { properties: Record<string, Section> }).properties
    const rules = roles?.additionalProperties.allOf ?? []
    const of = (name: string) =>
      rules.find((rule) => rule.if.properties.like.const === name)?.then.properties.with
    expect(of('witch')).toMatchObject({ additionalProperties: false, required: ['cause'] })
    expect(of('doctor')).toMatchObject({ properties: { again: { default: 'always' } } })
    expect(JSON.stringify(of('doctor'))).toContain('notNext')
    expect(of('seer')).toMatchObject({ properties: {}, additionalProperties: false })
  })
})

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
