/** The records of a group on the first page, over real journals. */
import { expect, test } from '@playwright/test'
import { packs } from '../../rulesets'
import { playToEnd, SEVEN } from '../host/fixtures/ended'
import { openHost } from '../host/fixtures/openHost'
import { startBrowserMode } from '../../src/browser/server'
import { join } from 'node:path'

test('Two evenings that are over: who played, who won and who was right; a name is left out on request and stands in no page', async ({
  browser,
}) => {
  const bench = await openHost({ packs })
  for (let evening = 0; evening < 2; evening++) {
    await playToEnd(bench)
    await bench.does({ type: 'shelf.putAway' })
  }
  const server = await startBrowserMode({
    host: bench.host,
    now: bench.time.now,
    pages: join(import.meta.dirname, '../../out/renderer'),
  })
  const desk = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  try {
    await desk.goto(server.facilitatorUrl)
    await desk.getByTestId('show-records').click()
    const records = desk.getByTestId('records')
    await expect(records.getByRole('status')).toHaveText('2 evenings')
    const row = (name: string) =>
      records.getByRole('row').filter({ has: desk.getByRole('rowheader', { name, exact: true }) })
    for (const name of SEVEN) await expect(row(name).getByRole('cell').first()).toHaveText('2')
    await expect(records.getByRole('article')).toHaveCount(2)
    const [first = ''] = SEVEN
    await row(first).getByRole('button').press('Enter')
    await desk.getByTestId('records-leave').press('Enter')
    await expect(records.getByRole('status')).toHaveText('2 evenings')
    await expect(row(first)).toHaveCount(0)
    const coming = desk.waitForEvent('download')
    await desk.getByTestId('records-save').click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await coming).createReadStream()) chunks.push(chunk as Buffer)
    const page = Buffer.concat(chunks).toString('utf8')
    expect(page).toContain(SEVEN[1])
    expect(page).not.toContain(`>${first}<`)
    expect(page).not.toContain(`${first},`)
    expect(page).not.toMatch(/<script|src="http|href="http/)
  } finally {
    await desk.close()
    await server.close()
    await bench.host.stop()
  }
})
