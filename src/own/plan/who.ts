/** Who is meant: a set of seats as a closure. */
import { bySeat, type SeatId } from '../../engine'
import {
  appearanceOf,
  givenOf,
  holdersOf,
  inOrder,
  isIn,
  membersOf,
  neighboursOf,
  ownSeat,
  rolesOf,
  teamOf,
  tiedBy,
  universe,
} from '../state/facts'
import type { Condition, Num, Who } from '../format/expressions'
import { literal } from './fold'
import { causesOf, listOf } from './scalars'
import type { ConditionOf, Env, NumberOf, WhoOf } from './types'

/** The other two kinds of expression, for what is inside a set. */
export interface Inner {
  readonly who: (who: Who) => WhoOf
  readonly number: (number: Num) => NumberOf
  readonly condition: (condition: Condition | boolean) => ConditionOf
}

const one = (seat: SeatId | undefined): readonly SeatId[] => (seat === undefined ? [] : [seat])
const filter = (keeps: (env: Env, seat: SeatId) => boolean): WhoOf => {
  return (env) => universe(env).filter((seat) => keeps(env, seat))
}

const words: Readonly<Record<string, WhoOf>> = {
  everyone: universe,
  nobody: () => [],
  others: (env) => universe(env).filter((seat) => seat !== env.self),
  self: ({ self }) => one(self),
  holders: ({ holders = [] }) => holders,
  target: ({ targets = [] }) => targets.slice(0, 1),
  second: ({ targets = [] }) => targets.slice(1, 2),
  targets: ({ targets = [] }) => targets,
  giver: ({ giver, state }) => one(giver).filter((seat) => isIn(state, seat)),
  it: ({ it }) => one(it),
  killers: ({ killers = [], draw }) =>
    killers.length > 1 && draw ? one(killers[draw(killers.length)]) : killers,
  candidates: ({ candidates = [] }) => candidates,
  table: () => [],
}

/** Roles and side of a player: the truth, or how he appears where something is shown. */
export const seenRoles = (env: Env, seat: SeatId): readonly string[] =>
  env.appears ? appearanceOf(env, seat).roles : rolesOf(env.plan, env.state, seat)
export const seenTeam = (env: Env, seat: SeatId): string =>
  env.appears ? appearanceOf(env, seat).team : teamOf(env.plan, env.state, seat)

/** Of whose side: the team that calls, else that of `self`; a lone player has only himself. */
function isOwn(env: Env, seat: SeatId): boolean {
  const { plan, state, self } = env
  const team = env.own ?? (self === undefined ? undefined : teamOf(plan, state, self))
  if (team === undefined) return false
  if (plan.doc.teams[team]?.solo)
    return self === undefined ? seenTeam(env, seat) === team : seat === self
  return seat === self || seenTeam(env, seat) === team
}

/** Whether it is asked who is in the game, as it is. */
const isPlain = ({ dead, told, appears }: Env): boolean => !dead && !told && !appears

function byTeam(ids: readonly string[]): WhoOf {
  const own = ids.includes('own')
  const other = ids.includes('other')
  const all = filter(
    (env, seat) =>
      ids.includes(seenTeam(env, seat)) ||
      (own && isOwn(env, seat)) ||
      (other && !isOwn(env, seat)),
  )
  if (own || other) return all
  return (env) => (isPlain(env) ? membersOf(env.plan, env.state, ids) : all(env))
}

const visits =
  (of: WhoOf, from: 'by' | 'at', to: 'by' | 'at'): WhoOf =>
  (env) => {
    const seats = of(env)
    const found = env.state.game.visits.filter((visit) => seats.includes(visit[from]))
    return inOrder(
      env.state,
      found.map((visit) => visit[to]),
    )
  }

const within = (env: Env, seats: readonly SeatId[]): readonly SeatId[] => {
  if (seats.length === 0) return seats
  const all = universe(env)
  return inOrder(
    env.state,
    seats.filter((seat) => all.includes(seat)),
  )
}

type Form = Exclude<Who, string>
type Key = Form extends infer F ? (F extends object ? keyof F : never) : never

