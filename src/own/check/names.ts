/** Whether everything that is named exists, and nothing is there twice. */
import type { Kind } from '../schema/marks'
import { ID } from '../schema/scalars'
import { BUILT_IN_CAUSES, BUILT_IN_SIGNS, isReservedCause } from '../format/reserved'
import { MOMENTS_OF_POWERS } from '../format/triggers'
import { nearest } from '../problems/nearest'
import { recipes } from '../recipes/shelf/shelf'
import type { Report } from '../problems/report'
import type { Checked } from './base/context'
import type { NameAt } from '../read/names'
import { isMap, type TreeMap } from '../read/tree'

/** Where the schema knows no name of a cause but one that makes it. */
const MAKES_CAUSE = /\.attack(\.cause)?$|\.dieTogether$/

const BUILT_IN: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  cause: [...BUILT_IN_CAUSES, 'night', 'all', 'any'],
  sign: BUILT_IN_SIGNS,
  team: ['own', 'other'],
  call: MOMENTS_OF_POWERS,
  answer: ['no', 'yes'],
}

const OF_RECIPES = new Set(['noSuchRecipe', 'noSuchParameter', 'parameterMissing'] as const)

/** Whether a status comes with a recipe of the shelf. */
const isBrought = (status: string): boolean =>
  Object.values(recipes()).some((recipe) => {
    const { statuses } = (recipe['brings'] ?? {}) as { readonly statuses?: object }
    return Object.hasOwn(statuses ?? {}, status)
  })
/** Sections by what stands in them. */
const SECTIONS: Readonly<Partial<Record<Kind, string>>> = {
  card: 'cards',
  status: 'statuses',
  counter: 'counters',
  link: 'links',
  object: 'objects',
  notice: 'notices',
  sign: 'signs',
  option: 'options',
  pile: 'piles',
  pileCard: 'piles',
}
const TOP = /^[^.[]*$/
const CALL = /^.*\bcalls\[\d+\]/

interface Unknown {
  readonly id: string
  readonly kind: Kind
  readonly path: string
  readonly isHurt: boolean
  /** Causes by which something attacks, be it in a part that was left out. */
  readonly attacks: ReadonlySet<string>
}

/** Words on the way to an attack. */
const TO_ATTACKS = ['like', 'calls', 'when', 'do', 'attack']

/** Whether a cause may have come about in what was left out: most are called after what they come from. */
const lacksAttacks = (report: Report, cause: string): boolean =>
  TO_ATTACKS.some((word) => report.lacks(word, /./)) ||
  ['roles', 'teams', 'statuses'].some((part) => report.isHurt(`${part}.${cause}`))

/** Whether a name is one of nothing only because what it names was left out: that has been said. */
function follows(report: Report, { id, kind, path, isHurt, attacks }: Unknown): boolean {
  if (report.lacks(SECTIONS[kind] ?? '', TOP)) return true
  switch (kind) {
    case 'cause':
      return isHurt && (attacks.has(id) || path.startsWith('causes.') || lacksAttacks(report, id))
    case 'status':
      return report.has(OF_RECIPES, '') && isBrought(id)
    case 'act':
    case 'word':
      return report.isHurt(CALL.exec(path)?.[0] ?? path)
    case 'call': {
      const [owner = ''] = id.split('.')
      return ['roles', 'teams'].some((part) => report.has(OF_RECIPES, `${part}.${owner}`))
    }
    default:
      return false
  }
}

export function names(checked: Checked): void {
  const isHurt = checked.report.failed
  twice(checked.names.made, checked.report)
  unknown(checked, isHurt)
}

/** Reports causes whose names say something else already, or are no names; each once. */
export function causes({ names: { used }, report }: Checked): void {
  const told = new Set<string>()
  const made = used.filter(({ kinds, path }) => kinds[0] === 'cause' && MAKES_CAUSE.test(path))
  for (const { name, offset, path } of made.sort((one, two) => one.offset - two.offset)) {
    if (told.has(name)) continue
    told.add(name)
    if (isReservedCause(name)) report.add('reservedId', offset, path, { id: name })
    else if (!ID.test(name)) report.add('badId', offset, path, { found: name.slice(0, 60) })
  }
}

interface Names {
  has: (kind: Kind, id: string) => boolean
  all: (kind: Kind) => readonly string[]
}

/** All names of a document, those that causes get by being used in an attack included. */
function namesOf(tree: TreeMap, made: readonly NameAt[], used: readonly NameAt[]): Names {
  const known = new Map<Kind, Set<string>>()
  const put = (kind: Kind, id: string): void => {
    known.set(kind, (known.get(kind) ?? new Set()).add(id))
  }
  for (const { kinds, name } of made) for (const kind of kinds) put(kind, name)
  for (const kind of Object.keys(BUILT_IN) as Kind[]) {
    for (const id of BUILT_IN[kind] ?? []) put(kind, id)
  }
  // A cause is there once something attacks by it; a link may attack as well.
  for (const { kinds, name, path } of used) {
    if (kinds[0] === 'cause' && MAKES_CAUSE.test(path)) put('cause', name)
  }
  if (!isMap(tree['cards'] ?? null)) for (const id of known.get('role') ?? []) put('card', id)
  return {
    has: (kind, id) => known.get(kind)?.has(id) ?? false,
    all: (kind) => [...(known.get(kind) ?? [])],
  }
}

/**
 * Reports names of nothing. A house rule may be named with one of its clocks: `clocks.talk`.
 * @param isHurt whether parts of the text that are wrong have been left out: a cause may have come about in one of them
 */
function unknown(checked: Checked, isHurt: boolean): void {
  const { tree, report } = checked
  const { made, used, written } = checked.names
  const names = namesOf(tree, made, used)
  const attacks = new Set(
    written.flatMap(({ name, kinds, path }) =>
      kinds[0] === 'cause' && MAKES_CAUSE.test(path) ? [name] : [],
    ),
  )
  for (const { name, kinds, offset, path } of used) {
    const id = kinds[0] === 'option' ? (name.split('.')[0] ?? '') : name
    if (kinds.some((kind) => names.has(kind, id))) continue
    // What is missing from the text has been said, and so has what is wrong in it.
    if (name === '' && offset === 0) continue
    const near = nearest(
      id,
      kinds.flatMap((kind) => names.all(kind)),
    )
    const kind = kinds[0] ?? 'role'
    if (follows(report, { id, kind, path, isHurt, attacks })) continue
    report.add('noSuch', offset, path, { kind, id: name.slice(0, 60), nearest: near })
  }
}

/** Calls, asks, powers and ballots are steps of one script, and cards of all piles are counted together: none may be called like another. */
function twice(made: readonly NameAt[], report: Report): void {
  const seen = new Map<string, string>()
  const inText = [...made].sort((one, two) => one.offset - two.offset)
  for (const { name, kinds, offset, path } of inText) {
    const isOfPile = kinds[0] === 'pileCard'
    if (!isOfPile && !['call', 'ask', 'power', 'ballot'].includes(kinds[0] ?? '')) continue
    // No step is called by one word.
    const first = seen.get(name)
    if (first === undefined) seen.set(name, path)
    else if (first !== path) report.add('idTwice', offset, path, { id: name, other: first })
  }
}
