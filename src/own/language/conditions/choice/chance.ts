/** Drawn in secret. */
import * as v from 'valibot'
import { coded } from '../../../schema/marks'
import { conditionForm, secret } from '../../base/entry'

/** `1/3`: one chance in three. */
const Chance = coded(
  'badChance',
  v.pipe(
    v.string(),
    v.regex(/^([1-9]\d?)\/([1-9]\d?|100)$/),
    v.check((chance) => {
      const [first, second] = chance.split('/').map(Number)
      return (first ?? 0) < (second ?? 0)
    }),
  ),
)

export const chance = conditionForm({
  shape: () => ({ chance: Chance }),
  about: { chance: 'Drawn in secret, such as 1/3.' },
  stands: 'whereKnown',
  one: null,
  level: secret,
  evaluate: ({ chance: given }) => {
    const [hits = 0, of = 1] = given.split('/').map(Number)
    return ({ draw }) => draw !== undefined && draw(of) < hits
  },
  phrases: {
    chance: { en: 'by chance, {x}', de: 'der Zufall will es, {x}', pl: 'tak chce los, {x}' },
  },
  phrase: ({ chance: given }, _saying, phrases) => [phrases.chance, { x: given }],
})
