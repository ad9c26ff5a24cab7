/** Polish writes roles small inside a sentence: “Budzi się szeryf.” Names of characters and modes keep their capital. */
import { describe, expect, test } from 'vitest'
import { games } from '../../rulesets/languages/pl'
import { textsIn } from '../support/placeholders'

/** Whose roles are characters with names of their own. */
const CHARACTERS = ['starwars']

/** Roles that are proper names, and one that a mode is called by. */
const PROPER = ['Indianin', 'Janosik', 'Lucky Luke', 'Yakuza', 'Samotnik']

/** Roles with a capital letter inside a sentence, where nothing ended before them. */
function capitals(texts: unknown, roles: readonly string[]): string[] {
  const names = roles.filter((role) => !PROPER.includes(role))
  const inside = new RegExp(`\\p{Ll},? (?:${names.join('|')})(?!\\p{L})`, 'u')
  return textsIn(texts).flatMap(([path, text]) => (inside.test(text) ? [`${path}: ${text}`] : []))
}

describe('A role inside a Polish sentence', () => {
  test('is found where it is written large', () => {
    expect(capitals({ a: 'Budzi się Szeryf.' }, ['Szeryf'])).toEqual(['a: Budzi się Szeryf.'])
    expect(capitals({ a: 'Pokaż tę kartę: Szeryf.', b: 'Szeryf zasypia.' }, ['Szeryf'])).toEqual([])
  })

  test.each(Object.keys(games).filter((id) => !CHARACTERS.includes(id)))(
    'is written small in every text of %s',
    (id) => {
      const texts = games[id]?.texts
      const names: readonly unknown[] = Object.values(texts?.roles ?? {}).map(({ name }) => name)
      const roles = names.filter((name) => typeof name === 'string')
      expect(roles.length).toBeGreaterThan(4)
      expect(capitals(texts, roles)).toEqual([])
    },
  )
})
