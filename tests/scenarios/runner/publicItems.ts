/** Compares what was announced with what a scenario lists. */
import type { PublicItem } from '../../../src/engine'
import type { Names } from './seats'
import { isValueMap, Malformed, print, same, type Value } from './value'

interface Item {
  readonly kind: string
  readonly of: unknown
  readonly cause: string | null
  readonly quiet: boolean
}

/** @returns null when both lists say the same, else what was announced, for the report */
export function comparePublic(
  expected: Value,
  actual: readonly PublicItem[],
  names: Names,
): { readonly wanted: string; readonly got: string } | null {
  if (!Array.isArray(expected)) throw new Malformed('public: a list is wanted')
  const wanted = expected.map(readItem)
  const kinds = new Set(wanted.map(({ kind }) => kind))
  const got = actual
    .filter(({ kind, quiet }) => !quiet || kinds.has(kind))
    .map((item): Item => {
      const { kind, of, cause = null, quiet = false } = item
      return { kind, of: names.told(of), cause, quiet }
    })
  const equal =
    wanted.length === got.length && wanted.every((item, index) => sameItem(item, got[index]))
  return equal ? null : { wanted: printAll(wanted), got: printAll(got) }
}

function readItem(value: Value): Item {
  if (typeof value === 'string') return { kind: value, of: true, cause: null, quiet: false }
  if (!isValueMap(value)) throw new Malformed(`public: no item: ${print(value)}`)
  const cause = value.get('cause')
  const [pair, extra] = [...value].filter(([key]) => key !== 'cause')
  if (!pair || extra) throw new Malformed(`public: no item: ${print(value)}`)
  const told = typeof cause === 'string' ? cause : null
  return { kind: pair[0], of: pair[1], cause: told, quiet: false }
}

function sameItem(wanted: Item, got: Item | undefined): boolean {
  if (!got || wanted.kind !== got.kind || wanted.cause !== got.cause) return false
  // `nightFalls` and `dayBreaks` are written without the number they carry.
  const bare = wanted.of === true && got.quiet
  return bare || same(wanted.of, got.of)
}

const printAll = (items: readonly Item[]): string =>
  `[${items
    .map(({ kind, of, cause }) => {
      if (of === true) return kind
      return `{${kind}: ${print(of)}${cause ? `, cause: ${cause}` : ''}}`
    })
    .join(', ')}]`
