/** Whether every word stands where it means something: in calls, triggers, asks, powers, by day and at the end. */
import type { Choose } from '../format/calls'
import type { Call } from '../format/calls'
import type { DayPart } from '../format/day'
import type { Effect } from '../language/expressions'
import type { Ask, Trigger, TriggerEvent } from '../format/triggers'
import { effectOf, unknownForm } from '../language/folds/find'
import type { Checked } from './context'
import { say } from './context'
import type { Scope } from './scope'
import { checkWords, scope, wider } from './scope'
import type { Owned } from '../analyse/visit'
import { callsOf, isJoint, ownersOf, powersOf, triggersOf } from '../analyse/visit'

const CHOSEN = ['target', 'second', 'targets']
const ONE = ['self', 'others', 'own']

/** What a question lets its effects speak of. */
function chosenBy(choose: Choose | undefined): readonly string[] {
  if (!choose) return []
  if (choose.one !== undefined) return ['target', 'targets']
  if (choose.two !== undefined) return CHOSEN
  if (choose.some !== undefined) return ['targets']
  const acts = Object.values(choose.acts ?? {})
  return acts.some(({ one }) => one !== undefined) ? ['target', 'targets'] : []
}

export function checkPlaces(checked: Checked): void {
  const { document } = checked
  for (const call of callsOf(document)) checkCall(checked, call)
  for (const trigger of triggersOf(document)) checkTrigger(checked, trigger)
  for (const { part: power } of powersOf(document)) {
    const at = scope(ONE, ['chance'])
    if (power.choose) checkChoose(checked, power, power.choose, at)
    checkEffects(checked, power, 'do', wider(at, chosenBy(power.choose), ['act', 'word']), [
      'leave',
    ])
  }
  for (const role of Object.values(document.roles)) {
    if (role.powers?.length && typeof role.supply === 'number' && role.supply > 1) {
      say(checked, 'powerNeedsOne', role, 'powers', { found: role.supply }, 'key')
    }
    if (role.alsoWins) checkWords(checked, role, 'alsoWins', scope(ONE))
  }
  for (const { owner, part } of ownersOf(document)) {
    const giver = owner.kind === 'status' ? ['giver'] : []
    if ('traits' in part) checkWords(checked, part, 'traits', scope([...ONE, ...giver]))
  }
  for (const part of Object.values(document.objects ?? {})) {
    if (part.start !== undefined) checkWords(checked, part, 'start', scope([], ['random']))
    if (part.whenOut !== undefined) {
      checkWords(checked, part, 'whenOut', scope([...ONE, 'killers'], ['random']))
    }
  }
  for (const shield of document.shields ?? []) {
    if (shield.if) checkWords(checked, shield, 'if', scope([...ONE, 'it']))
  }
  document.victory.forEach((_, index) => checkWords(checked, document.victory, index, scope([])))
  checkDay(checked)
}

function checkDay(checked: Checked): void {
  const { document } = checked
  const at = scope([...ONE, 'candidates'])
  for (const list of [document.day, document.dayZero ?? []]) {
    twoTrials(checked, list)
    list.forEach((part, index) => {
      checkWords(checked, list, index, at)
      if (!('election' in part)) return
      const { office } = part.election
      const status = document.statuses?.[office]
      const isKnown = status?.public !== undefined && status.public !== 'never'
      const isOfTable = status?.table === true
      const isSound = !checked.report.isHurt(`statuses.${office}`)
      if (status && isSound && !(status.unique === true && isKnown && !isOfTable)) {
        say(checked, 'officeNotUnique', part.election, 'office', { id: office })
      }
    })
  }
}

/** One trial a day: of several nobody could say which one the result is of. */
function twoTrials(checked: Checked, list: readonly DayPart[]): void {
  const trials = list.flatMap((part, at) => ('trial' in part ? [at] : []))
  const [, second] = trials
  if (second === undefined) return
  say(checked, 'tooMany', list, second, { what: 'entries', found: trials.length, most: 1 })
}

/** True if something stood under this key of the text and was taken out, being wrong. */
const wasWrong = (checked: Checked, part: object, key: string): boolean =>
  !(key in part) && checked.atlas.spotOf(part, key).key > 0

function checkCall(checked: Checked, owned: Owned<Call>): void {
  const { owner, part: call } = owned
  const joint = isJoint(owned)
  const own = owner.kind === 'team' ? ['own'] : []
  const giver = owner.kind === 'status' ? ['giver'] : []
  const asked = scope([...(joint ? own : ONE), ...giver, 'holders'], [])
  if (owner.kind === 'table' && call.wake === undefined && !wasWrong(checked, call, 'wake')) {
    const { calls = [] } = checked.document
    say(checked, 'missingWord', calls, owned.at, { word: 'wake' })
  }
  if (call.wake !== undefined) checkWords(checked, call, 'wake', scope([...own, ...giver]))
  for (const key of ['actor', 'blocked'] as const) checkWords(checked, call, key, asked)
  if (call.first) checkWords(checked, call, 'first', wider(asked, [], ['chance']))
  if (call.choose) checkChoose(checked, call, call.choose, asked)
  const chosen = wasWrong(checked, call, 'choose') ? CHOSEN : chosenBy(call.choose)
  const acting = wider(asked, chosen, ['chance', 'act', 'word'])
  checkEffects(checked, call, 'do', acting, ['show'])
  checkEffects(checked, call, 'otherwise', wider(asked, [], ['chance']), ['show'])
  const steps = call.then === undefined ? [] : Array.isArray(call.then) ? call.then : [call.then]
  for (const step of steps) {
    checkWords(checked, step, 'to', acting)
    checkWords(checked, step, 'if', acting)
  }
}

