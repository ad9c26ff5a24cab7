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

/** Pieces by their ids: drawn from as the form that an evening keeps has them, in whichever order the author wrote them down. */
const sorted = <T>(pieces: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(pieces).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** The document's own stories as a pack of this language; undefined where it has none of its own. */
export function storyPackOf(document: OwnDocument, language: string): StoryPack | undefined {
  const lang = spokenLanguage(document, language)
  const told = byLanguage(document)[lang]
  if (!told || isBorrowed(told)) return undefined
  const { words = {} } = told
  return {
    id: `own.${document.id}`,
    lang,
    beginnings: sorted(told.beginnings),
    middles: sorted(told.middles),
    ends: sorted(told.ends),
    nobodyDied: sorted(told.nobodyDied),
    words,
  }
}
