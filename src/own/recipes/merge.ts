/** A part of a document over the part of a recipe: maps key by key, lists with ids entry by entry. */
import {
  emptyMap,
  isMap,
  type Atlas,
  type Spot,
  type Tree,
  type TreeList,
  type TreeMap,
} from '../read/tree'

const idOf = (entry: Tree): Tree => (isMap(entry) ? (entry['id'] ?? null) : null)
const haveIds = (list: TreeList): boolean =>
  list.length > 0 && list.every((entry) => typeof idOf(entry) === 'string')

/** What the document says wins; each part keeps its own place in the text. */
export function merged(under: Tree, over: Tree, atlas: Atlas): Tree {
  if (isMap(under) && isMap(over)) return mergedMaps(under, over, atlas)
  if (Array.isArray(under) && Array.isArray(over) && haveIds(under) && haveIds(over)) {
    return mergedLists(under, over, atlas)
  }
  return over
}

function mergedMaps(under: TreeMap, over: TreeMap, atlas: Atlas): TreeMap {
  const result = emptyMap()
  atlas.enter(result, atlas.pathOf(over))
  for (const key of new Set([...Object.keys(under), ...Object.keys(over)])) {
    const both = Object.hasOwn(under, key) && Object.hasOwn(over, key)
    const from = Object.hasOwn(over, key) ? over : under
    const value = from[key] ?? null
    result[key] = both ? merged(under[key] ?? null, value, atlas) : value
    atlas.mark(result, key, atlas.spotOf(from, key))
  }
  return result
}

function mergedLists(under: TreeList, over: TreeList, atlas: Atlas): TreeList {
  const rows: { entry: Tree; spot: Spot }[] = []
  const taken = new Set<number>()
  under.forEach((entry, index) => {
    const at = over.findIndex((each) => idOf(each) === idOf(entry))
    const above = over[at]
    if (above === undefined) {
      rows.push({ entry, spot: atlas.spotOf(under, index) })
      return
    }
    taken.add(at)
    if (isMap(above) && above['drop'] === true) return
    rows.push({ entry: merged(entry, above, atlas), spot: atlas.spotOf(over, at) })
  })
  over.forEach((entry, index) => {
    if (!taken.has(index)) rows.push({ entry, spot: atlas.spotOf(over, index) })
  })
  const result = rows.map(({ entry }) => entry)
  atlas.enter(result, atlas.pathOf(over))
  rows.forEach(({ spot }, index) => atlas.mark(result, index, spot))
  return result
}
