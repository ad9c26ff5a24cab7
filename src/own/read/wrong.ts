/** What is said of a value that is of no form that may stand in its place. */
import type { AnySchema } from '../schema/marks'
import type { ErrorCode, ProblemParams } from '../problems/codes'
import { nearest } from '../problems/nearest'
import { formOf, kindOf, type Alternative, type Form } from './alternatives'
import { boundsOf, leadingWords, literalParams, rangeOf, wordsOf } from './bounds'
import type { Tree, TreeMap } from './tree'

/** A mistake, as it is reported. */
export interface Wrong {
  readonly code: ErrorCode
  readonly params: ProblemParams
}

/** Why a value is none of these forms: no word of them, no such number, or another kind of thing. */
export function wrongAmong(among: readonly Alternative[], tree: Tree): Wrong {
  const kinds = new Set(among.map(({ kind }) => kind))
  const words = wordsOf(among)
  if (typeof tree === 'string' && words.length > 0) {
    const known = [...words, ...leadingWords(among)].join(', ')
    const params = { found: tree.slice(0, 60), known, nearest: nearest(tree, words) }
    return { code: 'notOneOf', params }
  }
  if (kinds.has('number')) {
    const found = typeof tree === 'string' ? tree.slice(0, 60) : kindOf(tree)
    const hint = typeof tree === 'string' && /^-?\d+$/.test(tree) ? 'plainNumber' : ''
    return { code: 'badNumber', params: { ...rangeOf(among), found, hint } }
  }
  const [first = 'text'] = [...kinds].filter((kind) => kind !== undefined)
  const isLed = among.some(({ leading }) => leading !== undefined && leading !== 'option')
  const wanted = kindOf(tree) === 'list' && isLed ? 'map' : first
  const hint = wanted === 'list' || wanted === 'map' ? wanted : ''
  return { code: 'wrongType', params: { found: kindOf(tree), wanted, hint } }
}

/** Why an amount does not fit, if it does not. @param written how it stands in the text */
export function wrongAmount(form: Form, tree: Tree, written: () => string): Wrong | undefined {
  if (form.type === 'literal') {
    if (form.literal === tree) return undefined
    return { code: 'notOneOf', params: literalParams(form, tree) }
  }
  if (form.type !== 'number') return undefined
  const { least, most } = boundsOf(form)
  if (Number.isInteger(tree) && Number(tree) >= least && Number(tree) <= most) return undefined
  // Of what is written with a point only the text knows what it was.
  const found = Number.isNaN(tree) ? written() : String(tree)
  return { code: 'badNumber', params: { least, most, found } }
}

type Entries = Readonly<Record<string, AnySchema>>

const NEEDED = new WeakMap<Entries, readonly string[]>()

/** The words that have to stand in such a map. */
function neededIn(entries: Entries): readonly string[] {
  const known = NEEDED.get(entries)
  if (known) return known
  const needed = Object.keys(entries).filter(
    (key) => formOf(entries[key] as AnySchema).type !== 'exact_optional',
  )
  NEEDED.set(entries, needed)
  return needed
}

/** The words that have to stand in a map and do not. */
export const missingIn = (entries: Entries, tree: TreeMap): readonly string[] =>
  neededIn(entries).filter((key) => !Object.hasOwn(tree, key))

/** True if a map was probably meant to name a house rule. */
export const speaksOfRule = (map: TreeMap): boolean =>
  'option' in map || Object.keys(map).some((key) => nearest(key, ['option', 'map']) !== '')
