/**
 * The one walk of a document: along its schema it meets every part that is something of its own and every expression, each
 * with what it stands in. Whoever looks for something in a document asks for the nodes of a kind, or for those within another.
 */
import type { Call, Choose, SilentStep } from '../format/calls'
import type { DayPart } from '../format/day/day'
import { OwnDocument } from '../format/document'
import type { Link, OwnObject, Shield, Status, TraitMap } from '../format/lasting'
import type { Deck, DeckCheck, Role, Team, Variant } from '../format/people'
import type { Ask, Power, Trigger } from '../format/triggers'
import type { VictoryEntry } from '../format/victory'
import type { Condition, Effect, Num, Who } from '../language/expressions'
import { alternativesOf, fittingIn, formOf, formOfMap, kindOf, opened } from '../read/alternatives'
import { isMap, type Tree } from '../read/tree'
import { markOf, type AnySchema } from '../schema/marks'

interface Parts {
  readonly document: OwnDocument
  readonly team: Team
  readonly role: Role
  readonly status: Status
  readonly link: Link
  readonly object: OwnObject
  readonly shield: Shield
  readonly call: Call
  readonly silentStep: SilentStep
  readonly trigger: Trigger
  readonly ask: Ask
  readonly power: Power
  readonly question: Choose
  readonly traits: TraitMap
  readonly effect: Effect
  readonly dayPart: DayPart
  readonly victory: VictoryEntry
  readonly deck: Deck
  readonly deckVariant: Variant
  readonly deckCheck: DeckCheck
  readonly who: Who
  readonly number: Exclude<Num, number>
  readonly condition: Condition
}
export type NodeKind = keyof Parts

export interface NodeOf<K extends NodeKind> {
  readonly kind: K
  readonly part: Parts[K]
  /** The map or list it stands in, and under which key. */
  readonly holder: object
  readonly key: string | number
  /** The node it stands in, and the word of that node under which it does. */
  readonly up: Node | null
  readonly word: string
  /** Its number among all nodes, and that of the first one after it that is not within it. */
  readonly at: number
  end: number
}
export type Node = { [K in NodeKind]: NodeOf<K> }[NodeKind]

type Entered = Pick<Node, 'holder' | 'key' | 'up'> & { readonly word: string | null }

/** What a schema's values are, if they are nodes. */
const kindOfSchema = (schema: AnySchema): NodeKind | undefined => {
  const { part, expression } = markOf(schema)
  return part ?? expression
}

const LEADS = new WeakMap<AnySchema, boolean>()

/** Whether there can be a node in what is of this schema. */
function leads(schema: AnySchema): boolean {
  const known = LEADS.get(schema)
  if (known !== undefined) return known
  const found = kindOfSchema(schema) !== undefined || insideOf(schema).some(leads)
  LEADS.set(schema, found)
  return found
}

function insideOf(schema: AnySchema): AnySchema[] {
  const { entries = {}, options = [], item, items = [], value } = formOf(schema)
  return [...Object.values(entries), ...options, ...items, item, value]
    .filter((each): each is AnySchema => typeof each === 'object')
    .map(opened)
}

/** All nodes of one document, from the outside in and in the order of its schema. */
export class Nodes {
  readonly all: readonly Node[]
  private readonly found: Node[] = []
  private readonly byKind = new Map<NodeKind, Node[]>()
  private readonly byPart = new Map<object, Node>()

  constructor(document: OwnDocument) {
    const tree = document as unknown as Tree
    const root = this.enter('document', tree, { holder: document, key: '', up: null, word: '' })
    this.inside(OwnDocument, tree, { ...root, up: root, word: null })
    root.end = this.found.length
    this.all = this.found
  }

  /** All of this kind. */
  of<K extends NodeKind>(kind: K): readonly NodeOf<K>[] {
    return (this.byKind.get(kind) ?? []) as unknown as readonly NodeOf<K>[]
  }

  /** All that are within this one. */
  within({ at, end }: Node): readonly Node[] {
    return this.all.slice(at + 1, end)
  }

  /** Those of a kind that are within a part of the document. */
  in<K extends NodeKind>(part: object, kind: K): readonly NodeOf<K>[] {
    const node = this.byPart.get(part)
    const all = node ? this.within(node) : []
    return all.filter((each): each is Node & NodeOf<K> => each.kind === kind)
  }

  private enter(kind: NodeKind, tree: Tree, place: Entered): Node {
    const at = this.found.length
    const { holder, key, up, word } = place
    const node = { kind, part: tree, holder, key, up, word, at, end: at + 1 } as unknown as Node
    this.found.push(node)
    const others = this.byKind.get(kind)
    if (others) others.push(node)
    else this.byKind.set(kind, [node])
    if (typeof tree === 'object' && tree !== null) this.byPart.set(tree, node)
    return node
  }

  private visit(given: AnySchema, tree: Tree, place: Entered): void {
    const schema = opened(given)
    if (!leads(schema)) return
    const kind = kindOfSchema(schema)
    const isNode = kind !== undefined && (isMap(tree) || (kind === 'who' && tree !== null))
    if (!isNode) return this.inside(schema, tree, place)
    const { holder, key, up, word } = place
    const node = this.enter(kind, tree, { holder, key, up, word: word ?? String(key) })
    if (isMap(tree)) this.inside(schema, tree, { holder, key, up: node, word: null })
    node.end = this.found.length
  }

  private inside(schema: AnySchema, tree: Tree, place: Entered): void {
    const fitting = fittingIn(alternativesOf(schema), kindOf(tree))
    const chosen = isMap(tree)
      ? formOfMap(fitting, tree).chosen
      : typeof tree === 'string'
        ? fitting.find(({ form }) => form.options?.includes(tree))
        : fitting[0]
    if (!chosen) return
    if (chosen.schema !== schema) return this.visit(chosen.schema, tree, place)
    const { entries, item, items, value } = chosen.form
    const { up } = place
    const go = (of: AnySchema | undefined, key: string | number) => {
      const part = (tree as Readonly<Record<string | number, Tree>>)[key]
      if (!of || part === undefined) return
      this.visit(of, part, { holder: tree as object, key, up, word: place.word ?? String(key) })
    }
    if (Array.isArray(tree)) tree.forEach((_, index) => go(items?.[index] ?? item, index))
    else if (isMap(tree) && entries) for (const key in entries) go(entries[key], key)
    else if (isMap(tree)) for (const key of Object.keys(tree)) go(value, key)
  }
}

const KNOWN = new WeakMap<OwnDocument, Nodes>()

/** The nodes of a document, which is walked once. */
export function nodesOf(document: OwnDocument): Nodes {
  const known = KNOWN.get(document) ?? new Nodes(document)
  KNOWN.set(document, known)
  return known
}

/** Whether this stands within a part, under that word of it. */
export function isWithin(node: Node, part: object, word: string): boolean {
  if (node.up === null) return false
  return node.up.part === part ? node.word === word : isWithin(node.up, part, word)
}
