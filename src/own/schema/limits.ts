/** How much of everything a document may hold. */
export const LIMITS = {
  bytes: 256 * 1024,
  lines: 6000,
  nodes: 20_000,
  depth: 16,
  /** Bytes of the expanded document in its canonical form. */
  expanded: 512 * 1024,
  languages: 8,
  teams: 12,
  roles: 60,
  cards: 60,
  calls: 60,
  callsANight: 40,
  acts: 20,
  effects: 20,
  effectDepth: 3,
  expressionNodes: 60,
  expressionDepth: 6,
  statuses: 60,
  shields: 60,
  counters: 20,
  links: 12,
  objects: 6,
  piles: 6,
  pileCards: 12,
  pileCount: 60,
  hand: 9,
  options: 30,
  optionValues: 8,
  triggers: 120,
  powers: 20,
  victory: 20,
  dayParts: 20,
  stories: 400,
} as const

/** What numbers are held to that are worked out while playing. */
export const MOST = { uses: 999, seconds: 3600, chosen: 40, verdicts: 3, refusals: 10 } as const

/** Characters a text may have, by what it is. */
export const LENGTHS = { name: 40, help: 300, spoken: 200, other: 600 } as const
