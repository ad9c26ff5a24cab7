/** Players are untied. */
import * as v from 'valibot'
import { named } from '../../../schema/marks'
import { whom } from '../base/whom'
import { effectForm, never, nothing, plain } from '../base/effect'

export const unlink = effectForm({
  shape: ({ who }) => ({
    unlink: v.strictObject({ link: named('link'), from: v.exactOptional(who) }),
  }),
  about: 'Unties players.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'know',
  brings: nothing,
  evaluate: ({ unlink: { link: id, from } }, inner) => {
    const one = whom(from, 'self', inner)
    return plain((deeds, env) => deeds.untie(id, one(env)))
  },
})
