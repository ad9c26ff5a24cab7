import {
  hasStatus,
  living,
  seatIndex,
  seatOf,
  seenToPlay,
  type GameSetup,
  type Lasting,
  type SeatId,
  type Slot,
  type SeenState,
  type Table,
} from '../../src/engine'
import type { StarwarsEvents } from './events'
import { isCard, roles, type Card, type Role, type Team } from './roles/roles'
import type { HouseRules } from './options'

/** The trial of a day. */
export interface Trial {
  /** The accused in the order of their nominations. */
  slots: readonly Slot[]
  /** Who has had a defence. */
  readonly heard: SeatId[]
  /** Whether it has come to its end, by whatever way. */
  over: boolean
  lynched: SeatId | null
}

/** What was chosen in the night and takes effect at dawn. */
export interface NightActs {
  victim: SeatId | null
  /** Whom Yoda brings back. */
  raised: SeatId | null
  /** The dead of this night's beginning: only they can be raised (SW-30). */
  readonly deadBefore: readonly SeatId[]
}

/** What Star Wars Mafia keeps beyond the seats and their statuses. */
export interface GameState {
  /** Each player's card, clockwise. */
  readonly cards: Card[]
  night: NightActs
  trial: Trial | null
  /** Who died at the same moment, in the order of the announcements; the latest last (SW-108). */
  readonly deaths: SeatId[][]
  /** The round in which somebody died last (SW-27). */
  readonly diedIn: Record<SeatId, number>
  /** Whether an Anakin who died was turned (SW-120). */
  readonly diedTurned: Record<SeatId, boolean>
  /** When the ice melts where it lasts beyond a dawn (SW-O2). */
  lasting: Lasting[]
  /** Who went home, by a ruling. */
  left: SeatId[]
  /** What the disturbances of this night asked again (SW-87). */
  askedAgain: string[]
  /** Who has shown by a deed who he is, and as whom (SW-93). */
  readonly known: Record<SeatId, Card>
  /** Whether an Anakin was last seen turned: the true story tells each change once (SW-95). */
  readonly seenTurned: Record<SeatId, boolean>
}

export type StarwarsState = SeenState<GameState>
export type StarwarsTable = Table<GameState, StarwarsEvents, HouseRules>

export const newNight = (deadBefore: readonly SeatId[] = []): NightActs => ({
  victim: null,
  raised: null,
  deadBefore,
})

export const startEvening = (setup: GameSetup): GameState => ({
  cards: setup.hands.map(({ cards: [card = ''] }) => (isCard(card) ? card : 'leia')),
  night: newNight(),
  trial: null,
  deaths: [],
  diedIn: {},
  diedTurned: {},
  lasting: [],
  left: [],
  askedAgain: [],
  known: {},
  seenTurned: {},
})

/** The card of a seat; the engine has checked that the seat exists. */
export const cardOf = (state: StarwarsState, seat: SeatId): Card =>
  state.game.cards[seatIndex(seat)] as Card

export const isAlive = (state: StarwarsState, seat: SeatId): boolean => seatOf(state, seat).alive

/** Everybody who was dealt a card, alive or not, in seat order. */
export const dealt = (state: StarwarsState, card: Card): SeatId[] =>
  state.seats.filter(({ id }) => cardOf(state, id) === card).map(({ id }) => id)

/** Whether somebody was dealt this card, alive or not (SW-64, SW-73). */
export const isDealt = (state: StarwarsState, card: Card): boolean =>
  state.game.cards.includes(card)

/** SW-34, SW-36: without a living Amidala Anakin is turned; where there never was one, he is not. */
export function amidalaIsGone(state: StarwarsState): boolean {
  const queens = dealt(state, 'amidala')
  return queens.length > 0 && !queens.some((seat) => isAlive(state, seat))
}

