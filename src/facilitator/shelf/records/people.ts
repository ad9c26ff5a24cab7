/** What many evenings came to together: who played, who won, which side, and who was right. */
import type { EveningRecord } from '../../../bridge'
import { nameKey } from '../../../bridge/names'

/** Somebody over all evenings, as they were called last. */
export interface Person {
  readonly name: string
  readonly evenings: number
  readonly won: number
  /** Nights lived through, of how many there were. */
  readonly nights: number
  readonly nightsOf: number
  readonly right: number
  readonly cast: number
}

/** Evenings of a group: those in which at least half of those who are named belong to it. */
export const ofGroup = (
  evenings: readonly EveningRecord[],
  players: readonly string[],
): readonly EveningRecord[] => {
  const group = new Set(players.map(nameKey))
  return evenings.filter((evening) => {
    const named = evening.players.flatMap(({ name }) => (name === null ? [] : [nameKey(name)]))
    const known = named.filter((name) => group.has(name))
    return known.length > 0 && known.length * 2 >= named.length
  })
}

/**
 * Everybody who is named, those who won most first.
 * @param evenings the newest first: its name is the one that is told
 */
export function peopleOf(evenings: readonly EveningRecord[]): readonly Person[] {
  const people = new Map<string, Person>()
  for (const { nights: nightsOf, players } of evenings) {
    for (const { name, won, nights, right, cast } of players) {
      if (name === null) continue
      const so = people.get(nameKey(name))
      people.set(nameKey(name), {
        name: so?.name ?? name,
        evenings: (so?.evenings ?? 0) + 1,
        won: (so?.won ?? 0) + (won ? 1 : 0),
        nights: (so?.nights ?? 0) + nights,
        nightsOf: (so?.nightsOf ?? 0) + nightsOf,
        right: (so?.right ?? 0) + right,
        cast: (so?.cast ?? 0) + cast,
      })
    }
  }
  return [...people.values()].sort((a, b) => b.won - a.won || b.evenings - a.evenings)
}

/** How often each side of a game won, the one that did most first; somebody who won alone counts as `null`. */
export function winsOf(
  evenings: readonly EveningRecord[],
): readonly { readonly side: string | null; readonly count: number }[] {
  const wins = new Map<string | null, number>()
  for (const { winners, players } of evenings) {
    const sides = new Set(players.map(({ side }) => side))
    for (const winner of winners) {
      const side = sides.has(winner) || !/^s\d+$/.test(winner) ? winner : null
      wins.set(side, (wins.get(side) ?? 0) + 1)
    }
  }
  return [...wins].map(([side, count]) => ({ side, count })).sort((a, b) => b.count - a.count)
}
