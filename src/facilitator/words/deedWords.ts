/** What the host did, in a few words: `Doctor → Noor`, `Vote: Ben 3, Noor 2`. For the strip, undo and the log. */
import type { Answer, Deed, DraftEntry, SeatId } from '../../bridge'
import { eveningLine } from '../../i18n/eveningLine'
import { format, listNames } from '../../i18n/format'
import { itemText } from '../../i18n/itemText'
import { nameOfId, nameOfWord, textParams, type Naming } from './params'
import type { Words } from './useWords'

/** What deeds are put in words with. */
export interface DeedTongue {
  readonly naming: Naming
  readonly t: Words
  /** The shared words of a line of the log. */
  readonly line: (key: string) => string | null
}

type Answered = Extract<Deed, { step: unknown }>

/** A deed in one line. @param whole every ballot and every finger by itself, as the log has them */
export function deedWords(deed: Deed, tongue: DeedTongue, whole = false): string {
  const { naming, t } = tongue
  switch (deed.kind) {
    case 'answer':
    case 'interrupt': {
      const sign = whole ? null : signWords(deed.step.id, deed.signal, naming)
      const what = answerWords(deed, deed.answer, tongue, whole)
      return joined(stepTitle(deed, naming), [what, sign].filter(Boolean).join(' · '))
    }
    case 'click':
      return joined(stepTitle(deed, naming), entryWords(deed, deed.entry, tongue))
    case 'tell':
      return t('deed.tell', { what: deed.item ? itemWords(deed, naming) : '' })
    case 'ruling': {
      const template = naming.texts?.chronicle[deed.line.key] ?? tongue.line(deed.line.key)
      return template === null ? t('deed.ruling') : eveningLine(deed.line, template, naming)
    }
    case 'story':
      return t(`deed.story.${deed.did}`)
    case 'publish':
    case 'playOn':
    case 'reveal':
      return t(`deed.${deed.kind}`)
  }
}

/** A deed in few words, and in fewer: of an answer the call alone, of a click what was clicked. */
export function shortDeed(deed: Deed, tongue: DeedTongue): readonly string[] {
  if (deed.kind === 'answer' || deed.kind === 'interrupt') return [stepTitle(deed, tongue.naming)]
  const words = deedWords(deed, tongue)
  return deed.kind === 'click' ? [words, entryWords(deed, deed.entry, tongue)] : [words]
}

/** Who points, and whom it is about: an arrow stands for itself, other words want a colon. */
const joined = (title: string, what: string): string => {
  if (what === '') return title
  return what.startsWith('→') ? `${title} ${what}` : `${title}: ${what}`
}

/** What the step is called, with its names in it. */
export function stepTitle({ step }: Pick<Answered, 'step'>, naming: Naming): string {
  const title = naming.texts?.steps[step.id]?.title
  return title === undefined ? nameOfId(step.id, naming) : fill(title, step, naming)
}

function fill(text: string, step: Answered['step'], naming: Naming): string {
  const first = step.speaker ?? step.asked[0]
  const params = {
    ...(first ? { name: naming.nameOf(first) } : {}),
    names: namesOf(step.asked, naming),
    count: step.asked.length,
    ...textParams(step.params, naming),
  }
  return format(text, params, naming.language)
}

const namesOf = (seats: readonly SeatId[], { nameOf, language }: Naming): string =>
  listNames(seats.map(nameOf), language)

function wordOf({ step }: Answered, option: string, { naming, t }: DeedTongue): string {
  const word = naming.texts?.steps[step.id]?.options?.[option]
  if (word !== undefined) return fill(word, step, naming)
  return option === 'pass'
    ? t('step.pass')
    : nameOfWord(option, naming.texts?.steps[step.id]?.options, naming)
}

