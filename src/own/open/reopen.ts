/** Reads a document again that an evening brings along: from its canonical form, by today's checker. */
import { LIMITS } from '../schema/limits'
import { looked, type Opened } from './open'
import { Report } from '../problems/report'
import { languagesOf } from '../read/read'
import { hiddenIn } from '../read/text'
import { Atlas, emptyMap, isMap, pathTo, type Tree, type TreeMap } from '../read/tree'

/** What no document that was read has; the text came from elsewhere. */
class Foreign extends Error {}

/** Reads a canonical text and checks it as today's program does. Never throws, whatever the text is. */
export function openCanonical(text: string): Opened {
  const report = new Report('')
  try {
    if (text.length > LIMITS.expanded) throw new Foreign()
    const atlas = new Atlas()
    const tree = treeOf(JSON.parse(text), '', 0, atlas)
    if (!isMap(tree)) throw new Foreign()
    const languages = languagesOf(tree)
    return looked({ tree, languages, atlas, report, made: [], used: null, broken: new Set() })
  } catch {
    report.add('yamlSyntax', 0, '')
    return { document: null, problems: report.problems() }
  }
}

/** Parsed JSON as the reader makes trees, without prototypes. @throws Foreign for what it would not let through */
function treeOf(value: unknown, path: string, depth: number, atlas: Atlas): Tree {
  // What recipes bring may lie a little deeper than what is written.
  if (depth > 2 * LIMITS.depth) throw new Foreign()
  if (typeof value === 'string') {
    if (hiddenIn(value)) throw new Foreign()
    return value
  }
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : Number.NaN
  if (typeof value === 'boolean') return value
  if (Array.isArray(value)) {
    const list = value.map((entry: unknown, at) =>
      treeOf(entry, pathTo(path, at), depth + 1, atlas),
    )
    atlas.enter(list, path)
    return list
  }
  if (typeof value !== 'object' || value === null) return null
  const map: TreeMap = emptyMap()
  atlas.enter(map, path)
  for (const [key, entry] of Object.entries(value)) {
    if (hiddenIn(key)) throw new Foreign()
    map[key] = treeOf(entry, pathTo(path, key), depth + 1, atlas)
  }
  return map
}
