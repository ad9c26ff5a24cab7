// The sounds in a real browser: every file decodes, every loop closes, and the desk over howler is heard. Needs no
// server: the page's requests are answered from the project's own files.
import { readFileSync } from 'node:fs'
import { basename, dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { expect, test, type Page } from '@playwright/test'
import { fallVariants } from '../../src/sound/fallVariants'
import { stingers } from '../../src/sound/manifest'
import { ambiences, type Part } from '../../src/sound/places'
import type { SoundDesk } from '../../src/sound'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const SITE = 'http://sound.test'

interface Listening {
  desk: SoundDesk
  /** Root mean square of what reaches the speakers now, averaged over a while. */
  level(milliseconds: number): Promise<number>
}

/** Cuts pieces out of a stem in the page. @returns for each how far it is off, against its level */
interface Cutting {
  compare(asked: {
    url: string
    fromMs: number
    lengthMs: number
    at: readonly number[]
  }): Promise<number[]>
  /** Level of two streams of one loop, begun one after the other at the same clock, together and with the second turned over. */
  together(asked: { url: string; fromMs: number; lengthMs: number }): Promise<[number, number]>
}

declare global {
  interface Window {
    cutting: Cutting
    listening: Listening
  }
}

const ENTRY = `
  import { Howler } from 'howler'
  import { createSoundDesk } from './src/sound'
  import { loadLoop, piece, startStream } from './src/sound/stems/stream'
  import { readWebm } from './src/sound/stems/webm'
  const desk = createSoundDesk()
  const rms = (values) => Math.sqrt(values.reduce((sum, one) => sum + one * one, 0) / values.length)
  window.cutting = {
    async compare({ url, fromMs, lengthMs, at }) {
      const bytes = await (await fetch(url)).arrayBuffer()
      const file = readWebm(new Uint8Array(bytes.slice(0)))
      const context = new OfflineAudioContext(2, 1, 48_000)
      const whole = (await context.decodeAudioData(bytes)).getChannelData(0)
      return Promise.all(
        at.map(async (atMs) => {
          const { buffer, offset } = await piece(context, { file, fromMs, lengthMs }, atMs, 1000)
          const from = Math.round(offset * 48_000)
          const there = Math.round((fromMs + atMs - 20) * 48)
          const heard = buffer.getChannelData(0).slice(from, from + 1020 * 48)
          const meant = whole.slice(there, there + 1020 * 48)
          if (heard.length < meant.length) return 1
          return rms(heard.map((one, n) => one - meant[n])) / rms(meant)
        }),
      )
    },
    async together(part) {
      const context = Howler.ctx
      await context.resume()
      const loop = await loadLoop(part)
      const wait = (ms) => new Promise((done) => setTimeout(done, ms))
      const at = new AnalyserNode(context, { fftSize: 16384 })
      const startedAt = context.currentTime - 30.123
      const gains = [1, 1].map((gain) => new GainNode(context, { gain }))
      for (const gain of gains) gain.connect(at)
      const onBroken = () => {}
      startStream({ context, loop, out: gains[0], startedAt, onBroken })
      await wait(777)
      startStream({ context, loop, out: gains[1], startedAt, onBroken })
      const samples = new Float32Array(at.fftSize)
      const level = async () => {
        await wait(2000)
        at.getFloatTimeDomainData(samples)
        return rms(samples)
      }
      const both = await level()
      gains[1].gain.value = -1
      return [both, await level()]
    },
  }
  const ear = Howler.ctx.createAnalyser()
  ear.fftSize = 8192
  Howler.masterGain.connect(ear)
  const samples = new Float32Array(ear.fftSize)
  window.listening = {
    desk,
    async level(milliseconds) {
      const until = performance.now() + milliseconds
      let sum = 0
      let count = 0
      while (performance.now() < until) {
        ear.getFloatTimeDomainData(samples)
        for (const value of samples) sum += value * value
        count += samples.length
        await new Promise((done) => setTimeout(done, 50))
      }
      return Math.sqrt(sum / count)
    },
  }
`

let program = ''

test.beforeAll(async () => {
  const bundle = await build({
    stdin: { contents: ENTRY, resolveDir: ROOT, loader: 'ts' },
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'import.meta.url': JSON.stringify(`${SITE}/src/sound/manifest.js`) },
  })
  program = bundle.outputFiles[0]?.text ?? ''
})

