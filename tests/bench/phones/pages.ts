/** Twelve phones' real pages, a desk and a big screen in one browser: from one tap to the screen that it brings everybody (PH-45). */
import { chromium, type Browser, type Page } from '@playwright/test'
import { packs } from '../../../rulesets'
import { REHEARSAL_NAMES } from '../../../src/host/rehearsal/rehearsalNames'
import { FakeTime } from '../../host/fixtures/fakeTime'
import { browserFlags, findBrowser } from '../../support/findBrowser'
import { does } from '../../windows/fixtures/madeUpTable'
import { phoneAt, servePhones } from '../../windows/fixtures/phonesServed'
import { openTable, type BrowserTable } from '../../windows/support/browserTable'
import { letRest, witnessed } from '../../windows/support/littlePlayer'
import { openBarePages } from './barePages'
import { percentile, type Figure } from '../report'
import { PAINTED_MS } from '../windows/openBoth'

const PHONES = 12
const ROUNDS = 4
const SEED = 5
/** The evening goes on so fast until there is something to measure, milliseconds of it and of ours. */
const STEP_MS = 500
const WAIT_MS = 60
const MOST_STEPS = 4000
/** What is measured goes at the speed of the clock on the wall, looked at so often. */
const TICK_MS = 5
/** Pages are left alone for so long after a tap, and only then asked what they noted. */
const LEFT_ALONE_MS = 500

/** What a page notes: when it was tapped, and when what it shows of the room was painted anew. Times of day in milliseconds. */
interface Noted {
  tapped: number
  painted: number
}

const COUNT = '[data-testid="enough"] [role="status"]'

/** @returns the figures of twelve painted pages, and of twelve that do nothing else */
export async function phonePageFigures(): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  try {
    const bare = await ofBarePages(browser)
    const took = await ofPhones(browser)
    const p95 = percentile(took, 0.95)
    const all = (of: readonly number[]) =>
      [0.5, 0.95].map((share) => `${percentile(of, share).toFixed(0)} ms`).join(' / ')
    return [
      {
        what: `tap to ${PHONES} bare pages in one browser, ${bare.length} taps, p50 / p95`,
        measured: all(bare),
        goal: '',
        met: null,
      },
      {
        what: `tap to everybody's screen, ${PHONES} phones, desk and big screen in one browser, ${took.length} taps, p50 / p95`,
        measured: all(took),
        goal: '≤ 150 ms',
        met: p95 <= 150,
      },
    ]
  } finally {
    await browser.close()
  }
}

async function ofBarePages(browser: Browser): Promise<number[]> {
  const { pages, close } = await openBarePages(browser, PHONES)
  await Promise.all(pages.map(noting))
  const took = await taps(pages)
  await close()
  return took
}

async function ofPhones(browser: Browser): Promise<number[]> {
  const time = new FakeTime()
  const table = await openTable(browser, { seed: SEED, packs, clock: time })
  const served = servePhones(table)
  try {
    const phones = await untilTalk(table, time)
    await Promise.all(phones.map(letRest))
    await Promise.all(phones.map(ready))
    let before = performance.now()
    const clock = setInterval(() => {
      const now = performance.now()
      void time.pass(now - before)
      before = now
    }, TICK_MS)
    try {
      await table.room.waitForTimeout(PAINTED_MS)
      return await taps(phones)
    } finally {
      clearInterval(clock)
    }
  } finally {
    await served.hide()
    await table.close()
  }
}

/** An evening that the program hosts, played until it is talked about whom the town suspects. @returns the phones' pages */
async function untilTalk(table: BrowserTable, time: FakeTime): Promise<Page[]> {
  const names = REHEARSAL_NAMES.slice(0, PHONES)
  await does(table, { type: 'lobby.begin', ruleset: 'chiangmai' })
  await does(table, { type: 'lobby.players', names: [...names] })
  await does(table, { type: 'phones.show', address: null })
  await does(table, { type: 'phones.door', open: true })
  const phones: Page[] = []
  for (const [place, name] of names.entries()) {
    const phone = await phoneAt(table, { prepare: (page) => prepared(page, SEED * 100 + place) })
    await phone.getByRole('button', { name, exact: true }).click()
    await phone.locator('[data-page="deal"]').waitFor()
    phones.push(phone)
  }
  await does(table, { type: 'lobby.deal', by: 'program', hosted: true })
  const [first] = phones
  for (let steps = 0; (await first?.locator(COUNT).count()) === 0; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('It never came to a talk')
    await time.pass(STEP_MS)
    await table.room.waitForTimeout(WAIT_MS)
  }
  return phones
}

/** A phone on which somebody plays. */
async function prepared(page: Page, seed: number): Promise<void> {
  // What is evaluated in the page was compiled with esbuild's helper for function names.
  await page.context().addInitScript('globalThis.__name ??= (value) => value')
  await witnessed(page, seed)
}

/** The talk without its little player, who has not had enough of it. */
async function ready(page: Page): Promise<void> {
  await page.locator('.tabs .tab').first().click()
  await page.locator(COUNT).waitFor()
  const said = page.locator('.enough .big[aria-pressed="true"]')
  if ((await said.count()) > 0) await said.click()
  await noting(page)
}

/** Has a page note when it is tapped and when what it shows of the room is painted. */
const noting = (page: Page): Promise<void> =>
  page.evaluate((where) => {
    const noted: Noted = { tapped: 0, painted: 0 }
    Object.assign(globalThis, { noted })
    const time = (since: number) => performance.timeOrigin + since
    addEventListener('pointerdown', ({ timeStamp }) => (noted.tapped = time(timeStamp)), true)
    let seen = document.querySelector(where)?.textContent
    new MutationObserver(() => {
      const shown = document.querySelector(where)?.textContent
      if (shown === seen) return
      seen = shown
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => (noted.painted = time(performance.now()))
        port2.postMessage(null)
      })
    }).observe(document, { subtree: true, childList: true, characterData: true })
  }, COUNT)

const notedOn = (page: Page): Promise<Noted> =>
  page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted)

/** One after the other says that there was enough talk, and then takes it back. @returns milliseconds to the last page, for each tap */
async function taps(phones: readonly Page[]): Promise<number[]> {
  const took: number[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const phone of phones)
      for (let twice = 0; twice < 2; twice += 1) {
        const button = phone.locator('.enough .big')
        if ((await button.count()) === 0) continue
        await button.click()
        const { tapped } = await notedOn(phone)
        took.push((await paintedEverywhere(phones, tapped)) - tapped)
      }
  return took
}

/** @returns when the last of them was painted after a moment */
async function paintedEverywhere(phones: readonly Page[], after: number): Promise<number> {
  for (;;) {
    await phones[0]?.waitForTimeout(LEFT_ALONE_MS)
    const painted = (await Promise.all(phones.map(notedOn))).map((one) => one.painted)
    if (painted.every((at) => at > after)) return Math.max(...painted)
  }
}
