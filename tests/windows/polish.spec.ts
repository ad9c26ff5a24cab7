/**
 * The Polish program in both windows, from the shelf to the first vote: no English word anywhere, read aloud or seen, and
 * nothing cut off, covered or outside, on a small laptop and on a large television.
 */
import { expect, test, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import { texts as englishGame } from '../../rulesets/starwars/texts/en'
import { games } from '../../rulesets/languages/pl'
import { desk as englishDesk } from '../../src/i18n/locales/en/desk'
import { projector as englishRoom } from '../../src/i18n/locales/en/projector'
import { desk as polishDesk } from '../../src/i18n/locales/pl/desk'
import { projector as polishRoom } from '../../src/i18n/locales/pl/projector'
import { textsIn } from '../support/placeholders'
import { complaints } from './fixtures/legible'
import { openTable, type BrowserTable } from './support/browserTable'
import { atRest } from './support/atRest'
import { caughtUp } from './support/caughtUp'
import { dealByHand } from './support/handDealt'

const SMALL = { width: 1024, height: 768 }
const LARGE = { width: 1920, height: 1080 }

const PLAYERS = {
  Bożydar: 'palpatine',
  Wiesława: 'maul',
  Krzysztof: 'quigon',
  Małgorzata: 'obiwan',
  Żaneta: 'yoda',
  Łukasz: 'luke',
  Grzegorz: 'han',
  Śliwka: 'lando',
  Zdzisław: 'leia',
  Agnieszka: 'chewbacca',
}
const NAMES = Object.keys(PLAYERS)

/** The games that speak Polish; the others stand on the shelf in English. */
const spoken = Object.fromEntries(Object.entries(packs).filter(([id]) => id in games))

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/\p{L}{2,}/gu)
    ?.map(String) ?? []
const wordsOf = (...tables: readonly unknown[]): Set<string> =>
  new Set(tables.flatMap((table) => textsIn(table).flatMap(([, text]) => wordsIn(text))))

/** So a Polish keyboard calls its keys, too. */
const KEYS = ['Shift']

/** Words that only the English tables know. */
const polish = wordsOf(polishDesk, polishRoom, games, NAMES, KEYS)
const english = new Set(
  [...wordsOf(englishDesk, englishRoom, englishGame)].filter((word) => !polish.has(word)),
)

/**
 * All that stands in a window or is read aloud to who cannot see it; a language may call itself as it does, and three
 * letters of a name are no word.
 */
const saidIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [document.title]
    for (const element of document.querySelectorAll(
      '*:not(script, style, kbd, option[lang], [data-short])',
    )) {
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        said.push(element.getAttribute(name) ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '')
    }
    return said
  })

/** What a Polish reader would complain about in both windows, at both sizes. */
async function wrongAt(moment: string, table: BrowserTable): Promise<string[]> {
  await caughtUp(table)
  const found = new Set<string>()
  const read = async (window: string, page: Page): Promise<void> => {
    for (const size of [LARGE, SMALL]) {
      await page.setViewportSize(size)
      await page.evaluate(atRest)
      for (const text of await saidIn(page)) {
        const word = wordsIn(text).find((one) => english.has(one))
        if (word) found.add(`${moment}, ${window}: “${word}” is English: ${text}`)
      }
      for (const { what, text, where } of await complaints(page, NAMES))
        if (what !== 'not translated')
          found.add(`${moment}, ${window} ${size.width}: ${what}: ${text} (${where})`)
    }
  }
  await Promise.all([read('desk', table.desk), read('room', table.room)])
  return [...found]
}

test('Desk and big screen speak Polish from the shelf to the first vote, without an English word or a word cut off', async ({
  browser,
}) => {
  const table = await openTable(browser, {
    seed: 7,
    desk: SMALL,
    room: SMALL,
    packs: spoken,
    gamesInLanguage: () => Promise.resolve(games),
  })
  const { desk, room } = table
  const wrong: string[] = []
  const look = async (moment: string) => void wrong.push(...(await wrongAt(moment, table)))
  try {
    await table.host.handle({ type: 'settings.set', settings: { language: 'pl' } })
    for (const page of [desk, room]) {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('lang', 'pl')
    }
    await look('shelf')
    await desk.keyboard.press(',')
    await look('settings')
    await desk.keyboard.press('Escape')

    const evening = await dealByHand(table, 'starwars', PLAYERS, async (moment) => {
      for (const tab of moment === 'lobby' ? ['deck', 'rules', 'aloud', 'circle'] : []) {
        await desk.getByTestId(`tab-${tab}`).click()
        await look(`lobby ${tab}`)
      }
      if (moment === 'deal') await look('deal')
    })
    const { reach, click, clickSeat, nominate, vote } = evening
    await look('night')
    await reach('night 2', 'sith.kill')
    await look('sith')
    await clickSeat('Krzysztof')
    await reach('dawn 2', 'dawn.announce')
    await look('dawn')
    await click('answer-story')
    await expect(room.locator('[data-scene]')).toHaveAttribute('data-scene', 'story')
    await look('story')
    await click('answer-tell')
    await look('told')
    await reach('day 2', 'day.nominate')
    await nominate(['Żaneta', 'Wiesława', 'Grzegorz'], ['Bożydar', 'Grzegorz', 'Agnieszka'])
    await reach('day 2', 'day.vote')
    await look('vote')
    await vote({
      ...Object.fromEntries(
        NAMES.filter((name) => name !== 'Krzysztof').map((by) => [by, 'Wiesława']),
      ),
      Wiesława: 'Grzegorz',
    })
    await click('option-stands')
    await look('lynched')
  } finally {
    await table.close()
  }
  expect(wrong).toEqual([])
})
