/** A host's own game from the first key to another host's shelf, and texts that mean harm. */
import { readFileSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { complaints } from './fixtures/legible'
import { openTable } from './support/browserTable'
import { FIVE, fiveSaying } from './support/ownTexts'
import { beginEvening, playToTheEnd, revealAndLook, type Secret } from './support/playEvening'

const GUESTS = ['Ann', 'Ben', 'Cleo', 'Dora', 'Emil']
const GAME = 'own.five-at-the-inn'

const CLOCK =
  '\noptions: { clock: { number: 180, min: 60, max: 600, name: Clock, help: Seconds. } }\n'

/** The two cards that are no plain guest's, until they lie open. */
const cards: Secret = (revealed) => {
  const hidden = ['landlady', 'thief'].filter((role) => !revealed.includes(role))
  return hidden.length === 0 ? /(?!)/ : new RegExp(`\\b(${hidden.join('|')})\\b`, 'i')
}

async function isAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
}

/** What is selected in the text field. */
const selected = (page: Page): Promise<string> =>
  page.getByTestId('workshop-text').evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLTextAreaElement
    return value.slice(selectionStart, selectionEnd)
  })

test('A host writes a game, breaks and mends it, rehearses it, plays it to the end beside the big screen, and hands it on (OG-121 to OG-129)', async ({
  browser,
}) => {
  test.setTimeout(100_000)
  const table = await openTable(browser, { seed: 4, ownGames: true })
  const { desk, room } = table
  const id = (name: string) => desk.getByTestId(name)
  let exported = ''
  try {
    await expect(desk.getByText('None of your own yet')).toBeVisible()
    await id('add-game').click()
    await isAccessible(desk)
    // The text and what becomes of it stand side by side only where there is room.
    await desk.setViewportSize({ width: 1920, height: 1080 })
    await id('from-five-at-the-inn').click()
    await expect(id('workshop-state')).toContainText('No errors')
    await expect(id('preview')).toContainText('Landlady')

    // It is read from its beginning.
    const top = await id('workshop-text').evaluate((field) => field.scrollTop)
    expect(top).toBe(0)

    // A line that is too long for the field goes on in the next row, with one number for both.
    const numbered = await desk.evaluate(() => {
      const height = (line: number) =>
        document.querySelector(`[data-line="${line}"]`)?.getBoundingClientRect().height ?? 0
      const field = document.querySelector<HTMLTextAreaElement>('[data-testid="workshop-text"]')
      const all = [...document.querySelectorAll('[data-line]')].map((_, at) => height(at + 1))
      return {
        beyond: (field?.scrollWidth ?? 0) - (field?.clientWidth ?? 0),
        rows: all.map((each) => Math.round(each / Math.min(...all))),
      }
    })
    expect(numbered.beyond).toBe(0)
    expect(numbered.rows.some((rows) => rows > 1)).toBe(true)

    // Written into the text field, with a mistake in it.
    const written = `${FIVE.replace('name: Five at the Inn', 'name: Spoons at the Inn').replace(
      'seconds: 180',
      'seconds: { option: clock }',
    )}${CLOCK}`
    const line = written.split('\n').find((each) => each.includes('like: seer')) ?? ''
    const wrong = line.replace('like: seer', 'like: seeer')
    await id('workshop-text').click()
    await desk.keyboard.press('Control+A')
    await desk.keyboard.insertText(written.replace(line, wrong))
    const problem = id('problems').getByRole('button').filter({ hasText: 'seeer' })
    await expect(problem).toContainText('Did you mean “seer”?')
    await expect(id('workshop-state')).toContainText('1 error')
    await expect(id('preview-old')).toBeVisible()
    await expect(desk.getByRole('heading', { name: 'Spoons at the Inn' })).toBeVisible()
    await expect(id('workshop-rehearse')).toBeDisabled()
    const number = written.split('\n').indexOf(line) + 1
    await expect(desk.locator(`[data-line="${number}"]`)).toHaveAttribute('data-mark', 'error')
    await isAccessible(desk)

    // A broken text is kept as well, and says so on the shelf.
    await id('workshop-save').click()
    await expect(id('toast')).toContainText('It is on your shelf')
    await problem.click()
    expect(await selected(desk)).toBe(wrong)
    await desk.keyboard.insertText(line)
    await expect(id('workshop-state')).toContainText('No errors')
    await expect(id('preview-old')).toHaveCount(0)

    // Every house rule can be tried, a number too, and the text stays as it is.
    await id('tab-rules').click()
    await id('option-clock-clock').fill('333')
    await id('option-clock-clock').press('Enter')
    await id('tab-script').click()
    await expect(id('preview')).toContainText('333')
    await id('preview-as-usual').click()
    await expect(id('preview')).not.toContainText('333')

    await id('workshop-rehearse').click()
    await expect(id('demo-bar')).toBeVisible()
    await expect.poll(async () => (await table.view()).evening?.ruleset).toBe(GAME)
    for (let step = 0; step < 3; step++) await id('demo-step').click()
    await id('to-shelf').click()
    await expect(id('workshop')).toBeVisible()
    await expect(id('workshop-text')).toHaveValue(written)
    await desk.keyboard.press('Escape')
    await expect(id('workshop')).toHaveCount(0)

    const card = id(`game-${GAME}`)
    await expect(card).toContainText('Spoons at the Inn')
    await expect(card).toContainText(/Edition 1[ ·]*[0-9a-f]{4}-[0-9a-f]{4}/)
    await isAccessible(desk)
    await beginEvening(table, GAME, GUESTS, { secret: cards })
    const seen = await playToTheEnd(table, 'thieves', cards)
    expect(seen.phases.has('night 1')).toBe(true)
    await revealAndLook(table, /thief/i)
    await expect(room.locator('body')).toContainText('Ann')
    await id('to-shelf').click()

    const saved = desk.waitForEvent('download')
    await card.getByTestId('own-more').click()
    await id('own-export').click()
    const download = await saved
    expect(download.suggestedFilename()).toBe('five-at-the-inn.nightfall.yaml')
    exported = readFileSync(await download.path(), 'utf8')
    expect(exported).toBe(written)
  } finally {
    await table.close()
  }

  const other = await openTable(browser, { seed: 5, ownGames: true })
  const at = (name: string) => other.desk.getByTestId(name)
  try {
    const chooser = other.desk.waitForEvent('filechooser')
    await at('add-game').click()
    await at('add-file').click()
    const file = { name: 'inn.nightfall.yaml', mimeType: 'text/yaml' }
    await (await chooser).setFiles({ ...file, buffer: Buffer.from(exported) })
    await expect(at('workshop-state')).toContainText('Not on the shelf yet')
    await at('workshop-save').click()
    await expect(at('workshop-state')).not.toContainText('Not on the shelf yet')
    await other.desk.keyboard.press('Escape')
    await expect(at(`game-${GAME}`)).toContainText('Spoons at the Inn')

    // Another text with this id is dropped on the shelf: the host decides, and both are kept.
    await drop(other.desk, exported.replace('edition: 1', 'edition: 2'))
    await at('workshop-save').click()
    await expect(at('taken')).toContainText(/Edition 1.*Edition 2/)
    await at('taken-beside').click()
    await expect(at('workshop-text')).toHaveValue(/id: five-at-the-inn-2/)
    await other.desk.keyboard.press('Escape')
    await expect(at(`game-${GAME}-2`)).toContainText('Edition 2')

    // The very same one once more: nothing happens, and it says so.
    await drop(other.desk, exported)
    await at('workshop-save').click()
    await expect(at('toast').filter({ hasText: 'already on your shelf' })).toBeVisible()
  } finally {
    await other.close()
  }
})

