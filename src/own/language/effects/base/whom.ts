/** Whom an effect is on, where that is said and where it is not. */
import { livingAmong, rolesOf, teamOf } from '../../../state/facts'
import type { Env, WhoOf } from '../../../state/asking'
import type { Bearer } from '../../../state/state'
import type { Inner } from '../../base/entry'
import type { SetWithin } from '../../../schema/fields'
import { isOfTable } from '../../base/numbers'
import { PLAYER_WORDS } from '../../who/words'

/** Who is meant; by the word for it where nothing is said. */
export const whom = (
  set: SetWithin | undefined,
  usual: 'target' | 'self',
  { who }: Inner,
): WhoOf => (set === undefined ? PLAYER_WORDS[usual].evaluate : who(set))

/** The living of these, or the table; with `lasting` the dead, too, where one of these statuses outlasts its player. */
export function places(
  set: SetWithin | undefined,
  usual: 'target' | 'self',
  inner: Inner,
  lasting: readonly string[] = [],
): (env: Env) => readonly Bearer[] {
  if (isOfTable(set)) return () => ['table']
  const who = whom(set, usual, inner)
  return (env) => {
    const seats = who(env)
    const outlasts = lasting.some((status) => env.plan.lasting.has(status))
    return outlasts ? seats : livingAmong(env.state, seats)
  }
}

type Named = string | { readonly sameAs: SetWithin }
type NameOf = (env: Env) => string | undefined

/** What is named, or what somebody has; nothing where there is nobody. */
function namedOr(
  named: Named,
  { who }: Inner,
  of: (env: Env, like: `s${number}`) => string | undefined,
): NameOf {
  if (typeof named === 'string') return () => named
  const likes = who(named.sameAs)
  return (env) => {
    const [like] = likes(env)
    return like === undefined ? undefined : of(env, like)
  }
}

/** A role by its name, or the first that somebody has. */
export const roleOr = (named: Named, inner: Inner): NameOf =>
  namedOr(named, inner, ({ plan, state }, like) => rolesOf(plan, state, like)[0])

/** A side by its name, or the one that somebody is on. */
export const teamOr = (named: Named, inner: Inner): NameOf =>
  namedOr(named, inner, ({ plan, state }, like) => teamOf(plan, state, like))
