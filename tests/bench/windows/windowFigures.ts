/** Everything that needs the windows in a real browser. */
import { chromium, type Browser } from '@playwright/test'
import { browserFlags, findBrowser } from '../../support/findBrowser'
import { clickFigures } from '../clicks/clicks'
import { phonePageFigures } from '../phones/pages'
import type { Figure } from '../report'
import { cameraFigures } from './camera'
import { clockFigure } from './clock'
import { fourKFigure } from './fourK'
import { idleFigure } from './idle'
import { memoryFigure } from './memory'
import { openBoth, type Open } from './openBoth'
import { sceneFigures } from './scenes'

type Measure = (browser: Browser, ruleset: string) => Promise<Figure[]>

const within =
  (players: number, measure: (open: Open, browser: Browser) => Promise<Figure[]>): Measure =>
  async (browser, ruleset) => {
    const open = await openBoth(browser, ruleset, players)
    try {
      return await measure(open, browser)
    } finally {
      await open.close()
    }
  }

/** Each alone in a browser of its own. */
export const MEASURES: Readonly<Record<string, Measure>> = {
  clicks: within(10, (open, browser) => clickFigures(browser, open.bench, open)),
  idle: async (browser, ruleset) => [await idleFigure(browser, ruleset)],
  scenes: within(20, sceneFigures),
  camera: cameraFigures,
  fourK: async (browser, ruleset) => [await fourKFigure(browser, ruleset)],
  memory: async (browser, ruleset) => [await memoryFigure(browser, ruleset)],
  pages: phonePageFigures,
  clock: within(10, async (open) => [await clockFigure(open)]),
}

/**
 * Measures the windows with one game; takes about eight minutes for all.
 * @param isWanted which of the measures, by name
 */
export async function windowFigures(
  ruleset: string,
  isWanted: (name: string) => boolean,
): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const [name, measure] of Object.entries(MEASURES)) {
    if (!isWanted(name)) continue
    const browser = await chromium.launch({
      executablePath: findBrowser(),
      args: [...browserFlags],
    })
    try {
      figures.push(...(await measure(browser, ruleset)))
    } finally {
      await browser.close()
    }
  }
  return figures
}
