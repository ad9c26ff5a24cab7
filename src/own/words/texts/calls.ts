/**
 * The words of the calls of the night. What is said aloud is made of the document and the round alone, and the same in all
 * readings: who is there, alive or stopped changes only what the host does.
 */
import type { StepTexts } from '../../../i18n/rulesetTexts'
import type { Text, Written } from '../../../i18n/writtenTexts'
import type { Lines, SilentStep } from '../../format/calls'
import type { PhraseKey, SpokenKey } from '../../format/phrases/phrases'
import { listOf, literal } from '../../language/base/scalars'
import { byValue, together } from './byRule'
import { addressOf, ownedCalls, type OwnedCall } from './owners'
import { buttonsOf, isSeveral, namedIn, recordOf, spokenKeyOf, watchedIn } from './questions'
import { answersOf, signalsOf, signOf } from './signals'
import { fill, type Params } from '../../language/base/fill'
import type { Tongue } from './tongue'

export type WrittenStep = Written<StepTexts>

/** Lines of the document's own, with these placeholders filled. */
export const ownLines = ({ text }: Tongue, lines: Lines, params: Params): string[] =>
  (listOf(lines) as readonly Parameters<typeof text>[0][]).map((line) => fill(text(line), params))

const isGroup = ({ owner, call }: OwnedCall): boolean =>
  (literal(call.joint) as boolean | undefined) ??
  (['team', 'link', 'status'].includes(owner.kind) || call.choose?.by !== undefined)

/** Whether several people find each other in a call in which nothing is asked or shown. */
function isMeeting({ document }: Tongue, { owner, call }: OwnedCall, many: unknown): boolean {
  if (['team', 'link', 'status'].includes(owner.kind) || call.joint !== undefined) return true
  const supply = owner.kind === 'role' ? document.roles[owner.id]?.supply : undefined
  return many !== undefined || (supply !== undefined && supply !== 1)
}

/** What is asked of those who are awake, sentence by sentence. */
function questionKeys(tongue: Tongue, owned: OwnedCall, many: unknown): SpokenKey[] {
  const { call } = owned
  const { choose, first } = call
  const shows = first !== undefined || (!choose && answersOf(call).length > 0)
  if (choose) return [...(shows ? ['look' as const] : []), spokenKeyOf(choose, isGroup(owned))]
  if (shows) return ['look']
  return [isMeeting(tongue, owned, many) ? 'meet' : 'nothing']
}

/** What is said as a call begins and ends. */
function spokenOf(tongue: Tongue, owned: OwnedCall) {
  const { document, phrase } = tongue
  const { call } = owned
  const { called, many } = addressOf(tongue, owned)
  const params = { called, ...namedIn(tongue, call.choose ?? {}) }
  const say = (key: SpokenKey): Text =>
    byValue(document, many, false, (several) =>
      phrase(several ? (`${key}Many` satisfies PhraseKey) : key, params),
    )
  const { words = {} } = call
  if (literal(call.silent) === true) return { say: [], close: [] }
  return {
    say: words.say
      ? ownLines(tongue, words.say, params)
      : [say('wake'), ...questionKeys(tongue, owned, many).map(say)],
    close: words.close ? ownLines(tongue, words.close, params) : [say('sleep')],
  }
}

const NOTHING_SHOWN = '…'

/** What stands for what is shown: it is known once the step is open. */
const shownAs = ({ first }: OwnedCall['call']): string => (first ? '{first}' : NOTHING_SHOWN)

