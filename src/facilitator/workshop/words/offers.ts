/** Which words may stand at a place of a game's text, and what each is for: the schema, walked along the words that are there. */
import type { GameWords, WordSchema } from '../../../bridge'
import { namesIn, namesUnder, type Names } from './names'
import { placeAt, type Frame, type Place, type Step } from './place'

export interface Offer {
  readonly word: string
  /** The reference's sentence; empty for a name of the text's own. */
  readonly about: string
  /** What is written, and how many letters from its end the cursor then stands. */
  readonly insert: string
  readonly back: number
}

export interface Offers {
  readonly list: readonly Offer[]
  /** What they take the place of. */
  readonly start: number
  readonly end: number
}

/** The sentence for one word of a text. */
export interface WordNote {
  readonly word: string
  readonly about: string
  readonly start: number
  readonly end: number
}

const LANGUAGE = '^[a-z]{2,3}(-'

class Walk {
  private readonly known = new Map<WordSchema, readonly WordSchema[]>()

  constructor(private readonly words: GameWords) {}

  /** A part taken apart into those of one kind each. */
  private plain(node: WordSchema): readonly WordSchema[] {
    const known = this.known.get(node)
    if (known) return known
    // One that holds itself adds nothing to itself.
    this.known.set(node, [])
    const found = this.apart(node)
    this.known.set(node, found)
    return found
  }

  private apart(node: WordSchema): readonly WordSchema[] {
    if (node.$ref) {
      const meant = this.words.schema.definitions?.[node.$ref.replace('#/definitions/', '')]
      return meant ? this.plain(meant) : []
    }
    if (node.properties) return [node]
    const parts = [...(node.anyOf ?? []), ...(node.allOf ?? [])]
    return parts.length > 0 ? parts.flatMap((part) => this.plain(part)) : [node]
  }

  private plainOf(nodes: readonly WordSchema[]): readonly WordSchema[] {
    return [...new Set(nodes.flatMap((node) => this.plain(node)))]
  }

  /** Of maps those that can have the words that are there; all of them where none can. */
  private maps(nodes: readonly WordSchema[], keys: readonly string[]): readonly WordSchema[] {
    const maps = this.plainOf(nodes).filter(
      ({ properties, additionalProperties: more }) => properties ?? typeof more === 'object',
    )
    const fit = maps.filter(({ properties = {}, additionalProperties: more }) =>
      keys.every((key) => Object.hasOwn(properties, key) || typeof more === 'object'),
    )
    return fit.length > 0 ? fit : maps
  }

  private items(nodes: readonly WordSchema[]): readonly WordSchema[] {
    return this.plainOf(nodes).flatMap(({ items }) => items ?? [])
  }

  private values(
    nodes: readonly WordSchema[],
    { keys, values }: Pick<Frame, 'keys' | 'values'>,
    key: string,
  ): readonly WordSchema[] {
    return this.maps(nodes, keys).flatMap((map) => {
      const own = map.properties?.[key]
      const more = map.additionalProperties
      // What a recipe takes is told by its name, which stands beside it.
      const told = (map.allOf ?? []).flatMap(({ if: asked, then }) =>
        asked?.properties?.['like']?.const === values.get('like')
          ? (then?.properties?.[key] ?? [])
          : [],
      )
      return [...told, ...(own ? [own] : typeof more === 'object' ? [more] : [])]
    })
  }

  /** What may stand where a step leads. */
  private after(nodes: readonly WordSchema[], { frame, key }: Step): readonly WordSchema[] {
    if (frame.kind === 'list') return this.items(nodes)
    return this.values(nodes, frame, key)
  }

  at(steps: readonly Step[]): readonly WordSchema[] {
    return steps.reduce<readonly WordSchema[]>(
      (nodes, step) => this.after(nodes, step),
      [this.words.schema],
    )
  }

  /** The words of the maps that may stand here, with their sentences. @param but words that are there already */
  keysOf(
    nodes: readonly WordSchema[],
    keys: readonly string[],
    but: readonly string[],
  ): Map<string, string> {
    const found = new Map<string, string>()
    for (const map of this.maps(nodes, keys)) {
      for (const [word, part] of Object.entries(map.properties ?? {})) {
        if (!but.includes(word) && !found.get(word)) found.set(word, part.description ?? '')
      }
    }
    return found
  }

  /** The words that stand for themselves. */
  wordsOf(nodes: readonly WordSchema[]): Map<string, string> {
    const found = new Map<string, string>()
    for (const node of this.plainOf(nodes)) {
      const all = [
        ...(node.enum ?? []),
        ...(node.const === undefined ? [] : [node.const]),
        ...(node.type === 'boolean' ? [true, false] : []),
      ]
      for (const each of all) {
        const word = String(each)
        const about = node.description ?? (node.enum ? this.words.players[word] : undefined)
        if (!found.get(word)) found.set(word, about ?? '')
      }
    }
    return found
  }

  takesText(nodes: readonly WordSchema[]): boolean {
    return this.plainOf(nodes).some((node) => node.type === 'string' && !node.enum)
  }

