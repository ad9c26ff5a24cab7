/** What parts of a document belong to: the team, role, status, link or object they stand in, or the table itself. */
import type { Effect } from '../language/expressions'
import type { Node, NodeOf } from './nodes'

const OWNERS = ['team', 'role', 'status', 'link', 'object'] as const
export type OwnerKind = (typeof OWNERS)[number] | 'top'

export interface Owner {
  readonly kind: OwnerKind
  readonly id: string
}

/** Whatever this belongs to. */
export function ownerOf(node: Node): Owner {
  for (let at: Node | null = node; at; at = at.up) {
    const kind = OWNERS.find((owner) => owner === at?.kind)
    if (kind) return { kind, id: String(at.key) }
  }
  return { kind: 'top', id: '' }
}

/** The call, the question or the power that something stands in; null: none of them. */
export function doingAround(node: Node): NodeOf<'call'> | NodeOf<'ask'> | NodeOf<'power'> | null {
  for (let at: Node | null = node; at; at = at.up) {
    if (at.kind === 'call' || at.kind === 'ask' || at.kind === 'power') return at
  }
  return null
}

/** True if a call is asked of its holders as one group. A house rule counts as what it most often says. */
export function isJoint(call: NodeOf<'call'>): boolean {
  const { joint, choose } = call.part
  if (typeof joint === 'boolean') return joint
  return choose?.by !== undefined || ['team', 'link', 'status'].includes(ownerOf(call).kind)
}

/** What really happens: an effect that is no condition for others. */
export type PlainEffect = Exclude<Effect, { if: unknown }>

/** The effects among these nodes, those under conditions included. */
export const plainEffectsIn = (nodes: readonly Node[]): readonly PlainEffect[] =>
  nodes.flatMap(({ kind, part }) => (kind === 'effect' && !('if' in part) ? [part] : []))
