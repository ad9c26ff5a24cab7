/**
 * The clock of the open step. It knows what is left and since when it runs; the time comes from outside,
 * in milliseconds of the host's monotonic clock.
 */
import type { ClockView } from '../../bridge'
import type { GameEvent, Input, StepSpec } from '../../engine'
import type { ClockDeed, Stood } from './journal/entries'

interface Running {
  readonly step: string
  readonly about: string
  totalMs: number
  leftMs: number
  running: boolean
  /** When `leftMs` was true, if it runs. */
  since: number
  /** Whether the host gave it to a step; its own follow from the rules. */
  readonly byHost?: boolean
}

/** What a clock stands at, for putting it back. */
export type ClockSnapshot = Readonly<{ current: Running | null; below: readonly Running[] }>

const MAX_MS = 3_600_000

export class StepClock {
  #current: Running | null = null
  /** Clocks of steps that an interrupt came upon, in the order they were covered. */
  #below: Running[] = []
  /** The step that is open, timed or not. */
  #place: Pick<Running, 'step' | 'about'> | null = null

  get snapshot(): ClockSnapshot {
    return structuredClone({ current: this.#current, below: this.#below })
  }

  restore(snapshot: ClockSnapshot): void {
    this.#current = structuredClone(snapshot.current)
    this.#below = structuredClone([...snapshot.below])
  }

  get isOn(): boolean {
    return this.#current !== null
  }

  get isRunning(): boolean {
    return this.#current?.running ?? false
  }

  /** Whether it is a clock that the host gave, not one of the rules. */
  get isByHost(): boolean {
    return this.#current?.byHost === true
  }

  get isOver(): boolean {
    return this.#current?.leftMs === 0
  }

  /** Milliseconds left, never below zero; null without a clock. */
  left(now: number): number | null {
    const clock = this.#current
    if (!clock) return null
    return Math.max(
      0,
      Math.round(clock.running ? clock.leftMs - (now - clock.since) : clock.leftMs),
    )
  }

  /** What the journal says of the clock. */
  stood(now: number): Stood {
    const left = this.left(now)
    return this.#current ? { left, total: this.#current.totalMs } : { left }
  }

  /**
   * Sets what is left, as journaled; a clock that already shows it is not touched, so that its end stays. One that the
   * host had given to a step or taken from it is given or taken again.
   */
  settle({ left, total }: Stood, now: number): void {
    if (left === null) {
      this.#current = null
      return
    }
    if (!this.#current) this.give(total ?? left, now)
    if (!this.#current) return
    this.#current.totalMs = total ?? Math.max(this.#current.totalMs, left)
    if (left === this.left(now)) return
    this.#current.leftMs = left
    this.#current.since = now
  }

  /** Gives the open step a clock in place of its own, or takes it away. @param ms 0: none */
  give(ms: number, now: number): void {
    if (!this.#place) return
    const length = { totalMs: ms, leftMs: ms, running: true, since: now }
    this.#current = ms > 0 ? { ...this.#place, ...length, byHost: true } : null
  }

  start(now: number): void {
    if (!this.#current || this.#current.running || this.#current.leftMs === 0) return
    this.#current.running = true
    this.#current.since = now
  }

  pause(now: number): void {
    if (!this.#current?.running) return
    this.#current.leftMs = this.left(now) ?? 0
    this.#current.running = false
  }

  /** Gives or takes time; a clock that was over runs on with the time it was given. */
  add(ms: number, now: number): void {
    const clock = this.#current
    if (!clock) return
    const wasOver = this.isOver
    clock.leftMs = Math.min(MAX_MS, Math.max(0, (this.left(now) ?? 0) + ms))
    clock.since = now
    clock.totalMs = Math.max(clock.totalMs, clock.leftMs)
    clock.running = clock.leftMs > 0 && (clock.running || wasOver)
  }

  over(): void {
    if (!this.#current) return
    this.#current.leftMs = 0
    this.#current.running = false
  }

  /** Carries out what the journal says was done to it. */
  perform(deed: ClockDeed, now: number): void {
    switch (deed.act) {
      case 'start':
        return this.start(now)
      case 'pause':
        return this.pause(now)
      case 'add':
        return this.add(deed.ms, now)
      case 'set':
        return this.give(deed.ms, now)
      case 'over':
        return this.over()
      case 'mark':
        return
    }
  }

  /** Follows the game: a newly opened step brings its clock, an ended interrupt gives back the old one. */
  follow(
    input: Input | null,
    events: readonly GameEvent[],
    open: StepSpec | null,
    now: number,
  ): void {
    const opened = events.some(({ kind }) => kind === 'stepOpened')
    this.#place = open && placeOf(open)
    if (!open) {
      this.#current = null
      this.#below = []
    } else if (opened) {
      const covers = input?.type === 'interrupt'
      if (covers && this.#current) {
        this.#below.push({ ...this.#current, leftMs: this.left(now) ?? 0 })
      }
      if (events.some(({ kind }) => kind === 'phaseBegan')) this.#below = []
      this.#current = open.seconds ? newClock(open, open.seconds, now) : null
    } else if (input && goesOn(input) && this.#current?.step !== open.id) {
      this.#uncover(open.id, now)
    }
  }

  /** What a window draws. */
  view(now: number): ClockView | null {
    const clock = this.#current
    if (!clock) return null
    const { totalMs, about } = clock
    const left = this.left(now) ?? 0
    if (clock.running)
      return { totalMs, about, state: 'running', endsAt: clock.since + clock.leftMs }
    return left === 0
      ? { totalMs, about, state: 'over' }
      : { totalMs, about, state: 'paused', leftMs: left }
  }

  #uncover(step: string, now: number): void {
    this.#current = null
    while (this.#below.length > 0) {
      const below = this.#below.pop()
      if (below?.step !== step) continue
      this.#current = { ...below, since: now }
      return
    }
  }
}

const goesOn = (input: Input): boolean =>
  input.type === 'answer' || (input.type === 'ruling' && input.ruling.kind === 'skip')

const placeOf = ({ id, stage }: StepSpec): Pick<Running, 'step' | 'about'> => ({
  step: id,
  about: stage?.about ?? stage?.scene ?? id,
})

const newClock = (open: StepSpec, seconds: number, now: number): Running => ({
  ...placeOf(open),
  totalMs: seconds * 1000,
  leftMs: seconds * 1000,
  running: true,
  since: now,
})
