import { expect, test } from 'vitest'
import { packs, rulesets } from '../../rulesets'
import { emblem } from '../../src/ui/art/emblem'
import { GLYPHS } from '../../src/ui/art/glyphs'
import { realCardMarkup } from '../../src/ui/art/realCardPicture'
import { realCards } from '../../src/ui/art/realCards'

test('Every role of every game has a drawing that no other role of its game has', () => {
  for (const { rules, theme } of Object.values(packs)) {
    const drawn = Object.keys(rules.roles).map(
      (role) => theme?.glyphs?.[role] ?? `${rules.id} ${role}: none`,
    )
    expect(drawn.filter((glyph, at) => drawn.indexOf(glyph) !== at)).toEqual([])
    expect(drawn.filter((glyph) => !(glyph in GLYPHS))).toEqual([])
  }
})

test('A role of a game without drawings stands by its letter', () => {
  expect(emblem(undefined, '#123456', 'B')).toContain('>B</text>')
})

test('In Palermo every role lies on the table as a Skat card, and no card stands for two (P-10)', () => {
  const lying = Object.keys(rulesets['palermo']?.roles ?? {}).map((role) =>
    realCards('palermo', role),
  )
  expect(lying.filter((cards) => cards.length === 0)).toEqual([])
  const named = lying.flat().map(({ suit, rank }) => `${suit} ${rank}`)
  expect(new Set(named).size).toBe(named.length)
  expect(realCards('palermo', 'detective')).toEqual([{ suit: 'hearts', rank: 'ace' }])
  expect(realCards('vendetta', 'detective')).toEqual([])
  const letters = { king: 'K', queen: 'D', jack: 'B', ace: 'A' }
  const drawn = lying.flat().map((card) => realCardMarkup(card, letters))
  expect(new Set(drawn).size).toBe(named.length)
  expect(drawn.filter((markup) => /undefined|NaN/.test(markup))).toEqual([])
  // Seven signs on a seven: two more stand in the corners.
  const seven = realCardMarkup({ suit: 'hearts', rank: '7' }, letters)
  expect(seven.match(/<path/g)).toHaveLength(9)
})
