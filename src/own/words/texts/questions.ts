/** The words of a question by its form: what is said, what the host does, what a click records, what buttons are called. */
import type { Text } from '../../../i18n/writtenTexts'
import { questionIn, type Choose, type Question } from '../../format/calls'
import type { PhraseKey, SpokenKey } from '../../format/phrases/phrases'
import { listOf } from '../../language/base/scalars'
import { byValue, together } from './byRule'
import type { Params } from '../../language/base/fill'
import { inARow, type Tongue } from './tongue'

/** The sentences of the phrase book that ask. */
const SPOKEN: Readonly<Record<Question, (choose: Choose, joint: boolean) => SpokenKey>> = {
  one: ({ by }, joint) => (by === 'host' ? 'byHost' : joint ? 'agree' : 'one'),
  two: () => 'two',
  some: () => 'some',
  acts: () => 'acts',
  word: () => 'word',
  // Some roles are named like words; all of a deck are too many for one sentence.
  role: ({ role }) => (role === 'deck' ? 'role' : 'word'),
  card: () => 'card',
  yes: () => 'yes',
}

/** The sentence that asks this question. */
export const spokenKeyOf = (choose: Choose, joint: boolean): SpokenKey =>
  SPOKEN[questionIn(choose)](choose, joint)

const bare = (text: string): string => text.replace(/[.!]$/, '')

/** What those sentences name: the deeds, the answers. */
export function namedIn(
  { document, text }: Tongue,
  { acts = {}, word = {}, role }: Choose,
): Params {
  const roles = listOf(role === 'deck' ? [] : role).map((id) => document.roles[id]?.name)
  return {
    acts: inARow(Object.values(acts).map(({ name }) => text(name))),
    words: inARow([...Object.values(word), ...roles].map((one) => bare(text(one)))),
  }
}

const GROUP: Readonly<Record<string, PhraseKey>> = {
  agreed: 'hostAgreed',
  unanimous: 'hostUnanimous',
  majority: 'hostMajority',
  most: 'hostMost',
  host: 'hostChooses',
}
const FORMS: Readonly<Partial<Record<SpokenKey, PhraseKey>>> = {
  one: 'hostPoint',
  two: 'hostTwo',
  acts: 'hostActs',
  role: 'hostRole',
  card: 'hostCard',
}

/** What the host watches for in a question. */
export function watchedIn({ document, phrase }: Tongue, choose: Choose, joint: boolean): Text {
  const { by, again, must } = choose
  const key = spokenKeyOf(choose, joint)
  const form = FORMS[key]
  const group =
    key === 'agree' || key === 'byHost'
      ? byValue(document, by, 'agreed', (way) => phrase(GROUP[way] ?? 'hostAgreed'))
      : ''
  const isPlain = must === undefined || typeof must === 'boolean'
  const passing = isPlain ? phrase(must ? 'hostMust' : 'hostPass') : ''
  const repeats = byValue(document, again, 'always', (when) =>
    when === 'always' ? '' : phrase(when === 'never' ? 'hostNever' : 'hostNotNext'),
  )
  return together(form ? phrase(form) : '', group, key === 'yes' ? '' : passing, repeats)
}

const RECORDS: Readonly<Partial<Record<SpokenKey, PhraseKey>>> = {
  two: 'recordTwo',
  some: 'recordSome',
  acts: 'recordAct',
  word: 'recordWord',
  role: 'recordRole',
  card: 'recordCard',
  yes: 'recordYes',
}

const isCounted = (by: unknown): boolean =>
  typeof by === 'object' || ['unanimous', 'majority', 'most'].includes(by as string)

/** What a click records. */
export function recordOf({ phrase }: Tongue, choose: Choose, joint: boolean): string {
  const key = spokenKeyOf(choose, joint)
  if (key === 'agree' && isCounted(choose.by)) return phrase('recordPoints')
  return phrase(RECORDS[key] ?? 'recordOne')
}

/** The names of the buttons of a question. */
export function buttonsOf(tongue: Tongue, choose: Choose | undefined, joint: boolean) {
  const { phrase, text } = tongue
  const buttons: Record<string, string> = { ok: phrase('goOn'), pass: phrase('pass') }
  if (!choose) return buttons
  if (joint && choose.one !== undefined) buttons['pass'] = phrase('noAgreement')
  if (choose.yes) buttons['yes'] = phrase('yesOption')
  for (const [id, { name }] of Object.entries(choose.acts ?? {})) buttons[id] = text(name)
  for (const [id, word] of Object.entries(choose.word ?? {})) buttons[id] = bare(text(word))
  return buttons
}
