/** Evenings on the shelf. */
import type { CarriedGame } from '../asked/ownGames'

export interface ShelfEntry {
  readonly id: string
  /** As the host named it; empty: it goes by its day and its game. */
  readonly title: string
  readonly ruleset: string
  readonly players: number
  /** Start of the evening and last change, milliseconds since 1970. */
  readonly startedAt: number
  readonly changedAt: number
  /** e.g. `night 3`, `deal`, `end`. */
  readonly stands: string
  /** The step whose hands were being entered, e.g. a vote; null where none was, or nobody knows. */
  readonly step: string | null
  readonly demo: boolean
  /** Why it cannot be opened or only in part; null when it is sound. */
  readonly problem: string | null
  readonly problemParams: Readonly<Record<string, string | number>>
  /** The host's own game that the evening brings along; absent for games that are built in. */
  readonly carries?: CarriedGame
}

/** What `shelf.removed` replies. */
export interface RemovedEvenings {
  readonly evenings: readonly ShelfEntry[]
}
