/** What the shelf shows of an evening, read from its journal without playing it. */
import * as v from 'valibot'
import type { ShelfEntry } from '../../bridge'
import type { Json, Phase } from '../../engine'
import { programVersion } from '../programVersion'
import type { Digest, StoredEvening } from '../storage'
import { phaseName } from './chronicle'
import {
  readEntries,
  readHeader,
  validEntries,
  type ActDeed,
  type Entry,
  type EntryProblem,
} from './entries'

const factsSchema = v.object({
  /** Null where the header cannot be read. */
  evening: v.nullable(
    v.object({
      title: v.string(),
      ruleset: v.string(),
      players: v.number(),
      startedAt: v.number(),
      stands: v.string(),
      step: v.nullable(v.string()),
      demo: v.boolean(),
    }),
  ),
  /** What is wrong with what the journal says, however sound its file is. */
  problem: v.nullable(
    v.object({ code: v.string(), params: v.record(v.string(), v.union([v.string(), v.number()])) }),
  ),
})

/** What the shelf shows of an evening that follows from its journal alone. */
export type ShelfFacts = v.InferOutput<typeof factsSchema>

/** Raised when the same journal comes to other facts within one version of the program. */
const FACTS = 2

export const shelfDigest: Digest<ShelfFacts> = {
  version: `${programVersion}/${FACTS}`,
  make: shelfFacts,
  fits: (value): value is ShelfFacts => v.is(factsSchema, value),
}

/** Evenings as they stand on the shelf, the last played first. @param rulesets what can be played */
export function shelfEntries(
  stored: readonly StoredEvening<ShelfFacts>[],
  rulesets: Readonly<Record<string, unknown>>,
): readonly ShelfEntry[] {
  return stored
    .map((evening) => shelfEntry(evening, (ruleset) => Object.hasOwn(rulesets, ruleset)))
    .sort((a, b) => b.changedAt - a.changedAt)
}

/** @param known whether a ruleset of this id can be played */
function shelfEntry(
  { id, changedAt, digest, problem: ofFile }: StoredEvening<ShelfFacts>,
  known: (ruleset: string) => boolean,
): ShelfEntry {
  const { evening, problem: ofJournal } = digest
  const unread = {
    title: id,
    ruleset: '',
    players: 0,
    startedAt: changedAt,
    stands: '',
    step: null,
    demo: false,
  }
  const unknown =
    evening && !known(evening.ruleset)
      ? { code: 'unknownRuleset', params: { ruleset: evening.ruleset } }
      : null
  const problem = ofFile ?? ofJournal ?? unknown
  return {
    id,
    ...(evening ?? unread),
    changedAt,
    problem: problem?.code ?? null,
    problemParams: problem?.params ?? {},
  }
}

const copyOf = ({ code, params }: EntryProblem) => ({ code, params: { ...params } })

function shelfFacts(raw: readonly Json[]): ShelfFacts {
  const first = readHeader(raw[0])
  if ('problem' in first) {
    return { evening: null, problem: copyOf(first.problem) }
  }
  const { names, ruleset, startedAt, demo } = first.header
  const read = readEntries(raw.slice(1))
  const entries = 'problem' in read ? [] : validEntries(read.entries).map(({ entry }) => entry)
  let { title } = first.header
  for (const { do: deed } of entries) if (deed.kind === 'title') title = deed.title || title
  const players = names.length
  return {
    evening: { title, ruleset, players, startedAt, demo, ...whereabouts(entries) },
    problem: 'problem' in read ? copyOf(read.problem) : null,
  }
}

/** The phase an evening stands in: `deal`, `night 3`, `end`. Follows undo and redo. */
export const standsAt = (entries: readonly Entry[]): string => whereabouts(entries).stands

/** The phase, and the step that has hands in it already. */
function whereabouts(entries: readonly Entry[]): { stands: string; step: string | null } {
  let start = 'deal'
  const acts: ActDeed[] = []
  const undone: ActDeed[] = []
  for (const { do: deed } of entries) {
    if (deed.kind === 'start') start = lastPhase(deed.events) ?? 'night 1'
    else if (deed.kind === 'input' || deed.kind === 'story' || deed.kind === 'reveal')
      acts.push(deed)
    else if (deed.kind === 'undo') undone.push(...acts.splice(-1))
    else if (deed.kind === 'redo') acts.push(...undone.splice(-1))
  }
  const input = acts.flatMap((act) => (act.kind === 'input' ? [act] : []))
  const last = input.at(-1)?.input
  return {
    stands:
      input.map(({ events }) => lastPhase(events)).findLast((phase) => phase !== null) ?? start,
    step: last?.type === 'draft' ? last.step : null,
  }
}

function lastPhase(events: readonly { kind: string; data?: unknown }[]): string | null {
  const last = events.findLast(({ kind }) => kind === 'phaseBegan' || kind === 'won')
  if (!last) return null
  return last.kind === 'won' ? 'end' : phaseName(last.data as Phase)
}
