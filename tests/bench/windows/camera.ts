import type { Browser, Page } from '@playwright/test'
import { inventHost, openSite, showView } from '../../windows/fixtures/projectorSite'
import { projectorViews } from '../../windows/fixtures/projectorViews'
import { percentile, type Figure } from '../report'
import { FULL_HD, PAINTED_MS } from './openBoth'
import { knowsNames } from '../../support/knowsNames'

/** How often the camera goes to a story and back. */
const ROUNDS = 4

/** Counts every frame of the page that belongs to a move. */
async function watchMoves(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const between: number[] = []
    Object.assign(globalThis, { between })
    let before: number | null = null
    const count = (now: number) => {
      const moves = document.querySelector('.backdrop.moves') !== null
      if (moves && before !== null) between.push(now - before)
      before = moves ? now : null
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
  })
  return () => page.evaluate(() => (globalThis as unknown as { between: number[] }).between)
}

/** Between two frames while the camera is on its way, in milliseconds. */
async function movesOf(browser: Browser, ruleset: string): Promise<readonly number[]> {
  const site = await openSite()
  const page = await browser.newPage({ viewport: FULL_HD })
  try {
    await knowsNames(page)
    await inventHost(page)
    await page.goto(site.url)
    await page.waitForSelector('.picture')
    const views = projectorViews({ players: 12 })
    const show = async (name: string, ms: number) => {
      const view = views[name]
      if (!view) throw new Error(`There is no view ${name}.`)
      await showView(page, { ...view, ruleset }, ms)
    }
    await show('night', PAINTED_MS)
    await show('dawn', PAINTED_MS)
    const told = await watchMoves(page)
    for (let round = 0; round < ROUNDS; round++) {
      await show('story', 3500)
      await show('dawn', 3500)
    }
    return await told()
  } finally {
    await page.close()
    site.close()
  }
}

/** How smoothly the camera goes. */
export async function cameraFigures(browser: Browser, ruleset: string): Promise<Figure[]> {
  const between = await movesOf(browser, ruleset)
  const seconds = between.reduce((sum, ms) => sum + ms, 0) / 1000
  const fps = between.length / seconds
  const longest = Math.max(...between)
  return [
    {
      what: `camera to a story and back (${ROUNDS} times, 12 players, 1920x1080)`,
      measured: between.length === 0 ? 'it cut' : `${fps.toFixed(1)} fps`,
      goal: '>= 55 fps',
      met: fps >= 55,
    },
    {
      what: 'longest frame in those moves',
      measured: `${longest.toFixed(0)} ms, p95 ${percentile(between, 0.95).toFixed(0)}`,
      goal: '<= 34 ms',
      met: longest <= 34,
    },
  ]
}
