/** What of a switching-on of phones outlives a restart of the program, so that the phones find it again. */
import * as v from 'valibot'
import { LOOKS } from '../views/looks'
import { WAYS } from '../views/deskPhones'

const hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[\\da-f]{${2 * bytes}}$`)))
const phoneId = v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/))
const place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(199))

const placed = v.array(v.tuple([place, phoneId]))

const served = v.object({
  /** 16 bytes; another switching-on has others. */
  switching: hex(16),
  address: v.string(),
  port: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(65535)),
  path: v.pipe(v.string(), v.regex(/^[\w-]{1,80}$/)),
  /** Which phones there have been, and by what each may come back, once; the one that was here last is last. */
  phones: v.array(v.object({ id: phoneId, prior: v.object({ name: hex(16), secret: hex(32) }) })),
})

const table = v.object({
  /** The evening that phones are at; null: the lobby. */
  evening: v.nullable(v.string()),
  /** Who sits there, in the order of the seats. */
  names: v.array(v.string()),
  /** Whose phone is at which place. */
  seats: placed,
  /** Which phone takes a place by a code that was not used yet. */
  codes: placed,
  /** Which figures were chosen, by place; versions before knew of none. */
  looks: v.optional(
    v.array(
      v.tuple([place, v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LOOKS - 1))]),
    ),
  ),
  doorOpen: v.boolean(),
  /** How the host wants hands to be given; null: as the rules have it. */
  way: v.nullable(v.picklist(WAYS)),
  /** Whether nights are played by phone; versions before knew of no such nights. */
  nights: v.optional(v.boolean()),
  /** When it was so, milliseconds since 1970. */
  at: v.number(),
})

export const keptPhonesSchema = v.object({
  format: v.literal(1),
  served: v.nullable(served),
  table: v.nullable(table),
})

/** Where phones were served, and which there were. */
export type ServedPhones = Immutable<v.InferOutput<typeof served>>
/** Who of them sits where. */
export type PhonesTable = Immutable<v.InferOutput<typeof table>>

type Immutable<T> = T extends object ? { readonly [K in keyof T]: Immutable<T[K]> } : T
