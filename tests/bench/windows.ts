import { execFileSync } from 'node:child_process'
import { chromium, type Browser, type CDPSession, type Page } from '@playwright/test'
import { build } from 'esbuild'
import { join } from 'node:path'
import { startBrowserMode } from '../../src/browser/server'
import { browserFlags, findBrowser } from '../support/findBrowser'
import { clickFigures } from './clicks/clicks'
import { benchHost, wayOn, type BenchHost } from './host'
import type { Figure } from './report'

const pages = join(import.meta.dirname, '../../out/renderer')

interface Open {
  readonly bench: BenchHost
  readonly desk: Page
  readonly room: Page
  close(): Promise<void>
}

async function openBoth(browser: Browser, ruleset: string, players: number): Promise<Open> {
  const bench = await benchHost(ruleset, players)
  const server = await startBrowserMode({ host: bench.host, now: bench.now, pages })
  const page = async (url: string) => {
    const context = await browser.newContext({ viewport: { width: 1920, height: 1080 } })
    // What is evaluated in the page was compiled with esbuild's helper for function names.
    await context.addInitScript('globalThis.__name ??= (value) => value')
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

async function framesPerSecond(room: Page, seconds: number): Promise<number> {
  return room.evaluate(
    (duration) =>
      new Promise<number>((resolve) => {
        let frames = 0
        const began = performance.now()
        const count = () => {
          frames += 1
          const passed = performance.now() - began
          if (passed < duration) requestAnimationFrame(count)
          else resolve((frames * 1000) / passed)
        }
        requestAnimationFrame(count)
      }),
    seconds * 1000,
  )
}

async function scripting(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN
}

/** Processor seconds so far of all processes of browsers that this one has started. */
function browserSeconds(): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,cputimes=,args='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => {
      const [pid, parent, seconds, ...args] = line.trim().split(/\s+/)
      return { pid, parent, seconds: Number(seconds), args: args.join(' ') }
    })
  const parents = new Map(rows.map(({ pid, parent }) => [pid, parent]))
  const isOurs = (pid: string | undefined): boolean =>
    pid === String(process.pid) || (pid !== undefined && isOurs(parents.get(pid)))
  return rows
    .filter(
      ({ pid, args }) => /chrom(e|ium)/i.test(args) && args.includes('--type=') && isOurs(pid),
    )
    .reduce((sum, { seconds }) => sum + seconds, 0)
}

async function sceneFigures(open: Open): Promise<Figure[]> {
  const { bench, room } = open
  const session = await room.context().newCDPSession(room)
  await session.send('Performance.enable')
  while (bench.view().game?.open?.id !== 'day.vote' && bench.view().game?.open) {
    await bench.does(wayOn(bench.view()))
  }
  const step = bench.view().game?.open
  const form = step?.form
  const scripted = await scripting(session)
  const began = performance.now()
  const counting = framesPerSecond(room, 8)
  if (step && form?.kind === 'ballots') {
    for (const { seat, votes } of form.voters) {
      for (let used = 1; used <= votes; used++) {
        const chosen = form.candidates.slice(0, used)
        await bench.does({
          type: 'game.draft',
          step: step.id,
          entry: { kind: 'ballot', by: seat, votes: [...chosen] },
        })
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
    }
  }
  const fps = await counting
  const frames = (fps * (performance.now() - began)) / 1000
  const perFrame = (((await scripting(session)) - scripted) * 1000) / frames
  return [
    {
      what: 'busiest scene (vote counted live, 20 players, 1920x1080)',
      measured: `${fps.toFixed(1)} fps`,
      goal: '60 fps',
      met: fps >= 59,
    },
    {
      what: 'scripting in that scene',
      measured: `${perFrame.toFixed(2)} ms a frame`,
      goal: '<= 4 ms',
      met: perFrame <= 4,
    },
  ]
}

async function idleFigure(browser: Browser, ruleset: string): Promise<Figure> {
  const open = await openBoth(browser, ruleset, 12)
  await open.desk.context().close()
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const before = browserSeconds()
  const began = performance.now()
  await new Promise((resolve) => setTimeout(resolve, 20_000))
  const cores = (browserSeconds() - before) / ((performance.now() - began) / 1000)
  await open.close().catch(() => {})
  return {
    what: 'idle night, all browser processes (1920x1080, drawn in software)',
    measured: `${cores.toFixed(2)} cores`,
    goal: '<= 0.5 core',
    met: cores <= 0.5,
  }
}

/** The windows' own clock, once more in the same page, where a measurement can read it. */
async function clockScript(): Promise<string> {
  const built = await build({
    stdin: {
      contents: `import { connectProjector } from './connect'
        globalThis.nightfallNow = connectProjector().now`,
      resolveDir: join(import.meta.dirname, '../../src/bridge/carriers'),
      loader: 'ts',
    },
    bundle: true,
    write: false,
    format: 'iife',
  })
  return built.outputFiles[0]?.text ?? ''
}

/** How far the two windows' clocks come apart over three minutes, the desk's window in the background. */
async function clockFigure(open: Open): Promise<Figure> {
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

/** Everything that needs both windows in a real browser. Takes about five minutes. */
export async function windowFigures(ruleset: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  try {
    const first = await openBoth(browser, ruleset, 10)
    const clicks = await clickFigures(browser, first.bench, first.room)
    await first.close()
    const idle = await idleFigure(browser, ruleset)
    const busy = await openBoth(browser, ruleset, 20)
    const scenes = await sceneFigures(busy)
    await busy.close()
    const quiet = await openBoth(browser, ruleset, 10)
    const clock = await clockFigure(quiet)
    await quiet.close()
    return [...clicks, ...scenes, idle, clock]
  } finally {
    await browser.close()
  }
}
