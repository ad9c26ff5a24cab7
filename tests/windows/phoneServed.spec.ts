/** Players' phones as they really come: the page over the network, the sealed channel, and the host who lets them in. */
import { expect, test } from '@playwright/test'
import { openPhones } from './fixtures/phonesServed'

test('A phone opens the address, asks for its name, is let in, and is still in after a reload, with no secret in its address or cookies (PH-2, PH-6, PH-8)', async ({
  browser,
}) => {
  const { table, url, close } = await openPhones(browser, 'chiangmai')
  const { host } = table
  const seen = async () => (await table.view()).phones
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    const phone = await context.newPage()
    const faults: string[] = []
    phone.on('pageerror', (error) => faults.push(String(error)))
    phone.on('console', (line) => line.type() === 'error' && faults.push(line.text()))
    await phone.goto(url)
    await phone.getByRole('button', { name: 'Ben' }).click()
    await expect.poll(async () => (await seen()).claims[0]?.name).toBe('Ben')
    const [claim] = (await seen()).claims
    await host.handle({ type: 'phones.letIn', claim: claim?.id ?? '' })
    await expect.poll(async () => (await seen()).seats).toEqual([{ seat: 's1', here: true }])
    await expect(phone.getByRole('button', { name: 'Ben' })).toHaveCount(0)
    await phone.reload()
    await expect(phone.locator('#phone')).toContainText('You’re in, Ben')
    await expect(phone.getByRole('button', { name: 'Cleo' })).toHaveCount(0)
    expect((await seen()).seats).toEqual([{ seat: 's1', here: true }])
    expect(new URL(phone.url()).hash).toBe('')
    expect(await context.cookies()).toEqual([])
    expect(faults).toEqual([])
  } finally {
    await context.close()
    await close()
  }
})

/** The most that is sent before somebody can take a name, bytes, heads and all. */
const FIRST_LOAD = 90_000

for (const [ruleset, locale, fonts] of [
  ['chiangmai', 'de-DE', 1],
  ['ktulu', 'pl-PL', 2],
] as const) {
  test(`The page and all it needs to let somebody in, but for its game’s letters, which nothing waits for, come as at most 90 kB: ${ruleset}, ${locale} (PH-20)`, async ({
    browser,
  }) => {
    const { url, close } = await openPhones(browser, ruleset)
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale })
    try {
      const phone = await context.newPage()
      const sizes: [path: string, bytes: number][] = []
      const asking: Promise<unknown>[] = []
      phone.on('requestfinished', (request) => {
        const path = new URL(request.url()).pathname
        const sized = request
          .sizes()
          .then((one) => sizes.push([path, one.responseHeadersSize + one.responseBodySize]))
        // What ends with the page is nothing that anybody waited for.
        asking.push(sized.catch(() => {}))
      })
      const words = phone.waitForEvent('requestfinished', (request) =>
        request.url().includes(`/files/games/${ruleset}/${locale.slice(0, 2)}`),
      )
      await phone.goto(url)
      await phone.getByRole('button', { name: 'Ben' }).waitFor()
      await words
      await phone.waitForLoadState('networkidle')
      await Promise.all(asking)
      const letters = sizes.filter(([path]) => path.endsWith('.woff2'))
      expect(letters.length).toBeLessThanOrEqual(fonts)
      const needed = sizes.filter(([path]) => !path.endsWith('.woff2'))
      const sent = needed.reduce((sum, [, bytes]) => sum + bytes, 0)
      expect(needed.map(([path]) => path).join(' ')).toContain(`/files/games/${ruleset}/`)
      expect(sent, JSON.stringify(sizes, null, 1)).toBeLessThanOrEqual(FIRST_LOAD)
    } finally {
      await context.close()
      await close()
    }
  })
}
