/** Where something of a document stands in its text. */
import { parse } from './parse'
import { Atlas, isMap, type Tree } from './tree'
import type { Problem, ProblemCode, ProblemParams } from '../problems/codes'
import { Report } from '../problems/report'

const partsOf = (path: string): (string | number)[] =>
  [...path.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([part, index]) =>
    index === undefined ? part : Number(index),
  )

/** What was found out about a document without its text. */
interface Unplaced {
  readonly code: ProblemCode
  readonly path: string
  readonly params: ProblemParams
}

/**
 * Gives each its line in the text: that of the key its path ends at, or of the nearest part around it that the text has.
 * What a recipe put in stands where the recipe is named.
 */
export function placed(text: string, remarks: readonly Unplaced[]): Problem[] {
  const atlas = new Atlas()
  const tree = parse(text, new Report(text), atlas)
  const report = new Report(text)
  for (const { code, path, params } of remarks) {
    report.add(code, offsetOf(tree, atlas, partsOf(path)), path, params)
  }
  return report.problems()
}

function offsetOf(tree: Tree, atlas: Atlas, parts: readonly (string | number)[]): number {
  let [at, offset]: [Tree, number] = [tree, 0]
  for (const part of parts) {
    if (!isMap(at) && !Array.isArray(at)) break
    const next: Tree | undefined = (at as Record<string | number, Tree>)[part]
    if (next === undefined) break
    offset = atlas.spotOf(at, part).key
    at = next
  }
  return offset
}
