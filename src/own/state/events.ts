/**
 * Everything that can happen in an own game: one table for all documents. No document adds to it, and none of these is
 * public: what the room hears is announced by the parts of `play`, from a closed list of kinds (`items.ts`).
 */
import { unheard, type EventDef, type EventTable, type SeatId, type Signal } from '../../engine'
import {
  add,
  becomeRole,
  beginRound,
  comeBack,
  exchange,
  give,
  givenBy,
  goOut,
  heardIn,
  seatIn,
  wait,
} from './changes'
import { ofPiles, type PileEvents } from './piles'
import {
  causeKey,
  counterKey,
  statusKey,
  type Act,
  type Attack,
  type Evening,
  type Fallen,
  type Leaving,
  type Moments,
  type Pending,
  type Bearer,
  type Queued,
  type Tie,
  type Visit,
} from './state'
import type { Until } from '../schema/until'

type Nothing = Record<never, never>

export interface OwnEvents extends PileEvents {
  roundBegan: { round: number }
  momentCame: { moment: keyof Moments }
  statusGiven: {
    status: string
    on: Bearer
    giver: SeatId | null
    stacks: boolean
    known: boolean
    /** Whether the room did not see it: by night, and as the day ends. */
    secret: boolean
    until: Until | null
  }
  statusEnded: { n: number }
  /** The room heard of a status. */
  statusKnown: { n: number }
  shieldHeld: { n: number; target: SeatId; cause: string }
  counted: { counter: string; on: Bearer; to: number }
  tied: Tie
  untied: { link: string; from: SeatId | null; to: readonly SeatId[] }
  roleTaken: { seat: SeatId; role: string }
  usesRenewed: { keys: readonly string[] }
  teamTaken: { seat: SeatId; team: string }
  roleHad: { seat: SeatId; role: string }
  cardsExchanged: {
    seat: SeatId
    other: SeatId | 'pool'
    card: string | null
    place: number | null
  }
  cardsSet: { seat: SeatId; cards: readonly string[] }
  redirected: { acts: SeatId; onto: SeatId }
  swapped: { one: SeatId; other: SeatId }
  /** `heard`: the room knows it at once. */
  objectMoved: { object: string; to: SeatId | null; heard: boolean }
  attacked: Attack
  attacksSettled: { count: number }
  /** An attack came to nothing. */
  warded: { target: SeatId; cause: string; by: string }
  struck: { target: SeatId; cause: string }
  lifeLost: { seat: SeatId; cause: string }
  wentOut: Leaving
  /** The one hand that a dead player had. */
  handSpent: { seat: SeatId }
  cameBack: { seat: SeatId }
  willReturn: { seat: SeatId }
  fell: Fallen
  /** `seats`: who is out, in the order in which the room heard of it. */
  fallenTold: { readonly seats: readonly SeatId[] }
  queuedForDawn: Queued
  endedUnheard: { status: string; seat: SeatId | null }
  queueTold: Nothing
  actTaken: Omit<Act, 'done'>
  actDone: { at: number }
  /** Who chose was stopped, or whom he chose cannot be met tonight. */
  cameToNothing: { call: string }
  chose: { call: string; key: string; seats: readonly SeatId[] }
  visited: Visit
  used: { key: string }
  asked: Pending
  askTaken: Nothing
  aimReached: { who: string; ends: boolean }
  began: { scope: string }
  over: { scope: string }
  stood: { seats: readonly SeatId[] }
  defended: { seat: SeatId }
  voted: { votes: Readonly<Record<SeatId, readonly SeatId[]>> }
  answered: { call: string; signal: Signal }
  /** `as`: null: no card is turned over. */
  covered: { seat: SeatId; as: string | null }
  uncovered: Nothing
  luckDrawn: { luck: number }
  /** Who was the last to lead by this status. */
  led: { status: string; seat: SeatId }
  /** So many proposals in a row were refused. */
  refusedInARow: { times: number }
  /** So many gave each answer. */
  balloted: { ballot: string; totals: Readonly<Record<string, number>> }
  /** Who gave it, as it counts. */
  said: { ballot: string; answer: string; seats: readonly SeatId[] }
  chainCut: Nothing
}

