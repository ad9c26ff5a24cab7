/** Lets a running rehearsal go on by itself, click after click. */
import type { CommandContext } from '../commands/context/commandContext'
import { isHosted } from '../hosting/hosted'
import type { Schedule } from '../system/systemClock'
import type { RehearsalPlayers } from '../rehearsal/rehearsalPlayers'

export class RehearsalPace {
  #callOff: (() => void) | null = null

  /** @param enqueue runs a job between commands */
  constructor(
    readonly context: CommandContext,
    readonly players: RehearsalPlayers,
    readonly schedule: Schedule,
    readonly enqueue: (job: () => Promise<void>) => void,
  ) {}

  /** Sees to it that the next click comes while it runs, and none once it does not; called after everything that happens. */
  watch(): void {
    const { state } = this.context
    const { evening, rehearsalRunning } = state
    // A night on phones goes by the pace of its calls, and so does an evening that the program hosts.
    const isPaced = state.nights.during(evening) !== null || isHosted(evening)
    if (!rehearsalRunning || !evening || isPaced) return this.callOff()
    this.#callOff ??= this.schedule(this.players.pace(state, evening), () => {
      this.#callOff = null
      this.enqueue(() => this.#step())
    })
  }

  callOff(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  async #step(): Promise<void> {
    const { state, dispatch } = this.context
    if (!state.rehearsalRunning) return
    const reply = await dispatch({ type: 'demo.step' })
    if (!reply.ok) state.rehearsalRunning = false
  }
}
