/** The powers of a document, and what the room learns of whoever uses one. */
import type { OwnDocument } from '../format/document'
import { literal } from '../language/base/scalars'
import { isPublic } from '../language/folds/levels'
import { nodesOf, type NodeOf } from './nodes'
import { ownerOf } from './owners'

/** All powers, in the order of the document. */
export const powersIn = (document: OwnDocument): readonly NodeOf<'power'>[] =>
  nodesOf(document).of('power')

/** Whoever has it in secret stays unknown, unless the document says otherwise. */
export function showsOf(
  document: OwnDocument,
  node: NodeOf<'power'>,
): 'role' | 'team' | 'name' | 'nothing' {
  const written = literal(node.part.shows)
  if (written !== undefined) return written
  const { kind, id } = ownerOf(node)
  if (kind === 'status') return isPublic(document, id) ? 'role' : 'nothing'
  if (kind === 'object') return document.objects?.[id]?.public === 'atOnce' ? 'role' : 'nothing'
  return 'role'
}
