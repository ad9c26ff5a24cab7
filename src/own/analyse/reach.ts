/** What can come into an evening with a deck, found without playing it. */
import type { Call } from '../format/calls'
import { conditionsOf, leadIn, officeIn } from '../format/day/day'
import type { OwnDocument } from '../format/document'
import type { Effect } from '../language/expressions'
import type { Reach as Reachable } from '../language/base/entry'
import { CHOSEN } from '../language/base/middle'
import { listOf } from '../language/base/scalars'
import { bringsOf, canReach } from '../language/folds/find'
import { beliefsIn } from './beliefs'
import { isWithin, nodesOf, type Node } from './nodes'
import { ownerOf, type Owner } from './owners'

/** Every id that these name by one of these words for who is meant. */
export const namedIn = (nodes: readonly Node[], ...words: readonly string[]): string[] =>
  nodes.flatMap(({ kind, part }) =>
    kind === 'who' && typeof part === 'object'
      ? words.flatMap((word) => listOf((part as Readonly<Record<string, string>>)[word]))
      : [],
  )

/** Roles that the question around an effect names, of which the deck may have none. */
function rolesNamedIn({ part, up }: Node): readonly string[] {
  const asked = part as { readonly choose?: { readonly role?: string | readonly string[] } }
  const named = asked.choose?.role
  if (Array.isArray(named)) return named as readonly string[]
  return up ? rolesNamedIn(up) : []
}

const key = ({ kind, id }: Owner): string => `${kind}:${id}`

/** An owner, what it brings into an evening once it is there, and its calls. */
interface Reach {
  readonly key: string
  readonly isTop: boolean
  /** Keys of others, and roles, whose sides come with them. */
  readonly brings: Set<string>
  readonly roles: Set<string>
  readonly calls: Call[]
}

/** What somebody of this role may believe to be by one of its cards. */
const believedIn = (document: OwnDocument, role: string): readonly string[] =>
  Object.entries(beliefsIn(document)).flatMap(([card, roles]) =>
    (document.cards?.[card]?.role ?? card) === role ? roles : [],
  )

const isOfAll = (effect: Effect): boolean =>
  'become' in effect &&
  typeof effect.become.role === 'object' &&
  'random' in effect.become.role &&
  effect.become.role.random === 'notDealt'

function reachesOf(document: OwnDocument): readonly Reach[] {
  const found = new Map<string, Reach>()
  const of = (node: Node): Reach => {
    const owner = ownerOf(node)
    const isTop = owner.kind === 'top'
    const known = found.get(key(owner))
    if (known) return known
    const made: Reach = { key: key(owner), isTop, brings: new Set(), roles: new Set(), calls: [] }
    found.set(made.key, made)
    return made
  }
  for (const node of nodesOf(document).all) {
    if (node.kind === 'call') of(node).calls.push(node.part)
    else if (node.kind === 'role') {
      for (const role of believedIn(document, String(node.key))) of(node).roles.add(role)
    } else if (node.kind === 'dayPart') {
      const office = officeIn(node.part) ?? leadIn(node.part)
      // What a house rule has taken out of the day brings nobody to anything.
      const isHeld = !conditionsOf(node.part).some((each) => (each as unknown) === false)
      if (office !== null && isHeld) of(node).brings.add(`status:${office}`)
    } else if (node.kind === 'effect') {
      // Whoever becomes what nobody was dealt may become anything.
      if (isOfAll(node.part)) for (const id of Object.keys(document.roles)) of(node).roles.add(id)
      for (const { kind, id } of bringsOf(node.part)) {
        if (kind === 'role') of(node).roles.add(id)
        else of(node).brings.add(`${kind}:${id}`)
      }
      if ('become' in node.part && node.part.become.role === CHOSEN)
        for (const id of rolesNamedIn(node)) of(node).roles.add(id)
    }
  }
  return [...found.values()]
}

const REACHES = new WeakMap<OwnDocument, readonly Reach[]>()

/** Found once for a document: evenings ask for it at each beginning. */
function reachesIn(document: OwnDocument): readonly Reach[] {
  const known = REACHES.get(document) ?? reachesOf(document)
  REACHES.set(document, known)
  return known
}

/** Owners that this deck, or what it leads to, brings into an evening, each as its kind and its id: `role:seer`. */
export function ownersIn(document: OwnDocument, isDealt: (role: string) => boolean): Set<string> {
  const active = new Set(['top:'])
  const enter = (role: string) => {
    active.add(`role:${role}`)
    active.add(`team:${document.roles[role]?.team ?? ''}`)
  }
  for (const role of Object.keys(document.roles)) if (isDealt(role)) enter(role)
  const nodes = nodesOf(document)
  for (const { part, key: id } of nodes.of('object')) {
    const start = nodes.in(part, 'who').filter((each) => isWithin(each, part, 'start'))
    const roles = namedIn(start, 'role', 'was')
    const isThere = roles.length === 0 || roles.some((role) => active.has(`role:${role}`))
    if (part.start !== undefined && isThere) active.add(`object:${id}`)
  }
  for (let size = -1; size !== active.size;) {
    size = active.size
    for (const reach of reachesIn(document)) {
      if (!active.has(reach.key)) continue
      for (const other of reach.brings) active.add(other)
      for (const role of reach.roles) enter(role)
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
  const active = ownersIn(document, isDealt)
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
