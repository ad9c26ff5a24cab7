/**
 * A whole game made of a document: its rules, and what the windows show of it. Texts and stories of a language are made
 * when they are asked for, and only once.
 */
import type { AnyRuleset } from '../engine'
import type { WrittenTexts } from '../i18n/rulesetTexts'
import type { StoryPack } from '../story'
import type { ThemeTokens } from '../ui/themeTokens'
import { canonicalOf } from './open/canonical'
import { rulesetOf } from './play/ruleset'
import type { OwnDocument } from './format/document'
import { storiesOf, storyPackOf } from './words/stories'
import { textsOf } from './words/texts/texts'
import { BOOK_LANGUAGES } from './words/texts/tongue'
import { themeOf } from './words/theme/theme'

/** Of the shape of every game's pack. */
interface OwnPack {
  readonly rules: AnyRuleset
  readonly texts: Readonly<Record<string, WrittenTexts>>
  readonly stories?: Readonly<Record<string, StoryPack>>
  readonly theme: ThemeTokens
}

export interface OwnGame {
  /** What it is called among all games. */
  readonly id: string
  /** With its recipes put in. */
  readonly document: OwnDocument
  /** What an evening keeps of it, and what is hashed. */
  readonly canonical: string
  readonly pack: OwnPack
  /** The game of the program whose stories are told in a language; null: none, or its own. */
  readonly storiesOf: (language: string) => string | null
}

/** A table that makes each of its entries when it is first asked for. */
function lazily<T>(keys: Iterable<string>, make: (key: string) => T): Readonly<Record<string, T>> {
  const made = new Map<string, T>()
  const table = {}
  for (const key of keys) {
    Object.defineProperty(table, key, {
      enumerable: true,
      get() {
        const known = made.get(key) ?? make(key)
        made.set(key, known)
        return known
      },
    })
  }
  return table
}

/** A document that was expanded and found free of errors as a game like all others. */
export function gameOf(document: OwnDocument): OwnGame {
  const languages = new Set([...document.languages, ...BOOK_LANGUAGES])
  const told = [...languages].filter((language) => storyPackOf(document, language) !== undefined)
  const rules = rulesetOf(document)
  const pack: OwnPack = {
    rules,
    texts: lazily(languages, (language) => textsOf(document, language)),
    theme: themeOf(document),
    ...(told.length > 0
      ? { stories: lazily(told, (language) => storyPackOf(document, language) as StoryPack) }
      : {}),
  }
  return {
    id: `own.${document.id}`,
    document,
    canonical: canonicalOf(document),
    pack,
    storiesOf: (language) => storiesOf(document, language),
  }
}
