/** A player's phone as it is built: what fits on it, what can be touched, and what screen readers make of it. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import { phonePackPath, type PhonePack } from '../../src/bridge/packs'
import type { OwnCard, PhoneView } from '../../src/bridge/views/phone'
import { games } from '../support/games'
import { gameFile, openPhone, showPhone } from './fixtures/phonePage'
import {
  asked,
  asking,
  BEN,
  calling,
  claimed,
  dealt,
  door,
  ended,
  hosted,
  night,
  speech,
  table,
  vote,
  waiting,
} from './fixtures/phoneViews'

const TARGET = 48
const SCREENS = [
  [360, 640],
  [390, 844],
  [430, 932],
  [768, 1024],
  [844, 390],
] as const
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
  call: calling(),
  callByDay: calling({}, null, {}, { kind: 'day', n: 2 }),
  talk: hosted(),
  talkOut: hosted({ paused: true }, {}, { out: true }),
  names: hosted({}, { asks: { ...vote, for: 'names', second: true, opening: 'o5' } }),
  word: hosted({ word: { yes: 4, of: 12 } }, {}, { opensDesk: true }),
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

test('Small phones, large ones, those that lie on their side and tablets show all of it, too, with the largest letters (PH-20)', async ({
  page,
}) => {
  await openPhone(page)
  await page.evaluate(() => (document.documentElement.dataset['size'] = 'large'))
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    for (const [name, view] of Object.entries(views)) {
      await showPhone(page, view)
      expect(await misfits(page), `${name} ${width}×${height}`).toEqual([])
    }
  }
})

/** What of a page that is held open is cut, or lies outside what can be seen. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const face = document.querySelector('.card .face')
    const card = document.querySelector('.card')?.getBoundingClientRect()
    if (!face || !card) return ['nothing is seen']
    const { scrollHeight, clientHeight, scrollWidth, clientWidth } = face
    return [
      ...(scrollHeight > clientHeight ? [`${scrollHeight - clientHeight} px below`] : []),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px aside`] : []),
      ...(card.top < 0 || card.bottom > innerHeight ? ['a part of the card'] : []),
    ]
  })

/** The cards of a game that say most in a language, for a hand as the game deals it. */
async function longestHand(ruleset: string, language: string): Promise<readonly OwnCard[]> {
  const { texts } = (await gameFile(phonePackPath(ruleset, language))) as PhonePack
  const { cards, stacked } = games[ruleset]?.casting ?? { cards: [], stacked: false }
  const said = ({ id, role }: { readonly id: string; readonly role: string | null }): number =>
    (texts?.cards[id]?.help || texts?.roles[role ?? '']?.help || '').length
  return [...cards]
    .sort((a, b) => said(b) - said(a))
    .slice(0, stacked ? 2 : 1)
    .map(({ id, role, team }) => ({ card: id, role, team }))
}

for (const [language, locale] of [
  ['en', 'en-GB'],
  ['de', 'de-DE'],
  ['pl', 'pl-PL'],
] as const) {
  test.describe(locale, () => {
    test.use({ locale })
    test(`Every page of the longest card of every game is read whole while a finger lies on it, on the smallest phone with the largest letters and on its side: ${language} (PH-16, PH-20)`, async ({
      page,
    }) => {
      await openPhone(page)
      await page.evaluate(() => (document.documentElement.dataset['size'] = 'large'))
      for (const ruleset of Object.keys(packs)) {
        const cards = { dealt: await longestHand(ruleset, language), chooses: false, looked: false }
        const view = table(
          { ruleset, phase: null, items: [], scene: 'deal', looked: [] },
          { cards: { ...cards, changed: {} } },
        )
        for (const [width, height] of [
          [360, 640],
          [640, 360],
        ] as const) {
          await page.setViewportSize({ width, height })
          await showPhone(page, view)
          const pages = page.locator('.pages button')
          for (let at = 0; at < 4; at += 1) {
            await pages.nth(at).click()
            await page.evaluate(() => scrollTo(0, 0))
            await page.getByTestId('card').hover()
            await page.mouse.down()
            expect(await cut(page), `${ruleset} ${width}×${height}, page ${at}`).toEqual([])
            await page.mouse.up()
          }
        }
      }
    })
  })
}

test('A name stands whole on its line on every phone, in every place where it is touched', async ({
  page,
}) => {
  await openPhone(page)
  for (const size of ['small', 'medium', 'large']) {
    await page.evaluate((one) => (document.documentElement.dataset['size'] = one), size)
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height })
      for (const view of [door, asking()]) {
        await showPhone(page, view)
        const broken = await page.evaluate(() =>
          [...document.querySelectorAll('.choices button')].flatMap((one) => {
            const range = document.createRange()
            range.selectNodeContents(one)
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
            const name = one.textContent?.trim() ?? ''
            return lines.size > name.split(/[ -]/).length ? [name] : []
          }),
        )
        expect(broken, `${size} ${width}×${height}`).toEqual([])
      }
    }
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

test('No phone of a night gives off another light, whoever is asked, blocked or out, and what lies under the finger is read whole (PH-29)', async ({
  page,
}) => {
  await openPhone(page)
  const blocked = { ...asked, variant: 'blocked', seats: [], most: 0 }
  const others = (['s3', 's6'] as const).map((seat) => ({ seat, at: ['s4'] as const }))
  const told = [{ step: 'police.check', signal: ['s0', 's4'] }]
  const long = { ...asked, words: ['pass'], most: 2, taken: true, others, told }
  const pictures = new Set<string>()
  for (const called of [null, asked, blocked, long]) {
    await showPhone(page, calling({}, called, { out: called === blocked }))
    pictures.add((await page.screenshot()).toString('base64'))
  }
  expect(pictures.size).toBe(1)
  await page.evaluate(() => (document.documentElement.dataset['size'] = 'large'))
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height })
    await page.getByTestId('finger').hover()
    await page.mouse.down()
    const box = await page.getByTestId('finger').boundingBox()
    const under = await page
      .getByTestId('under')
      .evaluate(({ scrollHeight, clientHeight, scrollWidth, clientWidth }) => [
        scrollHeight - clientHeight,
        scrollWidth - clientWidth,
      ])
    expect(under, `${width}×${height}`).toEqual([0, 0])
    await page.mouse.up()
    expect(await page.getByTestId('finger').boundingBox()).toEqual(box)
    expect((box?.y ?? 0) + (box?.height ?? 0), `${width}×${height}`).toBeLessThanOrEqual(height)
  }
})
