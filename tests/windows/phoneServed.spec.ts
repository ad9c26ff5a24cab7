/** Players' phones as they really come: the page over the network, the sealed channel, and the host who lets them in. */
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { startThread } from '../../src/serve/network/startThread'
import type { FromPhones, ToPhones } from '../../src/serve/phones/messages'
import { PhonesOnNetwork } from '../../src/serve/phones/phonesOnNetwork'
import { openTable } from './support/browserTable'

test('A phone opens the address, asks for its name, is let in, and is still in after a reload, with no secret in its address or cookies (PH-2, PH-6, PH-8)', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 7 })
  const { host } = table
  const seen = async () => (await table.view()).phones
  let url = ''
  const phones = new PhonesOnNetwork({
    host,
    now: table.now,
    pages: join('out', 'renderer'),
    startServer: () => startThread<ToPhones, FromPhones>(resolve('out', 'phones', 'server.js')),
    onBroken: () => {},
    onView: (view) => (url = view.url ?? ''),
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ phones })
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  try {
    await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await host.handle({ type: 'lobby.players', names: ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil'] })
    await host.handle({ type: 'phones.show', address: null })
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
    await phones.hide()
    await table.close()
  }
})
