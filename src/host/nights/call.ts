/** One call of a night on phones: what all see of it, who is really asked, and what was tapped. */
import type { Tap } from '../../bridge/views/phoneNight'
import type { LiveEvening } from '../evening/liveEvening'
import type { Play } from '../evening/play'
import type { Consequence } from './trial'
import { LOOKS, type Cover, type SeatId, type Signal, type StepSpec } from '../../engine'

/** A step that belongs to a call, as it was when it opened. */
export interface Asked {
  step: StepSpec
  /** Which opening of the engine's it is, so that a later step of the same name is another one. */
  readonly opened: number
}

/** Something that came back, for those who were asked. */
interface Back {
  readonly seats: readonly SeatId[]
  readonly step: string
  readonly signal: Signal
}

export type Shows = 'call' | 'late'

export class Call {
  /** How much of it is over, in milliseconds; a phone that is away holds it. */
  elapsed = 0
  readonly asked: Asked[] = []
  readonly back: Back[] = []
  /** Whose last tap the rules do not take. */
  readonly refused = new Set<SeatId>()
  readonly #taps = new Map<SeatId, Tap>()
  readonly #used = new Set<SeatId>()
  /** What an answer was found to lead to, so that it is tried once and not at every beat. */
  readonly tried = new Map<string, Consequence | null>()

  /**
   * @param serial counts the calls of the evening, as everybody can
   * @param length how long it takes, drawn beforehand, in milliseconds
   */
  constructor(
    readonly shows: Shows,
    readonly serial: number,
    readonly length: number,
    readonly cover: Cover = LOOKS,
  ) {}

  get isOver(): boolean {
    return this.elapsed >= this.length
  }

  /** The step that gives the call its name; null of a late one. */
  get first(): StepSpec | null {
    return this.shows === 'call' ? (this.asked[0]?.step ?? null) : null
  }

  /** What somebody tapped last, as the own phone shows it. */
  tapOf(seat: SeatId): Tap | null {
    return this.#taps.get(seat) ?? null
  }

  /** The same, if it is meant for what is asked now. */
  freshOf(seat: SeatId): Tap | null {
    return this.#used.has(seat) ? null : this.tapOf(seat)
  }

  tap(seat: SeatId, tap: Tap): void {
    this.#taps.set(seat, tap)
    this.#used.delete(seat)
    this.refused.delete(seat)
  }

  /** What these have tapped was for a question that has its answer: the next one of the call begins anew for them. */
  use(seats: readonly SeatId[]): void {
    for (const seat of seats) this.#used.add(seat)
  }
}

/** Taps of players whom nobody holds a phone for. */
export type Tapping = (evening: LiveEvening, play: Play, call: Call) => void
