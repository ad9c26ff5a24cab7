import type { DeckCard } from '../../../src/engine'

export const NUMBERS = ['n2', 'n3', 'n4', 'n5', 'n6', 'n7', 'n8', 'n9', 'n10'] as const

/** Every card that may be dealt, with the role it makes and how many one ordinary deck holds (CM-5, CM-6). */
export const cards: readonly DeckCard[] = [
  { id: 'blackKing', role: 'killer', team: 'killers', supply: 2 },
  { id: 'redKing', role: 'killer', team: 'killers', supply: 2 },
  { id: 'blackJack', role: 'policeman', team: 'town', supply: 2 },
  { id: 'redJack', role: 'policeman', team: 'town', supply: 2 },
  { id: 'redQueen', role: 'doctor', team: 'town', supply: 2 },
  { id: 'redAce', role: 'assassin', team: 'town', supply: 2 },
  { id: 'joker', role: 'hunter', team: 'town', supply: 3 },
  ...NUMBERS.map((id) => ({ id, role: 'villager', team: 'town', supply: 4 })),
]

export const isKing = (card: string | undefined): boolean =>
  card === 'blackKing' || card === 'redKing'

export const isJack = (card: string | undefined): boolean =>
  card === 'blackJack' || card === 'redJack'

/** The role a card makes; an unknown card makes a Villager. */
export const roleOfCard = (card: string): string =>
  cards.find(({ id }) => id === card)?.role ?? 'villager'
