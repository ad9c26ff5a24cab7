/** What stands around the text of an own game while it is written. */
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'
import { openTable } from './support/browserTable'
import { FIVE } from './support/ownTexts'

/** Lets whoever works on the page look at it. */
const LOOKS = process.env['NIGHTFALL_LOOKS']

async function look(page: Page, name: string): Promise<void> {
  if (LOOKS) await page.screenshot({ path: join(LOOKS, `${name}.png`) })
}

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1024, height: 768 },
]

for (const size of SIZES) {
  test(`Words are offered, said and explained beside the text, by keys and by mouse, and an evening is shown in words, at ${size.width} × ${size.height} (OG-123, OG-125, OG-127)`, async ({
    browser,
  }) => {
    const table = await openTable(browser, { seed: 7, ownGames: true, desk: size })
    const { desk } = table
    const { keyboard } = desk
    const id = (name: string) => desk.getByTestId(name)
    const text = id('workshop-text')
    const isInside = async (name: string): Promise<void> => {
      const [box, page] = await Promise.all([id(name).boundingBox(), text.boundingBox()])
      if (!box || !page) throw new Error(`${name} is not there`)
      expect(box.x).toBeGreaterThanOrEqual(page.x - 1)
      expect(box.y).toBeGreaterThanOrEqual(page.y - 1)
      expect(box.x + box.width).toBeLessThanOrEqual(page.x + page.width + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(page.y + page.height + 1)
    }
    try {
      await id('add-game').press('Enter')
      await id('add-paste').fill(FIVE)
      await keyboard.press('Tab')
      await keyboard.press('Enter')
      await expect(text).toBeFocused()
      await expect(id('workshop-spoken')).toContainText('No errors')

      // The end of the text is where the next word of the document goes.
      await keyboard.press('Control+End')
      await keyboard.press('Control+Space')
      const list = desk.getByRole('listbox')
      await expect(list).toBeVisible()
      await isInside('word-list')
      await look(desk, `words-${size.width}`)
      await expect(id('words-spoken')).toHaveText(/\d+ words can stand here/)
      await expect(list.locator('[data-word="roles"]')).toHaveCount(0)
      // The list follows the keys that are pressed in the text, as one of a combobox does, which a text of many lines cannot be.
      const OF_LIST = 'scrollable-region-focusable #workshop-words'
      const { violations } = await new AxeBuilder({ page: desk }).analyze()
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target }) => `${id} ${target.join(' ')}`),
      )
      expect(found.filter((each) => each !== OF_LIST)).toEqual([])
      await keyboard.type('not')
      await expect(list.getByRole('option')).toHaveCount(1)
      await expect(text).toHaveAttribute('aria-activedescendant', 'workshop-words-0')
      // Escape puts the list away, and not the workshop.
      await keyboard.press('Escape')
      await expect(list).toHaveCount(0)
      await expect(text).toBeFocused()
      await keyboard.press('Control+Space')
      await keyboard.press('Enter')
      await expect(text).toHaveValue(/\nnotices: $/)
      await keyboard.type('{ rain: { te')
      await keyboard.press('Control+Space')
      await keyboard.press('ArrowDown')
      await keyboard.press('ArrowUp')
      await keyboard.press('Enter')
      await keyboard.type('It rains. } }')
      await expect(text).toHaveValue(/\nnotices: \{ rain: \{ text: It rains\. \} \}$/)
      await expect(id('workshop-spoken')).toContainText('warning')
      // One step back is one word.
      await keyboard.press('Control+z')
      await expect(text).not.toHaveValue(/It rains\. \} \}$/)
      await keyboard.press('Control+y')

      // By mouse, and where nothing can stand, that is said.
      await id('complete').click()
      await expect(id('words-spoken')).toHaveText('No word can stand here.')
      await keyboard.type('\ntip')
      await id('complete').click()
      await list.locator('[data-word="tips"]').click()
      await expect(text).toHaveValue(/\ntips: $/)
      await expect(text).toBeFocused()
      await keyboard.type('[Open a window.]')

      // The word that the cursor rests in says what it is for; so does the one under the mouse.
      await keyboard.press('Home')
      await expect(id('word-hint')).toContainText('tips Tips for hosting')
      await keyboard.press('Control+Home')
      await text.evaluate((field) => field.scrollTo({ top: 0 }))
      const line = (FIVE.split('\n').findIndex((each) => each.startsWith('nightfall:')) + 0.5) * 22
      const corner = await text.boundingBox()
      if (!corner) throw new Error('The text is not there')
      await desk.mouse.move(corner.x + 40, corner.y + 8 + line)
      await expect(id('word-note')).toContainText('The version of the format')
      await isInside('word-note')
      await look(desk, `note-${size.width}`)
      await desk.mouse.move(corner.x + 300, corner.y + 8 + line)
      await expect(id('word-note')).toHaveCount(0)

      await id('tab-evening').click()
      await id('show-evening').click()
      const told = id('shown-evening')
      await expect(told.getByRole('heading', { name: 'Night 1' })).toBeVisible()
      await expect(told.getByRole('heading', { name: 'The end' })).toBeVisible()
      await expect(told.getByText(/^Alma/).first()).toBeVisible()
      const first = await told.innerText()
      await look(desk, `evening-${size.width}`)
      await id('show-evening').click()
      await expect.poll(() => told.innerText()).not.toBe(first)
      const seen = await new AxeBuilder({ page: desk }).analyze()
      expect(
        seen.violations.map((each) => each.id + JSON.stringify(each.nodes.map((n) => n.target))),
      ).toEqual([])
      expect(await desk.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true)
    } finally {
      await table.close()
    }
  })
}
