/** What calls belong to: their names, and how they are addressed. */
import type { Call } from '../../format/calls'
import type { OwnDocument } from '../../format/document'
import type { Text as Words, Value } from '../../schema/scalars'
import { nodesOf } from '../../analyse/nodes'
import { ownerOf, type Owner } from '../../analyse/owners'
import type { Tongue } from './tongue'

interface Named {
  readonly name?: Words
  readonly called?: Words
  readonly many?: Value<boolean>
}

/** A call with what it stands in. */
export interface OwnedCall {
  readonly owner: Owner
  readonly call: Call
}

/** Every call of the document, by owner. */
export const ownedCalls = (document: OwnDocument): OwnedCall[] =>
  nodesOf(document)
    .of('call')
    .map((node) => ({ owner: ownerOf(node), call: node.part }))

const TABLES = {
  team: 'teams',
  role: 'roles',
  status: 'statuses',
  link: 'links',
  object: 'objects',
} as const

/** The names of whatever a call stands in. */
export function namesOf(document: OwnDocument, { kind, id }: Owner): Named {
  if (kind === 'top') return {}
  const table = document[TABLES[kind]] as Readonly<Record<string, Named>> | undefined
  return table?.[id] ?? {}
}

/** Whom a call of top level wakes, where that is one role or team. */
function wokenBy(document: OwnDocument, { wake }: Call): Named {
  if (typeof wake !== 'object') return {}
  const { role, team, status, holds, link } = wake as Readonly<Record<string, unknown>>
  const found: readonly (readonly [Owner['kind'], unknown])[] = [
    ['role', role],
    ['team', team],
    ['status', status],
    ['object', holds],
    ['link', link],
  ]
  const [kind, id] = found.find(([, one]) => typeof one === 'string') ?? []
  return kind ? namesOf(document, { kind, id: id as string }) : {}
}

/** What the first part of an id names, for what stands at top level. */
export function namedById(document: OwnDocument, id: string): Named {
  const [first = ''] = id.split('.')
  const { roles, teams, cards, statuses } = document
  for (const table of [roles, teams, cards, statuses]) {
    if (table && Object.hasOwn(table, first)) return (table as Record<string, Named>)[first] ?? {}
  }
  return {}
}

/** An id as something that can be read. */
export const inWords = (id: string): string => {
  const words =
    id
      .split('.')[0]
      ?.replaceAll(/([A-Z])/g, ' $1')
      .toLowerCase() ?? ''
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What a call is headed with, and what those are called whom it wakes. */
export function addressOf({ document, text }: Tongue, { owner, call }: OwnedCall) {
  const named = owner.kind === 'top' ? wokenBy(document, call) : namesOf(document, owner)
  const title = text(call.name) || text(named.name) || inWords(owner.id || call.id)
  const called =
    text(named.called) || (owner.kind === 'top' && text(call.name)) || text(named.name) || title
  return { title, called, many: named.many }
}