/** Lets a file go over the shelf. */
async function drop(desk: Page, text: string): Promise<void> {
  const files = await desk.evaluateHandle((content) => {
    const brought = new DataTransfer()
    brought.items.add(new File([content], 'inn.yaml', { type: 'text/yaml' }))
    return brought
  }, text)
  await desk.getByTestId('shelf').dispatchEvent('drop', { dataTransfer: files })
  await expect(desk.getByTestId('workshop')).toBeVisible()
}

const EVIL = '<img src=x onerror=document.title=1>'
const HOSTILE = {
  'whose every text is markup': [EVIL, EVIL, EVIL],
  'whose texts are at their limits': ['W'.repeat(40), 'Wm '.repeat(100).trim(), 'W'.repeat(600)],
} as const

for (const [what, [name, help, line]] of Object.entries(HOSTILE)) {
  test(`A game ${what} is shown as text in both windows, and overflows neither (OG-144)`, async ({
    browser,
  }) => {
    const size = { width: 1024, height: 768 }
    const table = await openTable(browser, { seed: 6, ownGames: true, desk: size })
    const { desk, room } = table
    const id = (testid: string) => desk.getByTestId(testid)
    const whole = async () => {
      for (const page of [desk, room]) {
        expect(await page.locator('img[src="x"]').count()).toBe(0)
        expect(await page.title()).not.toBe('1')
        const [wide, shown] = await page.evaluate(() => [
          document.documentElement.scrollWidth,
          innerWidth,
        ])
        expect(wide).toBeLessThanOrEqual(shown ?? 0)
      }
      const found = await complaints(desk, [])
      const bad = found.filter(
        ({ what: kind, where }) => kind === 'outside' && !where.includes('gutter'),
      )
      expect(bad).toEqual([])
    }
    try {
      await id('add-game').click()
      await id('add-paste').fill(fiveSaying(name, help, line))
      await id('add-look').click()
      await expect(id('workshop-state')).toContainText('No errors')
      for (const tab of ['script', 'roles', 'deck', 'rules', 'languages']) {
        await id(`tab-${tab}`).click()
        await whole()
      }
      await id('tab-roles').click()
      await expect(id('preview')).toContainText(name)
      await id('workshop-save').click()
      await id('workshop-rehearse').click()
      await expect(id('demo-bar')).toBeVisible()
      for (let step = 0; step < 12; step++) {
        const { revision } = await table.view()
        await table.host.handle({ type: 'demo.step' })
        await expect.poll(async () => (await table.view()).revision).toBeGreaterThan(revision)
        if (step % 4 === 3) await whole()
      }
      await id('to-shelf').click()
      await desk.keyboard.press('Escape')
      await expect(id('game-own.hostile')).toContainText(name)
      await whole()
    } finally {
      await table.close()
    }
  })
}
