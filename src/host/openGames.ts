/** All games of a host program: those built in, those of the host's own, and what of them goes to which window. */
import type { GamePacks } from '../../rulesets/pack'
import { Packs, type PacksOptions } from './packs/packs'
import { memoryFolder } from './games/folder/memoryFolder'
import { OwnGames, type OwnGamesOptions } from './games/ownGames'
import type { Furnishing, GameFolder } from './games/folder/ports'
import { Registry } from './games/pack/registry'

export interface OpenGamesOptions
  extends Omit<PacksOptions, 'packs'>, Pick<OwnGamesOptions, 'onDouble' | 'onRead' | 'reader'> {
  readonly packs: GamePacks
  readonly games?: GameFolder
  readonly furnishing?: Furnishing
}

export interface OpenedGames {
  readonly games: Registry
  readonly packs: Packs
  readonly ownGames: OwnGames
}

/** Reads nothing yet. */
export function openGames(options: OpenGamesOptions): OpenedGames {
  const { gamesInLanguage, languages, onError, onDouble, onRead, reader } = options
  const games = new Registry(options.packs)
  const packs = new Packs({
    get packs() {
      return games.packs
    },
    ...(gamesInLanguage ? { gamesInLanguage } : {}),
    ...(languages ? { languages } : {}),
    onError,
  })
  const ownGames = new OwnGames({
    folder: options.games ?? memoryFolder(),
    furnishing: options.furnishing ?? null,
    registry: games,
    onDouble,
    onRead,
    reader,
  })
  return { games, packs, ownGames }
}
