/** All that goes on by itself between commands. */
import type { CommandContext } from '../commands/context/commandContext'
import { nightTaps } from '../rehearsal/nightTaps'
import type { RehearsalPlayers } from '../rehearsal/rehearsalPlayers'
import type { Schedule } from '../system/systemClock'
import { ClockTimer } from './clockTimer'
import { inventedHands } from '../rehearsal/inventedHands'
import { HostPace } from './hostPace'
import { NightPace } from './nightPace'
import { RehearsalPace } from './rehearsalPace'

export class Timers {
  readonly clock: ClockTimer
  readonly #rehearsal: RehearsalPace
  readonly #night: NightPace
  readonly #host: HostPace

  /** @param enqueue runs a job between commands */
  constructor(
    context: CommandContext,
    players: RehearsalPlayers,
    schedule: Schedule,
    enqueue: (job: () => Promise<void>) => void,
  ) {
    this.clock = new ClockTimer(context, schedule, enqueue)
    this.#rehearsal = new RehearsalPace(context, players, schedule, enqueue)
    this.#night = new NightPace(context, nightTaps(context.state, players), schedule, enqueue)
    this.#host = new HostPace(context, inventedHands(players), schedule, enqueue)
  }

  /** Takes up what has begun or changed; called after everything that happens. */
  watch(): void {
    this.clock.watch()
    this.#rehearsal.watch()
    this.#night.watch()
    this.#host.watch()
  }

  /** Stops all of it for good. */
  callOff(): void {
    this.clock.callOff()
    this.#rehearsal.callOff()
    this.#night.callOff()
    this.#host.callOff()
  }
}
