/** Whether everything that is named exists, and nothing is there twice. */
import { MAKES_CAUSE } from './causes'
import type { Kind } from '../format/marks'
import { BUILT_IN_CAUSES, BUILT_IN_SIGNS } from '../format/reserved'
import { MOMENTS_OF_POWERS } from '../format/triggers'
import { nearest } from '../problems/nearest'
import type { Report } from '../problems/report'
import type { NameAt } from '../read/names'
import type { TreeMap } from '../read/tree'
import { isMap } from '../read/tree'

const BUILT_IN: Readonly<Partial<Record<Kind, readonly string[]>>> = {
  cause: [...BUILT_IN_CAUSES, 'night', 'all', 'any'],
  sign: BUILT_IN_SIGNS,
  team: ['own', 'other'],
  call: MOMENTS_OF_POWERS,
}

export interface Names {
  has: (kind: Kind, id: string) => boolean
  all: (kind: Kind) => readonly string[]
}

/** All names of a document, those that causes get by being used in an attack included. */
export function namesOf(tree: TreeMap, made: readonly NameAt[], used: readonly NameAt[]): Names {
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
export function checkNames(
  names: Names,
  used: readonly NameAt[],
  report: Report,
  isHurt: boolean,
): void {
  for (const { name, kinds, offset, path } of used) {
    const id = kinds[0] === 'option' ? (name.split('.')[0] ?? '') : name
    if (kinds.some((kind) => names.has(kind, id))) continue
    // What is missing from the text has been said, and so has what is wrong in it.
    if (name === '' && offset === 0) continue
    if (kinds[0] === 'cause' && path.startsWith('causes.') && isHurt) continue
    const known = kinds.flatMap((kind) => names.all(kind))
    const kind = kinds[0] ?? 'role'
    report.add('noSuch', offset, path, { kind, id: name.slice(0, 60), nearest: nearest(id, known) })
  }
}

/** Calls, asks and powers are steps of one script: none may be called like another. */
export function checkTwice(made: readonly NameAt[], report: Report): void {
  const seen = new Map<string, string>()
  const inText = [...made].sort((one, two) => one.offset - two.offset)
  for (const { name, kinds, offset, path } of inText) {
    if (kinds[0] !== 'call' && kinds[0] !== 'ask' && kinds[0] !== 'power') continue
    const first = seen.get(name)
    if (first === undefined) seen.set(name, path)
    else if (first !== path) report.add('idTwice', offset, path, { id: name, other: first })
  }
}
