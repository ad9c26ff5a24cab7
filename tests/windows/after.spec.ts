/** After the end: the evening in figures, its story as a file and on paper, and the same players again. */
import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { playToEnd, SEVEN } from '../host/fixtures/ended'
import { openTable } from './support/browserTable'

test('When somebody has won, the desk counts the evening, hands out its story as a page that stands alone, and deals again to the same players', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5, desk: { width: 1024, height: 768 } })
  const { desk, host } = table
  let view = await table.view()
  host.subscribeFacilitator((next) => (view = next))
  await playToEnd({ ask: (command) => host.handle(command), view: () => view })
  await expect(desk.getByTestId('figures')).toContainText('1 night')
  await expect(desk.getByTestId('figures-right').locator('li')).not.toHaveCount(0)

  const download = desk.waitForEvent('download')
  await desk.getByTestId('story-save').click()
  const file = await (await download).path()
  const alone = await browser.newContext({ offline: true, viewport: { width: 1024, height: 768 } })
  const page = await alone.newPage()
  const asked: string[] = []
  page.on('request', ({ url }) => asked.push(url()))
  await page.setContent(readFileSync(file, 'utf8'))
  for (const name of SEVEN) await expect(page.locator('.players')).toContainText(name)
  await expect(page.locator('.emblem')).not.toHaveCount(0)
  expect(asked).toEqual([])
  if (process.env['NIGHTFALL_FILM'])
    await page.screenshot({ path: `${process.env['NIGHTFALL_FILM']}/story.png`, fullPage: true })
  await alone.close()

  // What the browser's print would get, while it would print.
  await desk.evaluate(() => {
    window.print = () => {
      const root = document.querySelector('.print-root')
      document.title = root?.shadowRoot?.querySelector('h1')?.textContent ?? 'nothing'
    }
  })
  await desk.getByTestId('story-print').click()
  // An evening without a name of its own goes by its day and its game.
  await expect(desk).toHaveTitle(/^\p{L}+ · Chiang Mai Mafia$/u)
  await expect(desk.locator('.print-root')).toHaveCount(0)
  if (process.env['NIGHTFALL_FILM'])
    await desk.screenshot({ path: `${process.env['NIGHTFALL_FILM']}/end.png` })

  await desk.getByTestId('play-again').click()
  await expect(desk.getByTestId('deal')).toBeVisible()
  for (const name of SEVEN) await expect(desk.getByTestId('deal')).toContainText(name)
  await table.close()
})
