/**
 * Where in a game's text the cursor stands: under which words, and what of a word is there already. It reads a text that
 * is being written, so half of it may be missing: whatever cannot be made out has no place, and nothing throws.
 */

/** A map or a list that the cursor is in. Its words are complete once the whole text was read. */
export interface Frame {
  readonly kind: 'map' | 'list'
  /** In which column it begins; of one in braces the column of what it belongs to. */
  readonly indent: number
  readonly flow: boolean
  readonly keys: string[]
  /** What stands behind its words where that is a plain word or text. */
  readonly values: Map<string, string>
  /** The word whose value is being read. */
  key: string
  /** What may come next. */
  expects: 'key' | 'value' | 'nothing'
}

export interface Step {
  readonly frame: Frame
  /** The word that leads on; empty in a list, and in a map for a word that is yet to come. */
  readonly key: string
}

export interface Place {
  /** From the whole document inwards. */
  readonly steps: readonly Step[]
  /** Whether a word of the last map stands here, or what belongs to the last step's word or list. */
  readonly at: 'key' | 'value'
  /** Whether it stands at the beginning of a line of its own, where a map can begin without braces. */
  readonly alone: boolean
  /** The word under the cursor. */
  readonly start: number
  readonly end: number
}

/** Told of every word as it is read, with what it stands in from the whole document inwards; value null: a word of a map. */
export type Hears = (frames: readonly Frame[], key: string, value: string | null) => void

