/** Which cards make a game for so many players, and what there is to say against a deck or a deal. */
import type { Json } from '../base/ids'
import type { Seed } from '../chance'

/** What one player was dealt: role or card ids, and marks such as a second identity. */
export interface Hand {
  readonly cards: readonly string[]
  readonly marks?: readonly string[]
}

/** One remark of the casting check: a code with parameters for the locale tables. */
export interface CastingFinding {
  readonly level: 'warned' | 'refused'
  readonly code: string
  readonly params?: Readonly<Record<string, Json>>
}

/** How many of each card or role are in the deck. */
export type Deck = Readonly<Record<string, number>>

/** A card or role that a deck editor can offer. */
export interface DeckCard {
  readonly id: string
  /** The role it makes, for its name, colour and explanation. */
  readonly role: string
  readonly team: string
  /** How many the box holds; decks above are refused by the ruleset's check. */
  readonly supply: number
}

/** Everything about casting and dealing that the desk needs; `V` are the values of the house rules. */
export interface Casting<V = unknown> {
  readonly players: {
    readonly min: number
    readonly max: number
    readonly best: readonly [number, number]
  }
  readonly cards: readonly DeckCard[]
  readonly cardsPerSeat: number
  /** Whether each player chooses which card lies on top. */
  readonly stacked: boolean
  /** Whether the host looks at all cards before the first night, everybody's eyes closed; absent: never. */
  readonly hostLooks?: (options: V) => boolean
  /** Whether whoever sits at the desk plays along, so that it shows nobody another's card; absent: never. */
  readonly dealsBlind?: (options: V) => boolean
  /** Whether the house keeps to itself which roles are in the deck; absent: nobody does. */
  readonly hidesDeck?: (options: V) => boolean
  /** The mark that one player bears by the host's choice before the deal, where these house rules have one. */
  readonly mark?: (options: V) => string | null
  /** How many cards of such a deck lie in the middle and nobody is dealt; absent: none. */
  readonly extra?: (deck: Deck, options: V) => number
  /**
   * The plain cards that fill a deck up, players without a role of their own; they make room for a role that the host
   * adds. Absent: every card is somebody.
   */
  readonly fill?: (players: number, options: V) => readonly string[]
  /** The rulebook's deck for this many players. */
  readonly propose: (players: number, options: V) => Deck
  /** What the rules say of a deck for this many players. */
  readonly checkDeck: (deck: Deck, players: number, options: V) => readonly CastingFinding[]
  /** What the rules say of a finished deal, deck rules included. */
  readonly checkHands: (
    hands: readonly Hand[],
    options: V,
    pool?: readonly string[],
  ) => readonly CastingFinding[]
  /** What each player is shown of his own cards, where that is not what he holds; it follows from the deal and its chance alone. */
  readonly faces?: (
    hands: readonly Hand[],
    setup: { readonly options: V; readonly seed: Seed },
  ) => readonly Hand[]
  /** Whether a shuffled deal has to be collected and dealt again. */
  readonly redeal: (hands: readonly Hand[], options: V) => boolean
}

type Params = NonNullable<CastingFinding['params']>

/** A finding that forbids the game. */
export const refused = (code: string, params: Params = {}): CastingFinding => ({
  level: 'refused',
  code,
  params,
})

/** A finding that the host may overrule. */
export const warned = (code: string, params: Params = {}): CastingFinding => ({
  level: 'warned',
  code,
  params,
})

/** How many cards a deck holds. */
export const deckSize = (deck: Deck): number =>
  Object.values(deck).reduce((sum, count) => sum + count, 0)

/** The deck that was dealt as these hands. */
export function deckOf(hands: readonly Hand[]): Deck {
  const deck: Record<string, number> = {}
  for (const card of hands.flatMap(({ cards }) => cards)) deck[card] = (deck[card] ?? 0) + 1
  return deck
}

/** The verdict of a list of findings. */
export const castingVerdict = (
  findings: readonly CastingFinding[],
): 'ok' | 'warned' | 'refused' => {
  if (findings.some(({ level }) => level === 'refused')) return 'refused'
  return findings.length > 0 ? 'warned' : 'ok'
}
