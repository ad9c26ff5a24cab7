/** Whether it is one of these nights. */
import { Nights } from '../../schema/scalars'
import { conditionForm, fixed } from '../base/entry'
import { listOf, nightsOf } from '../base/scalars'

const nightsSaid = (nights: unknown): string[] =>
  listOf(nights).map((one) => {
    if (typeof one !== 'object' || one === null) return String(one)
    const { from, every } = one as Readonly<Record<string, unknown>>
    return `${String(from)}, +${String(every)} …`
  })

export const nights = conditionForm({
  shape: () => ({ nights: Nights }),
  about: { nights: 'On which nights: all, odd, even, 3, 2+, 2-4, from and every, or a list.' },
  stands: 'everywhere',
  one: null,
  level: fixed,
  evaluate: ({ nights: given }) => {
    const isOne = nightsOf(given, true)
    return ({ state }) => isOne(state.game.round)
  },
  phrases: {
    nights: { en: 'it is night {x}', de: 'es ist Nacht {x}', pl: 'trwa noc {x}' },
  },
  phrase: ({ nights: given }, { listed }, phrases) => [
    phrases.nights,
    { x: listed(nightsSaid(given)) },
  ],
})
