import {
  seatOf,
  turnOver,
  type PrivateSeat,
  type PublicSeat,
  type SeatEffect,
  type SeatId,
} from '../../src/engine'
import { roleOf, teamOf, type StarwarsState } from './evening'
import { houseRules } from './options'

/** Conditions that everybody knows of (SW-93, SW-96). */
const OPEN_STATUSES = ['frozen', 'banished']

/** What everybody sees: who is out, who is in the ice, and who has shown his hand (SW-92, SW-93). */
export function publicSeat(state: StarwarsState, id: SeatId): PublicSeat {
  const { alive, statuses } = seatOf(state, id)
  const revealed = state.game.known[id]
  return {
    id,
    out: !alive,
    ...(revealed ? { revealed } : {}),
    badges: statuses.filter((status) => OPEN_STATUSES.includes(status)),
  }
}

/** What the host sees at any time. */
export const privateSeat = (state: StarwarsState, id: SeatId): PrivateSeat => ({
  roles: [roleOf(state, id)],
  team: teamOf(state, id),
  statuses: seatOf(state, id).statuses,
})

const badge = (on: boolean, name: string): SeatEffect => {
  return ({ of }, seat) => {
    for (const id of [of].flat() as SeatId[]) {
      const others = seat(id).badges.filter((held) => held !== name)
      seat(id).badges = on ? [...others, name] : others
    }
  }
}

const leave: SeatEffect = ({ of }, seat) => {
  seat(of as SeatId).out = true
}

const melt = (all: Parameters<SeatEffect>[2], kept: readonly string[] = []): void => {
  for (const seat of all) {
    if (!kept.includes(seat.id)) seat.badges = seat.badges.filter((held) => held !== 'frozen')
  }
}

/** How an announcement changes what the room sees of a seat; ice melts as the house has it (SW-O2). */
export const effects: Readonly<Record<string, SeatEffect>> = {
  died: leave,
  executed: leave,
  returned({ of }, seat) {
    seat(of as SeatId).out = false
  },
  revealed: turnOver,
  frozen: badge(true, 'frozen'),
  banished: badge(true, 'banished'),
  dayBreaks(_, __, all, { options }) {
    if (houseRules(options).freezeUntil === 'nextDawn') melt(all)
  },
  nightFalls({ of }, _, all, { options, history }) {
    if (houseRules(options).freezeUntil === 'nextDawn') return
    const today = `day ${Number(of) - 1}`
    const iced = history.filter(({ phase, item: { kind } }) => phase === today && kind === 'frozen')
    melt(
      all,
      iced.flatMap(({ item: told }) => told.of as readonly string[]),
    )
  },
}
