/** The real program with a lobby of guests, each of whom opens the own phone's page over the network. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import type { SeatCode } from '../../src/bridge'
import { seatId } from '../../src/engine'
import { REHEARSAL_NAMES } from '../../src/host/rehearsal/rehearsalNames'
import { browserFlags, findBrowser } from '../support/findBrowser'
import { startProgram, type StartedProgram } from '../support/program'

const PROGRAM = resolve('out', 'browser', 'main.js')
const PHONE = { width: 390, height: 844 }

export interface Guests {
  readonly program: StartedProgram
  readonly count: number
  /** Opens a page as somebody who speaks the evening's language. */
  open(url: string, viewport: typeof PHONE): Promise<Page>
  /** The guest of a place comes, with a phone. */
  invite(place: number): Promise<Page>
}

/** Films an evening in its lobby, and puts everything away. */
export async function withGuests<T>(
  { game, language, count }: { game: string; language: string; count: string },
  film: (guests: Guests) => Promise<T>,
): Promise<T> {
  const data = mkdtempSync(join(tmpdir(), 'nightfall-film-'))
  const program = await startProgram(PROGRAM, data)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...browserFlags] })
  const open = async (url: string, viewport: typeof PHONE): Promise<Page> => {
    const context = await browser.newContext({ viewport, locale: language })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    page.on('pageerror', (error) => console.error(error.message))
    await page.goto(url)
    return page
  }
  try {
    await program.does({ type: 'settings.set', settings: { language, muted: true } })
    await program.does({ type: 'lobby.begin', ruleset: game })
    const names = REHEARSAL_NAMES.slice(0, Number(count))
    await program.does({ type: 'lobby.players', names: [...names] })
    await program.does({ type: 'phones.show', address: null })
    return await film({
      program,
      count: names.length,
      open,
      async invite(place) {
        const seat = seatId(place)
        const { url } = (await program.does({ type: 'phones.code', seat })) as SeatCode
        return open(url, PHONE)
      },
    })
  } finally {
    await browser.close()
    await program.end('SIGTERM')
    rmSync(data, { recursive: true, force: true })
  }
}
