/**
 * Room on the screen: random evenings of all games, from the fewest players to the most, in four sizes of the desk, three of
 * its type and three languages. Nothing is cut, covered or outside, what scrolls says so, the way on keeps off the frame, and
 * every line that is said or told to do is read in full. For every day a few tables and looks are drawn, the same each time
 * unless `NIGHTFALL_SEED` draws others; `NIGHTFALL_ROOM` draws so many tables of each game, and with `all` (in `npm run soak`)
 * every step of every game is looked at with every number of players in every way.
 */
import { test, expect, type Browser, type Page } from '@playwright/test'
import { mixSeed } from '../../src/engine'
import type { Rng } from '../../src/engine/script/randomAnswer'
import { rngFrom } from '../randomPlay/randomEvening'
import { firstSeed } from '../support/firstSeed'
import { does, shown } from './fixtures/madeUpTable'
import { openTable } from './support/browserTable'
import { DeskWalk } from './support/deskWalk'
import { momentOf, stepOn } from './support/moments'
import {
  drawLooks,
  drawTables,
  everyLook,
  everyTable,
  type Look,
  type RoomTable,
} from './support/roomDraw'

const WANTED = process.env['NIGHTFALL_ROOM'] ?? ''
const ALL = WANTED === 'all'
const TABLES = Number(WANTED) || 2
/** At each table that is drawn, the lobby among them. */
const LOOKS = 6
/** A step that is new is looked at or left to another table, so that days come up as often as nights. */
const LOOKED_AT = 0.45
/** Steps after the cards are dealt. */
const MOST_STEPS = ALL ? 400 : 70
const SEED = firstSeed(28)
const NAMES = [
  'Alexandra', 'Ben', 'Christopher', 'Dorothea', 'Emil', 'Fritz', 'Gwendolyn', 'Håkon', 'Ida', 'Jonas', 'Katarzyna',
  'Ludwig', 'Maximilian', 'Noor', 'Otto', 'Paul', 'Quentin', 'Rosalinde', 'Svetlana', 'Thomas', 'Ursula', 'Valentina',
  'Wilhelmina', 'Xaver', 'Yara', 'Zoe', 'Agnieszka', 'Bartholomew', 'Célestine', 'Dimitri', 'Esther', 'Francesca',
  'Guillermo', 'Hannelore', 'Ignatius', 'Jacqueline', 'Konstantin', 'Lena', 'Moritz', 'Nora',
] // prettier-ignore

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

/** Plays an evening, and looks at its steps in the next ways there are; with none given, at each in every way. */
async function look(
  browser: Browser,
  { ruleset, players }: RoomTable,
  looks: readonly Look[] | null,
  chance: Rng,
): Promise<string[]> {
  const table = await openTable(browser, { seed: 11 })
  try {
    const walk = await DeskWalk.begin(table, 'en')
    await does(table, { type: 'lobby.begin', ruleset })
    await does(table, { type: 'lobby.players', names: NAMES.slice(0, players) })
    const unread: string[] = []
    const left = [...(looks ?? [])]
    const known = new Set<string>()

    async function lookNow(where: string): Promise<void> {
      known.add(where)
      for (const { size, deskText, language } of looks ? left.splice(0, 1) : everyLook) {
        await table.desk.setViewportSize(size)
        await does(table, { type: 'settings.set', settings: { deskText, language } })
        await expect(table.desk.locator('html')).toHaveAttribute('lang', language)
        const seen = `${where}, ${size.width} ${deskText} ${language}`
        await walk.look(seen)
        unread.push(...(await unreadLines(table.desk)).map((line) => `${seen}: ${line}`))
      }
    }
    async function lookAround(): Promise<void> {
      const view = await table.view()
      const { open, draftLength = 0 } = view.game ?? {}
      const moment = looks ? `${open?.id} ${draftLength > 0 ? 'drafted' : ''}` : momentOf(view)
      if (!view.game || known.has(moment)) return
      if (!looks || chance() < LOOKED_AT) await lookNow(moment)
    }

    await lookNow('lobby')
    await does(table, { type: 'lobby.deal', by: 'program' })
    for (let step = 0; step < MOST_STEPS + players; step++) {
      const before = await table.view()
      if (before.game?.revealed || (looks && left.length === 0)) break
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

for (const [ruleset, all] of Object.entries(everyTable)) {
  const chance = rngFrom(mixSeed(SEED, ruleset))
  const tables = ALL ? all : drawTables(ruleset, TABLES, chance)
  const looks = drawLooks(tables.length * LOOKS, chance)
  for (const [at, table] of tables.entries()) {
    const own = ALL ? null : looks.slice(at * LOOKS, (at + 1) * LOOKS)
    test(`${ruleset} with ${table.players}: every step has its room at the desk`, async ({
      browser,
    }) => {
      if (ALL) test.setTimeout(6 * 3_600_000)
      const mine = rngFrom(mixSeed(SEED, `${ruleset} ${table.players}`))
      expect(await look(browser, table, own, mine)).toEqual([])
    })
  }
}
