/** From text to a tree: YAML without anchors, tags, floats and second documents, walked from the parser's own nodes. */
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  parseAllDocuments,
  type Document,
  type Node,
  type Pair,
  type Scalar,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { LIMITS } from '../schema/limits'
import type { ErrorCode, ProblemParams } from '../problems/codes'
import type { Report } from '../problems/report'
import { quickly } from './quick'
import { adviceOn } from './syntax'
import { hiddenIn } from './text'
import { emptyMap, pathTo, type Atlas, type Tree, type TreeList, type TreeMap } from './tree'

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', '<<'])
const INTEGER = /^[-+]?(\d+|0x[\da-fA-F]+|0o[0-7]+)$/

/** Brackets, dashes or keys in a row, deeper than any document may be. */
const DEEP_BRACKETS = /(?:[[{]\s*){40}/
const DEEP_LINE = /(?:[-?:][ \t]+){40}|(?:[^\s:]{1,40}:[ \t]+){40}/

/** Where that stands. Lines of prose are not searched: forty marks at least make a row. */
function deepIn(text: string): number | undefined {
  const brackets = DEEP_BRACKETS.exec(text)
  if (brackets) return brackets.index
  let at = 0
  for (const line of text.split('\n')) {
    const found = line.split(/[-?:][ \t]/, 41).length > 40 ? DEEP_LINE.exec(line) : null
    if (found) return at + found.index
    at += line.length + 1
  }
  return undefined
}

/** Ends the walk: what follows would say nothing new. */
class Stop extends Error {}

class Walker {
  private nodes = 0
  private anchored = false

  constructor(
    private readonly report: Report,
    private readonly atlas: Atlas,
  ) {}

  walk(node: unknown, path: string, depth: number): Tree {
    const at = offsetOf(node)
    this.nodes++
    if (this.nodes > LIMITS.nodes) {
      this.stop('tooMany', at, path, { what: 'nodes', most: LIMITS.nodes, found: this.nodes })
    }
    if (isAlias(node)) return this.anchor(at, path)
    if (!isMap(node) && !isSeq(node) && !isScalar(node)) return null
    if (node.anchor !== undefined) this.anchor(at, path)
    if (node.tag !== undefined) this.report.add('tag', at, path, { tag: node.tag.slice(0, 60) })
    if (isScalar(node)) return this.scalar(node, at, path)
    if (depth > LIMITS.depth) this.stop('tooDeep', at, path, { most: LIMITS.depth })
    return isMap(node) ? this.map(node, path, depth) : this.list(node, path, depth)
  }

  /** A reference needs its anchor, and an anchor is there for references: all of them are one mistake. */
  private anchor(at: number, path: string): null {
    if (!this.anchored) this.report.add('anchor', at, path)
    this.anchored = true
    return null
  }

  private stop(code: ErrorCode, at: number, path: string, params: ProblemParams): never {
    this.report.add(code, at, path, params)
    throw new Stop()
  }

  private scalar(node: Scalar, at: number, path: string): Tree {
    const { value } = node
    if (typeof value === 'string') {
      // Anywhere else it would have been found in the text itself.
      const hidden = node.type === 'QUOTE_DOUBLE' ? hiddenIn(value) : undefined
      if (hidden) this.report.add('hiddenCharacter', at, path, { point: hidden.point })
      return value.normalize('NFC')
    }
    // What is written with a point is no whole number, whatever it comes to.
    if (typeof value === 'number') return INTEGER.test(node.source ?? '') ? value : Number.NaN
    return typeof value === 'boolean' ? value : null
  }

  private map(node: YAMLMap, path: string, depth: number): TreeMap {
    const result = emptyMap()
    this.atlas.enter(result, path)
    const seen = new Set<string>()
    for (const pair of node.items as Pair[]) {
      const key = this.keyOf(pair.key, path)
      if (key === undefined) continue
      const at = offsetOf(pair.key)
      const to = pathTo(path, key)
      if (FORBIDDEN.has(key)) this.report.add('keyForbidden', at, to, { word: key })
      else if (seen.has(key)) this.report.add('keyTwice', at, to, { word: key })
      else {
        seen.add(key)
        result[key] = this.walk(pair.value, to, depth + 1)
        this.atlas.mark(result, key, { key: at, value: offsetOf(pair.value) || at })
      }
    }
    return result
  }

  private keyOf(node: unknown, path: string): string | undefined {
    this.nodes++
    const at = offsetOf(node)
    if (isScalar(node) && node.anchor === undefined && node.tag === undefined) {
      const word = typeof node.value === 'string' ? node.value : (node.source ?? '')
      const hidden = hiddenIn(word)
      if (!hidden) return word.normalize('NFC')
      this.report.add('hiddenCharacter', at, path, { point: hidden.point })
      return undefined
    }
    const marked = isAlias(node) || (isScalar(node) && node.anchor !== undefined)
    if (marked) this.anchor(at, path)
    else this.report.add('keyForbidden', at, path, { word: '?' })
    return undefined
  }

  private list(node: YAMLSeq, path: string, depth: number): TreeList {
    const result: TreeList = []
    this.atlas.enter(result, path)
    node.items.forEach((item, index) => {
      const at = offsetOf(item)
      result.push(this.walk(item, pathTo(path, index), depth + 1))
      this.atlas.mark(result, index, { key: at, value: at })
    })
    return result
  }
}

const offsetOf = (node: unknown): number => (node as Node | null)?.range?.[0] ?? 0

/** The parser's documents; what it throws on its own, resources included, counts as not understood. */
function documentsIn(text: string): Document[] | undefined {
  try {
    return parseAllDocuments(text, {
      version: '1.2',
      schema: 'core',
      uniqueKeys: false,
      merge: false,
      prettyErrors: false,
      logLevel: 'silent',
      strict: true,
    }) as Document[]
  } catch {
    return undefined
  }
}

/** The tree of a text, or null if it cannot be read; what is wrong stands in the report. */
export function parse(text: string, report: Report, atlas: Atlas): Tree {
  // The parser itself would take seconds for such a text, or run out of room.
  const deep = deepIn(text)
  if (deep !== undefined) {
    report.add('tooDeep', deep, '', { most: LIMITS.depth })
    return null
  }
  const known = quickly(text, atlas)
  if (!known) return thoroughly(text, report, atlas)
  if ('tree' in known) return known.tree
  const { code, at, path, params } = known.excess
  report.add(code, at, path, params)
  return null
}

/** Whether there is nothing in a document, be it marked as one or not. */
const isNothing = ({ errors, contents }: Document): boolean =>
  errors.length === 0 && (contents === null || (isScalar(contents) && contents.value === null))

/** The same by the library, which knows all of YAML and says what is wrong. */
export function thoroughly(text: string, report: Report, atlas: Atlas): Tree {
  const documents = documentsIn(text)
  const [first, second] = documents ?? []
  if (documents && !second && (!first || isNothing(first))) {
    report.add('emptyText', 0, '')
    return null
  }
  if (!first) {
    report.add('yamlSyntax', 0, '')
    return null
  }
  const [fault] = first.errors
  if (fault) {
    const [at] = fault.pos
    if (fault.code === 'BAD_ALIAS') report.add('anchor', at, '')
    else {
      const advice = adviceOn(fault, text)
      report.add('yamlSyntax', advice.at ?? at, '', { hint: advice.hint })
    }
    return null
  }
  if (second) report.add('secondDocument', second.range?.[0] ?? 0, '')
  try {
    return new Walker(report, atlas).walk(first.contents, '', 0)
  } catch (error) {
    if (error instanceof Stop) return null
    throw error
  }
}
