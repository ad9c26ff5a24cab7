/*
 * What a player is, read off the cards alone. A card can only be lost from the top, so every King or Jack
 * among the lost cards was active before: no other memory is needed for CM-16 and CM-O3.
 */
import type { HouseRules } from '../options'

/** A player's cards: those still held, the top one first, and those lost. */
export interface Held {
  readonly cards: readonly string[]
  readonly lost: readonly string[]
}

export const isKing = (card: string | undefined): boolean =>
  card === 'blackKing' || card === 'redKing'

export const isJack = (card: string | undefined): boolean =>
  card === 'blackJack' || card === 'redJack'

const top = ({ cards }: Held): string | undefined => cards[0]

const activeKing = (held: Held): boolean =>
  held.cards.includes('blackKing') || top(held) === 'redKing'

export const activeJack = (held: Held): boolean =>
  held.cards.includes('blackJack') || top(held) === 'redJack'

/** Whether a card that works in any position does, or only on top (CM-O1). */
export const activeSpecial =
  (card: string) =>
  (held: Held, rules: HouseRules): boolean =>
    rules.redSpecialsTopOnly ? top(held) === card : held.cards.includes(card)

/** CM-14, CM-16: an active King, or a King lost earlier. */
export const isKiller = (held: Held): boolean => activeKing(held) || held.lost.some(isKing)

/** CM-17: a red King under another card. */
export const kingSleeps = (held: Held): boolean => !isKiller(held) && held.cards.some(isKing)

/** CM-29, CM-O6: with a Joker, or with one lost where the last card counts. */
export const isHunter = (held: Held, rules: HouseRules): boolean =>
  held.cards.includes('joker') ||
  (rules.hunterTrigger === 'playerEliminated' && held.lost.includes('joker'))

/** CM-23, CM-24: the thumb only tells whether a King lies on top. */
export const kingOnTop = (held: Held): boolean => isKing(top(held))
