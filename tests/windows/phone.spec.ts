/** A player's phone as it is built: what fits on it, what can be touched, and what screen readers make of it. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import type { PhoneView } from '../../src/bridge/views/phone'
import { openPhone, showPhone } from './fixtures/phonePage'
import {
  asking,
  BEN,
  claimed,
  dealt,
  door,
  ended,
  night,
  speech,
  table,
  waiting,
} from './fixtures/phoneViews'

const TARGET = 48
const views: Readonly<Record<string, PhoneView>> = {
  door,
  claimed,
  waiting,
  dealt,
  day: table(),
  vote: asking(),
  split: asking({ of: [{ seat: BEN, hands: 3 }], split: true }),
  speech,
  out: table({}, { out: true }),
  night,
  ended,
}

/** What is too small for a thumb, and whether the page is wider than the phone. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const small = [...document.querySelectorAll('button, input, textarea')].flatMap((one) => {
      const { width, height } = one.getBoundingClientRect()
      return Math.min(width, height) < least ? `${one.textContent}: ${width}×${height}` : []
    })
    const { scrollWidth, clientWidth } = document.documentElement
    return [...small, ...(scrollWidth > clientWidth ? [`wide: ${scrollWidth}`] : [])]
  }, TARGET)

test.use({ viewport: { width: 390, height: 844 }, locale: 'de-DE' })

test('Every page fits a phone, is large enough for a thumb and says what it is to a screen reader (PH-20)', async ({
  page,
}) => {
  await openPhone(page)
  for (const [name, view] of Object.entries(views)) {
    await showPhone(page, view)
    expect(await misfits(page), name).toEqual([])
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(
      violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`),
      name,
    ).toEqual([])
  }
})

test('A small phone with large letters shows all of it, too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openPhone(page)
  await page.evaluate(() => (document.documentElement.dataset['size'] = 'large'))
  for (const [name, view] of Object.entries(views)) {
    await showPhone(page, view)
    expect(await misfits(page), name).toEqual([])
  }
})

test('The first page is in the phone’s own language, and a card is read by no longer than a finger lies on it (PH-16)', async ({
  page,
}) => {
  await openPhone(page)
  await showPhone(page, door)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wer bist du?')
  await showPhone(page, dealt)
  const card = page.getByTestId('card')
  const isLit = () => card.evaluate((one) => getComputedStyle(one).backgroundColor)
  const covered = await isLit()
  await expect(page.getByText('schwarzer König')).toHaveCount(0)
  await card.hover()
  await page.mouse.down()
  await expect(page.getByText('schwarzer König')).toBeVisible()
  expect(await isLit()).toBe(covered)
  await page.mouse.up()
  await expect(page.getByText('schwarzer König')).toHaveCount(0)
})
