/** The stories of a document: those of a game of the program, or its own. */
import type { StoryPack } from '../../story'
import type { StoryGrammar } from '../format/dressing'
import type { OwnDocument } from '../format/document'
import { spokenLanguage } from './texts/tongue'

const NONE = 'none'
type Told = { readonly use: string } | StoryGrammar

const isBorrowed = (told: Told): told is { readonly use: string } =>
  'use' in told && typeof told.use === 'string'

/** What is told in each language, where the document says it for each. */
function byLanguage({ stories }: OwnDocument): Readonly<Record<string, Told>> {
  if (!stories || isBorrowed(stories as Told)) return {}
  return stories as Readonly<Record<string, Told>>
}

/** The game of the program whose stories are told in a language; null: none, or the document's own. */
export function storiesOf(document: OwnDocument, language: string): string | null {
  const { stories } = document
  if (!stories) return null
  const lang = spokenLanguage(document, language)
  const told = isBorrowed(stories as Told) ? (stories as Told) : byLanguage(document)[lang]
  return told && isBorrowed(told) && told.use !== NONE ? told.use : null
}

/** The document's own stories as a pack of this language; undefined where it has none of its own. */
export function storyPackOf(document: OwnDocument, language: string): StoryPack | undefined {
  const lang = spokenLanguage(document, language)
  const told = byLanguage(document)[lang]
  if (!told || isBorrowed(told)) return undefined
  const { beginnings, middles, ends, nobodyDied, words = {} } = told
  return { id: `own.${document.id}`, lang, beginnings, middles, ends, nobodyDied, words }
}
