/** The evening in lines: every event and ruling as a text key with the seats and values it names. */
import type { ChronicleEntry } from '../../../bridge'
import {
  isSeatId,
  isSilent,
  type GameEvent,
  type Input,
  type Phase,
  type SeatId,
} from '../../../engine'

export const phaseName = ({ kind, n }: Phase): string => (kind === 'end' ? 'end' : `${kind} ${n}`)

/**
 * The lines of one input. A ruling stands as `ruling.<kind>`, an announcement under its item's kind,
 * everything else under its event's kind. Only names and numbers that the event carries appear.
 * @param before the phase the input came in
 */
export function linesOf(
  input: Input | null,
  events: readonly GameEvent[],
  before: Phase,
): ChronicleEntry[] {
  const lines: ChronicleEntry[] = []
  let phase = before
  if (input?.type === 'ruling') {
    const { kind, ...data } = input.ruling
    lines.push(line(phase, `ruling.${kind}`, data))
    if (input.reason) lines.push(reasonLine(phase, input.reason))
  }
  for (const [at, { kind, data }] of events.entries()) {
    if (kind === 'phaseBegan') phase = data as Phase
    if (kind === 'won') phase = { kind: 'end', n: phase.n }
    if (isSilent(kind) || isToldAtOnce(events, at)) continue
    if (kind === 'announced') {
      const { item } = data as { item: { kind: string; of: unknown; cause?: string } }
      lines.push(line(phase, item.kind, { of: item.of, cause: item.cause }))
    } else lines.push(line(phase, kind, data))
  }
  return lines
}

interface Told {
  readonly kind: string
  readonly of: unknown
}

/** Whether the room hears in the same phase, in a line of its own, that somebody has got a status or a thing. */
function isToldAtOnce(events: readonly GameEvent[], at: number): boolean {
  const event = events[at]
  if (event?.kind !== 'statusGiven' && event?.kind !== 'objectMoved') return false
  const { status, object, on, to } = event.data as Partial<Record<string, string | null>>
  const [item, by] =
    event.kind === 'statusGiven' ? [`became.${status}`, on] : [`moved.${object}`, to ?? null]
  const isThis = ({ kind, of }: Told): boolean => {
    if (kind !== item) return false
    if (!Array.isArray(of)) return of === true
    return by === null ? of.length === 0 : of.includes(by)
  }
  for (const { kind, data } of events.slice(at + 1)) {
    if (kind === 'phaseBegan') return false
    if (kind === 'announced' && isThis((data as { item: Told }).item)) return true
  }
  return false
}

const REASON = 'ruling.reason'

/** Words of the host's own, in which nothing is a seat or an id. */
const reasonLine = (phase: Phase, reason: string): ChronicleEntry => ({
  phase: phaseName(phase),
  key: REASON,
  seats: {},
  params: { reason },
})

/** Lines that are the host's alone, even when everything else is told. */
export const isPrivate = ({ key }: ChronicleEntry): boolean => key === REASON

interface Parts {
  readonly seats: Record<string, readonly SeatId[]>
  readonly params: Record<string, string | number>
}

function line(phase: Phase, key: string, data: unknown): ChronicleEntry {
  const parts: Parts = { seats: {}, params: {} }
  if (typeof data === 'object' && data !== null && !Array.isArray(data)) {
    for (const [name, value] of Object.entries(data)) add(parts, name, value)
  } else add(parts, 'of', data)
  return { phase: phaseName(phase), key, ...parts }
}

/**
 * Sorts a value into seats and words: a seat or a list of seats under its name, a table by seats as
 * `<name>` (who) and `<name>Target` or `<name>.<seat>` (whom, how much), other lists joined by commas.
 */
function add({ seats, params }: Parts, name: string, value: unknown): void {
  if (value === undefined) return
  // Nobody, where somebody could have been.
  if (value === null) seats[name] = []
  else if (isSeatId(value)) seats[name] = [value]
  else if (typeof value === 'string' || typeof value === 'number') params[name] = value
  else if (typeof value === 'boolean') params[name] = String(value)
  else if (Array.isArray(value)) {
    const found = value.filter(isSeatId)
    if (found.length > 0 || value.length === 0) seats[name] = found
    const words = value.filter((entry) => typeof entry === 'string' && !isSeatId(entry))
    if (words.length > 0) params[name] = words.join(', ')
  } else if (typeof value === 'object') addTable({ seats, params }, name, value)
}

function addTable({ seats, params }: Parts, name: string, table: object): void {
  const keys: SeatId[] = []
  const targets: SeatId[] = []
  for (const [key, value] of Object.entries(table) as [string, unknown][]) {
    if (isSeatId(key)) keys.push(key)
    const inner = isSeatId(key) ? `${name}.${key}` : `${name}.${key}`
    if (isSeatId(value)) {
      targets.push(value)
      seats[inner] = [value]
    } else if (Array.isArray(value)) seats[inner] = value.filter(isSeatId)
    else if (typeof value === 'string' || typeof value === 'number') params[inner] = value
  }
  if (keys.length > 0) seats[name] = keys
  if (targets.length > 0) seats[`${name}Target`] = targets
}
