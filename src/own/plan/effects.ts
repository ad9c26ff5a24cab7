/** What happens and what is asked: effects, questions and what is shown, with their expressions made ready. */
import { speaksOf } from '../check/classes'
import type { Choose } from '../format/calls'
import type { Effect, First, Show } from '../format/effects'
import type { Condition, Who } from '../language/expressions'
import { formsWith } from '../language/folds/find'
import { evaluate } from '../language/folds/evaluate'
import { listOf, literal } from '../language/scalars'
import type { WhoOf } from '../state/asking'
import type { ActPlan, ChoosePlan, EffectPlan, ShowPlan } from './types'

/** Forms that can be about the dead. */
const OF_THE_DEAD = formsWith(({ dead }) => dead)

const who = (set: Who | undefined, usual: Who): WhoOf => evaluate.who(set ?? usual)
const orTable = (set: Who | undefined, usual: Who): WhoOf | 'table' =>
  set === 'table' ? 'table' : who(set, usual)

/** What is shown to who is awake. */
export function showPlan(show: Show | First): ShowPlan {
  const truly = literal(show.truly) ?? false
  const any = show as Show
  if (any.thumb !== undefined)
    return { what: 'thumb', truly, condition: evaluate.condition(any.thumb) }
  if (any.nod !== undefined) return { what: 'nod', truly, condition: evaluate.condition(any.nod) }
  if (show.role !== undefined) return { what: 'role', truly, who: evaluate.who(show.role) }
  if (show.team !== undefined) return { what: 'team', truly, who: evaluate.who(show.team) }
  if (show.seats !== undefined) return { what: 'seats', truly, who: evaluate.who(show.seats) }
  if (show.fingers !== undefined) {
    return { what: 'fingers', truly, number: evaluate.number(show.fingers) }
  }
  return { what: 'sign', truly, sign: show.sign ?? '' }
}

type Of<K extends string> = Extract<Effect, Record<K, unknown>>

const bare = <T extends object>(value: string | T, key: string): T =>
  (typeof value === 'string' ? { [key]: value } : value) as T

function attack({ attack: given }: Of<'attack'>): EffectPlan {
  const full = bare<Exclude<typeof given, string>>(given, 'cause')
  const { cause, on, sure, takes } = full
  return {
    kind: 'attack',
    cause,
    on: who(on, 'target'),
    sure: literal(sure) ?? false,
    all: literal(takes) === 'all',
  }
}

function give({ give: given }: Of<'give'>): EffectPlan {
  const { status, to, until } = bare<Exclude<typeof given, string>>(given, 'status')
  const draws = JSON.stringify(to ?? '').includes('"random"')
  return { kind: 'give', status, to: orTable(to, 'target'), until: until ?? null, draws }
}

const roleOrLike = (value: string | { sameAs: Who }): string | WhoOf =>
  typeof value === 'string' ? value : evaluate.who(value.sameAs)

function count({ count: given }: Of<'count'>): EffectPlan {
  const { counter, of, add, set } = given
  const plan = {
    kind: 'count' as const,
    counter,
    of: of === undefined ? null : orTable(of, 'self'),
  }
  if (set !== undefined) return { ...plan, set: evaluate.number(set) }
  return { ...plan, add: evaluate.number(add ?? 1) }
}

function effectPlan(effect: Effect): EffectPlan {
  if ('attack' in effect) return attack(effect)
  if ('give' in effect) return give(effect)
  if ('take' in effect) {
    const { status, from } = bare<{ status: string; from?: Who }>(effect.take, 'status')
    return { kind: 'take', status, from: orTable(from, 'target') }
  }
  if ('show' in effect) return { kind: 'show', show: showPlan(effect.show) }
  if ('count' in effect) return count(effect)
  if ('link' in effect) {
    const { link, from, to } = effect.link
    return { kind: 'link', link, from: who(from, 'self'), to: evaluate.who(to) }
  }
  if ('unlink' in effect) {
    return { kind: 'unlink', link: effect.unlink.link, from: who(effect.unlink.from, 'self') }
  }
  if ('become' in effect) {
    const { role, who: whom } = effect.become
    return { kind: 'become', role: roleOrLike(role), who: who(whom, 'self') }
  }
  if ('join' in effect) {
    const { team, who: whom } = effect.join
    return { kind: 'join', team: roleOrLike(team), who: who(whom, 'self') }
  }
  return otherPlan(effect)
}