function answerWords(deed: Answered, answer: Answer, tongue: DeedTongue, whole: boolean): string {
  const { naming, t } = tongue
  const names = (seats: readonly SeatId[]) => namesOf(seats, naming)
  const to = (seats: readonly SeatId[]) =>
    seats.length > 0 ? `→ ${names(seats)}` : t('deed.nobody')
  switch (answer.kind) {
    case 'ok':
      return ''
    case 'pass':
      return wordOf(deed, 'pass', tongue)
    case 'seat':
      return to([answer.seat])
    case 'seats':
      return to(answer.seats)
    case 'option':
      return wordOf(deed, answer.option, tongue)
    case 'act':
      return [wordOf(deed, answer.act, tongue), ...(answer.seat ? [to([answer.seat])] : [])].join(
        ' ',
      )
    case 'points': {
      const at = bySeat(answer.points, (seat) => seat ?? null)
      const [only] = at
      if (!whole && at.length === 1 && only) return only[0] ? to([only[0]]) : t('deed.nobody')
      return listed(
        at.map(([seat, by]) => `${seat ? naming.nameOf(seat) : t('deed.nobody')} (${names(by)})`),
      )
    }
    case 'ballots':
      return ballotWords(answer.ballots, tongue, whole)
    case 'totals':
      return countWords(answer.totals, tongue)
    case 'marks':
      return listed(
        bySeat(answer.marks, (word) => word).map(
          ([word, by]) => `${wordOf(deed, word, tongue)} (${names(by)})`,
        ),
      )
    case 'counts':
      return saidWords(deed, answer.counts, tongue)
    case 'nominations':
      return listed(answer.list.map((entry) => nominationWords(entry, tongue))) || t('deed.nobody')
  }
}

const listed = (parts: readonly string[]): string => parts.join(', ')

/** Who says the same, said once, the most first. */
function bySeat<T, K>(given: Readonly<Record<SeatId, T>>, keyOf: (value: T) => K): [K, SeatId[]][] {
  const groups = new Map<K, SeatId[]>()
  for (const [by, value] of Object.entries(given) as [SeatId, T][]) {
    const key = keyOf(value)
    groups.set(key, [...(groups.get(key) ?? []), by])
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length)
}

function ballotWords(
  ballots: Extract<Answer, { kind: 'ballots' }>['ballots'],
  { naming, t }: DeedTongue,
  whole: boolean,
): string {
  const totals = new Map<SeatId, SeatId[]>()
  for (const [by, votes] of Object.entries(ballots) as [SeatId, readonly SeatId[]][]) {
    for (const vote of votes) totals.set(vote, [...(totals.get(vote) ?? []), by])
  }
  const found = [...totals].sort(([, a], [, b]) => b.length - a.length)
  if (found.length === 0) return t('deed.noHand')
  return listed(
    found.map(([seat, by]) => {
      const total = `${naming.nameOf(seat)} ${by.length}`
      return whole ? `${total} (${handsOf(by, naming)})` : total
    }),
  )
}

/** `Ann 4, Ben 2`: hands that were counted without their names, the most first. */
function countWords(totals: Readonly<Record<SeatId, number>>, { naming, t }: DeedTongue): string {
  const found = (Object.entries(totals) as [SeatId, number][])
    .filter(([, hands]) => hands > 0)
    .sort(([, a], [, b]) => b - a)
  if (found.length === 0) return t('deed.noHand')
  return listed(found.map(([seat, hands]) => `${naming.nameOf(seat)} ${hands}`))
}

/** `yes 7, no 5`: how many said which word. */
const saidWords = (
  deed: Answered,
  counts: Readonly<Record<string, number>>,
  tongue: DeedTongue,
): string =>
  listed(Object.entries(counts).map(([word, count]) => `${wordOf(deed, word, tongue)} ${count}`))

/** `Ann, Ben 2×`: whose hands they were. */
function handsOf(by: readonly SeatId[], { nameOf }: Naming): string {
  const times = new Map<SeatId, number>()
  for (const seat of by) times.set(seat, (times.get(seat) ?? 0) + 1)
  return listed([...times].map(([seat, count]) => nameOf(seat) + (count > 1 ? ` ${count}×` : '')))
}