const table: EventTable<Evening, OwnEvents, never> = {
  roundBegan: unheard((state, { round }) => beginRound(state, round)),
  momentCame: unheard(({ game }, { moment }) => {
    game.moments[moment] += 1
  }),
  statusGiven: unheard(give),
  statusEnded: unheard(({ game }, { n }) => {
    game.given = game.given.filter((given) => given.n !== n)
  }),
  statusKnown: unheard((state, { n }) => {
    const given = givenBy(state, n)
    if (!given) return
    if (!given.known) given.heard = heardIn(state)
    state.game.latestTold[statusKey(given.status)] = state.game.latest[statusKey(given.status)] ?? 0
    given.known = true
    given.told = given.stacks
  }),
  shieldHeld: unheard((state, { n }) => {
    const given = givenBy(state, n)
    if (given) given.used = true
  }),
  counted: unheard(({ game }, { counter, on, to }) => {
    game.counters[counterKey(counter, on)] = to
  }),
  tied: unheard(({ game }, tie) => {
    game.ties.push(tie)
  }),
  untied: unheard(({ game }, { link, from, to }) => {
    game.ties = game.ties.filter(
      (tie) =>
        tie.link !== link ||
        (tie.from === null ? !tie.to.some((seat) => to.includes(seat)) : tie.from !== from),
    )
  }),
  roleTaken: unheard((state, { seat, role }) => becomeRole(state, seat, role)),
  usesRenewed: unheard(({ game }, { keys }) => {
    for (const key of keys) Reflect.deleteProperty(game.uses, key)
  }),
  teamTaken: unheard((state, { seat, team }) => {
    seatIn(state, seat).team = team
  }),
  roleHad: unheard((state, { seat, role }) => {
    seatIn(state, seat).was.push(role)
  }),
  cardsExchanged: unheard(exchange),
  cardsSet: unheard((state, { seat, cards }) => {
    const own = seatIn(state, seat)
    own.cards = [...cards]
    own.role = null
  }),
  redirected: unheard(({ game }, entry) => {
    game.redirects.push(entry)
  }),
  swapped: unheard(({ game }, { one, other }) => {
    game.swaps.push([one, other])
  }),
  objectMoved: unheard(({ game }, { object, to, heard }) => {
    game.holds[object] = to
    if (heard) game.heldOpenly[object] = to
  }),
  attacked: unheard(({ game }, attack) => {
    game.latest[causeKey(attack.cause)] = game.round
    game.attacks.push(attack)
  }),
  attacksSettled: unheard(({ game }, { count }) => {
    game.settled = count
  }),
  warded: unheard(),
  struck: unheard(),
  lifeLost: unheard((state, { seat }) => {
    const own = seatIn(state, seat)
    own.lost.push(...own.cards.splice(0, 1))
  }),
  wentOut: unheard(goOut),
  handSpent: unheard(({ game }, { seat }) => {
    game.spent.push(seat)
  }),
  cameBack: unheard((state, { seat }) => comeBack(state, seat)),
  willReturn: unheard(({ game }, { seat }) => {
    game.returning.push(seat)
  }),
  fell: unheard(({ game }, fallen) => {
    game.fallen.push(fallen)
    if (fallen.out && fallen.shown === null) game.hidden.push(fallen.seat)
  }),
  fallenTold: unheard(({ game }, { seats }) => {
    game.fallen = []
    // Who was out first is for nobody to know but by what was told.
    const told = seats.flatMap((seat) => game.outs.filter((out) => out.seat === seat))
    game.outs = [...game.outs.filter(({ seat }) => !seats.includes(seat)), ...told]
  }),
  queuedForDawn: unheard(({ game }, entry) => {
    game.queue.push(entry)
  }),
  endedUnheard: unheard(({ game }, { status, seat }) => {
    const seats = game.ended[status] ?? []
    game.ended[status] = seat && !seats.includes(seat) ? [...seats, seat] : seats
  }),
  queueTold: unheard(({ game }) => {
    for (const object of Object.keys(game.holds)) {
      const isTold = game.queue.some(({ kind }) => kind === `moved.${object}`)
      if (isTold) game.heldOpenly[object] = game.holds[object] ?? null
    }
    game.queue = []
    game.ended = {}
  }),
  actTaken: unheard(({ game }, act) => {
    game.acts.push({ ...act, done: false })
  }),
  actDone: unheard(({ game }, { at }) => {
    const act = game.acts[at]
    if (act) act.done = true
  }),
  cameToNothing: unheard(),
  chose: unheard(({ game }, { call, key, seats }) => {
    game.chosen[call] = [...(game.chosen[call] ?? []), ...seats]
    game.last[key] = [...(game.last[key] ?? []), { night: game.round, seats }]
  }),
  visited: unheard(({ game }, visit) => {
    game.visits.push(visit)
  }),
  used: unheard(({ game }, { key }) => add(key, game.uses)),
  asked: unheard(wait),
  askTaken: unheard(({ game }) => {
    game.pending.shift()
  }),
  aimReached: unheard(({ game }, aim) => {
    game.wins.push(aim)
  }),
  began: unheard(({ game }, { scope }) => {
    game.running.push(scope)
  }),
  over: unheard(({ game }, { scope }) => {
    game.running = game.running.filter((running) => running !== scope)
  }),
  stood: unheard(({ game }, { seats }) => {
    game.stand = [...seats]
    game.heard = []
  }),
  defended: unheard(({ game }, { seat }) => {
    game.heard.push(seat)
  }),
  voted: unheard(({ game }, { votes }) => {
    game.votes = votes
  }),
  answered: unheard(({ game }, { call, signal }) => {
    game.answers[call] = { night: game.round, signal }
  }),
  covered: unheard(({ game }, cover) => {
    game.covers = [...game.covers.filter(({ seat }) => seat !== cover.seat), cover]
  }),
  uncovered: unheard(({ game }) => {
    game.covers = []
  }),
  luckDrawn: unheard(({ game }, { luck }) => {
    game.luck = luck
  }),
  led: unheard(({ game }, { status, seat }) => {
    game.led[status] = seat
  }),
  refusedInARow: unheard(({ game }, { times }) => {
    game.refused = times
  }),
  balloted: unheard(({ game }, { ballot, totals }) => {
    game.ballots[ballot] = totals
  }),
  said: unheard(),
  ...ofPiles,
  chainCut: unheard(({ game }) => {
    game.dropped += 1
  }),
}

/** Where a part that a power may break off begins and ends: once it was noted of documents without such a power, too. */
export const MARKS: readonly (keyof OwnEvents)[] = ['began', 'over']

/** Events by which somebody comes to be in, out, or somebody else. */
const OF_PEOPLE: ReadonlySet<string> = new Set<keyof OwnEvents>([
  'roleTaken',
  'teamTaken',
  'roleHad',
  'cardsExchanged',
  'cardsSet',
  'lifeLost',
  'wentOut',
  'cameBack',
])

type Def = EventDef<Evening, never, never>

/** The same, and it is counted: what was found out about a state before is looked at anew. */
const counted = ([kind, def]: readonly [string, Def]): [string, Def] => {
  const isOfPeople = OF_PEOPLE.has(kind)
  const apply: Def['apply'] = (state, data) => {
    def.apply(state, data)
    const { changes } = state.game
    changes.all += 1
    if (isOfPeople) changes.people += 1
  }
  return [kind, { ...def, apply }]
}

/** What every event does to the table. */
export const events = Object.fromEntries(
  Object.entries(table as Readonly<Record<string, Def>>).map(counted),
) as unknown as EventTable<Evening, OwnEvents, never>
