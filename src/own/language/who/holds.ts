/** Whoever has one of these objects. */
import { someNamed } from '../../schema/marks'
import { listOf } from '../base/scalars'
import { among } from '../base/sets'
import { anybody, setForm } from '../base/entry'

export const holds = setForm({
  shape: () => ({ holds: someNamed('object') }),
  about: { holds: 'Who has the object.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: ({ holds }, { isPublicObject }) =>
    listOf(holds).every(isPublicObject) ? 'open' : 'secret',
  reach: anybody,
  evaluate: ({ holds }) => {
    const objects = listOf(holds)
    return among(({ state, told }, seat) => {
      const held = told ? state.game.heldOpenly : state.game.holds
      return objects.some((id) => held[id] === seat)
    })
  },
  phrases: {
    holds: { en: 'the player with {x}', de: 'wer das hat: {x}', pl: 'kto to ma: {x}' },
  },
  phrase: ({ holds: ids }, { names }, phrases) => [phrases.holds, { x: names(ids) }],
})
