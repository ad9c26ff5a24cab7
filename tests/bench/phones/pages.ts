/** Twelve phones' real pages, a desk and a big screen in one browser: from one tap to the screen that it brings everybody (PH-45). */
import type { Browser, Page } from '@playwright/test'
import { packs } from '../../../rulesets'
import { FakeTime } from '../../host/fixtures/fakeTime'
import { knowsNames } from '../../support/knowsNames'
import { does } from '../../windows/fixtures/madeUpTable'
import { servePhones } from '../../windows/fixtures/phonesServed'
import { openTable, type BrowserTable } from '../../windows/support/browserTable'
import { passStep, seatPhones } from '../../windows/support/hostedPhones'
import { letRest, witnessed } from '../../windows/support/littlePlayer'
import { percentile, type Figure } from '../report'
import { PAINTED_MS } from '../windows/openBoth'
import { openBarePages } from './barePages'

const PHONES = 12
const ROUNDS = 4
const SEED = 5
/** By then it is talked. */
const MOST_STEPS = 4000
/** What is measured goes at the speed of the clock on the wall, looked at so often. */
const TICK_MS = 5
/** Pages are left alone for so long after a tap, and only then asked what they noted. */
const LEFT_ALONE_MS = 500
/** A page that has not been painted after so many looks will not be. */
const MOST_LOOKS = 20

/** What a page notes: when it was tapped, and when what it shows of the room was painted anew. Times of day in milliseconds. */
interface Noted {
  tapped: number
  painted: number
}

const COUNT = '[data-testid="enough"] [role="status"]'

/** @returns the figures of twelve painted pages, and of twelve that do nothing else */
export async function phonePageFigures(browser: Browser): Promise<Figure[]> {
  const bare = await ofBarePages(browser)
  const took = await ofPhones(browser)
  const measured = (times: readonly number[]) =>
    [0.5, 0.95].map((share) => `${percentile(times, share).toFixed(0)} ms`).join(' / ')
  return [
    {
      what: `tap to ${PHONES} bare pages in one browser, ${bare.length} taps, p50 / p95`,
      measured: measured(bare),
      goal: '',
      met: null,
    },
    {
      what: `tap to everybody's screen, ${PHONES} phones, desk and big screen in one browser, ${took.length} taps, p50 / p95`,
      measured: measured(took),
      goal: '≤ 150 ms',
      met: percentile(took, 0.95) <= 150,
    },
  ]
}

async function ofBarePages(browser: Browser): Promise<number[]> {
  const { pages, close } = await openBarePages(browser, PHONES)
  try {
    await Promise.all(pages.map(noting))
    return await taps(pages)
  } finally {
    await close()
  }
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
  const phones = await seatPhones(table, {
    game: 'chiangmai',
    count: PHONES,
    async prepare(page, place) {
      await knowsNames(page)
      await witnessed(page, SEED * 100 + place)
    },
  })
  await does(table, { type: 'lobby.deal', by: 'program', hosted: true })
  const [first] = phones
  for (let steps = 0; (await first?.locator(COUNT).count()) === 0; steps += 1) {
    if (steps > MOST_STEPS) throw new Error('It never came to a talk')
    await passStep(table, time)
  }
  return phones
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

/** @returns when the last of them was painted after a moment. @throws when one never is */
async function paintedEverywhere(phones: readonly Page[], after: number): Promise<number> {
  for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
    await phones[0]?.waitForTimeout(LEFT_ALONE_MS)
    const painted = (await Promise.all(phones.map(notedOn))).map((one) => one.painted)
    if (painted.every((at) => at > after)) return Math.max(...painted)
  }
  throw new Error('A tap did not come to every page')
}
