/** Both windows of an evening in a real browser. */
import type { Browser, Page } from '@playwright/test'
import { join } from 'node:path'
import { startBrowserMode } from '../../../src/browser/server'
import { benchHost, type BenchHost } from '../host'
import { knowsNames } from '../../support/knowsNames'

const pages = join(import.meta.dirname, '../../../out/renderer')

export const FULL_HD = { width: 1920, height: 1080 }
/** After so long the lights of a stage that may follow are painted, too: what is measured then is the show alone. */
export const PAINTED_MS = 15_000
export const FOUR_K = { width: 3840, height: 2160 }

export interface Open {
  readonly bench: BenchHost
  readonly desk: Page
  readonly room: Page
  close(): Promise<void>
}

/** An evening at its first night, the big screen at a size in CSS pixels. */
export async function openBoth(
  browser: Browser,
  ruleset: string,
  players: number,
  viewport = FULL_HD,
): Promise<Open> {
  const bench = await benchHost(ruleset, players)
  const server = await startBrowserMode({ host: bench.host, now: bench.now, pages })
  const page = async (url: string) => {
    const context = await browser.newContext({ viewport })
    await knowsNames(context)
    const opened = await context.newPage()
    await opened.goto(url)
    return opened
  }
  const desk = await page(server.facilitatorUrl)
  const room = await page(server.projectorUrl)
  await room.waitForSelector('[data-scene="night"]')
  await desk.getByTestId('game').waitFor()
  return {
    bench,
    desk,
    room,
    async close() {
      await desk.context().close()
      await room.context().close()
      await server.close()
      await bench.stop()
    },
  }
}
