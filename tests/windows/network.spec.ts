/** Show on another screen, and the check before the guests come, in the browser mode. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { type Page, expect, test } from '@playwright/test'
import { commandTypes } from '../../src/bridge/commands'
import { NetworkScreen } from '../../src/serve/network/networkScreen'
import { pageFiles } from '../../src/serve/network/pageFiles'
import { startThread } from '../../src/serve/network/startThread'
import { openTable } from './support/browserTable'

const pages = join('out', 'renderer')

test('In the browser mode a second screen gets the show over the network, and what does not apply is said so', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5, moving: true })
  const { desk, room, host } = table
  const network = new NetworkScreen({
    host,
    now: table.now,
    pages,
    startServer: () => startThread(resolve('out', 'network', 'server.js')),
    onBroken: () => {},
    onView: (view) => host.machineChanged({ network: view }),
    onLocalSound: (on) => table.server.setSound(on),
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ network })
  network.report()
  try {
    await host.handle({ type: 'lobby.begin', ruleset: 'chiangmai' })
    await desk.getByTestId('open-check').click()
    await expect(desk.getByTestId('check-awake')).toHaveAttribute('data-state', 'none')
    await expect(desk.getByTestId('check-screen')).toHaveAttribute('data-state', 'ask')
    await expect(desk.getByTestId('check-screen')).not.toContainText('numbers')
    await expect(desk.getByTestId('check-saving')).toHaveAttribute('data-state', 'good')
    await expectAccessible(desk)
    await desk.keyboard.press('Escape')
    await desk.keyboard.press('z')
    await expect(desk.getByTestId('screens-sheet')).toContainText('you move the windows yourself')
    const address = new URL('/projector/', desk.url()).href
    await expect(desk.getByTestId('screen-address')).toHaveText(address)
    const [opened] = await Promise.all([
      desk.context().waitForEvent('page'),
      desk.getByTestId('open-screen').click(),
    ])
    await expect(opened).toHaveURL(address)
    await opened.close()
    await desk.getByTestId('network-show').click()
    const typed = await desk.getByTestId('network-url').innerText()
    await expectAccessible(desk)
    const context = await browser.newContext()
    const tv = await context.newPage()
    await tv.goto(`http://${typed}`)
    const screen = tv.locator('[data-scene]')
    await expect(screen).toHaveAttribute('data-scene', 'lobby')
    await expect(screen).toHaveAttribute('data-sounds', 'false')
    await desk.getByTestId('setting-network-sound').check()
    await expect(screen).toHaveAttribute('data-sounds', 'true')
    await expect(room.locator('[data-scene]')).toHaveAttribute('data-sounds', 'false')
    await context.close()
    await expect(desk.getByTestId('network-viewers')).toContainText('No screen is watching')
    await expect(room.locator('[data-scene]')).toHaveAttribute('data-sounds', 'true')
  } finally {
    await network.hide()
    await table.close()
  }
})

/** Axe finds nothing serious in the sheet that is open. */
async function expectAccessible(desk: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: desk }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

test('Of the build, only the projector’s own files go over the network: no command and no desk among them', async () => {
  const files = [...(await pageFiles(pages, 'projector'))]
  expect(files).toContain('/projector/index.html')
  expect(files.some((file) => file.endsWith('.webm') || file.endsWith('.ogg'))).toBe(true)
  const scripts = files.filter((file) => file.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(1)
  for (const file of scripts) {
    const text = readFileSync(join(pages, file), 'utf8')
    const commands = commandTypes.filter((type) =>
      ['"', "'", '`'].some((quote) => text.includes(quote + type + quote)),
    )
    expect(commands, file).toEqual([])
  }
  expect(files.filter((file) => file.includes('facilitator'))).toEqual([])
})
