/** What the rules ask of a state: roles, sides, statuses, lives, ties, and how a player appears. */
import { seatIndex, type SeatId } from '../../engine'
import type { OwnState, SeenGiven } from './state'
import { canFail, type TraitMap, type TraitName } from '../schema/traits'
import type { Bearers, Env, Ground, TraitPlan } from './asking'
import { peopleOf } from './people'

const ownSeat = (state: OwnState, seat: SeatId) => {
  const found = state.game.seats[seatIndex(seat)]
  if (!found) throw new Error(`no seat ${seat}`)
  return found
}
export { ownSeat }

export const isIn = (state: OwnState, seat: SeatId): boolean =>
  state.seats[seatIndex(seat)]?.alive ?? false

/** Most sets are already: they were filtered out of others that are. */
function isInOrder(state: OwnState, seats: readonly SeatId[]): boolean {
  let last = -1
  for (const seat of seats) {
    const at = seatIndex(seat)
    if (at <= last) return false
    last = at
  }
  return last < state.seats.length
}

/** Everybody of these, clockwise and each once; the same list where it is that already. */
export function inOrder(state: OwnState, seats: readonly SeatId[]): readonly SeatId[] {
  if (isInOrder(state, seats)) return seats
  const found: SeatId[] = []
  if (seats.length > 0) for (const { id } of state.seats) if (seats.includes(id)) found.push(id)
  return found
}

/** Those of these who are in; the same list where all are. */
export function livingAmong(state: OwnState, seats: readonly SeatId[]): readonly SeatId[] {
  for (const seat of seats) {
    if (!isIn(state, seat)) return seats.filter((one) => isIn(state, one))
  }
  return seats
}

/** Those of these who are out. */
export const deadAmong = (state: OwnState, seats: readonly SeatId[]): readonly SeatId[] =>
  seats.filter((seat) => !isIn(state, seat))

/** The roles of the active cards, and those that stay; of the dead what they were. */
export function rolesOf(plan: Ground, state: OwnState, seat: SeatId): readonly string[] {
  const { roles } = peopleOf(plan, state)
  return (roles[seatIndex(seat)] ??= rolesNow(plan, state, seat))
}

function rolesNow(plan: Ground, state: OwnState, seat: SeatId): readonly string[] {
  const { cards, role, was, had } = ownSeat(state, seat)
  if (had) return had.roles
  if (role !== null) return [role]
  const [only] = cards
  if (only !== undefined && cards.length === 1 && was.length < 2) {
    const known = plan.cards[only]
    // Nobody was anything else that could stay.
    if (known && (was.length === 0 || was[0] === known.role)) return known.roles
  }
  const roles: string[] = []
  for (const [at, card] of cards.entries()) {
    const known = plan.cards[card]
    if (known && (at === 0 || !known.top) && !roles.includes(known.role)) roles.push(known.role)
  }
  for (const id of was) if (plan.doc.roles[id]?.stays && !roles.includes(id)) roles.push(id)
  return roles
}

/** The first side, in the order of the document, that one of the roles has. */
export function teamOf(plan: Ground, state: OwnState, seat: SeatId): string {
  const { teams } = peopleOf(plan, state)
  return (teams[seatIndex(seat)] ??= teamNow(plan, state, seat))
}

function teamNow(plan: Ground, state: OwnState, seat: SeatId): string {
  const { team, had } = ownSeat(state, seat)
  if (had) return had.team
  if (team !== null) return team
  const roles = rolesOf(plan, state, seat)
  const [only] = roles
  if (only !== undefined && roles.length === 1) return plan.doc.roles[only]?.team as string
  const sides = roles.map((role) => plan.doc.roles[role]?.team as string)
  return plan.teams.find((id) => sides.includes(id)) ?? plan.teams[0] ?? ''
}

export const statusesOf = (state: OwnState, seat: SeatId | 'table'): SeenGiven[] =>
  state.game.given.filter(({ on }) => on === seat)

