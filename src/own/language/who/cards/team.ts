/** Whoever is on one of these sides; `own` and `other` as it looks to whoever asks. */
import type { SeatId } from '../../../../engine'
import { someNamed } from '../../../schema/marks'
import { membersOf, teamOf } from '../../../state/facts'
import type { Env, WhoOf } from '../../../state/asking'
import { secret, setForm } from '../../base/entry'
import { listOf } from '../../base/scalars'
import { among, isPlain, seenTeam } from '../../base/sets'

/** Of whose side: the team that calls, else that of `self`; a lone player has only himself. */
function isOwn(env: Env, seat: SeatId): boolean {
  const { plan, state, self } = env
  const team = env.own ?? (self === undefined ? undefined : teamOf(plan, state, self))
  if (team === undefined) return false
  if (plan.doc.teams[team]?.solo)
    return self === undefined ? seenTeam(env, seat) === team : seat === self
  return seat === self || seenTeam(env, seat) === team
}

function membersNow(ids: readonly string[]): WhoOf {
  const own = ids.includes('own')
  const other = ids.includes('other')
  const all = among(
    (env, seat) =>
      ids.includes(seenTeam(env, seat)) ||
      (own && isOwn(env, seat)) ||
      (other && !isOwn(env, seat)),
  )
  if (own || other) return all
  return (env) => (isPlain(env) ? membersOf(env.plan, env.state, ids) : all(env))
}

export const team = setForm({
  shape: () => ({ team: someNamed('team') }),
  about: { team: 'Who is on one of these teams; own and other are as seen by the player asked.' },
  stands: 'everywhere',
  trail: false,
  dead: false,
  level: secret,
  reach: ({ team: ids }, { teams }) => teams(ids),
  evaluate: ({ team: ids }) => membersNow(listOf(ids)),
  phrases: {
    ownTeam: {
      en: 'players of the same side',
      de: 'Leute der eigenen Seite',
      pl: 'żywi z własnej strony',
    },
    otherTeams: {
      en: 'players of the other sides',
      de: 'Leute der anderen Seiten',
      pl: 'żywi z innych stron',
    },
    team: { en: 'players of {x}', de: '{x}', pl: 'żywi, strona: {x}' },
  },
  phrase: ({ team: ids }, { names }, phrases) => {
    if (ids === 'own') return [phrases.ownTeam]
    if (ids === 'other') return [phrases.otherTeams]
    return [phrases.team, { x: names(ids) }]
  },
})
