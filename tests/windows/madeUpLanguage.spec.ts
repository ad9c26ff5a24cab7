/**
 * A language that is longer than English and has none of its letters, as one more line of the list: it is chosen at the
 * desk in the middle of an evening.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { desk as deskWords } from '../../src/i18n/locales/en/desk'
import { projector } from '../../src/i18n/locales/en/projector'
import { accented, MADE_UP } from '../support/madeUpLanguage'
import { complaints, type Complaint } from './fixtures/legible'
import { atTable, does, namesAt, shown, test } from './fixtures/madeUpTable'
import { caughtUp } from './support/caughtUp'

const { expect } = test

/** One build for all. */
test.describe.configure({ mode: 'default' })

const inEnglish = (all: readonly Complaint[]): Complaint[] =>
  all.filter(({ what }) => what === 'not translated')

test('Its words stand in files of their own, which no window loads before it is chosen', ({
  site: { folder },
}) => {
  const assets = join(folder, 'assets')
  const read = (file: string) => readFileSync(join(assets, file), 'utf8')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const ofItsOwn = (text: string) => scripts.filter((file) => read(file).includes(text))
  const [desk, ...others] = ofItsOwn(accented(deskWords.app.waiting))
  const [show, ...more] = ofItsOwn(accented(projector.idle.line))
  expect([desk, show, ...others, ...more].filter(Boolean)).toHaveLength(2)
  expect(desk).not.toBe(show)
  for (const page of ['facilitator', 'projector']) {
    const first = new Set<string>()
    const follow = (text: string, links: RegExp) => {
      for (const [, file = ''] of text.matchAll(links)) {
        if (first.has(file)) continue
        first.add(file)
        follow(read(file), /(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)
      }
    }
    follow(readFileSync(join(folder, page, 'index.html'), 'utf8'), /assets\/([\w.-]+\.js)"/g)
    expect(first.size).toBeGreaterThan(1)
    expect([desk, show].filter((file) => file && first.has(file))).toEqual([])
    expect([...first].filter((file) => read(file).includes(accented('English')))).toHaveLength(1)
  }
})

test('It is chosen at the desk mid-evening: both windows, names of codes and the story speak it, and nothing is loaded anew', async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000)
  await atTable(browser, site, async (table) => {
    const { desk, room } = table
    await does(table, { type: 'demo.begin', ruleset: 'chiangmai', players: 10 })
    for (let step = 0; step < 400; step++) {
      if ((await table.view()).game?.story) break
      await does(table, { type: 'demo.step' })
    }
    await caughtUp(table)
    const names = await namesAt(table)
    for (const page of [desk, room]) {
      await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
      const before = await complaints(page, names)
      expect(inEnglish(before)).not.toEqual([])
    }
    await desk.keyboard.press(',')
    await desk.getByTestId('setting-language').selectOption(MADE_UP)
    await expect(desk.getByRole('dialog').getByRole('heading').first()).toHaveText(
      accented(deskWords.settings.title),
    )
    await desk.keyboard.press('Escape')
    await expect(room.locator('html')).toHaveAttribute('lang', MADE_UP)
    await caughtUp(table)
    const wrong: Record<string, Complaint[]> = {}
    wrong['desk'] = inEnglish(await complaints(desk, names))
    await does(table, { type: 'story.show' })
    await expect(room.locator('[data-scene]')).toHaveAttribute('data-scene', 'story')
    wrong['room'] = inEnglish(await complaints(room, names))
    await desk.keyboard.press('k')
    await expect(desk.getByTestId('toast')).toContainText(
      accented(deskWords.codes.refusals.noClock.title),
    )
    expect(shown(wrong)).toEqual([])
    for (const page of [desk, room]) {
      expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
      expect(await page.title()).not.toMatch(/[A-Za-z]{3}/)
    }
    await desk.keyboard.press(',')
    await desk.getByTestId('setting-room-language').selectOption('en')
    await expect(room.locator('html')).toHaveAttribute('lang', 'en')
    await expect(desk.locator('html')).toHaveAttribute('lang', MADE_UP)
  })
})
