/** Every word of the language of games, for whoever writes one. Made when it is first asked for: few hosts ever do. */
import type { GameWords, WordSchema } from '../../bridge'

let made: Promise<GameWords> | null = null

async function make(): Promise<GameWords> {
  const [{ jsonSchema }, { PLAYER_WORDS }] = await Promise.all([
    import('../../own/described/jsonSchema'),
    import('../../own/language/who/words'),
  ])
  const players = Object.entries(PLAYER_WORDS).map(([word, { about }]) => [word, about])
  return {
    schema: jsonSchema() as WordSchema,
    players: Object.fromEntries(players) as Record<string, string>,
  }
}

export const gameWords = (): Promise<GameWords> => (made ??= make())
