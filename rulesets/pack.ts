/** What a whole game is made of: its rules, and what windows show of it. */
import type { AnyRuleset } from '../src/engine'
import type { WrittenTexts } from '../src/i18n/rulesetTexts'
import type { StoryPack } from '../src/story'
import type { ThemeTokens } from '../src/ui/themeTokens'

/**
 * One game. Everything but the rules is plain data, reaches the windows through the host, and may be missing: a
 * game without texts is played by its ids, one without a theme in the product's own look.
 */
export interface GamePack {
  readonly rules: AnyRuleset
  /** By language; one that is not here is looked for among the languages of all games, else it is the base language. */
  readonly texts?: Readonly<Record<string, WrittenTexts>>
  readonly stories?: Readonly<Record<string, StoryPack>>
  readonly theme?: ThemeTokens
}

/** Games by the id of their rules. */
export type GamePacks = Readonly<Record<string, GamePack>>

/** What a game has in one more language. */
export interface GameInLanguage {
  readonly texts?: WrittenTexts
  readonly stories?: StoryPack
}

/** Games by id in one language; what is not there is said in the base language. */
export type GamesInLanguage = Readonly<Record<string, GameInLanguage>>
