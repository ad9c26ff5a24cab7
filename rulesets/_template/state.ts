/** What this game keeps beyond the seats and their statuses, and the questions that rules ask of it. */
import {
  living,
  seatIndex,
  type GameSetup,
  type SeatId,
  type SeenState,
  type Table,
} from '../../src/engine'
import type { GameEvents } from './events'
import { isRole, roles, type Role, type Team } from './roles/roles'
import type { HouseRules } from './options'

export interface GameState {
  /** Each player's role, clockwise. */
  readonly roles: Role[]
  /** Whom the wreckers chose tonight. */
  chosen: SeatId | null
}

export type LighthouseState = SeenState<GameState>
export type GameTable = Table<GameState, GameEvents, HouseRules>

export const startEvening = (setup: GameSetup): GameState => ({
  roles: setup.hands.map(({ cards: [card = ''] }) => (isRole(card) ? card : 'villager')),
  chosen: null,
})

/** The role of a seat; the engine has checked that the seat exists. */
export const roleOf = (state: LighthouseState, seat: SeatId): Role =>
  state.game.roles[seatIndex(seat)] as Role

export const teamOf = (state: LighthouseState, seat: SeatId): Team =>
  roles[roleOf(state, seat)].team

/** The living with this role, in seat order. */
export const holders = (state: LighthouseState, role: Role): SeatId[] =>
  living(state).filter((seat) => roleOf(state, seat) === role)
