/** Evenings that nobody hosts, at the laptop: the first page's offer, the lobby's choice, and the desk without secrets (PH-34, PH-35). */
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { FacilitatorView } from '../../src/bridge'
import { textsOf } from '../support/games'
import { does } from './fixtures/madeUpTable'
import { phoneAt, servePhones } from './fixtures/phonesServed'
import { openTable, type BrowserTable } from './support/browserTable'

async function atTable(
  browser: Browser,
  work: (
    table: BrowserTable,
    id: (name: string) => ReturnType<Page['getByTestId']>,
  ) => Promise<void>,
): Promise<void> {
  const table = await openTable(browser, { seed: 7, desk: { width: 1024, height: 768 } })
  const phones = servePhones(table)
  try {
    await work(table, (name) => table.desk.getByTestId(name))
  } finally {
    await phones.hide()
    await table.close()
  }
}

const hosting = (table: BrowserTable) => async () => (await table.view()).hosting

async function expectAccessible(desk: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: desk }).analyze()
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
  expect(serious.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
}

/** Everything fits into the window, at each size that a desk has. */
async function expectWhole(desk: Page): Promise<void> {
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [1024, 768],
  ] as const) {
    await desk.setViewportSize({ width, height })
    const page = desk.getByTestId('hosted')
    const cut = await page.evaluate((root: HTMLElement): string[] =>
      [root, ...root.querySelectorAll('main, header, footer, .button')].flatMap((part) =>
        part.scrollWidth > part.clientWidth + 1 || part.scrollHeight > part.clientHeight + 1
          ? [part.outerHTML.slice(0, 80)]
          : [],
      ),
    )
    expect(cut, `${width}×${height}`).toEqual([])
  }
}

/** No role, no card and no side of Chiang Mai is on the page. */
async function expectNoSecrets(desk: Page): Promise<void> {
  const { name, roles, teams } = textsOf('chiangmai')
  const html = (await desk.locator('body').innerHTML()).replaceAll(name, '').toLowerCase()
  const told = [...Object.values(roles), ...Object.values(teams)].map((one) => one.name)
  expect(told.length).toBeGreaterThan(5)
  const found = told.filter((word) => new RegExp(`\\b${word.toLowerCase()}\\b`).test(html))
  expect(found).toEqual([])
}

test('Whoever has nobody to host finds on the first page what happens then, and begins a lobby that lets phones in and says who has none (PH-34)', async ({
  browser,
}) => {
  await atTable(browser, async (table, id) => {
    const { desk } = table
    await id('offer').click()
    await expect(id('offer-sheet')).toContainText('Nobody sits at the laptop')
    await expectAccessible(desk)
    await id('offer-palermo').check()
    await id('offer-begin').click()
    await expect(id('phones-url')).toBeVisible()
    expect((await table.view()).lobby?.ruleset).toBe('palermo')
    await id('close-sheet').click()
    await does(table, { type: 'lobby.players', names: ['Ann', 'Ben', 'Cleo'] })
    await id('deal-hosted').click()
    await expect(id('hosted-deal')).toContainText('Without one: Ann, Ben and Cleo.')
    await expect(id('deal-hosted-now')).toBeDisabled()
    await expectAccessible(desk)
    await id('to-phones').click()
    await expect(id('phones-url')).toBeVisible()
  })
})

test('Whoever tries it alone takes the place of a simulated player; pause, the word of all and the shelf are one click each, and no secret is on the laptop (PH-35)', async ({
  browser,
}) => {
  await atTable(browser, async (table, id) => {
    const { desk } = table
    const view = (): Promise<FacilitatorView> => table.view()
    await id('offer').click()
    await id('offer-chiangmai').check()
    await id('offer-alone').click()
    await expect(id('hosted-paused')).toBeVisible()
    expect((await view()).lock?.hosted).toBe(true)
    expect((await view()).preview.seats).toHaveLength(12)
    await expect(id('hosted-phase')).toHaveText('Dealing')
    await expectAccessible(desk)
    await expectWhole(desk)
    await expectNoSecrets(desk)
    // What the covered desk does not hear is not heard here either.
    await desk.keyboard.press('Shift+P')
    await desk.keyboard.press('c')
    await expect(id('hosted')).toBeVisible()
    await expect(id('phones-sheet')).toHaveCount(0)

    const { name = '' } = (await view()).preview.seats[2] ?? {}
    const guest = await phoneAt(table)
    await guest.getByRole('button', { name, exact: true }).click()
    await expect(id('claims')).toContainText(`${name} wants in`)
    await id('claims').getByTestId('claim-let-in').click()
    await expect(id('claims')).toHaveCount(0)

    await id('hosted-open').click()
    await expect(id('hosted-word')).toHaveText('11 of 12 want to open the whole desk.')
    expect((await view()).lock?.hosted).toBe(true)
    await expectAccessible(desk)
    await id('hosted-keep-closed').click()
    await expect(id('hosted-word')).toHaveCount(0)

    await id('hosted-lost').click()
    await id('seat-code-s5').click()
    await expect(id('qr').last()).toBeVisible()
    await expectAccessible(desk)
    await id('seat-code-close').click()
    await id('close-sheet').click()

    await id('settings').click()
    await expect(id('setting-master')).toBeVisible()
    await expect(id('setting-discreet')).toHaveCount(0)
    await id('close-sheet').click()

    await id('hosted-pause').click()
    await expect.poll(async () => (await hosting(table)())?.paused).toBe(false)
    // He has not looked yet.
    await expect(id('hosted-missing')).toHaveText(`Not yet: ${name}`)
    await guest.context().close()
    await expectNoSecrets(desk)
    await id('hosted-put-away').click()
    await id('hosted-put-away').click()
    await expect(id('shelf')).toBeVisible()
  })
})
