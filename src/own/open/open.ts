/** From a text to a document that can be played, or to all that is wrong with it. */
import { nodesOf } from '../analyse/nodes'
import { check } from '../check/check'
import { OwnDocument as Schema, type OwnDocument } from '../format/document'
import type { Problem } from '../problems/codes'
import { readTree, sayNeeds, type Reading } from '../read/read'
import { Shape } from '../read/shape'
import type { TreeMap } from '../read/tree'
import { expand } from '../recipes/expand'

export interface Opened {
  /** With its recipes put in; null if something is wrong with it that keeps it from being played. */
  readonly document: OwnDocument | null
  readonly problems: readonly Problem[]
}

/** Reads, expands and checks a text. Pure, and never throws, whatever the text is. */
export const open = (text: string): Opened => opened(readTree(text))

/** Expands and checks what was read, which is changed by it. */
export function opened(reading: Reading): Opened {
  const { tree, atlas, report } = reading
  if (!tree) return { document: null, problems: report.problems() }
  expand(tree, atlas, report)
  return looked({ ...reading, tree })
}

/** Looks at a tree with its recipes put in: whether it is of the format, and makes sense as a whole. */
export function looked(reading: Reading & { readonly tree: TreeMap }): Opened {
  const { tree, languages, atlas, report, made, used: written, broken } = reading
  const shape = new Shape(report, atlas, languages)
  const document = tree as unknown as OwnDocument
  const fits = shape.walk(Schema, tree, { key: 0, value: 0, path: '' })
  // Recipes bring words along, too, and what an evening brings along was not read before.
  sayNeeds(tree, shape, report)
  if (fits) {
    const { used, decided } = shape
    const names = { made: [...made, ...shape.made], used, written: written ?? used }
    const { hurt } = report
    const nodes = nodesOf(document)
    check({ document, tree, nodes, names, decided, atlas, report, broken, hurt })
  }
  return { document: fits && !report.failed ? document : null, problems: report.problems() }
}
