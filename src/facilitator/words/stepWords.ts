/** The open step as the host reads it: what to say, what to do, what a click records. */
import type { DeskStep, SeatId } from '../../bridge'
import { format, listNames } from '../../i18n/format'
import { itemText } from '../../i18n/itemText'
import type { RulesetTexts, StepTexts } from '../../i18n/rulesetTexts'
import { nameOfId, textParams, type Naming } from './params'

export interface StepWords {
  readonly title: string
  readonly say: readonly string[]
  readonly close: readonly string[]
  readonly do: string
  readonly ask: string | null
  /** What the host shows while they are awake, large; null: nothing yet. */
  readonly sign: string | null
  /** Names of the step's options, of passing and of going on; empty where the game names none. */
  readonly options: Readonly<Record<string, string>>
}

/** Reads a step's texts; a step without any shows its id, so that a gap is seen at once. */
export function stepWords(step: DeskStep, naming: Naming): StepWords {
  const texts = naming.texts?.steps[step.id]
  if (!texts)
    return { title: step.id, say: [], close: [], do: '', ask: null, sign: null, options: {} }
  const params = stepParams(step, naming)
  const fill = (text: string) => format(text, params, naming.language)
  const aloud = (lines: readonly string[]) => lines.map(fill).filter((line) => line !== '')
  const reading = readingOf(texts, step.variant)
  // One call that several answer one after the other is opened and closed once.
  const part = step.params['part']
  const isBegun = part === 'next' || part === 'last'
  const goesOn = part === 'first' || part === 'next'
  return {
    title: fill(texts.title),
    say: isBegun ? [] : aloud(reading.say ?? texts.say),
    close: goesOn ? [] : aloud(reading.close ?? texts.close ?? []),
    do: fill(reading.do),
    // Where a word is all that is answered, nothing is asked: there may be nobody whose name the question has.
    ask: reading.ask && step.form.kind !== 'ok' ? fill(reading.ask) : null,
    sign: reading.sign ? fill(reading.sign) : null,
    options: Object.fromEntries(
      Object.entries(texts.options ?? {}).map(([id, text]) => [id, fill(text)]),
    ),
  }
}

/** Whether what the host does in a step names a role, card or side that is not said aloud in it; or a card of a pile, which can be answered. */
export function tellsSecret(step: DeskStep, words: StepWords, naming: Naming): boolean {
  const { texts } = naming
  if (!texts) return false
  const aloud = words.say.join(' ')
  return Object.values(step.params)
    .flat()
    .filter((value) => typeof value === 'string')
    .filter(
      (id) =>
        id in texts.roles ||
        id in texts.cards ||
        id in texts.teams ||
        (step.form.kind === 'option' && step.form.options.includes(id)),
    )
    .map((id) => nameOfId(id, naming))
    .some((name) => words.do.includes(name) && !aloud.includes(name))
}

/**
 * Whether the table hears or sees who is asked: they speak, are shown to the room, or are named in what is said. Somebody
 * who is asked as the holder of a role is none of these.
 */
export function askedAloud(
  { asked, speaker, stage }: Pick<DeskStep, 'asked' | 'speaker' | 'stage'>,
  { say }: Pick<StepWords, 'say'>,
  nameOf: (seat: SeatId) => string,
): boolean {
  const aloud = say.join(' ')
  const isNamed = (seat: SeatId): boolean => hasWord(aloud, nameOf(seat))
  return asked.every(
    (seat) => seat === speaker || stage?.candidates?.includes(seat) || isNamed(seat),
  )
}

/** Whether a name stands in a text by itself: “Jud” is not named by “Judge, open your eyes”. */
function hasWord(text: string, name: string): boolean {
  const LETTER = /[\p{L}\p{N}]/u
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const around = [text.charAt(at - 1), text.charAt(at + name.length)]
    if (name !== '' && !around.some((sign) => LETTER.test(sign))) return true
  }
  return false
}

/** The texts of a variant; what it leaves out is read as always. */
function readingOf(texts: StepTexts, variant: string | null) {
  const other = variant === null ? undefined : texts.variants?.[variant]
  return other ? { ...texts, sign: undefined, ...other } : texts
}

/** Whether a signal stood on the desk already while its step was open. */
export const shownWhileOpen = (
  step: string,
  signal: unknown,
  texts: RulesetTexts | null,
): boolean =>
  texts?.steps[step]?.signsFirst === true ||
  (typeof signal === 'string' && texts?.steps[step]?.variants?.[signal]?.sign !== undefined)

/** Whether a signal is given by hand, so that nobody looks at the desk for it: it is neither a name nor a role or side. */
export function isGesture(step: string, signal: unknown, texts: RulesetTexts | null): boolean {
  if (!texts || typeof signal !== 'string') return false
  const isWord = signal in texts.roles || signal in texts.cards || signal in texts.teams
  return (
    !isWord &&
    texts.steps[step]?.signals?.[signal] !== undefined &&
    !shownWhileOpen(step, signal, texts)
  )
}

const NOBODY = 'nobody'

/** Whether a signal is the one that stands in the open step, before its question. */
export function standsInStep(
  step: DeskStep | null,
  given: { readonly step: string; readonly signal: unknown },
): boolean {
  const first = step?.params['first']
  if (step?.id !== given.step || first === undefined) return false
  const shown = first === NOBODY ? [] : first
  return JSON.stringify(shown) === JSON.stringify(given.signal)
}

/** What was announced since the answer before, as sentences; empty where nothing was. */
function newsOf({ news }: DeskStep, { texts, nameOf, language }: Naming): string {
  if (!texts) return ''
  const told = news.map((item) => itemText(texts, item, (seat) => nameOf(seat as SeatId), language))
  return told.filter((sentence) => sentence !== '').join(' ')
}

function stepParams(step: DeskStep, naming: Naming) {
  const names = (seats: readonly SeatId[]) => listNames(seats.map(naming.nameOf), naming.language)
  const speaker = step.speaker ?? step.asked[0]
  const targets = 'targets' in step.form ? step.form.targets : []
  const named = step.stage?.candidates ?? (step.asked.length > 0 ? step.asked : targets)
  return {
    ...(speaker ? { name: naming.nameOf(speaker) } : {}),
    names: names(named),
    count: step.asked.length,
    seconds: step.seconds,
    news: newsOf(step, naming),
    ...textParams(step.params, naming),
  }
}
