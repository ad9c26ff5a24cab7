import type { Browser } from '@playwright/test'
import type { Figure } from '../report'
import { browserSeconds } from './browserProcesses'
import { openBoth, PAINTED_MS } from './openBoth'

/** What a night costs in which nobody clicks. */
export async function idleFigure(browser: Browser, ruleset: string): Promise<Figure> {
  const open = await openBoth(browser, ruleset, 12)
  await open.desk.context().close()
  await new Promise((resolve) => setTimeout(resolve, PAINTED_MS))
  const before = browserSeconds()
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 20_000))
  const cores = (browserSeconds() - before) / ((performance.now() - began) / 1000)
  await open.close().catch(() => {})
  return {
    what: 'idle night, all browser processes (1920x1080, drawn in software)',
    measured: `${cores.toFixed(2)} cores`,
    goal: '<= 0.15 core',
    met: cores <= 0.15,
  }
}
