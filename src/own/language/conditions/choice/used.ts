/** Whether the status that ends has held an attack. */
import { Yes } from '../../../schema/scalars'
import { conditionForm, secret } from '../../base/entry'
import { literal } from '../../base/scalars'

export const used = conditionForm({
  shape: () => ({ used: Yes }),
  about: { used: 'Whether the ending status has stopped an attack.' },
  stands: 'whereKnown',
  one: null,
  level: secret,
  evaluate: ({ used: given }) => {
    const wanted = literal(given)
    return ({ used: is }) => is === wanted
  },
  phrases: {
    unused: { en: 'it has not helped', de: 'es hat nicht geholfen', pl: 'to nie pomogło' },
    used: { en: 'it has helped', de: 'es hat geholfen', pl: 'to pomogło' },
  },
  phrase: ({ used: wanted }, _saying, phrases) =>
    wanted === false ? [phrases.unused] : [phrases.used],
})
