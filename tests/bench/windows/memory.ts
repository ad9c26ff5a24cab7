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
  const before = largestPage()
  const session = await open.room.context().newCDPSession(open.room)
  await session.send('HeapProfiler.collectGarbage')
  const kept = largestPage()
  await open.close()
  return {
    what: 'memory of the big screen’s page after three rounds (1920x1080)',
    measured:
      kept === null
        ? 'not told by this system'
        : `${kept.toFixed(0)} MB, ${before?.toFixed(0)} before it was tidied`,
    goal: '<= 200 MB',
    met: kept === null ? null : kept <= 200,
  }
}
