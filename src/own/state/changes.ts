/** The longer changes that events make; for reducers alone. */
import { seatIndex, seatOf, type SeatId, type TableState } from '../../engine'
import { statusKey, type Evening, type Given, type Pending, type Waiting } from './state'
import type { OwnEvents } from './events'

type State = TableState<Evening>

export const seatIn = (state: State, seat: SeatId) => {
  const own = state.game.seats[seatIndex(seat)]
  if (!own) throw new Error(`no seat ${seat}`)
  return own
}

export const add = (key: string, counts: Record<string, number>): void => {
  counts[key] = (counts[key] ?? 0) + 1
}

/** In which order the parts of a round come. */
const PARTS: readonly string[] = ['night', 'dawn', 'day', 'end']
/** More than is ever announced in one part of a round. */
const MANY = 10_000

/** How much the room has heard: it grows with the evening, and is the same for all that comes about in one moment. */
export function heardIn({ phase, record, game }: State): number {
  const part = Math.max(0, PARTS.indexOf(phase.kind))
  return (game.round * PARTS.length + part) * MANY + record.items.length
}

export function give(state: State, data: OwnEvents['statusGiven']): void {
  const { game } = state
  const { status, on, giver, stacks, known, until, secret } = data
  const isOpen = state.phase.kind === 'day' && !secret
  game.latest[statusKey(status)] = game.round
  if (known) game.latestTold[statusKey(status)] = game.round
  // Between two days, and before the first night, it is no night that blocks by its own acts; it is told like one.
  const night = isOpen ? 0 : state.phase.kind === 'day' ? -1 : game.round || -1
  const held = game.given.find((given) => given.status === status && given.on === on)
  if (!held) {
    const since = { ...game.moments }
    const n = game.next++
    const told = known ? 1 : 0
    const heard = heardIn(state)
    const begins = { night, stacks: 1, told, used: false, known, heard, since }
    game.given.push({ n, status, on, giver, ...begins, until })
    return
  }
  held.giver = giver
  // It blocks since it was first given; what was given by day may still have to be told.
  if (held.night === 0) held.night = night
  held.until = until
  held.since = { ...game.moments }
  if (known && !held.known) held.heard = heardIn(state)
  held.known ||= known
  if (stacks) held.stacks += 1
  if (known) held.told = held.stacks
}

/** Questions of one moment wait in the order of seats, then of the document: not of what came about first. */
export function wait(state: State, pending: Pending): void {
  const { game } = state
  const waiting = { ...pending, since: heardIn(state) }
  const place = game.pending.findIndex((other) => comesBefore(waiting, other))
  game.pending.splice(place < 0 ? game.pending.length : place, 0, waiting)
}

function comesBefore(one: Waiting, other: Waiting): boolean {
  if (one.since !== other.since) return one.since < other.since
  if (one.late !== other.late) return other.late
  const [seat, seatOfOther] = [placeOf(one), placeOf(other)]
  return seat === seatOfOther ? one.rank < other.rank : seat < seatOfOther
}

function placeOf({ self, it }: Pending): number {
  const seat = self ?? it
  return seat === null ? Infinity : seatIndex(seat)
}

export function beginRound(state: State, round: number): void {
  const { game } = state
  game.round = round
  game.acts = []
  game.chosen = {}
  game.visits = []
  game.redirects = []
  game.swaps = []
  // What struck as the day ended, or before the first night, is settled with the night.
  game.attacks = game.attacks.slice(game.settled)
  game.settled = 0
  game.dropped = 0
}

export function exchange(
  state: State,
  { seat, other, card, place }: OwnEvents['cardsExchanged'],
): void {
  const one = seatIn(state, seat)
  one.role = null
  const { pool } = state.game
  if (other === 'pool') {
    const at = place ?? (card === null ? -1 : pool.indexOf(card))
    const taken = pool[at]
    if (taken === undefined) return
    const [given] = one.cards
    if (given !== undefined) pool[at] = given
    one.cards[0] = taken
    return
  }
  const two = seatIn(state, other)
  two.role = null
  const held = one.cards
  one.cards = two.cards
  two.cards = held
}

export function goOut(state: State, { seat, roles, team, by, keeps }: OwnEvents['wentOut']): void {
  const { game } = state
  seatOf(state, seat).alive = false
  seatIn(state, seat).had = { roles, team }
  game.given = game.given.filter(({ on, status }) => on !== seat || keeps.includes(status))
  game.outs.push({ seat, round: game.round, by })
}

export function comeBack(state: State, seat: SeatId): void {
  const own = seatIn(state, seat)
  seatOf(state, seat).alive = true
  own.had = null
  if (own.cards.length === 0) own.cards = own.lost.splice(-1)
  state.game.outs = state.game.outs.filter((out) => out.seat !== seat)
  state.game.returning = state.game.returning.filter((other) => other !== seat)
  state.game.hidden = state.game.hidden.filter((other) => other !== seat)
  // Whoever dies once more has a hand once more.
  state.game.spent = state.game.spent.filter((other) => other !== seat)
}

export function becomeRole(state: State, seat: SeatId, role: string): void {
  const own = seatIn(state, seat)
  own.role = role
  own.team = null
  if (!own.was.includes(role)) own.was.push(role)
}

export const givenBy = (state: State, n: number): Given | undefined =>
  state.game.given.find((given) => given.n === n)
