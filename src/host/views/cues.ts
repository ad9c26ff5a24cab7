/** Which sound a change of the public picture calls for. It sees two public pictures and nothing else. */
import type { Picture } from './projectorView'

/** Sounds of announcements, by their kind in any of the games; the last announcement decides. */
const ITEM_SOUNDS: Readonly<Record<string, string>> = {
  died: 'death',
  executed: 'death',
  banished: 'death',
  exploded: 'death',
  noExecution: 'gavel',
  tally: 'gavel',
  tie: 'gavel',
  accused: 'gavel',
  lot: 'lot',
  revealed: 'reveal',
}

/** @returns the name of a sound, or null when nothing that sounds has happened */
export function soundOf(before: Picture, after: Picture): string | null {
  if (after.end && !before.end) return 'victory'
  if (after.end?.revealed && !before.end?.revealed) return 'reveal'
  return soundOfItems(before, after) ?? soundOfPhase(before, after) ?? soundOfStage(before, after)
}

const samePhase = (before: Picture, after: Picture): boolean =>
  before.phase?.kind === after.phase?.kind && before.phase?.n === after.phase?.n

function soundOfItems(before: Picture, after: Picture): string | null {
  const heard = samePhase(before, after) ? before.items.length : 0
  const news = after.items.slice(heard)
  const sounding = news.findLast(({ kind }) => kind in ITEM_SOUNDS)
  return sounding ? (ITEM_SOUNDS[sounding.kind] ?? null) : null
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
  return after.count && before.count && hands(after) > hands(before) ? 'vote' : null
}
