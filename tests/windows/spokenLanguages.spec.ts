/**
 * A host who speaks another language than English, from the shelf to the first vote: nothing in either window is English,
 * read aloud or seen, and nothing is cut off, covered or outside, on a small laptop and on a large television.
 */
import { expect, test } from '@playwright/test'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { Command } from '../../src/bridge'
import { openTable, type BrowserTable } from './support/browserTable'
import { dealByHand } from './support/handDealt'
import { englishOnly, LanguageReader, shown, SMALL } from './support/languageReader'
import { takeBack } from './support/takeBack'

interface Spoken {
  readonly name: string
  readonly seed: number
  readonly game: string
  /** What an English word may be here: a player, or a key. */
  readonly own: readonly string[]
  /** Words of the language, and words of it that are English too: none of them is taken for English. */
  readonly words: readonly string[]
  readonly plays: (table: BrowserTable, reader: LanguageReader) => Promise<void>
}

const VENDETTA = 'vendetta'
const GUESTS = ['Jens', 'Max', 'Lucas', 'Zoë', 'Ötzi', 'Änne', 'Veit', 'Ulla', 'Jörg', 'Bärbel']

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

const does = async ({ host }: BrowserTable, command: Command): Promise<void> => {
  const reply = await host.handle(command)
  if (!reply.ok) throw new Error(`${command.type}: ${JSON.stringify(reply.refusal)}`)
}

/** Shelf, lobby and deal, clicked. */
async function toTheDeal(table: BrowserTable, reader: LanguageReader): Promise<void> {
  const { desk } = table
  const id = (name: string) => desk.getByTestId(name)
  await reader.looks('shelf')
  await id(`game-${VENDETTA}`).getByTestId('begin').click()
  await id('add-player').fill(GUESTS.join(', '))
  await id('add-player').press('Enter')
  await expect(id('player-count')).toHaveText(String(GUESTS.length))
  await shown(table)
  for (const tab of ['circle', 'deck', 'rules', 'aloud']) {
    await id(`tab-${tab}`).click()
    await reader.looks(`lobby-${tab}`, 'lobby')
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
async function toTheVote(table: BrowserTable, reader: LanguageReader): Promise<string[]> {
  const scenes: string[] = []
  await does(table, { type: 'demo.begin', ruleset: VENDETTA, players: GUESTS.length })
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
    await reader.looks(`${preview.scene} ${game?.open?.id ?? ''}`, preview.scene)
    if (game?.story && !game.story.shown) await does(table, { type: 'story.show' })
    else await does(table, { type: 'demo.step' })
  }
  throw new Error('Nobody votes')
}

/** Shelf, lobby and deal clicked, then a rehearsal to the end of the first vote. */
async function throughVendetta(table: BrowserTable, reader: LanguageReader): Promise<void> {
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
}

/** Cards that the host enters, and everything clicked to the first who is voted out. */
async function throughStarWars(table: BrowserTable, reader: LanguageReader): Promise<void> {
  const { desk, room } = table
  const look = async (place: string, scene = place) => {
    await shown(table)
    await reader.looks(place, scene)
  }
  await look('shelf')
  await desk.keyboard.press(',')
  await look('settings')
  await desk.keyboard.press('Escape')

  const evening = await dealByHand(table, 'starwars', PLAYERS, async (moment) => {
    for (const tab of moment === 'lobby' ? ['deck', 'rules', 'aloud', 'circle'] : []) {
      await desk.getByTestId(`tab-${tab}`).click()
      await look(`lobby ${tab}`, 'lobby')
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
}

const SPOKEN: Readonly<Record<string, Spoken>> = {
  de: {
    name: 'German',
    seed: 4,
    game: VENDETTA,
    own: [],
    words: ['nacht', 'mafia', 'sheriff', 'laptop', 'nightfall'],
    plays: throughVendetta,
  },
  pl: {
    name: 'Polish',
    seed: 7,
    game: 'starwars',
    // So a Polish keyboard calls its key, too.
    own: [...NAMES, 'Shift'],
    words: ['noc', 'sith', 'laptop', 'nightfall'],
    plays: throughStarWars,
  },
}

for (const [language, { name, seed, game, own, words, plays }] of Object.entries(SPOKEN)) {
  test(`From the shelf to the first vote desk and big screen speak ${name} and nothing else, and nothing is cut off`, async ({
    browser,
  }) => {
    const table = await openTable(browser, { seed, desk: SMALL, room: SMALL, gamesInLanguage })
    try {
      await does(table, { type: 'settings.set', settings: { language } })
      for (const page of [table.desk, table.room])
        await expect(page.locator('html')).toHaveAttribute('lang', language)
      const reader = new LanguageReader(table, await englishOnly(language, game, own))
      await plays(table, reader)
      expect([...reader.faults]).toEqual([])
    } finally {
      await table.close()
    }
  })

  test(`A word of English would be found among ${name} ones`, async () => {
    const english = await englishOnly(language, game, own)
    const spoken = ['night', 'the', 'everybody', 'wake', 'vote']
    expect(spoken.filter((word) => !english.has(word))).toEqual([])
    expect(words.filter((word) => english.has(word))).toEqual([])
  })
}
