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

/** A word of advice for a fault of the parser's: the name of a hint, empty where nothing is known. */
export function adviceOn({ code, pos, message }: YAMLError, text: string): string {
  const [before, at] = linesAt(text, pos[0])
  if (code === 'TAB_AS_INDENT' || /^ *\t/.test(at)) return 'tab'
  if (message.includes('quote')) return 'quote'
  if ([before, at].some((line) => BRACES.test(line))) return 'sign'
  if ([before, at].some((line) => STUCK.test(line))) return 'blank'
  if (code === 'BAD_SCALAR_START') return 'sign'
  if (code === 'BLOCK_AS_IMPLICIT_KEY') return 'colon'
  if (code === 'BAD_INDENT') return message.startsWith('Flow') ? 'bracket' : 'indent'
  if (code === 'UNEXPECTED_TOKEN' && /['"]/.test(at)) return 'quote'
  return code === 'MISSING_CHAR' ? 'bracket' : ''
}
