import {
  seatIndex,
  type GameSetup,
  type SeatId,
  type DeepReadonly,
  type SeenState,
  type Table,
  type TableState,
} from '../../src/engine'
import { roleOfCard, type Role } from './roles/roles'
import type { ChiangmaiEvents } from './events'
import type { HouseRules } from './options'

/** Two cards are two lives (CM-4). */
export interface Player {
  /** Still held, top first. */
  cards: string[]
  /** Lost, in the order of the losses. */
  lost: string[]
  /** Needless vaccines that are still counted (CM-21, CM-22). */
  doses: number
  /** The last card that was lost face up (CM-O11). */
  faceUp: string | null
}

/** What was decided in the night and takes effect at dawn (CM-40). */
export interface NightActs {
  readonly number: number
  poisoned: SeatId | null
  vaccines: SeatId[]
  assassinations: SeatId[]
  /** Choices of secret Hunters (CM-O5), in order. */
  taken: { hunter: SeatId; target: SeatId | null }[]
}

/** What Chiang Mai keeps beyond the seats. */
export interface GameState {
  readonly players: Player[]
  /** Roles that have ever been in the deck; they are called every night (CM-35). */
  rolesInDeck: Role[]
  night: NightActs
  /** The candidates of the run-off or the lot. */
  tied: SeatId[]
  /** Hunters who may still take somebody along, in the order of their turn. */
  hunters: SeatId[]
  /** Eliminated players who still have their funeral speech to give. */
  farewells: SeatId[]
  /** How many of the five funeral speeches have been granted (CM-54). */
  farewellsGranted: number
}

export type ChiangmaiState = SeenState<GameState>
export type ChiangmaiTable = Table<GameState, ChiangmaiEvents, HouseRules>

const newNight = (number: number): NightActs => ({
  number,
  poisoned: null,
  vaccines: [],
  assassinations: [],
  taken: [],
})

/** The acts of the running night, from its first call to the end of its dawn. */
export const actsTonight = ({ game, phase }: ChiangmaiState): DeepReadonly<NightActs> =>
  game.night.number === phase.n ? game.night : newNight(phase.n)

/** The same to write to; for reducers only. */
export function tonight({ game, phase }: TableState<GameState>): NightActs {
  if (game.night.number !== phase.n) game.night = newNight(phase.n)
  return game.night
}

export const startEvening = (setup: GameSetup): GameState => ({
  players: setup.hands.map(({ cards }) => ({
    cards: [...cards],
    lost: [],
    doses: 0,
    faceUp: null,
  })),
  rolesInDeck: [...new Set(setup.hands.flatMap(({ cards }) => cards.map(roleOfCard)))],
  night: newNight(0),
  tied: [],
  hunters: [],
  farewells: [],
  farewellsGranted: 0,
})

/** The cards of a seat; the engine has checked that the seat exists. */
export const playerAt = (state: ChiangmaiState, seat: SeatId): Player =>
  state.game.players[seatIndex(seat)] as Player
