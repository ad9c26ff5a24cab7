/** Somebody is attacked: by night that is settled at dawn, by day at once. */
import * as v from 'valibot'
import type { Env } from '../../state/asking'
import type { SeatId } from '../../../engine'
import { named } from '../../schema/marks'
import { Yes, oneOf } from '../../schema/scalars'
import { literal } from '../base/scalars'
import { whom } from './base/whom'
import { effectForm, nothing, plain, type Deed } from './base/effect'

/** What an attack is meant to do. */
export interface Blow {
  readonly cause: string
  readonly on: readonly SeatId[]
  readonly sure: boolean
  /** Whether it takes all lives. */
  readonly all: boolean
}
type Does = Deed<'attack', [blow: Blow, env: Env]>

export const attack = effectForm({
  shape: ({ who }) => ({
    attack: v.union([
      named('cause'),
      v.strictObject({
        cause: named('cause'),
        on: v.exactOptional(who),
        sure: v.exactOptional(Yes),
        takes: v.exactOptional(oneOf('one', 'all')),
      }),
    ]),
  }),
  about: 'Attacks: at night resolved at dawn, by day at once.',
  stands: 'everywhere',
  drawn: true,
  oneCard: false,
  onChosen: ({ attack: given }) => typeof given === 'string' || given.on === undefined,
  class: () => 'kill',
  brings: nothing,
  evaluate: ({ attack: given }, inner) => {
    const { cause, on: set, sure, takes } = typeof given === 'string' ? { cause: given } : given
    const on = whom(set, 'target', inner)
    const blow = { cause, sure: literal(sure) ?? false, all: literal(takes) === 'all' }
    return plain((deeds: Does, env) => deeds.attack({ ...blow, on: on(env) }, env))
  },
})
