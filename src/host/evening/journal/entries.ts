/**
 * What stands in the journal of an evening: a header, then entries in the order they happened. Nothing is
 * ever taken back from it; undo, redo and a divergence after an update are entries of their own.
 */
import * as v from 'valibot'
import { answerSchema, draftEntrySchema } from '../../../bridge/asked/answers'
import { noteEntries, rulingSchema } from '../../../bridge/commands'
import type { SeatNote } from '../../../bridge'
import { handSchema } from '../../../bridge/phone'
import { tidyName } from '../../../bridge/names'
import {
  KEY_FORM,
  type GameEvent,
  type Input,
  type Json,
  type OptionValues,
  type Said,
  type SeatId,
  type Seed,
} from '../../../engine'
import type { CarriedDocument } from '../../games/pack/ownPack'
import { programVersion } from '../../program/programVersion'
import { atOnce } from '../../storage/slices'

export const EVENING_FORMAT = 'nightfall-evening'
/** Raised when an older program would misread the entries, so that it leaves newer evenings alone. */
export const EVENING_VERSION = 2
/** Of evenings that bring their document along: programs that know no such games leave these alone, and no others. */
export const OWN_EVENING_VERSION = 3
/** Of evenings that the program hosts: an older one would lay all their secrets on the desk. */
export const HOSTED_EVENING_VERSION = 4

const seat = v.custom<SeatId>((value) => typeof value === 'string' && /^s\d{1,3}$/.test(value))
const number = v.pipe(v.number(), v.finite())
const strings = v.array(v.string())
const json = v.custom<Json>(() => true)
/** Far more than anybody can type here. */
const LONGEST_NAME = 200
const name = v.pipe(v.string(), v.maxLength(LONGEST_NAME), v.transform(tidyName))
/** A list of no more than this, which is told before any of it is looked at. */
const few = (most: number) =>
  v.custom<unknown[]>((value) => Array.isArray(value) && value.length <= most)

export const MOST_PLAYERS = 100
/** In all; a game with three cards for each of forty players has 120. */
export const MOST_CARDS = 1000
const MOST_KINDS = 300
const MOST_EVENTS = 10_000

const events = v.pipe(few(MOST_EVENTS), v.array(v.object({ kind: v.string(), data: v.unknown() })))
const cards = v.pipe(few(MOST_CARDS), strings)

/** Each of them is the system's chance and nothing else; see `freshRoots`. */
const root = v.pipe(v.string(), v.regex(KEY_FORM))

const headerSchema = v.object({
  format: v.literal(EVENING_FORMAT),
  version: number,
  ruleset: v.string(),
  rulesetVersion: number,
  title: name,
  names: v.pipe(few(MOST_PLAYERS), v.array(name), v.minLength(1)),
  options: v.record(v.string(), json),
  chosen: v.optional(v.record(v.string(), json)),
  deck: v.record(v.string(), v.pipe(number, v.integer(), v.minValue(0), v.maxValue(1000))),
  by: v.picklist(['program', 'host']),
  seed: v.union([number, v.object({ secret: root, lots: root, show: root })]),
  demo: v.boolean(),
  hosted: v.optional(v.literal(true)),
  startedAt: number,
  program: v.optional(v.string()),
  marked: v.optional(v.pipe(number, v.integer(), v.minValue(0))),
  document: v.optional(v.object({ hash: v.string(), edition: number, canonical: v.string() })),
})