export const givenOf = (
  state: OwnState,
  seat: SeatId | 'table',
  status: string,
): SeenGiven | undefined =>
  state.game.given.find((given) => given.on === seat && given.status === status)

/** Lives left. */
export const livesOf = (plan: Ground, state: OwnState, seat: SeatId): number => {
  if (!isIn(state, seat)) return 0
  return plan.perSeat > 1 ? ownSeat(state, seat).cards.length : 1
}

/** Everybody whom a tie of this name binds to somebody; without him everybody who is bound. */
export function tiedBy(state: OwnState, link: string, of: readonly SeatId[] | null): SeatId[] {
  const found: SeatId[] = []
  for (const tie of state.game.ties) {
    if (tie.link !== link) continue
    if (of === null) found.push(...tie.to)
    else if (tie.from === null) {
      if (tie.to.some((seat) => of.includes(seat)))
        found.push(...tie.to.filter((seat) => !(of.length === 1 && seat === of[0])))
    } else if (of.includes(tie.from)) found.push(...tie.to)
  }
  return found
}

/** A trait that holds for somebody, what it comes from, and the moment in which it does. */
export interface Borne {
  readonly map: TraitMap
  readonly isOpen: boolean
  /** The number of the status as it was given, a role, or an object. */
  readonly from: number | string
  readonly env: Env
}

type Counts = (given: SeenGiven) => boolean
const NO_TRAITS: readonly Borne[] = []

/**
 * The traits of one name that hold for a player now; in a moment as the room was told of it, open ones from the telling on.
 * `counts` leaves statuses out that do not count yet.
 */
export function traitsOf(
  env: Env,
  seat: SeatId,
  name: TraitName,
  counts?: Counts,
): readonly Borne[] {
  const bearers = env.plan.bearers[name]
  if (!bearers) return NO_TRAITS
  // What somebody gave him stays; what he is and has does nothing.
  const fails = env.plan.bearers.impaired && canFail(name) && isImpaired(env, seat)
  if (!fails) return borne(env, seat, bearers, counts)
  const { status } = bearers
  return status ? borne(env, seat, { status }, counts) : NO_TRAITS
}

/** Whether whatever somebody does fails. */
export const isImpaired = ({ plan, state }: Env, seat: SeatId): boolean =>
  plan.bearers.impaired !== undefined && hasTrait({ plan, state }, seat, 'impaired')

/** Asked of everybody at every step, and mostly of people who bear nothing: nothing is made before something is found. */
function borne(
  { plan, state, told }: Env,
  seat: SeatId,
  { status, role: ofRole, object: ofObject }: Bearers,
  counts: Counts | undefined,
): readonly Borne[] {
  let found = NO_TRAITS
  if (status) {
    for (const given of state.game.given) {
      if (given.on !== seat) continue
      const traits = status[given.status]
      if (!traits || (counts && !counts(given))) continue
      const giver = given.giver ?? undefined
      found = holding(found, traits, { plan, state, told, self: seat, giver }, given.n, given.known)
    }
  }
  if (ofRole) {
    for (const role of rolesOf(plan, state, seat)) {
      const traits = ofRole[role]
      if (traits) found = holding(found, traits, { plan, state, self: seat }, role)
    }
  }
  for (const object in ofObject) {
    if (state.game.holds[object] !== seat) continue
    found = holding(found, ofObject[object] ?? [], { plan, state, self: seat }, object)
  }
  return found
}

/** What the room can know holds, where it is asked what was told, from its telling on and by what was told. */
function holdsNow(trait: TraitPlan, env: Env, isKnown: boolean): boolean {
  const asTold = env.told === true && trait.isOpen
  if (asTold && !isKnown) return false
  return !trait.if || trait.if(asTold ? env : { ...env, told: undefined })
}

/** With those of these traits that hold. */
function holding(
  found: readonly Borne[],
  traits: readonly TraitPlan[],
  env: Env,
  from: Borne['from'],
  isKnown = false,
): readonly Borne[] {
  const more = traits
    .filter((trait) => holdsNow(trait, env, isKnown))
    .map(({ map, isOpen }) => ({ map, isOpen, from, env }))
  return found.length > 0 ? [...found, ...more] : more
}

