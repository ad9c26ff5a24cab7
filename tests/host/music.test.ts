import {
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RoomMusic } from '../../src/bridge'
import { openHost, toFirstNight, type Bench } from './fixtures/openHost'
import { gainFor } from '../../src/host/music/gain'
import { createOrder } from '../../src/host/music/order'
import { rngFrom } from '../randomPlay/randomEvening'
import { wavOf } from '../support/wav'

type Piece = NonNullable<RoomMusic['now']>

const silence = wavOf([new Float32Array(100)], 8000)
const measure = { lufs: -18, loudest: -15, peak: 0.9, seconds: 60 }

let home = ''
let music = ''
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'nightfall-music-'))
  music = join(home, 'night')
  mkdirSync(music)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const write = (name: string, content: Buffer | string = silence) =>
  writeFileSync(join(music, name), content)

const choose = (bench: Bench, folder = 'night' as const) =>
  bench.does({ type: 'music.folder', folder, path: music })

/** Waits for what the host does by itself: it stands in the queue before this. */
const theQueue = (bench: Bench) => bench.does({ type: 'preflight.check' })

/** Waits for the piece that comes when the disk has said that it is still there. */
const pieceOtherThan = (bench: Bench, before?: Piece): Promise<Piece> =>
  vi.waitFor(() => {
    const now = bench.room().music?.now
    if (!now || now.id === before?.id) throw new Error('No other piece has begun')
    return now
  })

/** Measures what the host asks for, as the desk's window does. @returns how many files that were */
async function measureAll(bench: Bench): Promise<number> {
  for (let count = 0; ; count++) {
    const id = bench.view().music.measure
    if (id === null) return count
    await bench.does({ type: 'music.measured', id, ...measure })
  }
}

describe('A folder of music', () => {
  it('gives its own files by ids, and names those that are broken, too much or not its own', async () => {
    write('10 late.wav')
    write('2 early.wav')
    write('liar.mp3', 'no music at all')
    write('cut.flac', '')
    write('.hidden.wav')
    write('cover.jpg')
    writeFileSync(join(home, 'secret.wav'), silence)
    symlinkSync(join(home, 'secret.wav'), join(music, 'away.wav'))
    symlinkSync(join(music, '2 early.wav'), join(music, 'same.wav'))
    mkdirSync(join(music, 'album.wav'))
    const bench = await openHost()
    await choose(bench)
    const { night } = bench.view().music.folders
    expect(night).toMatchObject({
      path: music,
      waiting: 3,
      ready: 0,
      problem: null,
      tooMany: false,
    })
    expect(night?.skipped).toEqual([
      { name: 'album.wav', why: 'content' },
      { name: 'away.wav', why: 'outside' },
      { name: 'cut.flac', why: 'content' },
      { name: 'liar.mp3', why: 'content' },
    ])
    expect(bench.view().music.measure).toMatch(/^[\da-f]{22}$/)
    expect(bench.host.musicFile('../../secret')).toBeNull()
  })

  it('is refused where there is none, and the one before stays', async () => {
    write('a.wav')
    const bench = await openHost()
    await choose(bench)
    const ask = (path: string) => bench.ask({ type: 'music.folder', folder: 'night', path })
    for (const path of [join(home, 'none'), join(music, 'a.wav'), 'night', '../night', '/\0', '']) {
      expect(await ask(path)).toMatchObject({ refusal: { code: 'folderGone' } })
    }
    expect(bench.view().music.folders.night?.path).toBe(music)
    bench.host.attach({ folders: { pick: () => {}, isChosen: (path) => path === music } })
    expect(await ask(home)).toMatchObject({ refusal: { code: 'folderNotChosen' } })
    expect(await ask(music)).toMatchObject({ ok: true })
  })

  it('is taken up to its limit, and says so', async () => {
    for (let n = 0; n < 302; n++) write(`${n}.wav`)
    const bench = await openHost()
    await choose(bench)
    expect(bench.view().music.folders.night).toMatchObject({ waiting: 300, tooMany: true })
  })

  it('is remembered over starts with what was measured; a changed file is measured anew', async () => {
    write('a.wav')
    write('b.wav')
    const bench = await openHost()
    await choose(bench)
    expect(await measureAll(bench)).toBe(2)
    write('b.wav', wavOf([new Float32Array(200)], 8000))
    const later = await bench.again()
    await later.does({ type: 'music.read' })
    expect(later.view().music.folders.night).toMatchObject({ ready: 1, waiting: 1 })
    renameSync(music, join(home, 'away'))
    const gone = await later.again()
    await gone.does({ type: 'music.read' })
    expect(gone.view().music.folders.night).toMatchObject({ problem: 'gone', ready: 0 })
  })
})