/** What an evening starts from. `startedAt` in milliseconds since 1970. */
export interface Header {
  readonly format: typeof EVENING_FORMAT
  readonly version: number
  readonly ruleset: string
  readonly rulesetVersion: number
  /** Empty until the host names the evening; windows then make a name of its day and its game. */
  readonly title: string
  readonly names: readonly string[]
  /** Every house rule's value in this evening. */
  readonly options: OptionValues
  /** What of it the host chose; headers of 0.1.0 do not tell, so that all of theirs counts as chosen. */
  readonly chosen: OptionValues
  readonly deck: Readonly<Record<string, number>>
  readonly by: 'program' | 'host'
  /** Headers of the first version have one number. */
  readonly seed: Seed
  readonly demo: boolean
  /** Whether the program hosts it: nobody has the desk. */
  readonly hosted?: true | undefined
  readonly startedAt: number
  /** The version of the program that began the evening. */
  readonly program: string
  /** The seat, from 0, of whoever bears the game's mark, where these house rules have one. */
  readonly marked?: number | undefined
  /** What the game says, where it is one of the host's own: the evening is always played by it. */
  readonly document?: CarriedDocument | undefined
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
  | {
      readonly kind: 'input'
      readonly input: Input
      readonly events: readonly GameEvent[]
      /** Where it asks a question again: all that are asked, in order. */
      readonly asked?: readonly string[]
      /** Done again by the program after an older answer was changed: it took nobody any time. */
      readonly again?: true
    }
  | { readonly kind: 'story'; readonly act: 'reroll' }
  | ({ readonly kind: 'story'; readonly act: 'edit' | 'show' } & ToldStory)
  | { readonly kind: 'reveal' }

export type DealDeed =
  /** Whoever holds the laptop has gone to this player's cards; `from` had it before, null: the host. */
  | { readonly kind: 'opened'; readonly seat: SeatId; readonly from: SeatId | null }
  | { readonly kind: 'seen'; readonly seat: SeatId; readonly top: number }
  | { readonly kind: 'enter'; readonly seat: SeatId; readonly cards: readonly string[] }
  | { readonly kind: 'again' }
  | {
      readonly kind: 'start'
      readonly events: readonly GameEvent[]
      /** What everybody held, first card on top; journals of 0.1.0 leave it to be dealt again. */
      readonly hands?: readonly (readonly string[])[] | undefined
    }

export type ClockDeed =
  | { readonly kind: 'clock'; readonly act: 'start' | 'pause' | 'over' | 'mark' }
  /** `set`: the step gets a clock of its own length from the host; 0: none. */
  | { readonly kind: 'clock'; readonly act: 'add' | 'set'; readonly ms: number }

export type Deed =
  | ActDeed
  | DealDeed
  | ClockDeed
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'name'; readonly seat: SeatId; readonly name: string }
  | { readonly kind: 'title'; readonly title: string }
  /**
   * A player's own hand, given on a phone: to the step that was opened by the act at that place of the journal. Undo leaves
   * it; `id` is the message's, which is not carried out twice. Null: taken back.
   */
  | {
      readonly kind: 'hand'
      readonly seat: SeatId
      readonly at: number
      readonly hand: Said | null
      readonly id: string
    }
  /** All have agreed that the desk of an evening is opened which the program hosted until then; in which part of it. */
  | { readonly kind: 'desk'; readonly phase: string }
  /** The host's own words on a player, for nobody else. */
  | ({ readonly kind: 'note'; readonly seat: SeatId } & SeatNote)
  /** Entries from `from` up to this one count no more: the host went on where newer rules decide differently. */
  | { readonly kind: 'diverged'; readonly from: number }

/** What the open clock stood at. */
export interface Stood {
  /** Milliseconds left; null without a clock. */
  readonly left: number | null
  /** Milliseconds of the whole clock, time given included; journals of 0.1.0 do not tell. */
  readonly total?: number | undefined
}

/** One line of the journal after the header, with what the open clock stood at just before. */
export interface Entry extends Stood {
  /** Milliseconds of play since the evening began; time between two openings does not count. */
  readonly t: number
  readonly do: Deed
}

const inputSchema = v.variant('type', [
  v.object({ type: v.literal('answer'), step: v.string(), answer: answerSchema }),
  v.object({ type: v.literal('interrupt'), step: v.string(), answer: answerSchema }),
  v.object({ type: v.literal('draft'), step: v.string(), entry: draftEntrySchema }),
  v.object({ type: v.literal('tell') }),
  v.object({
    type: v.literal('ruling'),
    ruling: rulingSchema,
    reason: v.optional(v.string()),
    atDawn: v.optional(v.literal(true)),
  }),
  v.object({ type: v.literal('publish') }),
  v.object({ type: v.literal('playOn') }),
])

const told = { body: strings, lead: v.string(), ids: strings }

const deedSchema = v.union([
  v.object({
    kind: v.literal('input'),
    input: inputSchema,
    events,
    asked: v.optional(strings),
    again: v.optional(v.literal(true)),
  }),
  v.object({ kind: v.literal('story'), act: v.literal('reroll') }),
  v.object({ kind: v.literal('story'), act: v.picklist(['edit', 'show']), ...told }),
  v.object({ kind: v.literal('reveal') }),
  v.object({ kind: v.literal('opened'), seat, from: v.nullable(seat) }),
  v.object({ kind: v.literal('seen'), seat, top: number }),
  v.object({ kind: v.literal('enter'), seat, cards }),
  v.object({ kind: v.literal('again') }),
  v.object({
    kind: v.literal('start'),
    events,
    hands: v.optional(v.pipe(few(MOST_PLAYERS), v.array(cards))),
  }),
  v.object({ kind: v.literal('clock'), act: v.picklist(['start', 'pause', 'over', 'mark']) }),
  v.object({ kind: v.literal('clock'), act: v.picklist(['add', 'set']), ms: number }),
  v.object({ kind: v.picklist(['undo', 'redo']) }),
  v.object({ kind: v.literal('name'), seat, name }),
  v.object({ kind: v.literal('title'), title: name }),
  v.object({
    kind: v.literal('hand'),
    seat,
    at: number,
    hand: v.nullable(handSchema),
    id: v.pipe(v.string(), v.maxLength(40)),
  }),
  v.object({ kind: v.literal('desk'), phase: v.pipe(v.string(), v.maxLength(20)) }),
  v.object({ kind: v.literal('note'), seat, ...noteEntries }),
  v.object({ kind: v.literal('diverged'), from: number }),
])