function otherPlan(effect: Effect): EffectPlan {
  if ('exchange' in effect) {
    const [one, other] = effect.exchange.between
    return {
      kind: 'exchange',
      one: evaluate.who(one),
      other: other === 'pool' ? 'pool' : evaluate.who(other),
    }
  }
  if ('redirect' in effect) {
    const { acts, onto } = effect.redirect
    return { kind: 'redirect', acts: evaluate.who(acts), onto: evaluate.who(onto) }
  }
  if ('swap' in effect) {
    const [one, other] = effect.swap
    return { kind: 'swap', one: evaluate.who(one), other: evaluate.who(other) }
  }
  if ('move' in effect) {
    return { kind: 'move', object: effect.move.object, to: evaluate.who(effect.move.to) }
  }
  if ('revive' in effect) return { kind: 'revive', who: evaluate.who(effect.revive) }
  if ('reveal' in effect) {
    const { who: whom, what } = effect.reveal
    return { kind: 'reveal', who: evaluate.who(whom), what: literal(what) ?? 'role' }
  }
  if ('announce' in effect) {
    const { notice, seats } = effect.announce
    return { kind: 'announce', notice, seats: seats === undefined ? null : evaluate.who(seats) }
  }
  if ('win' in effect) return winPlan(effect)
  if ('leave' in effect) return { kind: 'leave', scope: literal(effect.leave) }
  const { if: condition, do: then, else: otherwise } = effect as Of<'if'>
  return {
    kind: 'if',
    condition: evaluate.condition(condition),
    then: effectPlans(then),
    otherwise: effectPlans(otherwise),
  }
}

let teamIds: readonly string[] = []

/** A team's name stands as it is; whatever else is a word of the language names players. */
function winPlan({ win }: Of<'win'>): EffectPlan {
  const { who: whom, ends } = win
  const isTeam = typeof whom === 'string' && teamIds.includes(whom)
  return {
    kind: 'win',
    who: isTeam ? whom : evaluate.who(whom as Who),
    ends: literal(ends) ?? false,
  }
}

/** Makes a list of effects ready. */
export const effectPlans = (list: readonly Effect[] | undefined): EffectPlan[] =>
  (list ?? []).map(effectPlan)

/** The same for a document with these teams. */
export function withTeams<T>(teams: readonly string[], plan: () => T): T {
  const before = teamIds
  teamIds = teams
  try {
    return plan()
  } finally {
    teamIds = before
  }
}

function kindOf(choose: Choose): ChoosePlan['kind'] {
  const kinds = ['one', 'two', 'some', 'acts', 'word', 'role', 'card', 'yes'] as const
  return kinds.find((kind) => choose[kind] !== undefined) ?? 'yes'
}

/** Makes a question ready. `deck` are the roles that a question for any role in the game may name. */
export function choosePlan(choose: Choose, roles: readonly string[]): ChoosePlan {
  const kind = kindOf(choose)
  const { one, two, some, acts, word, role, must, self, again, by } = choose
  const of = one ?? two ?? some?.of
  const actPlans = Object.entries(acts ?? {}).map(([id, act]): ActPlan => ({
    id,
    one: act.one === undefined ? null : evaluate.who(act.one),
    if: act.if === undefined ? null : evaluate.condition(act.if),
    uses: act.uses === undefined ? null : literal(act.uses),
  }))
  const count = kind === 'two' ? 2 : 1
  const words = kind === 'role' ? (role === 'deck' ? roles : listOf(role)) : Object.keys(word ?? {})
  return {
    kind,
    of: of === undefined ? null : evaluate.who(of),
    dead: speaksOf([of, acts], OF_THE_DEAD),
    min: some ? literal(some.min) : count,
    max: some ? literal(some.max) : count,
    acts: actPlans,
    words: kind === 'yes' ? ['yes'] : words,
    anyRole: role === 'deck',
    must: evaluate.condition((must ?? false) as Condition | boolean),
    self: literal(self) ?? false,
    again: literal(again) ?? 'always',
    by: literal(by) ?? 'agreed',
  }
}
