/** Whether at least two share their side, or a role. */
import type { SeatId } from '../../../engine'
import { oneOf } from '../../schema/scalars'
import type { Env } from '../../state/asking'
import { conditionForm, secret } from '../base/entry'
import { literal } from '../base/scalars'
import { seenRoles, seenTeam } from '../base/sets'

function onOneSide(env: Env, first: SeatId, rest: readonly SeatId[]): boolean {
  const team = seenTeam(env, first)
  return !env.plan.doc.teams[team]?.solo && rest.every((seat) => seenTeam(env, seat) === team)
}

const ofOneRole = (env: Env, first: SeatId, rest: readonly SeatId[]): boolean =>
  seenRoles(env, first).some((role) => rest.every((seat) => seenRoles(env, seat).includes(role)))

export const same = conditionForm({
  shape: ({ who }) => ({ same: oneOf('team', 'role'), of: who }),
  about: { same: 'True if at least two share their team or role.', of: 'Who or what it is about.' },
  stands: 'everywhere',
  one: null,
  level: secret,
  evaluate: ({ same: what, of }, inner) => {
    const who = inner.who(of)
    const test = literal(what) === 'team' ? onOneSide : ofOneRole
    return (env) => {
      const [first, ...rest] = who(env)
      return first !== undefined && rest.length > 0 && test(env, first, rest)
    }
  },
  phrases: {
    sameRole: {
      en: '{of} all have the same role',
      de: 'alle mit derselben Rolle: {of}',
      pl: 'wszyscy z tą samą rolą: {of}',
    },
    sameTeam: {
      en: '{of} are all on the same side',
      de: 'alle auf derselben Seite: {of}',
      pl: 'wszyscy po tej samej stronie: {of}',
    },
  },
  phrase: ({ same: what, of }, { set }, phrases) =>
    what === 'role' ? [phrases.sameRole, { of: set(of) }] : [phrases.sameTeam, { of: set(of) }],
})
