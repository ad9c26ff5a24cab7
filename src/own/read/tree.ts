/** A document as plain data without a prototype, and beside it the place in the text where each part of it stands. */

export type Tree = string | number | boolean | null | TreeMap | TreeList
export interface TreeMap {
  [key: string]: Tree
}
export type TreeList = Tree[]

/** Offsets of a key and of its value. */
export interface Spot {
  readonly key: number
  readonly value: number
}

/** The same with its path in the document. */
export interface TextPlace extends Spot {
  readonly path: string
}

const NOWHERE: Spot = { key: 0, value: 0 }

interface Places {
  readonly path: string
  readonly spots: Map<string, Spot>
}

export const isMap = (tree: unknown): tree is TreeMap =>
  typeof tree === 'object' && tree !== null && !Array.isArray(tree)

/** An object that knows no name but its own. */
export const emptyMap = (): TreeMap => Object.create(null) as TreeMap

/** The same tree, in which no part has a prototype. */
export function bare(tree: Tree): Tree {
  if (Array.isArray(tree)) return tree.map(bare)
  if (!isMap(tree)) return tree
  const map = emptyMap()
  for (const [key, part] of Object.entries(tree)) map[key] = bare(part)
  return map
}

/** The path of what stands under a key, or at a place of a list. */
export const pathTo = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${String(key)}]` : path === '' ? key : `${path}.${key}`

/** Where the maps and lists of one document, and all that is in them, stand. */
export class Atlas {
  private readonly places = new WeakMap<object, Places>()

  /** A map or list stands here. */
  enter(part: object, path: string): void {
    this.places.set(part, { path, spots: new Map() })
  }

  /** Something stands under this key of it. */
  mark(part: object, key: string | number, spot: Spot): void {
    this.places.get(part)?.spots.set(String(key), spot)
  }

  /** Takes out of a list what is not among these; what stays keeps its place in the text. */
  keep(list: TreeList, good: readonly Tree[]): void {
    const spots = list.map((entry, index) => ({ entry, spot: this.spotOf(list, index) }))
    const staying = new Set(good)
    const kept = spots.filter(({ entry }) => staying.has(entry))
    list.splice(0, list.length, ...kept.map(({ entry }) => entry))
    kept.forEach(({ spot }, index) => {
      this.mark(list, index, spot)
    })
  }

  pathOf(part: object): string {
    return this.places.get(part)?.path ?? ''
  }

  spotOf(part: object, key: string | number): Spot {
    return this.places.get(part)?.spots.get(String(key)) ?? NOWHERE
  }

  /** Where something under this key stands, with its path: looked up once for each part of a document. */
  placeOf(part: object, key: string | number): TextPlace {
    const places = this.places.get(part)
    const spot = places?.spots.get(String(key)) ?? NOWHERE
    return { key: spot.key, value: spot.value, path: pathTo(places?.path ?? '', key) }
  }
}
