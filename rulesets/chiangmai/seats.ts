import {
  seatOf,
  type PrivateSeat,
  type PublicSeat,
  type Reminder,
  type SeatId,
} from '../../src/engine'
import { FAREWELLS } from './events'
import { playerAt, type ChiangmaiState } from './state'
import type { HouseRules } from './options'
import { kinglessKillers, rolesOf, sleeping, teamOf } from './roles/players'
import { DOSED } from './rulings'

/** What everybody sees: who is out, how many cards lie there, a card lost face up (CM-50, CM-O11). */
export function publicSeat(state: ChiangmaiState, id: SeatId): PublicSeat {
  const { cards, faceUp } = playerAt(state, id)
  return {
    id,
    out: !seatOf(state, id).alive,
    lives: cards.length,
    ...(faceUp ? { revealed: faceUp } : {}),
    badges: [],
  }
}

/** What the host sees at any time. */
export function privateSeat(state: ChiangmaiState, id: SeatId, rules: HouseRules): PrivateSeat {
  const player = playerAt(state, id)
  return {
    roles: rolesOf(state, id, rules),
    team: teamOf(player, rules),
    statuses: player.doses > 0 ? [DOSED] : [],
    cards: player.cards,
  }
}

/** What the host has to keep track of. */
export function reminders(state: ChiangmaiState): Reminder[] {
  const { game, seats } = state
  const dosed = seats.filter(({ id }) => playerAt(state, id).doses > 0).map(({ id }) => id)
  const standing: Reminder[] = [
    { key: 'dosed', seats: dosed },
    { key: 'sleepingKings', seats: sleeping(state, 'redKing') },
    { key: 'sleepingJacks', seats: sleeping(state, 'redJack') },
    { key: 'kinglessKillers', seats: kinglessKillers(state) },
  ]
  const left = FAREWELLS - game.farewellsGranted
  return [
    ...standing.filter((reminder) => reminder.seats.length > 0),
    { key: 'farewells', seats: [], params: { count: left } },
  ]
}
