/** The words of what is asked before everybody, and of what may be used at any moment. */
import type { Text } from '../../../i18n/writtenTexts'
import type { Choose, Words } from '../../format/calls'
import type { Ask, Power } from '../../format/triggers'
import { nodesOf, type NodeOf } from '../../analyse/nodes'
import { asideOf, shownIn } from '../../analyse/asides'
import { ownerOf, type Owner } from '../../analyse/owners'
import { showsOf } from '../../analyse/powers'
import { ownLines, type WrittenStep } from './calls'
import { inWords, namedById, namesOf } from './owners'
import { together } from './byRule'
import { buttonsOf, namedIn, recordOf, spokenKeyOf, watchedIn } from './questions'
import { signsOfAll } from './signals'
import { fill } from '../../language/base/fill'
import type { Tongue } from './tongue'

/** A question, or a power that asks nothing. */
interface Asked {
  readonly id: string
  readonly choose?: Choose
  readonly words?: Words
  /** Whether several give one answer. */
  readonly joint?: boolean
}

function commonOf(tongue: Tongue, asked: Asked, owner: Owner, host: Text) {
  const { id, choose, words, joint = false } = asked
  const { text, document } = tongue
  const { name, called } = owner.kind === 'top' ? namedById(document, id) : namesOf(document, owner)
  const title = text(name) || inWords(owner.id || id)
  const params = { called: text(called) || title, shown: '…', ...namedIn(tongue, choose ?? {}) }
  const record = choose ? recordOf(tongue, choose, joint) : ''
  const ask = words?.ask ? fill(text(words.ask), params) : record
  return {
    title,
    params,
    step: {
      title,
      do: words?.host ? fill(text(words.host), params) : host,
      ...(ask ? { ask } : {}),
      options: buttonsOf(tongue, choose, joint),
    },
  }
}

const question = (tongue: Tongue, choose: Choose | undefined, joint = false): string[] =>
  choose ? [tongue.phrase(spokenKeyOf(choose, joint), namedIn(tongue, choose))] : []

function askStep(tongue: Tongue, ask: Ask, owner: Owner): WrittenStep {
  const { phrase } = tongue
  const { choose, words } = ask
  const joint = tongue.document.needs !== undefined && choose.by !== undefined
  const host = joint
    ? together(phrase('hostAsk'), watchedIn(tongue, choose, true))
    : phrase('hostAsk')
  const { params, step } = commonOf(tongue, { ...ask, joint }, owner, host)
  const say = words?.say
    ? ownLines(tongue, words.say, params)
    : [phrase('decides'), ...question(tongue, choose, joint)]
  const close = words?.close ? ownLines(tongue, words.close, params) : []
  return {
    ...step,
    say,
    ...(close.length > 0 ? { close } : {}),
    variants: {
      idle: { do: phrase('idle') },
      eyesClosed: {
        do: step.do,
        say: [phrase('eyesClosed'), ...say],
        close: [...close, phrase('eyesOpen')],
      },
    },
  }
}

const AT_NIGHT = 'night'
const isByDay = ({ during }: Power): boolean =>
  during.every((moment) => moment !== AT_NIGHT && !moment.includes('.'))

/** Whether several may have the same power; only documents of the later format ask who of them uses it. */
const isOfSeveral = ({ document }: Tongue, { kind }: Owner): boolean =>
  document.needs !== undefined && kind !== 'object'

/** By night nobody hears of a power; by day only where it is no secret who has it. */
function powerStep(tongue: Tongue, node: NodeOf<'power'>): WrittenStep {
  const { phrase, document } = tongue
  const { part: power } = node
  const owner = ownerOf(node)
  const { choose, words } = power
  const { params, step } = commonOf(tongue, power, owner, phrase('hostPower'))
  const isHeard = isByDay(power) && showsOf(document, node) !== 'nothing'
  const say = words?.say
    ? ownLines(tongue, words.say, params)
    : isHeard
      ? [phrase('stepsIn'), ...question(tongue, choose)]
      : []
  const watched = choose && !words?.host ? watchedIn(tongue, choose, false) : step.do
  const host = watched || step.do
  const several = { do: together(phrase('whoUses'), host) }
  return {
    ...step,
    do: host,
    say,
    ...(isOfSeveral(tongue, owner) ? { variants: { several } } : {}),
  }
}

/** What only one of the table is shown: nothing is said, and no other looks at the screen. */
function asideStep(tongue: Tongue, part: Ask | Power, { title }: WrittenStep): WrittenStep {
  const { phrase } = tongue
  return {
    title,
    say: [],
    do: phrase('hostAside'),
    options: { ok: phrase('goOn') },
    signals: signsOfAll(tongue, shownIn(part.do)),
  }
}

/** The words of all questions and powers. */
export function askSteps(tongue: Tongue): Record<string, WrittenStep> {
  const steps: Record<string, WrittenStep> = {}
  for (const node of nodesOf(tongue.document).all) {
    const { kind, part } = node
    if (kind === 'ask') steps[part.id] = askStep(tongue, part, ownerOf(node))
    else if (kind === 'power') steps[part.id] = powerStep(tongue, node)
    else continue
    const before = steps[part.id]
    if (before && shownIn(part.do).length > 0)
      steps[asideOf(part.id)] = asideStep(tongue, part, before)
  }
  return steps
}
