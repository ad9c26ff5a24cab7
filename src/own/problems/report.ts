/** Gathers what is wrong, each mistake once, and puts it into lines. */
import { levelOf, type Problem, type ProblemCode, type ProblemParams } from './codes'

/** So many problems are listed; the rest is counted. */
export const MOST_LISTED = 50

/** What leaves a word of a part out. */
const MISPLACED: ReadonlySet<ProblemCode> = new Set(['unknownWord', 'missingWord'])

const isWithin = (path: string, part: string): boolean =>
  part === '' || path === part || path.startsWith(`${part}.`) || path.startsWith(`${part}[`)

/** The part in which the word at a path stands. */
const holderOf = (path: string): string =>
  path.slice(0, Math.max(0, path.lastIndexOf('.'), path.lastIndexOf('[')))

export class Report {
  private readonly found = new Map<string, Problem & { readonly offset: number }>()
  private readonly errors: Problem[] = []
  private starts: readonly number[] | undefined

  /** A report on this text. */
  constructor(private readonly text: string) {}

  /** Notes a problem at an offset of the text; the same one at the same place only once. */
  add(code: ProblemCode, offset: number, path: string, params: ProblemParams = {}): void {
    const key = JSON.stringify([code, offset, params])
    if (this.found.has(key)) return
    const { line, column } = this.placeOf(offset)
    const level = levelOf(code)
    const problem = { code, level, line, column, path, params, offset }
    this.found.set(key, problem)
    if (level === 'error') this.errors.push(problem)
  }

  /** True if there is an error among what was found. */
  get failed(): boolean {
    return this.errors.length > 0
  }

  /** Whether there is an error in the part at this path so far. */
  isHurt(path: string): boolean {
    return this.errors.some((error) => isWithin(error.path, path))
  }

  /** Whether a word that stands beside or above this path, in the same part, is not known or missing. */
  isOfHurt(path: string): boolean {
    return this.errors.some(({ code, path: at }) => {
      const part = code === 'missingWord' ? at : holderOf(at)
      return MISPLACED.has(code) && part !== '' && isWithin(path, part)
    })
  }

  /** Whether one of these is wrong in the part at this path. */
  has(codes: ReadonlySet<ProblemCode>, path: string): boolean {
    return this.errors.some((error) => codes.has(error.code) && isWithin(error.path, path))
  }

  /** Whether this word is missing somewhere within these parts, or seems to be written wrong there. */
  lacks(word: string, within: RegExp): boolean {
    return this.errors.some(({ code, path, params }) => {
      const meant = code === 'missingWord' ? params['word'] : params['nearest']
      return MISPLACED.has(code) && meant === word && within.test(path)
    })
  }

  /** Whether what is said under this word somewhere within these parts is wrong, missing, or under another word. */
  isUnsure(word: string, within: RegExp): boolean {
    const isThere = this.errors.some(
      ({ path }) => within.test(path) && path.split(/[.[]/).includes(word),
    )
    return isThere || this.lacks(word, within)
  }

  /** Which words of the top level have an error in them so far. */
  get hurt(): ReadonlySet<string> {
    return new Set(this.errors.map(({ path }) => /^[^.[]*/.exec(path)?.[0] ?? ''))
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
