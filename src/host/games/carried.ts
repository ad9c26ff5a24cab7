/** The document that an evening brings along, read again as the game it was played with. */
import { openCanonical } from '../../own/open/reopen'
import type { Problem } from '../../own/problems/codes'
import type { StorageFinding } from '../storage/ports'
import { ownPackOf } from './pack/makePack'
import { hashOf, rulesetIdOf, type CarriedDocument, type OwnPack } from './pack/ownPack'
import { refusedBy } from './reading/problemWords'

/** What was read last: an evening is often opened again at once. */
const known = new Map<string, OwnPack>()

/**
 * The game of an evening by its own document. @param language of the desk, for what today's checker says
 * @returns the finding where it is not what was written, or cannot be played by this program
 */
export function carriedPack(
  ruleset: string,
  carried: CarriedDocument | undefined,
  language: string,
): OwnPack | StorageFinding {
  const damaged = { code: 'damaged', params: { line: 1 } }
  if (!carried) return damaged
  if (hashOf(carried.canonical) !== carried.hash) return { code: 'hashWrong', params: {} }
  const read = known.get(carried.hash) ?? openPack(carried)
  if ('problems' in read) {
    return { code: 'ownGameRefused', params: refusedBy(read.problems, language) }
  }
  known.clear()
  known.set(carried.hash, read)
  return rulesetIdOf(read.document.id) === ruleset ? read : damaged
}

function openPack(carried: CarriedDocument): OwnPack | { readonly problems: readonly Problem[] } {
  const { document, problems } = openCanonical(carried.canonical)
  return document ? { ...ownPackOf(document), carried } : { problems }
}

/** What of a carried document can be told without checking it; null where not even that. */
export function titleOf({ canonical }: CarriedDocument): CarriedTitle | null {
  try {
    const { name, languages } = JSON.parse(canonical) as Record<string, unknown>
    if (typeof name !== 'string' && (typeof name !== 'object' || name === null)) return null
    const [base] = Array.isArray(languages) ? (languages as unknown[]) : []
    const texts = typeof name === 'string' ? { [String(base)]: name } : textsIn(name)
    return { names: texts, base: String(base) }
  } catch {
    return null
  }
}

/** A game's name by language, and the language it was written in. */
export interface CarriedTitle {
  readonly names: Readonly<Record<string, string>>
  readonly base: string
}

const textsIn = (names: object): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([language, name]) => [language, String(name)]))
