/** Games that hosts write themselves, as the desk lists them and as it asks about them. */

import type { OptionDef, OptionValues } from '../../engine'
import type { RulesetTexts } from '../../i18n/rulesetTexts'
import type { LogLine } from '../deeds'

/** Characters of a game's text that are taken at all; what is longer than a document may be is told with its number. */
export const OWN_GAME_LENGTH = 300_000

/** One own game on the shelf, playable or not. */
export interface OwnGameEntry {
  /** The document's own id, which is its file's name; of an unreadable one the file's name. */
  readonly id: string
  /** What it is called as a game: `own.` and its id. Null while it cannot be played. */
  readonly ruleset: string | null
  /** In the desk's language, else in the document's first one; its id where nothing can be read. */
  readonly name: string
  readonly tagline: string
  readonly edition: number | null
  /** Eight digits of what it says, by which two hosts compare: `7f3a-91c2`. Null while it cannot be played. */
  readonly fingerprint: string | null
  readonly players: {
    readonly min: number
    readonly max: number
    readonly best: readonly [number, number]
  } | null
  readonly languages: readonly string[]
  readonly errors: number
  readonly warnings: number
  /** What is wrong with its file, whatever its text says: it cannot be read, or another one has the same id. */
  readonly trouble: 'unread' | 'double' | null
}

/** Where own games lie; a problem is said beside them and takes nothing else away. */
export interface OwnGamesView {
  readonly games: readonly OwnGameEntry[]
  readonly folder: string | null
  readonly problem: 'unreadable' | 'unwritable' | null
  /** Raised whenever a file of the folder has changed: what was asked of a game may be asked anew. */
  readonly changes: number
  /** Raised whenever the host has chosen a file on the machine: its text is there for `games.picked`. */
  readonly picked: number
}

/** The game that an evening brings along. */
export interface CarriedGame {
  readonly name: string
  readonly edition: number
  readonly fingerprint: string
  /** Whether this very game is on the shelf, too. */
  readonly isKept: boolean
}

/** How much of a rehearsal could be played again, the reply's data of `games.renew`. */
export interface GameRenewed {
  /** Answers that were given again, of how many. */
  readonly again: number
  readonly of: number
}

/** What is wrong at one place of a document. */
export interface GameProblem {
  readonly code: string
  readonly level: 'error' | 'warning' | 'note'
  /** Counted from 1. */
  readonly line: number
  readonly column: number
  /** `roles.seer.calls[0]`; empty for the whole. */
  readonly path: string
  /** In the desk's language: what is wrong, why it matters, what to do. */
  readonly sentences: readonly [string, string, string]
}

/** What a text is, the reply's data of `games.check`. */
export interface GameCheck {
  readonly id: string | null
  readonly name: string | null
  readonly edition: number | null
  readonly fingerprint: string | null
  readonly playable: boolean
  /** By line, at most fifty. */
  readonly problems: readonly GameProblem[]
  /** How many more there are. */
  readonly more: number
}

/** What became of a text that was to be kept, the reply's data of `games.keep`. */
export interface GameKept {
  readonly id: string
  /** `same`: this very game was there already. `taken`: another one has its id; nothing was changed. */
  readonly as: 'new' | 'replaced' | 'beside' | 'same' | 'taken'
  /** Of the one that was there before. */
  readonly before: { readonly edition: number | null; readonly fingerprint: string | null } | null
  readonly edition: number | null
  readonly fingerprint: string | null
}

/** What a new game may begin from, the reply's data of `games.templates`. */
export interface GameTemplates {
  readonly templates: readonly {
    readonly id: string
    readonly name: string
    readonly kind: 'empty' | 'five' | 'example' | 'own'
  }[]
}

/** A part of the format's schema (JSON Schema, draft 7), as far as whoever completes words reads it. */
export interface WordSchema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly description?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly WordSchema[]
  readonly allOf?: readonly WordSchema[]
  readonly if?: WordSchema
  readonly then?: WordSchema
  readonly items?: WordSchema | readonly WordSchema[]
  readonly properties?: Readonly<Record<string, WordSchema>>
  readonly propertyNames?: { readonly pattern?: string }
  readonly additionalProperties?: WordSchema | boolean
  readonly definitions?: Readonly<Record<string, WordSchema>>
}

