/** What the host and the thread that plays invented evenings say to each other. */
import type { Deck, OptionValues } from '../../engine'

export interface PlayOdds {
  readonly ruleset: string
  /** The canonical document, where the game is one of the host's own. */
  readonly document?: string
  readonly options: OptionValues
  readonly deck: Deck
  readonly players: number
  readonly evenings: number
}

/** What came of the evenings played so far; `lengths` counts evenings by their nights. */
export interface OddsSoFar {
  readonly played: number
  readonly of: number
  readonly wins: Readonly<Record<string, number>>
  readonly lengths: readonly number[]
}

/** The host's line to a thread that was started. */
export interface OddsLine {
  post(message: PlayOdds): void
  onMessage(listener: (message: OddsSoFar) => void): void
  onGone(listener: () => void): void
  /** Ends it, whatever it is doing. */
  stop(): void
}
