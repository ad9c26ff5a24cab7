import {
  living,
  seatIndex,
  seatOf,
  takeStatus,
  type GameSetup,
  type SeatId,
  type SeenState,
  type Table,
  type TableState,
} from '../../src/engine'
import type { VendettaEvents } from './events'
import { isRole, roles, type Role, type Team } from './roles/roles'
import type { HouseRules } from './options'

/** A shot of a leader or a Loner. */
export interface Shot {
  readonly by: SeatId
  readonly target: SeatId
}

/** What was chosen in the night and takes effect at dawn. */
export interface NightActs {
  /** The common victims of the two criminal teams. */
  chosen: { mafia: SeatId | null; yakuza: SeatId | null }
  shots: Shot[]
  /** Jailed this very night: nobody has heard of it yet. */
  jailed: SeatId[]
}

/** What Vendetta keeps beyond the seats and their statuses. */
export interface GameState {
  /** Each player's card, clockwise. */
  readonly roles: Role[]
  night: NightActs
  /** Everybody in jail, in the order in which they came in. */
  prisoners: SeatId[]
  /** Whom the town votes on today. */
  suspects: SeatId[]
}

export type VendettaState = SeenState<GameState>
export type VendettaTable = Table<GameState, VendettaEvents, HouseRules>

export const newNight = (): NightActs => ({
  chosen: { mafia: null, yakuza: null },
  shots: [],
  jailed: [],
})

export const startEvening = (setup: GameSetup): GameState => ({
  roles: setup.hands.map(({ cards: [card = ''] }) => (isRole(card) ? card : 'bystander')),
  night: newNight(),
  prisoners: [],
  suspects: [],
})

/** The card of a seat; the engine has checked that the seat exists. */
export const roleOf = (state: VendettaState, seat: SeatId): Role =>
  state.game.roles[seatIndex(seat)] as Role

export const teamOf = (state: VendettaState, seat: SeatId): Team => roles[roleOf(state, seat)].team

export const isLeader = (state: VendettaState, seat: SeatId): boolean =>
  roles[roleOf(state, seat)].kind === 'leader'

export const isAlive = (state: VendettaState, seat: SeatId): boolean => seatOf(state, seat).alive

/** Whether somebody was dealt this role, alive or not (V-53). */
export const isDealt = (state: VendettaState, role: Role): boolean =>
  state.game.roles.includes(role)

/** The active player with this role; of two, after a ruling, the first in seat order. */
export const holderOf = (state: VendettaState, role: Role): SeatId | null =>
  state.seats.find(({ id, alive }) => alive && roleOf(state, id) === role)?.id ?? null

/** The active players of a team, in seat order. */
export const activeOf = (state: VendettaState, team: Team): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) === team)

/** Opens the jail (V-32). For reducers. */
function release(state: TableState<GameState>): void {
  for (const seat of state.game.prisoners) takeStatus(state, seat, 'jailed')
  state.game.prisoners = []
}

/** V-15, V-32, V-82: out, without a status; prisoners and the hypnotized are bound to the living only. */
export function eliminate(state: TableState<GameState>, id: SeatId): void {
  const seat = seatOf(state, id)
  seat.alive = false
  seat.statuses = []
  state.game.prisoners = state.game.prisoners.filter((prisoner) => prisoner !== id)
  const role = roleOf(state, id)
  if (role === 'jailer') release(state)
  if (role === 'hypnotist')
    for (const { id: any } of state.seats) takeStatus(state, any, 'hypnotized')
}
