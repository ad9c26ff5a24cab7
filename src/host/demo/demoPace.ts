/** Lets a running rehearsal go on by itself, click after click. */
import type { CommandContext } from '../commands/commandContext'
import type { Schedule } from '../host'
import type { DemoPlayers } from './demoPlayers'

export class DemoPace {
  #callOff: (() => void) | null = null

  /** @param enqueue runs a job between commands */
  constructor(
    readonly context: CommandContext,
    readonly players: DemoPlayers,
    readonly schedule: Schedule,
    readonly enqueue: (job: () => Promise<void>) => void,
  ) {}

  /** Sees to it that the next click comes while it runs, and none once it does not; called after everything that happens. */
  watch(): void {
    const { evening, demoRunning, demoSpeed } = this.context.state
    if (!demoRunning || !evening) return this.callOff()
    this.#callOff ??= this.schedule(this.players.pace(evening, demoSpeed), () => {
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
    if (!state.demoRunning) return
    const reply = await dispatch({ type: 'demo.step' })
    if (!reply.ok) state.demoRunning = false
  }
}
