/** Which game is filmed: one that is built in, by its id, or one that comes with the program as a document, by its file. */
import type { GamePacks } from '../../rulesets/pack'
import { nightfallTheme } from '../../src/ui/nightfallTheme'
import type { ThemeTokens } from '../../src/ui/themeTokens'
import { packs } from '../support/games'
import { shippedGames } from '../support/ownPacks'

export interface Played {
  /** What it is called among all games. */
  readonly id: string
  readonly theme: ThemeTokens
  readonly packs: GamePacks
}

/** @throws when there is no such game, naming all there are */
export function playedGame(name: string): Played {
  const own = shippedGames().find(([file]) => file === `${name}.yaml`)?.[1]
  const all: GamePacks = own ? { ...packs, [own.id]: own.pack } : packs
  const id = own?.id ?? name
  const pack = all[id]
  if (!pack) {
    const files = shippedGames().map(([file]) => file.replace('.yaml', ''))
    throw new Error(`Say a game: ${[...Object.keys(packs), ...files].join(', ')}.`)
  }
  return { id, theme: pack.theme ?? nightfallTheme, packs: all }
}
