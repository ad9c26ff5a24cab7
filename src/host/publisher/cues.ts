/** Which sound a change of the public picture calls for. It sees two public pictures and nothing else. */
import type { ItemTable } from '../../engine'
import type { Picture } from '../views/projectorView'

/**
 * @param items what the game's announcements are, each with its sound; the last one that has a sound decides
 * @returns the name of a sound, or null when nothing that sounds has happened
 */
export function soundOf(before: Picture, after: Picture, items: ItemTable<never>): string | null {
  if (after.end && !before.end) return items['winner']?.cue ?? 'victory'
  if (after.end?.revealed && !before.end?.revealed) return 'reveal'
  return (
    soundOfItems(before, after, items) ?? soundOfPhase(before, after) ?? soundOfStage(before, after)
  )
}

const samePhase = (before: Picture, after: Picture): boolean =>
  before.phase?.kind === after.phase?.kind && before.phase?.n === after.phase?.n

function soundOfItems(before: Picture, after: Picture, items: ItemTable<never>): string | null {
  const heard = samePhase(before, after) ? before.items.length : 0
  const news = after.items.slice(heard)
  const cues = news.flatMap(({ kind }) => items[kind]?.cue ?? [])
  return cues.at(-1) ?? null
}

function soundOfPhase(before: Picture, after: Picture): string | null {
  if (samePhase(before, after)) return null
  if (after.phase?.kind === 'night') return 'bell'
  return after.phase?.kind === 'dawn' ? 'dawn' : null
}

function soundOfStage(before: Picture, after: Picture): string | null {
  if (after.story && !before.story) return 'story'
  if (after.clock?.state === 'over' && before.clock?.state === 'running') return 'timesUp'
  const hands = (picture: Picture) =>
    Object.values(picture.count?.totals ?? {}).reduce((sum, votes) => sum + votes, 0)
  const called = after.count?.upForVote ?? null
  // A beat calls the next name, where names are voted on one after the other.
  if (called !== null && called !== (before.count?.upForVote ?? null)) return 'vote'
  return after.count && before.count && hands(after) > hands(before) ? 'vote' : null
}