test.beforeEach(async ({ page }) => {
  await page.route(`${SITE}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<title>sound' })
    return route.fulfill({ path: resolve(ROOT, `.${pathname}`), contentType: 'audio/webm' })
  })
  await page.goto(SITE)
})

interface Heard {
  seconds: number
  mean: number
  first: number
  last: number
}

/** Decodes a file in the page and looks at the stretch from `fromMs` on. */
async function decoded(page: Page, file: string, fromMs = 0, lengthMs?: number): Promise<Heard> {
  const bytes = readFileSync(resolve(ROOT, 'assets/sounds', file)).toString('base64')
  return page.evaluate(
    async ({ bytes, fromMs, lengthMs }) => {
      const data = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      const buffer = await new OfflineAudioContext(2, 1, 48_000).decodeAudioData(data.buffer)
      const from = Math.round((fromMs / 1000) * buffer.sampleRate)
      const to = lengthMs ? from + Math.round((lengthMs / 1000) * buffer.sampleRate) : buffer.length
      const loop = buffer.getChannelData(0).slice(from, to)
      const rms = (part: Float32Array) =>
        Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length)
      const edge = Math.round(0.05 * buffer.sampleRate)
      return {
        seconds: buffer.duration,
        mean: rms(loop),
        first: rms(loop.slice(0, edge)),
        last: rms(loop.slice(-edge)),
      }
    },
    { bytes, fromMs, lengthMs },
  )
}

test('a piece cut out of a stem sounds as the whole file does there', async ({ page }) => {
  await page.addScriptTag({ content: program })
  for (const { url, fromMs, lengthMs } of ambiences.night) {
    const file = basename(new URL(url).pathname)
    const off = await page.evaluate((asked) => window.cutting.compare(asked), {
      url: `${SITE}/assets/sounds/${file}`,
      fromMs,
      lengthMs,
      at: [0, 8000, lengthMs - 1000],
    })
    // A decoder that begins in the middle is never right to the last bit.
    for (const one of off) expect(one, file).toBeLessThan(0.02)
  }
})

test('two pieces of a theme are at one place of it, whenever each began', async ({ page }) => {
  await page.addScriptTag({ content: program })
  const [music] = ambiences.harbourTown.filter(({ theme }) => theme)
  const { url, fromMs, lengthMs } = music as Part
  const [both, against] = await page.evaluate((asked) => window.cutting.together(asked), {
    url: `${SITE}/assets/sounds/${basename(new URL(url).pathname)}`,
    fromMs,
    lengthMs,
  })
  expect(both).toBeGreaterThan(0.02)
  // Turned over, the one takes the other away: they are in step to a few samples.
  expect(against / both).toBeLessThan(0.1)
})

test('a game’s night gives way to its day in one theme, and nothing is missing in between', async ({
  page,
}) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.addScriptTag({ content: program })
  const levels = await page.evaluate(async () => {
    const { desk, level } = window.listening
    desk.setOwnAmbiences({ night: 'harbourNight', day: 'harbourTown' })
    desk.setScene('night')
    await level(4000)
    const before = await level(1500)
    desk.setScene('day')
    const during: number[] = []
    for (let n = 0; n < 12; n++) during.push(await level(500))
    return { before, during, after: await level(1500) }
  })
  const lower = Math.min(levels.before, levels.after)
  expect(lower).toBeGreaterThan(0.01)
  expect(Math.min(...levels.during)).toBeGreaterThan(lower * 0.5)
  expect(warnings).toEqual([])
})

// All loops are made in one way, and the player joins the ends of each; two places stand here for all.
test('the stems of a place decode, as long as their loops and without a hole at either end', async ({
  page,
}) => {
  const parts: readonly Part[] = [...ambiences.night, ...ambiences.harbourTown]
  for (const { url, fromMs, lengthMs, theme } of parts) {
    const file = basename(new URL(url).pathname)
    const heard = await decoded(page, file, fromMs, lengthMs)
    expect(heard.seconds * 1000, file).toBeGreaterThan(fromMs + lengthMs)
    // A theme breathes before its first beat.
    if (theme) continue
    expect(heard.first / heard.mean, file).toBeGreaterThan(0.5)
    expect(heard.last / heard.mean, file).toBeGreaterThan(0.5)
  }
})

test('every stinger decodes, starts at once and has died away at its end', async ({ page }) => {
  for (const [id, { lengthMs }] of Object.entries({ ...stingers, ...fallVariants })) {
    const heard = await decoded(page, `stinger-${id}.webm`)
    expect(Math.abs(heard.seconds * 1000 - lengthMs), id).toBeLessThan(60)
    expect(heard.first, id).toBeGreaterThan(0.003)
    expect(heard.last, id).toBeLessThan(0.003)
  }
})

test('the desk is heard: a scene, ducking, mute, a cue once and never again', async ({ page }) => {
  const warnings: string[] = []
  page.on('console', (message) => warnings.push(message.text()))
  await page.addScriptTag({ content: program })
  const level = (milliseconds = 1000) =>
    page.evaluate((ms) => window.listening.level(ms), milliseconds)

  await page.evaluate(() => window.listening.desk.setScene('night'))
  await page.waitForTimeout(2500)
  const night = await level()
  expect(night).toBeGreaterThan(0.01)
  expect(await page.evaluate(() => window.listening.desk.locked)).toBe(false)

  await page.evaluate(() => window.listening.desk.duck(true))
  await page.waitForTimeout(900)
  const ducked = (await level()) / night
  expect(ducked).toBeGreaterThan(0.25)
  expect(ducked).toBeLessThan(0.45)

  const mute = (muted: boolean) =>
    page.evaluate(
      (muted) => window.listening.desk.setVolumes({ master: 1, ambience: 0, effects: 1, muted }),
      muted,
    )
  await mute(true)
  await page.waitForTimeout(700)
  expect(await level(400)).toBeLessThan(0.0005)

  const cue = (serial: number) =>
    page.evaluate((serial) => window.listening.desk.cue('gavel', serial), serial)
  await mute(false)
  await cue(7)
  expect(await level(400)).toBeLessThan(0.0005)
  await cue(8)
  expect(await level(700)).toBeGreaterThan(0.01)
  await page.waitForTimeout(1500)
  await cue(8)
  await cue(7)
  expect(await level(700)).toBeLessThan(0.0005)
  expect(warnings).toEqual([])
})

test('a cross-fade dips by less than 3 dB and ends in the new scene', async ({ page }) => {
  await page.addScriptTag({ content: program })
  const levels = await page.evaluate(async () => {
    const { desk, level } = window.listening
    desk.setScene('night')
    await level(2500)
    const before = await level(1000)
    desk.setScene('trial')
    const during: number[] = []
    for (let n = 0; n < 6; n++) during.push(await level(400))
    return { before, during, after: await level(1000) }
  })
  const lower = Math.min(levels.before, levels.after)
  expect(Math.min(...levels.during)).toBeGreaterThan(lower * 0.7)
  expect(Math.max(...levels.during)).toBeLessThan(Math.max(levels.before, levels.after) * 1.6)
})

test('a page that may not sound yet says so, drops cues, and sounds from the first click on', async ({
  page,
}) => {
  // This browser lets every page sound, so the refusal is played by a context that waits for a click.
  await page.addInitScript(() => {
    let click: () => void = () => {}
    const clicked = new Promise<void>((done) => (click = done))
    addEventListener('click', () => click(), { capture: true })
    window.AudioContext = class extends AudioContext {
      constructor() {
        super()
        void super.suspend()
      }
      override async resume() {
        await clicked
        return super.resume()
      }
    }
  })
  await page.reload()
  await page.addScriptTag({ content: program })
  const locks = await page.evaluate(async () => {
    const { desk } = window.listening
    const heard: boolean[] = []
    desk.onLocked((locked) => heard.push(locked))
    addEventListener('click', () => desk.unlock())
    desk.setScene('night')
    desk.cue(null, 0)
    desk.cue('victory', 1)
    await new Promise((done) => setTimeout(done, 1000))
    return heard
  })
  expect(locks).toEqual([false, true])
  await page.mouse.click(5, 5)
  await expect.poll(() => page.evaluate(() => window.listening.desk.locked)).toBe(false)
  await page.waitForTimeout(1500)
  const levels = await page.evaluate(async () => {
    const { desk, level } = window.listening
    const night = await level(600)
    desk.setScene(null)
    await level(2400)
    return { night, silence: await level(300) }
  })
  expect(levels.night).toBeGreaterThan(0.01)
  expect(levels.silence).toBeLessThan(0.0005)
})
