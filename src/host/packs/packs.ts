/** The games this host knows, and what of them goes to which window. */
import type { GamePack, GamePacks, GamesInLanguage } from '../../../rulesets/pack'
import type {
  CallTexts,
  DeskPack,
  PhoneCalls,
  PhonePack,
  PhoneTexts,
  ShowPack,
  ShowTexts,
} from '../../bridge'
import { lookUp, readOptions, type OptionValues } from '../../engine'
import {
  BASE_LANGUAGE,
  languages as listed,
  roomLanguageOf,
  type Languages,
} from '../../i18n/languages'
import type { RulesetTexts, StepTexts } from '../../i18n/rulesetTexts'
import { textsFor } from '../../i18n/textsFor'
import { clipChecker, clipKey, clipPack, type StoryPack } from '../../story'
import { isOwn } from '../games/pack/ownPack'
import { readTheme, type PackFinding } from './readTheme'

export interface PacksOptions {
  /** Asked anew each time: a host's own games come and go. */
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

type Theme = ReturnType<typeof readTheme>

export class Packs {
  /** What is wrong with the themes; such a game is played in the product's own look. */
  readonly findings: readonly PackFinding[]
  readonly #themes = new WeakMap<GamePack, Theme>()
  readonly #loaded = new Map<string, GamesInLanguage>()
  /** Knows the names of each pack's recordings. */
  readonly #clips = new WeakMap<StoryPack, (title: string) => boolean>()
  /** What games say under their default house rules, by language; for the desk's list, which is long. */
  readonly #usual = new WeakMap<GamePack, Map<string, RulesetTexts | null>>()

  constructor(private readonly options: PacksOptions) {
    this.findings = this.#all.flatMap(([id, pack]) => this.#themeOf(id, pack).findings)
  }

  get #all(): [string, GamePack][] {
    return Object.entries(this.options.packs)
  }

  #pack(id: string): GamePack | undefined {
    return lookUp(this.options.packs, id)
  }

  #themeOf(id: string, pack: GamePack): Theme {
    const read = this.#themes.get(pack) ?? readTheme(pack.theme, id)
    this.#themes.set(pack, read)
    return read
  }

  /** Brings the games' words for desk and room. Until then, and where one has none, they are in the base language. */
  async load(settings: Parameters<typeof roomLanguageOf>[0]): Promise<void> {
    const wanted = new Set([settings.language, roomLanguageOf(settings)])
    await Promise.all([...wanted].map((language) => this.#load(language)))
  }

  /** The same for a language that a phone speaks. @returns whether the program speaks it */
  async bring(language: string): Promise<boolean> {
    const { languages = listed } = this.options
    if (!Object.hasOwn(languages, language)) return false
    await this.#load(language)
    return true
  }

  async #load(language: string): Promise<void> {
    const { gamesInLanguage, languages = listed, onError } = this.options
    if (!gamesInLanguage || language === BASE_LANGUAGE) return
    if (this.#loaded.has(language) || !Object.hasOwn(languages, language)) return
    // A document has no words of the games of the program.
    if (!languages[language]?.load) return
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
    const asked = this.#pack(id)
    const borrowed = isOwn(asked) ? asked.storiesOf(language) : null
    // A document has its own stories in every language in which it tells any.
    if (isOwn(asked) && borrowed === null) return lookUp(asked.stories ?? {}, language) ?? null
    const teller = borrowed ?? id
    const translated = lookUp(this.#loaded.get(language), teller)?.stories
    return inLanguage(this.#pack(teller)?.stories, translated, language)
  }

  /**
   * Tells of as many names as there are whether they are those of recordings of stories, as games and languages are now. Of a
   * language whose words have not come, nobody knows the sentences yet: its names are taken.
   */
  clipNames(): (title: string) => boolean {
    const { languages = listed } = this.options
    const known = new Map<string, readonly ((title: string) => boolean)[]>()
    return (title) => {
      const [game = '', language = ''] = clipKey(title).split('.')
      if (!Object.hasOwn(languages, language)) return false
      const key = `${game}.${language}`
      const checks = known.get(key) ?? this.#clipsOf(game, language)
      known.set(key, checks)
      return checks.some((isClip) => isClip(title))
    }
  }

  #clipsOf(game: string, language: string): readonly ((title: string) => boolean)[] {
    return this.#all.flatMap(([id]) => {
      const pack = this.stories(id, language)
      if (!pack) return []
      if (pack.lang !== language) return id.toLowerCase() === game ? [() => true] : []
      return clipKey(clipPack(pack)) === `${game}.${language}` ? [this.#checkerOf(pack)] : []
    })
  }

  #checkerOf(pack: StoryPack): (title: string) => boolean {
    const known = this.#clips.get(pack) ?? clipChecker(pack)
    this.#clips.set(pack, known)
    return known
  }

  /**
   * Every game for the private window.
   * @param played the one on the desk; all others speak by their default house rules
   */
  forDesk(language: string, played: GameInPlay | null): DeskPack[] {
    return this.#all.map(([id, pack]) => {
      const { teams, glyphs, scenery, lights } = this.#themeOf(id, pack).theme
      const texts =
        played?.id === id ? this.textsOf(played, language) : this.#usualTexts(id, pack, language)
      return {
        id,
        texts,
        teams,
        ...(glyphs && { glyphs }),
        place: { skyline: scenery.skyline, light: lights.dusk },
      }
    })
  }

  /** A game for the public window; null for one that is not here. */
  forShow(played: GameInPlay, language: string): ShowPack | null {
    const pack = this.#pack(played.id)
    if (!pack) return null
    const { theme } = this.#themeOf(played.id, pack)
    const texts = this.#textsOf(played, language)
    return { id: played.id, texts: texts && shownTexts(texts), theme }
  }

  /** A game for the players' phones, the same for all of them; null for one that is not here. */
  forPhones(played: GameInPlay, language: string): PhonePack | null {
    const pack = this.#pack(played.id)
    if (!pack) return null
    const texts = this.textsOf(played, language)
    const { theme } = this.#themeOf(played.id, pack)
    return { id: played.id, texts: texts && phoneTexts(texts), theme }
  }

  /** What its calls say on the players' phones; null where it has no words. */
  callsForPhones(played: GameInPlay, language: string): PhoneCalls | null {
    const texts = this.textsOf(played, language)
    return texts && mapped(texts.steps, callTexts)
  }

  /** What a game says under its house rules; null where it has no words. */
  textsOf(game: GameInPlay, language: string): RulesetTexts | null {
    const texts = this.#textsOf(game, language)
    return texts && { ...texts, name: inPlainSpaces(texts.name) }
  }

  /** The same with a name that says where it is broken over a wall. */
  #textsOf({ id, rules }: GameInPlay, language: string): RulesetTexts | null {
    const translated = lookUp(this.#loaded.get(language), id)?.texts
    const written = inLanguage(this.#pack(id)?.texts, translated, language)
    return written && textsFor(written, rules)
  }

  #usualTexts(id: string, pack: GamePack, language: string): RulesetTexts | null {
    const known = this.#usual.get(pack) ?? new Map<string, RulesetTexts | null>()
    this.#usual.set(pack, known)
    const key = this.state(language)
    const found = known.get(key)
    if (found !== undefined) return found
    const read = readOptions(pack.rules.options, {})
    const texts = this.textsOf({ id, rules: read.ok ? read.values : {} }, language)
    known.set(key, texts)
    return texts
  }
}

