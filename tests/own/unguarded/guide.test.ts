/** The host's guide to games of one's own: what it shows is what the program does. */
import { readFileSync } from 'node:fs'
import { parse, stringify } from 'yaml'
import { describe, expect, it } from 'vitest'
import { rulesetOf } from '../../../src/own/play/ruleset'
import { open } from '../../../src/own/open/open'
import { playRandomEvening } from '../../randomPlay/randomEvening'

const guide = readFileSync('docs/own-games.md', 'utf8')

interface Example {
  /** The code of the mistake it shows; none where it is to be played. */
  readonly wrong: string | undefined
  readonly heading: string
  /** With everything that stands above it. */
  readonly whole: string
}

type Map = Record<string, unknown>
const isMap = (value: unknown): value is Map =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** As the guide says it: what an example names is added or takes the place of the one before. */
function putOver(base: Map, example: Map): Map {
  const made = { ...base }
  for (const [part, value] of Object.entries(example)) {
    const before = made[part]
    made[part] = isMap(before) && isMap(value) ? { ...before, ...value } : value
  }
  return made
}

const PART = /^## (?<title>.+)$|^```yaml(?: wrong (?<code>\w+))?\n(?<text>[^]*?)^```$/gm

/** The examples in order: each is put over the ones before it; one that shows a mistake leaves no trace. */
function examples(): Example[] {
  const list: Example[] = []
  let so: Map = {}
  let heading = ''
  for (const { groups = {} } of guide.matchAll(PART)) {
    const { title, code, text } = groups
    if (title !== undefined) heading = title
    if (text === undefined) continue
    const next = putOver(so, parse(text) as Map)
    list.push({ wrong: code, heading, whole: stringify(next) })
    if (code === undefined) so = next
  }
  return list
}

const all = examples()
const played = all.filter(({ wrong }) => wrong === undefined)
const refused = all.filter(({ wrong }) => wrong !== undefined)
const errors = (text: string) => open(text).problems.filter(({ level }) => level === 'error')

describe('The guide to own games', () => {
  it('has examples of both kinds', () => {
    expect(played.length).toBeGreaterThan(7)
    expect(refused.length).toBeGreaterThan(2)
  })

  it.each(played)('shows a game that can be played under “$heading”', ({ whole }) => {
    const told = open(whole).problems.filter(({ level }) => level !== 'note')
    // Both are said beside the examples.
    expect(told.filter(({ code }) => !['fewStories', 'untranslated'].includes(code))).toEqual([])
    const { document } = open(whole)
    if (!document) throw new Error('no document')
    const { history } = playRandomEvening(rulesetOf(document), 1)
    expect(history.game.state.winner).not.toBeNull()
  })

  it.each(refused)('shows a text that is refused as $wrong', ({ wrong, whole }) => {
    expect(errors(whole).map(({ code }) => code)).toEqual([wrong])
  })

  it('begins with about thirty lines that are a whole game (OG-4)', () => {
    const [first, text = ''] = /^```yaml\n([^]*?)^```$/m.exec(guide) ?? ['']
    expect(first.split('\n').length).toBeLessThan(36)
    expect(errors(text)).toEqual([])
    expect(open(text).document).not.toBeNull()
  })
})
