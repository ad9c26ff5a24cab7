/** Opens an evening from the shelf: reads its journal, plays it again and settles where it stands. */
import type { AnyRuleset } from '../../engine'
import {
  StorageProblem,
  type JournalStore,
  type OpenedEvening,
  type StorageFinding,
} from '../storage'
import { readEntries, readHeader, validEntries, type Entry, type Header } from './entries'
import { ledgerOf } from './ledger'
import { LiveEvening } from './liveEvening'
import { replay } from './replay'

/** An evening that this program cannot play: the file stays as it is. */
export class EveningProblem extends Error {
  constructor(readonly finding: StorageFinding) {
    super(finding.code)
  }
}

const problem = (code: string, params: StorageFinding['params'] = {}): EveningProblem =>
  new EveningProblem({ code, params })

export interface Opened {
  readonly evening: LiveEvening
  readonly notices: readonly StorageFinding[]
}

/**
 * @throws EveningProblem or StorageProblem when it cannot be opened; the journal is let go of
 */
export async function openEvening(
  store: JournalStore,
  rulesets: Readonly<Record<string, AnyRuleset>>,
  id: string,
  now: () => number,
): Promise<Opened> {
  const opened = await store.open(id)
  try {
    return await readEvening(opened, rulesets, id, now)
  } catch (error) {
    await opened.journal.close()
    throw error
  }
}

async function readEvening(
  { journal, entries: raw, notices }: OpenedEvening,
  rulesets: Readonly<Record<string, AnyRuleset>>,
  id: string,
  now: () => number,
): Promise<Opened> {
  const header = headerOf(raw[0])
  const ruleset = rulesets[header.ruleset]
  if (!ruleset) throw problem('unknownRuleset', { ruleset: header.ruleset })
  const entries = readEntries(raw.slice(1))
  if (typeof entries === 'number') throw problem('damaged', { line: entries + 2 })
  const found = [...notices]
  const from = differs(ruleset, header, entries, now())
  if (from !== null) {
    const entry: Entry = { t: entries.at(-1)?.t ?? 0, left: null, do: { kind: 'diverged', from } }
    await journal.append(entry as never)
    found.push({ code: 'diverged', params: { kept: from, lost: entries.length - from } })
    entries.push(entry)
  }
  return { evening: new LiveEvening(id, ruleset, header, entries, journal, now), notices: found }
}

function headerOf(first: OpenedEvening['entries'][number] | undefined): Header {
  const header = readHeader(first)
  if (header === 'newer') throw problem('newer', {})
  if (header === 'foreign') throw problem('foreign')
  if (header === 'damaged') throw problem('damaged', { line: 1 })
  return header
}

/** The first entry decided differently today, if any. What stands before it always agrees. */
function differs(
  ruleset: AnyRuleset,
  header: Header,
  entries: readonly Entry[],
  now: number,
): number | null {
  return replay(ledgerOf(ruleset, header, validEntries(entries)), now).differsAt
}

/** What a store or an evening says is wrong, or null for any other error. */
export const findingOf = (error: unknown): StorageFinding | null =>
  error instanceof StorageProblem || error instanceof EveningProblem ? error.finding : null
