/** How many and whether, as closures; with `who.ts` all that a document can ask of a state. */
import { seatIndex } from '../../engine'
import { counterKey } from '../state/state'
import { givenOf, livesOf } from '../state/facts'
import {
  COMPARATORS,
  type Condition,
  type Num,
  type NumberForm,
  type Who,
} from '../format/expressions'
import { comparing, literal } from './fold'
import { causesOf, listOf, nightsOf } from './scalars'
import type { ConditionOf, Env, NumberOf } from './types'
import { seenRoles, seenTeam, whoOf, type Inner } from './who'

const hold = (value: number): number => Math.max(-999, Math.min(999, Math.trunc(value) || 0))

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0)

/** Of whom a number is asked; `table` is no seat and has one of its own. */
const ofTable = (of: Who | undefined): boolean => of === 'table'

function numberForm(number: NumberForm): NumberOf {
  if ('count' in number) {
    const who = inner.who(number.count)
    return (env) => who(env).length
  }
  if ('counter' in number) {
    const { counter, of } = number
    const who = inner.who(of ?? 'self')
    const start = (env: Env) => Number(env.plan.doc.counters?.[counter]?.start ?? 0)
    return (env) => {
      const { counters } = env.state.game
      const isTable = ofTable(of) || (of === undefined && env.self === undefined)
      const places = isTable ? (['table'] as const) : who(env)
      return sum(places.map((place) => counters[counterKey(counter, place)] ?? start(env)))
    }
  }
  if ('lives' in number) {
    const who = inner.who(number.lives)
    return (env) =>
      sum(
        who(env).map((seat) => {
          const known = env.told ? env.state.record.seats[seatIndex(seat)]?.lives : undefined
          return known ?? livesOf(env.plan, env.state, seat)
        }),
      )
  }
  if ('stacks' in number) {
    const { stacks, of = 'self' } = number
    const who = inner.who(of)
    return ({ state, ...env }) => {
      const places = ofTable(of) ? (['table'] as const) : who({ state, ...env })
      const counted = places.map((place) => {
        const given = givenOf(state, place, stacks)
        return (env.told ? given?.told : given?.stacks) ?? 0
      })
      return sum(counted)
    }
  }
  if ('players' in number) return ({ state }) => state.seats.length
  if ('night' in number) return ({ state }) => state.game.round
  if ('half' in number) {
    const of = inner.number(number.half)
    return literal(number.up) ? (env) => Math.ceil(of(env) / 2) : (env) => Math.floor(of(env) / 2)
  }
  if ('sum' in number) {
    const parts = number.sum.map(inner.number)
    return (env) => sum(parts.map((part) => part(env)))
  }
  const [one, other] = number.minus.map(inner.number)
  return (env) => (one?.(env) ?? 0) - (other?.(env) ?? 0)
}

function numberOf(number: Num): NumberOf {
  const folded = number as NumberForm | number | boolean
  if (typeof folded !== 'object') return () => Number(folded) || 0
  const form = numberForm(folded)
  return (env) => hold(form(env))
}

const isNumber = (condition: object): condition is NumberForm =>
  ['count', 'counter', 'lives', 'stacks', 'players', 'night', 'half', 'sum', 'minus'].some((word) =>
    Object.hasOwn(condition, word),
  )

function compared(condition: NumberForm): ConditionOf {
  const map = condition as unknown as Record<string, Num>
  const word = COMPARATORS.find((known) => Object.hasOwn(map, known)) ?? 'is'
  // `{ minus }` and its like are numbers, too: only the comparing word is left out.
  const number = numberOf(condition as Num)
  const other = numberOf(map[word] ?? 0)
  const test = comparing(word)
  return (env) => test(number(env), other(env))
}

function same(of: Who, what: 'team' | 'role'): ConditionOf {
  const who = inner.who(of)
  return (env) => {
    const seats = who(env)
    const [first, ...rest] = seats
    if (first === undefined || rest.length === 0) return false
    if (what === 'team') {
      const team = seenTeam(env, first)
      return !env.plan.doc.teams[team]?.solo && rest.every((seat) => seenTeam(env, seat) === team)
    }
    return seenRoles(env, first).some((role) =>
      rest.every((seat) => seenRoles(env, seat).includes(role)),
    )
  }
}

/** Whether a card, role or kind was in the deck. */
export const isInDeck = ({ plan, state }: Pick<Env, 'plan' | 'state'>, id: string): boolean =>
  Object.entries(state.game.deck).some(([card, count]) => {
    const role = plan.cards[card]?.role ?? ''
    return count > 0 && (card === id || role === id || plan.doc.roles[role]?.kind === id)
  })

function conditionOf(given: Condition | boolean): ConditionOf {
  const condition = given as Condition | boolean | string | number
  if (typeof condition !== 'object') return () => condition === true
  if ('option' in condition) return () => false
  if ('some' in condition) {
    const who = inner.who(condition.some)
    return (env) => who(env).length > 0
  }
  if ('none' in condition) {
    const who = inner.who(condition.none)
    return (env) => who(env).length === 0
  }
  if ('the' in condition) return within(condition)
  if ('same' in condition) return same(condition.of, literal(condition.same))
  if ('inDeck' in condition) {
    const ids = listOf(condition.inDeck)
    return (env) => ids.some((id) => isInDeck(env, id))
  }
  if ('nights' in condition) {
    const nights = nightsOf(condition.nights, true)
    return ({ state }) => nights(state.game.round)
  }
  if ('phase' in condition) {
    const phase = literal(condition.phase)
    return ({ state }) => state.phase.kind === phase
  }
  return atChoice(condition)
}

function within(condition: Extract<Condition, { the: Who }>): ConditionOf {
  const set = inner.who(condition.the)
  const inside = inner.who(condition.is ?? condition.isNot ?? 'nobody')
  const wanted = condition.is !== undefined
  return (env) => {
    const seats = set(env)
    if (seats.length === 0) return false
    const others = inside(env)
    return seats.every((seat) => others.includes(seat) === wanted)
  }
}

function atChoice(condition: Condition): ConditionOf {
  if ('cause' in condition) {
    const fits = causesOf(condition.cause)
    return ({ cause, state }) => cause !== undefined && fits(cause, state.phase.kind !== 'day')
  }
  if ('used' in condition) {
    const wanted = literal(condition.used)
    return ({ used }) => used === wanted
  }
  if ('act' in condition) return ({ act }) => act === condition.act
  if ('word' in condition) return ({ word }) => word === condition.word
  if ('chance' in condition) {
    const [hits = 0, of = 1] = condition.chance.split('/').map(Number)
    return ({ draw }) => draw !== undefined && draw(of) < hits
  }
  if ('all' in condition) {
    const parts = condition.all.map(inner.condition)
    return (env) => {
      for (const part of parts) if (!part(env)) return false
      return true
    }
  }
  if ('any' in condition) {
    const parts = condition.any.map(inner.condition)
    return (env) => {
      for (const part of parts) if (part(env)) return true
      return false
    }
  }
  if (isNumber(condition)) return compared(condition)
  if ('not' in condition) {
    const part = inner.condition(condition.not as Condition)
    return (env) => !part(env)
  }
  return () => false
}

/** Reads expressions whose house rules are folded. */
export const inner: Inner = {
  who: (who) => whoOf(inner, who),
  number: numberOf,
  condition: conditionOf,
}

/** Who may be in the game as the room knows it; for what is open. */
export const openEnv = (env: Env): Env => ({ ...env, told: true })
