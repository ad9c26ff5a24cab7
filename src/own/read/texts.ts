/** What a text of a document may be: as long as there is room for, with the placeholders of its place. */
import type { Placeholders } from '../format/marks'
import type { ErrorCode, ProblemParams } from '../problems/codes'

const SPOKEN = ['called', 'night', 'players']
const HOLDS: Readonly<Record<Placeholders, readonly string[]>> = {
  none: [],
  spoken: SPOKEN,
  host: [...SPOKEN, 'names', 'shown'],
  item: ['name', 'names', 'target', 'card', 'count'],
}

/** What is wrong with a text, if anything. */
export function faultInText(
  text: string,
  { most, holds }: { most: number; holds: Placeholders },
): { code: ErrorCode; params: ProblemParams } | undefined {
  const length = [...text].length
  if (length > most) return { code: 'textTooLong', params: { found: length, most } }
  for (const [, name = ''] of text.matchAll(/\{([^{}]*)\}/g)) {
    if (HOLDS[holds].includes(name)) continue
    const known = HOLDS[holds].map((word) => `{${word}}`).join(' ') || '–'
    const code = holds === 'spoken' ? 'secretSpoken' : 'badPlaceholder'
    return { code, params: { found: `{${name.slice(0, 40)}}`, known } }
  }
  return undefined
}
