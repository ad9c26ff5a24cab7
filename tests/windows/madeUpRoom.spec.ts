/** Every scene of the big screen in a language 40 % longer than English: it can be read, it is translated, and nothing lies on anything. */
import { packs } from '../../rulesets'
import type { ProjectorView } from '../../src/bridge'
import { Packs } from '../../src/host/packs/packs'
import { gamesMadeUp, MADE_UP, madeUp, withMadeUp } from '../support/madeUpLanguage'
import { complaints } from './fixtures/legible'
import { shown, test } from './fixtures/madeUpTable'
import { misplaced } from './fixtures/measure'
import { inventHost, showView } from './fixtures/projectorSite'
import { projectorViews } from './fixtures/projectorViews'

const { expect } = test

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
]
/** A large circle, and the fullest with names as long as they may be; smaller ones have more room. */
const TABLES = [{ players: 16 }, { players: 25, longNames: true }]

const games = new Packs({
  packs,
  languages: withMadeUp,
  gamesInLanguage: () => Promise.resolve(gamesMadeUp(packs)),
  onError: console.error,
})

/** Without motion every scene stands in its last form at once. */
const inMadeUp = (view: ProjectorView): ProjectorView => ({
  ...view,
  story: view.story && madeUp(view.story),
  show: { ...view.show, reducedMotion: true, language: MADE_UP },
})

for (const viewport of SIZES) {
  test(`Every scene at ${viewport.width}×${viewport.height} can be read, and nothing lies on anything`, async ({
    page,
    site,
  }) => {
    await games.load({ language: MADE_UP, roomLanguage: '' })
    await page.setViewportSize(viewport)
    await inventHost(page)
    await page.goto(site.url)
    await page.waitForSelector('.picture')
    const wrong: string[] = []
    for (const table of TABLES) {
      for (const [scene, view] of Object.entries(projectorViews(table))) {
        await showView(page, inMadeUp(view), 0, games)
        // The language comes by a request of its own.
        if (scene === 'product') await expect(page.locator('h1.title')).not.toHaveText('Nightfall')
        const names = view.seats.flatMap(({ name }) => [name, ...name.split(/(?<=-)|\s/)])
        const where = `${scene}, ${table.players} players`
        wrong.push(...shown({ [where]: await complaints(page, names) }))
        if (view.scene === 'blackout') continue
        wrong.push(...(await misplaced(page)).map((what) => `${where}: ${what}`))
      }
    }
    expect(wrong).toEqual([])
  })
}
