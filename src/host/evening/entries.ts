/**
 * What stands in the journal of an evening: a header, then entries in the order they happened. Nothing is
 * ever taken back from it; undo, redo and a divergence after an update are entries of their own.
 */
import * as v from 'valibot'
import { answerSchema, draftEntrySchema, rulingSchema } from '../../bridge/commands'
import type { GameEvent, Input, Json, OptionValues, SeatId } from '../../engine'

export const EVENING_FORMAT = 'nightfall-evening'
/** Raised when the form of the entries changes, so that an older program leaves newer evenings alone. */
export const EVENING_VERSION = 1

const seat = v.custom<SeatId>((value) => typeof value === 'string' && /^s\d{1,3}$/.test(value))
const number = v.pipe(v.number(), v.finite())
const strings = v.array(v.string())
const json = v.custom<Json>(() => true)
const events = v.array(v.object({ kind: v.string(), data: v.unknown() }))

const headerSchema = v.object({
  format: v.literal(EVENING_FORMAT),
  version: number,
  ruleset: v.string(),
  rulesetVersion: number,
  title: v.string(),
  names: v.pipe(strings, v.minLength(1), v.maxLength(100)),
  options: v.record(v.string(), json),
  deck: v.record(v.string(), v.pipe(number, v.integer(), v.minValue(0), v.maxValue(1000))),
  by: v.picklist(['program', 'host']),
  seed: number,
  demo: v.boolean(),
  startedAt: number,
})

/** What an evening starts from. `startedAt` in milliseconds since 1970. */
export interface Header {
  readonly format: typeof EVENING_FORMAT
  readonly version: number
  readonly ruleset: string
  readonly rulesetVersion: number
  readonly title: string
  readonly names: readonly string[]
  readonly options: OptionValues
  readonly deck: Readonly<Record<string, number>>
  readonly by: 'program' | 'host'
  readonly seed: number
  readonly demo: boolean
  readonly startedAt: number
}

/** A story as it was shown, so that it reads the same after a reload. */
export interface ToldStory {
  readonly body: readonly string[]
  readonly lead: string
  /** Pieces of the pack it was made of; empty for the host's own words. */
  readonly ids: readonly string[]
}

/** What the host can take back: everything that moves the game or the show on. */
export type ActDeed =
  | { readonly kind: 'input'; readonly input: Input; readonly events: readonly GameEvent[] }
  | { readonly kind: 'story'; readonly act: 'reroll' }
  | ({ readonly kind: 'story'; readonly act: 'edit' | 'show' } & ToldStory)
  | { readonly kind: 'reveal' }

export type DealDeed =
  | { readonly kind: 'seen'; readonly seat: SeatId; readonly top: number }
  | { readonly kind: 'enter'; readonly seat: SeatId; readonly cards: readonly string[] }
  | { readonly kind: 'again' }
  | { readonly kind: 'start'; readonly events: readonly GameEvent[] }

export type ClockDeed =
  | { readonly kind: 'clock'; readonly act: 'start' | 'pause' | 'over' | 'mark' }
  | { readonly kind: 'clock'; readonly act: 'add'; readonly ms: number }

export type Deed =
  | ActDeed
  | DealDeed
  | ClockDeed
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'name'; readonly seat: SeatId; readonly name: string }
  | { readonly kind: 'title'; readonly title: string }
  /** Entries from `from` up to this one count no more: a newer version decides them differently. */
  | { readonly kind: 'diverged'; readonly from: number }

/** One line of the journal after the header. */
export interface Entry {
  /** Milliseconds of play since the evening began; time between two openings does not count. */
  readonly t: number
  /** What was left on the open clock just before, in milliseconds; null without a clock. */
  readonly left: number | null
  readonly do: Deed
}

const inputSchema = v.variant('type', [
  v.object({ type: v.literal('answer'), step: v.string(), answer: answerSchema }),
  v.object({ type: v.literal('interrupt'), step: v.string(), answer: answerSchema }),
  v.object({ type: v.literal('draft'), step: v.string(), entry: draftEntrySchema }),
  v.object({ type: v.literal('tell') }),
  v.object({ type: v.literal('ruling'), ruling: rulingSchema }),
  v.object({ type: v.literal('publish') }),
])

const told = { body: strings, lead: v.string(), ids: strings }

const deedSchema = v.union([
  v.object({ kind: v.literal('input'), input: inputSchema, events }),
  v.object({ kind: v.literal('story'), act: v.literal('reroll') }),
  v.object({ kind: v.literal('story'), act: v.picklist(['edit', 'show']), ...told }),
  v.object({ kind: v.literal('reveal') }),
  v.object({ kind: v.literal('seen'), seat, top: number }),
  v.object({ kind: v.literal('enter'), seat, cards: strings }),
  v.object({ kind: v.literal('again') }),
  v.object({ kind: v.literal('start'), events }),
  v.object({ kind: v.literal('clock'), act: v.picklist(['start', 'pause', 'over', 'mark']) }),
  v.object({ kind: v.literal('clock'), act: v.literal('add'), ms: number }),
  v.object({ kind: v.picklist(['undo', 'redo']) }),
  v.object({ kind: v.literal('name'), seat, name: v.string() }),
  v.object({ kind: v.literal('title'), title: v.string() }),
  v.object({ kind: v.literal('diverged'), from: number }),
])

const entrySchema = v.object({ t: number, left: v.nullable(number), do: deedSchema })

/** Reads the first entry of a journal. @returns the header, or the code of what is wrong with it */
export function readHeader(first: Json | undefined): Header | 'foreign' | 'newer' | 'damaged' {
  const format = v.safeParse(
    v.object({ format: v.literal(EVENING_FORMAT), version: number }),
    first,
  )
  if (!format.success) return 'foreign'
  if (format.output.version > EVENING_VERSION) return 'newer'
  const parsed = v.safeParse(headerSchema, first)
  return parsed.success ? parsed.output : 'damaged'
}

/** Reads the entries after the header. @returns them, or the index in `raw` of the first unreadable one */
export function readEntries(raw: readonly Json[]): Entry[] | number {
  const entries: Entry[] = []
  for (const [index, line] of raw.entries()) {
    const parsed = v.safeParse(entrySchema, line)
    if (!parsed.success) return index
    entries.push(parsed.output as Entry)
  }
  return entries
}

/** Leaves out what a later version had to give up. Each entry keeps its place in the journal. */
export function validEntries(entries: readonly Entry[]): { index: number; entry: Entry }[] {
  let valid: { index: number; entry: Entry }[] = []
  for (const [index, entry] of entries.entries()) {
    const deed = entry.do
    if (deed.kind === 'diverged') valid = valid.filter((kept) => kept.index < deed.from)
    else valid.push({ index, entry })
  }
  return valid
}
