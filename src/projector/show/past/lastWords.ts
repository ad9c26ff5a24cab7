/** The last words of a story, and the one announcement that they lead to. */
import type { ProjectorView } from '../../../bridge'

export interface LastWords {
  readonly text: string
  /** When they were shown, e.g. `dawn 2`. */
  readonly phase: string
  /** How many announcements that phase had before. */
  readonly item: number
}

export const NO_WORDS: LastWords = { text: '', phase: '', item: -1 }

type Seen = Pick<ProjectorView, 'phase' | 'items' | 'story'>

const phaseOf = ({ phase }: Seen): string => (phase ? `${phase.kind} ${phase.n}` : '')

/** What is kept of them with a new picture: nothing once their phase is over or their story was taken back. */
export function lastWordsAfter(kept: LastWords, next: Seen): LastWords {
  const phase = phaseOf(next)
  const { length } = next.items
  if (next.story) return { text: next.story.lead, phase, item: length }
  return kept.phase === phase && length > kept.item ? kept : NO_WORDS
}

/** What leads to the newest announcement; empty where nothing does. */
export const wordsBefore = ({ text, phase, item }: LastWords, seen: Seen): string =>
  phase === phaseOf(seen) && item === seen.items.length - 1 ? text : ''
