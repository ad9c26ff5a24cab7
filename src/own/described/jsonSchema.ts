/** The format as a JSON Schema, by which editors complete and check while somebody writes. */
import { toJsonSchema } from '@valibot/to-json-schema'
import { Call, Choose } from '../format/calls'
import { DESCRIBED, EXAMPLES } from './words'
import { FORMAT, NEEDS, OwnDocument } from '../format/document'
import { Effect, Condition, Num, Who } from '../language/expressions'
import { Traits } from '../format/lasting'
import { recipes } from '../recipes/shelf/shelf'
import { aboutRecipe, broughtInWords } from './recipes'
import { PHRASES } from '../format/phrases/phrases'
import { Trigger } from '../format/triggers'

/** What stands in one place of the schema and is named wherever it is meant. */
const NAMED = {
  who: Who,
  number: Num,
  condition: Condition,
  effect: Effect,
  calls: Call,
  choose: Choose,
  when: Trigger,
  traits: Traits,
}

type Node = Readonly<Record<string, unknown>>

/** The sentence for a word; under `phrases` every word is a sentence that may be replaced. */
export function descriptionOf(parent: string, word: string): string | undefined {
  if (parent === 'phrases') {
    const holds = (PHRASES as Readonly<Record<string, readonly string[]>>)[word] ?? []
    const slots = holds.map((slot) => `{${slot}}`).join(' ')
    return `A sentence of the phrase book in your own words.${slots ? ` It may hold ${slots}.` : ''}`
  }
  const own = `${parent}.${word}`
  return Object.hasOwn(DESCRIBED, own) ? DESCRIBED[own] : DESCRIBED[word]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

/** Gives every word its title, its description and, where it has one, its example. */
function described(value: unknown, parent: string): unknown {
  if (Array.isArray(value)) return value.map((each) => described(each, parent))
  if (!isNode(value)) return value
  const made: Record<string, unknown> = {}
  for (const [key, part] of Object.entries(value)) {
    if (key === 'properties' && isNode(part)) made[key] = words(part, parent)
    else if (key === 'definitions' && isNode(part)) {
      made[key] = Object.fromEntries(
        Object.entries(part).map(([name, each]) => [name, described(each, name)]),
      )
    } else made[key] = described(part, parent)
  }
  return made
}

/** The kinds of values that a part allows, as far as it says so itself. */
function kindsOf(part: unknown): readonly unknown[] {
  if (!isNode(part)) return []
  if ('const' in part || 'enum' in part) return ['word']
  const inside = [part['anyOf'], part['allOf']].flat().filter(isNode)
  return '$ref' in part ? ['any'] : [part['type'], ...inside.flatMap(kindsOf)].flat()
}

const recipesFor = (kind: 'team' | 'role'): string[] =>
  Object.entries(recipes())
    .flatMap(([name, recipe]) => (kind in recipe ? [name] : []))
    .sort()

/** A recipe as an editor tells of it: what it does, what it needs, what it brings. */
function recipeWords(name: string): string {
  const brings = broughtInWords(name)
  return `${aboutRecipe(name).about}${brings ? ` Brings ${brings}.` : ''}`
}

const DESCRIBED_LIKE = descriptionOf('roles', 'like')

/** The parameters of a recipe, which stand in `with` beside it. */
function parametersOf(name: string): Node {
  const known = (recipes()[name]?.['with'] ?? {}) as Readonly<Record<string, unknown>>
  const about: Readonly<Record<string, string>> = aboutRecipe(name).with ?? {}
  const properties = Object.entries(known).map(([word, value]) => [
    word,
    {
      title: word,
      description: about[word],
      ...(value === null || value === '$me' ? {} : { default: value }),
    },
  ])
  const required = Object.keys(known).filter((word) => known[word] === null)
  const given = {
    properties: Object.fromEntries(properties) as object,
    additionalProperties: false,
    ...(required.length > 0 ? { required } : {}),
  }
  const like = { description: DESCRIBED_LIKE, const: name }
  return {
    if: { properties: { like }, required: ['like'] },
    then: { properties: { with: { description: descriptionOf('roles', 'with'), ...given } } },
  }
}

/** Gives `like` a sentence for each recipe, and `with` the parameters of the one that stands beside it. */
function withRecipes(part: Node, kind: 'team' | 'role'): Node {
  const properties = part['properties'] as Node
  const names = recipesFor(kind)
  const { title, description, examples } = properties['like'] as Node
  const anyOf = names.map((name) => ({ const: name, description: recipeWords(name) }))
  return {
    ...part,
    properties: { ...properties, like: { title, description, examples, anyOf } },
    allOf: names.map(parametersOf),
  }
}

/** The whole with the recipes of teams and roles told of. */
function toldOfRecipes(schema: Node): Node {
  const properties = { ...(schema['properties'] as Record<string, Node>) }
  for (const kind of ['team', 'role'] as const) {
    const section = properties[`${kind}s`]
    const entry = section?.['additionalProperties']
    if (!section || !isNode(entry)) continue
    properties[`${kind}s`] = { ...section, additionalProperties: withRecipes(entry, kind) }
  }
  return { ...schema, properties }
}

/** What a word looks like when it is written: a word may mean something else at another place. */
function examplesOf(parent: string, word: string, part: Node): readonly unknown[] {
  if (word === 'like') return recipesFor(parent === 'teams' ? 'team' : 'role')
  if (!Object.hasOwn(EXAMPLES, word)) return []
  const example = EXAMPLES[word]
  const kind = Array.isArray(example) ? 'array' : typeof example
  const kinds = kindsOf(part)
  return kinds.includes('any') || kinds.includes(kind) ? [example] : []
}

function words(properties: Node, parent: string): Node {
  const entries = Object.entries(properties).map(([word, part]) => {
    const inside = described(part, word) as Node
    const description = descriptionOf(parent, word)
    const examples = examplesOf(parent, word, inside)
    const example = examples.length > 0 ? { examples } : {}
    const about = { title: word, ...(description && { description }), ...example }
    // Beside a reference nothing else is read in draft 7.
    const whole = '$ref' in inside ? { allOf: [inside], ...about } : { ...about, ...inside }
    return [word, whole]
  })
  return Object.fromEntries(entries) as Node
}

/** The whole format (draft 7). What it cannot say, such as who may be named where, only the checker knows. */
export function jsonSchema(): object {
  const schema = toJsonSchema(OwnDocument, {
    target: 'draft-07',
    errorMode: 'ignore',
    ignoreActions: ['metadata'],
    definitions: NAMED,
  })
  // Draft 7 keeps them under an older name than the converter does.
  const written = JSON.stringify(schema).replaceAll('#/$defs/', '#/definitions/')
  const { $defs: definitions, ...rest } = JSON.parse(written) as { $defs: object }
  const whole = described(
    {
      title: `Nightfall: a game as a document, format ${FORMAT}, words up to needs ${NEEDS}`,
      description: 'A Mafia or Werewolf game that a host has written.',
      ...rest,
      definitions,
    },
    '',
  ) as Node
  return toldOfRecipes(whole)
}
