/** Players are tied to each other, or one to others. */
import * as v from 'valibot'
import type { SeatId } from '../../../../engine'
import { named } from '../../../schema/marks'
import { whom } from '../base/whom'
import { effectForm, never, plain, type Deed } from '../base/effect'

/** From whom is asked only where the link is an arrow. */
type Does = Deed<'tie', [link: string, from: () => readonly SeatId[], to: readonly SeatId[]]>

export const link = effectForm({
  shape: ({ who }) => ({
    link: v.strictObject({ link: named('link'), from: v.exactOptional(who), to: who }),
  }),
  about: 'Ties players to each other.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: never,
  class: () => 'know',
  brings: ({ link: { link: id } }) => [{ kind: 'link', id }],
  evaluate: ({ link: { link: id, from, to } }, inner) => {
    const [one, others] = [whom(from, 'self', inner), inner.who(to)]
    return plain((deeds: Does, env) => deeds.tie(id, () => one(env), others(env)))
  },
})
