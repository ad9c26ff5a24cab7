/**
 * The fold of a journal's entries that needs no rules: names, the deal, which acts stand and which were
 * undone. From the acts that stand the game is played again.
 */
import type { SeatNote } from '../../bridge'
import {
  seatIndex,
  type AnyRuleset,
  type GameEvent,
  type GameSetup,
  type GivenHand,
  type SeatId,
} from '../../engine'
import { DealTable } from './dealTable'
import type { ActDeed, ClockDeed, Entry, Header, Stood } from './journal/entries'
import type { Act } from './play'

/** An act that was undone, with what its step's clock stood at when it was. */
export interface Undone {
  readonly act: Act
  readonly after: Stood
}

/** What happened to the clock since the last act: the replay ends with it. */
export type ClockMove = Stood & {
  /** Undo and redo leave the clock standing. */
  readonly clock: ClockDeed | 'stand' | null
}

const NONE: readonly GivenHand[] = []

const isAct = (deed: Entry['do']): deed is ActDeed =>
  deed.kind === 'input' || deed.kind === 'story' || deed.kind === 'reveal'

export class Ledger {
  title: string
  readonly names: string[]
  readonly deal: DealTable
  /** Place and time of the game's start; null during the deal. */
  start: {
    readonly index: number
    readonly t: number
    readonly events: readonly GameEvent[]
  } | null = null
  readonly #hands = new Map<number, GivenHand[]>()
  readonly #handIds = new Set<string>()
  /** In which part of the evening its desk was opened; null: it was not. */
  deskOpened: string | null = null
  readonly notes = new Map<SeatId, SeatNote>()
  readonly acts: Act[] = []
  readonly undone: Undone[] = []
  moves: ClockMove[] = []
  /** Time of the newest entry. */
  t = 0

  constructor(
    readonly ruleset: AnyRuleset,
    readonly header: Header,
  ) {
    this.title = header.title
    this.names = [...header.names]
    this.deal = new DealTable(ruleset, header)
  }

  /** What the game starts from, once everybody holds a hand. */
  get setup(): GameSetup {
    const { header } = this
    const { hands, middle } = this.deal
    return {
      ruleset: header.ruleset,
      options: header.options,
      hands,
      ...(middle.length > 0 ? { pool: middle } : {}),
      seed: header.seed,
      fitted: true,
    }
  }

  /** Hands that players gave to the step which the act at this place opened, oldest first. */
  readonly handsAt = (opened: number): readonly GivenHand[] => this.#hands.get(opened) ?? NONE

  /** Whether a player's message was written down before. */
  hasHand(seat: SeatId, id: string): boolean {
    return this.#handIds.has(`${seat} ${id}`)
  }

  /** Whether somebody has won, by what the journal recorded. */
  get isOver(): boolean {
    const events = this.acts.map(({ deed }) => (deed.kind === 'input' ? deed.events : []))
    return [this.start?.events ?? [], ...events].flat().some(({ kind }) => kind === 'won')
  }

  /** Takes in the entry at a place of the journal. */
  add(index: number, entry: Entry): void {
    const { t, left, total, do: deed } = entry
    const stood: Stood = { left, total }
    this.t = Math.max(this.t, t)
    if (isAct(deed)) {
      this.acts.push({ index, t, ...stood, deed })
      this.undone.length = 0
      this.moves = []
      return
    }
    switch (deed.kind) {
      case 'undo':
        return this.#undo(stood)
      case 'redo':
        return this.#redo()
      case 'name':
        if (deed.name && seatIndex(deed.seat) < this.names.length)
          this.names[seatIndex(deed.seat)] = deed.name
        break
      case 'title':
        this.title = deed.title || this.title
        break
      case 'hand': {
        const { seat, at, hand, id } = deed
        this.#hands.set(at, [...this.handsAt(at), { seat, hand, place: index }])
        this.#handIds.add(`${seat} ${id}`)
        break
      }
      case 'note': {
        const { seat, text, marks } = deed
        if (text === '' && marks.length === 0) this.notes.delete(seat)
        else this.notes.set(seat, { text, marks })
        break
      }
      case 'desk':
        this.deskOpened = deed.phase
        break
      case 'start':
        // What was begun stands, whatever today's rules say of such a deal.
        if (deed.hands) this.deal.hold(deed.hands)
        if (this.deal.isComplete) this.start = { index, t, events: deed.events }
        break
      case 'opened':
      case 'seen':
      case 'enter':
      case 'again':
        // Each was checked when it was done; today's rules have no say in it.
        this.deal.perform(deed)
        break
      case 'clock':
        this.moves.push({ ...stood, clock: deed })
        return
      case 'diverged':
        this.undone.length = 0
        this.moves = []
        return
    }
    this.moves.push({ ...stood, clock: null })
  }

  #undo(after: Stood): void {
    const act = this.acts.pop()
    if (!act) return
    this.undone.push({ act, after })
    this.moves = [{ left: act.left, total: act.total, clock: 'stand' }]
  }

  #redo(): void {
    const undone = this.undone.pop()
    if (!undone) return
    this.acts.push(undone.act)
    this.moves = [{ ...undone.after, clock: 'stand' }]
  }
}

/** The ledger of entries from `validEntries`. */
export function ledgerOf(
  ruleset: AnyRuleset,
  header: Header,
  entries: readonly { readonly index: number; readonly entry: Entry }[],
): Ledger {
  const ledger = new Ledger(ruleset, header)
  for (const { index, entry } of entries) ledger.add(index, entry)
  return ledger
}
