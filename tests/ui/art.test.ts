import { expect, test } from 'vitest'
import { rulesets } from '../../rulesets'
import { emblem } from '../../src/ui/art/emblem'
import { GLYPHS } from '../../src/ui/art/glyphs'
import { glyphOf } from '../../src/ui/art/roleGlyphs'

test('Every role of every game has a drawing that no other role of its game has', () => {
  for (const { id, roles } of Object.values(rulesets)) {
    const drawn = Object.keys(roles).map((role) => glyphOf(id, role) ?? `${id} ${role}: none`)
    expect(drawn.filter((glyph, at) => drawn.indexOf(glyph) !== at)).toEqual([])
    expect(drawn.filter((glyph) => !(glyph in GLYPHS))).toEqual([])
  }
})

test('A role of a game without drawings stands by its letter', () => {
  expect(emblem('own', 'baker', '#123456', 'B')).toContain('>B</text>')
})
