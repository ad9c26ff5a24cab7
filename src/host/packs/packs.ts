/** The games this host knows, and what of them goes to which window. */
import type { GamePacks, GamesInLanguage } from '../../../rulesets/pack'
import type { DeskPack, ShowPack, ShowTexts } from '../../bridge'
import { own, readOptions, type AnyRuleset, type OptionValues } from '../../engine'
import {
  BASE_LANGUAGE,
  languages as listed,
  roomLanguageOf,
  type Languages,
} from '../../i18n/languages'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import { textsFor } from '../../i18n/textsFor'
import type { StoryPack } from '../../story'
import type { ThemeTokens } from '../../ui/themeTokens'
import { readTheme, type PackFinding } from './readTheme'

export interface PacksOptions {
  readonly packs: GamePacks
  /** All games in a language that is not the base one. */
  readonly gamesInLanguage?: (language: string) => Promise<GamesInLanguage>
  /** The languages that may be asked for; without them those the program speaks. */
  readonly languages?: Languages
  /** Hears of a language whose games cannot be loaded; they are then in the base language. */
  readonly onError: (error: unknown) => void
}

/** A game under its house rules. */
export interface GameInPlay {
  readonly id: string
  readonly rules: OptionValues
}

export class Packs {
  readonly rulesets: Readonly<Record<string, AnyRuleset>>
  /** What is wrong with the themes; such a game is played in the product's own look. */
  readonly findings: readonly PackFinding[]
  readonly #themes = new Map<string, ThemeTokens>()
  readonly #loaded = new Map<string, GamesInLanguage>()
  /** What games say under their default house rules, by game and language; for the desk's list, which is long. */
  readonly #usual = new Map<string, RulesetTexts | null>()

  constructor(private readonly options: PacksOptions) {
    const findings: PackFinding[] = []
    const games = Object.entries(options.packs)
    this.rulesets = Object.fromEntries(games.map(([id, { rules }]) => [id, rules]))
    for (const [id, { theme: given }] of games) {
      const read = readTheme(given, id)
      this.#themes.set(id, read.theme)
      findings.push(...read.findings)
    }
    this.findings = findings
  }

  /** Brings the games' words for desk and room. Until then, and where one has none, they are in the base language. */
  async load(settings: Parameters<typeof roomLanguageOf>[0]): Promise<void> {
    const wanted = new Set([settings.language, roomLanguageOf(settings)])
    await Promise.all([...wanted].map((language) => this.#load(language)))
  }

  async #load(language: string): Promise<void> {
    const { gamesInLanguage, languages = listed, onError } = this.options
    if (!gamesInLanguage || language === BASE_LANGUAGE) return
    if (this.#loaded.has(language) || !Object.hasOwn(languages, language)) return
    try {
      this.#loaded.set(language, await gamesInLanguage(language))
    } catch (error) {
      onError(error)
    }
  }

  /** Changes when a language's words have come. */
  state(language: string): string {
    return this.#loaded.has(language) ? `${language}, loaded` : language
  }

  stories(id: string, language: string): StoryPack | null {
    const translated = own(this.#loaded.get(language), id)?.stories
    return inLanguage(own(this.options.packs, id)?.stories, translated, language)
  }

  /**
   * Every game for the private window.
   * @param played the one on the desk; all others speak by their default house rules
   */
  forDesk(language: string, played: GameInPlay | null): DeskPack[] {
    return [...this.#themes].map(([id, { teams, scenery, lights }]) => ({
      id,
      texts: played?.id === id ? this.textsOf(played, language) : this.#usualTexts(id, language),
      teams,
      place: { skyline: scenery.skyline, light: lights.dusk },
    }))
  }

  /** A game for the public window; null for one that is not here. */
  forShow(played: GameInPlay, language: string): ShowPack | null {
    const theme = this.#themes.get(played.id)
    if (!theme) return null
    const texts = this.textsOf(played, language)
    return { id: played.id, texts: texts && shownTexts(texts), theme }
  }

  /** What a game says under its house rules; null where it has no words. */
  textsOf({ id, rules }: GameInPlay, language: string): RulesetTexts | null {
    const translated = own(this.#loaded.get(language), id)?.texts
    const written = inLanguage(own(this.options.packs, id)?.texts, translated, language)
    return written && textsFor(written, rules)
  }

  #usualTexts(id: string, language: string): RulesetTexts | null {
    const key = `${id}, ${this.state(language)}`
    const known = this.#usual.get(key)
    if (known !== undefined) return known
    const read = readOptions(own(this.rulesets, id)?.options ?? {}, {})
    const texts = this.textsOf({ id, rules: read.ok ? read.values : {} }, language)
    this.#usual.set(key, texts)
    return texts
  }
}

/** A game's own words come first, then those of all games in this language, then the base language's. */
const inLanguage = <T>(
  ofGame: Readonly<Record<string, T>> | undefined,
  translated: T | undefined,
  language: string,
): T | null => own(ofGame, language) ?? translated ?? own(ofGame, BASE_LANGUAGE) ?? null

/** By allow-list: what the host says, does and is reminded of stays at the desk. */
function shownTexts(texts: RulesetTexts): ShowTexts {
  const { name, tagline, items, stages, moments, chronicle, values } = texts
  return {
    name,
    tagline,
    items,
    stages,
    chronicle,
    ...(moments ? { moments } : {}),
    ...(values ? { values } : {}),
    teams: mapped(texts.teams, ({ name: team, won }) => ({ name: team, won })),
    roles: mapped(texts.roles, named),
    cards: mapped(texts.cards, named),
    statuses: mapped(texts.statuses, named),
  }
}

const named = ({ name }: { readonly name: string }) => ({ name })

const mapped = <T, U>(table: Readonly<Record<string, T>>, of: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, of(value)]))
