/** Cards that lie in the middle, face down: which of them were chosen, and what they are. */
import * as v from 'valibot'
import { newer } from '../../schema/marks'
import type { Env } from '../../state/asking'

/** How a document speaks of what was chosen where no player was: cards in the middle, or a role by its name. */
export const CHOSEN = 'chosen'

/** That word where nothing else could be called so. */
export const chosenWord = newer(CHOSEN, v.union([v.literal(CHOSEN)]))

/** As many as can ever lie there. */
export const MOST_IN_MIDDLE = 4

/** Which are meant by a choice, counted from one. */
export const placesIn = (choice: string): readonly string[] => choice.match(/\d+/g) ?? []

/** Where the first chosen card lies, counted from zero; null: none was chosen, or it is not there. */
export function firstPlace({ state, middle = '' }: Env): number | null {
  const [place] = placesIn(middle)
  return place !== undefined && Number(place) <= state.game.pool.length ? Number(place) - 1 : null
}

/** Every choice of so many of these, one button each. */
export function choicesIn(cards: number, many: number): readonly string[] {
  if (many < 1) return ['']
  const found: string[] = []
  for (let last = many; last <= cards; last++) {
    for (const before of choicesIn(last - 1, many - 1)) found.push(`${before}m${last}`)
  }
  return found.sort()
}

/** What was chosen, as roles: that of each card, or the one that was named. */
export function chosenRoles({ plan, state, middle, word }: Env): readonly string[] {
  if (middle === undefined) return word === undefined ? [] : [word]
  return placesIn(middle).flatMap((place) => {
    const card = state.game.pool[Number(place) - 1]
    return card === undefined ? [] : (plan.cards[card]?.role ?? [])
  })
}
