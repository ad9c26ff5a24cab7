/** The reference of the language, made of the schema: every word with what it is for and what may stand there. */
import { jsonSchema } from '../../src/own/described/jsonSchema'
import { en } from '../../src/own/words/phrases/en'
import { lists, whoWords } from './referenceLists'

interface Node {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly items?: Node | readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
  readonly definitions?: Readonly<Record<string, Node>>
  readonly required?: readonly string[]
  readonly description?: string
  readonly examples?: readonly unknown[]
}

const HEADINGS: Readonly<Record<string, string>> = {
  who: 'Who: a set of players',
  number: 'Numbers',
  condition: 'Conditions',
  effect: 'Effects',
  'house rule': 'A value from a house rule',
}
const MOST_WORDS = 17

/** What may stand somewhere, in a few words. */
function formsOf(node: Node): readonly string[] {
  if (node.$ref) {
    const name = node.$ref.replace('#/definitions/', '')
    // Only lists of effects go round in a circle without a name of their own.
    return [/^\d+$/.test(name) ? 'a list' : name]
  }
  const parts = node.anyOf ?? node.allOf
  if (parts) return parts.flatMap(formsOf)
  if (node.enum) return node.enum.map((each) => `\`${String(each)}\``)
  if (node.const !== undefined) return [`\`${String(node.const)}\``]
  if (node.type === 'array') return ['a list']
  if (node.type === 'object') return node.properties?.['option'] ? ['a house rule'] : ['a map']
  if (node.type === 'string') return ['a text']
  return [node.type === 'boolean' ? 'true or false' : 'a number']
}

function formOf(node: Node): string {
  const forms = [...new Set(formsOf(node))]
  const shown = forms.slice(0, MOST_WORDS)
  return shown.join(', ') + (forms.length > shown.length ? ' …' : '')
}

type Section = Map<string, { readonly node: Node; readonly needed: boolean }>

/** Every place with the words that may stand there. */
function sectionsOf(root: Node): Map<string, Section> {
  const sections = new Map<string, Section>()
  const seen = new Set<Node>()
  const visit = (node: unknown, parent: string): void => {
    if (typeof node !== 'object' || node === null || seen.has(node)) return
    seen.add(node)
    const { properties = {}, required = [], definitions = {} } = node as Node
    // What a house rule decides may stand nearly everywhere, and is told once.
    const place = Object.keys(properties).join() === 'option,map' ? 'house rule' : parent
    for (const [word, part] of Object.entries(properties)) {
      const section = sections.get(place) ?? (new Map() as Section)
      sections.set(place, section)
      if (!section.has(word)) section.set(word, { node: part, needed: required.includes(word) })
    }
    for (const [word, part] of Object.entries(properties)) visit(part, word)
    for (const [key, part] of Object.entries(node)) {
      // Parameters of recipes have a table of their own.
      if (['properties', 'definitions', 'examples', 'if', 'then'].includes(key)) continue
      visit(part, parent)
    }
    for (const [name, part] of Object.entries(definitions)) visit(part, name)
  }
  visit(root, '')
  return sections
}

const cell = (text: string): string => text.replaceAll('|', '\\|')

/** The whole reference as Markdown. */
export function reference(): string {
  const lines = [
    '# Own games: every word',
    '',
    'Generated from the schema by `npm run own -- --reference`. A star marks words that are required.',
  ]
  for (const [place, section] of sectionsOf(jsonSchema() as Node)) {
    const heading = place === '' ? 'The document' : (HEADINGS[place] ?? `\`${place}\``)
    lines.push(
      '',
      `## ${heading}`,
      '',
      ...(place === 'who' ? whoWords() : []),
      '| word | what it takes | what it is for |',
      '| --- | --- | --- |',
    )
    for (const [word, { node, needed }] of section) {
      const [example] = node.examples ?? []
      const like = example === undefined ? '' : ` For example \`${JSON.stringify(example)}\`.`
      const said = place === 'phrases' ? (en as Readonly<Record<string, string>>)[word] : undefined
      const spoken = said === undefined ? '' : ` In English: “${said}”`
      const about = `${node.description ?? ''}${spoken}${like}`
      lines.push(`| \`${word}\`${needed ? ' *' : ''} | ${cell(formOf(node))} | ${cell(about)} |`)
    }
  }
  return `${[...lines, ...lists()].join('\n')}\n`
}
