/** A problem in words, in the language of whoever reads it. */
import { NEEDS } from '../../format/document'
import type { Problem } from '../../problems/codes'
import { MOST_LISTED } from '../../problems/report'
import type { ProblemWords } from './base/table'

const fill = (template: string, params: Readonly<Record<string, string | number>>): string =>
  template.replaceAll(/\{(\w+)\}/g, (all, word: string) =>
    Object.hasOwn(params, word) ? String(params[word]) : all,
  )

const inTable = (table: Readonly<Record<string, string>>, key: unknown): string | undefined =>
  typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined

/** The parameters as words of the language, where they are words of the program. */
function spoken(
  { code, params }: Problem,
  { kinds, things }: ProblemWords,
): Readonly<Record<string, string | number>> {
  const said: Record<string, string | number> = { ...params }
  said['kind'] = inTable(kinds, params['kind']) ?? ''
  for (const word of ['what', 'wanted']) said[word] = inTable(things, params[word]) ?? ''
  if (code === 'badPlaceholder') said['known'] = params['known'] || (things['nothing'] ?? '')
  if (code === 'wrongType' || code === 'badNumber') {
    said['found'] = inTable(things, params['found']) ?? params['found'] ?? ''
  }
  return said
}

/** Whether what was written begins with a quotation mark of print. */
const beginsCurly = (params: Problem['params']): boolean =>
  ['found', 'id', 'word'].some((key) => /^[“”„‟«»‘’‚‹›]/.test(String(params[key] ?? '')))

/** What is wrong, why it matters, and what to do, with what was probably meant. */
export function problemParts(problem: Problem, words: ProblemWords): [string, string, string] {
  const { code, params } = problem
  const said = spoken(problem, words)
  const hint = params['hint']
  if (code === 'unknownWord' && (hint === 'comma' || hint === 'curly')) {
    const [what, why, todo] = words.instead[hint]
    return [fill(what, said), fill(why, said), fill(todo, said)]
  }
  const [what, why, todo] = words.sentences[code]
  const hints = [
    ...(params['nearest'] ? [fill(words.nearest, said)] : []),
    ...[inTable(words.hints, hint) ?? []].flat().map((each) => fill(each, said)),
    ...(hint !== 'curly' && beginsCurly(params) ? [words.hints.curly] : []),
  ]
  // It may be a word of a program that is newer than this one.
  const isStrange = code === 'unknownWord' && hints.length === 0
  if (isStrange) hints.push(fill(words.newer, { version: NEEDS }))
  return [fill(what, said), fill(why, said), [fill(todo, said), ...hints].join(' ')]
}

/** `Line 23, roles.seer.calls[0]: what is wrong. Why it matters. What to do.` */
export function problemSentence(problem: Problem, words: ProblemWords): string {
  const { line, path } = problem
  const place = fill(words.place, { line, path: path || '–' })
  return [place, ...problemParts(problem, words)].join(' ')
}

/** All problems in words, one each; of very many the first, and how many there are besides. */
export function problemSentences(problems: readonly Problem[], words: ProblemWords): string[] {
  const listed = problems.slice(0, MOST_LISTED).map((problem) => problemSentence(problem, words))
  const count = problems.length - listed.length
  return count > 0 ? [...listed, fill(words.more, { count })] : listed
}
