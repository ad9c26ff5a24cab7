/** Effects that come only if something is so, and others if not. */
import * as v from 'valibot'
import { effectForm, never, nothing } from './base/effect'

export const ifSo = effectForm({
  shape: ({ condition, effects }) => ({
    if: condition,
    do: effects,
    else: v.exactOptional(effects),
  }),
  about: 'Only if this holds.',
  stands: 'everywhere',
  drawn: false,
  oneCard: false,
  onChosen: never,
  class: () => null,
  brings: nothing,
  evaluate: ({ if: condition, do: then, else: otherwise }, making) => ({
    condition: making.condition(condition),
    then: making.effects(then),
    otherwise: otherwise === undefined ? [] : making.effects(otherwise),
  }),
})