describe('The host’s own music', () => {
  it('plays in its phase alone, piece after piece, by the host’s hand and by the clock', async () => {
    for (const name of ['a.wav', 'b.wav', 'c.wav']) write(name)
    const bench = await openHost()
    await choose(bench)
    expect(bench.room().music).toMatchObject({ now: null })
    await measureAll(bench)
    await toFirstNight(bench)
    const first = await pieceOtherThan(bench)
    expect(first).toMatchObject({ gain: gainFor(measure), stoppedAt: null })
    expect(bench.view().music.now?.place).toBe('night')
    expect(JSON.stringify(bench.room())).not.toContain(music)

    await bench.time.pass(57_000)
    const second = await pieceOtherThan(bench, first)
    await bench.does({ type: 'music.next' })
    const third = bench.room().music?.now
    expect(new Set([first.id, second.id, third?.id]).size).toBe(3)

    await bench.time.pass(5000)
    await bench.does({ type: 'music.stop', on: true })
    await bench.time.pass(90_000)
    expect(bench.room().music?.now).toMatchObject({ id: third?.id, stoppedAt: 5000 })
    await bench.does({ type: 'music.stop', on: false })
    const now = bench.room().music?.now
    expect(now).toMatchObject({ id: third?.id, stoppedAt: null })
    expect(bench.time.now() - (now?.startedAt ?? 0)).toBe(5000)

    await bench.does({ type: 'shelf.putAway' })
    await theQueue(bench)
    expect(bench.room().music).toMatchObject({ now: null })
    await bench.does({ type: 'music.folder', folder: 'night', path: null })
    expect(bench.room()).not.toHaveProperty('music')
  })

  it('passes over a piece that has gone, and over one that cannot be decoded', async () => {
    for (const name of ['a.wav', 'b.wav', 'c.wav']) write(name)
    const bench = await openHost()
    await choose(bench)
    await bench.does({ type: 'music.broken', id: bench.view().music.measure ?? '', why: 'decode' })
    await measureAll(bench)
    expect(bench.view().music.folders.night?.skipped).toEqual([{ name: 'a.wav', why: 'decode' }])
    unlinkSync(join(music, 'b.wav'))
    await toFirstNight(bench)
    await bench.does({ type: 'music.next' })
    await bench.does({ type: 'music.next' })
    expect(bench.view().music.now?.title).toBe('c')
    rmSync(music, { recursive: true })
    await bench.does({ type: 'music.next' })
    expect(bench.view().music).toMatchObject({ now: null, folders: { night: { problem: 'gone' } } })
  })

  it('takes a pack’s sounds by their names, and shows nothing of it on a locked desk', async () => {
    write('stinger-death.wav')
    write('ambience-night.wav')
    write('ambience-.wav')
    write('anything.wav')
    const bench = await openHost()
    await bench.does({ type: 'music.folder', folder: 'sounds', path: music })
    await measureAll(bench)
    expect(bench.view().music.sounds.toSorted()).toEqual(['ambience-night', 'death'])
    expect(bench.room().music?.sounds['ambience-night']?.gain).toBe(gainFor(measure))
    expect(bench.room().music?.sounds['death']).toMatchObject({
      gain: gainFor(measure, 'sound'),
      format: 'wav',
    })
    await bench.does({ type: 'desk.cover' })
    expect(bench.view().music).toMatchObject({ folders: {}, measure: null, now: null })
  })
})

it('An order brings each piece once in a round and none twice in a row, whatever chance says', () => {
  const ids = ['a', 'b', 'c', 'd']
  for (let seed = 1; seed < 40; seed++) {
    const order = createOrder(rngFrom(seed))
    const heard = Array.from({ length: 40 }, () => order.next(ids))
    for (let at = 0; at < 40; at += 4) expect(new Set(heard.slice(at, at + 4)).size).toBe(4)
    expect(heard.some((id, at) => id === heard[at + 1])).toBe(false)
  }
  const alone = createOrder(rngFrom(1))
  expect([alone.next(['a']), alone.next(['a']), alone.next([])]).toEqual(['a', 'a', null])
})

it('A gain brings a piece to −24 LUFS and a sound to −16, but no peak to the limit and no hiss to the ear', () => {
  expect(gainFor({ ...measure, lufs: -14 })).toBeCloseTo(10 ** (-10 / 20), 3)
  expect(gainFor({ ...measure, loudest: -10 }, 'sound')).toBeCloseTo(10 ** (-6 / 20), 3)
  expect(gainFor({ ...measure, lufs: -40, peak: 0.5 })).toBe(1.78)
  expect(gainFor({ ...measure, lufs: -69, peak: 0.0001 })).toBe(10)
})
