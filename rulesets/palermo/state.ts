import {
  hasStatus,
  living,
  seatIndex,
  seatOf,
  seatsWith,
  type GameSetup,
  type SeatId,
  type SeenState,
  type Table,
} from '../../src/engine'
import type { PalermoEvents } from './events'
import { callsTheDead, type HouseRules } from './options'
import { LEADS } from './roles/casting'
import { isRole, roles, type Role, type Team } from './roles/roles'

/** What was chosen in the night and takes effect at dawn. */
export interface NightActs {
  victim: SeatId | null
  poisoned: SeatId | null
  healed: boolean
  guarded: SeatId | null
  /** Where the scaredy-cat hides (P-38). */
  shelter: { readonly by: SeatId; readonly at: SeatId } | null
  /** Whom the detectives asked about or were shown, in this order (P-47). */
  queried: SeatId[]
  /** Whether it fell without a living Mafioso (P-101). */
  readonly withoutMafia: boolean
}

/** Where a day stands. */
export interface Day {
  /** An explosion has broken off what went on, and what follows from it is not settled yet (P-94). */
  exploded: boolean
  /** Whether there was a verdict, or it is settled that there will be none. */
  settled: boolean
  /** Whether a mayor has to be elected today (P-50, P-52, P-52a). */
  electionDue: boolean
  campaigned: boolean
  /** Who goes into the run-off of an election (P-53). */
  electionTied: readonly SeatId[]
}

/** What Palermo keeps beyond the seats and their statuses. */
export interface GameState {
  /** Each player's card, clockwise. */
  readonly roles: Role[]
  /** Who was dealt what: a call is made for a role that was in the deal (section 12.3). */
  readonly dealt: readonly Role[]
  /** Who leads the first night where somebody plays along: by the deal, else the first seat (P-104). */
  readonly leads: SeatId | null
  night: NightActs
  day: Day
  /** P-98: the order in which the blind Mafia is called. */
  order: readonly SeatId[]
  /** Whom the guardian angel guarded in the night before this one (P-21). */
  guardedBefore: SeatId | null
  potions: { heal: boolean; poison: boolean }
  hides: number
  /** P-O13: scaredy-cats whom a Mafioso's shelter has saved. */
  readonly sheltered: SeatId[]
  /** P-100: whom the detectives have been shown. */
  readonly shownMafia: SeatId[]
  /** Who died, in the order of the announcements; rulings aside. */
  readonly deaths: SeatId[]
  /** Whose own fuse was seen to go off (P-35, P-46). */
  readonly exploders: SeatId[]
  /** Bombers who died of heartbreak and may still take somebody along (P-33). */
  readonly owed: SeatId[]
  /** A mayor who died and names a successor (P-52). */
  leaving: SeatId | null
  handedOver: boolean
  /** What the room has been shown of whom: a role, or a party (P-99). */
  readonly known: Record<SeatId, Role | Team>
  /** P-101, P-101a: the citizens have won and nobody is told yet. */
  citizensWon: boolean
}

export type PalermoState = SeenState<GameState>
export type PalermoTable = Table<GameState, PalermoEvents, HouseRules>

export const newNight = (withoutMafia = false): NightActs => ({
  victim: null,
  poisoned: null,
  healed: false,
  guarded: null,
  shelter: null,
  queried: [],
  withoutMafia,
})

export const newDay = (electionDue = false): Day => ({
  exploded: false,
  settled: false,
  electionDue,
  campaigned: false,
  electionTied: [],
})

export function startEvening(setup: GameSetup, { gameHost }: HouseRules): GameState {
  const cards = setup.hands.map(({ cards: [card = ''] }) => (isRole(card) ? card : 'citizen'))
  const leading = setup.hands.findIndex(({ marks }) => marks?.includes(LEADS))
  return {
    roles: [...cards],
    dealt: cards,
    leads: gameHost === 'app' ? null : `s${Math.max(0, leading)}`,
    night: newNight(),
    day: newDay(),
    order: [],
    guardedBefore: null,
    potions: { heal: true, poison: true },
    hides: 0,
    sheltered: [],
    shownMafia: [],
    deaths: [],
    exploders: [],
    owed: [],
    leaving: null,
    handedOver: false,
    known: {},
    citizensWon: false,
  }
}

