import type { Browser } from '@playwright/test'
import type { Figure } from '../report'
import { framesPerSecond } from './framesPerSecond'
import { FOUR_K, openBoth, PAINTED_MS } from './openBoth'

/** How often a night is drawn on the largest screens. */
export async function fourKFigure(browser: Browser, ruleset: string): Promise<Figure> {
  const open = await openBoth(browser, ruleset, 12, FOUR_K)
  await open.desk.context().close()
  await new Promise((resolve) => setTimeout(resolve, PAINTED_MS))
  const fps = await framesPerSecond(open.room, 8)
  await open.close()
  return {
    what: 'night at 3840x2160, drawn in software',
    measured: `${fps.toFixed(1)} fps`,
    goal: '>= 43 fps',
    met: fps >= 43,
  }
}
