/** Public moments: switched on at the desk, and heard by the two examples that the documents give. */
import { spawn } from 'node:child_process'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import type { ProjectorView } from '../../src/bridge'
import type { FromMoments, ToMoments } from '../../src/serve/moments/messages'
import { PublicMoments } from '../../src/serve/moments/publicMoments'
import { startThread } from '../../src/serve/network/startThread'
import { openTable } from './support/browserTable'

const examples = resolve('docs', 'examples', 'moments')

test('The host switches public moments on at the desk; a lamp follows the night and flares at a death, a strap for OBS shows the evening, and off is off', async ({
  browser,
}) => {
  const table = await openTable(browser, { seed: 5 })
  const { desk, host } = table
  const moments = new PublicMoments({
    host,
    now: table.now,
    program: '0',
    startServer: () => startThread<ToMoments, FromMoments>(resolve('out', 'moments', 'server.js')),
    onView: (view) => host.machineChanged({ moments: view }),
    onBroken: () => {},
    addresses: () => [{ address: '127.0.0.1', name: 'test' }],
    port: 0,
  })
  host.attach({ moments })
  moments.report()
  let room: ProjectorView | null = null
  host.subscribeProjector((view) => (room = view))
  const seen = () => room as ProjectorView | null
  const context = await browser.newContext()
  const lamps: { text: string; stop: () => void } = { text: '', stop: () => {} }
  try {
    await host.handle({ type: 'demo.begin', ruleset: 'palermo', players: 8 })
    const stepUntil = async (isSo: () => boolean) => {
      for (let step = 0; step < 400 && !isSo(); step += 1) await host.handle({ type: 'demo.step' })
      expect(isSo()).toBe(true)
    }
    await stepUntil(() => seen()?.phase?.kind === 'night')
    await desk.getByTestId('settings').click({ timeout: 10_000 })
    await expect(desk.getByTestId('setting-moments')).not.toBeChecked()
    await expect(desk.getByTestId('moments-url')).toHaveCount(0)
    await desk.getByTestId('setting-moments').click()
    const url = await desk.getByTestId('moments-url').inputValue()
    const pageUrl = await desk.getByTestId('moments-page').inputValue()
    await expect(desk.getByTestId('moments-listeners')).toHaveText('Nobody is listening yet')
    await desk.getByTestId('moments-url-copy').click()
    await expect(desk.getByTestId('moments-url-copy')).toHaveText('Copied')
    await desk.getByTestId('setting-moments-network').click()
    await expect(desk.getByTestId('moments-network-url')).toHaveValue(/\/[\w-]{32}\/moments$/)
    const { violations } = await new AxeBuilder({ page: desk }).analyze()
    const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    expect(serious.map(({ id }) => id)).toEqual([])

    const child = spawn(process.execPath, [join(examples, 'lamps.mjs'), url], {
      env: { ...process.env, FLARE_MS: '50' },
    })
    child.stdout.on('data', (more) => (lamps.text += String(more)))
    child.stderr.on('data', (more) => (lamps.text += String(more)))
    lamps.stop = () => child.kill()
    const strap = await context.newPage()
    await strap.goto(`${pathToFileURL(join(examples, 'strap.html')).href}?moments=${pageUrl}`)
    await expect(desk.getByTestId('moments-listeners')).toHaveText('2 programs are listening')

    await expect(strap.locator('#phase')).toHaveText(`night ${seen()?.phase?.n ?? ''}`)
    await expect(strap.locator('#alive')).toHaveText('8 left')
    await expect.poll(() => lamps.text).toContain('lamps: night 0 #000000')
    await stepUntil(() => seen()?.seats.some(({ out }) => out) ?? false)
    await expect.poll(() => lamps.text).toContain('lamps: flare 100 #ff2010')
    const { name = '' } = seen()?.seats.find(({ out }) => out) ?? {}
    await expect(strap.locator('#news')).toHaveText(`Out: ${name}`)
    await expect(strap.locator('#alive')).toHaveText('7 left')

    await desk.getByTestId('setting-moments').click()
    await expect(strap.locator('#strap')).toBeHidden()
    await expect.poll(() => lamps.text).toMatch(/terminated|fetch failed/)
    await expect(desk.getByTestId('moments-url')).toHaveCount(0)
  } finally {
    lamps.stop()
    await context.close()
    for (const where of ['here', 'network'] as const) await moments.hide(where)
    await table.close()
  }
})
