/**
 * The open evening: what happens is checked, carried out, written and synced, and only then acknowledged.
 * Whatever fails on the way, the evening stands as it stood before.
 */
import { Game, type AnyRuleset, type DraftEntry, type Input, type Refusal } from '../../engine'
import { refuse } from '../program/refusals'
import type { Journal } from '../storage/ports'
import {
  validEntries,
  type ActDeed,
  type DealDeed,
  type Deed,
  type Entry,
  type Header,
  type Stood,
} from './journal/entries'
import { ledgerOf, type Ledger } from './ledger'
import type { Play } from './play'
import { replay, retell } from './replay'
import type { ClockSnapshot } from './stepClock'

/** Builds both windows' views, between carrying out and writing; what it throws undoes the deed. */
export type Prepare = () => void

/** What a redo runs into when it was decided by rules that have changed since. */
class Differs extends Error {}

type Applied = { readonly deed: Deed } | { readonly refusal: Refusal }

export class LiveEvening {
  ledger: Ledger
  play: Play | null
  /** Draft entries that the last act made illegal. */
  dropped: readonly DraftEntry[] = []
  readonly #entries: Entry[]
  readonly #since: number

  /**
   * @param entries all of the journal's, the given up ones included
   * @param mode `recorded` for an evening that is over and that today's rules would decide otherwise: it is told
   *   as it was, and its game cannot be taken back
   */
  constructor(
    readonly id: string,
    readonly ruleset: AnyRuleset,
    readonly header: Header,
    entries: readonly Entry[],
    readonly journal: Journal,
    readonly now: () => number,
    readonly mode: 'played' | 'recorded' = 'played',
  ) {
    this.#entries = [...entries]
    this.ledger = ledgerOf(ruleset, header, validEntries(this.#entries))
    this.play = this.#replay()
    this.play?.clock.pause(now())
    this.#since = now() - this.ledger.t
  }

  /** Milliseconds of play since the evening began. */
  get t(): number {
    return Math.round(this.now() - this.#since)
  }

  get canUndo(): boolean {
    const last = this.ledger.acts.at(-1)
    return this.mode === 'played' ? last !== undefined : last?.deed.kind === 'reveal'
  }

  get canRedo(): boolean {
    const last = this.ledger.undone.at(-1)
    return this.mode === 'played' ? last !== undefined : last?.act.deed.kind === 'reveal'
  }

  /** What was done at the deal, in order. */
  get dealt(): DealDeed[] {
    return validEntries(this.#entries).flatMap(({ entry: { do: deed } }) =>
      deed.kind === 'seen' || deed.kind === 'enter' || deed.kind === 'again' ? [deed] : [],
    )
  }

  /** Plays an input of the game. @param asked all questions, where it asks one again among others */
  input(input: Input, prepare: Prepare, asked?: readonly string[]): Promise<Refusal | null> {
    return this.act({ kind: 'input', input, events: [], ...(asked && { asked }) }, prepare)
  }

  /** Does something that undo takes back. */
  act(deed: ActDeed, prepare: Prepare): Promise<Refusal | null> {
    return this.#commit(prepare, (t, stood) => {
      const { play } = this
      if (!play) return { refusal: refuse('notNow', { station: 'deal' }) }
      if (this.mode === 'recorded' && deed.kind === 'input') return { refusal: refuse('gameOver') }
      const outcome = play.perform({ index: this.#entries.length, t, ...stood, deed }, this.now())
      if (!outcome.ok) return { refusal: outcome.refusal }
      this.dropped = outcome.dropped
      return { deed: deed.kind === 'input' ? { ...deed, events: outcome.events } : deed }
    })
  }

  /** Takes back acts until only the first `acts` stand. Each is an undo of its own in the journal, and can be redone. */
  async undoTo(acts: number, prepare: Prepare): Promise<Refusal | null> {
    const count = acts < 0 ? 0 : this.ledger.acts.length - acts
    if (this.mode === 'recorded' && (!this.canUndo || count !== 1)) return refuse('olderRules')
    if (count <= 0) return refuse('nothingToUndo')
    const now = this.now()
    const clock = this.play?.clock
    const before = clock?.snapshot ?? null
    const t = Math.max(this.ledger.t, this.t)
    const entries: Entry[] = []
    let stood: Stood = clock?.stood(now) ?? { left: null }
    try {
      while (entries.length < count) {
        const entry: Entry = { t, ...stood, do: { kind: 'undo' } }
        this.ledger.add(this.#entries.length + entries.length, entry)
        entries.push(entry)
        const left = this.ledger.moves.at(-1)
        stood = { left: left?.left ?? null, total: left?.total }
      }
      this.play = this.#replay()
      prepare()
      for (const entry of entries) {
        await this.journal.append(entry as never)
        this.#entries.push(entry)
      }
      return null
    } catch (error) {
      this.#rebuild(before)
      throw error
    }
  }

  redo(prepare: Prepare): Promise<Refusal | null> {
    return this.#commit(prepare, () =>
      this.canRedo ? { deed: { kind: 'redo' } } : { refusal: refuse('nothingToRedo') },
    )
  }

  /** Begins the game with the hands that were dealt; the deal is checked before. */
  start(prepare: Prepare): Promise<Refusal | null> {
    return this.#commit(prepare, () => {
      const { setup } = this.ledger
      const { opening } = new Game(this.ruleset, setup)
      const hands = setup.hands.map(({ cards }) => cards)
      return { deed: { kind: 'start', events: opening, hands } }
    })
  }

  /** Does something that is written but never taken back: names, the deal, the clock. */
  note(deed: Exclude<Deed, ActDeed>, prepare: Prepare = () => {}): Promise<Refusal | null> {
    return this.#commit(prepare, () => ({ deed }))
  }

  /** Lets go of the journal, with what is left on the clock. */
  async close(): Promise<void> {
    try {
      if (this.play?.clock.isRunning) await this.note({ kind: 'clock', act: 'pause' })
    } finally {
      await this.journal.close()
    }
  }

  /** The way of every deed: the rules carry it out, the views are built, and the journal has it on disk. */
  async #commit(
    prepare: Prepare,
    apply: (t: number, stood: Stood) => Applied,
  ): Promise<Refusal | null> {
    const now = this.now()
    const stood = this.play?.clock.stood(now) ?? { left: null }
    const before = this.play?.clock.snapshot ?? null
    const t = Math.max(this.ledger.t, this.t)
    this.dropped = []
    try {
      const applied = apply(t, stood)
      if ('refusal' in applied) return applied.refusal
      const entry: Entry = { t, ...stood, do: applied.deed }
      this.ledger.add(this.#entries.length, entry)
      this.#follow(applied.deed, stood, now)
      prepare()
      await this.journal.append(entry as never)
      this.#entries.push(entry)
      return null
    } catch (error) {
      this.#rebuild(before)
      if (error instanceof Differs) return refuse('redoDiffers')
      throw error
    }
  }

  /** Brings the game to where the ledger stands after a deed that is no act. */
  #follow(deed: Deed, stood: Stood, now: number): void {
    if (deed.kind === 'undo' || deed.kind === 'redo' || deed.kind === 'start') {
      this.play = this.#replay()
      return
    }
    if (deed.kind !== 'clock' || !this.play) return
    const { clock } = this.play
    clock.settle(stood, now)
    clock.perform(deed, now)
  }

  #rebuild(clock: ClockSnapshot | null): void {
    this.ledger = ledgerOf(this.ruleset, this.header, validEntries(this.#entries))
    this.play = this.#replay()
    if (clock) this.play?.clock.restore(clock)
  }

  #replay(): Play | null {
    if (this.mode === 'recorded') return retell(this.ledger, this.now())
    const { play, differsAt } = replay(this.ledger, this.now())
    if (differsAt !== null) throw new Differs('The replay went another way than the evening')
    return play
  }
}
