/**
 * The proof of every word (OG-195): a sentence in the reference, phrases in three languages, a line in the preview, a document
 * that has scenarios, a place in documents that nobody wrote, and one in those that may tell a secret. Cheap: by the tables of
 * the language and the texts of the tests. What a word lacks is named here, and why; an exception that is none is a fault, too.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DAY_PARTS } from '../../src/own/format/day/day'
import { QUESTIONS } from '../../src/own/format/questions/questions'
import { EVENTS } from '../../src/own/format/triggers'
import { PHRASED } from '../../src/own/language/base/entry'
import { CONDITIONS } from '../../src/own/language/conditions/conditions'
import { EFFECTS } from '../../src/own/language/effects/effects'
import { NUMBERS } from '../../src/own/language/number/numbers'
import { SHOWN } from '../../src/own/language/shows/shows'
import { SETS } from '../../src/own/language/who/sets'
import { PLAYER_WORDS } from '../../src/own/language/who/words'
import { en } from '../../src/own/preview/words/en'
import { en as phraseBook } from '../../src/own/words/phrases/en'
import { TRAITS } from '../../src/own/schema/traits'

const TABLES: Readonly<Record<string, object>> = {
  player: PLAYER_WORDS,
  set: SETS,
  number: NUMBERS,
  condition: CONDITIONS,
  effect: EFFECTS,
  show: SHOWN,
  trait: TRAITS,
  event: EVENTS,
  question: QUESTIONS,
  day: DAY_PARTS,
}
const rows = Object.entries(TABLES).flatMap(([kind, table]) =>
  Object.entries(table).map(([word, entry]) => ({ kind, word, entry: entry as object })),
)
type Row = (typeof rows)[number]

const read = (file: string): string => readFileSync(file, 'utf8')
const stands = (word: string, text: string): boolean =>
  new RegExp(`(?<![A-Za-z$])${word}(?![A-Za-z])`).test(text)

const reference = read('docs/own-games-reference.md')
/** Documents whose scenarios lie beside them, without their comments. */
const tried = ['assets/games', 'tests/own/documents']
  .flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /(?<!scenarios)\.yaml$/.test(file))
  .filter((file) => {
    const name = file.replace(/^.*\/|\.yaml$/g, '')
    return existsSync(`tests/own/documents/${name}.scenarios.yaml`)
  })
  .map((file) => read(file).replaceAll(/^\s*#.*$/gm, ''))
  .join('\n')
const random = read('tests/own/generated.ts')
const daring = read('tests/own/daring.ts')

/** What the preview says of traits beyond phrases, by the words that it asks the document for. */
const preview = readdirSync('src/own/preview')
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(`src/own/preview/${file}`))
  .join('\n')

/** Questions are read out by the phrase book: each has a sentence of its own there. */
const isReadOut = (question: string): boolean =>
  (question === 'middle' ? 'fromMiddle' : question) in phraseBook

const PHRASES = ['player', 'set', 'number', 'condition', 'day']
type Phrased = Readonly<Record<string, string>>

/** Every phrase of an entry. */
function phrasesOf({ entry }: Row): readonly Phrased[] {
  const { phrase, phrases = {} } = entry as { phrase?: unknown; phrases?: Record<string, Phrased> }
  return typeof phrase === 'object' ? [phrase as Phrased] : Object.values(phrases)
}
const isWhole = (phrase: Phrased): boolean =>
  PHRASED.every((language) => (phrase[language] ?? '').trim() !== '')

/** What a preview makes of a word: its phrase, the kind of its call, the words of its step, or a line of its own. */
function isPreviewed(row: Row): boolean {
  const { kind, word, entry } = row
  if (PHRASES.includes(kind)) return phrasesOf(row).length > 0
  if (kind === 'effect' && 'class' in entry) return true
  if (kind === 'event') return word in en.asks
  if (kind === 'question') return isReadOut(word)
  return stands(word, preview)
}

const COLUMNS: Readonly<Record<string, (row: Row) => boolean>> = {
  'a sentence in the reference': ({ word }) => reference.includes(`\`${word}\``),
  'phrases in three languages': (row) => phrasesOf(row).every(isWhole),
  'a line in the preview': isPreviewed,
  'a document with scenarios': ({ word }) => stands(word, tried),
  'documents that nobody wrote': ({ word }) => stands(word, random) || stands(word, daring),
  'documents that may tell a secret': ({ kind, word }) => kind !== 'trait' || stands(word, daring),
}

const words = (text: string): readonly string[] => text.trim().split(/\s+/)

/** What is not there, and why that may be. */
const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  'a line in the preview': words(
    // Their parts say it; a notice is read out as it is written.
    `set.any condition.act condition.word condition.all condition.any
    trait.noVote trait.noNominate trait.noCandidate trait.noSpeech trait.weight trait.votesAs trait.immune
    trait.noShield trait.noVisit trait.unseen trait.sure trait.verdicts
    event.start event.dusk event.nightEnds event.saved event.visited event.gets event.ends event.left day.notice`,
    // What a trait does to acts and hands, the name and the help of what brings it say. These events ask nobody.
  ),
  // It stands in the recipe of a seer by chance, whose role has a scenario.
  'a document with scenarios': ['condition.chance'],
  // Scenarios and the shipped games try them; the random ones are made of fewer words.
  'documents that nobody wrote': words(
    `player.holders player.candidates set.topCard set.chosenBy set.attackedBy set.doomed set.visitedBy
    number.lives number.sum condition.same condition.phase condition.used effect.unlink effect.revive
    show.nod show.sign event.loses event.ends question.two`,
  ),
}

describe('Every word of the language', () => {
  it.each(Object.entries(COLUMNS))(
    'has %s, but for those that are named here (OG-195)',
    (column, has) => {
      const lacking = rows.filter((row) => !has(row)).map(({ kind, word }) => `${kind}.${word}`)
      expect(lacking).toEqual(EXCEPTIONS[column] ?? [])
    },
  )

  it('is of one of the tables that are looked at', () => {
    expect(rows.length).toBeGreaterThan(120)
  })
})
