/** The letters of the built-in games. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { theme as chiangmai } from '../../rulesets/chiangmai/theme'
import { theme as ktulu } from '../../rulesets/ktulu/theme'
import { theme as palermo } from '../../rulesets/palermo/theme'
import { theme as starwars } from '../../rulesets/starwars/theme'
import { theme as vendetta } from '../../rulesets/vendetta/theme'

const ROOT = join(import.meta.dirname, '../..')
const themes = [chiangmai, ktulu, palermo, starwars, vendetta]
const first = (families: string) => /'([^']+)'/.exec(families)?.[1] ?? ''

test('No two games write their headings in the same letters, and what is read in three of them is not written in the product’s', () => {
  const headings = themes.map(({ fonts }) => first(fonts.display))
  expect(new Set(headings).size).toBe(themes.length)
  expect(new Set([ktulu, palermo, vendetta].map(({ fonts }) => first(fonts.text))).size).toBe(3)
})

test('All letters that a game asks for first are there on the big screen', () => {
  const styles = ['src/ui/fonts.css', 'src/projector/styles/gameLetters.css']
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('')
  for (const { fonts } of themes) {
    for (const family of [first(fonts.display), first(fonts.text)]) {
      expect(styles).toContain(`font-family: '${family}'`)
    }
  }
  // Minified they lose their quotes, and a browser drops a face that is called like a kind of typeface.
  expect(styles).not.toMatch(/font-family: '(?:serif|sans|cursive|fantasy|monospace|system|ui)\b/i)
  for (const [, file = ''] of styles.matchAll(/url\('([^']+)'\)/g)) {
    expect(readFileSync(join(ROOT, 'node_modules', file)).length).toBeGreaterThan(1000)
  }
})

test('Every game’s headings are heavy enough for four metres: 600 and more, but for the product’s own, which are one weight and heavy', () => {
  const styles = ['src/ui/fonts.css', 'src/projector/styles/gameLetters.css']
    .map((file) => readFileSync(join(ROOT, file), 'utf8'))
    .join('')
  const faces = [...styles.matchAll(/font-family: '([^']+)';\s+font-weight: (\d+)/g)]
  for (const family of themes.map(({ fonts }) => first(fonts.display))) {
    const weights = faces
      .filter(([, name]) => name === family)
      .map(([, , weight]) => Number(weight))
    expect(weights.length, family).toBeGreaterThan(0)
    if (family === 'Chonburi') continue
    expect(Math.min(...weights), family).toBeGreaterThanOrEqual(600)
  }
})
