/** JSON with the line of everything in it: what stands where matters to whoever wrote the file. */

export type Lined =
  | { readonly line: number; readonly kind: 'table'; readonly entries: ReadonlyMap<string, Lined> }
  | { readonly line: number; readonly kind: 'text'; readonly text: string }
  | { readonly line: number; readonly kind: 'other'; readonly value: unknown }

/** A place where the text is no JSON, or has a key twice. */
export class JsonFault extends Error {
  constructor(
    readonly code: 'json' | 'twice',
    readonly line: number,
    readonly found: string,
  ) {
    super(`${code} in line ${line}`)
  }
}

const SPACE = /[ \t\r\n]*/y
const TEXT = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y
const OTHER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null/y
/** Deeper than any table of texts. */
const MOST_DEEP = 12

class Reader {
  #at = 0
  #line = 1
  #counted = 0

  constructor(private readonly text: string) {}

  whole(): Lined {
    const read = this.#value(0)
    this.#skip()
    if (this.#at < this.text.length) throw this.#fault()
    return read
  }

  #value(depth: number): Lined {
    this.#skip()
    const line = this.#lineHere()
    const next = this.text[this.#at]
    if (next === '{') return { line, kind: 'table', entries: this.#table(depth) }
    if (next === '[') {
      this.#list(depth)
      return { line, kind: 'other', value: [] }
    }
    const text = this.#match(TEXT)
    if (text !== null) return { line, kind: 'text', text: JSON.parse(text) as string }
    const other = this.#match(OTHER)
    if (other === null) throw this.#fault()
    return { line, kind: 'other', value: JSON.parse(other) as unknown }
  }

  #table(depth: number): Map<string, Lined> {
    const entries = new Map<string, Lined>()
    this.#each('}', depth, () => {
      const line = this.#lineHere()
      const written = this.#match(TEXT)
      if (written === null) throw this.#fault()
      const key = JSON.parse(written) as string
      this.#skip()
      if (!this.#take(':')) throw this.#fault()
      const value = this.#value(depth + 1)
      if (entries.has(key)) throw new JsonFault('twice', line, key)
      entries.set(key, { ...value, line })
    })
    return entries
  }

  #list(depth: number): void {
    this.#each(']', depth, () => void this.#value(depth + 1))
  }

  #each(end: string, depth: number, one: () => void): void {
    if (depth >= MOST_DEEP) throw this.#fault()
    this.#at++
    this.#skip()
    if (this.#take(end)) return
    do {
      this.#skip()
      one()
      this.#skip()
    } while (this.#take(','))
    if (!this.#take(end)) throw this.#fault()
  }

  #take(sign: string): boolean {
    const isNext = this.text[this.#at] === sign
    if (isNext) this.#at++
    return isNext
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at
    const [found] = pattern.exec(this.text) ?? []
    if (found === undefined) return null
    this.#at += found.length
    return found
  }

  #skip(): void {
    this.#match(SPACE)
  }

  #lineHere(): number {
    for (; this.#counted < this.#at; this.#counted++)
      if (this.text[this.#counted] === '\n') this.#line++
    return this.#line
  }

  #fault(): JsonFault {
    const found = this.text.slice(this.#at, this.#at + 24).split('\n', 1)[0] ?? ''
    return new JsonFault('json', this.#lineHere(), found)
  }
}

/** Reads a text. @throws JsonFault */
export const withLines = (text: string): Lined => new Reader(text.replace(/^\uFEFF/, ' ')).whole()
