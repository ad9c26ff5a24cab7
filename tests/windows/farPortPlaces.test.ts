import { expect, test } from 'vitest'
import { beginnings } from '../../rulesets/starwars/stories/en/beginnings'
import { places } from '../../src/projector/stages/farPort/places'
import { begins } from '../../src/projector/stages/farPort/places/begins'

test('every story of the far port begins at one of its painted places, and every place has stories', () => {
  expect(Object.keys(begins).sort()).toEqual(Object.keys(beginnings).sort())
  expect(new Set(Object.values(begins))).toEqual(new Set(places.map(({ name }) => name)))
})