/** Reads one set. */
export function whoOf(inner: Inner, who: Who): WhoOf {
  if (typeof who === 'string') return words[who] ?? (() => [])
  const of = (key: Key): Who => (who as unknown as Record<string, Who>)[key] as Who
  const ids = (key: Key) => listOf((who as unknown as Record<string, string | string[]>)[key])
  if ('role' in who) {
    const roles = ids('role')
    const all = filter((env, seat) => seenRoles(env, seat).some((role) => roles.includes(role)))
    return (env) => (isPlain(env) ? holdersOf(env.plan, env.state, roles) : all(env))
  }
  if ('team' in who) return byTeam(ids('team'))
  if ('kind' in who) {
    const kinds = ids('kind')
    return filter(({ plan, state }, seat) =>
      rolesOf(plan, state, seat).some((role) => kinds.includes(plan.doc.roles[role]?.kind ?? '')),
    )
  }
  if ('card' in who) {
    const cards = ids('card')
    return filter(({ state }, seat) => ownSeat(state, seat).cards.some((c) => cards.includes(c)))
  }
  if ('topCard' in who) {
    const cards = ids('topCard')
    return filter(({ state }, seat) => cards.includes(ownSeat(state, seat).cards[0] ?? ''))
  }
  if ('dealt' in who) {
    const wanted = ids('dealt')
    return filter(({ plan, state }, seat) =>
      ownSeat(state, seat).dealt.some(
        (card) => wanted.includes(card) || wanted.includes(plan.cards[card]?.role ?? ''),
      ),
    )
  }
  if ('was' in who) {
    const roles = ids('was')
    return filter(({ state }, seat) => ownSeat(state, seat).was.some((r) => roles.includes(r)))
  }
  if ('status' in who) {
    const statuses = ids('status')
    return filter(({ state, told }, seat) =>
      statuses.some((id) => {
        const given = givenOf(state, seat, id)
        return given !== undefined && (!told || given.known)
      }),
    )
  }
  return relation(inner, who, of, ids)
}

function relation(
  inner: Inner,
  who: Form,
  of: (key: Key) => Who,
  ids: (key: Key) => readonly string[],
): WhoOf {
  if ('link' in who) {
    const links = ids('link')
    const from = who.of === undefined ? null : inner.who(who.of)
    return (env) => {
      const isGroup = links.every((id) => env.plan.doc.links?.[id]?.kind === 'group')
      const seats = from ? from(env) : isGroup || env.self === undefined ? null : [env.self]
      return within(
        env,
        links.flatMap((id) => tiedBy(env.state, id, seats)),
      )
    }
  }
  if ('holds' in who) {
    const objects = ids('holds')
    return filter(({ state, told }, seat) => {
      const held = told ? state.game.heldOpenly : state.game.holds
      return objects.some((id) => held[id] === seat)
    })
  }
  if ('chosenBy' in who) {
    const calls = ids('chosenBy')
    return (env) =>
      within(
        env,
        calls.flatMap((id) => env.state.game.chosen[id] ?? []),
      )
  }
  if ('attackedBy' in who) {
    const fits = causesOf(who.attackedBy)
    return (env) =>
      within(
        env,
        env.state.game.attacks.filter(({ cause }) => fits(cause, true)).map((a) => a.target),
      )
  }
  if ('doomed' in who) {
    const fits = causesOf(who.doomed)
    return (env) => env.plan.doomed(env.state, (cause) => fits(cause, true))
  }
  if ('visitedBy' in who) return visits(inner.who(of('visitedBy')), 'by', 'at')
  if ('visitorsOf' in who) return visits(inner.who(of('visitorsOf')), 'at', 'by')
  if ('neighbours' in who) {
    const seats = inner.who(of('neighbours'))
    const side = literal(who.side ?? 'both')
    return (env) =>
      inOrder(
        env.state,
        seats(env).flatMap((seat) => neighboursOf(env.state, seat, side)),
      )
  }
  if ('dead' in who) {
    const inside = inner.who(of('dead'))
    return (env) => {
      const among = { ...env, dead: true }
      return within(among, inside(among))
    }
  }
  if ('lastDead' in who) return ({ state }) => one(state.game.outs.at(-1)?.seat)
  return combined(inner, who)
}

function combined(inner: Inner, who: Form): WhoOf {
  if ('both' in who) {
    const [first, ...rest] = who.both.map(inner.who)
    if (!first) return () => []
    const [second] = rest
    if (second && rest.length === 1) {
      return (env) => {
        const set = second(env)
        return first(env).filter((seat) => set.includes(seat))
      }
    }
    return (env) => {
      const others = rest.map((set) => set(env))
      return first(env).filter((seat) => others.every((set) => set.includes(seat)))
    }
  }
  if ('any' in who) {
    const sets = who.any.map(inner.who)
    return (env) => {
      const found: SeatId[] = []
      for (const set of sets) for (const seat of set(env)) found.push(seat)
      return inOrder(env.state, found)
    }
  }
  if ('not' in who) {
    const set = inner.who(who.not)
    return (env) => {
      const without = set(env)
      return universe(env).filter((seat) => !without.includes(seat))
    }
  }
  if ('if' in who) {
    const [condition, then] = [inner.condition(who.if), inner.who(who.then)]
    const otherwise = who.else === undefined ? () => [] : inner.who(who.else)
    // A house rule has already been folded to what it comes to.
    if ((who.if as unknown) === true) return then
    if ((who.if as unknown) === false) return otherwise
    return (env) => (condition(env) ? then(env) : otherwise(env))
  }
  if (!('random' in who)) return () => []
  const [set, count] = [inner.who(who.random), inner.number(who.n ?? 1)]
  return (env) => {
    const { draw } = env
    if (!draw) return []
    const left = [...set(env)]
    const drawn: SeatId[] = []
    for (let n = count(env); n > 0 && left.length > 0; n--) {
      drawn.push(...left.splice(left.length > 1 ? draw(left.length) : 0, 1))
    }
    return drawn.sort(bySeat)
  }
}
