/** Stories, in every language: enough of them, and none that gives away what happened. */
import type { StoryGrammar } from '../../format/dressing'
import type { Text } from '../../schema/scalars'
import { say, type Checked } from '../base/context'
import { checkForm } from './storyForm'

const ENOUGH = 12
const LEAST = 3
const QUIET = 2
const SECTIONS = ['beginnings', 'middles', 'ends'] as const

export function stories(checked: Checked): void {
  const { document } = checked
  const { stories, phrases } = document
  if (phrases) spoken(checked, phrases)
  if (!stories || 'use' in stories) return
  spoken(checked, stories)
  const [base = ''] = document.languages
  for (const [language, grammar] of Object.entries(stories)) {
    if (typeof grammar !== 'object' || 'use' in grammar) continue
    for (const section of SECTIONS) {
      const found = Object.keys(grammar[section]).length
      if (checked.hurt.has('stories')) break
      if (found < LEAST) {
        say(checked, 'badRange', grammar, section, { found, least: LEAST, most: 400 }, 'key')
        break
      }
      if (found >= ENOUGH) continue
      say(checked, 'fewStories', stories, language, { word: section, found }, 'key')
      break
    }
    const quiet = Object.keys(grammar.nobodyDied).length
    if (quiet < QUIET && !checked.hurt.has('stories')) {
      const params = { found: quiet, least: QUIET, most: 400 }
      say(checked, 'badRange', grammar, 'nobodyDied', params, 'key')
    }
    checkForm(checked, grammar)
    telling(checked, grammar, namesIn(checked, language, base))
  }
}

/** What is written in a language that the game does not have would never be heard. */
function spoken(checked: Checked, table: Readonly<Record<string, unknown>>): void {
  const { document } = checked
  for (const language of Object.keys(table)) {
    if (document.languages.includes(language)) continue
    say(checked, 'badLanguage', table, language, { found: language, hint: '' }, 'key')
  }
}

const textIn = (text: Text | undefined, language: string, base: string): string | undefined =>
  typeof text === 'string' ? (language === base ? text : undefined) : text?.[language]

/** All names of roles, cards, teams and causes in a language. */
function namesIn({ document }: Checked, language: string, base: string): string[] {
  const { roles, teams, cards = {}, causes = {} } = document
  const parts: { readonly name?: Text }[] = [roles, teams, cards, causes].flatMap((section) =>
    Object.values<{ readonly name?: Text }>(section),
  )
  return parts.flatMap(({ name }) => textIn(name, language, base) ?? [])
}

function telling(checked: Checked, grammar: StoryGrammar, names: readonly string[]): void {
  for (const list of Object.values(grammar.words ?? {})) {
    list.forEach((word, index) => {
      const texts = typeof word === 'string' ? [word] : Object.values(word)
      const found = names.find((name) => texts.some((text) => holdsWord(text, name)))
      if (found !== undefined) say(checked, 'storyTells', list, index, { word: found })
    })
  }
  for (const section of [...SECTIONS, 'nobodyDied'] as const) {
    for (const lines of Object.values(grammar[section])) {
      lines.forEach((line, index) => {
        const word = names.find((name) => holdsWord(line, name))
        if (word !== undefined) say(checked, 'storyTells', lines, index, { word })
      })
    }
  }
}

/** True if the name stands in the line as a word of its own. */
function holdsWord(line: string, name: string): boolean {
  const word = bare(name)
  return word !== '' && ` ${bare(line)} `.includes(` ${word} `)
}

const bare = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
