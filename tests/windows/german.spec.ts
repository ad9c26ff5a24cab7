/**
 * A host who speaks German, from the shelf to the vote: nothing in either window is English, and nothing is cut off, on
 * a small screen and on a large one.
 */
import { expect, test, type Page } from '@playwright/test'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { Command } from '../../src/bridge'
import { languages } from '../../src/i18n/languages'
import { desk as deskWords } from '../../src/i18n/locales/en/desk'
import { projector } from '../../src/i18n/locales/en/projector'
import { textsIn } from '../support/placeholders'
import { games, languagesOf, textsOf } from '../support/games'
import { complaints } from './fixtures/legible'
import { openTable, type BrowserTable } from './support/browserTable'
import { atRest } from './support/atRest'
import { caughtUp } from './support/caughtUp'
import { takeBack } from './support/takeBack'

const GUESTS = ['Jens', 'Max', 'Lucas', 'Zoë', 'Ötzi', 'Änne', 'Veit', 'Ulla', 'Jörg', 'Bärbel']
const SIZES = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const
const GAME = 'vendetta'

const wordsOf = (table: unknown): string[] =>
  textsIn(table).flatMap(
    ([, text]) =>
      text
        .replaceAll(/\{\w+|\}/g, ' ')
        .toLowerCase()
        .match(/\p{L}{2,}/gu) ?? [],
  )

/** Words of the English texts that no German text has: whoever reads one reads English. */
async function englishOnly(): Promise<Set<string>> {
  const parts = (await languages['de']?.load?.())?.language
  const german = new Set([
    ...wordsOf((await parts?.desk())?.desk),
    ...wordsOf((await parts?.show())?.projector),
    ...Object.keys(games).flatMap((id) =>
      languagesOf(id).includes('de') ? wordsOf(textsOf(id, 'de')) : [],
    ),
    ...wordsOf((await gamesInLanguage('de'))[GAME]?.stories),
  ])
  const english = [...wordsOf(deskWords), ...wordsOf(projector), ...wordsOf(textsOf(GAME))]
  return new Set(english.filter((word) => !german.has(word)))
}

/** All that can be read in a window or is read aloud to who cannot see it. */
const readable = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    for (const element of document.querySelectorAll('body *')) {
      // A key is called as it is printed, a language and an address as they call themselves.
      if (element.closest('kbd, option[lang], .url, script, style')) continue
      for (const spoken of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext'])
        found.push(element.getAttribute(spoken)?.replaceAll(/\([^)]*\+[^)]*\)/g, ' ') ?? '')
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE)
          found.push((node.textContent ?? '').replaceAll('\u00ad', ''))
    }
    return found.filter((text) => text.trim() !== '')
  })

/** Looks at both windows in every size, and remembers what is wrong by the place it was seen at. */
class Reader {
  readonly faults = new Set<string>()
  private readonly seen = new Set<string>()

  constructor(
    private readonly table: BrowserTable,
    private readonly english: ReadonlySet<string>,
  ) {}

  /** Whether anything in either window is English. */
  async listens(place: string): Promise<void> {
    const { desk, room } = this.table
    for (const [window, page] of Object.entries({ desk, room }))
      for (const text of await readable(page)) {
        const words = text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
        const left = words.filter((word) => this.english.has(word))
        if (left.length > 0) this.faults.add(`${place}, ${window}: ${left.join(' ')} in “${text}”`)
      }
  }

  /** Whether anything is cut off, covered or outside, in any size; the room is looked at once a scene. */
  async looks(place: string): Promise<void> {
    const { desk, room } = this.table
    await this.listens(place)
    const scene = `room: ${String(await room.locator('[data-scene]').getAttribute('data-scene'))}`
    for (const [spot, page] of Object.entries({ [`desk: ${place}`]: desk, [scene]: room })) {
      if (this.seen.has(spot)) continue
      this.seen.add(spot)
      for (const size of SIZES.toReversed()) {
        await page.setViewportSize(size)
        await page.evaluate(atRest)
        for (const fault of await this.misplaced(page))
          this.faults.add(`${spot} ${size.width}: ${fault}`)
      }
    }
  }

  /** What is not where it belongs once the picture has come to rest. */
  private async misplaced(page: Page): Promise<string[]> {
    const names = await namesAt(this.table)
    let faults: string[] = []
    await expect
      .poll(
        async () => {
          const before = faults.join()
          faults = (await complaints(page, names))
            .filter(({ what }) => what !== 'not translated')
            .map(({ what, text, where }) => `${what}: ${text} (${where})`)
          return faults.length === 0 || faults.join() === before
        },
        { intervals: [0, 500] },
      )
      .toBe(true)
    return faults
  }
}