/** Every word of the language with its sentence, the reply's data of `games.words`; the same for every game. */
export interface GameWords {
  readonly schema: WordSchema
  /** The words that name players by themselves. */
  readonly players: Readonly<Record<string, string>>
}

/** The reply's data of `games.text` and of every command that makes a text of a text. */
export interface GameText {
  readonly text: string
}

export interface PreviewCall {
  readonly id: string
  readonly title: string
  /** The class by which it stands where it stands. */
  readonly kind:
    | 'know'
    | 'hide'
    | 'swap'
    | 'stop'
    | 'turn'
    | 'guard'
    | 'mark'
    | 'kill'
    | 'change'
    | 'look'
    | 'trail'
  /** What the host says, line by line. */
  readonly say: readonly string[]
  readonly close: readonly string[]
  readonly does: string
  readonly ask: string | null
  /** Cards that wake. */
  readonly wakes: readonly string[]
  /** Signs that may be given back, in words. */
  readonly shows: readonly string[]
  /** Other readings that the host may meet: nobody lives, blocked, at rest, used up. Name and what is done. */
  readonly readings: readonly { readonly name: string; readonly does: string }[]
}

/** A question before everybody, or a power that somebody may use unasked. */
export interface PreviewAsked extends Pick<
  PreviewCall,
  'id' | 'title' | 'kind' | 'say' | 'does' | 'ask'
> {
  /** When it comes, how often, and what the room learns by it, sentence by sentence. */
  readonly when: readonly string[]
}

/** A document as an evening, the reply's data of `games.preview`; made of the document alone. */
export interface GamePreview {
  readonly name: string
  readonly tagline: string
  readonly about: readonly string[]
  readonly language: string
  readonly languages: readonly string[]
  /** For which number it was made: the asked one, held within the game's own. */
  readonly players: number
  readonly range: { readonly min: number; readonly max: number }
  readonly nights: readonly { readonly night: number; readonly calls: readonly PreviewCall[] }[]
  readonly day: readonly {
    readonly id: string
    readonly title: string
    readonly lines: readonly string[]
  }[]
  readonly asked: readonly PreviewAsked[]
  readonly ends: readonly { readonly wins: string; readonly when: string }[]
  readonly teams: readonly {
    readonly id: string
    readonly name: string
    readonly goal: string
    readonly colour: string
  }[]
  readonly roles: readonly {
    readonly id: string
    readonly name: string
    readonly team: string
    readonly help: string
    readonly recipe: string | null
  }[]
  /** One row for every number of players. */
  readonly deck: readonly {
    readonly players: number
    readonly cards: readonly {
      readonly id: string
      readonly name: string
      readonly count: number
    }[]
    readonly findings: readonly string[]
  }[]
  readonly options: readonly {
    readonly id: string
    readonly def: OptionDef
    readonly says: {
      readonly name: string
      readonly help: string
      readonly values: Readonly<Record<string, string>>
    }
    /** The value this preview was made under, and the same as text. */
    readonly chosen: OptionValues[string]
    readonly value: string
  }[]
  /** How many texts a language lacks, and these as YAML to fill in. */
  readonly missing: readonly {
    readonly language: string
    readonly count: number
    readonly skeleton: string
  }[]
}

/** How the program's own evenings of a document went, the reply's data of `games.tried`. */
export interface GameTried {
  readonly state: 'running' | 'done' | 'stopped'
  readonly played: number
  readonly of: number
  readonly ended: number
  readonly nights: { readonly middle: number; readonly low: number; readonly high: number } | null
  readonly wins: Readonly<Record<string, number>>
  readonly problems: readonly GameProblem[]
}

/** One evening of invented players from its deal to its end, the reply's data of `games.evening`. */
export interface GameEvening {
  readonly language: string
  /** Who sits there, and what they were dealt. */
  readonly seats: readonly { readonly name: string; readonly cards: readonly string[] }[]
  /** Cards that nobody holds. */
  readonly middle: readonly string[]
  /** What was done and what came of it, as in the log of an evening. */
  readonly lines: readonly LogLine[]
  /** The words that the lines are said with. */
  readonly texts: RulesetTexts | null
}
