/** English adds nothing here: it stands in each game's own pack, and what another language lacks is said in it. */
import type { GamesInLanguage } from '../pack'

export const games: GamesInLanguage = {}
