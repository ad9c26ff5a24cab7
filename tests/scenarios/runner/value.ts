/** Plain values of a scenario file. Maps keep the order of the file; scalars keep their YAML 1.2 type. */
import { isAlias, isMap, isScalar, isSeq, type Document, type ParsedNode } from 'yaml'

export type Value = string | number | boolean | null | Value[] | ValueMap
export type ValueMap = Map<string, Value>

export const isValueMap = (value: Value | undefined): value is ValueMap => value instanceof Map

/** A mistake in a scenario file, never in the game. */
export class Malformed extends Error {}

/** Turns a parsed YAML node into a plain value. @throws Malformed for keys that are not scalars */
export function toValue(node: ParsedNode | null | undefined, doc: Document.Parsed): Value {
  if (!node) return null
  if (isAlias(node)) return toValue(node.resolve(doc) as ParsedNode | undefined, doc)
  if (isMap(node)) {
    const map: ValueMap = new Map()
    for (const pair of node.items) {
      if (!isScalar(pair.key)) throw new Malformed('a key has to be a plain word')
      map.set(String(pair.key.value), toValue(pair.value as ParsedNode | null, doc))
    }
    return map
  }
  if (isSeq(node)) return node.items.map((item) => toValue(item as ParsedNode, doc))
  const { value } = node as { value: unknown }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value
  }
  return null
}

/** How a value is shown in a report: the flow style of the scenario files. */
export function print(value: unknown): string {
  if (value instanceof Map) {
    return `{${[...value].map(([key, inner]) => `${key}: ${print(inner)}`).join(', ')}}`
  }
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`
  if (typeof value === 'object' && value !== null) return print(new Map(Object.entries(value)))
  return String(value)
}

/** Turns maps into records, for options. */
export function toJson(value: Value): unknown {
  if (isValueMap(value)) {
    return Object.fromEntries([...value].map(([key, inner]) => [key, toJson(inner)]))
  }
  return Array.isArray(value) ? value.map(toJson) : value
}

/** Whether two values say the same: maps in any order, lists in theirs, scalars by their text. */
export function same(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b)) return false
    return a.length === b.length && a.every((item, index) => same(item, b[index]))
  }
  const left = asMap(a)
  const right = asMap(b)
  if (left || right) {
    if (!left || !right || left.size !== right.size) return false
    return [...left].every(([key, inner]) => right.has(key) && same(inner, right.get(key)))
  }
  return String(a) === String(b)
}

function asMap(value: unknown): Map<string, unknown> | null {
  if (value instanceof Map) return value as Map<string, unknown>
  return typeof value === 'object' && value !== null ? new Map(Object.entries(value)) : null
}
