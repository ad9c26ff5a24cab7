/** What every check gets: the expanded document, where its parts stand, and where to say what is wrong. */
import type { NodeKind, NodeOf, Nodes } from '../../analyse/nodes'
import type { OwnDocument } from '../../format/document'
import type { ProblemCode, ProblemParams } from '../../problems/codes'
import type { Report } from '../../problems/report'
import type { Decided, NameAt } from '../../read/names'
import { pathTo, type Atlas, type TreeMap } from '../../read/tree'

/** One check: what it has to say of each kind of node. */
export type Pass = {
  readonly [K in NodeKind]?: (node: NodeOf<K>, checked: Checked) => void
}

export interface Checked {
  readonly document: OwnDocument
  readonly tree: TreeMap
  /** All parts and expressions of it, each with what it stands in. */
  readonly nodes: Nodes
  readonly names: {
    readonly made: readonly NameAt[]
    readonly used: readonly NameAt[]
    /** Names used in the text as it was written, in parts that have been left out as well. */
    readonly written: readonly NameAt[]
  }
  /** Values that house rules decide, with what may stand in their place. */
  readonly decided: readonly Decided[]
  readonly atlas: Atlas
  readonly report: Report
  /** Words of the top level that are not as they should be; nothing more is said about them. */
  readonly broken: ReadonlySet<string>
  /** Words of the top level within which something wrong has been left out. */
  readonly hurt: ReadonlySet<string>
}

/** What hangs on what the room knows of: nobody can tell while it is not known whether a status is public. */
const SECRETS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'secretOpening',
  'secretDay',
  'secretTrait',
  'secretHands',
  'secretVoters',
  'secretWeight',
  'secretCause',
  'secretShown',
  'secretPower',
  'secretQuiet',
])

/**
 * What is said of a part only where nothing else is wrong in it: it follows most often from what was left out, and one mistake
 * is one problem (OG-99).
 */
const FOLLOWING: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  ...SECRETS,
  'optionDoesNotFit',
  'wordNotHere',
  'effectNotHere',
  'countedNeedsOne',
  'powerNeedsHolder',
  'orderIncomplete',
  'orderCircle',
])
const LASTING = /^(?:statuses|objects)\./

/** Says that something is wrong with what stands under a key: at the value, or at the key itself. */
export function say(
  { atlas, report }: Pick<Checked, 'atlas' | 'report'>,
  code: ProblemCode,
  part: object,
  key: string | number,
  params: ProblemParams = {},
  at: 'key' | 'value' = 'value',
): void {
  const path = pathTo(atlas.pathOf(part), key)
  if (FOLLOWING.has(code) && (report.isHurt(path) || report.isOfHurt(path))) return
  if (SECRETS.has(code) && report.isUnsure('public', LASTING)) return
  report.add(code, atlas.spotOf(part, key)[at], path, params)
}
