import type { Page } from '@playwright/test'
import { join } from 'node:path'
import { build } from 'esbuild'
import { wayOn } from '../host'
import type { Figure } from '../report'
import type { Open } from './openBoth'

/** The windows' own clock, once more in the same page, where a measurement can read it. */
async function clockScript(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `import { connectProjector } from './connect'
        globalThis.nightfallNow = connectProjector().now`,
      resolveDir: join(import.meta.dirname, '../../../src/bridge/carriers'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  return built.outputFiles[0]?.text ?? ''
}

/** How far the two windows' clocks come apart over three minutes, the desk's window in the background. */
export async function clockFigure(open: Open): Promise<Figure> {
  const { bench, desk, room } = open
  while (bench.view().clock?.state !== 'running' && bench.view().game?.open) {
    await bench.does(wayOn(bench.view()))
  }
  await bench.does({ type: 'clock.add', seconds: 180 })
  const cover = await desk.context().newPage()
  await cover.goto('about:blank')
  await cover.bringToFront()
  const script = await clockScript()
  for (const page of [desk, room]) await page.evaluate(script)
  await new Promise((resolve) => setTimeout(resolve, 2000))
  const now = (page: Page) =>
    page.evaluate(() => {
      const clock = (globalThis as { nightfallNow?: () => number }).nightfallNow
      return clock ? [clock(), performance.timeOrigin + performance.now()] : [Number.NaN, 0]
    })
  let worst = 0
  for (let sample = 0; sample < 60; sample++) {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    const [a = 0, aAt = 0] = await now(desk)
    const [b = 0, bAt = 0] = await now(room)
    worst = Math.max(worst, Math.abs(a - b - (aAt - bAt)))
  }
  return {
    what: "difference of the two windows' clocks over three minutes",
    measured: `${worst.toFixed(1)} ms`,
    goal: '<= 17 ms',
    met: worst <= 17,
  }
}