  takesLanguages(nodes: readonly WordSchema[]): boolean {
    return this.plainOf(nodes).some(({ propertyNames: names }) =>
      names?.pattern?.startsWith(LANGUAGE),
    )
  }

  takesNames(nodes: readonly WordSchema[]): boolean {
    return this.plainOf(nodes).some(({ additionalProperties: more }) => typeof more === 'object')
  }

  listed(nodes: readonly WordSchema[]): readonly WordSchema[] {
    return this.items(nodes)
  }
}

const walks = new WeakMap<GameWords, Walk>()

function walkOf(words: GameWords): Walk {
  const walk = walks.get(words) ?? new Walk(words)
  walks.set(words, walk)
  return walk
}

/** The words of a place's maps, from the outside inwards. */
const wordsAbove = (steps: readonly Step[]): readonly string[] =>
  steps.filter(({ frame }) => frame.kind === 'map').map(({ key }) => key)

function keyOffers(walk: Walk, { steps, start, end }: Place, own: string, names: Names): Offer[] {
  const inner = steps.at(-1)
  if (!inner) return []
  const above = steps.slice(0, -1)
  const nodes = walk.at(above)
  // A word twice is one that is being written.
  const there = [...inner.frame.keys]
  const at = there.indexOf(own)
  if (start < end && at >= 0) there.splice(at, 1)
  const found = walk.keysOf(nodes, there, there)
  const parent = wordsAbove(above)
  const given = [
    ...(walk.takesLanguages(nodes) ? (names['languages'] ?? []) : []),
    ...(walk.takesNames(nodes) ? namesUnder(parent.at(-2) ?? '', parent, names) : []),
  ]
  for (const name of given) if (!there.includes(name) && !found.has(name)) found.set(name, '')
  return [...found].map(([word, about]) => ({ word, about, insert: `${word}: `, back: 0 }))
}

function valueOffers(walk: Walk, { steps, alone }: Place, names: Names): Offer[] {
  const nodes = walk.at(steps)
  const above = wordsAbove(steps)
  const list = new Map<string, Offer>()
  const add = (word: string, about: string, before: string, after: string): void => {
    if (!list.has(word))
      list.set(word, { word, about, insert: `${before}${word}${after}`, back: 0 })
  }
  function all(of: readonly WordSchema[], before: string, isBare: boolean, wrap: string): void {
    for (const [word, about] of walk.wordsOf(of)) add(word, about, before, wrap)
    if (walk.takesText(of))
      for (const word of namesUnder(above.at(-1) ?? '', above, names)) add(word, '', before, wrap)
    for (const [word, about] of walk.keysOf(of, [], [])) {
      const [opens, closes] = isBare ? ['', ''] : ['{ ', ` }${wrap}`]
      const key = `${word}:`
      const insert = `${before}${opens}${word}: ${closes}`
      if (!list.has(key)) list.set(key, { word, about, insert, back: closes.length })
    }
  }
  all(nodes, '', alone, '')
  const items = walk.listed(nodes)
  if (alone) all(items, '- ', true, '')
  else all(items, '[', false, ']')
  return [...list.values()]
}

/** Best first: what begins like the word, then what has its letters somewhere. */
function matching(list: readonly Offer[], typed: string): Offer[] {
  const small = typed.toLowerCase()
  const begins = (word: string) => word.toLowerCase().startsWith(small)
  const first = list.filter(({ word }) => begins(word))
  const rest = list.filter(({ word }) => !begins(word) && word.toLowerCase().includes(small))
  return [...first, ...rest]
}

/** What can be written where the cursor stands; null where nothing can. */
export function offersAt(text: string, caret: number, words: GameWords): Offers | null {
  const place = placeAt(text, caret)
  if (!place) return null
  const walk = walkOf(words)
  const own = text.slice(place.start, place.end)
  const names = namesIn(text)
  const list =
    place.at === 'key' ? keyOffers(walk, place, own, names) : valueOffers(walk, place, names)
  const typed = text.slice(place.start, caret)
  const isNamed = place.at === 'key' && /^[ \t]*:/.test(text.slice(place.end, place.end + 20))
  const found = matching(list, typed).map((offer) =>
    // Its colon is there already.
    isNamed ? { ...offer, insert: offer.word } : offer,
  )
  return found.length > 0 ? { list: found, start: place.start, end: place.end } : null
}

/** The sentence for the word that the cursor is in; null where there is none. */
export function noteAt(text: string, caret: number, words: GameWords): WordNote | null {
  const place = placeAt(text, caret)
  if (!place || place.start === place.end) return null
  const walk = walkOf(words)
  const { steps, start, end } = place
  const word = text.slice(start, end)
  const inner = steps.at(-1)
  const found =
    place.at === 'key' && inner
      ? walk.keysOf(walk.at(steps.slice(0, -1)), inner.frame.keys, []).get(word)
      : (walk.wordsOf(walk.at(steps)).get(word) ??
        walk.wordsOf(walk.listed(walk.at(steps))).get(word))
  return found ? { word, about: found, start, end } : null
}
