/**
 * The parts of a game that are no code, as windows get them: by the game's id and in one language, before the first
 * view that needs them. Nothing in a pack belongs to an evening.
 */
import type { RulesetTexts } from '../i18n/rulesetTexts'
import type { ThemeTokens } from '../ui/themeTokens'
import type { ChronicleEntry } from './views/room'

interface PackHead {
  /** The game's id, as in `view.ruleset`. */
  readonly id: string
}

/** A game for the private window: all its words. */
export interface DeskPack extends PackHead {
  readonly texts: RulesetTexts | null
  /** A colour per team, the same as in the public window. */
  readonly teams: ThemeTokens['teams']
  /** The drawing of each role, where the game has such. */
  readonly glyphs?: ThemeTokens['glyphs']
  /** Where it takes place, for its card on the first page. */
  readonly place: {
    readonly skyline: ThemeTokens['scenery']['skyline']
    readonly light: ThemeTokens['lights']['dusk']
  }
}

/** What a window itself says in a language that is a document, by who says it; sent as a game is, before the view that needs it. */
export interface WordsPack {
  readonly id: typeof WORDS
  readonly language: string
  readonly words: Readonly<Record<string, unknown>>
  /** It is no game. */
  readonly texts?: never
}

/** No game is called so. */
export const WORDS = 'words:'

/** Whether what was sent are words of the window itself, and no game. */
export const isWords = (pack: PackHead): pack is WordsPack => pack.id === WORDS

/** What phones know of the languages that they can be in: a path below the public files. */
export const PHONE_LANGUAGES_PATH = 'languages.json'

/** Where phones find the words of a language that is a document: a path below the public files. */
export const phoneWordsPath = (language: string): string => `words/${language}.json`

type Named = Readonly<Record<string, { readonly name: string }>>

/** The words that the public window shows: names, announcements, headings, and the lines of the true story. */
export interface ShowTexts extends Pick<
  RulesetTexts,
  'name' | 'tagline' | 'items' | 'stages' | 'moments' | 'chronicle' | 'values'
> {
  readonly teams: Readonly<Record<string, { readonly name: string; readonly won: string }>>
  readonly roles: Named
  readonly cards: Named
  readonly statuses: Named
}

/** A game for the public window. Built by allow-list; what the host says and does is not in it. */
export interface ShowPack extends PackHead {
  readonly texts: ShowTexts | null
  readonly theme: ThemeTokens
}

/** The words on a player's phone: those of the room's, what stands on the cards, and what players can say. */
export interface PhoneTexts extends Pick<
  RulesetTexts,
  'name' | 'tagline' | 'items' | 'stages' | 'options' | 'roles' | 'cards' | 'teams'
> {
  readonly statuses: Named
  /** What steps take instead of a player, by its key: `yes`, `hang`. */
  readonly words: Readonly<Record<string, string>>
}

/** What calls say, and the signs that come back in them, by their step: for nights on phones, and fetched when cards are dealt. */
export type PhoneCalls = Readonly<Record<string, CallTexts>>

/** Where phones find it in a language of theirs: a path below the public files. */
export const phoneCallsPath = (id: string, language: string): string =>
  `calls/${id}/${language}.json`

/** A call as it stands on a phone: nothing of it is for the host alone. */
export interface CallTexts {
  readonly say: readonly string[]
  /** Words that can be said in it, and of passing (`pass`). */
  readonly options: Readonly<Record<string, string>>
  /** The sign of the call itself, or of one of its readings. */
  readonly sign?: string
  readonly variants: Readonly<
    Record<string, { readonly say?: readonly string[]; readonly sign?: string }>
  >
  readonly signals: Readonly<Record<string, string>>
}

/** A game for the players' phones, the same for all: nothing of it says who has which card. */
export interface PhonePack extends PackHead {
  readonly texts: PhoneTexts | null
  readonly theme: ThemeTokens
}

/** Where phones find a game in a language of theirs: a path below the public files. */
export const phonePackPath = (id: string, language: string): string =>
  `games/${id}/${language}.json`

/** Where a document is handed out to whoever was shown its address: a path below the public files. */
export const sharedGamePath = (token: string, id: string): string =>
  `shared/${token}/${id}.nightfall.yaml`

/** The evening as it really was, for the players' phones: what the big screen tells once the cards are turned over. */
export interface PhoneStory {
  /** When it began, milliseconds since 1970. */
  readonly startedAt: number
  readonly chronicle: readonly ChronicleEntry[]
  /** What its lines say; null where the game has no words. */
  readonly words: Pick<ShowTexts, 'chronicle' | 'values'> | null
}

/** Where phones find it in a language of theirs: a path below the public files. */
export const phoneStoryPath = (language: string): string => `story/${language}.json`

/** What a window has been sent of games: the newest of each. */
export class PackStore<P extends PackHead> {
  readonly #packs = new Map<string, P>()
  readonly #listeners = new Set<(pack: P) => void>()

  take(pack: P): void {
    this.#packs.set(pack.id, pack)
    for (const listener of this.#listeners) listener(pack)
  }

  /** Calls back with all that is there and all that comes. @returns a function that stops */
  onPack(listener: (pack: P) => void): () => void {
    this.#listeners.add(listener)
    for (const pack of this.#packs.values()) listener(pack)
    return () => {
      this.#listeners.delete(listener)
    }
  }
}
