/**
 * Watches the running clock: rings when it is over, writes now and then what is left, and lets it stand
 * when the computer turns out to have slept.
 */
import type { CommandContext } from '../commands/context/commandContext'
import { findingOf } from '../evening/shelf/openEvening'
import type { Schedule } from '../system/systemClock'
import { notify } from '../state/state'
import type { Play } from '../evening/play'

/** How often a running clock is looked at, in milliseconds. */
const BEAT_MS = 1000
/** A beat that comes so much too late means that the computer slept. */
const SLEPT_MS = 5000
/** What a crash may cost of a running clock, in beats. */
const MARK_EVERY = 5
/** Time to hear the ring before a clock goes on by itself. */
const ADVANCE_MS = 1500

export class ClockTimer {
  #callOff: (() => void) | null = null
  #callOffAdvance: (() => void) | null = null
  /** The clock that is being watched, by what a window draws of it. */
  #watched = ''
  #beatAt = 0
  #beats = 0

  /** @param enqueue runs a job between commands */
  constructor(
    readonly context: CommandContext,
    readonly schedule: Schedule,
    readonly enqueue: (job: () => Promise<void>) => void,
  ) {}

  /** Takes up a clock that was started or changed; called after everything that happens. */
  watch(): void {
    const play = this.context.state.evening?.play
    const view = play?.clock.isRunning ? JSON.stringify(play.clock.view(0)) : ''
    if (view === this.#watched && (view === '' || this.#callOff)) return
    this.#watched = view
    this.#callOffBeat()
    if (!play || view === '') return
    this.#beatAt = this.context.state.now()
    this.#wait(play)
  }

  /** Stops watching for good. */
  callOff(): void {
    this.#callOffBeat()
    this.#callOffAdvance?.()
    this.#callOffAdvance = null
  }

  #callOffBeat(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  /** Lets a running clock stand where it is. */
  async stand(): Promise<void> {
    if (this.context.state.evening?.play?.clock.isRunning) await this.#note({ act: 'pause' })
  }

  #wait(play: Play): void {
    const left = play.clock.left(this.context.state.now()) ?? 0
    this.#callOff = this.schedule(Math.min(BEAT_MS, left), () => {
      this.#callOff = null
      this.enqueue(() => this.#beat())
    })
  }

  async #beat(): Promise<void> {
    const { now, evening } = this.context.state
    const play = evening?.play
    if (!play?.clock.isRunning) return
    const at = now()
    if (at - this.#beatAt > SLEPT_MS) return this.#wake(play)
    this.#beatAt = at
    if (play.clock.left(at) === 0) return this.#ring()
    this.#beats += 1
    if (this.#beats % MARK_EVERY === 0) await this.#note({ act: 'mark' })
    this.#wait(this.context.state.evening?.play ?? play)
  }

  /** The clock stands at what was left when the computer fell asleep. */
  async #wake(play: Play): Promise<void> {
    const at = this.context.state.now()
    play.clock.settle(play.clock.stood(this.#beatAt), at)
    await this.#note({ act: 'pause' })
    notify(this.context.state, 'slept', 'info')
  }

  async #ring(): Promise<void> {
    await this.#note({ act: 'over' })
    if (!this.context.state.settings.autoAdvance) return
    const { game, clock } = this.context.state.evening?.play ?? {}
    // A clock of the host's own says that time is up; the step is not over with it.
    if (clock?.isByHost) return
    const open = game?.open
    this.#callOffAdvance?.()
    this.#callOffAdvance = this.schedule(ADVANCE_MS, () => {
      this.#callOffAdvance = null
      this.enqueue(async () => {
        const play = this.context.state.evening?.play
        if (!play?.clock.isOver || play.game.open !== open) return
        await this.context.dispatch({ type: 'clock.skip' })
      })
    })
  }

  /** Writes what the clock did by itself. A disk that takes nothing does not keep it from ringing. */
  async #note({ act }: { act: 'pause' | 'over' | 'mark' }): Promise<void> {
    const { evening, now } = this.context.state
    if (!evening) return
    try {
      await evening.note({ kind: 'clock', act }, act === 'mark' ? undefined : this.context.prepare)
    } catch (error) {
      if (!findingOf(error)) throw error
      if (act === 'over') evening.play?.clock.over()
      if (act === 'pause') evening.play?.clock.pause(now())
    }
  }
}
