import { describe, expect, it } from 'vitest'
import { rulesets } from '../../rulesets'
import { chanceSharedWithSecrets, seatMarksTeam, stageTellsTheAsked } from './leaks'
import { compareTwins } from './twins'

const PAIRS = 1000
const all = Object.values(rulesets)
/** However many games there are, each is tried often enough for its rarest power. */
const each = Math.max(334, Math.ceil(PAIRS / all.length))

describe.each(all.map((ruleset) => [ruleset.id, ruleset] as const))(
  'the big screen of %s',
  (_, game) => {
    it(`is sent the same bytes at the same moments whatever is secret, over ${each} pairs of evenings`, async () => {
      const report = await compareTwins(game, each, 1)
      expect(report.difference).toBeNull()
      expect(report.counted).toBe(each)
      const rare = Object.entries(report.used).filter(([, times]) => times < 20)
      expect(rare).toEqual([])
      expect(Object.keys(report.used).length).toBeGreaterThan(3)
      const unseen = game.statuses.filter((status) => !report.statuses[status])
      expect(unseen).toEqual([])
      console.log(
        `${game.id}: ${report.counted} pairs of ${report.tried} agreed, ${report.frames} frames, ` +
          `${report.weighed} votes not counted by hands alone, used`,
        report.used,
        'nights with a status',
        report.statuses,
      )
    }, 900_000)

    it('gives a planted revision per answer away', async () => {
      const report = await compareTwins(game, 60, 2, 'revisionPerAnswer')
      expect(report.difference).not.toBeNull()
    }, 60_000)

    it('gives a planted stage that names whom the night asks away', async () => {
      const report = await compareTwins(stageTellsTheAsked(game), 60, 3)
      expect(report.difference).not.toBeNull()
    }, 60_000)

    it('gives a planted mark on the seats of a hidden team away', async () => {
      const [team = ''] = game.teams
      const report = await compareTwins(seatMarksTeam(game, team), 60, 4)
      expect(report.difference).not.toBeNull()
    }, 60_000)
  },
)

describe('a closed count', () => {
  it('that is added up hand by hand on the big screen gives the Judge away (V-35)', async () => {
    const game = rulesets['vendetta']
    if (!game) throw new Error('no such game')
    const report = await compareTwins(game, 200, 6, 'closedCountLive')
    expect(report.difference).toMatch(/tally/)
  }, 120_000)
})

describe('chance', () => {
  it('that a secret draw shares with the public lot gives itself away', async () => {
    const game = rulesets['chiangmai']
    if (!game) throw new Error('no such game')
    const leaky = chanceSharedWithSecrets(game, 'killers.poison')
    const report = await compareTwins(leaky, 600, 5)
    expect(report.difference).not.toBeNull()
  }, 300_000)
})
