/**
 * `npm run film -- hosted [GAME] [LANGUAGE] [COUNT]`: an evening that the program hosts, played by little players on the phones' real
 * pages in time of its own: big screen, laptop and four of the phones side by side at its great moments, in `.cache/film/hosted`.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { gamesInLanguage } from '../../rulesets/inLanguage'
import type { FacilitatorView } from '../../src/bridge'
import { FakeTime } from '../host/fixtures/fakeTime'
import { browserFlags, findBrowser } from '../support/findBrowser'
import { knowsNames } from '../support/knowsNames'
import { does } from '../windows/fixtures/madeUpTable'
import { servePhones } from '../windows/fixtures/phonesServed'
import { openTable, type BrowserTable } from '../windows/support/browserTable'
import { passStep, seatPhones } from '../windows/support/hostedPhones'
import { witnessed } from '../windows/support/littlePlayer'
import { playedGame } from './played'

const FOLDER = resolve('.cache', 'film', 'hosted')
const DESK = { width: 1366, height: 768 }
const SCREEN = { width: 1920, height: 1080 }
/** Words and lights have come to rest by then. */
const SETTLE_MS = 1800
/** A scene is photographed once it has stood for so many looks. */
const LATER = 7
const MOST_STEPS = 6000

/** @returns the page with the pictures */
export async function filmHosted([
  game = 'chiangmai',
  language = 'en',
  count = '7',
]: readonly string[]): Promise<string> {
  const { id, packs } = playedGame(game)
  const folder = join(FOLDER, `${game}-${language}`)
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  const time = new FakeTime()
  const table = await openTable(browser, {
    seed: 5,
    packs,
    gamesInLanguage,
    clock: time,
    desk: DESK,
    room: SCREEN,
    prepare: knowsNames,
  })
  const served = servePhones(table)
  try {
    await does(table, { type: 'settings.set', settings: { language, muted: true } })
    const phones = await seatPhones(table, {
      game: id,
      count: Number(count),
      async prepare(page, place) {
        await knowsNames(page)
        await witnessed(page, 500 + place)
      },
      locale: language,
    })
    const pictures = await evening(table, time, phones, folder)
    return writePage(folder, `${game}, ${language}`, pictures)
  } finally {
    await browser.close()
    await served.hide()
    await table.close()
  }
}

/** What is photographed once. */
const sceneOf = ({ hosting, preview }: FacilitatorView): string => {
  const { phase, stage, story, scene, end } = preview
  const { waits = 'open' } = hosting ?? {}
  const told = end ? (end.revealed ? 'revealed' : 'won') : ''
  const what = waits === 'night' ? (preview.hosting?.eyes ?? '') : (stage?.scene ?? scene)
  return [phase?.kind ?? 'deal', waits, what, story ? 'story' : '', told].filter(Boolean).join('-')
}

async function evening(
  table: BrowserTable,
  time: FakeTime,
  phones: readonly Page[],
  folder: string,
): Promise<string[]> {
  const taken = new Set<string>()
  const pictures: string[] = []
  let [scene, stood] = ['', 0]
  await does(table, { type: 'lobby.deal', by: 'program', hosted: true })
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const view = await table.view()
    const now = sceneOf(view)
    stood = now === scene ? stood + 1 : 0
    scene = now
    const isShort = /reading|story|looks|open/.test(now)
    if (!taken.has(now) && stood >= (isShort ? 3 : LATER)) {
      taken.add(now)
      const name = `${String(pictures.length).padStart(2, '0')}-${now}`
      console.log(name)
      await photograph(table, phones.slice(0, 4), join(folder, name))
      pictures.push(name)
      if (view.preview.end?.revealed) break
    }
    await passStep(table, time)
  }
  return pictures
}

async function photograph(
  { desk, room }: BrowserTable,
  phones: readonly Page[],
  path: string,
): Promise<void> {
  await room.waitForTimeout(SETTLE_MS)
  for (const [what, page] of [
    ['screen', room],
    ['laptop', desk],
    ...phones.map((phone, n) => [`phone-${n + 1}`, phone] as const),
  ] as const)
    await page.screenshot({ path: `${path}-${what}.jpg`, type: 'jpeg', quality: 75 })
}

function writePage(folder: string, title: string, pictures: readonly string[]): string {
  const row = (name: string) => {
    const image = (what: string, height: number) =>
      `<img src="${name}-${what}.jpg" height="${height}" alt="${what}">`
    const phones = [1, 2, 3, 4].map((n) => image(`phone-${n}`, 560)).join('')
    return `<section id="p${name.slice(0, 2)}"><h2>${name}</h2><div>${image('screen', 420)}${image('laptop', 420)}</div><div>${phones}</div></section>`
  }
  const style = 'body{background:#111;color:#ddd;font:14px sans-serif;width:1520px}img{margin:2px}'
  const path = join(folder, 'index.html')
  writeFileSync(
    path,
    `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${pictures.map(row).join('\n')}\n`,
  )
  return path
}
