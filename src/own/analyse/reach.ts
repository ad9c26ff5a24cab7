/** What a part of a document reads and does, found without playing it. */
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'
import type { Reach as Reachable } from '../language/base/entry'
import type { Brought } from '../language/effects/effect'
import { bringsOf, canReach } from '../language/folds/find'

type Visit = (map: Readonly<Record<string, unknown>>) => void

/** Goes through every map of a part, from the outside in. */
export function walk(value: unknown, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const entry of value) walk(entry, visit)
    return
  }
  if (typeof value !== 'object' || value === null) return
  const map = value as Record<string, unknown>
  visit(map)
  for (const [key, part] of Object.entries(map)) if (key !== 'words') walk(part, visit)
}

const has = (map: object, key: string): boolean => Object.hasOwn(map, key)

/** Every id that a part names under one of these words. */
export function namedIn(part: unknown, ...words: readonly string[]): string[] {
  const found: string[] = []
  walk(part, (map) => {
    for (const word of words) {
      const value = map[word]
      for (const id of [value].flat()) {
        if (typeof id === 'string') found.push(id)
        else if (typeof id === 'object' && id !== null && has(id, word)) {
          const inside = (id as Record<string, unknown>)[word]
          if (typeof inside === 'string') found.push(inside)
        }
      }
    }
  })
  return found
}

/** Offices that a part elects somebody to. */
function electedIn(part: unknown): string[] {
  const found: string[] = []
  walk(part, ({ election }) => {
    if (typeof election === 'object') found.push(String((election as { office?: unknown }).office))
  })
  return found
}

/** Lists of effects. */
const EFFECTS = ['do', 'otherwise', 'else'] as const

/** What the effects of a part bring into an evening. */
function broughtBy(part: unknown): Brought[] {
  const found: Brought[] = []
  walk(part, (map) => {
    for (const effect of EFFECTS.flatMap((word) =>
      Array.isArray(map[word]) ? (map[word] as unknown[]) : [],
    )) {
      if (typeof effect === 'object' && effect !== null) found.push(...bringsOf(effect as object))
    }
  })
  return found
}

/** Where something stands in the document. */
export interface Owner {
  readonly kind: 'team' | 'role' | 'status' | 'link' | 'object' | 'top'
  readonly id: string
}

/** Everything that stands in the document and acts, by its owner. */
export function ownersIn(document: OwnDocument): (readonly [Owner, unknown])[] {
  const of = (kind: Owner['kind'], table: Readonly<Record<string, unknown>> | undefined) =>
    Object.entries(table ?? {}).map(([id, part]) => [{ kind, id }, part] as const)
  const { calls, when, day, dayZero } = document
  return [
    ...of('team', document.teams),
    ...of('role', document.roles),
    ...of('status', document.statuses),
    ...of('link', document.links),
    ...of('object', document.objects),
    [
      { kind: 'top', id: '' },
      { calls, when, day, dayZero },
    ],
  ]
}

const key = ({ kind, id }: Owner): string => `${kind}:${id}`

/** An owner, what it brings into an evening once it is there, and its calls with what their waking names. */
interface Reach {
  readonly key: string
  readonly isTop: boolean
  /** Keys of others, and roles, whose sides come with them. */
  readonly brings: readonly string[]
  readonly roles: readonly string[]
  readonly calls: readonly Call[]
}

function reachOf([owner, part]: readonly [Owner, unknown]): Reach {
  const brings = new Set(electedIn(part).map((status) => `status:${status}`))
  const roles = new Set<string>()
  for (const { kind, id } of broughtBy(part)) {
    if (kind === 'role') roles.add(id)
    else brings.add(`${kind}:${id}`)
  }
  const { calls = [] } = part as { calls?: readonly Call[] }
  return {
    key: key(owner),
    isTop: owner.kind === 'top',
    brings: [...brings],
    roles: [...roles],
    calls,
  }
}

const REACHES = new WeakMap<OwnDocument, readonly Reach[]>()

/** Found once for a document: evenings ask for it at each beginning. */
function reachesIn(document: OwnDocument): readonly Reach[] {
  const known = REACHES.get(document) ?? ownersIn(document).map(reachOf)
  REACHES.set(document, known)
  return known
}

/** Owners that this deck, or what it leads to, brings into an evening. */
function reached(document: OwnDocument, isDealt: (role: string) => boolean): Set<string> {
  const active = new Set(['top:'])
  const enter = (role: string) => {
    active.add(`role:${role}`)
    active.add(`team:${document.roles[role]?.team ?? ''}`)
  }
  for (const role of Object.keys(document.roles)) if (isDealt(role)) enter(role)
  for (const [id, { start }] of Object.entries(document.objects ?? {})) {
    const roles = namedIn([start], 'role', 'was')
    const isThere = roles.length === 0 || roles.some((role) => active.has(`role:${role}`))
    if (start !== undefined && isThere) active.add(`object:${id}`)
  }
  for (let size = -1; size !== active.size;) {
    size = active.size
    for (const reach of reachesIn(document)) {
      if (!active.has(reach.key)) continue
      for (const other of reach.brings) active.add(other)
      reach.roles.forEach(enter)
    }
  }
  return active
}

/** The calls that can come in an evening with this deck, by id. */
export function callsOf(
  document: OwnDocument,
  isDealt: (role: string) => boolean,
  isCard: (card: string) => boolean,
): Set<string> {
  const active = reached(document, isDealt)
  const calls = new Set<string>()
  for (const reach of reachesIn(document)) {
    if (!active.has(reach.key)) continue
    for (const call of reach.calls) {
      if (!reach.isTop || isWoken(call, active, isCard)) calls.add(call.id)
    }
  }
  return calls
}

/** Whether anybody of this deck could ever be among whom a call of the whole game wakes. */
function isWoken(call: Call, active: ReadonlySet<string>, isCard: (card: string) => boolean) {
  const some = (ids: unknown, is: (id: string) => boolean) => [ids].flat().map(String).some(is)
  const reach: Reachable = {
    roles: (ids) => some(ids, (id) => active.has(`role:${id}`)),
    teams: (ids) => some(ids, (id) => active.has(`team:${id}`)),
    cards: (ids) => some(ids, isCard),
    set: (set) => canReach(set, reach),
  }
  return canReach(call.wake, reach)
}
