/** Announcements that only mark the course of the show; the host need not read them out. */
export const QUIET_KINDS: ReadonlySet<string> = new Set([
  'nightFalls',
  'dayBreaks',
  'timer',
  'speech',
  'tally',
])
