/** The strip of a game in `docs/show.md`: nine moments of one evening on one picture. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ThemeTokens } from '../../src/ui/themeTokens'
import { playedEvening, type Shot } from './evening'
import { playedGame } from './played'
import { momentsOf, type Moment } from './scenes'
import { atNoTime, openStudio, type Studio } from './studio'
import { HALF_TOLD_MS, timesOf } from './times'

/** The games that have one. */
export const STRIPS = ['chiangmai', 'vendetta', 'starwars', 'palermo', 'ktulu'] as const

const PLAYERS = 12
const COLUMNS = 3
const CELL = { width: 400, height: 225, gap: 6 }
/** A page of five is still quickly there. */
const MOST_BYTES = 250_000

/** Some of the evening has been told at its end after so long. */
const READ_MS = 6000

interface Frame {
  readonly moment: Moment
  /** How long after it began, in milliseconds. */
  readonly ms: number
}

/** A scene by itself, settled. */
function settled(shot: Shot | undefined, ms = 4000): Frame[] {
  return shot
    ? [{ moment: { name: '', before: { ...shot, view: atNoTime(shot.view) }, after: shot }, ms }]
    : []
}

/** An evening in nine pictures, as far as it has them. */
function framesOf(shots: readonly Shot[], theme: ThemeTokens): readonly Frame[] {
  const moments = momentsOf(shots, theme)
  const at = (ms: number, ...names: readonly string[]): Frame[] => {
    const moment = names
      .map((name) => moments.find((one) => one.name.startsWith(name)))
      .find((one) => one !== undefined)
    return moment ? [{ moment, ms }] : []
  }
  const hands = ({ view }: Shot) =>
    Object.values(view.count?.totals ?? {}).reduce((a, b) => a + b, 0)
  const votes = shots.filter(({ view }) => view.scene === 'vote')
  const most = votes.reduce<Shot | undefined>(
    (best, shot) => (best && hands(best) >= hands(shot) ? best : shot),
    undefined,
  )
  const told = shots.find(({ view }) => view.end?.revealed)
  const end = told ? timesOf(told.view, theme, false) : []
  const act = at(4000, 'act', 'lot')
  return [
    ...settled(shots.findLast(({ view }) => view.scene === 'deal')),
    ...settled(shots.find(({ view }) => view.scene === 'night')),
    ...at(HALF_TOLD_MS, 'story'),
    ...at(2600, 'fall death'),
    ...settled(
      shots.find(({ view }) => view.scene === 'speech') ??
        shots.find(({ view }) => view.scene === 'discussion'),
    ),
    ...settled(most),
    ...(act.length > 0 ? act : at(2600, 'fall verdict')),
    ...at(4000, 'victory'),
    ...at((end.at(-1)?.ms ?? 0) + READ_MS, 'reveal'),
  ]
}

/** Lays pictures out in rows, as small a file as is allowed. */
async function layOut(studio: Studio, files: readonly string[], path: string): Promise<void> {
  const page = await studio.open()
  const width = COLUMNS * (CELL.width + CELL.gap) - CELL.gap
  const rows = Math.ceil(files.length / COLUMNS)
  await page.setViewportSize({ width, height: rows * (CELL.height + CELL.gap) - CELL.gap })
  await page.goto('about:blank')
  const pictures = files.map(
    (file) => `data:image/jpeg;base64,${readFileSync(file).toString('base64')}`,
  )
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;gap:${CELL.gap}px;background:#111}
    img{width:${CELL.width}px;height:${CELL.height}px}</style>${pictures.map((source) => `<img src="${source}">`).join('')}`,
  )
  for (let quality = 86; quality >= 40; quality -= 4) {
    await page.screenshot({ path, type: 'jpeg', quality })
    if (statSync(path).size <= MOST_BYTES) break
  }
  await page.close()
}

/** @returns where the strip lies */
export async function makeStrip(game: string): Promise<string> {
  const { id, theme, packs } = playedGame(game)
  const seed = Number(process.env['NIGHTFALL_SEED'] ?? 1)
  const shots = await playedEvening({ packs, game: id, players: PLAYERS, language: 'en', seed })
  const studio = await openStudio({ packs, language: 'en', width: 1280, height: 720, still: false })
  const folder = mkdtempSync(join(tmpdir(), 'nightfall-strip-'))
  const files: string[] = []
  for (const { moment, ms } of framesOf(shots, theme)) {
    const file = join(folder, `${files.length}.jpg`)
    await studio.follow(moment, [ms], () => file)
    files.push(file)
  }
  const path = join(import.meta.dirname, '../../assets/screenshots', `show-${game}.jpg`)
  await layOut(studio, files, path)
  await studio.close()
  rmSync(folder, { recursive: true, force: true })
  return path
}
