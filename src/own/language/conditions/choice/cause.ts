/** By which cause something happened. */
import { Causes } from '../../../schema/scalars'
import { conditionForm, secret } from '../../base/entry'
import { causesOf } from '../../base/scalars'

export const cause = conditionForm({
  shape: () => ({ cause: Causes }),
  about: { cause: 'By which cause.' },
  stands: 'whereKnown',
  one: null,
  level: secret,
  evaluate: ({ cause: causes }) => {
    const fits = causesOf(causes)
    return ({ cause: is, state }) => is !== undefined && fits(is, state.phase.kind !== 'day')
  },
  phrases: {
    cause: { en: 'the cause is {x}', de: 'die Ursache ist {x}', pl: 'przyczyna: {x}' },
  },
  phrase: ({ cause: causes }, { names }, phrases) => [phrases.cause, { x: names(causes) }],
})
