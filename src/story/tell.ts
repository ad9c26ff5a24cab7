/**
 * Tells the story of a death, or of a night without one, from a pack.
 * It is never told who died, how, or what was lost, so it cannot give any of it away.
 */
import { createFiller, fixedText, NAME_SLOT, type Lines, type StoryPack } from './grammar'
import { createDraw, hashOf, shuffled } from './random'
import { phraseFinder } from './wording'

/**
 * Sentences to read out, then the lead, then the name, which is not in here.
 * Without a death the lead is empty. The ids are those of the pieces told, for `avoid`.
 */
export interface Story {
  readonly body: readonly string[]
  readonly lead: string
  readonly ids: readonly string[]
}

export interface TellOptions {
  /** The evening's seed for this death; it must come from no secret draw. */
  readonly seed: number
  /** How often the host asked for another one, from 0. */
  readonly reroll: number
  /** Ids of pieces already told this evening; once all are used, the least used come back. */
  readonly avoid?: readonly string[]
  /**
   * Names that must not occur by accident (somebody called Ping at a table by the river).
   * Give the names of the whole table: leaving words out for the victim alone would point at it.
   */
  readonly names?: readonly string[]
}

/** Tells a death. Equal packs and options give equal stories; another `reroll` gives other pieces. */
export function tellStory(pack: StoryPack, options: TellOptions): Story {
  const { pool, fill } = prepare(pack, options)
  const beginnings = pool('beginnings')
  const round = Math.floor(options.reroll / Math.max(beginnings.length, 1))
  const beginning = at(beginnings, options.reroll)
  const middle = at(pool('middles'), options.reroll + round)
  const end = at(pool('ends'), options.reroll + 2 * round)
  const body = [beginning, middle, end].flatMap((piece) => fill(piece.lines))
  const lead = (body.pop() ?? '').replace(NAME_SLOT, '').trim()
  return { body, lead, ids: [beginning.id, middle.id, end.id] }
}

/** Tells a night without a death; its lead is empty. It holds no reason, as there is none to be known. */
export function tellNobodyDied(pack: StoryPack, options: TellOptions): Story {
  const { pool, fill } = prepare(pack, options)
  const piece = at(pool('nobodyDied'), options.reroll)
  return { body: fill(piece.lines), lead: '', ids: [piece.id] }
}

/**
 * The pieces that a story told with these would begin with, of a death and of a night without one: known before it is known which of
 * the two comes.
 */
export function beginningsOf(
  pack: StoryPack,
  options: Omit<TellOptions, 'reroll'>,
): readonly string[] {
  const { pool } = prepare(pack, { ...options, reroll: 0 })
  const kinds = ['beginnings', 'nobodyDied'] as const
  return kinds.flatMap((kind) => pool(kind).slice(0, 1)).map(({ id }) => id)
}

/**
 * Tells what everybody has just seen by day. It names no more than the announcement it belongs to.
 * @param tale what the announcement asks for
 * @param ordinal how many of its kind the evening had before; while there are enough, no text comes twice
 */
export function tellTale(
  { tales }: StoryPack,
  tale: string,
  { seed, ordinal, names }: TaleOptions,
): Lines {
  const pieces = shuffled(Object.values(tales?.[tale] ?? {}), hashOf(tale, seed))
  const lines = pieces[ordinal % Math.max(1, pieces.length)] ?? []
  return lines.map((line) =>
    line.replaceAll('{name}', names[0]).replaceAll('{target}', names[1] ?? ''),
  )
}

export interface TaleOptions {
  readonly seed: number
  readonly ordinal: number
  /** Whom it is about: one, or who did it and to whom. */
  readonly names: readonly [string, string?]
}

/** The story as one text, ending with the name. */
export function composeStory(story: Pick<Story, 'body' | 'lead'>, name: string): string {
  return [...story.body, story.lead, name].filter((part) => part !== '').join(' ')
}

/** The story for an edit box: a sentence a line, the lead last, no name. */
export function storyToText(story: Pick<Story, 'body' | 'lead'>): string {
  return [...story.body, story.lead].filter((line) => line !== '').join('\n')
}

/** The host's own words as a story: the last line that is not blank leads up to the name. */
export function storyFromText(text: string): Story {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  const body = lines.filter((line) => line !== '')
  const lead = body.pop() ?? ''
  return { body, lead, ids: [] }
}

type Kind = 'beginnings' | 'middles' | 'ends' | 'nobodyDied'

interface Piece {
  readonly id: string
  readonly lines: Lines
}

function prepare(pack: StoryPack, { seed, reroll, avoid = [], names = [] }: TellOptions) {
  const unspoken = phraseFinder(names.map((name) => name.trim()).filter((name) => name !== ''))
  const allowed = (text: string) => !unspoken(text)

  function pool(kind: Kind): Piece[] {
    const pieces = Object.entries(pack[kind]).map(([key, lines]) => ({
      id: `${kind}.${key}`,
      lines,
    }))
    const decent = pieces.filter(({ lines }) => lines.every((line) => allowed(fixedText(line))))
    return shuffled(leastUsed(decent.length > 0 ? decent : pieces, avoid), hashOf(kind, seed))
  }

  return { pool, fill: createFiller(pack, createDraw(hashOf('words', seed, reroll)), allowed) }
}

function leastUsed(pieces: readonly Piece[], avoid: readonly string[]): Piece[] {
  const told = new Map<string, number>()
  for (const id of avoid) told.set(id, (told.get(id) ?? 0) + 1)
  const uses = ({ id }: Piece) => told.get(id) ?? 0
  const fewest = Math.min(...pieces.map(uses))
  return pieces.filter((piece) => uses(piece) === fewest)
}

function at(pieces: readonly Piece[], index: number): Piece {
  const piece = pieces[index % pieces.length]
  if (piece === undefined) throw new Error('A story pack without pieces cannot tell anything')
  return piece
}
