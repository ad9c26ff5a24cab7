/** The forms that commands and what is kept of them are made of. */
import * as v from 'valibot'
import { tidyName } from './names'

export const text = (max: number) => v.pipe(v.string(), v.maxLength(max))
export const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][\w.-]{0,79}$/))
export const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000))

/** What a host calls somebody or something; empty if nobody could see it. */
export const name = (max: number) => v.pipe(text(max), v.transform(tidyName))
/** The names of an evening's players. */
export const names = v.pipe(v.array(name(40)), v.maxLength(60))
/** How many of each card. */
export const deck = v.record(id, count)

const decibels = v.pipe(v.number(), v.minValue(-70), v.maxValue(40))
/** What is measured of a file. Peaks above 1 come from lossy formats; a day is longer than any file. */
export const loudnessEntries = {
  lufs: decibels,
  loudest: decibels,
  peak: v.pipe(v.number(), v.minValue(0), v.maxValue(100)),
  seconds: v.pipe(v.number(), v.minValue(0.01), v.maxValue(86_400)),
}

/** Deeper than any option's value; a message nested without end must not cost the host its time. */
const DEEPEST = 6

type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

function isPlain(value: unknown, depth = 0): value is JsonValue {
  if (value === null || typeof value === 'boolean') return true
  if (typeof value === 'string') return value.length <= 400
  if (typeof value === 'number') return Number.isFinite(value)
  if (typeof value !== 'object' || depth === DEEPEST) return false
  const parts: unknown[] = Object.values(value)
  return parts.length <= 100 && parts.every((part) => isPlain(part, depth + 1))
}

export const seat = v.custom<`s${number}`>(
  (value) => typeof value === 'string' && /^s\d{1,3}$/.test(value),
  'seat id',
)
export const seats = v.pipe(v.array(seat), v.maxLength(100))

/** A house rule's value. */
export const json = v.custom<JsonValue>((value) => isPlain(value), 'plain value')
