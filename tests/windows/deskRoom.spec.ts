/**
 * Room on the screen: random evenings of all games, from the fewest players to the most. Each step is looked at once, at the
 * next of four sizes of the desk, three of its type and three languages. Nothing is cut, covered or outside, what scrolls says so,
 * and every line that is said or told to do is read in full. `NIGHTFALL_ROOM=all` (in `npm run soak`) opens every step at every size.
 */
import { test, expect, type Browser, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import { rngFrom } from '../randomPlay/randomEvening'
import { does, shown } from './fixtures/madeUpTable'
import { openTable } from './support/browserTable'
import { DeskWalk } from './support/deskWalk'
import { momentOf, stepOn } from './support/moments'

const ALL = process.env['NIGHTFALL_ROOM'] === 'all'
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const TEXTS = ['normal', 'large', 'larger'] as const
const LANGUAGES = ['en', 'de', 'pl']
const NAMES = [
  'Alexandra', 'Ben', 'Christopher', 'Dorothea', 'Emil', 'Fritz', 'Gwendolyn', 'Håkon', 'Ida', 'Jonas', 'Katarzyna',
  'Ludwig', 'Maximilian', 'Noor', 'Otto', 'Paul', 'Quentin', 'Rosalinde', 'Svetlana', 'Thomas', 'Ursula', 'Valentina',
  'Wilhelmina', 'Xaver', 'Yara', 'Zoe', 'Agnieszka', 'Bartholomew', 'Célestine', 'Dimitri', 'Esther', 'Francesca',
  'Guillermo', 'Hannelore', 'Ignatius', 'Jacqueline', 'Konstantin', 'Lena', 'Moritz', 'Nora',
] // prettier-ignore
/** Of each game its largest table, and small ones where the tiles are largest. */
const TABLES: readonly (readonly [ruleset: string, players: number])[] = [
  ['vendetta', 16],
  ['chiangmai', 25],
  ['starwars', 5],
  ['palermo', 21],
  ['ktulu', 40],
]
/** Steps after the cards are dealt, and how many of them are looked at: each that was not before. */
const MOST_STEPS = ALL ? 400 : 60
const LOOKS = ALL ? Infinity : 11

const everyTable = Object.entries(packs).flatMap(([ruleset, { rules }]) => {
  const { min, max } = rules.casting.players
  return Array.from({ length: max - min + 1 }, (_, more) => [ruleset, min + more] as const)
})

/** Lines of the script that are on none of its pages in full. */
async function unreadLines(desk: Page): Promise<string[]> {
  const readOn = desk.getByTestId('read-on')
  const seen = new Set<string>()
  const all = new Map<string, string>()
  for (let page = 0; page < 6; page++) {
    const lines = await desk.evaluate(() =>
      [...document.querySelectorAll('[data-testid="say"] p, [data-testid="do"]')].flatMap(
        (text) => {
          const region = text.closest('.reading')
          const frame = region?.getBoundingClientRect()
          const range = document.createRange()
          range.selectNodeContents(text)
          return [...range.getClientRects()].map((line) => ({
            key: `${Math.round(line.top + (region?.scrollTop ?? 0))}`,
            text: text.textContent?.trim() ?? '',
            isWhole: !frame || (line.top > frame.top - 2 && line.bottom < frame.bottom + 2),
          }))
        },
      ),
    )
    for (const { key, text, isWhole } of lines) {
      all.set(key, text)
      if (isWhole) seen.add(key)
    }
    if (seen.size === all.size || !(await readOn.isVisible())) break
    await readOn.click()
  }
  await desk.evaluate(() => document.querySelector('.reading')?.scrollTo({ top: 0 }))
  return [...all].filter(([key]) => !seen.has(key)).map(([, text]) => `unread: ${text}`)
}

async function look(browser: Browser, ruleset: string, players: number): Promise<string[]> {
  const table = await openTable(browser, { seed: 11 })
  try {
    const walk = await DeskWalk.begin(table, 'en')
    await does(table, { type: 'lobby.begin', ruleset })
    await does(table, { type: 'lobby.players', names: NAMES.slice(0, players) })
    const unread: string[] = []
    let turn = players
    /** Another size each time; type and language follow at their own pace, so that all of them meet. */
    async function turnTo(next: number): Promise<string> {
      const size = SIZES[next % SIZES.length] ?? { width: 1024, height: 768 }
      const deskText = TEXTS[next % TEXTS.length] ?? 'normal'
      const language = LANGUAGES[Math.floor(next / 2) % LANGUAGES.length] ?? 'en'
      await table.desk.setViewportSize(size)
      await does(table, { type: 'settings.set', settings: { deskText, language } })
      await expect(table.desk.locator('html')).toHaveAttribute('lang', language)
      return `${size.width} ${deskText} ${language}`
    }
    await walk.look(`lobby, ${await turnTo(turn)}`)
    await does(table, { type: 'lobby.deal', by: 'program' })
    const chance = rngFrom(3)
    const known = new Set<string>()
    async function lookAround(): Promise<void> {
      const view = await table.view()
      const moment = ALL
        ? momentOf(view)
        : `${view.game?.open?.id} ${view.game?.draftLength ? 1 : 0}`
      if (!view.game || known.has(moment) || known.size >= LOOKS) return
      known.add(moment)
      for (let sizes = ALL ? SIZES.length : 1; sizes > 0; sizes--) {
        turn += 1
        const where = `${moment}, ${await turnTo(turn)}`
        await walk.look(where)
        unread.push(...(await unreadLines(table.desk)).map((line) => `${where}: ${line}`))
      }
    }
    for (let step = 0; step < MOST_STEPS + players; step++) {
      const before = await table.view()
      if (before.game?.revealed || known.size >= LOOKS) break
      await lookAround()
      for (const command of stepOn(before, chance)) {
        await table.host.handle(command)
        if (command.type === 'game.draft') await lookAround()
      }
      if ((await table.view()).game?.signal?.serial === before.game?.signal?.serial) continue
      await walk.settle()
      if (await walk.id('signal').isVisible()) await walk.id('signal-done').click()
    }
    return [...shown(walk.wrong).filter((line) => !line.includes('not translated:')), ...unread]
  } finally {
    await table.close()
  }
}

for (const [ruleset, players] of ALL ? everyTable : TABLES) {
  test(`${ruleset} with ${players}: every step has its room at the desk`, async ({ browser }) => {
    if (ALL) test.setTimeout(900_000)
    expect(await look(browser, ruleset, players)).toEqual([])
  })
}