function nominationWords(
  { by, target, second, withdraw }: Extract<Answer, { kind: 'nominations' }>['list'][number],
  { naming: { nameOf }, t }: DeedTongue,
): string {
  const name = nameOf(by)
  if (withdraw) return t('deed.withdrawn', { name, target: nameOf(withdraw) })
  if (!target) return name
  const named = { name, target: nameOf(target) }
  return second
    ? t('nominate.seconded', { ...named, second: nameOf(second) })
    : t('nominate.plain', named)
}

function entryWords(deed: Answered, entry: DraftEntry, tongue: DeedTongue): string {
  const { naming, t } = tongue
  const { nameOf } = naming
  switch (entry.kind) {
    case 'point':
      return `${nameOf(entry.by)} → ${entry.at ? nameOf(entry.at) : t('deed.nobody')}`
    case 'upForVote':
      return t('vote.turn', { name: nameOf(entry.candidate) })
    case 'ballot':
      return `${nameOf(entry.by)} → ${entry.votes.length > 0 ? listed(entry.votes.map(nameOf)) : t('deed.noHand')}`
    case 'total':
      return `${nameOf(entry.candidate)} ${entry.hands}`
    case 'mark':
      return `${nameOf(entry.by)}: ${wordOf(deed, entry.option, tongue)}`
    case 'counts':
      return saidWords(deed, entry.counts, tongue)
    case 'pick':
      return `${entry.on ? '+' : '−'} ${nameOf(entry.seat)}`
    case 'nominate':
      return nominationWords(entry.nomination, tongue)
  }
}

function itemWords(
  deed: Extract<Deed, { kind: 'tell' }>,
  { texts, nameOf, language }: Naming,
): string {
  if (!texts || !deed.item) return ''
  return itemText(texts, deed.item, (seat) => nameOf(seat as SeatId), language)
}

/** A sign as it stood on the desk; null where none was shown. */
export function signWords(step: string, signal: unknown, naming: Naming): string | null {
  if (signal === null || signal === undefined) return null
  const known = naming.texts?.steps[step]?.signals
  if (typeof signal === 'string') return known?.[signal]?.sign ?? nameOfId(signal, naming)
  const ids = Array.isArray(signal) ? signal : Object.entries(signal as object).flat()
  return ids.map((id) => nameOfId(String(id), naming)).join(' · ')
}

/** Whom an answer was about: the seats it named, and none of those who gave it. */
export function targetsOf(answer: Answer): readonly SeatId[] {
  switch (answer.kind) {
    case 'seat':
      return [answer.seat]
    case 'seats':
      return answer.seats
    case 'act':
      return answer.seat ? [answer.seat] : []
    case 'points':
      return [...new Set(Object.values(answer.points).filter((seat) => seat !== null))]
    case 'ballots':
      return [...new Set(Object.values(answer.ballots).flat())]
    case 'totals':
      return Object.keys(answer.totals) as SeatId[]
    case 'nominations':
      return answer.list.flatMap(({ target }) => target ?? [])
    case 'ok':
    case 'pass':
    case 'option':
    case 'marks':
    case 'counts':
      return []
  }
}

/** Everybody whom a deed has to do with. */
export function seatsOfDeed(deed: Deed): readonly SeatId[] {
  if (deed.kind === 'answer' || deed.kind === 'interrupt') {
    const { answer } = deed
    const given =
      answer.kind === 'points'
        ? Object.keys(answer.points)
        : answer.kind === 'ballots'
          ? Object.keys(answer.ballots)
          : answer.kind === 'marks'
            ? Object.keys(answer.marks)
            : answer.kind === 'nominations'
              ? answer.list.map(({ by }) => by)
              : deed.step.asked
    return [...(given as SeatId[]), ...targetsOf(answer)]
  }
  return deed.kind === 'ruling' ? Object.values(deed.line.seats).flat() : []
}
