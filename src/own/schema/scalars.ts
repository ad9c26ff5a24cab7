/** The small values: ids, texts, numbers, nights, and what a house rule decides. */
import * as v from 'valibot'
import { LENGTHS } from './limits'
import { coded, marked, named, type Kind, type Placeholders } from './marks'

export const ID = /^[a-z][A-Za-z0-9]{0,31}$/
export const CALL_ID = /^[a-z][A-Za-z0-9]{0,31}\.[a-z][A-Za-z0-9]{0,31}$/
export const DOCUMENT_ID = /^[a-z][a-z0-9-]{1,39}$/
export const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/
const COLOUR = /^#[0-9a-fA-F]{6}$/

/** Something new is called so. */
export const makes = (kind: Kind) =>
  marked(v.pipe(v.string(), v.regex(ID)), { makes: kind, code: 'badId' })

/** A call, an ask or a silent step is called so: two words with a dot. */
export const makesStep = (kind: Kind) =>
  marked(v.pipe(v.string(), v.regex(CALL_ID)), { makes: kind, code: 'badId' })

/** A map from new ids to what each is. */
export const byId = <const S extends v.GenericSchema>(kind: Kind, schema: S, most: number) =>
  v.pipe(v.record(makes(kind), schema), v.maxEntries(most))

const LanguageTag = v.pipe(v.string(), v.regex(LANGUAGE))
export const Language = coded('badLanguage', LanguageTag)

/** A text in the base language, or in several. */
export const Text = v.union([v.string(), v.record(Language, v.string())])
export type Text = v.InferOutput<typeof Text>

/** A text of at most so many characters, with these placeholders. */
export const text = (most: number, holds: Placeholders = 'none') =>
  marked(Text, { text: { most, holds } })

export const Name = text(LENGTHS.name)
export const Help = text(LENGTHS.help)
export const OtherText = text(LENGTHS.other)
export const SpokenLine = text(LENGTHS.spoken, 'spoken')
/** Said before everybody, to a player by name. */
export const AskedLine = text(LENGTHS.spoken, 'asked')
export const HostLine = text(LENGTHS.spoken, 'host')
export const ItemText = text(LENGTHS.other, 'item')

export const Colour = coded('badColour', v.pipe(v.string(), v.regex(COLOUR)))

export const Literal = v.union([v.string(), v.number(), v.boolean()])
export type Literal = v.InferOutput<typeof Literal>

/** What a house rule decides: its value itself, or what stands for it. */
export const FromOption = v.strictObject({
  option: marked(v.string(), { names: ['option'] }),
  map: v.exactOptional(v.record(v.string(), Literal)),
})
export type FromOption = v.InferOutput<typeof FromOption>

/** A value that a house rule may decide. */
export const value = <const S extends v.GenericSchema>(schema: S) => v.union([schema, FromOption])
export type Value<T> = T | FromOption

/** A whole number between these, or what a house rule says. */
export const integer = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most))
export const number = (least: number, most: number) => value(integer(least, most))

export const Yes = value(v.boolean())
/** One of these words, or what a house rule says. */
export const oneOf = <const W extends readonly [string, ...string[]]>(...words: W) =>
  value(v.picklist(words))

export const Seconds = number(0, 3600)

const NIGHT_PATTERN = /^(all|odd|even|\d{1,2}\+?|\d{1,2}-\d{1,2})$/
/** `2-4`, and not the other way round. */
const inOrder = (nights: string): boolean => {
  const [from, to] = nights.split('-').map(Number)
  return from === undefined || to === undefined || from <= to
}
const SomeNights = v.union([
  v.pipe(v.string(), v.regex(NIGHT_PATTERN), v.check(inOrder)),
  integer(0, 99),
  v.strictObject({ from: integer(0, 99), every: integer(1, 99) }),
])
/** Which nights: `all`, `odd`, `2+`, `2-4`, `3`, every second one, or a list of these. */
export const Nights = coded('badNights', v.union([SomeNights, FromOption, v.array(SomeNights)]))
export type SomeNights = v.InferOutput<typeof SomeNights>
export type PlainNights = SomeNights | SomeNights[]
export type Nights = Value<PlainNights>

/** One cause, `night` (every attack made at night), `all`, or a list. */
export const Causes = v.union([named('cause'), v.array(named('cause'))])
export type Causes = v.InferOutput<typeof Causes>
export type Ids = string | string[]
