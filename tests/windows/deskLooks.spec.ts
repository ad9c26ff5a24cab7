/** The host's desk over the real host: sizes, access, and how much of it is loaded first. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { gzipSync } from 'node:zlib'
import { atTable, beginOf, toStep } from './support/deskTable'
import { beginEvening, TEN_PLAYERS } from './support/playEvening'
import { takeBack } from './support/takeBack'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
] as const

for (const size of SIZES) {
  test(`At ${size.width}×${size.height} nothing is cut off, and no seat covers another`, async ({
    browser,
  }) => {
    test.setTimeout(180_000)
    await atTable(browser, size, async (table) => {
      const { desk } = table
      await beginOf(desk).waitFor()
      for (const card of await desk.locator('[data-testid^="game-"]').all())
        await expect(card).toBeInViewport({ ratio: 0.99 })
      await beginEvening(table, 'chiangmai', TEN_PLAYERS)
      await expectWhole(desk, ['say', 'answer-pass', 'together', 'cover', 'volume', 'preview'])
      await expectSeatsApart(desk)
      await toStep(table, 'day.discussion')
      await expectWhole(desk, ['say', 'answer-ok', 'clock-toggle', 'clock-skip', 'undo'])
      await toStep(table, 'day.vote')
      await expectWhole(desk, ['answer-record', 'voter-s0', 'freeze', 'blackout'])
      await expectSeatsApart(desk)
    })
  })
}

test('Axe finds nothing serious in any room of the desk', async ({ browser }) => {
  test.setTimeout(300_000)
  await atTable(browser, { width: 1280, height: 800 }, async (table) => {
    const { desk } = table
    await beginOf(desk).waitFor()
    await expectAccessible(desk, 'shelf')
    await beginEvening(table, 'chiangmai', TEN_PLAYERS)
    await expectAccessible(desk, 'night')
    for (const [key, sheet] of [
      ['n', 'rulings'],
      ['l', 'log'],
      [',', 'settings'],
      ['?', 'keys'],
    ] as const) {
      await desk.keyboard.press(key)
      await expect(desk.getByRole('dialog')).toBeVisible()
      await expectAccessible(desk, sheet)
      await desk.keyboard.press('Escape')
    }
    await desk.keyboard.press('c')
    await expectAccessible(desk, 'cover')
    await takeBack(desk)
    await toStep(table, 'day.vote')
    await expectAccessible(desk, 'vote')
    await desk.getByTestId('to-shelf').click()
    await beginOf(desk).click()
    for (const tab of ['circle', 'deck', 'rules', 'aloud']) {
      await desk.getByTestId(`tab-${tab}`).click()
      await expectAccessible(desk, `lobby, ${tab}`)
    }
    await desk.getByTestId('deal-host').click()
    await desk.getByTestId('pick-joker').waitFor()
    await expectAccessible(desk, 'cards entered by hand')
  })
})

test('The first load of the desk stays under 250 kB, fonts and sounds apart', async ({
  browser,
}) => {
  await atTable(browser, { width: 1280, height: 800 }, async ({ desk }) => {
    let bytes = 0
    desk.on('response', (response) => {
      if (!/\.(js|css)$|\/$/.test(new URL(response.url()).pathname)) return
      void response.body().then((body) => (bytes += gzipSync(body).length))
    })
    await desk.reload()
    await desk.getByTestId('game-chiangmai').getByRole('heading').waitFor()
    await expect.poll(() => bytes).toBeGreaterThan(20_000)
    await desk.waitForTimeout(500)
    expect(bytes).toBeLessThan(250_000)
  })
})

/** The named parts stand whole in the window and inside whatever scrolls around them. */
async function expectWhole(desk: Page, ids: readonly string[]): Promise<void> {
  expect(
    await desk.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
  for (const id of ids) {
    await expect(desk.getByTestId(id).first(), id).toBeInViewport({ ratio: 0.98 })
  }
}

async function expectSeatsApart(desk: Page): Promise<void> {
  const boxes = await Promise.all(
    (await desk.locator('[data-testid^="seat-s"]').all()).map((seat) => seat.boundingBox()),
  )
  expect(boxes.length).toBe(10)
  for (const [index, one] of boxes.entries()) {
    for (const other of boxes.slice(index + 1)) {
      if (!one || !other) throw new Error('A seat has no place')
      const apart =
        one.x + one.width <= other.x + 1 ||
        other.x + other.width <= one.x + 1 ||
        one.y + one.height <= other.y + 1 ||
        other.y + other.height <= one.y + 1
      expect(apart).toBe(true)
    }
  }
}

async function expectAccessible(desk: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page: desk }).analyze()
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where}: ${id} ${nodes[0]?.html.slice(0, 160) ?? ''}`)
  expect(serious).toEqual([])
}
