/** The shelf over real files: an evening is deleted and put back, without a mouse. */
import { expect, test } from '@playwright/test'
import { openTable } from './support/browserTable'
import { beginEvening, TEN_PLAYERS } from './support/playEvening'

test('A deleted evening is kept, restored by keys alone, and goes on where it stood', async ({
  browser,
}) => {
  test.setTimeout(180_000)
  const table = await openTable(browser, { seed: 11 })
  try {
    const { desk, view } = table
    const { keyboard } = desk
    const windows = desk.getByTestId('two-windows')
    await expect(windows, 'the first page, before the first evening').toContainText(
      'Start a rehearsal',
    )
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    const open = async () => (await view()).game?.open?.id
    const first = await open()
    await keyboard.press('p')
    await expect.poll(open).not.toBe(first)
    const stood = async () => {
      const { game } = await view()
      return [game?.open?.id, game?.seats]
    }
    const before = await stood()
    await desk.getByTestId('to-shelf').click()
    await expect(windows).toHaveCount(0)
    const shelf = desk.locator('[data-testid^="evening-"]')
    const name = (await shelf.getByRole('heading').innerText()).trim()

    await desk.getByRole('button', { name: `Delete ${name}` }).press('Enter')
    const question = desk.getByRole('dialog')
    await expect(question).toContainText('kept among the deleted evenings')
    await desk.getByTestId('confirm-remove').press('Enter')
    await expect(shelf).toHaveCount(0)

    await desk.getByTestId('show-removed').press('Enter')
    const removed = desk.getByTestId('removed')
    await expect(removed.getByRole('heading')).toHaveText(name)
    await keyboard.press('Tab')
    await expect(removed.getByTestId('restore')).toBeFocused()
    await keyboard.press('Enter')
    await expect(desk.getByRole('dialog')).toHaveCount(0)
    await expect(shelf.getByRole('heading')).toHaveText(name)

    // The last one that is not over stands above all games, and the page itself hears Enter.
    await expect(desk.getByTestId('latest')).toContainText(name)
    await expect(desk.getByTestId('latest')).toContainText('10 players')
    await desk.getByTestId('show-removed').blur()
    await keyboard.press('Enter')
    await expect(desk.getByTestId('game')).toBeVisible()
    expect(await stood()).toEqual(before)
  } finally {
    await table.close()
  }
})
