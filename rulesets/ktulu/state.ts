/** What Ktulu keeps beyond the seats and their statuses, and the questions that rules ask of it. */
import {
  hasStatus,
  living,
  newObjects,
  seatIndex,
  seatOf,
  type GameSetup,
  type Held,
  type Phase,
  type SeatId,
  type SeenState,
  type Table,
} from '../../src/engine'
import type { KtuluEvents } from './deeds/eventTypes'
import type { HouseRules } from './options'
import { isRole, roles, type Role, type Team } from './roles/roles'

/** One player against another for as long as both live, or until it has worked. */
export interface Hold {
  readonly by: SeatId
  readonly target: SeatId
}

export interface GameState {
  /** Each player's role, clockwise. */
  readonly roles: Role[]
  /** Who was dealt the Mormons' trait; null: the program draws them (K-52). */
  readonly mormons: readonly SeatId[] | null
  /** The statuette (K-4). */
  objects: Record<string, Held>
  /** Since when it is where it is, and who has been shown that it is there. */
  since: Phase | null
  knownTo: readonly SeatId[]
  /** Whose it was last with the carrier's knowledge. */
  side: Team
  /** Whose the room takes it to be; null once its loss was announced (K-63, K-73). */
  told: Team | null
  /** Whether the Indians have got it tonight (K-48). */
  gotTonight: boolean
  /** The night in which it was last planted. */
  plantedIn: number
  /** Whether a faction got it that had nobody left to carry it (K-69a). */
  lost: boolean
  /** A carrier who went home, until the host has said what becomes of it. */
  leaving: SeatId | null
  /** How often the aliens have used it (K-116). */
  alienUses: number
  /** How often each ability was used, by its step. */
  readonly used: Record<string, number>
  blackmails: Hold[]
  /** Trails in their order, with the night they were laid in (K-51). */
  trails: (Hold & { readonly night: number })[]
  guard: Hold | null
  /** Who died tonight and is not told yet, and who will die at dawn for cheating (K-89e, K-16). */
  fallen: SeatId[]
  /** Who is out by a ruling of this night, which announces nothing. */
  hushed: SeatId[]
  cheaters: SeatId[]
  /** Whether the Lone Coyote alone voted in the kill tonight (K-O12). */
  coyotVotedAlone: boolean
  /** Whether the Indians' kill tonight brought the statuette (K-86). */
  killBroughtIt: boolean
  /** Who is under investigation (K-108). */
  investigated: SeatId | null
  duels: number
  /** Who was searched today and may be mistreated (K-104, K-110). */
  eligible: readonly SeatId[]
  janosikWon: boolean
  /** Who has won by day; the game ends when the day's result is acknowledged. */
  decided: readonly string[] | null
}

export type KtuluState = SeenState<GameState>
export type KtuluTable = Table<GameState, KtuluEvents, HouseRules>

export const STATUETTE = 'statuette'

export function startEvening({ hands }: GameSetup): GameState {
  const dealt = hands.map(({ cards: [card = ''] }) => (isRole(card) ? card : 'citizen'))
  const drawn = hands.every(({ marks }) => marks === undefined)
  return {
    roles: dealt,
    mormons: drawn
      ? null
      : hands.flatMap(({ marks }, seat) =>
          marks?.includes('mormon') ? [`s${seat}` as SeatId] : [],
        ),
    objects: newObjects(STATUETTE),
    since: null,
    knownTo: [],
    side: 'bandits',
    told: 'bandits',
    gotTonight: false,
    plantedIn: 0,
    lost: false,
    leaving: null,
    alienUses: 0,
    used: {},
    blackmails: [],
    trails: [],
    guard: null,
    fallen: [],
    hushed: [],
    cheaters: [],
    coyotVotedAlone: false,
    killBroughtIt: false,
    investigated: null,
    duels: 0,
    eligible: [],
    janosikWon: false,
    decided: null,
  }
}

/** The role of a seat; the engine has checked that the seat exists. */
export const roleOf = (state: KtuluState, seat: SeatId): Role =>
  state.game.roles[seatIndex(seat)] as Role

export const teamOf = (state: KtuluState, seat: SeatId): Team => roles[roleOf(state, seat)].team

export const isAlive = (state: KtuluState, seat: SeatId): boolean => seatOf(state, seat).alive

export const isDealt = (state: KtuluState, role: Role): boolean => state.game.roles.includes(role)

/** The living player with this role; of two, after a ruling, the first in seat order. */
export const holderOf = (state: KtuluState, role: Role): SeatId | null =>
  living(state).find((seat) => roleOf(state, seat) === role) ?? null

/** The living of a faction or team, in seat order. */
export const livingOf = (state: KtuluState, team: Team): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) === team)

/** Whether everybody knows that this player is dead (K-88, K-89e). */
export const isKnownDead = (state: KtuluState, seat: SeatId): boolean =>
  !isAlive(state, seat) && !state.game.fallen.includes(seat) && !state.game.hushed.includes(seat)

export const isRevealed = (state: KtuluState, seat: SeatId): boolean =>
  hasStatus(state, seat, 'revealed')

/** K-17: who may still reveal himself by the ability of one of these roles. */
export const unrevealed = (state: KtuluState, wanted: readonly Role[]): SeatId | null =>
  living(state).find((seat) => wanted.includes(roleOf(state, seat)) && !isRevealed(state, seat)) ??
  null

/** K-18, K-24, K-40: in jail, drunk or at cards. */
export const isStopped = (state: KtuluState, seat: SeatId): boolean =>
  ['jailed', 'drunk', 'atCards'].some((status) => hasStatus(state, seat, status))

/** K-89a, K-89b: whom no kill, theft, poison, drink and cards reach. */
export const isShielded = (state: KtuluState, seat: SeatId): boolean =>
  hasStatus(state, seat, 'jailed') || hasStatus(state, seat, 'protected')

/** K-49: a Stagecoach operator who has not shown himself has no part with the Indians. */
export const isApart = (state: KtuluState, seat: SeatId): boolean =>
  roleOf(state, seat) === 'stagecoachOperator' && !isRevealed(state, seat)

/** The living of a faction who belong to its circle. */
export const circleOf = (state: KtuluState, team: Team): SeatId[] =>
  livingOf(state, team).filter((seat) => !isApart(state, seat))

/** K-69: who takes part in a faction's choices tonight. */
export const ableOf = (state: KtuluState, team: Team): SeatId[] =>
  circleOf(state, team).filter((seat) => !isStopped(state, seat))

/** K-8: the first night in which bandits can win. */
export function shipNight(players: number, rules: HouseRules): number {
  if (rules.shipNight > 0) return rules.shipNight
  if (players <= 16) return 3
  if (players <= 23) return 4
  return players <= 30 ? 5 : 6
}

/** K-9: how many are searched each day. */
export const searchesOf = (players: number, rules: HouseRules): number =>
  rules.searches > 0 ? rules.searches : players <= 16 ? 2 : 3

/** In the order of the circle. */
export const inSeatOrder = (state: KtuluState, seats: readonly SeatId[]): SeatId[] =>
  state.seats.map(({ id }) => id).filter((id) => seats.includes(id))