function hostOf(tongue: Tongue, owned: OwnedCall): Text {
  const { phrase, text } = tongue
  const { call } = owned
  const { called, many } = addressOf(tongue, owned)
  const own = text(call.words?.host)
  if (own) return fill(own, { called, shown: shownAs(call) })
  const answers = answersOf(call).length > 0
  const isSilent = literal(call.silent) === true
  const { choose, first } = call
  const watched = choose ? watchedIn(tongue, choose, isGroup(owned)) : ''
  const plain: PhraseKey =
    first || answers ? 'hostLook' : isMeeting(tongue, owned, many) ? 'hostMeet' : 'hostNothing'
  return together(
    isSilent ? phrase('hostSilent') : '',
    call.dead === undefined ? '' : phrase(call.dead === 'only' ? 'hostOnlyDead' : 'hostDeadToo'),
    choose && first ? phrase('hostFirst') : '',
    watched,
    choose && answers ? phrase('hostShow') : '',
    choose || isSilent ? '' : phrase(plain),
  )
}

/** What the host does where nothing is asked. A silent call has nobody to speak to. */
function readingsOf({ phrase }: Tongue, { call }: OwnedCall) {
  const isSilent = literal(call.silent) === true
  const reading = (key: PhraseKey) => ({
    do: isSilent ? `${phrase('hostSilent')} ${phrase('hostNothing')}` : phrase(key),
  })
  const stopped = isSilent ? reading('blocked') : { do: phrase('blocked'), sign: phrase('handUp') }
  return {
    // What a silent call shows is for the host alone, whoever lives.
    gone: isSilent && call.first ? { ...reading('gone'), sign: '{first}' } : reading('gone'),
    blocked: stopped,
    // Under the name of its sign, too, so that the desk knows that it stood there already.
    handUp: stopped,
    rest: reading('rest'),
    spent: reading('spent'),
    idle: reading('idle'),
    ...(isSeveral(call.choose ?? {}) ? { more: reading('more'), enough: reading('enough') } : {}),
  }
}

/** The words of one call. */
export function callStep(tongue: Tongue, owned: OwnedCall): WrittenStep {
  const { call } = owned
  const { choose, first, words } = call
  const { title, called } = addressOf(tongue, owned)
  const ask = words?.ask ? fill(tongue.text(words.ask), { called, shown: shownAs(call) }) : ''
  const record = choose ? recordOf(tongue, choose, isGroup(owned)) : ''
  return {
    title,
    ...spokenOf(tongue, owned),
    do: hostOf(tongue, owned),
    ...(ask || record ? { ask: ask || record } : {}),
    ...(first ? { sign: '{first}' } : {}),
    ...(first && answersOf(call).length === 0 ? { signsFirst: true } : {}),
    options: buttonsOf(tongue, choose, isGroup(owned)),
    variants: readingsOf(tongue, owned),
    signals: signalsOf(tongue, call),
  }
}

/** A step without a sound that follows a call: those who were awake stay so until it is over. */
function silentStep(tongue: Tongue, step: SilentStep, owned: OwnedCall): WrittenStep {
  const { phrase, text } = tongue
  const { sign, words } = step
  const known = sign === undefined ? null : signOf(tongue, sign)
  const params = known ? { shown: known.sign, sign: known.sign } : { shown: NOTHING_SHOWN }
  const { title, called } = addressOf(tongue, owned)
  const own = fill(text(words?.host), { called, ...params })
  return {
    title,
    say: [],
    stays: true,
    close: spokenOf(tongue, owned).close,
    do: own || phrase(known ? 'hostThenSign' : 'hostThen', params),
    options: { ok: phrase('goOn') },
    ...(sign !== undefined && known ? { sign: known.sign, signals: { [sign]: known } } : {}),
    ...(known ? { signsFirst: true } : {}),
  }
}

/** The words of every call and of what follows it. */
export function callSteps(tongue: Tongue): Record<string, WrittenStep> {
  const steps: Record<string, WrittenStep> = {}
  for (const owned of ownedCalls(tongue.document)) {
    steps[owned.call.id] = callStep(tongue, owned)
    for (const step of listOf(owned.call.then) as readonly SilentStep[]) {
      steps[step.id] = silentStep(tongue, step, owned)
    }
  }
  return steps
}
