/** Texts that are no games, or that were some until somebody changed them. */
import * as fc from 'fast-check'

const WORDS = [
  '{',
  '}',
  '[',
  ']',
  ': ',
  '- ',
  '\n',
  '  ',
  '"',
  '#',
  '&a ',
  '*a',
  '!x ',
  'roles',
  'teams',
  'if',
  'do',
  'true',
  '1/3',
  '__proto__',
  '$me',
  'like: seer',
]

/** Random characters, or random pieces of documents. */
export const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join('')),
)

/** One of these texts with a few characters, words or lines changed. */
export const mutated = (texts: readonly string[]): fc.Arbitrary<string> =>
  fc
    .tuple(
      fc.constantFrom(...texts),
      fc.array(fc.tuple(fc.nat(), fc.nat(3), fc.constantFrom(...WORDS)), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([text, changes]) => changes.reduce(changed, text))

function changed(text: string, [where, how, word]: readonly [number, number, string]): string {
  const at = text.length === 0 ? 0 : where % text.length
  if (how === 0) return text.slice(0, at) + word + text.slice(at)
  if (how === 1) return text.slice(0, at) + text.slice(at + 1)
  const lines = text.split('\n')
  const line = where % lines.length
  if (how === 2) lines.splice(line, 1)
  else lines[line] = (lines[line] ?? '').replaceAll(/\b\w+(?=[^\w:])/g, word.trim())
  return lines.join('\n')
}