/** SW-34, SW-120: what a player is now; an Anakin who died stays what he was. */
export function roleOf(state: StarwarsState, seat: SeatId): Role {
  const card = cardOf(state, seat)
  if (card !== 'anakin') return card
  const turned = isAlive(state, seat) ? amidalaIsGone(state) : state.game.diedTurned[seat]
  return turned ? 'vader' : 'anakin'
}

export const teamOf = (state: StarwarsState, seat: SeatId): Team => roles[roleOf(state, seat)].team

/** The living of a team, in seat order. */
export const livingOf = (state: StarwarsState, team: Team): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) === team)

/** The living player with this card; of two, after a ruling, the first in seat order. */
export const holderOf = (state: StarwarsState, card: Card): SeatId | null =>
  state.seats.find(({ id, alive }) => alive && cardOf(state, id) === card)?.id ?? null

/** SW-59: the other droid of a linked pair, if he lives or is dead as wanted. */
export function twinOf(state: StarwarsState, seat: SeatId, alive = true): SeatId | null {
  const { twin } = roles[roleOf(state, seat)]
  return (twin && dealt(state, twin).find((other) => isAlive(state, other) === alive)) ?? null
}

/** A player with his twin, if he has a living one, in seat order (SW-59). */
export function withTwin(state: StarwarsState, seat: SeatId): SeatId[] {
  const twin = twinOf(state, seat)
  return state.seats.map(({ id }) => id).filter((id) => id === seat || id === twin)
}

const sharesStatus = (state: StarwarsState, seat: SeatId, status: string): boolean => {
  const twin = twinOf(state, seat)
  return hasStatus(state, seat, status) || (twin !== null && hasStatus(state, twin, status))
}

/** SW-55, SW-59, SW-80: in carbonite, directly or through the twin. */
export const isFrozen = (state: StarwarsState, seat: SeatId): boolean =>
  sharesStatus(state, seat, 'frozen')

/** SW-21, SW-59. */
export const isHealed = (state: StarwarsState, seat: SeatId): boolean =>
  sharesStatus(state, seat, 'healed')

/** SW-31: an ability that is used up. */
export const isSpent = (state: StarwarsState, seat: SeatId): boolean =>
  hasStatus(state, seat, 'spent')

/** SW-96: banished by the Force, or gone home; nothing brings such a player back, and nothing asks for one. */
export const isOutOfGame = (state: StarwarsState, seat: SeatId): boolean =>
  hasStatus(state, seat, 'banished') || state.game.left.includes(seat)

/** SW-55: who can speak, vote, nominate and act. */
export const active = (state: StarwarsState): SeatId[] =>
  living(state).filter((seat) => !isFrozen(state, seat))

/** The same as everybody sees it. */
export const seenActive = (state: StarwarsState): SeatId[] => seenToPlay(state, ['frozen'])

/** Whoever may use an ability of this card now: alive, not frozen, not used up. */
export const whoCan = (state: StarwarsState, card: Card): SeatId | null =>
  dealt(state, card).find(
    (seat) => isAlive(state, seat) && !isFrozen(state, seat) && !isSpent(state, seat),
  ) ?? null

/** SW-27, SW-118: a dead Yoda whose last chance has not passed. */
export const yodaWaits = (state: StarwarsState, seat: SeatId): boolean =>
  cardOf(state, seat) === 'yoda' &&
  !isAlive(state, seat) &&
  !isSpent(state, seat) &&
  !isOutOfGame(state, seat)

/** SW-75: whether Yoda may still use his ability, now or in his last night. */
export const yodaIsOpen = (state: StarwarsState): boolean =>
  dealt(state, 'yoda').some(
    (seat) => yodaWaits(state, seat) || (isAlive(state, seat) && !isSpent(state, seat)),
  )

/** The accused of a trial that is going on; empty without one. */
export const accused = (state: StarwarsState): SeatId[] => {
  const { trial } = state.game
  return trial && !trial.over ? trial.slots.map(({ seat }) => seat) : []
}
