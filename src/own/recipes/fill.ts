/** A recipe's fragment with its parameters filled in, in the languages of the document. */
import { nearest } from '../problems/nearest'
import type { Report } from '../problems/report'
import {
  emptyMap,
  isMap,
  pathTo,
  type Atlas,
  type Spot,
  type Tree,
  type TreeMap,
} from '../read/tree'

export interface Filling {
  readonly values: Readonly<Record<string, Tree>>
  readonly languages: readonly string[]
  readonly atlas: Atlas
  /** Where the `like` stands that all this comes from. */
  readonly offset: number
}

/** The parameters of one use of a recipe, or undefined if they are not as they have to be. */
export function settled(
  recipe: TreeMap,
  { id, part }: { readonly id: string; readonly part: TreeMap },
  at: { atlas: Atlas; report: Report; spot: Spot; path: string },
): Readonly<Record<string, Tree>> | undefined {
  const wanted = isMap(recipe['with'] ?? null) ? (recipe['with'] as TreeMap) : emptyMap()
  const given = isMap(part['with'] ?? null) ? (part['with'] as TreeMap) : emptyMap()
  let good = true
  for (const word of Object.keys(given)) {
    if (Object.hasOwn(wanted, word)) continue
    const path = pathTo(at.atlas.pathOf(given), word)
    at.report.add('noSuchParameter', at.atlas.spotOf(given, word).key, path, {
      id: String(part['like']),
      word,
      nearest: nearest(word, Object.keys(wanted)),
      known: Object.keys(wanted).join(', ') || '–',
    })
    good = false
  }
  const around = at.atlas.pathOf(part)
  const strange =
    !good ||
    at.report.isHurt(pathTo(around, 'with')) ||
    at.report.lacks('with', new RegExp(`^${around.replaceAll('.', '\\.')}\\.[^.]*$`))
  const values: Record<string, Tree> = emptyMap()
  for (const [word, fallback] of Object.entries(wanted)) {
    const value = given[word] ?? fallback
    if (value === null) {
      const id = String(part['like'])
      // What is missing may be what is written there under another name.
      if (!strange) at.report.add('parameterMissing', at.spot.value, at.path, { id, word })
      good = false
    } else values[word] = value === '$me' ? id : value
  }
  values['me'] = id
  return good ? values : undefined
}

/** The fragment as part of the document: standing where its `like` stands, on its own path. */
export function filled(fragment: Tree, filling: Filling, path: string): Tree {
  const { atlas, offset } = filling
  if (typeof fragment === 'string') return scalar(fragment, filling, path)
  if (Array.isArray(fragment)) {
    const list = fragment.map((entry, index) => filled(entry, filling, pathTo(path, index)))
    atlas.enter(list, path)
    list.forEach((_, index) => atlas.mark(list, index, { key: offset, value: offset }))
    return list
  }
  if (!isMap(fragment)) return fragment
  if (isTexts(fragment)) return inLanguages(fragment, filling, path)
  const map = emptyMap()
  atlas.enter(map, path)
  for (const [key, value] of Object.entries(fragment)) {
    map[key] = filled(value, filling, pathTo(path, key))
    atlas.mark(map, key, { key: offset, value: offset })
  }
  return map
}

function scalar(text: string, filling: Filling, path: string): Tree {
  const { values } = filling
  const whole = /^\$([a-z]\w*)$/i.exec(text)?.[1]
  if (whole !== undefined && Object.hasOwn(values, whole)) {
    const value = values[whole] ?? null
    return typeof value === 'object' ? filled(value, filling, path) : value
  }
  return text.replaceAll(/\$([a-z]\w*)/gi, (all, word: string) =>
    Object.hasOwn(values, word) ? String(values[word]) : all,
  )
}

const OURS = new Set(['en', 'de', 'pl'])
const isTexts = (map: TreeMap): boolean =>
  Object.hasOwn(map, 'en') && Object.keys(map).every((key) => OURS.has(key))

/** The texts in the document's languages; in English where its base language is none of ours. */
function inLanguages(texts: TreeMap, filling: Filling, path: string): Tree {
  const { languages, atlas, offset } = filling
  const map = emptyMap()
  atlas.enter(map, path)
  const [base] = languages
  for (const language of languages) {
    const said = texts[language] ?? (language === base ? texts['en'] : undefined)
    if (said === undefined) continue
    map[language] = said
    atlas.mark(map, language, { key: offset, value: offset })
  }
  return map
}
