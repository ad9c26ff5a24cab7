/** The table before the game: who plays, with which deck, and how the cards are dealt. */
import type { CastingFinding, Deck, DeckCard, OptionDefs, OptionValues, SeatId } from '../../engine'
import type { OddsView } from '../asked/odds'

export interface SavedName {
  readonly id: string
  readonly name: string
}

export interface Group extends SavedName {
  readonly players: readonly string[]
}

export interface Preset extends SavedName {
  readonly ruleset: string
}

export interface LobbyView {
  readonly ruleset: string
  readonly names: readonly string[]
  /** Names that stand twice or are empty, by index. */
  readonly badNames: readonly { readonly index: number; readonly code: string }[]
  readonly options: OptionDefs
  readonly values: OptionValues
  readonly cards: readonly DeckCard[]
  readonly cardsPerSeat: number
  /** How many cards of this deck lie in the middle and are nobody's. */
  readonly middle: number
  readonly deck: Deck
  /** Whether the deck is the rulebook's own for this number of players. */
  readonly proposed: boolean
  /** The rulebook's own deck for this number of players, to tell what differs from it. */
  readonly book: Deck
  readonly findings: readonly CastingFinding[]
  readonly verdict: 'ok' | 'warned' | 'refused'
  /** Whether nobody may enter the cards at the desk, because he would see them all. */
  readonly isBlind: boolean
  /** The mark that one player bears, by his place in the list; null where nobody does. */
  readonly mark: { readonly id: string; readonly index: number } | null
  readonly players: {
    readonly min: number
    readonly max: number
    readonly best: readonly [number, number]
  }
  readonly groups: readonly Group[]
  readonly presets: readonly Preset[]
  /** How fair the deck seems; null while nobody asked. */
  readonly odds: OddsView | null
}

export interface DealView {
  readonly by: 'program' | 'host'
  readonly stacked: boolean
  readonly cardsPerSeat: number
  /** How many cards are to lie in the middle: those that nobody holds once everybody has cards. */
  readonly middle: number
  /** Whether the host looks at all cards before the game begins. */
  readonly hostLooks: boolean
  /** Whether whoever sits at the desk plays along: cards are shown to those who hold them only. */
  readonly isBlind: boolean
  /** Whether the evening has a PIN; `ask`: the host has not said yet whether this table wants one. */
  readonly pin: 'set' | 'none' | 'ask'
  readonly seats: readonly {
    readonly id: SeatId
    readonly name: string
    /** Dealt or entered, top first; empty while nothing was entered. */
    readonly cards: readonly string[]
    /** The same as their player sees them. */
    readonly faces: readonly string[]
    readonly done: boolean
    /** Each time the cards were opened on the laptop: the name of the player it came from; null: the host. */
    readonly opened: readonly (string | null)[]
  }[]
  readonly cards: readonly DeckCard[]
  readonly roles: Readonly<Record<string, { readonly team: string }>>
  /** House rules of tonight that are not as usual. */
  readonly changed: OptionValues
  /** Cards of the deck not yet entered. */
  readonly left: Deck
  readonly findings: readonly CastingFinding[]
  readonly ready: boolean
}
