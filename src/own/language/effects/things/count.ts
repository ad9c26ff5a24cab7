/** A counter goes up or down, or is set. */
import * as v from 'valibot'
import { exactlyOne, named } from '../../../schema/marks'
import type { Env } from '../../../state/asking'
import type { Bearer } from '../../../state/state'
import { places } from '../base/whom'
import { effectForm, never, nothing, plain, type Deed } from '../base/effect'

type Does = Deed<'count', [counter: string, on: readonly Bearer[], to: (now: number) => number]>

export const count = effectForm({
  shape: ({ who, number }) => ({
    count: exactlyOne(
      v.strictObject({
        counter: named('counter'),
        of: v.exactOptional(who),
        add: v.exactOptional(number),
        set: v.exactOptional(number),
      }),
      ['add', 'set'],
    ),
  }),
  about: 'Changes a counter.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => 'mark',
  brings: nothing,
  evaluate: ({ count: { counter, of, add, set } }, inner) => {
    // Whoever acts, or the table where nobody does by himself.
    const on =
      of === undefined
        ? ({ self }: Env): readonly Bearer[] => [self ?? 'table']
        : places(of, 'self', inner)
    const to = set === undefined ? null : inner.number(set)
    const by = add === undefined ? () => 0 : inner.number(add)
    return plain((deeds: Does, env) =>
      deeds.count(counter, on(env), (now) => (to ? to(env) : now + by(env))),
    )
  },
})
