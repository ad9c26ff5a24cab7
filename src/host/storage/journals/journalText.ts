/**
 * How an evening is written: one line that says what this is, then one line of JSON per entry with its
 * number and a checksum. Lines are only ever added at the end, one synced write each, so that a line which
 * does not verify is either the last one (never acknowledged) or damage.
 */
import { crc32 } from 'node:zlib'
import { isTooDeep, parseJson } from '../../../bridge/json'
import type { Json } from '../../../engine'
import { programVersion } from '../../program/programVersion'
import type { StorageFinding } from '../ports'
import { atOnce } from '../slices'

export const FORMAT = 1
const MAGIC = '{"nightfall":"evening"'
const HEADER = `${MAGIC},"format":${FORMAT}}\n`
const LINE = /^\{"n":(\d+),"sum":"([0-9a-f]{8})","entry":(.*)\}$/s
const NEWLINE = 10

const utf8 = new TextDecoder('utf-8', { fatal: true })
const bytesOf = (text: string): Uint8Array => Buffer.from(text, 'utf8')

export interface JournalReading {
  /** Everything before the first line that does not verify. */
  readonly entries: readonly Json[]
  /** Bytes of the sound lines, header included. */
  readonly end: number
  /** The number of the last line, if it was never finished; lines count from 1, the header is the first. */
  readonly torn: number | null
  readonly problem: StorageFinding | null
}

const sumOf = (n: number, entry: string): string =>
  crc32(`${n} ${entry}`).toString(16).padStart(8, '0')

/** The line of the n-th entry (from 1), with its newline. `json` is the entry's JSON text. */
export function journalLine(n: number, json: string): Uint8Array {
  // A bug, told before the line is written: it could not be read again.
  if (isTooDeep(json)) throw new Error('An entry is nested too deeply')
  const line = bytesOf(`{"n":${n},"sum":"${sumOf(n, json)}","entry":${json}}\n`)
  if (line.length > LONGEST_LINE) throw new Error('An entry is too long')
  return line
}

/** A whole journal as text. */
export function journalText(entries: readonly Json[]): string {
  const lines = entries.map((entry, index) =>
    Buffer.from(journalLine(index + 1, JSON.stringify(entry))).toString('utf8'),
  )
  return HEADER + lines.join('')
}

/**
 * More than any entry has, in bytes: a game that is brought along has half of it at most. What is longer is not even looked
 * at, so that no list waits for it.
 */
export const LONGEST_LINE = 2_000_000

/** Reads a journal's bytes as far as they are sound. Never throws. */
export const readJournal = (bytes: Uint8Array): JournalReading => atOnce(readingJournal(bytes))

/** The same, and can be left for a moment after each line. */
export function* readingJournal(bytes: Uint8Array): Generator<unknown, JournalReading> {
  const entries: Json[] = []
  const nothing = (problem: StorageFinding): JournalReading => ({
    entries,
    end: 0,
    torn: null,
    problem,
  })
  const headerEnd = bytes.indexOf(NEWLINE)
  const problem = headerProblem(bytes, headerEnd)
  if (problem) return nothing(problem)
  let end = headerEnd + 1
  while (end < bytes.length) {
    // No farther than a line may reach: what is longer is not searched to its end, either.
    const within = bytes.subarray(end, end + LONGEST_LINE + 1)
    const found = within.indexOf(NEWLINE)
    const newline = found < 0 ? -1 : end + found
    const length = found < 0 ? within.length : found
    if (length > LONGEST_LINE) {
      const params = { line: entries.length + 2, most: LONGEST_LINE / 1e6 }
      return { entries, end, torn: null, problem: { code: 'lineTooLong', params } }
    }
    const entry =
      newline < 0 ? undefined : readLine(bytes.subarray(end, newline), entries.length + 1)
    if (entry === undefined) {
      const line = entries.length + 2
      const last = newline < 0 || newline === bytes.length - 1
      if (!last || entries.length === 0 || holdsLine(bytes.subarray(end), entries.length + 2)) {
        return { entries, end, torn: null, problem: { code: 'damaged', params: { line } } }
      }
      return { entries, end, torn: line, problem: null }
    }
    entries.push(entry)
    end = newline + 1
    yield
  }
  if (entries.length === 0) return nothing({ code: 'damaged', params: { line: 2 } })
  return { entries, end, torn: null, problem: null }
}

function readLine(bytes: Uint8Array, n: number): Json | undefined {
  try {
    const [, number, sum, json] = LINE.exec(utf8.decode(bytes)) ?? []
    if (number !== String(n) || json === undefined || sum !== sumOf(n, json)) return undefined
    return parseJson(json) as Json
  } catch {
    // Neither UTF-8 nor JSON that anybody here writes: a line of something else, or damage.
    return undefined
  }
}

/** Whether a line that does not verify has run together with the next one: then it was not the last. */
function holdsLine(tail: Uint8Array, n: number): boolean {
  const text = Buffer.from(tail)
  const at = text.lastIndexOf(`{"n":${n},`)
  const end = text.at(-1) === NEWLINE ? text.length - 1 : text.length
  return at >= 0 && readLine(text.subarray(at, end), n) !== undefined
}

function headerProblem(bytes: Uint8Array, headerEnd: number): StorageFinding | null {
  const damaged: StorageFinding = { code: 'damaged', params: { line: 1 } }
  const start = Buffer.from(bytes.subarray(0, headerEnd < 0 ? 200 : headerEnd)).toString('utf8')
  if (headerEnd < 0) return HEADER.startsWith(start) ? damaged : { code: 'foreign', params: {} }
  const format = /^\{"nightfall":"evening","format":(\d+)[,}]/.exec(start)?.[1]
  if (format === undefined) {
    const looksLikeOurs = start.includes('nightfall') || hasFirstLine(bytes, headerEnd + 1)
    return looksLikeOurs ? damaged : { code: 'foreign', params: {} }
  }
  if (Number(format) > FORMAT) {
    const program = /,"program":"([^"]{1,40})"/.exec(start)?.[1] ?? `> ${programVersion}`
    return { code: 'newer', params: { program } }
  }
  return `${start}\n` === HEADER ? null : damaged
}

function hasFirstLine(bytes: Uint8Array, from: number): boolean {
  const newline = bytes.indexOf(NEWLINE, from)
  return newline >= 0 && readLine(bytes.subarray(from, newline), 1) !== undefined
}

/**
 * Reads an exported evening, every line of which has to verify. Forgives what mail programs and editors do:
 * a byte order mark, Windows line ends, a missing last newline.
 */
export function readExported(text: string): Pick<JournalReading, 'entries' | 'problem'> {
  const plain = text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
  const { entries, torn, problem } = readJournal(
    bytesOf(plain.endsWith('\n') ? plain : `${plain}\n`),
  )
  if (torn === null) return { entries, problem }
  return { entries, problem: { code: 'damaged', params: { line: torn } } }
}
