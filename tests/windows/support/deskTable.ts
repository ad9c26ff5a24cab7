/** A table for tests of the desk, and the shortest way to a step of its evening. */
import { expect, type Locator, type Page } from '@playwright/test'
import { openTable, type BrowserTable } from './browserTable'
import { caughtUp } from './caughtUp'

/** Opens a table, lets the test work on it, and clears it away. */
export async function atTable(
  browser: Parameters<typeof openTable>[0],
  desk: { width: number; height: number },
  work: (table: BrowserTable) => Promise<void>,
): Promise<void> {
  const table = await openTable(browser, { seed: 11, desk })
  try {
    await work(table)
  } finally {
    await table.close()
  }
}

const title = (desk: Page) => desk.getByTestId('step-title')

/** The button of one game: the shelf has one for each. */
export const beginOf = (desk: Page): Locator =>
  desk.getByTestId('game-chiangmai').getByTestId('begin')

/** Goes on to a step by the shortest way the desk offers. */
export async function toStep(table: BrowserTable, wanted: string): Promise<void> {
  const { desk, view } = table
  for (let click = 0; click < 60; click++) {
    await caughtUp(table)
    const before = await view()
    const { open } = before.game ?? {}
    if (open?.id === wanted) {
      await expect(title(desk)).toBeVisible()
      return
    }
    if (await desk.getByTestId('signal').isVisible()) await desk.keyboard.press('Enter')
    if (open?.form.kind === 'points') {
      const { form } = open
      if (form.pass) await desk.keyboard.press('p')
      else await desk.keyboard.press(form.members.includes('s7') ? '7' : '8')
    } else await desk.keyboard.press('Enter')
    await expect.poll(async () => (await view()).revision).toBeGreaterThan(before.revision)
  }
  throw new Error(`${wanted} was not reached`)
}
