/** The rehearsal with its guide: why the host says what is said, and what there is to try. */
import { expect, test } from '@playwright/test'
import { openTable } from './support/browserTable'

test('A rehearsal begins with a real peek, says why, goes as fast as it is told, and ticks off cover, undo and ruling', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 9, desk: { width: 1024, height: 768 } })
  const { desk, host } = table
  const film = process.env['NIGHTFALL_FILM']
  await host.handle({ type: 'demo.begin', ruleset: 'chiangmai', players: 9 })
  const guide = desk.getByTestId('guide')
  await expect(guide).toContainText('Begin with one real peek')
  if (film) await desk.screenshot({ path: `${film}/guide-deal.png` })
  await host.handle({ type: 'desk.handOver', seat: 's0' })
  await host.handle({ type: 'deal.look' })
  await host.handle({ type: 'deal.seen', seat: 's0', top: 0 })
  await host.handle({ type: 'desk.unlock', pin: null })
  await expect(guide).toContainText('Each guest looks alone')

  await desk.getByTestId('demo-speed').selectOption('fast')
  await expect
    .poll(async () => (await table.view()).demo)
    .toEqual({ running: false, speed: 'fast' })
  for (let steps = 0; (await table.view()).station === 'deal'; steps++) {
    expect(steps).toBeLessThan(12)
    await desk.getByTestId('demo-step').click()
  }
  await expect(guide).toContainText('Everybody is asleep')
  await desk.getByTestId('demo-step').click()
  // Each act is waited for at the desk: what the host does faster than a window draws is one change to it.
  await expect(desk.getByTestId('undo')).toBeEnabled()
  await expect(guide.locator('.tried')).toHaveCount(0)
  await host.handle({ type: 'game.undo' })
  await expect(guide.locator('.tried')).toHaveCount(1)
  await host.handle({ type: 'game.ruling', ruling: { kind: 'skip' } })
  await expect(guide.locator('.tried')).toHaveCount(2)
  await host.handle({ type: 'desk.cover' })
  await expect(desk.getByText('The desk is covered')).toBeVisible()
  await host.handle({ type: 'desk.unlock', pin: null })
  await expect(guide.locator('.tried')).toHaveCount(3)
  if (film) await desk.screenshot({ path: `${film}/guide.png` })
  await table.close()
})
