import { describe, expect, it } from 'vitest'
import { rulesets } from '../../../rulesets'
import type { AnyRuleset } from '../../../src/engine'
import type { Fault } from '../screen/frames'
import { compareTwins, hasDeadlyDays, longEvenings, type Run } from '../screen/twins'
import {
  anakinCountedLive,
  judgeCountedLive,
  momentsTellRole,
  momentsWithTheDesk,
  logLengthAfterUndo,
  revisionPerAnswer,
  storyByRole,
} from './programs'
import {
  chanceSharedWithSecrets,
  marksAtLargeTables,
  hiddenTeamCutsTheDay,
  hiddenTeamIsSilent,
  hiddenTeamStandsAside,
  hiddenTeamWeighsMore,
  marksFromNight,
  seatMarksTeam,
  stageTellsTheAsked,
} from './rules'
import { isPlanted } from './share'

const LARGE = 16
/** Games in which everybody speaks in turn, and in which everybody sees the hands of a vote. */
const SPEAKING: readonly string[] = ['chiangmai']
const COUNTED_OPENLY: readonly string[] = ['chiangmai', 'palermo']
const all = Object.values(rulesets).map((ruleset) => [ruleset.id, ruleset] as const)
const large = all.filter(([, { casting }]) => casting.players.max > LARGE)

function game(id: string): AnyRuleset {
  const found = rulesets[id]
  if (!found) throw new Error(`no such game: ${id}`)
  return found
}

async function gaveAway(ruleset: AnyRuleset, run: Partial<Run>): Promise<string> {
  const { difference } = await compareTwins(ruleset, { wanted: 60, seed: 2, ...run })
  return difference ?? 'nothing'
}

const faults: readonly (readonly [string, Fault])[] = [
  ['a revision for each answer', revisionPerAnswer],
  ['a story that depends on what the dead was', storyByRole],
  ['the length of the log in a frame after undo', logLengthAfterUndo],
]
const programs = faults.map(([, fault]) => fault)

const LEAK = /frame \d+|a lot fell differently/

describe.each(all)('the screen of %s', (_, ruleset) => {
  // Where each death turns a card before the story, a story can tell nothing more of it.
  const noticed = faults
    .filter(([, fault]) => fault !== storyByRole || !hasDeadlyDays(ruleset))
    .filter(([, fault]) => isPlanted(ruleset.id, programs.indexOf(fault)))
  it.each(noticed)(
    'gives %s away',
    async (_, fault) => {
      expect(await gaveAway(ruleset, { fault })).toMatch(LEAK)
    },
    300_000,
  )

  it('gives a stage that names whom the night asks away', async () => {
    expect(await gaveAway(stageTellsTheAsked(ruleset), {})).toMatch(LEAK)
  })

  it('gives a mark on the seats of a hidden team away, from the beginning or from a late night', async () => {
    expect(await gaveAway(seatMarksTeam(ruleset, ruleset.teams[0] ?? ''), {})).toMatch(LEAK)
    const wish = longEvenings(ruleset)
    const from = wish.nights - 2
    const late = await gaveAway(marksFromNight(ruleset, from), { wish })
    expect(late).toMatch(new RegExp(`"n\\\\":[${from}-${wish.nights}]`))
  }, 300_000)
})

describe.each(large)('the screen of %s', (_, ruleset) => {
  it('gives a mark that only large tables get away', async () => {
    const marked = marksAtLargeTables(ruleset, LARGE)
    expect(await gaveAway(marked, { wish: longEvenings(ruleset) })).toMatch(LEAK)
  }, 300_000)
})

/** What makes pairs part on the first day, although all that is public is the same. */
const COURSE = /all that is public agreed|frame \d+/
const few = { wanted: 6 }

describe.each(all)('the first day of %s', (_, ruleset) => {
  it('gives a hidden team away that nobody can vote for', async () => {
    expect(await gaveAway(hiddenTeamStandsAside(ruleset), few)).toMatch(COURSE)
  })

  it('gives a hidden team away that leaves a step of it out', async () => {
    expect(await gaveAway(hiddenTeamCutsTheDay(ruleset), few)).toMatch(COURSE)
  })
})

describe.each(all.filter(([id]) => SPEAKING.includes(id)))(
  'the first speeches of %s',
  (_, ruleset) => {
    it('give a hidden team away that has none', async () => {
      expect(await gaveAway(hiddenTeamIsSilent(ruleset), few)).toMatch(COURSE)
    })
  },
)

describe.each(all.filter(([id]) => COUNTED_OPENLY.includes(id)))(
  'the first count of %s',
  (_, ruleset) => {
    it('gives a hidden team away that weighs more', async () => {
      expect(await gaveAway(hiddenTeamWeighsMore(ruleset), few)).toMatch(COURSE)
    })
  },
)

describe('the stream for other programs', () => {
  it.each([
    ['what a player is', momentsTellRole],
    ['whom the desk asks', momentsWithTheDesk],
  ])(
    'gives %s away',
    async (_, fault) => {
      expect(await gaveAway(game('palermo'), { fault })).toMatch(/frame \d+:\n.*moments: /)
    },
    300_000,
  )
})

describe('a closed count', () => {
  it('that is added up hand by hand gives the Judge away (V-35)', async () => {
    expect(await gaveAway(game('vendetta'), { fault: judgeCountedLive })).toMatch(/tally/)
  }, 300_000)

  it('that is added up hand by hand gives Anakin away (SW-33)', async () => {
    expect(await gaveAway(game('starwars'), { fault: anakinCountedLive })).toMatch(/tally/)
  })
})

describe('chance', () => {
  it('that a secret choice shares with the public lot gives itself away', async () => {
    const leaky = chanceSharedWithSecrets(game('chiangmai'), 'killers.poison')
    // A lot in public after a choice in secret is rare: the search begins where one is not far.
    expect(await gaveAway(leaky, { wanted: 600, seed: 640 })).toMatch(LEAK)
  }, 300_000)
})
