/** Reads scenario files. Whatever is not understood is a problem of that document, never ignored. */
import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseAllDocuments,
  type Document,
  type ParsedNode,
} from 'yaml'
import { EXPECT_KEYS, RULINGS, type Entry, type Reading, type Scenario } from './scenario'
import { isValueMap, Malformed, print, toValue, type Value, type ValueMap } from './value'

const TOP_KEYS = [
  'title',
  'ruleset',
  'game',
  'rules',
  'options',
  'seed',
  'players',
  'pool',
  'casting',
  'play',
]
const PHASE = /^(?:(?:night|dawn|day) \d+|end)$/
const STEP = /^[a-z][A-Za-z0-9]*\.[a-z][A-Za-z0-9]*$/
const UNDO = /^undo(?: ([1-9]\d*))?$/

/** Reads all documents of a file's text. */
export function readScenarios(text: string): Reading[] {
  const lines = new LineCounter()
  const documents = parseAllDocuments(text, { lineCounter: lines })
  if (!Array.isArray(documents) || documents.length === 0) {
    return [{ title: '(empty file)', line: 1, problem: 'the file holds no scenario' }]
  }
  return documents.map((doc) => readDocument(doc as Document.Parsed, lines))
}

class At extends Malformed {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message)
  }
}

function readDocument(doc: Document.Parsed, lines: LineCounter): Reading {
  const lineOf = (node: unknown): number => {
    const range = (node as ParsedNode | null)?.range ?? doc.range
    return lines.linePos(range[0]).line
  }
  let title = '(no title)'
  const start = doc.contents ? lineOf(doc.contents) : lines.linePos(doc.range[0]).line
  try {
    const [error] = [...doc.errors, ...doc.warnings]
    if (error) throw new At(error.message, error.linePos?.[0].line ?? start)
    if (!isMap(doc.contents)) throw new At('a scenario is a map of keys', start)
    const found = doc.contents.get('title')
    if (typeof found === 'string') title = found
    return { scenario: readScenario(doc, lineOf, start) }
  } catch (error) {
    if (!(error instanceof Malformed)) throw error
    return { title, line: error instanceof At ? error.line : start, problem: error.message }
  }
}

function readScenario(
  doc: Document.Parsed,
  lineOf: (node: unknown) => number,
  line: number,
): Scenario {
  const nodes = new Map<string, ParsedNode | null>()
  for (const pair of isMap(doc.contents) ? doc.contents.items : []) {
    const key = isScalar(pair.key) ? String(pair.key.value) : ''
    if (!TOP_KEYS.includes(key)) throw new At(`unknown key ${key}`, lineOf(pair.key))
    nodes.set(key, pair.value as ParsedNode | null)
  }
  const value = (key: string): Value => toValue(nodes.get(key), doc)
  const wrong = (key: string, wanted: string): never => {
    throw new At(`${key}: ${wanted}`, nodes.get(key) ? lineOf(nodes.get(key)) : line)
  }
  const text = (key: string): string => {
    const found = value(key)
    return typeof found === 'string' && found !== '' ? found : wrong(key, 'a text is wanted')
  }
  const map = (key: string): ValueMap => {
    const found = value(key)
    return isValueMap(found) ? found : wrong(key, 'a map is wanted')
  }
  const title = text('title')
  // The file of an own game stands for the name of a built-in one.
  const ruleset = text(nodes.has('game') ? 'game' : 'ruleset')
  const players = map('players')
  if (players.size === 0) wrong('players', 'at least one player is wanted')
  const rules = nodes.has('rules') ? value('rules') : []
  if (!isTexts(rules)) return wrong('rules', 'a list of rule numbers is wanted')
  const options: ValueMap = nodes.has('options') ? map('options') : new Map<string, Value>()
  const seed = nodes.has('seed') ? value('seed') : 1
  if (typeof seed !== 'number' || !Number.isInteger(seed)) {
    return wrong('seed', 'a whole number is wanted')
  }
  if (nodes.has('casting') && value('casting') !== 'free') wrong('casting', 'only `free` is known')
  const pool = nodes.has('pool') ? value('pool') : []
  if (!isTexts(pool)) return wrong('pool', 'a list of cards is wanted')
  const play = nodes.get('play')
  if (!isSeq(play) || play.items.length === 0) return wrong('play', 'a list of entries is wanted')
  return {
    title,
    line,
    ruleset,
    isOwn: nodes.has('game'),
    rules,
    options,
    seed,
    players,
    pool,
    free: nodes.has('casting'),
    play: play.items.map((item) => readEntry(toValue(item as ParsedNode, doc), lineOf(item))),
  }
}

const isTexts = (value: Value): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

function readEntry(value: Value, line: number): Entry {
  const base = { line, text: print(value) }
  if (typeof value === 'string') return { ...base, ...readWord(value, line) }
  if (!isValueMap(value) || value.size !== 1) {
    throw new At(`an entry is a word or a map with one key: ${base.text}`, line)
  }
  const [[key, inner]] = value as unknown as [[string, Value]]
  return { ...base, ...readKey(key, inner, line) }
}

type Part<T> = T extends unknown ? Omit<T, 'line' | 'text'> : never

function readWord(word: string, line: number): Part<Entry> {
  if (PHASE.test(word)) return { kind: 'phase', phase: word }
  const undo = UNDO.exec(word)
  if (undo) return { kind: 'undo', count: Number(undo[1] ?? 1) }
  throw new At(`unknown entry ${word}`, line)
}

function readKey(key: string, value: Value, line: number): Part<Entry> {
  switch (key) {
    case 'refuse': {
      const [step, answer] = onlyPair(value, 'refuse', line)
      return { kind: 'refuse', step: readStep(step, line), answer }
    }
    case 'unavailable':
      return { kind: 'unavailable', step: readStep(value, line) }
    case 'override': {
      const [ruling, given] = onlyPair(value, 'override', line)
      if (!RULINGS.has(ruling)) throw new At(`unknown ruling ${ruling}`, line)
      return { kind: 'override', ruling, value: given }
    }
    case 'undo':
      if (typeof value === 'number' && Number.isInteger(value) && value > 0) {
        return { kind: 'undo', count: value }
      }
      throw new At('undo: a number of answers is wanted', line)
    case 'expect':
      return { kind: 'expect', keys: readExpect(value, line) }
    default:
      return { kind: 'answer', step: readStep(key, line), answer: value }
  }
}

function readExpect(value: Value, line: number): ValueMap {
  if (!isValueMap(value) || value.size === 0) throw new At('expect: a map is wanted', line)
  for (const key of value.keys()) {
    if (!EXPECT_KEYS.has(key)) throw new At(`expect: unknown key ${key}`, line)
  }
  return value
}

function onlyPair(value: Value, key: string, line: number): [string, Value] {
  const [pair] = isValueMap(value) && value.size === 1 ? value : []
  if (!pair) throw new At(`${key}: a map with one key is wanted`, line)
  return pair
}

function readStep(value: Value, line: number): string {
  if (typeof value === 'string' && STEP.test(value)) return value
  throw new At(`${print(value)} is no id of a step`, line)
}
