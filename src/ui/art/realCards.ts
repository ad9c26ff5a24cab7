/** Which cards of a real pack the players of a game lay on the table for a role; the first is the first to be dealt. */

export type RealSuit = 'clubs' | 'spades' | 'hearts' | 'diamonds'

/** A court card or an ace by its name, a number card by its number. */
export type RealRank = 'king' | 'queen' | 'jack' | 'ace' | '10' | '9' | '8' | '7'

export interface RealCard {
  readonly suit: RealSuit
  readonly rank: RealRank
}

type Cards = Readonly<Record<string, readonly RealCard[]>>

const card = (suit: RealSuit, rank: RealRank): RealCard => ({ suit, rank })

/** A pack of thirty-two, as it lies in every German drawer. */
const palermo: Cards = {
  mafioso: [
    card('clubs', 'king'),
    card('clubs', 'queen'),
    card('spades', 'king'),
    card('spades', 'queen'),
  ],
  mafiaKiller: [card('clubs', 'jack')],
  spy: [card('spades', 'jack')],
  detective: [card('hearts', 'ace')],
  secondDetective: [card('diamonds', 'ace')],
  matchmaker: [card('hearts', 'king')],
  guardianAngel: [card('hearts', 'queen')],
  nightWanderer: [card('hearts', 'jack')],
  pharmacist: [card('diamonds', 'queen')],
  suicidalCitizen: [card('diamonds', 'jack')],
  freemason: [
    card('hearts', '10'),
    card('diamonds', '10'),
    card('hearts', '9'),
    card('diamonds', '9'),
  ],
  citizen: [card('hearts', '8'), card('diamonds', '8'), card('hearts', '7')],
  scaredyCat: [card('diamonds', '7')],
}

const GAMES: Readonly<Record<string, Cards>> = { palermo }

/** The real cards of a role; none in a game that has cards of its own. */
export function realCards(game: string | null, role: string | undefined): readonly RealCard[] {
  const cards = game !== null && Object.hasOwn(GAMES, game) ? GAMES[game] : undefined
  return cards && role !== undefined && Object.hasOwn(cards, role) ? (cards[role] ?? []) : []
}
