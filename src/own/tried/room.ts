/** What the room knows of an evening: what it was told, and what everybody sees of a step that is open by daylight. */
import type { Form, Game, PublicItem, StepSpec } from '../../engine'

/** They only mark the course, which must follow from what everybody knows. */
const MARKS: ReadonlySet<string> = new Set(['nightFalls', 'dayBreaks', 'timer', 'speech'])
/** These follow from what everybody did before everybody’s eyes. */
const FOLLOWS: ReadonlySet<string> = new Set([...MARKS, 'accused', 'lot'])
/** These follow from hands that everybody saw counted, and else are news. */
const OF_COUNT: ReadonlySet<string> = new Set(['tally', 'tie'])

/** All announcements of an evening so far, those that are held until dawn included. */
export function announced({ state: { record } }: Game): PublicItem[] {
  return [...record.history.map(({ item }) => item), ...record.items.slice(record.told)]
}

/** What the room sees of how a step wants to be answered. */
function formSeen(form: Form, areHandsSeen: boolean): unknown {
  if (form.kind !== 'ballots') return form
  const { candidates, voters, use } = form
  return areHandsSeen ? { candidates, use, voters } : { candidates }
}

/** Whether everybody sees who raises a hand: always in an election, which nobody closes their eyes for. */
export const areHandsSeen = ({ stage }: StepSpec): boolean =>
  stage?.count !== 'closed' || stage.about === 'election'

/** Whether somebody holds cards in it that nobody else sees. */
export const isHandHeld = ({ stage }: Pick<StepSpec, 'stage'>): boolean => stage?.about === 'handOn'

/** By daylight: any step that is not of the program's own course is asked of somebody, before everybody; a ballot is of the course. */
export const isAsked = ({ open, state: { phase } }: Game): boolean =>
  open !== null &&
  phase.kind !== 'night' &&
  open.stage?.about !== 'ballot' &&
  !/^(day|dawn)\./.test(open.id)

/** Two things that differ although all that is public was the same. */
export type Otherwise = readonly [one: string, other: string]

/** What everybody sees of the open step and of the time of day, piece by piece. */
function seen({ open, state: { phase } }: Game): readonly (readonly [string, string])[] {
  const { id = '', form, seconds, speaker, stage, variant } = open ?? {}
  const pieces = {
    phase: `${phase.kind} ${phase.n}`,
    step: id,
    variant,
    seconds,
    speaker,
    ...stage,
    form: open && form ? formSeen(form, areHandsSeen(open)) : null,
  }
  return Object.entries(pieces).map(([piece, what]) => [piece, JSON.stringify(what) ?? ''])
}

/** Looks at the open steps of two evenings. @returns what everybody sees otherwise, or null */
export function compareSeen(a: Game, b: Game): Otherwise | null {
  const [one, other] = [seen(a), new Map(seen(b))]
  const differs = one.find(([piece, what]) => other.get(piece) !== what)
  if (!differs) return null
  const [piece, what] = differs
  const [here, there] = [a, b].map(({ open }) => `${open?.id ?? '–'}, ${piece}`)
  return [`${here} ${what}`, `${there} ${other.get(piece) ?? ''}`]
}

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return [...(value as string[])].sort()
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value).sort()
}

/** The same for the same news, in whatever order they and their names come. */
const unordered = (news: readonly PublicItem[]): string =>
  JSON.stringify(
    news.map(({ kind, of, cause }) => JSON.stringify([kind, sorted(of), cause])).sort(),
  )

/** Where each object is in the end, as everybody sees: the way there is news, and so is the order of it. */
const ends = (news: readonly PublicItem[]): string => {
  const last = new Map(
    news.flatMap(({ kind, of }) => (kind.startsWith('moved.') ? [[kind, of]] : [])),
  )
  return JSON.stringify([...last].sort())
}

/** What is told from there on until the next mark of the course. */
function momentFrom(news: readonly PublicItem[], at: number): readonly PublicItem[] {
  const end = news.findIndex(({ kind }, place) => place >= at && MARKS.has(kind))
  return news.slice(at, end < 0 ? news.length : end)
}

const spell = (item: PublicItem | undefined): string =>
  item ? `${item.kind} ${JSON.stringify(item.of)}` : '–'

/**
 * Holds two evenings’ news against each other. @param isCountOpen whether everybody saw the hands that a count came of, and how they were counted
 * @returns whether they are the same, or part, which is a public fact; or what differs without one
 */
export function compareNews(
  one: readonly PublicItem[],
  other: readonly PublicItem[],
  isCountOpen: boolean,
): 'same' | 'parted' | Otherwise {
  const [texts, others] = [one, other].map((news) => news.map((item) => JSON.stringify(item)))
  const longest = Math.max(one.length, other.length)
  for (let at = 0; at < longest; at++) {
    if (texts?.[at] === others?.[at]) continue
    const differ: Otherwise = [spell(one[at]), spell(other[at])]
    const [here, there] = [momentFrom(one, at), momentFrom(other, at)]
    if (here.length > 0 && unordered(here) === unordered(there) && ends(here) === ends(there))
      return differ
    const isFact = (item: PublicItem | undefined) =>
      item !== undefined && !FOLLOWS.has(item.kind) && !(isCountOpen && OF_COUNT.has(item.kind))
    return isFact(one[at]) || isFact(other[at]) ? 'parted' : differ
  }
  return 'same'
}