/** Whether a trait of yes or no holds for a player. */
export function hasTrait(env: Env, seat: SeatId, name: TraitName, counts?: Counts): boolean {
  for (const { map } of traitsOf(env, seat, name, counts)) if (map[name] === true) return true
  return false
}

const NOTHING: readonly TraitMap[] = []

/** The traits of one name of the statuses that the table has. */
export function tableTraits(env: Env, name: TraitName): readonly TraitMap[] {
  const { plan, state, told } = env
  const bearers = plan.bearers[name]?.status
  if (!bearers) return NOTHING
  return statusesOf(state, 'table').flatMap(({ status, known }) =>
    (bearers[status] ?? [])
      .filter((trait) => holdsNow(trait, { plan, state, told }, known))
      .map(({ map }) => map),
  )
}

/** The living nearest to somebody, clockwise is left. */
export function neighboursOf(
  state: OwnState,
  seat: SeatId,
  side: 'both' | 'left' | 'right',
): SeatId[] {
  const { seats } = state
  const at = seatIndex(seat)
  const next = (step: 1 | -1): SeatId | undefined => {
    for (let by = 1; by < seats.length; by++) {
      const found = seats[(at + step * by + by * seats.length) % seats.length]
      if (found?.alive && found.id !== seat) return found.id
    }
    return undefined
  }
  const found: SeatId[] = []
  const left = side === 'right' ? undefined : next(1)
  const right = side === 'left' ? undefined : next(-1)
  if (left !== undefined) found.push(left)
  if (right !== undefined && right !== left) found.push(right)
  return found
}

/** All others who are in, clockwise from somebody; where it is asked what was told, those of whom the room knows no better. */
export function othersFrom({ plan, state, told }: Env, seat: SeatId): readonly SeatId[] {
  const all = told ? knownIn(state) : peopleOf(plan, state).living
  const at = seatIndex(seat)
  const after = all.filter((other) => seatIndex(other) > at)
  return [...after, ...all.filter((other) => seatIndex(other) < at)]
}

/** Who is in the game as the room knows it. */
export const knownIn = (state: OwnState): SeatId[] =>
  state.record.seats.filter(({ out }) => !out).map(({ id }) => id)

/** The set of seats that an expression chooses from. */
export function universe({ plan, state, dead, told }: Env): readonly SeatId[] {
  if (told)
    return dead ? state.record.seats.filter(({ out }) => out).map(({ id }) => id) : knownIn(state)
  if (!dead) return peopleOf(plan, state).living
  return state.seats.filter(({ alive }) => !alive).map(({ id }) => id)
}

/** The living of whom something holds for this list, in seat order; found once for each list, until somebody changes. */
function among(
  plan: Ground,
  state: OwnState,
  list: readonly string[],
  holds: (seat: SeatId) => boolean,
): readonly SeatId[] {
  const people = peopleOf(plan, state)
  const known = people.among.get(list)
  if (known) return known
  const found = people.living.filter(holds)
  people.among.set(list, found)
  return found
}

/** The living with one of these roles, in seat order. */
export const holdersOf = (plan: Ground, state: OwnState, roles: readonly string[]) =>
  among(plan, state, roles, (seat) =>
    rolesOf(plan, state, seat).some((role) => roles.includes(role)),
  )

/** The living of one of these sides, in seat order. */
export const membersOf = (plan: Ground, state: OwnState, teams: readonly string[]) =>
  among(plan, state, teams, (seat) => teams.includes(teamOf(plan, state, seat)))

/** Whether a card, role or kind was in the deck. */
export const isInDeck = ({ plan, state }: Pick<Env, 'plan' | 'state'>, id: string): boolean =>
  Object.entries(state.game.deck).some(([card, count]) => {
    const role = plan.cards[card]?.role ?? ''
    return count > 0 && (card === id || role === id || plan.doc.roles[role]?.kind === id)
  })
