/** Proves a story pack before anybody hears it: run it from a test when you add or change a pack. */
import {
  fixedText,
  formOf,
  NAME_SLOT,
  slotsOf,
  textsOf,
  type Lines,
  type StoryPack,
} from './grammar'
import { phraseFinder } from './wording'
import { measureStories, wordsInCircles } from './measure'

/** What every pack has to hold and to keep. */
export const PACK_LIMITS = {
  pieces: 60,
  nobodyDied: 15,
  sentences: [3, 5],
  words: [50, 110],
  /** Two pieces that share a run of this many words count as the same joke. */
  sharedRun: 6,
} as const

const KINDS = ['beginnings', 'middles', 'ends', 'nobodyDied'] as const
const SENTENCE_END = /[.!?…]["”’)]*$/u
const SENTENCE_INSIDE = /[.!?…]["”’)]*\s+["“‘(]*\p{Lu}/u

/**
 * Everything wrong with a pack, one sentence per fault; empty if it is good.
 * `never` lists what the texts must not say (`kill*` also finds `killer`).
 */
export function checkPack(pack: StoryPack, never: readonly string[] = []): string[] {
  const circles = wordsInCircles(pack)
  if (circles.length > 0) return circles.map((list) => `words.${list} leads back to itself`)
  return [
    ...checkCounts(pack),
    ...KINDS.flatMap((kind) => checkDistinct(kind, pack[kind])),
    ...checkWords(pack),
    ...KINDS.flatMap((kind) =>
      Object.entries(pack[kind]).flatMap(([key, lines]) =>
        checkPiece(pack, `${kind}.${key}`, lines, kind === 'ends'),
      ),
    ),
    ...checkNever(pack, never),
    ...checkLength(pack),
  ]
}

function checkCounts(pack: StoryPack): string[] {
  return KINDS.flatMap((kind) => {
    const least = kind === 'nobodyDied' ? PACK_LIMITS.nobodyDied : PACK_LIMITS.pieces
    const count = Object.keys(pack[kind]).length
    return count < least ? [`${kind}: ${count} are too few, ${least} are needed`] : []
  })
}

function checkDistinct(kind: string, pieces: Readonly<Record<string, Lines>>): string[] {
  const owners = new Map<string, string>()
  const problems: string[] = []
  for (const [key, lines] of Object.entries(pieces)) {
    const shared = runsOf(lines).find((run) => (owners.get(run) ?? key) !== key)
    if (shared) problems.push(`${kind}.${key} repeats ${owners.get(shared) ?? ''}: "${shared}"`)
    for (const run of runsOf(lines)) if (!owners.has(run)) owners.set(run, key)
  }
  return problems
}

function runsOf(lines: Lines): string[] {
  const words =
    lines
      .join(' ')
      .toLowerCase()
      .match(/\{[^}]*\}|[\p{L}\p{N}’']+/gu) ?? []
  const length = Math.min(PACK_LIMITS.sharedRun, words.length)
  return words
    .slice(0, words.length - length + 1)
    .map((_, i) => words.slice(i, i + length).join(' '))
}

function checkWords(pack: StoryPack): string[] {
  const used = new Set<string>()
  const templates = [
    ...KINDS.flatMap((kind) => Object.values(pack[kind]).flat()),
    ...Object.values(pack.words).flat().flatMap(textsOf),
  ]
  for (const template of templates) for (const slot of slotsOf(template)) used.add(slot.list)
  return Object.entries(pack.words).flatMap(([list, words]) => {
    const where = `words.${list}`
    const texts = words.flatMap(textsOf)
    return [
      ...(used.has(list) ? [] : [`${where} is used nowhere`]),
      ...(words.length === 0 ? [`${where} is empty`] : []),
      ...(new Set(words.map((word) => textsOf(word).join('|'))).size < words.length
        ? [`${where} holds a word more than once`]
        : []),
      ...texts.flatMap((text) => checkSlots(pack, where, text)),
      ...(texts.some((text) => text.includes(NAME_SLOT)) ? [`${where} holds the name`] : []),
    ]
  })
}

function checkPiece(pack: StoryPack, where: string, lines: Lines, isEnd: boolean): string[] {
  const body = isEnd ? lines.slice(0, -1) : lines
  return [
    ...lines.flatMap((line) => [
      ...checkSlots(pack, where, line),
      ...(startsLow(pack, line) ? [`${where}: a line begins with a small letter: "${line}"`] : []),
      ...(SENTENCE_INSIDE.test(line) ? [`${where}: one sentence a line, please: "${line}"`] : []),
    ]),
    ...body.flatMap((line) => [
      ...(line.includes(NAME_SLOT) ? [`${where}: the name stands before the lead: "${line}"`] : []),
      ...(SENTENCE_END.test(line) ? [] : [`${where}: a sentence is not closed: "${line}"`]),
    ]),
    ...(isEnd ? checkLead(where, lines.at(-1) ?? '') : []),
    ...(body.length === 0 ? [`${where} says nothing`] : []),
  ]
}

function checkLead(where: string, line: string): string[] {
  const [lead = '', ...rest] = line.split(NAME_SLOT)
  if (rest.length === 0) return [`${where}: the lead does not end in ${NAME_SLOT}: "${line}"`]
  return [
    ...(rest.length > 1 ? [`${where}: the name comes more than once: "${line}"`] : []),
    ...(rest.at(-1) === '' ? [] : [`${where}: the name is not last: "${line}"`]),
    ...(lead.trim() === '' ? [`${where}: nothing leads up to the name`] : []),
    ...(SENTENCE_END.test(lead.trim())
      ? [`${where}: the lead stops before the name: "${line}"`]
      : []),
    ...(/\s$/.test(lead) ? [] : [`${where}: the name sticks to the lead: "${line}"`]),
  ]
}

function checkSlots(pack: StoryPack, where: string, template: string): string[] {
  const missing = slotsOf(template).flatMap((slot) => {
    if (slot.raw === NAME_SLOT) return []
    const words = pack.words[slot.list]
    if (words === undefined) return [`${where}: there are no words for ${slot.raw}`]
    return words.every((word) => formOf(word, slot.form) !== undefined)
      ? []
      : [`${where}: not every word of ${slot.list} has the form of ${slot.raw}`]
  })
  return /[{}]/.test(fixedText(template))
    ? [...missing, `${where}: a slot is broken: "${template}"`]
    : missing
}

function startsLow(pack: StoryPack, template: string): boolean {
  const slot = slotsOf(template)[0]
  if (slot === undefined || !template.startsWith(slot.raw)) return /^\p{Ll}/u.test(template)
  return (pack.words[slot.list] ?? []).some((word) =>
    startsLow(pack, formOf(word, slot.form) ?? ''),
  )
}

function checkNever(pack: StoryPack, never: readonly string[]): string[] {
  const texts: [string, string][] = [
    ...KINDS.flatMap((kind) =>
      Object.entries(pack[kind]).map(([key, lines]): [string, string] => [
        `${kind}.${key}`,
        lines.map(fixedText).join(' '),
      ]),
    ),
    ...Object.entries(pack.words).map(([list, words]): [string, string] => [
      `words.${list}`,
      words.flatMap(textsOf).map(fixedText).join(' | '),
    ]),
  ]
  return never.flatMap((phrase) => {
    const says = phraseFinder([phrase])
    return texts
      .filter(([, text]) => says(text))
      .map(([where]) => `${where} says "${phrase}", which it must not`)
  })
}

function checkLength(pack: StoryPack): string[] {
  const { sentences, words } = measureStories(pack)
  return [
    ...outside('sentences', sentences, PACK_LIMITS.sentences),
    ...outside('words', words, PACK_LIMITS.words),
  ]
}

type Range = readonly [number, number]

function outside(what: string, [low, high]: Range, [least, most]: Range): string[] {
  return low >= least && high <= most
    ? []
    : [`stories have ${low} to ${high} ${what}, they should have ${least} to ${most}`]
}
