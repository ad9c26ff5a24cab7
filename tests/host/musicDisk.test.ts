/** Whatever lies in a folder of music, and however slow its disk is, no click waits for it. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { MusicFolderView } from '../../src/bridge'
import { FolderFiles } from '../../src/files/folderFiles'
import { LIMIT_MS } from '../../src/files/lane'
import { FakeTime, settle } from './fixtures/fakeTime'
import { openHost, toFirstNight, type Bench, type BenchOptions } from './fixtures/openHost'
import { canBeHostile, isRoot, makeHostile } from '../support/hostileFolder'
import { slowDisk, type SlowDisk } from '../support/slowDisk'
import { wavOf } from '../support/wav'

const silence = wavOf([new Float32Array(100)], 8000)
const FILES = 40
const SLOW_MS = 250

let home = ''
let music = ''
let opened: Bench[] = []
let disk: SlowDisk | null = null
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'nightfall-music-')))
  music = join(home, 'night')
  mkdirSync(music)
})
afterEach(async () => {
  for (const bench of opened) await bench.host.stop()
  opened = []
  rmSync(home, { recursive: true, force: true })
})

const open = async (options: BenchOptions = {}): Promise<Bench> => {
  const bench = await openHost(options)
  opened.push(bench)
  return bench
}

/** A host whose music lies on a disk that takes so long for each call. */
function onDisk(ms: number, settings?: BenchOptions['settings']): Promise<Bench> {
  const time = new FakeTime()
  disk = slowDisk(time.schedule, ms)
  const files = new FolderFiles({ calls: disk, later: time.schedule })
  return open({ time, files, ...(settings ? { settings } : {}) })
}

const night = (bench: Bench): MusicFolderView | undefined => bench.view().music.folders.night
const choose = { type: 'music.folder', folder: 'night' } as const

/** Lets time pass, and the real disk below do what it is asked for in between. */
async function until(bench: Bench, isSo: () => boolean): Promise<number> {
  const began = bench.time.now()
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries > 5000) throw new Error('It never came to that')
    await bench.time.pass(SLOW_MS)
    // The clock stands while the real disk works: a busy machine is no slow share.
    do await wait(1)
    while (disk && disk.busy > 0)
  }
  return bench.time.now() - began
}

/** An answer that comes while the clock stands still has waited for no slow call. */
const answersAtOnce = async (bench: Bench) => {
  const before = bench.time.now()
  expect(await bench.ask({ type: 'preflight.check' })).toMatchObject({ ok: true })
  await bench.does({ type: 'lobby.begin', ruleset: 'village' })
  await bench.does({ type: 'shelf.putAway' })
  expect(bench.time.now()).toBe(before)
}

describe.runIf(canBeHostile)('A folder of music', () => {
  it('may hold pipes, sockets, devices, links and what nobody may read: each is named, and the rest plays', async () => {
    writeFileSync(join(home, 'secret.wav'), silence)
    const hostile = await makeHostile(music, '.wav', join(home, 'secret.wav'))
    writeFileSync(join(music, 'sound.wav'), silence)
    const bench = await open()
    await bench.does({ ...choose, path: music })
    hostile.close()
    expect(night(bench)).toMatchObject({ waiting: 1, problem: null, reading: false })
    const why = Object.fromEntries(night(bench)?.skipped.map((one) => [one.name, one.why]) ?? [])
    expect(why).toEqual({
      'closed.wav': isRoot ? 'content' : 'unreadable',
      'device.wav': 'outside',
      'folder.wav': 'content',
      'link.wav': 'outside',
      'linked-folder.wav': 'outside',
      'lost.wav': 'gone',
      'pipe.wav': 'special',
      'round.wav': 'outside',
      'socket.wav': 'special',
    })
    expect(bench.errors).toEqual([])
  })
})

describe('A slow disk', () => {
  beforeEach(() => {
    for (let n = 0; n < FILES; n += 1) writeFileSync(join(music, `${n}.wav`), silence)
  })

  it('holds up no click while a folder is read from it, not even the one that chose it', async () => {
    const bench = await onDisk(SLOW_MS)
    let reply: unknown
    void bench.ask({ ...choose, path: music }).then((given) => (reply = given))
    await settle()
    expect(night(bench)).toMatchObject({ path: music, ready: 0, problem: null, reading: true })
    await answersAtOnce(bench)
    expect(reply).toBeUndefined()
    await bench.time.pass(50)
    expect(reply).toMatchObject({ ok: true })
    await answersAtOnce(bench)
    const took = await until(bench, () => night(bench)?.reading === false)
    expect(took).toBeGreaterThan(FILES * SLOW_MS)
    expect(night(bench)).toMatchObject({ waiting: FILES, skipped: [], problem: null })
  })

  it('holds up no start: there are views and answers at once, and the music comes when it has been read', async () => {
    const first = await open()
    await first.does({ ...choose, path: music })
    const bench = await onDisk(SLOW_MS, first.settings)
    expect(night(bench)).toMatchObject({ path: music, problem: null, reading: true })
    await answersAtOnce(bench)
    await until(bench, () => night(bench)?.reading === false)
    expect(night(bench)?.waiting).toBe(FILES)
  })

  it('holds up neither a next piece nor a reading anew, and what plays goes on meanwhile', async () => {
    const first = await open()
    await first.does({ ...choose, path: music })
    for (let id; (id = first.view().music.measure) !== null;) {
      await first.does({
        type: 'music.measured',
        id,
        lufs: -18,
        loudest: -15,
        peak: 1,
        seconds: 60,
      })
    }
    const bench = await onDisk(SLOW_MS, first.settings)
    await until(bench, () => night(bench)?.ready === FILES)
    await toFirstNight(bench)
    await until(bench, () => bench.room().music?.now !== null)
    const before = bench.room().music?.now
    void bench.ask({ type: 'music.read' })
    await settle()
    expect(night(bench)).toMatchObject({ ready: FILES, reading: true })
    expect(bench.room().music?.now).toEqual(before)
    void bench.ask({ type: 'music.next' })
    await settle()
    expect(bench.room().music?.now).toBeNull()
    expect(await bench.ask({ type: 'preflight.check' })).toMatchObject({ ok: true })
    await until(bench, () => bench.room().music?.now !== null)
    expect(bench.room().music?.now?.id).not.toBe(before?.id)
  })

  it('that never answers is told as such, by its name and with what to do, and the folder before stays', async () => {
    const bench = await onDisk(Infinity)
    const reply = bench.ask({ ...choose, path: music })
    await settle()
    await bench.time.pass(50)
    expect(await reply).toMatchObject({ ok: true })
    await bench.time.pass(LIMIT_MS)
    expect(night(bench)).toBeUndefined()
    expect(bench.view().notices).toMatchObject([
      { code: 'folderSlow', level: 'warning', params: { path: music } },
    ])
    await answersAtOnce(bench)
  })

  it('is not read on for a folder that the host has taken away meanwhile', async () => {
    const bench = await onDisk(SLOW_MS)
    void bench.ask({ ...choose, path: music })
    await settle()
    await bench.time.pass(SLOW_MS)
    expect(night(bench)).toMatchObject({ reading: true })
    await bench.does({ ...choose, path: null })
    expect(night(bench)).toBeUndefined()
    await until(bench, () => bench.time.waiting === 0)
    expect(night(bench)).toBeUndefined()
    expect(bench.view().notices).toEqual([])
  })
})
