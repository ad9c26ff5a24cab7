/** Which rooms of the desk are looked at, and how: the whole space of them, and draws from it that leave no part of it out. */
import { packs } from '../../../rulesets'
import { shuffled, type Rng } from '../../../src/engine'

/** One way to look at a step: the window's size, its type and its language. */
export interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly deskText: 'normal' | 'large' | 'larger'
  readonly language: string
}

/** A game with so many players. */
export interface RoomTable {
  readonly ruleset: string
  readonly players: number
}

const SIZES: readonly Look['size'][] = [
  { width: 1024, height: 768 },
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
]
const TEXTS: readonly Look['deskText'][] = ['normal', 'large', 'larger']
const LANGUAGES = ['en', 'de', 'pl']

const setups = SIZES.flatMap((size) => TEXTS.map((deskText) => ({ size, deskText })))

/** Every way to look; a size follows the other, so that type and language change as seldom as can be. */
export const everyLook: readonly Look[] = LANGUAGES.flatMap((language) =>
  TEXTS.flatMap((deskText) => SIZES.map((size) => ({ size, deskText, language }))),
)

/** Every game with every number of players, by game. */
export const everyTable: Readonly<Record<string, readonly RoomTable[]>> = Object.fromEntries(
  Object.entries(packs).map(([ruleset, { rules }]) => {
    const { min, max } = rules.casting.players
    const counts = Array.from({ length: max - min + 1 }, (_, more) => min + more)
    return [ruleset, counts.map((players) => ({ ruleset, players }))]
  }),
)

/** Tables of a game in its order, one from each of so many stretches of the numbers of players. */
export function drawTables(ruleset: string, count: number, rng: Rng): RoomTable[] {
  const all = everyTable[ruleset] ?? []
  return Array.from({ length: Math.min(count, all.length) }, (_, stretch) => {
    const at = Math.floor(((stretch + rng()) * all.length) / Math.min(count, all.length))
    return all[at]
  }).filter((table) => table !== undefined)
}

/** Ways to look; of twelve each size meets each type once, and each language four of these pairs. */
export function drawLooks(count: number, rng: Rng): Look[] {
  const looks: Look[] = []
  while (looks.length < count) {
    const first = Math.floor(rng() * LANGUAGES.length)
    looks.push(
      ...shuffled(setups, (n) => Math.floor(rng() * n)).map((setup, at) => ({
        ...setup,
        language: LANGUAGES[(first + at) % LANGUAGES.length] ?? 'en',
      })),
    )
  }
  return looks.slice(0, count)
}
