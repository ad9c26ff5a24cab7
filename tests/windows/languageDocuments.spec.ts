/** A language that is a document, in real windows and on a real phone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { fileLanguages } from '../../src/host/languages/fileLanguages'
import { shippedLanguages } from '../../src/host/languages/shipped'
import { openPhones } from './fixtures/phonesServed'

const MINE = {
  nightfall: 'language',
  format: 1,
  language: 'fr',
  name: 'Mon français',
  desk: { settings: { title: 'Mes <b>réglages</b>' } },
  projector: { lobby: { title: 'Prenez place à ma table' } },
  phone: { head: { letters: 'Mes lettres' } },
}

test('French of the host’s own folder is chosen at the desk and seen on the big screen and on a phone; a file that is broken is told with its line, and changes nothing', async ({
  browser,
}) => {
  const folder = join(mkdtempSync(join(tmpdir(), 'nightfall-languages-')), 'languages')
  mkdirSync(folder)
  writeFileSync(join(folder, 'mine.json'), JSON.stringify(MINE, null, 2))
  const languageFolder = fileLanguages(folder)
  const { table, url, close } = await openPhones(browser, 'chiangmai', {
    languageFolder,
    shippedLanguages,
  })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'fr-CA',
  })
  try {
    const { desk, room } = table
    await desk.getByTestId('settings').click()
    await desk.getByTestId('setting-language').selectOption({ label: 'Mon français' })
    await expect(desk.locator('html')).toHaveAttribute('lang', 'fr')
    // What looks like markup is text like any other.
    await expect(desk.getByText('Mes <b>réglages</b>').first()).toBeVisible()
    await expect(desk.getByTestId('language-documents')).toContainText('mine.json')
    await expect(desk.getByTestId('language-documents')).toContainText(
      /of [\d,]+ texts are in English/,
    )
    await expect(room.getByText('Prenez place à ma table')).toBeVisible()

    const phone = await context.newPage()
    await phone.goto(url)
    await expect(phone.locator('html')).toHaveAttribute('lang', 'fr')
    await phone.locator('button.look').click()
    await expect(phone.getByText('Mes lettres')).toBeVisible()
    await phone.getByRole('button', { name: 'ไทย' }).click()
    await expect(phone.locator('html')).toHaveAttribute('lang', 'th')
    await expect(phone.getByText('Mes lettres')).toBeHidden()

    writeFileSync(join(folder, 'mine.json'), JSON.stringify(MINE, null, 2).slice(0, 120))
    const told = desk.getByTestId('language-file')
    await expect(told).toContainText('mine.json')
    await expect(told).toContainText('Line 8')
    await expect(room.getByText('Prenez place à ma table')).toBeVisible()

    rmSync(join(folder, 'mine.json'))
    await expect(told).toHaveCount(0)
    await expect(room.getByText('Prenez place à ma table')).toBeHidden()
    await expect(desk.getByTestId('language-documents')).toContainText('anglais')
  } finally {
    await context.close()
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
})
