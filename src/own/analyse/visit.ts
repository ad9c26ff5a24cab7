/** Everything in a document that is looked at by its place: calls, triggers, asks and powers with their owners. */
import type { Power, Trigger } from '../format/triggers'
import type { Call } from '../format/calls'
import type { OwnDocument } from '../format/document'

export type OwnerKind = 'team' | 'role' | 'status' | 'link' | 'object' | 'table'

/** What calls and triggers belong to. */
export interface Owner {
  readonly kind: OwnerKind
  readonly id: string
}

export interface Owned<T> {
  readonly owner: Owner
  readonly part: T
  /** Its place in the owner's list. */
  readonly at: number
}

type Holder = { readonly calls?: Call[]; readonly when?: Trigger[]; readonly powers?: Power[] }

const SECTIONS = [
  ['team', 'teams'],
  ['role', 'roles'],
  ['status', 'statuses'],
  ['link', 'links'],
  ['object', 'objects'],
] as const

/** All that may own something, in the order of the sections; the table itself comes last. */
export function ownersOf(document: OwnDocument): Owned<Holder>[] {
  const owners: Owned<Holder>[] = SECTIONS.flatMap(([kind, section]) =>
    Object.entries<Holder>(document[section] ?? {}).map(([id, part]) => ({
      owner: { kind, id },
      part,
      at: 0,
    })),
  )
  const { calls, when } = document
  const table = { ...(calls && { calls }), ...(when && { when }) }
  return [...owners, { owner: { kind: 'table', id: '' }, part: table, at: 0 }]
}

export const callsOf = (document: OwnDocument): Owned<Call>[] =>
  ownersOf(document).flatMap(({ owner, part }) =>
    (part.calls ?? []).map((call, at) => ({ owner, part: call, at })),
  )

export const triggersOf = (document: OwnDocument): Owned<Trigger>[] =>
  ownersOf(document).flatMap(({ owner, part }) =>
    (part.when ?? []).map((trigger, at) => ({ owner, part: trigger, at })),
  )

export const powersOf = (document: OwnDocument): Owned<Power>[] =>
  ownersOf(document).flatMap(({ owner, part }) =>
    (part.powers ?? []).map((power, at) => ({ owner, part: power, at })),
  )

/** True if a call is asked of its holders as one group. A house rule counts as what it most often says. */
export function isJoint({ owner, part }: Pick<Owned<Call>, 'owner' | 'part'>): boolean {
  if (typeof part.joint === 'boolean') return part.joint
  return part.choose?.by !== undefined || ['team', 'link', 'status'].includes(owner.kind)
}
