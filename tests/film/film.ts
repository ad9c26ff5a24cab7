/**
 * Film strips: `npm run film -- GAME PLAYERS [LANGUAGE] [WIDTHxHEIGHT] [still] [moments] [long]`. Plays a rehearsal of a game and puts a picture
 * of every kind of scene, and the great moments a tenth of a second apart, on one page in `.cache/film`. For looking at;
 * nothing is asserted.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { ProjectorView } from '../../src/bridge'
import { languages } from '../../src/i18n/languages'
import { Packs } from '../../src/host/packs/packs'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import { inventHost, openSite, showView } from '../windows/fixtures/projectorSite'
import { LONG } from '../windows/fixtures/projectorViews'
import { packs } from '../support/games'
import { browserFlags, findBrowser } from '../support/findBrowser'
import { playedEvening, type Shot } from './evening'
import { advance } from './advance'
import { momentsOf, scenesOf, type Moment } from './scenes'
import { writeSheet, type Strip } from './sheet'

const [game = 'palermo', players = '12', ...more] = process.argv.slice(2)
const theme = packs[game]?.theme
if (!theme || !(Number(players) > 2)) {
  throw new Error(`Say a game (${Object.keys(packs).join(', ')}) and a number of players.`)
}
const language = more.find((word) => Object.hasOwn(languages, word)) ?? 'en'
const [width = 1280, height = 720] =
  more
    .find((word) => /^\d+x\d+$/.test(word))
    ?.split('x')
    .map(Number) ?? []
const isStill = more.includes('still')
const seed = Number(process.env['NIGHTFALL_SEED'] ?? 1)

/** A sequence runs so long; a lot and a fall of two are over by then. */
const SEQUENCE_MS = 4500
const FRAME_MS = 100
const SCENE_MS = 700

const name = [game, players, language, `${width}x${height}`, ...(isStill ? ['still'] : [])].join(
  '-',
)
const folder = join(import.meta.dirname, '../../.cache/film', name)
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })

const shots = await playedEvening({
  game,
  players: Number(players),
  language,
  seed,
  ...(more.includes('long') ? { names: LONG } : {}),
})
const games = new Packs({ packs, gamesInLanguage, onError: console.error })
await games.load({ language, roomLanguage: '' })

const site = await openSite()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...browserFlags],
})

const asked = ({ view }: Shot) => ({
  ...view,
  show: { ...view.show, reducedMotion: isStill },
})

async function put(page: Page, shot: Shot, settleMs: number): Promise<void> {
  await page.evaluate((at) => (window.host.time = at), shot.at)
  await showView(page, asked(shot), settleMs, games)
}

async function open(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } })
  page.on('pageerror', (error) => console.error(error.message))
  // The runner names functions by a helper of its own, which pages do not know.
  await page.addInitScript('globalThis.__name ??= (named) => named')
  await inventHost(page)
  await page.goto(site.url)
  await page.waitForSelector('.picture')
  return page
}

/** Nothing in particular: what follows it is no news, so that no fall and no act stands over the scene. */
const atNoTime = (view: ProjectorView): ProjectorView => ({
  ...view,
  scene: 'idle',
  phase: null,
  items: [],
  stage: null,
  count: null,
  story: null,
  end: null,
})

async function scenes(): Promise<Strip> {
  const pictures: Strip['pictures'][number][] = []
  const page = await open()
  for (const [kind, shot] of scenesOf(shots)) {
    const file = `scene-${pictures.length}.png`
    await put(page, { ...shot, view: atNoTime(shot.view) }, 0)
    await put(page, shot, SCENE_MS)
    await page.screenshot({ path: join(folder, file) })
    pictures.push({ file, caption: kind })
  }
  await page.close()
  return { title: 'Scenes', pictures }
}

async function sequence(moment: Moment, place: number): Promise<Strip> {
  const page = await open()
  await put(page, moment.before, 1500)
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await page.evaluate((at) => (window.host.time = at), moment.after.at)
  await page.evaluate(([view, pack]) => window.host.push(view, pack), [
    { ...asked(moment.after), revision: 1_000_000 + place },
    null,
  ] as const)
  const pictures: Strip['pictures'][number][] = []
  for (let ms = 0; ms <= SEQUENCE_MS; ms += FRAME_MS) {
    const file = `moment-${place}-${String(ms).padStart(4, '0')}.jpg`
    await page.screenshot({ path: join(folder, file), type: 'jpeg', quality: 70 })
    pictures.push({ file, caption: `${(ms / 1000).toFixed(1)} s` })
    await page.clock.runFor(FRAME_MS)
    await advance(page, FRAME_MS)
  }
  await page.close()
  return { title: moment.name, pictures }
}

const strips: Strip[] = [await scenes()]
if (more.includes('moments')) {
  for (const [place, moment] of momentsOf(shots, theme).entries()) {
    strips.push(await sequence(moment, place))
  }
}
await browser.close()
site.close()
console.log(writeSheet(folder, name, strips, width > height ? 480 : 300))
