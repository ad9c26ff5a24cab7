/**
 * What a phone can say, and how its page reaches the host. Whose it is follows from its connection and never from what it
 * says.
 */
import * as v from 'valibot'
import { id, name, seat, seats, text } from './forms'
import { REQUESTS, type PhoneView } from './views/phone'

const command = <T extends string, E extends v.ObjectEntries>(type: T, entries: E) =>
  v.strictObject({ type: v.literal(type), ...entries })

/** Which opening of a step is meant. */
const opening = v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/))

/** What somebody says to a step. */
export const handSchema = v.variant('for', [
  v.strictObject({ for: v.literal('hands'), votes: seats }),
  v.strictObject({ for: v.literal('word'), word: id }),
  v.strictObject({ for: v.literal('choice'), seats }),
])

const commands = [
  /** Asks for a seat by its name: one of those that are there, or one's own. */
  command('claim', { name: name(40) }),
  command('unclaim', {}),
  /** The cards were looked at; `top`: which of them lies on top, from 0. */
  command('looked', { top: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }),
  /** Another figure on the big screen, in the lobby: the next one that nobody has, or the one before. */
  command('look', { by: v.picklist([1, -1]) }),
  /** Says something to the open step, or changes it; null: takes it back. */
  command('hand', { opening, hand: v.nullable(handSchema) }),
  command('request', { kind: v.picklist(REQUESTS), target: v.nullable(seat) }),
  /** The own speech is over; where the program hosts also: enough has been said. */
  command('done', { opening }),
  /** Where the program hosts: whether this one agrees that the laptop's desk is opened. */
  command('openDesk', { yes: v.boolean() }),
  command('lastWords', { text: text(400) }),
  /** What somebody taps in a call of a night on phones, asked or not; said anew with each change. */
  command('tap', { opening, seats, word: v.nullable(id), done: v.boolean() }),
] as const

export const phoneCommandSchema = v.variant('type', commands)
export type PhoneCommand = v.InferOutput<typeof phoneCommandSchema>

/** What travels: an id makes a command that is sent again the same one. */
export const phoneMessageSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[\w-]{8,40}$/)),
  command: phoneCommandSchema,
})
export type PhoneMessage = v.InferOutput<typeof phoneMessageSchema>

/** Reads what came from a phone. @returns null for anything else */
export function readPhoneMessage(value: unknown): PhoneMessage | null {
  const read = v.safeParse(phoneMessageSchema, value)
  return read.success ? read.output : null
}

/** What the page of a phone has to do with: the sealed channel, or an invented host. */
export interface PhonePort {
  /** Calls back with each view. @returns a function that stops */
  onView(listener: (view: PhoneView) => void): () => void
  /** Calls back when the connection is there or gone. @returns a function that stops */
  onConnection(listener: (connected: boolean) => void): () => void
  /** Settles when the host has it; never rejects: what is lost on the way is sent again. */
  send(command: PhoneCommand): Promise<void>
  /** The host's clock, milliseconds. */
  now(): number
  /** A public file, the same for all: the words of a game in a language. */
  file(path: string): Promise<unknown>
}
