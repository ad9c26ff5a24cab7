/** What a text of a document may be: as long as there is room for, with the placeholders of its place. */
import type { Placeholders } from '../schema/marks'
import type { ErrorCode, ProblemParams } from '../problems/codes'

const SPOKEN = ['called', 'night', 'players']
const HOLDS: Readonly<Record<Placeholders, readonly string[]>> = {
  none: [],
  spoken: SPOKEN,
  asked: [...SPOKEN, 'names'],
  host: [...SPOKEN, 'names', 'shown'],
  item: ['names', 'name'],
}

/** What is wrong with a text, if anything. */
export function faultInText(
  text: string,
  { most, holds }: { most: number; holds: Placeholders | readonly string[] },
): { code: ErrorCode; params: ProblemParams } | undefined {
  const length = [...text].length
  if (length > most) return { code: 'textTooLong', params: { found: length, most } }
  const held = typeof holds === 'string' ? HOLDS[holds] : holds
  for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    // Only the program's own sentences count, and write all forms of a number.
    const [word = ''] = typeof holds === 'string' ? [name] : name.split('|')
    if (held.includes(word)) continue
    const known = held.map((each) => `{${each}}`).join(' ')
    const code = holds === 'spoken' || holds === 'asked' ? 'secretSpoken' : 'badPlaceholder'
    return { code, params: { found: `{${name.slice(0, 40)}}`, known } }
  }
  return undefined
}
