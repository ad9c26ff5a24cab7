/** The list of evenings: shown as far as it is known, and filled by what has to be read first, for which nobody waits. */
import { shelfDigest, shelfEntries, type ShelfFacts } from '../../evening/shelf/shelfEntry'
import { notify, shelvedBy, type HostState } from '../../state/state'
import type { StoredEvening } from '../../storage/ports'

export class ShelfList {
  /** Counts how often it was listed: of two lists the later one says how things stand. */
  #listing = 0

  /** @param later does something in its turn, and sends what it changed */
  constructor(
    private readonly state: HostState,
    private readonly later: (job: () => void) => void,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Lists the evenings anew. Resolves once what is known is shown; in the turn of whoever waits for it. */
  refresh(): Promise<void> {
    return this.#list(true)
  }

  /** The same for whoever must not wait: even what is known at once is shown in its own turn. */
  refreshBeside(): Promise<void> {
    return this.#list(false)
  }

  #list(inThisTurn: boolean): Promise<void> {
    this.#listing += 1
    const listing = this.#listing
    const take = (stored: readonly StoredEvening<ShelfFacts>[]): void => {
      if (listing === this.#listing) this.state.shelf = shelfEntries(stored, shelvedBy(this.state))
    }
    return new Promise((resolve) => {
      let isFirst = inThisTurn
      const tell = (change: () => void): void => {
        if (isFirst) change()
        else this.later(change)
        isFirst = false
        resolve()
      }
      this.state.store
        .list(shelfDigest, (some) => tell(() => take(some)))
        .then(
          (all) => tell(() => take(all)),
          (error: unknown) => tell(() => this.#failed(error)),
        )
    })
  }

  #failed(error: unknown): void {
    this.onError(error)
    const reason = error instanceof Error ? error.message : String(error)
    notify(this.state, 'shelfUnreadable', 'error', { reason })
  }
}
