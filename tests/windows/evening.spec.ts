import { expect, test } from '@playwright/test'
import { openTable } from './support/browserTable'
import { beginEvening, playToTheEnd, revealAndLook, TEN_PLAYERS } from './support/playEvening'

test('A host clicks a whole evening of ten players to a winner, and the room sees it all and nothing secret', async ({
  browser,
}) => {
  test.setTimeout(360_000)
  const table = await openTable(browser, { seed: 7, moving: true })
  try {
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    const seen = await playToTheEnd(table, 'killers')
    const { game } = await table.view()
    expect(game?.winner).toEqual(['town'])
    await revealAndLook(table)
    for (const scene of ['night', 'dawn', 'story', 'discussion', 'speech', 'vote']) {
      expect([...seen.scenes]).toContain(scene)
    }
    expect(seen.phases.size).toBeGreaterThanOrEqual(6)
    expect(seen.signs.length).toBeGreaterThanOrEqual(2)
    expect(seen.told).toBeGreaterThanOrEqual(2)
    await table.desk.getByTestId('end-shelf').click()
    await expect(table.desk.getByTestId('game-chiangmai')).toBeVisible()
  } finally {
    await table.close()
  }
})
