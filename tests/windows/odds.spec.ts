/** How fair a deck is, as the desk tells it. */
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { readGame } from '../../src/host/games/reading/readGame'
import type { OddsSoFar, PlayOdds } from '../../src/host/odds/messages'
import { startThread } from '../../src/serve/network/startThread'
import { openTable } from './support/browserTable'

test('The deck’s tab plays thousands of evenings in a thread, says who wins how often and how far off that may be, and can be called off', async ({
  browser,
}) => {
  const { desk, host, close } = await openTable(browser, {
    seed: 3,
    desk: { width: 1024, height: 768 },
  })
  host.attach({
    startOdds: () => startThread<PlayOdds, OddsSoFar>(resolve('out', 'odds', 'thread.js')),
  })
  await host.handle({ type: 'lobby.begin', ruleset: 'vendetta' })
  const names = Array.from({ length: 12 }, (_, n) => `Guest ${n}`)
  await host.handle({ type: 'lobby.players', names })
  await desk.getByTestId('tab-deck').click()
  await desk.getByTestId('odds-begin').click()
  await desk.getByTestId('odds-stop').click()
  await expect(desk.getByTestId('odds').locator('li')).toHaveCount(0)
  await desk.getByTestId('odds-begin').click()
  await expect(desk.getByTestId('odds').getByRole('progressbar')).toBeVisible()
  await expect(desk.getByTestId('odds-begin')).toBeVisible({ timeout: 60_000 })
  await expect(desk.getByTestId('odds').locator('li').first()).toContainText(/\d+ % ± \d/)
  await expect(desk.getByTestId('odds-nights')).toContainText(/^Nights: mostly \d+ to \d+/)
  const film = process.env['NIGHTFALL_FILM']
  if (film) await desk.getByTestId('odds').screenshot({ path: `${film}/odds.png` })
  await close()
})

test('The built program’s thread plays a document of the host’s own, with the cards that lie in its middle', async () => {
  const text = readFileSync(join('assets', 'games', 'one-long-night.yaml'), 'utf8')
  const { pack } = readGame(text)
  const line = startThread<PlayOdds, OddsSoFar>(resolve('out', 'odds', 'thread.js'))
  const last = new Promise<OddsSoFar>((done, gone) => {
    line.onMessage((soFar) => soFar.of === 100 && done(soFar))
    line.onGone(() => gone(new Error('The thread is gone')))
  })
  line.post({
    ruleset: pack?.rules.id ?? '',
    document: pack?.carried.canonical ?? '',
    options: {},
    deck: pack?.rules.casting.propose(5, {}) ?? {},
    players: 5,
    evenings: 100,
  })
  const { played, wins } = await last
  expect(played).toBe(100)
  expect(Object.keys(wins).length).toBeGreaterThan(1)
  line.stop()
})
