/** JSON from outside: nested no deeper than anything of ours, which is told before it costs any memory. */

/** More than twice as deep as any journal's line, command or setting. */
export const DEEPEST = 32

/** Whether a text opens more brackets within each other than are read. It need not be JSON. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let isQuoted = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isQuoted) {
      if (sign === '\\') at += 1
      else if (sign === '"') isQuoted = false
    } else if (sign === '"') isQuoted = true
    else if (sign === '[' || sign === '{') {
      depth += 1
      if (depth > DEEPEST) return true
    } else if (sign === ']' || sign === '}') depth -= 1
  }
  return false
}

/** Reads JSON from outside. @throws SyntaxError when it is none, or nested too deeply */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new SyntaxError('nested too deeply')
  return JSON.parse(text)
}
