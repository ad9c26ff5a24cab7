/** What the room was last told and how it last counted, through the phases that this window has seen: what people talk about. */
import type { Phase, ProjectorView, PublicItem } from '../../../bridge'
import { worthTelling } from './news'
import { lastOf } from './last'

/** The announcements of a phase. */
interface Told {
  readonly phase: Phase
  readonly items: readonly PublicItem[]
}

export type Memory = readonly Told[]

const ORDER = ['night', 'dawn', 'day', 'end'] as const
const place = ({ kind, n }: Phase): number => n * ORDER.length + ORDER.indexOf(kind)
/** A phase and the two before it: more is old news. */
const KEPT = 3

/** The memory after a view; what was taken back, or belongs to another evening, is forgotten. */
export function lately(memory: Memory, { phase, items }: ProjectorView): Memory {
  if (!phase) return []
  const before = memory.filter((told) => place(told.phase) < place(phase))
  return [...before.slice(1 - KEPT), { phase, items }]
}

/** The newest announcement that is told in words. */
export const lastNews = (memory: Memory): PublicItem | undefined =>
  worthTelling(memory.flatMap(({ items }) => items)).at(-1)

/** The totals of the last count of players. */
export function lastCount(memory: Memory): Readonly<Record<string, number>> | null {
  const of = lastOf(
    memory.flatMap(({ items }) => items),
    ({ show }) => show === 'count',
  )?.of
  const isCount = typeof of === 'object' && !Array.isArray(of)
  return isCount ? (of as Readonly<Record<string, number>>) : null
}
