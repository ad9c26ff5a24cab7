/** A game of the host's own goes home with a guest: by a code on the desk, over the network, to another desk. */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { does } from './fixtures/madeUpTable'
import { servePhones } from './fixtures/phonesServed'
import { openTable } from './support/browserTable'
import { FIVE } from './support/ownTexts'

test('The host hands out the game that is played, a guest has its file by the code’s address, and another desk takes it in (OG-129)', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 7, ownGames: true })
  const phones = servePhones(table)
  const { desk } = table
  const id = (name: string) => desk.getByTestId(name)
  try {
    await does(table, { type: 'games.keep', text: FIVE, taken: 'ask' })
    await does(table, { type: 'lobby.begin', ruleset: 'own.five-at-the-inn' })
    await id('phones').click()
    await id('phones-show').click()
    await expect(id('phones-url')).toContainText('127.0.0.1')
    await expect(id('hand-out-url')).toHaveCount(0)
    await id('setting-phones-hand-out').click()
    const address = `http://${await id('hand-out-url').innerText()}`
    await expect(id('qr')).toHaveCount(2)
    const { violations } = await new AxeBuilder({ page: desk }).analyze()
    expect(violations.map((each) => each.id)).toEqual([])

    const got = await fetch(address)
    expect(got.headers.get('content-disposition')).toContain('five-at-the-inn.nightfall.yaml')
    const text = await got.text()
    expect(text).toBe(FIVE)
    await id('setting-phones-hand-out').click()
    await expect(id('hand-out-url')).toHaveCount(0)
    await expect.poll(async () => (await fetch(address)).status).toBe(404)

    const other = await openTable(browser, { seed: 8, ownGames: true })
    try {
      const chooser = other.desk.waitForEvent('filechooser')
      await other.desk.getByTestId('add-game').click()
      await other.desk.getByTestId('add-file').click()
      const file = { name: 'five-at-the-inn.nightfall.yaml', mimeType: 'text/plain' }
      await (await chooser).setFiles({ ...file, buffer: Buffer.from(text) })
      await expect(other.desk.getByTestId('workshop-text')).toHaveValue(FIVE)
    } finally {
      await other.close()
    }
  } finally {
    await phones.hide()
    await table.close()
  }
})
