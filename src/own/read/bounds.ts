/** What a schema allows, read off it: words, amounts, lengths. */
import type { Mark } from '../schema/marks'
import type { ProblemParams } from '../problems/codes'
import { kindOf, type Alternative, type Form } from './alternatives'
import type { Tree, TreeMap } from './tree'

/** Half a sentence without quotation marks becomes a key, if there was a comma in it. */
export const isSplit = (tree: TreeMap, key: string): boolean =>
  tree[key] === null && /[^\w.-]|[.!?]$/.test(key)

/** Whether a text in the map was put in quotation marks of print, which hold nothing together. */
export const isCurly = (tree: TreeMap): boolean =>
  Object.values(tree).some((part) => typeof part === 'string' && /^[“”„‟«»‘’‚‹›]/.test(part))

const NO_PIECES = { firsts: new Set<string>(), others: new Set<string>() }

/**
 * The pieces of sentences that commas have split, each sentence one mistake: the first piece of each, and the others.
 * @param keys those of the map, in their order
 * @param words that may stand in the map
 */
export function piecesIn(
  tree: TreeMap,
  keys: readonly string[],
  words: Readonly<Record<string, unknown>> = {},
): { firsts: ReadonlySet<string>; others: ReadonlySet<string> } {
  if (!keys.some((key) => tree[key] === null)) return NO_PIECES
  const firsts = new Set<string>()
  const others = new Set<string>()
  let run: string[] = []
  const close = () => {
    const [first, ...rest] = run.some((key) => isSplit(tree, key)) ? run : []
    if (first !== undefined) firsts.add(first)
    for (const key of rest) others.add(key)
    run = []
  }
  for (const key of keys) {
    if (tree[key] === null && !Object.hasOwn(words, key)) run.push(key)
    else close()
  }
  close()
  return { firsts, others }
}

const WORDS = new WeakMap<readonly Alternative[], readonly string[]>()

export function wordsOf(among: readonly Alternative[]): readonly string[] {
  const known = WORDS.get(among)
  if (known) return known
  const words = among.flatMap(({ form }) => {
    if (form.type === 'picklist') return form.options as readonly string[]
    return form.type === 'literal' && typeof form.literal === 'string' ? [form.literal] : []
  })
  WORDS.set(among, words)
  return words
}

/** The maps that may stand somewhere besides, by their leading words: `{ noted: … }`. */
export const leadingWords = (among: readonly Alternative[]): string[] => [
  ...new Set(
    among.flatMap(({ leading }) =>
      leading === undefined || leading === 'option' ? [] : [`{ ${leading}: … }`],
    ),
  ),
]

type Bounds = ReadonlyMap<string, number>

const BOUNDS = new WeakMap<Form, Bounds>()

/** The bounds of a schema by their names, the innermost of each name; read off it once. */
function boundsIn(form: Form): Bounds {
  const known = BOUNDS.get(form)
  if (known) return known
  const bounds = new Map<string, number>()
  for (const { type, requirement } of pipeOf(form).toReversed()) {
    if (typeof requirement === 'number') bounds.set(type, requirement)
  }
  BOUNDS.set(form, bounds)
  return bounds
}

export const limitOf = (form: Form, type: string): number | undefined => boundsIn(form).get(type)

/** All checks on a schema; one that was marked again holds the first as its own first item. */
function pipeOf(form: Form): readonly { readonly type: string; readonly requirement?: unknown }[] {
  const pipe = form.pipe ?? []
  const [inner] = pipe
  const within =
    inner && 'pipe' in inner && inner !== (form as unknown) ? pipeOf(inner as Form) : []
  return [...within, ...pipe]
}

export const boundsOf = (form: Form): { least: number; most: number } => ({
  least: limitOf(form, 'min_value') ?? -999_999,
  most: limitOf(form, 'max_value') ?? 999_999,
})

export const rangeOf = (among: readonly Alternative[]): { least: number; most: number } => {
  const number = among.find(({ form }) => form.type === 'number')
  if (number) return boundsOf(number.form)
  const only = Number(among.find(({ kind }) => kind === 'number')?.form.literal ?? 0)
  return { least: only, most: only }
}

export const literalParams = (form: Form, tree: Tree): ProblemParams => ({
  found: String(tree),
  known: String(form.literal),
  nearest: '',
})

export const paramsOf = (tree: Tree, mark: Mark): ProblemParams => ({
  found: typeof tree === 'object' ? kindOf(tree) : String(tree).slice(0, 60),
  ...(mark.makes && { kind: mark.makes }),
})
