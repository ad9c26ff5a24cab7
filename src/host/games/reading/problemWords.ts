/** What is wrong with a document, in the desk's language. */
import type { GameCheck, GameProblem } from '../../../bridge'
import { lookUp } from '../../../engine'
import { BASE_LANGUAGE } from '../../../i18n/languages'
import { MOST_LISTED } from '../../../own/problems/report'
import type { Problem } from '../../../own/problems/codes'
import { placed } from '../../../own/read/place'
import { de } from '../../../own/words/problems/de'
import { en } from '../../../own/words/problems/en'
import { pl } from '../../../own/words/problems/pl'
import { problemParts } from '../../../own/words/problems/sentence'
import type { ProblemWords } from '../../../own/words/problems/base/table'
import { inLanguage, type ReadGame } from './readGame'

/** By language; a language that is not here reads them in the base one. */
const tables: Readonly<Record<string, ProblemWords>> = { [BASE_LANGUAGE]: en, de, pl }

/** Problems with their sentences. */
export function inWords(problems: readonly Problem[], language: string): GameProblem[] {
  const words = lookUp(tables, language) ?? en
  return problems.map((problem) => {
    const { code, level, line, column, path } = problem
    return { code, level, line, column, path, sentences: problemParts(problem, words) }
  })
}

/** A text whose id another game has, as it stands on the shelf: it cannot be played beside that one. */
export function withTaken(read: ReadGame, text: string): ReadGame {
  const taken = placed(text, [{ code: 'idTaken', path: 'id', params: { id: read.id ?? '' } }])
  const problems = [...taken, ...read.problems].sort((one, two) => one.line - two.line)
  return { ...read, problems, pack: null }
}

/** What keeps a document from being played, as the parameters of a refusal. */
export function refusedBy(
  problems: readonly Problem[],
  language: string,
): { readonly problem: string; readonly all: number } {
  const errors = problems.filter(({ level }) => level === 'error')
  const [first] = inWords(errors.slice(0, 1), language)
  return { problem: first?.sentences.join(' ') ?? '–', all: errors.length }
}

/** What a text is, for the desk. Errors come before what is less when there are too many to list. */
export function checkOf(read: ReadGame, language: string): GameCheck {
  const { id, name, edition, fingerprint, pack, problems, languages } = read
  const listed = mostUrgent(problems)
  return {
    id,
    name: name === null ? null : inLanguage(name, language, languages[0]),
    edition,
    fingerprint,
    playable: pack !== null,
    problems: inWords(listed, language),
    more: problems.length - listed.length,
  }
}

function mostUrgent(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= MOST_LISTED) return problems
  const rank = ({ level }: Problem) => ['error', 'warning', 'note'].indexOf(level)
  const kept = new Set([...problems].sort((a, b) => rank(a) - rank(b)).slice(0, MOST_LISTED))
  return problems.filter((problem) => kept.has(problem))
}
