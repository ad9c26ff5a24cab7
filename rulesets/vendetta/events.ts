import {
  giveStatus,
  seatIndex,
  seatOf,
  takeStatus,
  turnOver,
  type EventDef,
  type EventTable,
  type PublicItem,
  type SeatEffect,
  type SeatId,
  type TableState,
} from '../../src/engine'
import { eliminate, newNight, type Evening } from './evening'
import type { Role } from './roles'

/** What the night does to a player, until dawn but for the last two (section 12.6). */
export const NIGHT_STATUSES = ['blocked', 'seduced', 'protected', 'guarded', 'badmouthed'] as const
export const DAY_STATUSES = ['silenced', 'hypnotized'] as const
export const STATUSES = ['jailed', ...DAY_STATUSES, ...NIGHT_STATUSES] as const

/** Statuses that one player's ability gives another. */
export type Mark = (typeof DAY_STATUSES)[number] | (typeof NIGHT_STATUSES)[number]

/** One player does something to another. */
interface Deed {
  by: SeatId
  target: SeatId
}

type Nothing = Record<string, never>

/** What happens at this table, as journaled. Plain and flat, so that the evening can be told from it. */
export interface VendettaEvents extends Record<Mark, Deed> {
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
  ruledDead: { target: SeatId }
  ruledBack: { target: SeatId }
  ruledRole: { target: SeatId; role: Role }
  ruledStatus: { target: SeatId; status: string; on: boolean }
}

/** Somebody is out; `card` only where it is turned over (V-87, V-120). */
interface Fall {
  target: SeatId
  card: Role | null
}

type State = TableState<Evening>

const never = <D>(apply: (state: State, data: D) => void = () => {}): EventDef<Evening, D> => ({
  apply,
  public: 'never',
})

const marks = (status: Mark): EventDef<Evening, Deed> =>
  never((state, { target }) => giveStatus(state, target, status))

const nothing = never<Nothing>()

function clear(state: State, statuses: readonly string[]): void {
  for (const { id } of state.seats) for (const status of statuses) takeStatus(state, id, status)
}

function setJailed(state: State, seat: SeatId, on: boolean): void {
  const others = state.game.prisoners.filter((prisoner) => prisoner !== seat)
  state.game.prisoners = on ? [...others, seat] : others
}

const cardItem = ({ target, card }: Fall): PublicItem[] =>
  card ? [{ kind: 'revealed', of: { [target]: card } }] : []

/** What every event does to the table, and what the room may know of it (section 12.5). */
export const events: EventTable<Evening, VendettaEvents> = {
  blocked: marks('blocked'),
  seduced: marks('seduced'),
  protected: marks('protected'),
  guarded: marks('guarded'),
  badmouthed: marks('badmouthed'),
  hypnotized: marks('hypnotized'),
  silenced: marks('silenced'),
  stopped: never(),
  passed: never(),
  mafiaChose: never((state, { target }) => {
    state.game.night.chosen.mafia = target
  }),
  mafiaMissed: nothing,
  yakuzaChose: never((state, { target }) => {
    state.game.night.chosen.yakuza = target
  }),
  yakuzaMissed: nothing,
  investigated: never(),
  researched: never(),
  tapped: never(),
  jailed: never((state, { target }) => {
    giveStatus(state, target, 'jailed')
    setJailed(state, target, true)
    state.game.night.jailed.push(target)
  }),
  shot: never((state, shot) => {
    state.game.night.shots.push(shot)
  }),
  saved: never(),
  died: {
    apply: (state, { target }) => eliminate(state, target),
    public: ({ byMafia, byBoth, ...fall }) => [
      { kind: 'died', of: fall.target, ...(byMafia ? { cause: 'mafia' } : {}) },
      ...(byBoth ? [{ kind: 'sameVictim', of: fall.target }] : []),
      ...cardItem(fall),
    ],
  },
  nobodyDied: { apply() {}, public: () => [{ kind: 'nobodyDied', of: true }] },
  freed: { apply() {}, public: ({ seats }) => [{ kind: 'freed', of: seats }] },
  silenceTold: { apply() {}, public: ({ seat }) => [{ kind: 'silenced', of: seat }] },
  jailTold: { apply() {}, public: ({ seats }) => [{ kind: 'jailed', of: seats }] },
  nightSettled: never((state) => {
    clear(state, NIGHT_STATUSES)
    state.game.night = newNight()
  }),
  suspected: never((state, { suspects }) => {
    state.game.suspects = [...suspects]
  }),
  voteMoved: {
    apply() {},
    public: ({ seat, suspect }) => [{ kind: 'hypnotized', of: { [seat]: suspect ?? 'none' } }],
  },
  tied: { apply() {}, public: ({ targets }) => [{ kind: 'tie', of: targets }] },
  executed: {
    apply: (state, { target }) => eliminate(state, target),
    public: (fall) => [{ kind: 'executed', of: fall.target }, ...cardItem(fall)],
  },
  notExecuted: { apply() {}, public: () => [{ kind: 'noExecution', of: true }] },
  dayEnded: never((state) => {
    clear(state, DAY_STATUSES)
    state.game.suspects = []
  }),
  ruledDead: never((state, { target }) => eliminate(state, target)),
  ruledBack: never((state, { target }) => {
    seatOf(state, target).alive = true
  }),
  ruledRole: never((state, { target, role }) => {
    state.game.roles[seatIndex(target)] = role
  }),
  ruledStatus: never((state, { target, status, on }) => {
    if (on) giveStatus(state, target, status)
    else takeStatus(state, target, status)
    if (status === 'jailed') setJailed(state, target, on)
  }),
}

const leave: SeatEffect = (item, seat) => {
  const gone = seat(item.of as SeatId)
  gone.out = true
  gone.badges = []
}

const badge = (on: boolean, name: string): SeatEffect => {
  return ({ of }, seat) => {
    for (const id of [of].flat() as SeatId[]) {
      const others = seat(id).badges.filter((held) => held !== name)
      seat(id).badges = on ? [...others, name] : others
    }
  }
}

/** How an announcement changes what the room sees of a seat; a silence ends with its day. */
export const effects: Readonly<Record<string, SeatEffect>> = {
  died: leave,
  executed: leave,
  revealed: turnOver,
  jailed: badge(true, 'jailed'),
  freed: badge(false, 'jailed'),
  silenced: badge(true, 'silenced'),
  nightFalls(_, __, all) {
    for (const seat of all) seat.badges = seat.badges.filter((held) => held !== 'silenced')
  },
}
