/**
 * What the host waits for with everything in the folders that can lie there: 300 evenings, eight games of 256 kB, and a journal of
 * thousands of players.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { packs } from '../../rulesets'
import type { FacilitatorView } from '../../src/bridge'
import type { Json } from '../../src/engine'
import { createHost } from '../../src/host/createHost'
import { systemClock } from '../../src/host/system/systemClock'
import { fileFolder } from '../../src/host/games/folder/fileFolder'
import type { ReadText, TextWasRead } from '../../src/host/games/reading/messages'
import { fileJournals } from '../../src/host/storage/journals/fileJournals'
import { memorySettings } from '../../src/host/storage/settings/settings'
import { journalText } from '../../src/host/storage/journals/journalText'
import { startThread } from '../../src/serve/network/startThread'
import { rngFrom } from '../randomPlay/randomEvening'
import { bytesFrom } from '../support/roots'
import { benchHost, wayOn } from './host'
import { documentOf, inMs } from './measureOwn'
import { percentile, type Figure } from './report'

const EVENINGS = 300
const GAMES = 8
/** Milliseconds between two clicks. */
const PACE = 15

/** The entries of an evening with so many answers. */
async function entriesOf(answers: number): Promise<readonly Json[]> {
  const bench = await benchHost('vendetta')
  for (let n = 0; n < answers && bench.view().game?.open; n++) await bench.does(wayOn(bench.view()))
  const id = bench.view().evening?.id ?? ''
  await bench.does({ type: 'shelf.putAway' })
  const { entries, journal } = await fileJournals({ folder: bench.folder }).open(id)
  await journal.close()
  await bench.stop()
  return entries
}

/** Fills a data folder. */
async function fill(folder: string): Promise<void> {
  mkdirSync(join(folder, 'evenings'), { recursive: true })
  mkdirSync(join(folder, 'games'))
  const entries = await entriesOf(150)
  const text = journalText(entries)
  for (let n = 0; n < EVENINGS; n++) writeFileSync(join(folder, 'evenings', `e${n}.jsonl`), text)
  const hands = JSON.stringify(Array.from({ length: 1000 }, () => 'villager'))
  const all = `[${Array.from({ length: 2000 }, () => hands).join(',')}]`
  const giant = `${journalText(entries.slice(0, 1))}{"n":2,"sum":"00000000","entry":${all}}\n`
  writeFileSync(join(folder, 'evenings', 'giant.jsonl'), giant)
  const game = documentOf(250_000)
  for (let n = 0; n < GAMES; n++)
    writeFileSync(join(folder, 'games', `big-${n}.yaml`), game.replace(/^id: .*$/m, `id: big-${n}`))
}

interface Start {
  readonly firstAnswer: number
  readonly clicks: readonly number[]
  readonly longestBlock: number
  readonly shelfFull: number
  readonly all: number
}

/** Opens a host on the folder and clicks until everything is there. */
async function start(folder: string, lies = { evenings: EVENINGS, games: GAMES }): Promise<Start> {
  const blocks = monitorEventLoopDelay({ resolution: 1 })
  blocks.enable()
  const began = performance.now()
  const since = () => performance.now() - began
  const host = createHost({
    store: fileJournals({ folder: join(folder, 'evenings') }),
    settings: memorySettings(),
    packs,
    games: fileFolder({ folder: join(folder, 'games') }),
    startReading: () => startThread<ReadText, TextWasRead>(resolve('out', 'games', 'thread.js')),
    ...systemClock,
    randomBytes: bytesFrom(rngFrom(1)),
    random: rngFrom(1),
    onError: (error) => console.error(error),
  })
  let view: FacilitatorView | null = null
  host.subscribeFacilitator((newest) => (view = newest))
  const clicks: number[] = []
  let shelfFull = Number.NaN
  const isThere = (): boolean => {
    const { shelf = [], ownGames } = (view ?? {}) as Partial<FacilitatorView>
    const isFull = shelf.length > lies.evenings || lies.evenings === 0
    if (isFull && Number.isNaN(shelfFull)) shelfFull = since()
    return isFull && ownGames?.games.length === lies.games
  }
  const click = async (muted: boolean) => {
    const before = performance.now()
    await host.handle({ type: 'settings.set', settings: { muted } })
    clicks.push(performance.now() - before)
  }
  await click(true)
  for (let n = 0; !isThere() && since() < 120_000; n++) {
    await wait(PACE)
    await click(n % 2 === 0)
  }
  const all = since()
  blocks.disable()
  await host.stop()
  const [firstAnswer = Number.NaN] = clicks
  return { firstAnswer, clicks: clicks.slice(1), longestBlock: blocks.max / 1e6, shelfFull, all }
}

/** Milliseconds until the built program has answered with its first page. */
async function firstPage(folder: string): Promise<number> {
  const began = performance.now()
  const env = { ...process.env, NIGHTFALL_DATA: folder }
  const program = resolve('out', 'browser', 'main.js')
  const child = spawn(process.execPath, [program, '--no-open', '--port', '0'], { env })
  try {
    let said = ''
    child.stdout.on('data', (chunk) => (said += String(chunk)))
    for (let desk: string | undefined; ; await wait(5)) {
      desk = /http:\/\/127\.0\.0\.1:\d+\/facilitator\//.exec(said)?.[0]
      if (desk !== undefined && (await (await fetch(desk)).text()).includes('<html')) break
      if (performance.now() - began > 60_000) return Number.NaN
    }
    return performance.now() - began
  } finally {
    child.kill('SIGKILL')
  }
}

const told = (what: string, ms: number): Figure => ({
  what,
  measured: ms < 1000 ? `${ms.toFixed(1)} ms` : `${(ms / 1000).toFixed(1)} s`,
  goal: '',
  met: null,
})

/** How long this computer keeps a program waiting that has nothing to do: what else runs on it is in every other figure too. */
async function idle(): Promise<Figure> {
  const blocks = monitorEventLoopDelay({ resolution: 1 })
  blocks.enable()
  await wait(3000)
  blocks.disable()
  return {
    what: 'folders: for comparison, the longest that an idle program waits here',
    measured: `${(blocks.max / 1e6).toFixed(1)} ms`,
    goal: '',
    met: null,
  }
}

/** What `npm run bench -- folders` measures; needs the built threads. */
export async function folderFigures(): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-folders-'))
  try {
    await fill(folder)
    const page = await firstPage(folder)
    rmSync(join(folder, 'evenings', 'shelf.index'), { force: true })
    const first = await start(folder)
    const second = await start(folder)
    const empty = await start(mkdtempSync(join(folder, 'empty-')), { evenings: 0, games: 0 })
    const of = (name: string, { firstAnswer, clicks, longestBlock }: Start): Figure[] => [
      inMs(`folders: the first answer of ${name} start`, firstAnswer, 50),
      inMs(`folders: a click meanwhile (p99 of ${clicks.length})`, percentile(clicks, 0.99), 50),
      inMs('folders: the longest that nothing is answered', longestBlock, 50),
    ]
    return [
      await idle(),
      told('folders: for comparison, the first answer of a start on nothing', empty.firstAnswer),
      inMs('folders: the first page', page, 2000),
      ...of('the first', first),
      told(
        'folders: until all evenings are on the shelf, read for the first time',
        first.shelfFull,
      ),
      told('folders: until all games are there', first.all),
      ...of('a second', second),
      told('folders: until all evenings are on the shelf, the second time', second.shelfFull),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
