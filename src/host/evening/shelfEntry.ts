/** What the shelf shows of an evening, read from its journal without playing it. */
import type { ShelfEntry } from '../../bridge'
import type { Phase } from '../../engine'
import type { StoredEvening } from '../storage'
import { phaseName } from './chronicle'
import { readEntries, readHeader, validEntries, type Entry, type Header } from './entries'

/** @param known whether a ruleset of this id can be played */
export function shelfEntry(stored: StoredEvening, known: (ruleset: string) => boolean): ShelfEntry {
  const { id, changedAt, entries: raw } = stored
  const header = readHeader(raw[0])
  if (typeof header === 'string') {
    const problem = stored.problem?.code ?? header
    const unread = { title: id, ruleset: '', players: 0, startedAt: changedAt, stands: '' }
    return { id, ...unread, changedAt, demo: false, problem }
  }
  const read = readEntries(raw.slice(1))
  const entries = typeof read === 'number' ? [] : validEntries(read).map(({ entry }) => entry)
  const broken = typeof read === 'number' ? 'damaged' : null
  const foreign = known(header.ruleset) ? null : 'unknownRuleset'
  return {
    id,
    ...entryFacts(header, entries),
    changedAt,
    problem: stored.problem?.code ?? broken ?? foreign,
  }
}

function entryFacts(
  header: Header,
  entries: readonly Entry[],
): Omit<ShelfEntry, 'id' | 'changedAt' | 'problem'> {
  const { ruleset, names, startedAt, demo } = header
  let title = header.title
  for (const { do: deed } of entries) if (deed.kind === 'title') title = deed.title
  return { title, ruleset, players: names.length, startedAt, stands: standsAt(entries), demo }
}

/** The phase an evening stands in: `deal`, `night 3`, `end`. Follows undo and redo. */
function standsAt(entries: readonly Entry[]): string {
  let start = 'deal'
  const phases: (string | null)[] = []
  const undone: (string | null)[] = []
  for (const { do: deed } of entries) {
    if (deed.kind === 'start') start = lastPhase(deed.events) ?? 'night 1'
    else if (deed.kind === 'input') phases.push(lastPhase(deed.events))
    else if (deed.kind === 'story' || deed.kind === 'reveal') phases.push(null)
    else if (deed.kind === 'undo') undone.push(phases.pop() ?? null)
    else if (deed.kind === 'redo') phases.push(undone.pop() ?? null)
  }
  return phases.findLast((phase) => phase !== null) ?? start
}

function lastPhase(events: readonly { kind: string; data?: unknown }[]): string | null {
  const last = events.findLast(({ kind }) => kind === 'phaseBegan' || kind === 'won')
  if (!last) return null
  return last.kind === 'won' ? 'end' : phaseName(last.data as Phase)
}
