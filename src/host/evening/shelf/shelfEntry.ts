/** What the shelf shows of an evening, read from its journal without playing it. */
import * as v from 'valibot'
import type { CarriedGame, ShelfEntry } from '../../../bridge'
import type { Json, Phase } from '../../../engine'
import { titleOf } from '../../games/carried'
import { fingerprintOf, isOwn, type CarriedDocument } from '../../games/pack/ownPack'
import { inLanguage } from '../../games/reading/readGame'
import type { Registry } from '../../games/pack/registry'
import { programVersion } from '../../program/programVersion'
import type { Digest, StoredEvening } from '../../storage/ports'
import { phaseName } from '../log/chronicle'
import {
  readingEntries,
  readHeader,
  validEntries,
  type ActDeed,
  type Entry,
  type EntryProblem,
} from '../journal/entries'

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
  /** The host's own game that it brings along. */
  carried: v.nullable(
    v.object({
      names: v.record(v.string(), v.string()),
      base: v.string(),
      edition: v.number(),
      hash: v.string(),
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
const FACTS = 4

export const shelfDigest: Digest<ShelfFacts> = {
  version: `${programVersion}/${FACTS}`,
  make: shelfFacts,
  fits: (value): value is ShelfFacts => v.is(factsSchema, value),
}

/** What a shelf is shown with. */
export interface Shelved {
  /** All games that can be played. */
  readonly games: Pick<Registry, 'rulesets' | 'shelved'>
  /** Of the desk. */
  readonly language: string
}

/** Evenings as they stand on the shelf, the last played first. */
export function shelfEntries(
  stored: readonly StoredEvening<ShelfFacts>[],
  shelved: Shelved,
): readonly ShelfEntry[] {
  return stored
    .map((evening) => shelfEntry(evening, shelved))
    .sort((a, b) => b.changedAt - a.changedAt)
}

function shelfEntry(
  { id, changedAt, digest, problem: ofFile }: StoredEvening<ShelfFacts>,
  { games, language }: Shelved,
): ShelfEntry {
  const { evening, carried, problem: ofJournal } = digest
  const unread = {
    title: id,
    ruleset: '',
    players: 0,
    startedAt: changedAt,
    stands: '',
    step: null,
    demo: false,
  }
  const isKnown = !evening || carried !== null || Object.hasOwn(games.rulesets, evening.ruleset)
  const unknown = isKnown
    ? null
    : { code: 'unknownRuleset', params: { ruleset: evening?.ruleset ?? '' } }
  const problem = ofFile ?? ofJournal ?? unknown
  const brings = evening && carried && carriedGame(carried, evening.ruleset, games, language)
  return {
    id,
    ...(evening ?? unread),
    changedAt,
    problem: problem?.code ?? null,
    problemParams: problem?.params ?? {},
    ...(brings ? { carries: brings } : {}),
  }
}

type Carried = NonNullable<ShelfFacts['carried']>

/** The game that an evening brings along, as the desk is told of it. */
export function carriedGame(
  { names, base, edition, hash }: Carried,
  ruleset: string,
  games: Shelved['games'],
  language: string,
): CarriedGame {
  const kept = games.shelved(ruleset)
  return {
    name: inLanguage(names, language, base) || ruleset,
    edition,
    fingerprint: fingerprintOf(hash),
    isKept: isOwn(kept) && kept.carried.hash === hash,
  }
}

const copyOf = ({ code, params }: EntryProblem) => ({ code, params: { ...params } })

function* shelfFacts(raw: readonly Json[]): Generator<unknown, ShelfFacts> {
  const first = readHeader(raw[0])
  if ('problem' in first) {
    return { evening: null, carried: null, problem: copyOf(first.problem) }
  }
  const { names, ruleset, startedAt, demo, document } = first.header
  const read = yield* readingEntries(raw.slice(1))
  const entries = 'problem' in read ? [] : validEntries(read.entries).map(({ entry }) => entry)
  let { title } = first.header
  for (const { do: deed } of entries) if (deed.kind === 'title') title = deed.title || title
  const players = names.length
  return {
    evening: { title, ruleset, players, startedAt, demo, ...whereabouts(entries) },
    carried: document ? carriedFacts(document) : null,
    problem: 'problem' in read ? copyOf(read.problem) : null,
  }
}

const factsOf = new WeakMap<CarriedDocument, Carried>()

/** What is known of an evening's document without reading it as a game. */
export function carriedFacts(document: CarriedDocument): Carried {
  const { hash, edition } = document
  const facts = factsOf.get(document) ?? {
    names: {},
    base: '',
    ...titleOf(document),
    edition,
    hash,
  }
  factsOf.set(document, facts)
  return facts
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
