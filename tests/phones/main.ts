/**
 * `npm run phones -- 12 [GAME]`: the browser mode with a lobby of invented guests, each in a small window with a phone that is
 * let in, for trying by hand. It keeps its evenings in a folder of its own, which is gone afterwards. Needs a build.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { packs } from '../../rulesets'
import type { SeatCode } from '../../src/bridge'
import { seatId } from '../../src/engine'
import { REHEARSAL_NAMES } from '../../src/host/rehearsal/rehearsalNames'
import { until } from '../browser/support/mode'
import { findBrowser } from '../support/findBrowser'
import { startProgram, type StartedProgram } from '../support/program'
import { PHONE, tiles } from './tiles'

const PROGRAM = resolve('out', 'browser', 'main.js')
const [wanted = '12', game = 'chiangmai'] = process.argv.slice(2)
const count = Number(wanted)
const hasDisplay =
  process.platform === 'win32' ||
  process.platform === 'darwin' ||
  Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY'])

const wrong = problem()
if (wrong === null) await run()
else {
  console.error(wrong)
  process.exitCode = 2
}

function problem(): string | null {
  if (!Number.isInteger(count) || count < 1 || count > REHEARSAL_NAMES.length)
    return `How many guests? 1 to ${REHEARSAL_NAMES.length}: npm run phones -- 12`
  if (!Object.hasOwn(packs, game)) return `Which game? ${Object.keys(packs).join(', ')}`
  return existsSync(PROGRAM) ? null : 'There is no build yet: npm run build'
}

async function run(): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'nightfall-phones-'))
  const program = await startProgram(PROGRAM, data)
  let browser: Browser | null = null
  try {
    const urls = await invite(program)
    console.log(`Your own window:  ${program.facilitatorUrl}`)
    console.log(`The big screen:   ${program.projectorUrl}`)
    if (hasDisplay) {
      browser = await chromium.launch({ executablePath: findBrowser(), headless: false })
      await openWindows(browser, urls)
      console.log(`${count} guests have their phones. Ctrl+C ends it.`)
    } else {
      for (const [n, url] of urls.entries()) console.log(`${REHEARSAL_NAMES[n] ?? ''}: ${url}`)
      console.log('There is no display here, so no windows were opened.')
      if (!process.stdin.isTTY) return
      console.log('Open these addresses elsewhere on the network, each once. Ctrl+C ends it.')
    }
    await asked(browser)
  } finally {
    await browser?.close().catch(() => {})
    await program.end('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}

/** @returns the address of each guest's phone, which lets it in */
async function invite({ does, desk }: StartedProgram): Promise<string[]> {
  await does({ type: 'lobby.begin', ruleset: game })
  await does({ type: 'lobby.players', names: REHEARSAL_NAMES.slice(0, count) })
  await does({ type: 'phones.show', address: null })
  await until(() => Boolean(desk().machine.phones?.url), 'an address for phones')
  const urls: string[] = []
  for (let n = 0; n < count; n += 1) {
    urls.push(((await does({ type: 'phones.code', seat: seatId(n) })) as SeatCode).url)
  }
  return urls
}

/** A window for each guest, with a memory of its own. */
async function openWindows(browser: Browser, urls: readonly string[]): Promise<void> {
  let places = tiles(count, { width: 1920, height: 1080 })
  for (const [n, url] of urls.entries()) {
    const context = await browser.newContext({ viewport: null })
    const page = await context.newPage()
    await page.goto(url)
    if (n === 0) {
      places = tiles(
        count,
        await page.evaluate(() => ({ width: screen.availWidth, height: screen.availHeight })),
      )
    }
    const session = await context.newCDPSession(page)
    const { windowId } = await session.send('Browser.getWindowForTarget')
    await session.send('Browser.setWindowBounds', { windowId, bounds: { ...places[n], ...PHONE } })
  }
}

/** Until somebody ends it, or closes the browser. */
const asked = (browser: Browser | null): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done())
    browser?.on('disconnected', () => done())
  })
