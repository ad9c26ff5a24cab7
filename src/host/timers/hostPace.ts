/** Leads an evening that the program hosts through everything that happens before everybody. Its nights have a pace of their own. */
import type { CommandContext } from '../commands/context/commandContext'
import { takeFromPhone } from '../commands/phones/takeFromPhone'
import { dueNow, isSilent, momentOf } from '../leading/due'
import { isHosted } from '../hosting/hosted'
import type { InventedHands } from '../rehearsal/inventedHands'
import type { Schedule } from '../system/systemClock'
import { requestsAtDesk } from '../views/deskPhones'

/** How often is looked whether something is due, in milliseconds. */
export const LOOK_MS = 1000
/** No more steps in silence follow each other. */
const MOST_STEPS = 40

export class HostPace {
  #callOff: (() => void) | null = null
  #moment = ''
  #waited = 0

  /**
   * @param invented lets players that nobody sits for say something
   * @param enqueue runs a job between commands
   */
  constructor(
    readonly context: CommandContext,
    readonly invented: InventedHands,
    readonly schedule: Schedule,
    readonly enqueue: (job: () => Promise<void>) => void,
  ) {}

  /** Sees to it that it is looked again while it lasts; called after everything that happens. */
  watch(): void {
    if (!isHosted(this.context.state.evening)) return this.callOff()
    this.#callOff ??= this.schedule(LOOK_MS, () => {
      this.#callOff = null
      this.enqueue(() => this.#look())
    })
  }

  callOff(): void {
    this.#callOff?.()
    this.#callOff = null
  }

  async #look(): Promise<void> {
    const { context } = this
    const { state, dispatch } = context
    const { hosting, evening } = state
    if (!isHosted(evening)) return
    const moment = momentOf(state)
    this.#waited = moment === this.#moment && !hosting.paused ? this.#waited + LOOK_MS : 0
    this.#moment = moment
    hosting.waitAgain((place) => state.phones.isHere(place))
    if (hosting.paused) return
    for (const { phone, message } of this.invented(state, this.#waited))
      await takeFromPhone(context, phone, message)
    await this.#takeUp()
    for (let steps = 0; steps < MOST_STEPS; steps += 1) {
      const due = dueNow(state, this.#waited, () => state.nights.chance())
      if (!due || !(await dispatch(due)).ok) break
      this.#waited = 0
      const open = evening?.play?.game.open
      // What the room does not notice takes no time.
      if (!open || !isSilent(open)) break
    }
    if (!evening?.play?.revealed) return
    // All is told: the desk is anybody's, in the view that is built anew.
    state.lock = null
    context.prepare()
  }

  /** Does what players ask for by phone and the rules take, as a host would. */
  async #takeUp(): Promise<void> {
    const { state, dispatch } = this.context
    for (const { shown, click } of requestsAtDesk(state)) {
      if (shown.kind === 'says') continue
      if (click) await dispatch({ type: 'phones.accept', request: shown.id })
      else if (shown.kind === 'speak') state.phones.requests.hear(shown.id)
    }
  }
}
