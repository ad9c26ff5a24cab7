/** A folder of recorded stories: which files are taken, and which of them the room hears with a story. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, unlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { MusicOnNetwork } from '../../src/serve/network/musicOnNetwork'
import { clipNamesOf } from '../support/clipNamesOf'
import { canBeHostile, makeHostile } from '../support/hostileFolder'
import { wavOf } from '../support/wav'
import { openHost, toDawn, type Bench } from './fixtures/openHost'
import { tinyPack as stories } from './fixtures/tinyPack'

const silence = wavOf([new Float32Array(100)], 8000)
const measure = { lufs: -24, loudest: -20, peak: 0.3, seconds: 4 }

let home = ''
let folder = ''
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'nightfall-voices-')))
  folder = join(home, 'voices')
  mkdirSync(folder)
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

const write = (name: string, content: Buffer | string = silence) =>
  writeFileSync(join(folder, name), content)

const choose = (bench: Bench) =>
  bench.does({ type: 'music.folder', folder: 'voices', path: folder })

async function measureAll(bench: Bench, seconds = 4): Promise<number> {
  for (let count = 0; ; count++) {
    const id = bench.view().music.measure
    if (id === null) return count
    await bench.does({ type: 'music.measured', id, ...measure, seconds })
  }
}

/** At dawn in a game that has stories, with the next one's sentences by name. */
async function atDawn(): Promise<{ bench: Bench; names: readonly string[] }> {
  const bench = await toDawn(await openHost(), 's2')
  const story = bench.view().game?.story
  if (!story) throw new Error('no story')
  return { bench, names: clipNamesOf(stories, story) }
}

describe('Recorded stories', () => {
  it('go to the big screen sentence by sentence with the story they are of, and with no other picture', async () => {
    const { bench, names } = await atDawn()
    write(`${names[0]?.toUpperCase()}.wav`)
    write(`${names[2]}.wav`)
    await choose(bench)
    expect(await measureAll(bench)).toBe(2)
    expect(bench.view().music.folders.voices).toMatchObject({ ready: 2, skipped: [] })
    expect(bench.room().music?.clips).toBeUndefined()

    await bench.does({ type: 'story.show' })
    const { clips = [] } = bench.room().music ?? {}
    expect(clips.map((clip) => clip?.seconds ?? null)).toEqual(
      names.map((_, at) => (at === 0 || at === 2 ? 4 : null)),
    )
    // Six decibels up, to where a voice lies.
    expect(clips[0]?.gain).toBeCloseTo(10 ** (6 / 20), 3)
    expect(bench.host.musicFile(clips[0]?.id ?? '')?.path).toContain(folder)
    expect(JSON.stringify(bench.room())).not.toContain(folder)

    await bench.does({ type: 'game.tell' })
    expect(bench.room().music?.clips).toBeUndefined()
  })

  it('are of the very words: of what the host wrote himself there are none', async () => {
    const { bench, names } = await atDawn()
    for (const name of names) write(`${name}.wav`)
    await choose(bench)
    await measureAll(bench)
    await bench.does({ type: 'story.edit', body: ['My own words.'], lead: 'Farewell,' })
    await bench.does({ type: 'story.show' })
    expect(bench.room().story?.lead).toBe('Farewell,')
    expect(bench.room().music?.clips).toBeUndefined()
  })

  it('have the name of a sentence and are short; what is not so is named, with the reason, and never measured', async () => {
    const { bench, names } = await atDawn()
    write('holiday.wav')
    write('village.xx.middles.none.1.wav')
    write(`${names[0]}.mp3`, 'no music at all')
    write(`${names[1]}.wav`)
    await choose(bench)
    expect(await measureAll(bench, 46)).toBe(1)
    const { skipped = [], ready } = bench.view().music.folders.voices ?? {}
    expect(ready).toBe(0)
    expect(Object.fromEntries(skipped.map(({ name, why }) => [name, why]))).toEqual({
      'holiday.wav': 'name',
      'village.xx.middles.none.1.wav': 'name',
      [`${names[0]}.mp3`]: 'content',
      [`${names[1]}.wav`]: 'long',
    })
    await bench.does({ type: 'story.show' })
    expect(bench.room().music?.clips).toBeUndefined()
  })

  it.skipIf(!canBeHostile)(
    'neither crash nor hang over pipes, devices and links, nor over a file that is gone',
    async () => {
      const { bench, names } = await atDawn()
      write(`${names[0]}.wav`)
      const hostile = await makeHostile(folder, '.wav', join(home, 'elsewhere.wav'))
      try {
        await choose(bench)
        await measureAll(bench)
        expect(bench.view().music.folders.voices?.ready).toBe(1)
        unlinkSync(join(folder, `${names[0]}.wav`))
        await bench.does({ type: 'story.show' })
        expect(bench.room().scene).toBe('story')
        await bench.does({ type: 'music.read' })
        expect(bench.room().music?.clips).toBeUndefined()
      } finally {
        hostile.close()
      }
    },
  )

  it('leave this computer only where music may', async () => {
    const { bench, names } = await atDawn()
    write(`${names[0]}.wav`)
    await choose(bench)
    await measureAll(bench)
    await bench.does({ type: 'story.show' })
    const posted: string[] = []
    const line = new MusicOnNetwork(
      { post: (message) => void posted.push(JSON.stringify(message)) },
      (id) => bench.host.musicFile(id),
    )
    const sent = () => line.allowed(bench.room(), JSON.stringify(bench.room()))
    const id = bench.room().music?.clips?.[0]?.id ?? 'none'
    expect(sent()).not.toContain(id)
    expect(posted).toEqual([])
    await bench.does({ type: 'settings.set', settings: { musicOnNetwork: true } })
    expect(sent()).toContain(id)
    expect(posted.join('')).toContain(id)
  })

  it('have their names in a list, for a game that has stories', async () => {
    const { bench } = await atDawn()
    const reply = await bench.ask({ type: 'music.clipNames', ruleset: 'village' })
    expect(JSON.stringify(reply)).toMatch(/village\.en\.beginnings\.\w+\.1/)
    expect(await bench.ask({ type: 'music.clipNames', ruleset: 'chess' })).toMatchObject({
      refusal: { code: 'noSuchGame' },
    })
  })
})
