/** What was probably meant where a text is no YAML: the mistakes that everybody makes. */
import type { YAMLError } from 'yaml'

/** A text that begins with a placeholder reads as a map. */
const BRACES = /(?::|-)\s+\{\w+\}\s*\S/
/** `edition:1`, but no address. */
const STUCK = /^\s*(?:- )?[A-Za-z][\w.-]*:(?!\/\/)[^\s:]/

/** The line that an offset is in, and the one before it. */
function linesAt(text: string, offset: number): readonly [before: string, at: string] {
  const lines = text.slice(0, offset).split('\n')
  const end = text.indexOf('\n', offset)
  const rest = text.slice(offset, end < 0 ? undefined : end)
  return [lines.at(-2) ?? '', `${lines.at(-1) ?? ''}${rest}`]
}

/** Quotation marks of print where a value begins: to YAML they are letters. */
const CURLY = /(?:[:,[{]|-)\s*[“”„‟«»‘’‚‹›]/
/** A key in a line, but no address. */
const KEYS = /[^\s:]:(?=\s|$)/g

/** Where the next line that says something begins, behind its blanks. */
function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  const found = end < 0 ? -1 : text.slice(end).search(/\S/)
  return found < 0 ? offset : end + found
}

/** Where, before an offset, a value in brackets begins with #: it is a comment, and the bracket that should close behind it, too. */
function commentBefore(text: string, offset: number): number | undefined {
  let found: number | undefined
  let start = 0
  for (const line of text.slice(0, offset + 1).split('\n')) {
    const at = line.search(/: +#/)
    const before = line.slice(0, Math.max(0, at))
    if (/[{[]/.test(before) && !/["']/.test(before)) found = start + line.indexOf('#', at)
    start += line.length + 1
  }
  return found
}

/** What probably was meant: the name of a hint, empty where nothing is known, and where the mistake is if not at the fault. */
interface Advice {
  readonly hint: string
  readonly at?: number
}

/** A word of advice for a fault of the parser's. */
export function adviceOn(fault: YAMLError, text: string): Advice {
  const { code, pos } = fault
  const [offset] = pos
  const [before, at] = linesAt(text, offset)
  const hint = hintFor(fault, before, at)
  if (hint === 'bracket') {
    const sign = commentBefore(text, pos[1])
    if (sign !== undefined) return { hint: 'comment', at: sign }
  }
  // A line that goes deeper under a value reads as more of that value, up to its own colon.
  const isDeeper = code === 'BLOCK_AS_IMPLICIT_KEY' && [...at.matchAll(KEYS)].length < 2
  return hint === 'colon' && isDeeper ? { hint: 'indent', at: nextLine(text, offset) } : { hint }
}

function hintFor({ code, message }: YAMLError, before: string, at: string): string {
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(at)) return 'tab'
  if (message.includes('quote')) return 'quote'
  if ([before, at].some((line) => BRACES.test(line))) return 'sign'
  if ([before, at].some((line) => STUCK.test(line))) return 'blank'
  if ([before, at].some((line) => CURLY.test(line))) return 'curly'
  if (code === 'BAD_SCALAR_START') return 'sign'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'colon'
  if (code === 'BAD_INDENT') return message.startsWith('Flow') ? 'bracket' : 'indent'
  if (code === 'UNEXPECTED_TOKEN' && /['"]/.test(at)) return 'quote'
  return code === 'MISSING_CHAR' ? 'bracket' : ''
}
