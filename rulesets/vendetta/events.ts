import {
  clearStatuses,
  giveStatus,
  item,
  ruledEvents,
  seatIndex,
  takeStatus,
  unheard,
  untilThen,
  type Announcement,
  type EventTable,
  type RuledEvents,
  type SeatId,
  type TableState,
} from '../../src/engine'
import { eliminate, newNight, type GameState } from './state'
import type { ItemKind } from './items'
import { MARKS, type Mark, type Role } from './roles/roles'

/** What the night does to a player, until dawn and until the next nightfall. */
const NIGHT_STATUSES = untilThen(MARKS, 'dawn')
const DAY_STATUSES = untilThen(MARKS, 'dusk')
export const STATUSES: readonly ('jailed' | Mark)[] = ['jailed', ...DAY_STATUSES, ...NIGHT_STATUSES]

/** One player does something to another. */
interface Deed {
  by: SeatId
  target: SeatId
}

type Nothing = Record<string, never>

/** What happens at this table, as journaled. Plain and flat, so that the evening can be told from it. */
export interface VendettaEvents extends Record<Mark, Deed>, RuledEvents<Role> {
  /** Shown the raised hand when called (V-25). */
  stopped: { seat: SeatId }
  passed: { seat: SeatId }
  mafiaChose: { target: SeatId }
  mafiaMissed: Nothing
  yakuzaChose: { target: SeatId }
  yakuzaMissed: Nothing
  investigated: { by: SeatId; target: SeatId; card: Role }
  researched: { by: SeatId; targets: readonly SeatId[]; signal: string }
  tapped: Deed
  jailed: Deed
  shot: Deed
  saved: { target: SeatId }
  died: Fall & { byMafia: boolean; byBoth: boolean }
  nobodyDied: Nothing
  freed: { seats: readonly SeatId[] }
  silenceTold: { seat: SeatId }
  jailTold: { seats: readonly SeatId[] }
  nightSettled: Nothing
  suspected: { suspects: readonly SeatId[] }
  voteMoved: { seat: SeatId; suspect: SeatId | null }
  tied: { targets: readonly SeatId[] }
  executed: Fall
  notExecuted: Nothing
  dayEnded: Nothing
}

/** Somebody is out; `card` only where it is turned over (V-87, V-120). */
interface Fall {
  target: SeatId
  card: Role | null
}

type State = TableState<GameState>
type Item = Announcement<ItemKind>

const marking = Object.fromEntries(
  Object.keys(MARKS).map((mark) => [
    mark,
    unheard<GameState, Deed>((state, { target }) => giveStatus(state, target, mark)),
  ]),
) as EventTable<GameState, Record<Mark, Deed>, never>

function setJailed(state: State, seat: SeatId, on: boolean): void {
  const others = state.game.prisoners.filter((prisoner) => prisoner !== seat)
  state.game.prisoners = on ? [...others, seat] : others
}

const cardItem = ({ target, card }: Fall): Item[] =>
  card ? [item('revealed', { [target]: card })] : []

/** What every event does to the table, and what the room may know of it. */
export const events: EventTable<GameState, VendettaEvents, ItemKind> = {
  ...marking,
  stopped: unheard(),
  passed: unheard(),
  mafiaChose: unheard((state, { target }) => {
    state.game.night.chosen.mafia = target
  }),
  mafiaMissed: unheard(),
  yakuzaChose: unheard((state, { target }) => {
    state.game.night.chosen.yakuza = target
  }),
  yakuzaMissed: unheard(),
  investigated: unheard(),
  researched: unheard(),
  tapped: unheard(),
  jailed: unheard((state, { target }) => {
    giveStatus(state, target, 'jailed')
    setJailed(state, target, true)
    state.game.night.jailed.push(target)
  }),
  shot: unheard((state, shot) => {
    state.game.night.shots.push(shot)
  }),
  saved: unheard(),
  died: {
    apply: (state, { target }) => eliminate(state, target),
    public: ({ byMafia, byBoth, ...fall }) => [
      item('died', fall.target, byMafia ? 'mafia' : undefined),
      ...(byBoth ? [item('sameVictim', fall.target)] : []),
      ...cardItem(fall),
    ],
  },
  nobodyDied: { apply() {}, public: () => [item('nobodyDied', true)] },
  freed: { apply() {}, public: ({ seats }) => [item('freed', seats)] },
  silenceTold: { apply() {}, public: ({ seat }) => [item('silenced', seat)] },
  jailTold: { apply() {}, public: ({ seats }) => [item('jailed', seats)] },
  nightSettled: unheard((state) => {
    clearStatuses(state, NIGHT_STATUSES)
    state.game.night = newNight()
  }),
  suspected: unheard((state, { suspects }) => {
    state.game.suspects = [...suspects]
  }),
  voteMoved: {
    apply() {},
    public: ({ seat, suspect }) => [item('hypnotized', { [seat]: suspect ?? 'none' })],
  },
  tied: { apply() {}, public: ({ targets }) => [item('tie', targets)] },
  executed: {
    apply: (state, { target }) => eliminate(state, target),
    public: (fall) => [item('executed', fall.target), ...cardItem(fall)],
  },
  notExecuted: { apply() {}, public: () => [item('noExecution', true)] },
  dayEnded: unheard((state) => {
    clearStatuses(state, DAY_STATUSES)
    state.game.suspects = []
  }),
  ...ruledEvents<GameState, Role>(eliminate, (state, seat, role) => {
    state.game.roles[seatIndex(seat)] = role
  }),
  ruledStatus: unheard((state, { target, status, on }) => {
    if (on) giveStatus(state, target, status)
    else takeStatus(state, target, status)
    if (status === 'jailed') setJailed(state, target, on)
  }),
}
