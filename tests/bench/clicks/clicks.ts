/** How long the room waits for a click, beside a bare page that hears of the same clicks in the same run. */
import type { Browser, Page } from '@playwright/test'
import { wayOn, type BenchHost } from '../host'
import { percentile, type Figure } from '../report'
import { openBarePage } from './barePage'
import { picturesStood, presentedAfterMark, readTrace, TRACED } from './presented'
import { paintedOf, watchPaint } from './watchPaint'

interface Click {
  readonly revision: number
  /** Of the desk's view. */
  readonly ofDesk: number
  /** Time of day in milliseconds. */
  readonly started: number
  readonly kind: string
  /** Whether the sky was still changing. */
  readonly fading: boolean
  /** Whether the sky changes with it. */
  readonly turns: boolean
}

/** What the two pages took for one click, in milliseconds. */
interface Taken extends Click {
  readonly painted: readonly [room: number, bare: number]
  readonly presented: readonly [room: number, bare: number] | null
}

const CLICKS = 120
const BETWEEN_MS = 150
/** How long a change of light lasts, with the frames before it. */
const FADE_MS = 2700
/** Two frames of a screen that draws sixty a second. */
const FRAME_MS = 34

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const lightOf = ({ preview }: ReturnType<BenchHost['view']>) => preview.phase?.kind

/** Clicks through nights and days; every other time that the light changes it waits until the sky is at rest. */
async function clickThrough(bench: BenchHost): Promise<Click[]> {
  const clicks: Click[] = []
  let changes = 0
  let fadedAt = 0
  while (clicks.length < CLICKS && bench.view().game?.open) {
    const before = bench.view()
    const started = performance.timeOrigin + performance.now()
    await bench.does(wayOn(before))
    const after = bench.view()
    const { revision, scene } = after.preview
    if (revision === before.preview.revision) {
      // What only the desk shows is clicked as slowly as everything else.
      await wait(BETWEEN_MS)
      continue
    }
    const kind = `${before.preview.scene} -> ${scene}`
    const turns = lightOf(before) !== lightOf(after)
    const fading = started < fadedAt
    clicks.push({ revision, ofDesk: after.revision, started, kind, fading, turns })
    if (turns) {
      changes += 1
      fadedAt = performance.timeOrigin + performance.now() + FADE_MS
      if (changes % 2 === 0) await wait(FADE_MS)
    }
    await wait(BETWEEN_MS)
  }
  return clicks
}

interface Run {
  readonly taken: readonly Taken[]
  /** What the desk took for each click, in milliseconds. */
  readonly onDesk: readonly number[]
  /** How long each picture of the big screen stood while its light changed, in milliseconds. */
  readonly stood: readonly number[]
}

interface Pages {
  readonly room: Page
  readonly desk: Page
  readonly bare: Page
}

async function take(browser: Browser, bench: BenchHost, { room, desk, bare }: Pages): Promise<Run> {
  await watchPaint(desk, 'desk')
  await watchPaint(room, 'room')
  await watchPaint(bare, 'bare')
  await browser.startTracing(undefined, { categories: TRACED })
  const clicks = await clickThrough(bench)
  await wait(FADE_MS)
  const events = readTrace(await browser.stopTracing())
  const after = presentedAfterMark(events)
  const turned = clicks.filter(({ turns }) => turns).map(({ revision }) => `room-${revision}`)
  const stood = picturesStood(events, turned, FADE_MS)
  const pages = await Promise.all(
    (
      [
        ['room', room],
        ['bare', bare],
      ] as const
    ).map(async ([name, page]) => {
      const all = (await paintedOf(page)).map((one) => [one.revision, one] as const)
      return { name, painted: new Map(all) }
    }),
  )
  const taken = clicks.flatMap((click) => {
    const [inRoom, onBare] = pages.map(({ name, painted }) => {
      const one = painted.get(click.revision)
      const later = after.get(`${name}-${click.revision}`)
      if (!one) return null
      const presented = later === undefined ? null : one.drawn + later - click.started
      return { painted: one.at - click.started, presented }
    })
    if (!inRoom || !onBare) return []
    const both = inRoom.presented !== null && onBare.presented !== null
    return {
      ...click,
      painted: [inRoom.painted, onBare.painted] as const,
      presented: both ? ([inRoom.presented, onBare.presented] as [number, number]) : null,
    }
  })
  const drawn = new Map((await paintedOf(desk)).map(({ revision, at }) => [revision, at]))
  const onDesk = clicks.flatMap(({ ofDesk, started }) => {
    const at = drawn.get(ofDesk)
    return at === undefined ? [] : [at - started]
  })
  return { taken, stood, onDesk }
}

