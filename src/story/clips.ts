/**
 * The names of recordings. Each sentence of a game's stories has one, such as `palermo.en.beginnings.ballaro.1`: story,
 * language, kind, piece, sentence. Where words are drawn into a sentence, they stand at its end, as they are said:
 * `palermo.en.beginnings.vucciria.1.a-puppeteer`. A recording is thus of the very words that the room reads.
 */
import { NAME_SLOT, slotsOf, textsOf, type Lines, type StoryPack } from './grammar'
import type { Story } from './tell'

const KINDS = ['beginnings', 'middles', 'ends', 'nobodyDied'] as const
type Kind = (typeof KINDS)[number]

const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text)

/** What is typed on no keyboard of a host, in letters that are. */
const LETTERS: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', æ: 'ae', ø: 'o', đ: 'd' }

/** Words as they stand in the name of a file: small letters without marks, and digits. */
export const inName = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łßæøđ]/g, (letter) => LETTERS[letter] ?? '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')

/** Names are compared in small letters: not every disk tells large ones from them. */
export const clipKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** How the names of all recordings of a pack begin. */
export const clipPack = ({ id, lang }: StoryPack): string => `${inName(id)}.${lang}`

/** The lead's name is in no sentence; it comes later, and from nobody's recording. */
const spokenPart = (line: string): string => line.replace(NAME_SLOT, '').trim()

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The words that were drawn into a sentence; null if it is not one of this template. */
function wordsIn(template: string, sentence: string): string[] | null {
  let pattern = ''
  let from = 0
  for (const { raw } of slotsOf(template)) {
    const at = template.indexOf(raw, from)
    pattern += `${escaped(template.slice(from, at))}(.+?)`
    from = at + raw.length
  }
  const found = new RegExp(`^${pattern}${escaped(template.slice(from))}$`, 'su').exec(sentence)
  return found && found.slice(1)
}

function nameOf(stem: string, template: string, sentence: string): string | null {
  const words = wordsIn(template, sentence)
  if (!words) return null
  return [stem, ...(words.length > 0 ? [words.map(inName).join('+')] : [])].join('.')
}

/**
 * The name of each sentence of a story, in the order in which they are told: the body, then the lead where there is one.
 * @returns null for a sentence that is not in the pack: the host wrote it, or the story was told in another language
 */
export function clipNames(
  pack: StoryPack,
  { body, lead, ids }: Pick<Story, 'body' | 'lead' | 'ids'>,
): (string | null)[] {
  const sentences = [...body, lead].filter((line) => line !== '')
  const templates = ids.flatMap((id) => {
    const [kind = '', piece = ''] = id.split('.')
    const lines = isKind(kind) && Object.hasOwn(pack[kind], piece) ? pack[kind][piece] : undefined
    return (lines ?? []).map((line, at) => ({ line, stem: stemOf(pack, kind, piece, at) }))
  })
  return sentences.map((sentence, at) => {
    const template = templates.length === sentences.length ? templates[at] : undefined
    return template ? nameOf(template.stem, spokenPart(template.line), sentence) : null
  })
}

const stemOf = (pack: StoryPack, kind: string, piece: string, at: number): string =>
  `${clipPack(pack)}.${kind}.${piece}.${at + 1}`

/** Every sentence of a pack by the name of its recording, as far as that is the same whatever is drawn into it. */
export function clipStems(pack: StoryPack): { readonly stem: string; readonly line: string }[] {
  return KINDS.flatMap((kind) =>
    Object.entries(pack[kind]).flatMap(([piece, lines]: [string, Lines]) =>
      lines.map((line, at) => ({ stem: stemOf(pack, kind, piece, at), line: spokenPart(line) })),
    ),
  )
}

/** Knows the names of a pack's recordings. */
export function clipChecker(pack: StoryPack): (name: string) => boolean {
  const open = new Map(
    clipStems(pack).map(({ stem, line }) => [clipKey(stem), slotsOf(line).length] as const),
  )
  return (name) => {
    const parts = clipKey(name).split('.')
    const slots = open.get(parts.slice(0, 5).join('.'))
    const words = parts.slice(5)
    if (slots === undefined) return false
    if (slots === 0) return words.length === 0
    const [drawn = ''] = words
    return words.length === 1 && drawn.split('+').filter((word) => word !== '').length === slots
  }
}

/** All names of a pack, for a host to read: sentence by sentence, and how words that are drawn are written. */
export function clipList(pack: StoryPack): string {
  const stems = clipStems(pack)
  const sentences = stems.map(({ stem, line }) => {
    const open = slotsOf(line).map(({ raw }) => raw)
    return `${stem}${open.length > 0 ? `.${open.join('+')}` : ''}\n    ${line}`
  })
  const words = Object.entries(pack.words).map(([list, all]) => {
    const written = [...new Set(all.flatMap((word) => textsOf(word)))].map((text) =>
      slotsOf(text).length > 0 ? text : inName(text),
    )
    return `{${list}}\n    ${written.join('  ')}`
  })
  return `${[...sentences, ...words].join('\n')}\n`
}
