/** Games that somebody wrote, whole: with their texts and stories, as they are played from the shelf. */
import { readdirSync, readFileSync } from 'node:fs'
import { packs } from '../../rulesets'
import type { GamePack } from '../../rulesets/pack'
import { gameOf, type OwnGame } from '../../src/own/game'
import type { OwnDocument } from '../../src/own/format/document'
import { open } from '../../src/own/open/open'

const FOLDER = 'assets/games'
const known = new Map<string, OwnGame>()

/** The whole game of a document; `packOf` finds it from now on. */
export function wholeGame(document: OwnDocument): OwnGame {
  const game = gameOf(document)
  known.set(game.id, game)
  return game
}

function shippedGame(file: string): OwnGame {
  const { document, problems } = open(readFileSync(`${FOLDER}/${file}`, 'utf8'))
  if (!document) throw new Error(`${file}: ${JSON.stringify(problems)}`)
  return wholeGame(document)
}

/** Every document that comes with the program, by its file. */
export const shippedGames = (): readonly (readonly [string, OwnGame])[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => [file, shippedGame(file)])

/** What a game shows and tells, built in or written, with the stories that are told with it. */
export function packOf(id: string): Partial<GamePack> {
  const game = known.get(id)
  if (!game) return packs[id] ?? {}
  const stories = game.pack.stories ?? packs[game.storiesOf('en') ?? '']?.stories
  return { ...game.pack, ...(stories ? { stories } : {}) }
}
