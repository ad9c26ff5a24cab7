/**
 * What a round costs a host with a mouse, on the real desk: clicks of one night with one death and of a day with one vote.
 * Speeches that are left to themselves end with their clocks; here they are skipped, and that click is not of the round.
 */
import { expect, test } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge'
import { openTable } from './support/browserTable'
import { CountingHost } from './support/countClicks'

interface Goal {
  readonly game: string
  readonly players: number
  /** Rounds that are played without the window before. */
  readonly before: number
  readonly seed: number
  readonly most: number
}

/** The first night of some games kills nobody. */
const GOALS: readonly Goal[] = [
  { game: 'chiangmai', players: 9, before: 0, seed: 5, most: 16 },
  { game: 'vendetta', players: 12, before: 1, seed: 3, most: 18 },
  { game: 'palermo', players: 12, before: 1, seed: 1, most: 18 },
  { game: 'starwars', players: 12, before: 1, seed: 1, most: 30 },
  { game: 'ktulu', players: 14, before: 1, seed: 4, most: 26 },
]

for (const { game, players, before, seed, most } of GOALS) {
  test(`A round of ${game} with ${players} players, one death and one vote takes at most ${most} clicks`, async ({
    browser,
  }) => {
    const table = await openTable(browser, { seed })
    let latest: FacilitatorView | null = null
    table.host.subscribeFacilitator((view) => (latest = view))
    const view = (): FacilitatorView => {
      if (!latest) throw new Error('No view yet')
      return latest
    }
    try {
      const host = new CountingHost(
        {
          view,
          ask: (command) => table.host.handle(command),
          does: async (command) => {
            const reply = await table.host.handle(command)
            expect(reply, command.type).toMatchObject({ ok: true })
          },
        },
        seed,
        { byNumber: true, skipsSpeeches: true },
      )
      // Whoever counted the hands of one vote finds the next ones so.
      await table.host.handle({ type: 'settings.set', settings: { countHands: true } })
      await table.room.close()
      await host.play(game, players, before)
      const round = await host.clickRound(table.desk)
      expect(round.told.filter((kind) => kind === 'died')).toHaveLength(1)
      expect(round.clicks['votes']).toBeGreaterThan(1)
      const { speeches = 0, ...others } = round.clicks
      expect(speeches, JSON.stringify(round.clicks)).toBeLessThanOrEqual(2)
      expect(round.total - speeches, JSON.stringify(others)).toBeLessThanOrEqual(most)
    } finally {
      await table.close()
    }
  })
}
