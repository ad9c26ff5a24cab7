/** The built-in games in other languages, loaded when one is chosen. Each language is a file in `languages`. */
import type { GamesInLanguage } from './pack'

/**
 * All games in a language of the list; English stands in each game's own pack.
 * @throws when the language has no file
 */
export async function gamesInLanguage(language: string): Promise<GamesInLanguage> {
  const file = (await import(`./languages/${language}.ts`)) as { readonly games: GamesInLanguage }
  return file.games
}
