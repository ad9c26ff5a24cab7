/** Both windows over the real host in the browser mode, each in a browser context of its own. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { packs as builtIn } from '../../../rulesets'
import type { GamePacks } from '../../../rulesets/pack'
import type { FacilitatorView } from '../../../src/bridge'
import { startBrowserMode, type BrowserMode } from '../../../src/browser/server'
import { fileFolder } from '../../../src/host/games/folder/fileFolder'
import { createHost } from '../../../src/host/createHost'
import { systemClock } from '../../../src/host/system/systemClock'
import type { Host, HostOptions } from '../../../src/host/host'
import { fileJournals } from '../../../src/host/storage/journals/fileJournals'
import { memorySettings } from '../../../src/host/storage/settings/settings'
import { rngFrom } from '../../randomPlay/randomEvening'
import { bytesFrom } from '../../support/roots'
import { furnishing } from './ownTexts'
import type { Table } from './playEvening'

export interface BrowserTable extends Table {
  readonly host: Host
  readonly server: BrowserMode
  /** The host's clock, milliseconds. */
  readonly now: () => number
  readonly folder: string
  close(): Promise<void>
}

export interface BrowserTableOptions extends Pick<
  HostOptions,
  'languages' | 'gamesInLanguage' | 'furnishing' | 'languageFolder' | 'shippedLanguages'
> {
  /** The folder of the built windows; without it, those that ship. */
  readonly pages?: string
  readonly seed: number
  /** The games the host knows; without them those that are built in. */
  readonly packs?: GamePacks
  readonly desk?: { readonly width: number; readonly height: number }
  readonly room?: { readonly width: number; readonly height: number }
  /** The host's clock; without it, the machine's. */
  readonly clock?: typeof systemClock
  /** Whatever a window is given before its page opens. */
  readonly prepare?: (page: Page) => Promise<void>
  /** Whether the host has a folder for games of his own, with the shipped ones to begin from. */
  readonly ownGames?: boolean
  /** Whether the windows move; else they ask for less motion, which halves the time of an evening drawn in software. */
  readonly moving?: boolean
}

/** Opens a table with journals on disk and chance from a seed. */
export async function openTable(
  browser: Browser,
  {
    seed,
    packs = builtIn,
    pages = join('out', 'renderer'),
    desk = { width: 1280, height: 800 },
    room = { width: 1280, height: 720 },
    moving = false,
    ownGames = false,
    clock = systemClock,
    prepare = async () => {},
    ...spoken
  }: BrowserTableOptions,
): Promise<BrowserTable> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-table-'))
  const rng = rngFrom(seed)
  const { now } = clock
  const host = createHost({
    store: fileJournals({ folder }),
    settings: memorySettings(),
    ...(ownGames ? { games: fileFolder({ folder: join(folder, 'games') }), furnishing } : {}),
    ...spoken,
    packs,
    ...clock,
    randomBytes: bytesFrom(rng),
    random: rng,
    onError: (error) => console.error(error),
  })
  const reducedMotion = moving ? 'no-preference' : 'reduce'
  let latest: FacilitatorView | null = null
  host.subscribeFacilitator((view) => (latest = view))
  const server = await startBrowserMode({
    findMusic: (id) => host.musicFile(id),
    host,
    now,
    pages,
  })
  const open = async (url: string, viewport: { width: number; height: number }): Promise<Page> => {
    const context = await browser.newContext({ viewport, reducedMotion })
    const page = await context.newPage()
    await prepare(page)
    await page.goto(url)
    return page
  }
  const windows = {
    desk: await open(server.facilitatorUrl, desk),
    room: await open(server.projectorUrl, room),
  }
  return {
    ...windows,
    host,
    server,
    now,
    folder,
    view: () => (latest ? Promise.resolve(latest) : Promise.reject(new Error('No view yet'))),
    async close() {
      await windows.desk.context().close()
      await windows.room.context().close()
      await server.close()
      await host.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
