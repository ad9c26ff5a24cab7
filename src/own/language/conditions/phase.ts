/** Whether it is night, dawn or day. */
import { oneOf } from '../../schema/scalars'
import { conditionForm, fixed } from '../base/entry'
import { literal } from '../base/scalars'

export const phase = conditionForm({
  shape: () => ({ phase: oneOf('night', 'dawn', 'day') }),
  about: { phase: 'True in this phase: night, dawn, day.' },
  stands: 'everywhere',
  one: null,
  level: fixed,
  evaluate: ({ phase: given }) => {
    const phase = literal(given)
    return ({ state }) => state.phase.kind === phase
  },
  phrases: {
    phase: { en: 'it is {x}', de: 'es ist {x}', pl: 'pora: {x}' },
  },
  phrase: ({ phase: given }, { names }, phrases) => [phrases.phase, { x: names(given) }],
})