function stoodFigure(stood: readonly number[]): Figure {
  const longest = Math.max(...stood)
  const late = stood.filter((one) => one > FRAME_MS).length
  return {
    what: `a picture while the light changes (${stood.length})`,
    measured: `p50 ${percentile(stood, 0.5).toFixed(0)} ms, longest ${longest.toFixed(0)} ms, ${late} over ${FRAME_MS} ms`,
    goal: `none over ${FRAME_MS} ms`,
    met: late === 0,
  }
}

type Times = readonly (readonly [room: number, bare: number])[]

/** Both pages' figures and what the one is to the other. */
function told(times: Times): { text: string; p95: number } {
  const [room, bare] = [0, 1].map((page) => {
    const sample = times.map((pair) => pair[page] ?? Number.NaN)
    return { p50: percentile(sample, 0.5), p95: percentile(sample, 0.95) }
  })
  if (!room || !bare) return { text: '', p95: Number.NaN }
  const two = ({ p50, p95 }: typeof room) => `${p50.toFixed(0)}/${p95.toFixed(0)}`
  const ratio = `${(room.p50 / bare.p50).toFixed(1)}x ${(room.p95 / bare.p95).toFixed(1)}x`
  return { text: `${two(room)} ms, bare ${two(bare)} ms, ${ratio}`, p95: room.p95 }
}

const figure = (what: string, times: Times, most?: number): Figure => {
  const { text, p95 } = told(times)
  return {
    what: `${what} (${times.length})`,
    measured: text,
    goal: most === undefined ? '' : `p95 <= ${most} ms`,
    met: most === undefined ? null : p95 <= most,
  }
}

/** p50/p95 of the room and of the bare page, and their ratios, of all clicks and by what changes. */
export async function clickFigures(
  browser: Browser,
  bench: BenchHost,
  { room, desk }: Omit<Pages, 'bare'>,
): Promise<Figure[]> {
  const bare = await openBarePage(browser, room.url())
  const { taken, stood, onDesk } = await take(browser, bench, { room, desk, bare })
  await bare.context().close()
  const kinds = [...new Set(taken.map(({ kind }) => kind))].sort()
  const painted = (some: readonly Taken[]) => some.map((one) => one.painted)
  const presented = (some: readonly Taken[]) =>
    some.flatMap((one) => (one.presented ? [one.presented] : []))
  return [
    figure('click -> painted, nothing fades', painted(taken.filter((one) => !one.fading)), 30),
    figure('click -> painted, inside a fade', painted(taken.filter((one) => one.fading)), 50),
    figure('click -> presented', presented(taken)),
    {
      what: `click -> painted on the desk (${onDesk.length})`,
      measured: `p50 ${percentile(onDesk, 0.5).toFixed(0)} ms, p95 ${percentile(onDesk, 0.95).toFixed(0)} ms`,
      goal: '',
      met: null,
    },
    stoodFigure(stood),
    ...kinds.flatMap((kind) => {
      const own = taken.filter((one) => one.kind === kind)
      return [
        figure(`painted: ${kind}`, painted(own)),
        figure(`presented: ${kind}`, presented(own)),
      ]
    }),
  ]
}
