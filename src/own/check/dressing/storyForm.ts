/** The form of stories: words for every slot of theirs, and the name where it belongs, last in an end. */
import type { StoryGrammar } from '../../format/dressing'
import { LENGTHS } from '../../schema/limits'
import { nearest } from '../../problems/nearest'
import { say, type Checked } from '../base/context'

type Words = NonNullable<StoryGrammar['words']>
type Word = Words[string][number]

const SLOT = /\{([^{}]*)\}/g
const SLOT_FORM = /^([a-z]+)(?:@[a-z]+)?(?:\.([a-z]+))?$/i
/** The form of a word that is a mere text. */
const PLAIN = 'plain'
const NAME = '{name}'
const STORIES = /^stories\./

const textsOf = (word: Word): string[] => (typeof word === 'string' ? [word] : Object.values(word))

const hasForm = (word: Word, form: string): boolean =>
  typeof word === 'string' ? form === PLAIN : Object.hasOwn(word, form)

/** All slots that a list of words can fill. */
const slotsOf = ([list, words]: readonly [string, readonly Word[]]): string[] =>
  words.length === 0
    ? []
    : [PLAIN, ...words.flatMap((word) => (typeof word === 'string' ? [] : Object.keys(word)))]
        .filter((form, at, all) => all.indexOf(form) === at)
        .filter((form) => words.every((word) => hasForm(word, form)))
        .map((form) => (form === PLAIN ? `{${list}}` : `{${list}.${form}}`))

/** The first slot of a text that no word fills. */
function emptySlot(text: string, words: Words): string | undefined {
  for (const [slot, inside = ''] of text.matchAll(SLOT)) {
    const [, list = '', form = PLAIN] = SLOT_FORM.exec(inside) ?? []
    const known = Object.hasOwn(words, list) ? words[list] : undefined
    const isFilled = known && known.length > 0 && known.every((word) => hasForm(word, form))
    if (!isFilled) return slot
  }
  return undefined
}

function slots(checked: Checked, text: string, words: Words, part: object, key: string | number) {
  // Which slots there are nobody knows where the words themselves are not as they should be.
  if (checked.report.isUnsure('words', STORIES)) return
  const slot = emptySlot(text, words)
  if (slot === undefined) return
  const all = Object.entries(words).flatMap(slotsOf)
  const known = all.join(' ')
  const params = { found: slot.slice(0, 60), known, nearest: nearest(slot, all), hint: '' }
  say(checked, 'badPlaceholder', part, key, params)
}

/** Looks at each line of each piece, and at the words themselves. */
export function checkForm(checked: Checked, grammar: StoryGrammar): void {
  const { words = {} } = grammar
  for (const section of ['beginnings', 'middles', 'ends', 'nobodyDied'] as const) {
    for (const lines of Object.values(grammar[section])) {
      lines.forEach((line, index) => {
        const isLead = section === 'ends' && index === lines.length - 1
        if (!checkName(checked, line, isLead, lines, index)) return
        slots(checked, isLead ? line.slice(0, -NAME.length) : line, words, lines, index)
        const found = [...line].length
        if (found <= LENGTHS.other) return
        say(checked, 'textTooLong', lines, index, { found, most: LENGTHS.other })
      })
    }
  }
  for (const list of Object.values(words)) {
    list.forEach((word, index) => {
      for (const text of textsOf(word)) slots(checked, text, words, list, index)
    })
  }
  for (const list of inCircles(words)) {
    const known = Object.keys(words)
      .filter((other) => other !== list)
      .map((other) => `{${other}}`)
    const params = { found: `{${list}}`, known: known.join(' '), nearest: '', hint: '' }
    say(checked, 'badPlaceholder', words, list, params)
    return
  }
}

/** The name closes an end and stands nowhere else: the picture waits for it. */
function checkName(
  checked: Checked,
  line: string,
  isLead: boolean,
  lines: readonly string[],
  index: number,
): boolean {
  const hint = 'nameLast'
  const times = line.split(NAME).length - 1
  if (isLead && times === 0) {
    say(checked, 'missingWord', lines, index, { word: NAME, hint })
    return false
  }
  const fits = isLead ? times === 1 && line.endsWith(NAME) : times === 0
  if (!fits) {
    const params = { found: NAME, known: isLead ? `… ${NAME}` : '', nearest: '', hint }
    say(checked, 'badPlaceholder', lines, index, params)
  }
  return fits
}

/** Lists whose words need words of the same list in the end. */
function inCircles(words: Words): string[] {
  const needs = (list: string): string[] =>
    (words[list] ?? [])
      .flatMap(textsOf)
      .flatMap((text) => [...text.matchAll(SLOT)])
      .flatMap(([, inside = '']) => SLOT_FORM.exec(inside)?.[1] ?? [])
  return Object.keys(words).filter((list) => {
    const seen = new Set<string>()
    const open = needs(list)
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      if (next === list) return true
      if (seen.has(next)) continue
      seen.add(next)
      open.push(...needs(next))
    }
    return false
  })
}