async function namesAt({ view }: BrowserTable): Promise<string[]> {
  const { lobby, deal, game } = await view()
  return [
    ...(lobby?.names ?? []),
    ...(deal?.seats.map(({ name }) => name) ?? []),
    ...Object.values(game?.names ?? {}),
  ]
}

/** Waits until both windows show what the host has last said. */
async function shown(table: BrowserTable): Promise<void> {
  await caughtUp(table)
  const { preview } = await table.view()
  await expect(table.room.locator('[data-scene]')).toHaveAttribute(
    'data-revision',
    String(preview.revision),
  )
}

const does = async ({ host }: BrowserTable, command: Command): Promise<void> => {
  const reply = await host.handle(command)
  if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`)
}

/** Shelf, lobby and deal, clicked. */
async function toTheDeal(table: BrowserTable, reader: Reader): Promise<void> {
  const { desk } = table
  const id = (name: string) => desk.getByTestId(name)
  await reader.looks('shelf')
  await id(`game-${GAME}`).getByTestId('begin').click()
  await id('add-player').fill(GUESTS.join(', '))
  await id('add-player').press('Enter')
  await expect(id('player-count')).toHaveText(String(GUESTS.length))
  await shown(table)
  for (const tab of ['circle', 'deck', 'rules', 'aloud']) {
    await id(`tab-${tab}`).click()
    await reader.looks(`lobby-${tab}`)
  }
  await id('deal-program').click()
  await expect(id('deal')).toBeVisible()
  await shown(table)
  await reader.looks('deal')
  await id('peek-next').click()
  await reader.looks('pin')
  await id('pin-none').click()
  await reader.looks('peek')
  await id('peek-open').click()
  await id('peek-look').click()
  await reader.looks('card')
  await id('peek-done').click()
  await id('peek-back').click()
  await takeBack(desk)
}

/** A rehearsal, step by step, to the end of the first vote. */
async function toTheVote(table: BrowserTable, reader: Reader): Promise<string[]> {
  const scenes: string[] = []
  await does(table, { type: 'demo.begin', ruleset: GAME, players: GUESTS.length })
  let voted = false
  for (let step = 0; step < 200; step++) {
    await shown(table)
    const { preview, game } = await table.view()
    scenes.push(preview.scene)
    if (voted && preview.scene !== 'vote') return scenes
    voted ||= preview.scene === 'vote'
    const sign = table.desk.getByTestId('signal')
    if (await sign.isVisible()) {
      await reader.listens('sign')
      await table.desk.getByTestId('signal-done').click()
      await expect(sign).toHaveCount(0)
    }
    await reader.looks(`${preview.scene} ${game?.open?.id ?? ''}`)
    if (game?.story && !game.story.shown) await does(table, { type: 'story.show' })
    else await does(table, { type: 'demo.step' })
  }
  throw new Error('Nobody votes')
}

test('From the shelf to the vote desk and big screen speak German and nothing else, and nothing is cut off', async ({
  browser,
}) => {
  test.setTimeout(120_000)
  const table = await openTable(browser, {
    seed: 4,
    desk: SIZES[0],
    room: SIZES[0],
    gamesInLanguage,
  })
  try {
    await does(table, { type: 'settings.set', settings: { language: 'de' } })
    for (const page of [table.desk, table.room])
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    const reader = new Reader(table, await englishOnly())
    await toTheDeal(table, reader)
    await does(table, { type: 'shelf.putAway' })
    const scenes = await toTheVote(table, reader)
    expect(scenes).toEqual(expect.arrayContaining(['night', 'dawn', 'story', 'discussion', 'vote']))
    for (const [key, sheet] of Object.entries({ ',': 'settings', '?': 'keys' })) {
      await table.desk.keyboard.press(key)
      await expect(table.desk.getByRole('dialog')).toBeVisible()
      await reader.looks(sheet)
      await table.desk.keyboard.press('Escape')
    }
    expect([...reader.faults]).toEqual([])
  } finally {
    await table.close()
  }
})

test('A word of English would be found', async () => {
  const english = await englishOnly()
  expect(
    ['night', 'the', 'everybody', 'wake', 'vote'].filter((word) => !english.has(word)),
  ).toEqual([])
  expect(
    ['nacht', 'mafia', 'sheriff', 'laptop', 'nightfall'].filter((w) => english.has(w)),
  ).toEqual([])
})
