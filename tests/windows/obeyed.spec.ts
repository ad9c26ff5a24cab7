/** What the sentence on the screen says, taken at its word: nothing in either window may be false to a host who obeys it. */
import { expect, test, type Browser } from '@playwright/test'
import { caughtUp } from './support/caughtUp'
import { openTable, type BrowserTable } from './support/browserTable'

const NAMES = [
  'Anna',
  'Ben',
  'Cora',
  'Dan',
  'Eve',
  'Finn',
  'Gil',
  'Hans',
  'Ina',
  'Jo',
  'Kim',
  'Leo',
]

/** A rehearsal whose simulated players have brought it to a step. */
async function rehearsed(browser: Browser, ruleset: string, id: string): Promise<BrowserTable> {
  const table = await openTable(browser, { seed: 5 })
  await table.host.handle({ type: 'demo.begin', ruleset, players: 12 })
  for (let steps = 0; steps < 200; steps++) {
    if ((await table.view()).game?.open?.id === id) {
      await caughtUp(table)
      return table
    }
    await table.host.handle({ type: 'demo.step' })
  }
  throw new Error(`${id} never comes`)
}

test('While real cards are entered, the big screen sends nobody to a laptop', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5 })
  try {
    await table.host.handle({ type: 'lobby.begin', ruleset: 'vendetta' })
    await table.host.handle({ type: 'lobby.players', names: NAMES })
    await table.host.handle({ type: 'lobby.deal', by: 'host' })
    await expect(table.room.locator('body')).toContainText('Look at your cards')
    await expect(table.room.locator('body')).not.toContainText('laptop')
  } finally {
    await table.close()
  }
})

test('Nobody is told to sleep, or to put a hand down, who is needed for the next call', async ({
  browser,
}) => {
  const table = await rehearsed(browser, 'starwars', 'amidala.meet')
  try {
    const { desk, host } = table
    await expect(desk.getByTestId('answer-ok')).toContainText('Anakin')
    await expect(desk.getByTestId('close')).toHaveCount(0)
    await host.handle({ type: 'game.answer', step: 'amidala.meet', answer: { kind: 'ok' } })
    await caughtUp(table)
    await expect(desk.getByTestId('close')).toContainText('put your hand down')
  } finally {
    await table.close()
  }
})

test('A key does not close an empty vote at once, and a day that is gone back to begins with no call of the night', async ({
  browser,
}) => {
  const table = await rehearsed(browser, 'chiangmai', 'day.vote')
  try {
    const { desk, host, view } = table
    await desk.keyboard.press('Enter')
    await expect(desk.getByTestId('hint-again')).toBeVisible()
    expect((await view()).game?.open?.id).toBe('day.vote')
    await desk.keyboard.press('Enter')
    await expect.poll(async () => (await view()).game?.open?.id).toBe('day.result')

    await host.handle({ type: 'game.answer', step: 'day.result', answer: { kind: 'ok' } })
    await caughtUp(table)
    await expect(desk.getByTestId('close')).toContainText('Killers, close your eyes.')
    await host.handle({ type: 'game.undo' })
    await caughtUp(table)
    await expect(desk.getByTestId('step-title')).toContainText('Result')
    await expect(desk.getByTestId('before')).toHaveCount(0)
    await expect(desk.getByTestId('taken-back')).toContainText('an answer of the day')
  } finally {
    await table.close()
  }
})
