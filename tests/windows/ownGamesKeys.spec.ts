/** A host's own game without a mouse. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { openTable } from './support/browserTable'
import { FIVE } from './support/ownTexts'

test('A game is added, broken, mended, saved, exported, copied and taken off the shelf by keys alone (OG-125, OG-130)', async ({
  browser,
}) => {
  const size = { width: 1024, height: 768 }
  const table = await openTable(browser, { seed: 7, ownGames: true, desk: size })
  const { desk, folder } = table
  const { keyboard } = desk
  const id = (name: string) => desk.getByTestId(name)
  const spoken = id('workshop-spoken')
  try {
    await id('add-game').press('Enter')
    await expect(id('add-file')).toBeFocused()
    await keyboard.press('Tab')
    await expect(id('add-paste')).toBeFocused()
    await keyboard.insertText(FIVE)
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    await expect(id('workshop-text')).toBeFocused()
    await expect(spoken).toContainText('No errors')

    await keyboard.press('Control+End')
    await keyboard.type('\nbar: 1')
    await expect(spoken).toContainText('1 error')
    await keyboard.press('Tab')
    await expect(id('problems').getByRole('button').first()).toBeFocused()
    const { violations } = await new AxeBuilder({ page: desk }).analyze()
    expect(violations.map((each) => each.id)).toEqual([])
    const wrong = id('problems').getByRole('button').filter({ hasText: '“bar”' })
    await wrong.press('Enter')
    await expect(id('workshop-text')).toBeFocused()
    await keyboard.press('Backspace')
    await expect(spoken).toContainText('No errors')
    await expect(id('workshop-text')).not.toHaveValue(/bar: 1/)

    await keyboard.press('Control+S')
    await expect(id('toast')).toContainText('Saved')
    const saved = desk.waitForEvent('download')
    await id('workshop-export').press('Enter')
    expect((await saved).suggestedFilename()).toBe('five-at-the-inn.nightfall.yaml')
    await id('workshop-fingerprint').press('Enter')
    await expect(id('toast').filter({ hasText: /Copied: [0-9a-f]{4}-[0-9a-f]{4}/ })).toBeVisible()

    // Another editor saves the file: nothing was changed here, so its text is taken.
    writeFileSync(
      join(folder, 'games', 'five-at-the-inn.yaml'),
      FIVE.replace('name: Five at the Inn', 'name: Six at the Inn'),
    )
    await expect(id('workshop-text')).toHaveValue(/name: Six at the Inn/)
    await expect(desk.getByRole('heading', { name: 'Six at the Inn', level: 2 })).toBeVisible()

    // What is not saved is asked about, and Escape stays.
    await id('workshop-text').press('Control+End')
    await keyboard.type('# a remark')
    await keyboard.press('Escape')
    await expect(id('leave-save')).toBeFocused()
    await keyboard.press('Escape')
    await expect(id('leave-save')).toHaveCount(0)
    await expect(id('workshop-text')).toHaveValue(/# a remark$/)
    await keyboard.press('Escape')
    await keyboard.press('Enter')
    await expect(id('workshop')).toHaveCount(0)

    await id('own-more').press('Enter')
    await id('own-copy').press('Enter')
    await expect(id('workshop-text')).toHaveValue(
      /# From: five-at-the-inn[^]*id: five-at-the-inn-2/,
    )
    await keyboard.press('Control+S')
    await expect(id('toast').filter({ hasText: 'Saved' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(desk.getByTestId(/^game-own\./)).toHaveCount(2)

    await id('game-own.five-at-the-inn-2').getByTestId('own-more').press('Enter')
    await id('own-remove').press('Enter')
    await id('own-remove-yes').press('Enter')
    await expect(desk.getByTestId(/^game-own\./)).toHaveCount(1)
  } finally {
    await table.close()
  }
})
