import type { OptionDef } from '../../../bridge'

type Order = Extract<OptionDef, { kind: 'order' }>

/** Entries that follow each other directly, as one piece each. */
function pieces(values: readonly string[], { joined = [] }: Order): string[][] {
  const list: string[][] = []
  for (const value of values) {
    const last = list.at(-1)
    const tied = joined.some(([first, second]) => first === last?.at(-1) && second === value)
    if (last && tied) last.push(value)
    else list.push([value])
  }
  return list
}

/**
 * An order with one entry, and whatever is joined to it, moved past its neighbour.
 * @returns null where the house rule does not allow it
 */
export function shifted(
  values: readonly string[],
  value: string,
  by: -1 | 1,
  def: Order,
): string[] | null {
  const list = pieces(values, def)
  const from = list.findIndex((piece) => piece.includes(value))
  const [piece, neighbour] = [list[from], list[from + by]]
  if (!piece || !neighbour) return null
  list[from] = neighbour
  list[from + by] = piece
  const order = list.flat()
  const kept = def.before.every(([first, second]) => order.indexOf(first) < order.indexOf(second))
  return kept ? order : null
}
