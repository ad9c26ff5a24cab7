/** The big screen in a browser, which is shown views of an evening and photographed. */
import { chromium, type Page } from '@playwright/test'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { GamePacks } from '../../rulesets/pack'
import type { ProjectorView } from '../../src/bridge'
import { Packs } from '../../src/host/packs/packs'
import { browserFlags, findBrowser } from '../support/findBrowser'
import { inventHost, openSite, showView } from '../windows/fixtures/projectorSite'
import { advance, halt } from './advance'
import type { Shot } from './evening'
import type { Moment } from './scenes'
import { untilPainted } from './untilPainted'
import { knowsNames } from '../support/knowsNames'

export interface Setting {
  readonly packs: GamePacks
  readonly language: string
  readonly width: number
  readonly height: number
  /** Whether nothing moves, as for those who asked for stillness. */
  readonly still: boolean
}

export interface Studio {
  open(): Promise<Page>
  /** Shows a view and waits; where that is long enough for it to settle, until it has. */
  put(page: Page, shot: Shot, settleMs: number): Promise<void>
  /**
   * Photographs what follows a view, with time moved on by hand.
   * @param times milliseconds after it, in their order
   * @param path where the picture of a time goes
   */
  follow(moment: Moment, times: readonly number[], path: (ms: number) => string): Promise<void>
  close(): Promise<void>
}

/** What moves is moved so far at a time, in milliseconds. */
const FRAME_MS = 100
/** One light has followed another by then. */
const SETTLE_MS = 3500

/** Nothing in particular: what follows it is no news, so that no fall and no act stands over the scene. */
export const atNoTime = (view: ProjectorView): ProjectorView => ({
  ...view,
  scene: 'idle',
  phase: null,
  items: [],
  stage: null,
  count: null,
  story: null,
  end: null,
})

/** Builds the window and opens a browser. */
export async function openStudio(setting: Setting): Promise<Studio> {
  const { packs, language, width, height } = setting
  const games = new Packs({ packs, gamesInLanguage, onError: console.error })
  await games.load({ language, roomLanguage: '' })
  const site = await openSite()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserFlags],
  })
  let revision = 1_000_000

  const asked = ({ view }: Shot): ProjectorView => ({
    ...view,
    show: { ...view.show, reducedMotion: setting.still },
  })

  async function open(): Promise<Page> {
    const page = await browser.newPage({ viewport: { width, height } })
    page.on('pageerror', (error) => console.error(error.message))
    await knowsNames(page)
    await inventHost(page)
    await page.goto(site.url)
    await page.waitForSelector('.picture')
    return page
  }

  async function put(page: Page, shot: Shot, settleMs: number): Promise<void> {
    await page.evaluate((at) => (window.host.time = at), shot.at)
    await showView(page, asked(shot), settleMs, games)
    if (settleMs >= SETTLE_MS) await untilPainted(page)
  }

  async function follow(
    { before, after }: Moment,
    times: readonly number[],
    path: (ms: number) => string,
  ): Promise<void> {
    const page = await open()
    await put(page, before, SETTLE_MS)
    await halt(page)
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 1000)
    await page.evaluate((at) => (window.host.time = at), after.at)
    const next = { ...asked(after), revision: (revision += 1) }
    await page.evaluate(([view, pack]) => window.host.push(view, pack), [next, null] as const)
    let now = 0
    for (const ms of times) {
      for (; now < ms; now += FRAME_MS) {
        await page.clock.runFor(FRAME_MS)
        await advance(page, FRAME_MS)
      }
      await page.screenshot({ path: path(ms), type: 'jpeg', quality: 70 })
    }
    await page.close()
  }

  return {
    open,
    put,
    follow,
    async close() {
      await browser.close()
      site.close()
    },
  }
}