const KEY =
  /^(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'{}[\],#&*!|>%@`-][^:\n{}[\],]*?|-?\d+))[ \t]*:(?=\s|$)/
const SINGLE = /^\S*$/
const BLANK = ' \t\r\n'
/** What ends a word in braces. */
const ENDS = ',{}[]\n'

class Reader {
  private readonly frames: Frame[] = []
  private place: Place | null = null
  private at = 0
  /** Lines deeper than this column belong to a text that goes on; −1 where there is none. */
  private textOf = -1

  constructor(
    private readonly text: string,
    private readonly caret: number,
    private readonly hears: Hears | null,
  ) {}

  read(): Place | null {
    while (this.at < this.text.length) this.line()
    if (this.caret === this.text.length && this.text.endsWith('\n')) this.blank(this.at, this.at)
    return this.place
  }

  private get top(): Frame | undefined {
    return this.frames.at(-1)
  }

  private endOfLine(from: number): number {
    const end = this.text.indexOf('\n', from)
    return end < 0 ? this.text.length : end
  }

  private set(at: 'key' | 'value', start: number, end: number, alone: boolean): void {
    if (this.caret < start || this.caret > end) return
    const steps = this.frames.map((frame) => ({ frame, key: frame.key }))
    const last = steps.at(-1)
    if (at === 'key' && last) steps[steps.length - 1] = { ...last, key: '' }
    this.place = { steps, at, alone, start, end }
  }

  private tell(key: string, value: string | null): void {
    this.hears?.(this.frames, key, value)
  }

  private push(kind: Frame['kind'], indent: number, flow: boolean): Frame {
    const expects = kind === 'map' ? 'key' : 'value'
    const frame: Frame = { kind, indent, flow, keys: [], values: new Map(), key: '', expects }
    this.frames.push(frame)
    return frame
  }

  /** Takes a word into the innermost map. */
  private name(key: string): void {
    const frame = this.top
    if (!frame) return
    frame.keys.push(key)
    frame.key = key
    this.tell(key, null)
  }

  private value(word: string): void {
    const frame = this.top
    if (!frame) return
    if (frame.kind === 'map') frame.values.set(frame.key, word)
    this.tell(frame.key, word)
  }

  private line(): void {
    const begin = this.at
    const end = this.endOfLine(begin)
    let from = begin
    while (this.text[from] === ' ') from += 1
    this.at = end + 1
    if (from >= end || this.text[from] === '\r') return this.blank(begin, end)
    const column = from - begin
    if (this.textOf >= 0 && column > this.textOf) return
    this.textOf = -1
    if (this.text[from] === '#') return
    this.block(begin, from, end)
  }

  /** An empty line may be where the next word goes. */
  private blank(begin: number, end: number): void {
    if (this.caret < begin || this.caret > end) return
    const column = this.caret - begin
    if (this.textOf >= 0 && column > this.textOf) return
    const kept = [...this.frames]
    this.open(column, this.caret, this.caret)
    this.frames.splice(0, this.frames.length, ...kept)
  }

  /** Leaves what is deeper than a column, and lists in it unless the line goes on with one. */
  private leave(column: number, dash: boolean): void {
    for (let top = this.top; top; top = this.top) {
      const stays = top.indent < column || (top.indent === column && (dash || top.kind === 'map'))
      if (stays) return
      this.frames.pop()
    }
  }

  /** A word that is being written at the beginning of a line. */
  private open(column: number, start: number, end: number): void {
    this.leave(column, false)
    const { top } = this
    if (!top) {
      if (column > 0) return
      this.push('map', 0, false)
      return this.set('key', start, end, true)
    }
    if (top.kind === 'list') return
    if (top.indent === column) return this.set('key', start, end, true)
    if (!top.values.has(top.key)) this.set('value', start, end, true)
  }

  private block(begin: number, first: number, end: number): void {
    let from = first
    let dashed = false
    while (this.text[from] === '-' && /[\s]|^$/.test(this.text[from + 1] ?? '')) {
      const column = from - begin
      this.leave(column, true)
      const { top } = this
      if (top?.kind !== 'list' || top.indent !== column) this.push('list', column, false)
      dashed = true
      from += 1
      const gap = from
      while (this.text[from] === ' ') from += 1
      if (from >= end) {
        if (this.caret > gap && this.caret <= end) this.set('value', this.caret, this.caret, true)
        return
      }
    }
    const column = from - begin
    const rest = this.text.slice(from, end)
    const found = KEY.exec(rest)
    if (!found) return this.content(begin, from, end, dashed ? 'item' : 'line')
    this.leave(column, false)
    const { top } = this
    if (!dashed && top?.kind === 'list') return
    if (top?.kind !== 'map' || top.indent !== column) this.push('map', column, false)
    const key = found[1] ?? found[2] ?? found[3] ?? ''
    const length = found[0].replace(/[ \t]*:$/, '').length
    this.set('key', from, from + length, true)
    this.name(key)
    this.content(begin, from + found[0].length, end, 'value')
  }

  /** What stands behind a word or a dash, or alone in a line. */
  private content(begin: number, after: number, end: number, as: 'item' | 'line' | 'value'): void {
    let from = after
    while (this.text[from] === ' ') from += 1
    const next = this.text[from] ?? '\n'
    if (from >= end || next === '\r' || (next === '#' && from > after)) {
      const gap = Math.min(after + 1, end)
      if (as === 'value' && this.caret >= gap && this.caret <= from)
        this.set('value', this.caret, this.caret, false)
      return
    }
    const { top } = this
    const owner = top?.kind === 'list' || as === 'value' ? (top?.indent ?? -1) : -1
    if (next === '{' || next === '[') {
      this.at = this.flow(from, owner)
      return
    }
    if (next === '"' || next === "'") {
      const close = this.quoted(from, next)
      this.value(this.text.slice(from + 1, close - 1))
      this.at = Math.max(this.at, this.endOfLine(Math.max(from, close - 1)) + 1)
      return
    }
    if (next === '|' || next === '>') {
      this.textOf = Math.max(owner, 0)
      top?.values.set(top.key, next)
      return
    }
    const comment = this.text.slice(from, end).search(/\s#/)
    const stop = comment < 0 ? end : from + comment
    const word = this.text.slice(from, stop).trimEnd()
    const isOne = SINGLE.test(word)
    if (as === 'line') {
      if (isOne) this.open(from - begin, from, from + word.length)
      return
    }
    if (isOne) this.set('value', from, from + word.length, as === 'item')
    this.value(word)
  }

  /** @returns behind the closing mark */
  private quoted(from: number, mark: string): number {
    for (let at = from + 1; at < this.text.length; at += 1) {
      if (mark === '"' && this.text[at] === '\\') at += 1
      else if (this.text[at] === mark) {
        if (mark === "'" && this.text[at + 1] === mark) at += 1
        else return at + 1
      }
    }
    return this.text.length
  }

  /** Whether a line cannot belong to braces that were not closed: it is no deeper than what they belong to. */
  private breaksOff(from: number, owner: number): boolean {
    const rest = this.text.slice(from, from + 200)
    const column = /^ */.exec(rest)?.[0].length ?? 0
    return (
      column <= Math.max(owner, 0) &&
      /^(?:- |[A-Za-z"'][^\n{}[\],]*:(?:\s|$))/.test(rest.slice(column))
    )
  }

  /** Braces and brackets. @returns where reading goes on */
  private flow(begin: number, owner: number): number {
    const depth = this.frames.length
    let at = begin
    const { text } = this
    while (at < text.length) {
      const sign = text[at] ?? ''
      const inside = this.frames.length > depth ? this.top : undefined
      if (sign === '{' || sign === '[') {
        if (inside) inside.expects = 'nothing'
        this.push(sign === '{' ? 'map' : 'list', owner, true)
        at += 1
      } else if (sign === '}' || sign === ']') {
        this.frames.pop()
        at += 1
        if (this.frames.length <= depth) return this.afterFlow(at)
      } else if (sign === ',') {
        if (inside) inside.expects = inside.kind === 'map' ? 'key' : 'value'
        if (inside) inside.key = ''
        at += 1
      } else if (sign === '\n') {
        at += 1
        if (this.breaksOff(at, owner)) {
          this.frames.splice(depth)
          return at
        }
      } else if (BLANK.includes(sign)) at += 1
      else if (sign === '#' && BLANK.includes(text[at - 1] ?? '')) {
        at = this.endOfLine(at)
        continue
      } else {
        at = this.token(at, inside)
        continue
      }
      this.gap(at)
    }
    this.frames.splice(depth)
    return at
  }

  /** Where something may be written between others. */
  private gap(at: number): void {
    const { top } = this
    if (this.caret !== at || !top?.flow || top.expects === 'nothing') return
    this.set(top.expects, at, at, false)
  }

  private token(from: number, frame: Frame | undefined): number {
    const { text } = this
    const sign = text[from] ?? ''
    const isQuoted = sign === '"' || sign === "'"
    let end = isQuoted ? this.quoted(from, sign) : from
    if (!isQuoted) {
      if (sign === ':') {
        if (frame?.kind === 'map') frame.expects = 'value'
        this.gap(from + 1)
        return from + 1
      }
      while (end < text.length && !ENDS.includes(text[end] ?? '')) {
        const next = text[end + 1] ?? ''
        if (text[end] === ':' && (BLANK.includes(next) || ENDS.includes(next))) break
        if (text[end] === '#' && BLANK.includes(text[end - 1] ?? '')) break
        end += 1
      }
      while (end > from + 1 && BLANK.includes(text[end - 1] ?? '')) end -= 1
    }
    if (!frame) return Math.max(end, from + 1)
    const word = isQuoted ? text.slice(from + 1, end - 1) : text.slice(from, end)
    const isOne = !isQuoted && SINGLE.test(word)
    if (frame.kind === 'map' && frame.expects === 'key') {
      if (isOne) this.set('key', from, end, false)
      const isNamed = /^\s*:/.test(text.slice(end, end + 20))
      if (isNamed) this.name(word)
      frame.expects = isNamed ? 'key' : 'nothing'
    } else {
      if (isOne && frame.expects === 'value') this.set('value', from, end, false)
      this.value(word)
      frame.expects = 'nothing'
    }
    return Math.max(end, from + 1)
  }

  /** Behind the last brace nothing else stands in the line. */
  private afterFlow(at: number): number {
    const end = this.endOfLine(at)
    return /^\s*(?:#|$)/.test(this.text.slice(at, end)) ? end + 1 : at
  }
}

/** @returns null where no word can stand: in a sentence, a comment, between two things */
export const placeAt = (text: string, caret: number): Place | null =>
  new Reader(text, caret, null).read()

/** Reads a whole text for its words alone. */
export function hearWords(text: string, hears: Hears): void {
  new Reader(text, -1, hears).read()
}
