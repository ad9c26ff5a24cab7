/** Puts recipes in: what `like` names at a team or role, with the parameters of `with`. */
import { nearest } from '../problems/nearest'
import type { Report } from '../problems/report'
import { isMap, type Atlas, type Tree, type TreeMap } from '../read/tree'
import { merged } from './merge'
import { recipeNames, recipeOf } from './shelf/shelf'
import { filled, settled } from './fill'

/** The sections in which recipes bring whole entries along. */
const TABLES = ['statuses', 'links', 'notices'] as const

interface Use {
  readonly kind: 'team' | 'role'
  readonly id: string
  readonly part: TreeMap
}

/** What is put in after all recipes, before what the document says. */
interface Late {
  readonly victories: Tree[]
  readonly elections: Tree[]
}

/** Replaces every `like` of a tree by what it stands for; afterwards there is no `like`, `with` and `drop` in it. */
export function expand(tree: TreeMap, atlas: Atlas, report: Report): void {
  const uses = [...usesIn(tree, 'team'), ...usesIn(tree, 'role')]
  const late: Late = { victories: [], elections: [] }
  for (const use of uses) {
    const { part } = use
    if (typeof part['like'] === 'string') apply(use, tree, atlas, report, late)
    for (const word of ['like', 'with']) Reflect.deleteProperty(part, word)
  }
  withoutDropped(tree)
  const victory = tree['victory']
  if (Array.isArray(victory) && late.victories.length > 0)
    prepend(victory, late.victories, atlas, 'if')
  elect(late.elections, tree, atlas)
}

function usesIn(tree: TreeMap, kind: 'team' | 'role'): Use[] {
  const section = tree[`${kind}s`]
  if (!isMap(section)) return []
  return Object.entries(section).flatMap(([id, part]) => (isMap(part) ? [{ kind, id, part }] : []))
}

function apply(use: Use, tree: TreeMap, atlas: Atlas, report: Report, late: Late): void {
  const { kind, part } = use
  const name = String(part['like'])
  const spot = atlas.spotOf(part, 'like')
  const path = `${atlas.pathOf(part)}.like`
  const recipe = recipeOf(name)
  if (!recipe || !isMap(recipe[kind] ?? null)) {
    const known = recipeNames().filter((each) => isMap(recipeOf(each)?.[kind] ?? null))
    report.add('noSuchRecipe', spot.value, path, {
      id: name.slice(0, 60),
      nearest: nearest(name, known),
    })
    return
  }
  const values = settled(recipe, use, { atlas, report, spot, path })
  if (!values) return
  const languages = Array.isArray(tree['languages']) ? tree['languages'].map(String) : ['en']
  const put = (fragment: Tree, to: string): Tree =>
    filled(fragment, { values, languages, atlas, offset: spot.value }, to)
  const whole = merged(put(recipe[kind] ?? null, atlas.pathOf(part)), part, atlas)
  if (isMap(whole)) for (const [word, value] of Object.entries(whole)) part[word] = value
  copySpots(whole, part, atlas)
  const brings = recipe['brings']
  if (isMap(brings)) bring(brings, tree, put, atlas, late)
}

function copySpots(from: Tree, to: TreeMap, atlas: Atlas): void {
  if (!isMap(from)) return
  for (const word of Object.keys(from)) atlas.mark(to, word, atlas.spotOf(from, word))
}

type Put = (fragment: Tree, to: string) => Tree

function bring(brings: TreeMap, tree: TreeMap, put: Put, atlas: Atlas, late: Late): void {
  const section = (word: string): TreeMap => {
    const there = tree[word]
    if (isMap(there)) return there
    const made = put(Object.create(null) as TreeMap, word) as TreeMap
    tree[word] = made
    return made
  }
  for (const word of TABLES) {
    const brought = put(brings[word] ?? null, word)
    if (!isMap(brought)) continue
    const into = section(word)
    for (const [key, value] of Object.entries(brought)) {
      if (Object.hasOwn(into, key)) continue
      into[key] = value
      atlas.mark(into, key, atlas.spotOf(brought, key))
    }
  }
  const deal = put(brings['deal'] ?? null, 'deal')
  if (isMap(deal)) {
    const into = section('deal')
    const whole = merged(deal, into, atlas)
    if (isMap(whole)) for (const [key, value] of Object.entries(whole)) into[key] = value
    copySpots(whole, into, atlas)
  }
  const shields = put(brings['shields'] ?? null, 'shields')
  if (Array.isArray(shields)) shield(shields, tree, atlas)
  const elections = put(brings['day'] ?? null, 'day')
  if (Array.isArray(elections)) late.elections.push(...elections)
  const victory = put(brings['victory'] ?? null, 'victory')
  if (Array.isArray(victory)) late.victories.push(...victory)
}

/** Adds the shields that are not there yet, word for word. */
function shield(shields: readonly Tree[], tree: TreeMap, atlas: Atlas): void {
  const there = tree['shields']
  const list = Array.isArray(there) ? there : []
  if (!Array.isArray(there)) {
    atlas.enter(list, 'shields')
    tree['shields'] = list
  }
  const known = new Set(list.map((entry) => JSON.stringify(entry)))
  for (const entry of shields) {
    if (known.has(JSON.stringify(entry))) continue
    const offset = typeof entry === 'object' && entry ? atlas.spotOf(entry, 'status').value : 0
    atlas.mark(list, list.length, { key: offset, value: offset })
    list.push(entry)
  }
}

const officeOf = (part: Tree): Tree => {
  const election = isMap(part) ? (part['election'] ?? null) : null
  return isMap(election) ? (election['office'] ?? null) : null
}

/** Adds the elections to offices that no day fills yet, before the other parts of the day. */
function elect(elections: readonly Tree[], tree: TreeMap, atlas: Atlas): void {
  const day = tree['day']
  if (!Array.isArray(day)) return
  const there = [day, tree['dayZero']].flatMap((parts) =>
    Array.isArray(parts) ? parts.map(officeOf) : [],
  )
  const missing = elections.filter(
    (part, at) =>
      !there.includes(officeOf(part)) &&
      elections.findIndex((other) => officeOf(other) === officeOf(part)) === at,
  )
  if (missing.length > 0) prepend(day, missing, atlas, 'election')
}

/** @param word of each entry: it says where in the text the entry comes from */
function prepend(list: Tree[], entries: readonly Tree[], atlas: Atlas, word: string): void {
  const spots = list.map((_, index) => atlas.spotOf(list, index))
  const before = entries.map((entry) => {
    const offset = typeof entry === 'object' && entry ? atlas.spotOf(entry, word).value : 0
    return { key: offset, value: offset }
  })
  list.unshift(...entries)
  ;[...before, ...spots].forEach((spot, index) => atlas.mark(list, index, spot))
}

/** Takes out what says `drop`: it named something that no recipe has brought. */
function withoutDropped(tree: TreeMap): void {
  for (const part of [...usesIn(tree, 'team'), ...usesIn(tree, 'role')]) {
    for (const word of ['calls', 'powers']) {
      const list = part.part[word]
      if (!Array.isArray(list)) continue
      const kept = list.filter((entry) => !(isMap(entry) && entry['drop'] === true))
      if (kept.length < list.length) list.splice(0, list.length, ...kept)
    }
  }
}
