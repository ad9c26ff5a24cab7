import type { PublicItem } from '../../bridge'

/** Kinds that the picture shows by itself: the sky, the clock, the speaker, the bars. */
const SHOWN_OTHERWISE: ReadonlySet<string> = new Set([
  'nightFalls',
  'dayBreaks',
  'timer',
  'speech',
  'tally',
  'winner',
])

/** Announcements that are told in words. */
export const worthTelling = (items: readonly PublicItem[]): PublicItem[] =>
  items.filter(({ kind }) => !SHOWN_OTHERWISE.has(kind))
