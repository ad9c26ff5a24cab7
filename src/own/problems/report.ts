/** Gathers what is wrong, each mistake once, and puts it into lines. */
import type { Problem, ProblemCode, ProblemParams } from './codes'
import { levelOf } from './codes'

/** So many problems are listed; the rest is counted. */
export const MOST_LISTED = 50

export class Report {
  private readonly found = new Map<string, Problem & { readonly offset: number }>()
  private starts: readonly number[] | undefined

  /** A report on this text. */
  constructor(private readonly text: string) {}

  /** Notes a problem at an offset of the text; the same one at the same place only once. */
  add(code: ProblemCode, offset: number, path: string, params: ProblemParams = {}): void {
    const key = JSON.stringify([code, offset, params])
    if (this.found.has(key)) return
    const { line, column } = this.placeOf(offset)
    const level = levelOf(code)
    this.found.set(key, { code, level, line, column, path, params, offset })
  }

  /** True if there is an error among what was found. */
  get failed(): boolean {
    return [...this.found.values()].some(({ level }) => level === 'error')
  }

  /** Which words of the top level have an error in them so far. */
  get hurt(): ReadonlySet<string> {
    const errors = [...this.found.values()].filter(({ level }) => level === 'error')
    return new Set(errors.map(({ path }) => /^[^.[]*/.exec(path)?.[0] ?? ''))
  }

  /** What is written at an offset, up to the next blank or bracket. */
  writtenAt(offset: number): string {
    return /^[^\s,[\]{}]*/.exec(this.text.slice(offset, offset + 60))?.[0] ?? ''
  }

  /** All problems by line; the same text always gives the same list. */
  problems(): Problem[] {
    return [...this.found.values()]
      .sort((one, two) => one.offset - two.offset || (one.code < two.code ? -1 : 1))
      .map(({ code, level, line, column, path, params }) => ({
        code,
        level,
        line,
        column,
        path,
        params,
      }))
  }

  private placeOf(offset: number): { line: number; column: number } {
    this.starts ??= [0, ...[...this.text.matchAll(/\n/g)].map(({ index }) => index + 1)]
    let low = 0
    let high = this.starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (this.starts[low] ?? 0) + 1 }
  }
}
