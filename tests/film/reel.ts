/** Every kind of scene of an evening, and its great moments a tenth of a second apart, on one page in `.cache/film`. */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '../../src/i18n/languages'
import { LONG } from '../windows/fixtures/projectorViews'
import { playedEvening } from './evening'
import { playedGame } from './played'
import { momentsOf, scenesOf } from './scenes'
import { writeSheet, type Strip } from './sheet'
import { atNoTime, openStudio } from './studio'
import { timesOf } from './times'
import { untilPainted } from './untilPainted'

/** A sequence runs so long; a lot and a fall of two are over by then. */
const SEQUENCE_MS = 4500
const FRAME_MS = 100

/** @param words a game, how many play, and what `npm run film` takes besides. @returns where the page lies */
export async function makeReel(words: readonly string[]): Promise<string> {
  const [game = 'palermo', players = '12', ...more] = words
  const { id, theme, packs } = playedGame(game)
  if (!(Number(players) > 2)) throw new Error('Say a number of players.')
  const language = more.find((word) => Object.hasOwn(languages, word)) ?? 'en'
  const [width = 1280, height = 720] =
    more
      .find((word) => /^\d+x\d+$/.test(word))
      ?.split('x')
      .map(Number) ?? []
  const still = more.includes('still')
  const seed = Number(process.env['NIGHTFALL_SEED'] ?? 1)

  const name = [game, players, language, `${width}x${height}`, ...(still ? ['still'] : [])].join(
    '-',
  )
  const folder = join(import.meta.dirname, '../../.cache/film', name)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })

  const shots = await playedEvening({
    packs,
    game: id,
    players: Number(players),
    language,
    seed,
    ...(more.includes('long') ? { names: LONG } : {}),
  })
  const studio = await openStudio({ packs, language, width, height, still })

  async function scenes(): Promise<Strip> {
    const pictures: Strip['pictures'][number][] = []
    const page = await studio.open()
    for (const [kind, shot] of scenesOf(shots)) {
      await studio.put(page, { ...shot, view: atNoTime(shot.view) }, 0)
      await studio.put(page, shot, 0)
      const began = Date.now()
      for (const { ms, what } of timesOf(shot.view, theme, still)) {
        const file = `scene-${pictures.length}.png`
        await page.waitForTimeout(Math.max(0, began + ms - Date.now()))
        if (what === '') await untilPainted(page)
        await page.screenshot({ path: join(folder, file) })
        pictures.push({ file, caption: [kind, what].filter(Boolean).join(', ') })
      }
    }
    await page.close()
    return { title: 'Scenes', pictures }
  }

  const strips: Strip[] = [await scenes()]
  if (more.includes('moments')) {
    const times = Array.from({ length: SEQUENCE_MS / FRAME_MS + 1 }, (_, index) => index * FRAME_MS)
    for (const [place, moment] of momentsOf(shots, theme).entries()) {
      const fileOf = (ms: number) => `moment-${place}-${String(ms).padStart(4, '0')}.jpg`
      await studio.follow(moment, times, (ms) => join(folder, fileOf(ms)))
      strips.push({
        title: moment.name,
        pictures: times.map((ms) => ({ file: fileOf(ms), caption: `${(ms / 1000).toFixed(1)} s` })),
      })
    }
  }
  await studio.close()
  return writeSheet(folder, name, strips, width > height ? 480 : 300)
}