const COUNTED = ['unanimous', 'majority', 'most']

function checkChoose(checked: Checked, holder: object, choose: Choose, at: Scope): void {
  checkWords(checked, holder, 'choose', at)
  if (typeof choose.by !== 'string' || !COUNTED.includes(choose.by)) return
  if (choose.one === undefined) say(checked, 'countedNeedsOne', choose, 'by', { found: choose.by })
}

/** The words an event brings along. */
const BRINGS: Readonly<Partial<Record<TriggerEvent, readonly string[]>>> = {
  struck: ['killers'],
  saved: ['it'],
  loses: ['killers'],
  dies: ['killers'],
  otherDies: ['it', 'killers'],
  visited: ['it'],
  ends: ['giver'],
}
/** Events that happen to one player: at top level, too, that one is meant by `self`. */
const TO_ONE: ReadonlySet<TriggerEvent> = new Set(['struck', 'saved', 'loses', 'dies', 'visited'])
const FIELDS: Readonly<Record<'of' | 'by' | 'notBy' | 'card' | 'at', readonly TriggerEvent[]>> = {
  of: ['otherDies'],
  by: ['struck', 'saved', 'loses', 'dies', 'otherDies'],
  notBy: ['struck', 'loses', 'dies', 'otherDies'],
  card: ['loses'],
  at: ['left'],
}
const ASKS: ReadonlySet<TriggerEvent> = new Set([
  'struck',
  'dies',
  'loses',
  'otherDies',
  'day',
  'dawn',
])

function checkTrigger(checked: Checked, { owner, part: trigger }: Owned<Trigger>): void {
  const { on } = trigger
  if (trigger.instead !== undefined && trigger.instead !== false && on !== 'struck') {
    say(checked, 'insteadNeedsStruck', trigger, 'instead', { found: on }, 'key')
    return
  }
  for (const word of ['of', 'by', 'notBy', 'card', 'at'] as const) {
    if (trigger[word] === undefined || FIELDS[word].includes(on)) continue
    say(checked, 'wordNotHere', trigger, word, { word }, 'key')
  }
  const somebody = owner.kind !== 'table' || TO_ONE.has(on)
  const giver = owner.kind === 'status' ? ['giver'] : []
  const words = [...(somebody ? ONE : []), ...giver, ...(BRINGS[on] ?? [])]
  const at = scope(words, ['chance', 'cause', 'used'])
  for (const key of ['if', 'of'] as const) checkWords(checked, trigger, key, at)
  checkEffects(checked, trigger, 'do', at, [])
  if (trigger.ask && !ASKS.has(on)) {
    say(checked, 'askNotHere', trigger, 'ask', { found: on }, 'key')
  } else if (trigger.ask) checkAsk(checked, trigger.ask, at)
}

function checkAsk(checked: Checked, ask: Ask, at: Scope): void {
  checkWords(checked, ask, 'whom', at)
  const asked = wider(at, ONE)
  checkChoose(checked, ask, ask.choose, asked)
  checkEffects(checked, ask, 'do', wider(asked, chosenBy(ask.choose), ['act', 'word']), [])
  checkEffects(checked, ask, 'otherwise', asked, [])
}

function checkEffects(
  checked: Checked,
  holder: object,
  key: string,
  at: Scope,
  allowed: readonly string[],
): void {
  const effects = (holder as Record<string, unknown>)[key] as Effect[] | undefined
  effects?.forEach((effect) => checkEffect(checked, effect, at, allowed))
}

function checkEffect(
  checked: Checked,
  effect: Effect,
  at: Scope,
  allowed: readonly string[],
): void {
  if ('if' in effect) {
    checkWords(checked, effect, 'if', at)
    checkEffects(checked, effect, 'do', at, allowed)
    checkEffects(checked, effect, 'else', at, allowed)
    return
  }
  const [word = ''] = Object.keys(effect)
  const { stands, oneCard, drawn, onChosen } = effectOf(effect) ?? unknownForm(effect)
  if (stands === 'whereKnown' && !allowed.includes(word)) {
    say(checked, 'effectNotHere', effect, word, { word }, 'key')
    return
  }
  const perSeat = checked.document.deal?.perSeat ?? 1
  if (oneCard && perSeat !== 1) say(checked, 'exchangeNeedsOneCard', effect, word, {}, 'key')
  const within = drawn ? wider(at, [], ['random']) : at
  const attack = 'attack' in effect && typeof effect.attack === 'object' ? effect.attack : null
  // Its `cause` is a name and no condition.
  if (attack) for (const key of ['on', 'sure'] as const) checkWords(checked, attack, key, within)
  else checkWords(checked, effect, word, within)
  if (!at.words.has('target') && onChosen(effect)) {
    say(checked, 'wordNotHere', effect, word, { word: 'target' })
  }
}
