/** How an evening looks, sounds and is told: theme, sounds, stories, phrases. */
import * as v from 'valibot'
import { LENGTHS } from '../schema/limits'
import { marked } from '../schema/marks'
import { PHRASES, type PhraseKey } from './phrases/phrases'
import { Colour, Language } from '../schema/scalars'

export const SKYLINES = [
  'lannaTown',
  'harbourCity',
  'farPort',
  'sicilianTown',
  'frontierTown',
  'village',
  'moor',
  'castle',
] as const
export const PALETTES = ['lantern', 'moonlight', 'neon', 'paper'] as const

export const Theme = v.strictObject({
  skyline: v.exactOptional(v.picklist(SKYLINES)),
  palette: v.exactOptional(v.picklist(PALETTES)),
  colours: v.exactOptional(v.record(v.string(), Colour)),
})
export type Theme = v.InferOutput<typeof Theme>

/** Games of the program that have stories to lend. */
export const STORYTELLERS = [
  'none',
  'chiangmai',
  'vendetta',
  'starwars',
  'palermo',
  'ktulu',
] as const

/** An ambience by scene, a stinger by kind of item, by the program's own names. */
export const Sounds = v.record(v.string(), v.string())

const Lines = v.pipe(v.array(v.string()), v.minLength(1))
const Pieces = v.record(v.string(), Lines)
const Word = v.union([v.string(), v.record(v.string(), v.string())])
const Grammar = v.strictObject({
  beginnings: Pieces,
  middles: Pieces,
  ends: Pieces,
  nobodyDied: Pieces,
  words: v.exactOptional(v.record(v.string(), v.array(Word))),
})
export type StoryGrammar = v.InferOutput<typeof Grammar>
/** The stories of a game of the program, or none. */
const Borrowed = v.strictObject({ use: v.picklist(STORYTELLERS) })
/** One pack for all languages, or for each language one borrowed or one of its own. */
export const Stories = v.union([Borrowed, v.record(Language, v.union([Borrowed, Grammar]))])
export type Stories = v.InferOutput<typeof Stories>

const phrase = (holds: readonly string[]) =>
  v.exactOptional(marked(v.string(), { text: { most: LENGTHS.spoken, holds } }))
type PhraseTable = { readonly [K in PhraseKey]: ReturnType<typeof phrase> }
const phrases = Object.fromEntries(
  Object.entries(PHRASES).map(([key, holds]) => [key, phrase(holds)]),
) as PhraseTable

/** Own sentences in place of the phrase book's, by language and key. */
export const Phrases = v.record(Language, v.strictObject(phrases))