/** A game's own words come first, then those of all games in this language, then the base language's. */
const inLanguage = <T>(
  ofGame: Readonly<Record<string, T>> | undefined,
  translated: T | undefined,
  language: string,
): T | null =>
  lookUp(ofGame, language) ??
  translated ??
  lookUp(ofGame, BASE_LANGUAGE) ??
  // A game of a host's own may be in other languages alone; the first is the one it was written in.
  firstOf(ofGame)

function firstOf<T>(ofGame: Readonly<Record<string, T>> | undefined): T | null {
  const [first] = Object.keys(ofGame ?? {})
  return first === undefined ? null : (ofGame?.[first] ?? null)
}

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

/** By allow-list: besides what the room is shown, what stands on the cards, and the words that players can say. */
function phoneTexts(texts: RulesetTexts): PhoneTexts {
  const { name, tagline, items, stages, options, steps } = texts
  return {
    name,
    tagline,
    items,
    stages,
    options,
    teams: mapped(texts.teams, ({ name: team, goal, won }) => ({ name: team, goal, won })),
    roles: mapped(texts.roles, ({ name: role, help }) => ({ name: role, help })),
    cards: mapped(texts.cards, ({ name: card, help, wins }) => ({
      name: card,
      help,
      ...(wins !== undefined && { wins }),
    })),
    statuses: mapped(texts.statuses, named),
    words: Object.assign({}, ...Object.values(steps).map((step) => step.options ?? {})) as Record<
      string,
      string
    >,
  }
}

/** What a call says to the table and gives back in silence; what the host does stays with the host. */
function callTexts({ say, options = {}, sign, variants, signals }: StepTexts): CallTexts {
  return {
    say,
    options,
    ...(sign !== undefined && { sign }),
    variants: mapped(variants ?? {}, ({ say: said, sign: shown }) => ({
      ...(said && { say: said }),
      ...(shown !== undefined && { sign: shown }),
    })),
    signals: mapped(signals ?? {}, ({ sign: shown }) => shown),
  }
}

/** What goes into titles, files and searches is written as people type it. */
const inPlainSpaces = (name: string): string => name.replaceAll('\u00a0', ' ')

const named = ({ name }: { readonly name: string }) => ({ name })

const mapped = <T, U>(table: Readonly<Record<string, T>>, of: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(table).map(([id, value]) => [id, of(value)]))
