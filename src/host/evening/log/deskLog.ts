/**
 * The log as the desk keeps it: beside the evening's own lines, which the room may read at the end, who pointed at
 * whom, every ballot, and when a condition began and ended. And the night by itself, for the strip and the dawn.
 */
import type { ChronicleEntry, Deed, Fate, LogLine, Tonight } from '../../../bridge'
import { Game, type GameEvent, type SeatId, type ShownGame } from '../../../engine'
import { phaseName } from './chronicle'
import { withSignal } from './deed'

/** As many as undo lists at once. */
const UNDO_LIST = 20

interface SeatBefore {
  readonly alive: boolean
  readonly cards: number | null
  readonly statuses: readonly string[]
}

type Seats = ReadonlyMap<SeatId, SeatBefore>

/** Every seat as the host sees it now, copied out of a state that goes on changing; none of a recorded evening, of which no rule may be left to ask. */
function seatsOf(game: ShownGame): Seats {
  if (!(game instanceof Game)) return new Map()
  const { ruleset, state, options } = game
  return new Map(
    state.seats.map(({ id, alive }) => {
      const { cards, statuses } = ruleset.privateSeat(state, id, options)
      return [id, { alive, cards: cards?.length ?? null, statuses: [...statuses] }]
    }),
  )
}

export class DeskLog {
  readonly lines: LogLine[] = []
  readonly #deeds: Deed[] = []
  #tonight: Deed[] = []
  #nightfall: Seats
  #seats: Seats

  constructor(game: ShownGame, opening: readonly ChronicleEntry[]) {
    for (const line of opening) this.lines.push({ ...line, act: null })
    this.#seats = seatsOf(game)
    this.#nightfall = this.#seats
  }

  /** How many acts stand. */
  get acts(): number {
    return this.#deeds.length
  }

  /** Every act that stands, in order. */
  get deeds(): readonly Deed[] {
    return this.#deeds
  }

  /** What undo would take back, newest last. */
  get newest(): readonly Deed[] {
    return this.#deeds.slice(-UNDO_LIST)
  }

  /** Takes in an act that was carried out. @param lines the evening's own lines of it */
  add(
    game: ShownGame,
    before: Deed,
    events: readonly GameEvent[],
    lines: readonly ChronicleEntry[],
  ): void {
    const deed = withSignal(before, events)
    const { act, phase } = deed
    this.#deeds.push(deed)
    if (tells(deed)) this.lines.push({ phase, key: 'deed', seats: {}, params: {}, act, deed })
    for (const line of lines) {
      this.lines.push({ ...line, act })
    }
    if (deed.kind === 'click' || deed.kind === 'tell' || deed.kind === 'story') return
    this.#follow(game, act)
    if (deed.kind === 'answer' || deed.kind === 'interrupt') this.#tonight.push(deed)
    if (events.some(({ kind, data }) => kind === 'phaseBegan' && isNight(data))) {
      this.#tonight = []
      this.#nightfall = this.#seats
    }
  }

  /** The night that is on, or whose dawn it is; what it did to everybody is known at dawn only. */
  tonight({ state }: ShownGame): Tonight {
    const { kind } = state.phase
    if (kind !== 'night' && kind !== 'dawn') return { deeds: [], fates: [] }
    return { deeds: this.#tonight, fates: kind === 'dawn' ? this.#fates() : [] }
  }

  #fates(): Fate[] {
    const fates: Fate[] = []
    for (const [seat, { alive, cards }] of this.#seats) {
      const was = this.#nightfall.get(seat)
      if (!was) continue
      const lost = (was.cards ?? 0) - (cards ?? 0)
      if (was.alive !== alive)
        fates.push({ seat, came: alive ? 'back' : 'out', cards: Math.abs(lost) })
      else if (lost > 0) fates.push({ seat, came: 'lost', cards: lost })
      else if (lost < 0) fates.push({ seat, came: 'gained', cards: -lost })
    }
    return fates
  }

  /** Conditions that began or ended with this act. */
  #follow(game: ShownGame, act: number): void {
    const before = this.#seats
    this.#seats = seatsOf(game)
    const phase = phaseName(game.state.phase)
    for (const [seat, { statuses }] of this.#seats) {
      const had = before.get(seat)?.statuses ?? []
      const line = (key: string, all: readonly string[]) => {
        if (all.length === 0) return
        const params = { statuses: all.join(', ') }
        this.lines.push({ phase, key, seats: { seat: [seat] }, params, act })
      }
      line(
        'conditionBegan',
        statuses.filter((status) => !had.includes(status)),
      )
      line(
        'conditionEnded',
        had.filter((status) => !statuses.includes(status)),
      )
    }
  }
}

const isNight = (data: unknown): boolean => (data as { kind: string }).kind === 'night'

/** Whether an act says anything by itself: going on does not, and a ruling has a line of its own. */
const tells = (deed: Deed): boolean =>
  (deed.kind === 'answer' || deed.kind === 'interrupt') && deed.answer.kind !== 'ok'