const entrySchema = v.object({
  t: number,
  left: v.nullable(number),
  total: v.optional(number),
  do: deedSchema,
})

/** The oldest program that wrote headers; later ones name themselves. */
const FIRST_PROGRAM = '0.1.0'

/**
 * What is wrong with a journal: `foreign`, `damaged` {line}, `newer` {program}, `nameTooLong` {most}, `tooManySeats`
 * {found, most} or `tooManyCards` {most}.
 */
export interface EntryProblem {
  readonly code: 'foreign' | 'newer' | 'damaged' | 'nameTooLong' | 'tooManySeats' | 'tooManyCards'
  readonly params: Readonly<Record<string, string | number>>
}

/** How earlier programs called an evening that nobody had named: by the moment of its beginning. */
const UNNAMED = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

/** Reads the first entry of a journal. @returns the header, or what is wrong with it */
export function readHeader(
  first: Json | undefined,
): { header: Header } | { problem: EntryProblem } {
  const format = v.safeParse(
    v.object({
      format: v.literal(EVENING_FORMAT),
      version: number,
      program: v.optional(v.string(), `> ${programVersion}`),
    }),
    first,
  )
  if (!format.success) return { problem: { code: 'foreign', params: {} } }
  const { version, program } = format.output
  if (version > HOSTED_EVENING_VERSION) return { problem: { code: 'newer', params: { program } } }
  const excess = excessOf(first as object)
  if (excess) return { problem: excess }
  const parsed = v.safeParse(headerSchema, first)
  if (!parsed.success) return { problem: problemAt(first, 1) }
  const header = parsed.output
  return {
    header: {
      ...header,
      // Older versions let names pass that nobody could see.
      names: header.names.map((player, index) => player || String(index + 1)),
      title: UNNAMED.test(header.title) ? '' : header.title,
      chosen: header.chosen ?? header.options,
      program: header.program ?? FIRST_PROGRAM,
    },
  }
}

/** What no table seats and no game deals, told before anything is made of it. */
function excessOf({ names, deck }: { names?: unknown; deck?: unknown }): EntryProblem | null {
  if (Array.isArray(names) && names.length > MOST_PLAYERS)
    return { code: 'tooManySeats', params: { found: names.length, most: MOST_PLAYERS } }
  if (typeof deck !== 'object' || deck === null) return null
  const counts: unknown[] = Object.values(deck)
  const all = counts.reduce<number>((sum, n) => sum + (typeof n === 'number' ? n : 0), 0)
  return counts.length > MOST_KINDS || all > MOST_CARDS
    ? { code: 'tooManyCards', params: { most: MOST_CARDS } }
    : null
}

/** Reads the entries after the header. @returns them, or what is wrong with the first unreadable one */
export const readEntries = (raw: readonly Json[]): ReadEntries => atOnce(readingEntries(raw))

type ReadEntries = { entries: Entry[] } | { problem: EntryProblem }

/** The same, and can be left for a moment after each. */
export function* readingEntries(raw: readonly Json[]): Generator<unknown, ReadEntries> {
  const entries: Entry[] = []
  for (const [index, line] of raw.entries()) {
    const parsed = v.safeParse(entrySchema, line)
    if (!parsed.success) return { problem: problemAt(line, index + 2) }
    entries.push(parsed.output as Entry)
    yield
  }
  return { entries }
}

/** What is wrong with a line that does not fit: a name without end, or anything else. */
function problemAt(entry: unknown, line: number): EntryProblem {
  const named = v.object({ title: v.unknown(), names: v.unknown(), name: v.unknown() })
  const parts = v.object({ ...v.partial(named).entries, do: v.optional(v.partial(named)) })
  const { success, output } = v.safeParse(parts, entry)
  const { do: deed, ...header } = success ? output : {}
  const names = [header, deed].flatMap((part) => Object.values(part ?? {}).flat())
  const isLong = (one: unknown) => typeof one === 'string' && one.length > LONGEST_NAME
  return names.some(isLong)
    ? { code: 'nameTooLong', params: { most: LONGEST_NAME } }
    : { code: 'damaged', params: { line } }
}

/** What the host wrote on the evening itself; no rule decides about it. */
const isLabel = ({ kind }: Deed): boolean => kind === 'name' || kind === 'title' || kind === 'note'

/** Leaves out what was given up for newer rules; names stay. Each entry keeps its place in the journal. */
export function validEntries(entries: readonly Entry[]): { index: number; entry: Entry }[] {
  let valid: { index: number; entry: Entry }[] = []
  for (const [index, entry] of entries.entries()) {
    const deed = entry.do
    if (deed.kind === 'diverged') {
      valid = valid.flatMap((kept) => {
        if (kept.index < deed.from) return [kept]
        return isLabel(kept.entry.do) ? [{ ...kept, entry: { ...kept.entry, left: null } }] : []
      })
    }
    valid.push({ index, entry })
  }
  return valid
}
