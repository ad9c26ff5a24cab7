/**
 * What a pack of death stories is made of, and how a template with slots becomes a sentence.
 * Plain data and no grammar of any language: articles, cases and capitals are forms in the word lists.
 */

/** A word is a text, or a set of forms (`{ a: 'an otter', the: 'the otter' }`). Texts may hold slots. */
export type Word = string | Readonly<Record<string, string>>

/** The sentences of one piece, one template each. */
export type Lines = readonly string[]

/**
 * A pack of one game in one language. The keys of the records are the ids of the pieces.
 * The last line of every end is the lead and closes with `{name}`; nothing else may hold that slot.
 */
export interface StoryPack {
  readonly id: string
  /** Language tag, for the choice of a voice: `en`, `de`. */
  readonly lang: string
  readonly beginnings: Readonly<Record<string, Lines>>
  readonly middles: Readonly<Record<string, Lines>>
  readonly ends: Readonly<Record<string, Lines>>
  /** Whole texts for a night without a death; they give no reason. */
  readonly nobodyDied: Readonly<Record<string, Lines>>
  readonly words: Readonly<Record<string, readonly Word[]>>
  /**
   * Whole texts to be read out by day, by the tale that an announcement asks for (`ItemDef.tale`). They hold `{name}`,
   * or where it is about two `{name}` and `{target}`, and no words; the last line ends with it.
   */
  readonly tales?: Readonly<Record<string, Readonly<Record<string, Lines>>>>
}

/** One slot of a template: `{list}`, `{list.form}`, or `{list@tag.form}` to meet the same word twice. */
export interface Slot {
  readonly raw: string
  readonly list: string
  readonly tag: string | undefined
  readonly form: string
}

/** The slot that only ends may hold, and only at their very end. */
export const NAME_SLOT = '{name}'

/** The form a slot takes when it names none; a word that is a mere text has only this one. */
export const PLAIN = 'plain'

const SLOT = /\{([a-z]+)(?:@([a-z]+))?(?:\.([a-z]+))?\}/gi

/** The slots of a template, in their order. */
export function slotsOf(template: string): Slot[] {
  return [...template.matchAll(SLOT)].map((match) => ({
    raw: match[0],
    list: match[1] ?? '',
    tag: match[2],
    form: match[3] ?? PLAIN,
  }))
}

/** The template with its slots taken out: what it says whatever words are drawn. */
export function fixedText(template: string): string {
  return template.replaceAll(SLOT, ' ')
}

/** The text of a word in one form, or undefined if it has no such form. */
export function formOf(word: Word, form: string): string | undefined {
  if (typeof word === 'string') return form === PLAIN ? word : undefined
  return Object.hasOwn(word, form) ? word[form] : undefined
}

/** Every text a word can show. */
export function textsOf(word: Word): string[] {
  return typeof word === 'string' ? [word] : Object.values(word)
}

/**
 * Chooses words for the slots of one story: no word comes twice in it while its list has others,
 * words for which `allowed` is false are left out as long as anything else is there.
 */
export function createFiller(
  pack: StoryPack,
  draw: (below: number) => number,
  allowed: (text: string) => boolean = () => true,
): (lines: Lines) => string[] {
  const drawn = new Map<string, Set<Word>>()

  function pick(slot: Slot): Word {
    const words = pack.words[slot.list] ?? []
    const used = drawn.get(slot.list) ?? new Set<Word>()
    const decent = words.filter((word) => textsOf(word).every(allowed))
    const sayable = decent.length > 0 ? decent : words
    const fresh = sayable.filter((word) => !used.has(word))
    const pool = fresh.length > 0 ? fresh : sayable
    const word = pool[draw(pool.length)]
    if (word === undefined) throw new Error(`The story pack ${pack.id} has no words ${slot.raw}`)
    drawn.set(slot.list, used.add(word))
    return word
  }

  function fill(template: string, tags: Map<string, Word>, depth: number): string {
    if (depth > MAX_DEPTH) throw new Error(`Words of the story pack ${pack.id} go in circles`)
    let filled = ''
    let from = 0
    for (const match of template.matchAll(SLOT)) {
      filled += template.slice(from, match.index)
      from = match.index + match[0].length
      const slot = slotsOf(match[0])[0]
      if (slot !== undefined) filled += fillSlot(slot, tags, depth)
    }
    return filled + template.slice(from)
  }

  function fillSlot(slot: Slot, tags: Map<string, Word>, depth: number): string {
    if (slot.raw === NAME_SLOT) return NAME_SLOT
    const key = slot.tag === undefined ? undefined : `${slot.list}@${slot.tag}`
    const word = (key === undefined ? undefined : tags.get(key)) ?? pick(slot)
    if (key !== undefined) tags.set(key, word)
    const text = formOf(word, slot.form)
    if (text === undefined)
      throw new Error(`The story pack ${pack.id} lacks a form for ${slot.raw}`)
    return fill(text, new Map(), depth + 1)
  }

  return (lines) => {
    const tags = new Map<string, Word>()
    return lines.map((line) => fill(line, tags, 0))
  }
}

const MAX_DEPTH = 8
