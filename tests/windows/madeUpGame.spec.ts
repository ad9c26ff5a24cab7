/** A game that nobody compiled in: its words and its look are where a user's own game would have them. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { packs } from '../../rulesets'
import { _template } from '../../rulesets/_template'
import { texts as words } from '../../rulesets/_template/texts/en'
import type { GamePack } from '../../rulesets/pack'
import { facilitator } from '../../src/i18n/locales/en/facilitator'
import type { WrittenTexts } from '../../src/i18n/rulesetTexts'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { ThemeTokens } from '../../src/ui/themeTokens'
import { textsOf } from '../support/games'
import { openTable } from './support/browserTable'
import {
  beginEvening,
  playToTheEnd,
  revealAndLook,
  TEN_PLAYERS,
  type Secret,
} from './support/playEvening'

const NAME = 'The Salt Marsh'
const ASKS = 'Marsh warden, point at the one you row home.'
const GONE = 'is lost in the reeds.'

const texts: WrittenTexts = {
  ...words,
  name: NAME,
  tagline: 'The tide takes its own',
  steps: {
    ...words.steps,
    'keeper.watch': { ...words.steps['keeper.watch'], say: [ASKS] },
  },
  items: { ...words.items, died: `{name} ${GONE}` },
}

/** Its own colours, before a skyline that nobody has drawn. */
const theme = {
  ...nightfallTheme,
  colours: { ...nightfallTheme.colours, paper: '#0b6e4f' },
  teams: { villagers: '#00aa11', wreckers: '#bb2200' },
  scenery: { ...nightfallTheme.scenery, skyline: 'saltMarsh' },
  endLights: { villagers: 'dusk', wreckers: 'dusk' },
} as unknown as ThemeTokens

/** Without stories: its deaths are told by their announcements alone. */
const marsh: GamePack = { rules: { ..._template, id: 'marsh' }, texts: { en: texts }, theme }

/** Whoever is out turns the card over; all others are nobody's business. */
const SECRET: Secret = (revealed) => {
  const hidden = ['lookout', 'keeper', 'wrecker'].filter((role) => !revealed.includes(role))
  return new RegExp(`thumb|\\b(${hidden.join('|') || 'thumb'})s?\\b`, 'i')
}

const property = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    (wanted) => getComputedStyle(document.documentElement).getPropertyValue(wanted),
    name,
  )

test('A game that is not compiled in is played through both windows, in its own words and colours', async ({
  browser,
}) => {
  test.setTimeout(240_000)
  const table = await openTable(browser, { seed: 5, packs: { marsh } })
  try {
    const { desk, room } = table
    await expect(desk.getByTestId('game-marsh')).toContainText(NAME)
    // The skyline that it wants is none of those the window draws, and the host is told so.
    const { notices } = await table.view()
    expect(notices).toMatchObject([{ code: 'unknownScenery', params: { name: 'saltMarsh' } }])
    // A remark goes after seconds, and the page has waited for the room's: told again to a page that is new.
    await desk.reload()
    await expect(desk.getByText('A drawing is missing.')).toBeVisible()

    await beginEvening(table, 'marsh', TEN_PLAYERS, { secret: SECRET })
    await expect(desk.getByTestId('game')).toContainText(ASKS)
    expect(await property(room, '--paper')).toBe('#0b6e4f')
    expect(await property(desk, '--team-wreckers')).toBe('#bb2200')
    // Another town stands in for it, with a figure for everybody.
    await expect(room.locator('.cast .figure')).toHaveCount(TEN_PLAYERS.length)
    let told = ''
    await room.exposeFunction('told', (text: string) => (told += text))
    await room.evaluate(() => {
      const { told: tell } = globalThis as unknown as { told: (text: string) => void }
      new MutationObserver(() => tell(document.body.innerText)).observe(document.body, {
        childList: true,
        subtree: true,
      })
    })
    const seen = await playToTheEnd(table, 'wreckers', SECRET)
    expect(told.replaceAll(/\s+/g, ' ')).toContain(GONE)
    expect([...seen.scenes]).not.toContain('story')
    for (const scene of ['night', 'dawn', 'discussion', 'speech', 'vote']) {
      expect([...seen.scenes]).toContain(scene)
    }
    await revealAndLook(table, /wreckers chose/i)
  } finally {
    await table.close()
  }
})

test('What is built for the windows holds no words of any game', () => {
  const assets = join('out', 'renderer', 'assets')
  const built = readdirSync(assets)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
    .join('\n')
  const holds = (text: string): boolean => built.includes(text)
  expect(holds(facilitator.app.waiting)).toBe(true)
  const taglines = Object.keys(packs).map((id) => textsOf(id).tagline)
  expect(taglines.length).toBeGreaterThan(2)
  expect(taglines.filter(holds)).toEqual([])
})
