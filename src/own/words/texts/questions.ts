/** The words of a question by its form: what is said, what the host does, what a click records, what buttons are called. */
import type { Text } from '../../../i18n/writtenTexts'
import type { Choose } from '../../format/calls'
import type { Naming, Wording } from '../../format/questions/entry'
import { knownQuestion } from '../../format/questions/questions'
import type { PhraseKey, SpokenKey } from '../../format/phrases/phrases'
import { unknownForm } from '../../language/folds/find'
import { byValue, together } from './byRule'
import { literal } from '../../language/base/scalars'
import type { Params } from '../../language/base/fill'
import { listed } from '../../language/base/lists'
import type { Tongue } from './tongue'

const naming = ({ document, language, text, phrase }: Tongue): Naming => ({
  text,
  phrase,
  role: (id) => text(document.roles[id]?.name),
  listed: (parts) => listed(parts, language, 'and'),
})

/** Whether several things may be done in one waking: as far as a house rule does not say that it is one. */
export const isSeveral = ({ upTo }: Partial<Choose>): boolean =>
  upTo !== undefined && literal(upTo) !== 1

/** What a question is called, by its kind and by who is asked. */
function wordingOf(choose: Choose, joint: boolean): Wording {
  const { entry, value } = knownQuestion(choose) ?? unknownForm(choose)
  return entry.words(value, { joint, by: choose.by, several: isSeveral(choose) })
}

/** The sentence that asks this question. */
export const spokenKeyOf = (choose: Choose, joint: boolean): SpokenKey =>
  wordingOf(choose, joint).spoken

/** What those sentences name: the deeds, the answers. */
export function namedIn(tongue: Tongue, choose: Partial<Choose>): Params {
  const asked = knownQuestion(choose)
  const {
    acts = [],
    words = [],
    count = [],
  } = asked?.entry.named(asked.value, naming(tongue)) ?? {}
  const { language } = tongue
  return {
    acts: listed(acts, language, 'or'),
    words: listed(words, language, 'or'),
    count: count.join(''),
  }
}

const GROUP: Readonly<Record<string, PhraseKey>> = {
  agreed: 'hostAgreed',
  unanimous: 'hostUnanimous',
  majority: 'hostMajority',
  most: 'hostMost',
  host: 'hostChooses',
}
/** What the host watches for in a question. */
export function watchedIn({ document, phrase }: Tongue, choose: Choose, joint: boolean): Text {
  const { by, again, must } = choose
  const passes = knownQuestion(choose)?.entry.passes
  const { spoken, watched } = wordingOf(choose, joint)
  const group =
    spoken === 'agree' || spoken === 'byHost'
      ? byValue(document, by, 'agreed', (way) => phrase(GROUP[way] ?? 'hostAgreed'))
      : ''
  const isPlain = must === undefined || typeof must === 'boolean'
  const passing = isPlain ? phrase(must ? 'hostMust' : 'hostPass') : ''
  const repeats = byValue(document, again, 'always', (when) =>
    when === 'always' ? '' : phrase(when === 'never' ? 'hostNever' : 'hostNotNext'),
  )
  return together(watched ? phrase(watched) : '', group, passes ? passing : '', repeats)
}

const isCounted = (by: unknown): boolean =>
  typeof by === 'object' || ['unanimous', 'majority', 'most'].includes(by as string)

/** What a click records. */
export function recordOf({ phrase }: Tongue, choose: Choose, joint: boolean): string {
  const { spoken, recorded } = wordingOf(choose, joint)
  return phrase(spoken === 'agree' && isCounted(choose.by) ? 'recordPoints' : recorded)
}

/** The names of the buttons of a question. */
export function buttonsOf(tongue: Tongue, choose: Choose | undefined, joint: boolean) {
  const { phrase } = tongue
  const buttons: Record<string, string> = { ok: phrase('goOn'), pass: phrase('pass') }
  const asked = choose && knownQuestion(choose)
  if (!asked) return buttons
  const { entry, value } = asked
  if (joint && entry.points) buttons['pass'] = phrase('noAgreement')
  if (isSeveral(choose)) buttons['pass'] = phrase('thatIsAll')
  return { ...buttons, ...entry.buttons(value, naming(tongue)) }
}
