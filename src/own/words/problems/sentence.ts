/** A problem in words, in the language of whoever reads it. */
import type { Problem } from '../../problems/codes'
import { MOST_LISTED } from '../../problems/report'
import type { ProblemWords } from './table'

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
  if (code === 'wrongType' || code === 'badNumber') {
    said['found'] = inTable(things, params['found']) ?? params['found'] ?? ''
  }
  return said
}

/** `Line 23, roles.seer.calls[0]: what is wrong. Why it matters. What to do.` */
export function problemSentence(problem: Problem, words: ProblemWords): string {
  const { code, line, path, params } = problem
  const said = spoken(problem, words)
  const parts = words.sentences[code].map((part) => fill(part, said))
  if (params['nearest']) parts.push(fill(words.nearest, said))
  if (params['hint'] === 'comma') parts.push(words.comma)
  return `${fill(words.place, { line, path: path || '–' })} ${parts.join(' ')}`
}

/** All problems in words, one each; of very many the first, and how many there are besides. */
export function problemSentences(problems: readonly Problem[], words: ProblemWords): string[] {
  const listed = problems.slice(0, MOST_LISTED).map((problem) => problemSentence(problem, words))
  const count = problems.length - listed.length
  return count > 0 ? [...listed, fill(words.more, { count })] : listed
}