/** The card of a seat; the engine has checked that the seat exists. */
export const roleOf = (state: PalermoState, seat: SeatId): Role =>
  state.game.roles[seatIndex(seat)] as Role

export const teamOf = (state: PalermoState, seat: SeatId): Team => roles[roleOf(state, seat)].team

export const isAlive = (state: PalermoState, seat: SeatId): boolean => seatOf(state, seat).alive

/** Everybody of a role, alive or not, in seat order. */
export const all = (state: PalermoState, ...wanted: readonly Role[]): SeatId[] =>
  state.seats.filter(({ id }) => wanted.includes(roleOf(state, id))).map(({ id }) => id)

/** The living of some roles, in seat order. */
export const livingAs = (state: PalermoState, ...wanted: readonly Role[]): SeatId[] =>
  all(state, ...wanted).filter((seat) => isAlive(state, seat))

/** The living of a party, in seat order. */
export const livingOf = (state: PalermoState, team: Team): SeatId[] =>
  living(state).filter((seat) => teamOf(state, seat) === team)

/** Whether the deal has this role, or a ruling has brought it in. */
export const isDealt = (state: PalermoState, ...wanted: readonly Role[]): boolean =>
  wanted.some((role) => state.game.dealt.includes(role) || state.game.roles.includes(role))

/** Whoever leads the first night instead of a host of his own (P-104). */
export const provisionalHost = (state: PalermoState): SeatId | null =>
  seatsWith(state, 'provisionalHost')[0] ?? null

/** P-104b: whether whoever looks at the desk plays along and must not see who is who. */
export const isBlindfold = ({ phase }: PalermoState, { gameHost }: HouseRules): boolean =>
  gameHost === 'provisional' && phase.kind !== 'end' && phase.n < 2

/** P-104a: who cannot be accused, nominated or voted against. */
export const isImmune = (state: PalermoState, seat: SeatId): boolean =>
  state.phase.n === 1 && hasStatus(state, seat, 'provisionalHost')

/** Who can be accused, nominated or voted against. */
export const chargeable = (state: PalermoState): SeatId[] =>
  living(state).filter((seat) => !isImmune(state, seat))

/** The one in office, if there is one (P-50). */
export const mayor = (state: PalermoState): SeatId | null =>
  living(state).find((seat) => hasStatus(state, seat, 'mayor')) ?? null

/** P-92: whoever died or was condemned last and is still dead. */
export const lastDead = (state: PalermoState): SeatId | null =>
  state.game.deaths.findLast((seat) => !isAlive(state, seat)) ?? null

/** P-104: the first who died and is still dead. */
export const firstDead = (state: PalermoState): SeatId | null =>
  state.game.deaths.find((seat) => !isAlive(state, seat)) ?? null

/** P-99, P-101: what the room sees of a card that is turned over; nothing where identities stay hidden. */
export function shownOf(state: PalermoState, rules: HouseRules, seat: SeatId): Role | Team | null {
  return rules.hiddenIdentity ? null : cardShown(state, rules, seat)
}

/** P-101: the same for one who blows himself up and always shows his own. */
export const cardShown = (state: PalermoState, rules: HouseRules, seat: SeatId): Role | Team =>
  rules.detectiveVariant === 'omniscient' ? teamOf(state, seat) : roleOf(state, seat)

/** P-63: whether a call is left out because all its owners are dead. */
export const isSilenced = ({ options }: PalermoTable, owners: readonly SeatId[]): boolean =>
  owners.length === 0 && !callsTheDead(options)
