/** Card ids of games that are played with ordinary cards, as drawings know them. */

export type Suit = 'spade' | 'heart' | 'club' | 'lotus'

export interface PlayingCard {
  /** `K`, `10`; empty where the suit's sign says it all. */
  readonly rank: string
  readonly suit: Suit
  readonly red: boolean
}

const COURT = /^(black|red)(King|Queen|Jack|Ace)$/
const NUMBER = /^n(\d{1,2})$/

/** The card of an id such as `blackKing`, `n5` or `joker`; null for cards of other games. */
export function playingCard(id: string): PlayingCard | null {
  if (id === 'joker') return { rank: '', suit: 'lotus', red: true }
  const court = COURT.exec(id)
  if (court) {
    const [, colour, face = ''] = court
    const red = colour === 'red'
    return { rank: face.charAt(0), suit: red ? 'heart' : 'spade', red }
  }
  const number = NUMBER.exec(id)?.[1]
  return number ? { rank: number, suit: 'club', red: false } : null
}

/** Signs on a sheet of 100×100. */
export const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  heart: 'M50 90C20 64 8 48 8 32A21 21 0 0 1 50 25A21 21 0 0 1 92 32C92 48 80 64 50 90Z',
  spade:
    'M50 8C22 34 9 46 9 60A20 20 0 0 0 44 70Q43 84 32 92H68Q57 84 56 70A20 20 0 0 0 91 60C91 46 78 34 50 8Z',
  club: 'M50 8A20 20 0 0 1 65 42A20 20 0 1 1 57 68Q58 84 68 92H32Q42 84 43 68A20 20 0 1 1 35 42A20 20 0 0 1 50 8Z',
  lotus:
    'M50 10Q66 34 62 58Q84 44 96 46Q92 74 66 80Q58 84 50 90Q42 84 34 80Q8 74 4 46Q16 44 38 58Q34 34 50 10Z',
}
