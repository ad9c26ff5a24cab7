import type { Browser } from '@playwright/test'
import { wayOn } from '../host'
import type { Figure } from '../report'
import { largestPage } from './browserProcesses'
import { openBoth } from './openBoth'

const CLICKS = 60

/** What the big screen's page holds after a few rounds. */
export async function memoryFigure(browser: Browser, ruleset: string): Promise<Figure> {
  const open = await openBoth(browser, ruleset, 12)
  await open.desk.context().close()
  for (let click = 0; click < CLICKS && open.bench.view().game?.open; click += 1) {
    await open.bench.does(wayOn(open.bench.view()))
    await new Promise((resolve) => setTimeout(resolve, 150))
  }
  const megabytes = largestPage()
  await open.close()
  return {
    what: 'memory of the big screen’s page after three rounds (1920x1080)',
    measured: megabytes === null ? 'not told by this system' : `${megabytes.toFixed(0)} MB`,
    goal: '<= 200 MB',
    met: megabytes === null ? null : megabytes <= 200,
  }
}
