/**
 * The YAML that nearly every document is written in, read in one go: maps and lists by indentation or in brackets, words and
 * sentences of one line, whole numbers, yes and no, comments. The library takes ten times as long when it runs for the first
 * time. Whatever is not of these few forms, or has anything wrong with it, is left to the library, which knows all of YAML
 * and says what is wrong.
 */
import { LIMITS } from '../schema/limits'
import type { ProblemParams } from '../problems/codes'
import { emptyMap, pathTo, type Atlas, type Tree, type TreeList, type TreeMap } from './tree'

/** Tabs and returns, directives, and marks between documents: all of them mean something of their own somewhere. */
const UNUSUAL = /[\t\r]|^(?:---|\.\.\.|%)/m
/** What a map may not have as a key; the library's walker says so. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype', '<<'])
/** The library refuses keys of more than 1,024 characters. */
const LONGEST_KEY = 1000

// A word or a sentence begins with nothing that YAML has a use for, and goes on up to a colon or a comment.
const BLOCK = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=\d))(?:[^\n:#]|:(?=[^ \n])|(?<! )#)*/y
const FLOW = /(?:[^\s\-?:,[\]{}#&*!|>'"%@`]|-(?=\d))(?:[^\n,[\]{}:#]|:(?=[^ \n,[\]{}])|(?<! )#)*/y
const SINGLE = /'(?:[^'\n]|'')*'/y
const DOUBLE = /"[^"\\\n]*"/y
const BLANK_END = / +$/

const WHOLE = /^(?:0|-?[1-9]\d{0,8})$/
const TRUE = /^(?:[Tt]rue|TRUE)$/
const FALSE = /^(?:[Ff]alse|FALSE)$/
/** Other numbers, and nothing at all. */
const SPECIAL =
  /^(?:~|[Nn]ull|NULL|0o[0-7]+|0x[\da-fA-F]+|[-+]?\d+|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/

/** Ends the reading: this is for the library. */
class Unusual extends Error {}

/** Ends the reading: there is more of it than a document may have, whatever follows. */
class Excess extends Error {
  constructor(readonly excess: TooMuch) {
    super()
  }
}

/** What of a text is too much, and where. */
export interface TooMuch {
  readonly code: 'tooDeep' | 'tooMany'
  readonly at: number
  readonly path: string
  readonly params: ProblemParams
}

interface Scalar {
  readonly text: string
  readonly quoted: boolean
}

class Quick {
  private at = 0
  private lineStart = 0
  private nodes = 0

  /** @param text with a line's end at its end */
  constructor(
    private readonly text: string,
    private readonly atlas: Atlas,
  ) {}

  document(): TreeMap {
    this.toNext()
    if (this.column !== 0) throw new Unusual()
    const tree = this.text[this.at] === '{' ? this.flowMap(0, '', 0) : this.map(0, '', 0)
    if (this.text[this.at] === ' ' || this.text[this.at] === '\n') this.toNext()
    if (this.at < this.text.length) throw new Unusual()
    return tree
  }

  private get column(): number {
    return this.at - this.lineStart
  }

  /** Over blanks, line ends and comments; true if a line ended. @param least the column that comments on further lines have to reach */
  private toNext(least = 0): boolean {
    const { text } = this
    const from = this.lineStart
    for (;;) {
      const sign = text[this.at]
      if (sign === '\n') this.lineStart = this.at + 1
      else if (sign === '#') {
        const before = text[this.at - 1]
        if (this.at > 0 && before !== ' ' && before !== '\n') throw new Unusual()
        if (this.lineStart !== from && this.column < least) throw new Unusual()
        this.at = text.indexOf('\n', this.at)
        continue
      } else if (sign !== ' ') return this.lineStart !== from
      this.at++
    }
  }

  /** To the next line that says something. */
  private toNextLine(): void {
    if (!this.toNext()) throw new Unusual()
  }

  private count(path: string, depth: number, at = this.at): void {
    this.nodes++
    if (this.nodes > LIMITS.nodes) {
      const params = { what: 'nodes', most: LIMITS.nodes, found: this.nodes }
      throw new Excess({ code: 'tooMany', at, path, params })
    }
    if (depth > LIMITS.depth) {
      throw new Excess({ code: 'tooDeep', at, path, params: { most: LIMITS.depth } })
    }
  }

  private match(what: RegExp): string {
    what.lastIndex = this.at
    const found = what.exec(this.text)?.[0]
    if (found === undefined) throw new Unusual()
    this.at += found.length
    return found
  }

  private scalar(plain: RegExp): Scalar {
    const sign = this.text[this.at]
    if (sign === '"') return { text: this.match(DOUBLE).slice(1, -1), quoted: true }
    if (sign === "'") {
      const text = this.match(SINGLE).slice(1, -1)
      return { text: text.includes("'") ? text.replaceAll("''", "'") : text, quoted: true }
    }
    const found = this.match(plain)
    const text = found.endsWith(' ') ? found.replace(BLANK_END, '') : found
    this.at -= found.length - text.length
    return { text, quoted: false }
  }

  /** The colon after a key, with the blank that has to follow. */
  private isKey(): boolean {
    const after = this.text[this.at + 1]
    return this.text[this.at] === ':' && (after === ' ' || after === '\n')
  }

  private keyOf({ text }: Scalar, map: TreeMap): string {
    const key = text.normalize('NFC')
    this.nodes++
    if (key.length > LONGEST_KEY || FORBIDDEN.has(key) || Object.hasOwn(map, key)) {
      throw new Unusual()
    }
    this.at++
    return key
  }

  private valueOf({ text, quoted }: Scalar): Tree {
    if (quoted) return text.normalize('NFC')
    if (WHOLE.test(text)) return Number(text)
    if (TRUE.test(text)) return true
    if (FALSE.test(text)) return false
    if (SPECIAL.test(text)) throw new Unusual()
    return text.normalize('NFC')
  }

  private newMap(path: string): TreeMap {
    const map = emptyMap()
    this.atlas.enter(map, path)
    return map
  }

  /** A map whose keys stand in one column. @param first its first key, if it has been read */
  private map(
    column: number,
    path: string,
    depth: number,
    first?: Scalar & { at: number },
  ): TreeMap {
    this.count(path, depth, first?.at)
    const map = this.newMap(path)
    let known = first
    do {
      const at = known?.at ?? this.at
      const word = known ?? this.scalar(BLOCK)
      known = undefined
      if (!this.isKey()) throw new Unusual()
      const key = this.keyOf(word, map)
      const to = pathTo(path, key)
      if (this.toNext()) map[key] = this.below(column, to, depth + 1, map, key, at)
      else map[key] = this.value(column, to, depth + 1, map, key, at)
    } while (this.goesOn(column))
    return map
  }

  /** True if the next line is one more of this column. */
  private goesOn(column: number): boolean {
    if (this.at >= this.text.length || this.column < column) return false
    if (this.column > column) throw new Unusual()
    return true
  }

  /** What stands under a key, on lines of its own. */
  private below(
    column: number,
    path: string,
    depth: number,
    into: TreeMap,
    key: string,
    at: number,
  ): Tree {
    const value = this.at
    this.atlas.mark(into, key, { key: at, value })
    const isList = this.text[value] === '-' && this.text[value + 1] === ' '
    if (this.at >= this.text.length || this.column < column) throw new Unusual()
    if (isList) return this.list(this.column, path, depth)
    if (this.column === column) throw new Unusual()
    const sign = this.text[value]
    if (sign === '{' || sign === '[') return this.flowThenLine(column + 1, path, depth)
    return this.map(this.column, path, depth)
  }

  /** What stands behind a key or a dash, on its line. */
  private value(
    column: number,
    path: string,
    depth: number,
    into: TreeMap | TreeList,
    key: string | number,
    at: number,
  ): Tree {
    const value = this.at
    this.atlas.mark(into, key, { key: at, value })
    const sign = this.text[value]
    if (sign === '{' || sign === '[') return this.flowThenLine(column + 1, path, depth)
    const scalar = this.scalar(BLOCK)
    if (this.isKey()) {
      if (!Array.isArray(into)) throw new Unusual()
      return this.map(value - this.lineStart, path, depth, { ...scalar, at: value })
    }
    this.count(path, 0, value)
    this.toNextLine()
    return this.valueOf(scalar)
  }

  private flowThenLine(least: number, path: string, depth: number): Tree {
    const tree = this.flow(least, path, depth)
    this.toNextLine()
    return tree
  }

  private list(column: number, path: string, depth: number): TreeList {
    this.count(path, depth)
    const list: TreeList = []
    this.atlas.enter(list, path)
    do {
      const isEntry = this.text[this.at] === '-' && this.text[this.at + 1] === ' '
      // A list may stand in the column of its key; then it ends with the next key.
      if (!isEntry) return list
      this.at++
      if (this.toNext()) throw new Unusual()
      const index = list.length
      list.push(this.value(column, pathTo(path, index), depth + 1, list, index, this.at))
    } while (this.goesOn(column))
    return list
  }

  /** To the next thing within brackets. @param least the column that further lines have to reach */
  private within(least: number): string {
    if (this.toNext(least) && this.column < least) throw new Unusual()
    return this.text[this.at] ?? ''
  }

  private flow(least: number, path: string, depth: number): Tree {
    const sign = this.text[this.at]
    if (sign === '{') return this.flowMap(least, path, depth)
    if (sign === '[') return this.flowList(least, path, depth)
    this.count(path, 0)
    return this.valueOf(this.scalar(FLOW))
  }

  private flowMap(least: number, path: string, depth: number): TreeMap {
    this.count(path, depth)
    const map = this.newMap(path)
    this.at++
    while (this.within(least) !== '}') {
      const at = this.at
      const word = this.scalar(FLOW)
      if (!this.isKey()) throw new Unusual()
      const key = this.keyOf(word, map)
      this.within(least)
      this.atlas.mark(map, key, { key: at, value: this.at })
      map[key] = this.flow(least, pathTo(path, key), depth + 1)
      this.separate('}', least)
    }
    this.at++
    return map
  }

  private flowList(least: number, path: string, depth: number): TreeList {
    this.count(path, depth)
    const list: TreeList = []
    this.atlas.enter(list, path)
    this.at++
    while (this.within(least) !== ']') {
      const index = list.length
      this.atlas.mark(list, index, { key: this.at, value: this.at })
      list.push(this.flow(least, pathTo(path, index), depth + 1))
      this.separate(']', least)
    }
    this.at++
    return list
  }

  /** A comma, or the bracket that closes, which is left where it is. */
  private separate(closing: string, least: number): void {
    const sign = this.within(least)
    if (sign === ',') this.at++
    else if (sign !== closing) throw new Unusual()
  }
}

/**
 * The tree of a text, if it is written as nearly all are and nothing is wrong with it; what of it is too much, for which the
 * library would need seconds; else undefined.
 */
export function quickly(
  text: string,
  atlas: Atlas,
): { readonly tree: TreeMap } | { readonly excess: TooMuch } | undefined {
  if (UNUSUAL.test(text)) return undefined
  try {
    return { tree: new Quick(`${text}\n`, atlas).document() }
  } catch (error) {
    if (error instanceof Excess) return error
    if (error instanceof Unusual) return undefined
    throw error
  }
}
