/**
 * Room on the screen: random evenings of all games, from the fewest players to the most, at four sizes of the desk. Nothing
 * is cut, covered or outside, and what scrolls says so. `NIGHTFALL_ROOM=all` (in `npm run soak`) opens every step at every size.
 */
import { test, expect, type Browser } from '@playwright/test'
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
const NAMES = [
  'Alexandra', 'Ben', 'Christopher', 'Dorothea', 'Emil', 'Fritz', 'Gwendolyn', 'Håkon', 'Ida', 'Jonas', 'Katarzyna',
  'Ludwig', 'Maximilian', 'Noor', 'Otto', 'Paul', 'Quentin', 'Rosalinde', 'Svetlana', 'Thomas', 'Ursula', 'Valentina',
  'Wilhelmina', 'Xaver', 'Yara', 'Zoe', 'Agnieszka', 'Bartholomew', 'Célestine', 'Dimitri', 'Esther', 'Francesca',
  'Guillermo', 'Hannelore', 'Ignatius', 'Jacqueline',
] // prettier-ignore
/** Of each game its largest table, and small ones where the tiles are largest. */
const TABLES: readonly (readonly [ruleset: string, players: number])[] = [
  ['vendetta', 16],
  ['chiangmai', 25],
  ['starwars', 5],
  ['palermo', 21],
  ['ktulu', 36],
]
/** Steps after the cards are dealt; a night and a day of a large table. */
const MOST_STEPS = ALL ? 400 : 16

const everyTable = Object.entries(packs).flatMap(([ruleset, { rules }]) => {
  const { min, max } = rules.casting.players
  return Array.from({ length: max - min + 1 }, (_, more) => [ruleset, min + more] as const)
})

async function look(browser: Browser, ruleset: string, players: number): Promise<string[]> {
  const table = await openTable(browser, { seed: 11 })
  try {
    const walk = await DeskWalk.begin(table, 'en')
    await does(table, { type: 'lobby.begin', ruleset })
    await does(table, { type: 'lobby.players', names: NAMES.slice(0, players) })
    await does(table, { type: 'lobby.deal', by: 'program' })
    const chance = rngFrom(3)
    let turn = players
    async function lookAround(): Promise<void> {
      const view = await table.view()
      const moment = momentOf(view)
      if (!view.game || !walk.isNew(`${moment}, 1024`)) return
      turn += 1
      for (const size of ALL ? SIZES : SIZES.filter((_, at) => at === turn % SIZES.length)) {
        await table.desk.setViewportSize(size)
        await walk.look(`${moment}, ${size.width}`)
      }
      walk.skip(`${moment}, 1024`)
    }
    for (let step = 0; step < MOST_STEPS + players; step++) {
      const before = await table.view()
      if (before.game?.revealed) break
      await lookAround()
      for (const command of stepOn(before, chance)) {
        await table.host.handle(command)
        if (command.type === 'game.draft') await lookAround()
      }
      if ((await table.view()).game?.signal?.serial === before.game?.signal?.serial) continue
      await walk.settle()
      if (await walk.id('signal').isVisible()) await walk.id('signal-done').click()
    }
    return shown(walk.wrong).filter((line) => !line.includes('not translated:'))
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
