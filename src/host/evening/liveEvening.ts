/**
 * The open evening: what happens is checked, carried out, written and synced, and only then acknowledged.
 * Whatever fails on the way, the evening stands as it stood before.
 */
import {
  Game,
  refuse,
  type AnyRuleset,
  type DraftEntry,
  type Input,
  type Refusal,
} from '../../engine'
import type { Journal } from '../storage'
import { validEntries, type ActDeed, type Deed, type Entry, type Header } from './entries'
import { ledgerOf, type Ledger } from './ledger'
import type { Play } from './play'
import { replay } from './replay'
import type { ClockSnapshot } from './stepClock'

/** Runs between carrying out and writing; what it throws undoes the deed. */
export type Guard = () => void

type Applied = { readonly deed: Deed } | { readonly refusal: Refusal }

export class LiveEvening {
  ledger: Ledger
  play: Play | null
  /** Draft entries that the last act made illegal. */
  dropped: readonly DraftEntry[] = []
  readonly #entries: Entry[]
  readonly #since: number

  /** @param entries all of the journal's, the given up ones included */
  constructor(
    readonly id: string,
    readonly ruleset: AnyRuleset,
    readonly header: Header,
    entries: readonly Entry[],
    readonly journal: Journal,
    readonly now: () => number,
  ) {
    this.#entries = [...entries]
    this.ledger = ledgerOf(ruleset, header, validEntries(this.#entries))
    this.play = replay(this.ledger, now()).play
    this.play?.clock.pause(now())
    this.#since = now() - this.ledger.t
  }

  get game(): Game | null {
    return this.play?.game ?? null
  }

  /** Milliseconds of play since the evening began. */
  get t(): number {
    return Math.round(this.now() - this.#since)
  }

  /** Plays an input of the game. */
  input(input: Input, guard: Guard): Promise<Refusal | null> {
    return this.act({ kind: 'input', input, events: [] }, guard)
  }

  /** Does something that undo takes back. */
  act(deed: ActDeed, guard: Guard): Promise<Refusal | null> {
    return this.#commit(guard, (t, left) => {
      const { play } = this
      if (!play) return { refusal: refuse('notNow', { room: 'deal' }) }
      const outcome = play.perform({ index: this.#entries.length, t, left, deed }, this.now())
      if (!outcome.ok) return { refusal: outcome.refusal }
      this.dropped = outcome.dropped
      return { deed: deed.kind === 'input' ? { ...deed, events: outcome.events } : deed }
    })
  }

  undo(guard: Guard): Promise<Refusal | null> {
    return this.#commit(guard, () =>
      this.ledger.acts.length > 0
        ? { deed: { kind: 'undo' } }
        : { refusal: refuse('nothingToUndo') },
    )
  }

  redo(guard: Guard): Promise<Refusal | null> {
    return this.#commit(guard, () =>
      this.ledger.undone.length > 0
        ? { deed: { kind: 'redo' } }
        : { refusal: refuse('nothingToRedo') },
    )
  }

  /** Begins the game with the hands that were dealt; the deal is checked before. */
  start(guard: Guard): Promise<Refusal | null> {
    return this.#commit(guard, () => {
      const { opening } = new Game(this.ruleset, this.ledger.setup)
      return { deed: { kind: 'start', events: opening } }
    })
  }

  /** Does something that is written but never taken back: names, the deal, the clock. */
  note(deed: Exclude<Deed, ActDeed>, guard: Guard = () => {}): Promise<Refusal | null> {
    return this.#commit(guard, () => ({ deed }))
  }

  /** Lets go of the journal, with what is left on the clock. */
  async close(): Promise<void> {
    try {
      if (this.play?.clock.isRunning) await this.note({ kind: 'clock', act: 'pause' })
    } finally {
      await this.journal.close()
    }
  }

  async #commit(
    guard: Guard,
    apply: (t: number, left: number | null) => Applied,
  ): Promise<Refusal | null> {
    const now = this.now()
    const left = this.play?.clock.left(now) ?? null
    const before = this.play?.clock.snapshot ?? null
    const t = Math.max(this.ledger.t, this.t)
    this.dropped = []
    try {
      const applied = apply(t, left)
      if ('refusal' in applied) return applied.refusal
      const entry: Entry = { t, left, do: applied.deed }
      this.ledger.add(this.#entries.length, entry)
      this.#follow(applied.deed, left, now)
      guard()
      await this.journal.append(entry as never)
      this.#entries.push(entry)
      return null
    } catch (error) {
      this.#rebuild(before)
      throw error
    }
  }

  /** Brings the game to where the ledger stands after a deed that is no act. */
  #follow(deed: Deed, left: number | null, now: number): void {
    if (deed.kind === 'undo' || deed.kind === 'redo' || deed.kind === 'start') {
      const { play, differsAt } = replay(this.ledger, now)
      if (differsAt !== null) throw new Error('The replay went another way than the evening')
      this.play = play
      return
    }
    if (deed.kind !== 'clock' || !this.play) return
    const { clock } = this.play
    clock.settle(left, now)
    if (deed.act === 'start') clock.start(now)
    else if (deed.act === 'pause') clock.pause(now)
    else if (deed.act === 'add') clock.add(deed.ms, now)
    else if (deed.act === 'over') clock.over()
  }

  #rebuild(clock: ClockSnapshot | null): void {
    this.ledger = ledgerOf(this.ruleset, this.header, validEntries(this.#entries))
    this.play = replay(this.ledger, this.now()).play
    if (clock) this.play?.clock.restore(clock)
  }
}
