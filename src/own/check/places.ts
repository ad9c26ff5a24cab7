/** Whether every word stands where it means something: in calls, triggers, asks, powers, by day and at the end. */
import { doingAround, isJoint, ownerOf } from '../analyse/owners'
import type { Node, NodeOf } from '../analyse/nodes'
import { NEEDS } from '../format/document'
import type { Effect, Show } from '../language/expressions'
import type { Deal } from '../format/people'
import { CHOSEN, MOST_IN_MIDDLE } from '../language/base/middle'
import { nearest } from '../problems/nearest'
import { NEEDS_MORE } from '../read/read'
import {
  ballotsIn,
  condemns,
  leadIn,
  officeIn,
  roomIn,
  wordOf,
  type DayPart,
} from '../format/day/day'
import { answersTo } from '../format/day/parts/ballot'
import { knownQuestion } from '../format/questions/questions'
import { eventOf } from '../format/triggers'
import { listOf, literal } from '../language/base/scalars'
import { say, type Checked, type Pass } from './base/context'
import {
  formOf,
  isOutOfPlace,
  scopeOf,
  strangeForm,
  undoesNothing,
  wasWrong,
  type Scope,
} from './base/scope'

/** Where the table itself may stand for a player. */
const OF_TABLE: ReadonlySet<string> = new Set(['to', 'of', 'from'])
/** Words that need one player who is asked. */
const OF_ONE: ReadonlySet<string> = new Set(['self', 'others'])
const COUNTED = ['unanimous', 'majority', 'most']
const NARROWING = ['of', 'by', 'notBy', 'card', 'at'] as const

export const places: Pass = {
  document({ part: { day, dayZero = [], deal } }, checked) {
    if (deal) middle(checked, deal)
    for (const list of [day, dayZero]) twoTrials(checked, list)
  },
  dayPart(node, checked) {
    office(node, checked)
    ballot(node, checked)
    hands(node, checked)
  },
  call(node, checked) {
    const { part: call, holder, key } = node
    if (call.first) narrowed(checked, call.first)
    if (ownerOf(node).kind !== 'top' || call.wake !== undefined) return
    if (!wasWrong(checked, call, 'wake')) say(checked, 'missingWord', holder, key, { word: 'wake' })
  },
  trigger({ part }, checked) {
    const { on } = part
    const { asks, takes = [] } = eventOf(part)
    if (undoesNothing(part)) {
      return say(checked, 'insteadNeedsStruck', part, 'instead', { found: on }, 'key')
    }
    for (const word of NARROWING) {
      if (part[word] === undefined || takes.includes(word)) continue
      say(checked, 'wordNotHere', part, word, { word }, 'key')
    }
    if (part.ask && !asks) say(checked, 'askNotHere', part, 'ask', { found: on }, 'key')
  },
  question(node, checked) {
    const { by, upTo, acts } = node.part
    if (upTo !== undefined && (node.up?.kind !== 'call' || acts === undefined))
      say(checked, 'wordNotHere', node.part, 'upTo', { word: 'upTo' }, 'key')
    if (!scopeOf(checked, node) || typeof by !== 'string' || !COUNTED.includes(by)) return
    if (!knownQuestion(node.part)?.entry.points)
      say(checked, 'countedNeedsOne', node.part, 'by', { found: by })
  },
  effect,
  who(node, checked) {
    const at = scopeOf(checked, node)
    if (!at) return
    const { part, holder, key } = node
    if (typeof part === 'string') {
      const isTable = part === 'table' && OF_TABLE.has(String(key))
      if (at.words.has(part) || isTable) return
      const hint = OF_ONE.has(part) && isOfGroup(node) ? { hint: 'ofGroup' } : {}
      say(checked, 'wordNotHere', holder, key, { word: part, ...hint })
    } else if ('team' in part) side(checked, part, at.words)
    else if ('status' in part) ofTable(checked, part)
    else if ('role' in part) namedRole(checked, part, at.words)
    else form(node, checked)
  },
  condition(node, checked) {
    form(node, checked)
    answerHere(node.part, checked)
  },
  number: ({ part }, checked) => answerHere(part, checked),
}

/** What is said of a role as a whole, after all that is in it. */
export const holders: Pass = {
  role({ part: role }, checked) {
    if (!role.powers?.length || typeof role.supply !== 'number' || role.supply <= 1) return
    needed(checked, role, 'powers', 'powers', 'key')
  },
  status({ part: status }, checked) {
    if (!status.powers?.length || literal(status.table) !== true) return
    say(checked, 'powerNeedsHolder', status, 'powers', {}, 'key')
  },
}

/** Whose own side is meant somebody has to be there to say. */
function side(checked: Checked, part: { readonly team: unknown }, words: Scope['words']): void {
  const { team } = part
  if ((team !== 'own' && team !== 'other') || words.has('own')) return
  say(checked, 'wordNotHere', part, 'team', { word: team })
}

/** Whether it stands in a call in which a group is asked as one. */
function isOfGroup(node: Node): boolean {
  if (node.kind === 'call') return isJoint(node)
  return node.up !== null && isOfGroup(node.up)
}

/** What the table has no player has. */
function ofTable(checked: Checked, part: { readonly status: string | readonly string[] }): void {
  const { statuses = {} } = checked.document
  const word = listOf(part.status).find((id) => literal(statuses[id]?.table) === true)
  if (word !== undefined) say(checked, 'wordNotHere', part, 'status', { word, hint: 'ofTable' })
}

/** Somebody has to have named a role; a document may have called one of its own so before the word was there. */
function namedRole(
  checked: Checked,
  part: { readonly role: unknown },
  words: Scope['words'],
): void {
  if (part.role !== CHOSEN || CHOSEN in checked.document.roles) return
  if (!words.has(CHOSEN)) say(checked, 'wordNotHere', part, 'role', { word: CHOSEN })
  else needed(checked, part, 'role', CHOSEN)
}

/** Says that a document has to say what it needs, unless that has been said. */
function needed(
  checked: Checked,
  part: object,
  key: string,
  word: string,
  at: 'key' | 'value' = 'value',
): void {
  const { document, report } = checked
  if (document.needs === undefined && !report.has(NEEDS_MORE, ''))
    say(checked, 'needsMore', part, key, { word, known: NEEDS }, at)
}

function form(node: NodeOf<'who'> | NodeOf<'condition'>, checked: Checked): void {
  const { part } = node
  const at = scopeOf(checked, node)
  const word = at ? strangeForm(part, at) : undefined
  if (word !== undefined) say(checked, 'wordNotHere', part as object, word, { word }, 'key')
}

function effect(node: NodeOf<'effect'>, checked: Checked): void {
  const at = scopeOf(checked, node)
  const { part } = node
  if (!at || 'if' in part) return
  const [word = ''] = Object.keys(part)
  if (isOutOfPlace(node, at)) return say(checked, 'effectNotHere', part, word, { word }, 'key')
  if ('show' in part) {
    narrowed(checked, part.show)
    receiver(checked, node, part.show, at.words)
  }
  const { oneCard, onChosen } = formOf(node)
  const perSeat = checked.document.deal?.perSeat ?? 1
  if (oneCard && perSeat !== 1) say(checked, 'exchangeNeedsOneCard', part, word, {}, 'key')
  if ('join' in part) side(checked, part.join, at.words)
  if ('become' in part) namedRole(checked, part.become, at.words)
  chosenHere(checked, part, at.words)
  if (!at.words.has('target') && onChosen(part)) {
    say(checked, 'wordNotHere', part, word, { word: 'target' })
  }
}

/** Only a number of fingers has a range, and only roles that were not dealt are of some. */
function narrowed(checked: Checked, show: Show): void {
  for (const [word, of] of [
    ['range', 'fingers'],
    ['of', show.top === undefined ? 'notDealt' : 'top'],
  ] as const) {
    if (show[word] === undefined || show[of] !== undefined) continue
    say(checked, 'wordNotHere', show, word, { word }, 'key')
  }
  ofPile(checked, show)
}

/** The top cards are of a pile, and nothing else is. */
function ofPile(checked: Checked, show: Show): void {
  const { top, of } = show
  const { piles = {} } = checked.document
  const isPile = typeof of === 'string' && Object.hasOwn(piles, of)
  if (top === undefined) {
    if (show.notDealt === undefined || !isPile || Object.hasOwn(checked.document.teams, of)) return
    const near = nearest(of, Object.keys(checked.document.teams))
    return say(checked, 'noSuch', show, 'of', { kind: 'team', id: of, nearest: near })
  }
  if (isPile || checked.report.lacks('piles', /^[^.[]*$/)) return
  if (of === undefined) return say(checked, 'missingWord', show, 'top', { word: 'of' })
  const isKnown = typeof of !== 'string' || Object.hasOwn(checked.document.teams, of)
  // What is nothing at all has been said to be so.
  if (!isKnown) return
  const id = String(of)
  const near = nearest(id, Object.keys(piles))
  say(checked, 'noSuch', show, 'of', { kind: 'pile', id, nearest: near })
}

/** By night whoever is awake is shown something; by day, while all look on, it is said who is. */
function receiver(
  checked: Checked,
  node: NodeOf<'effect'>,
  show: Show,
  words: Scope['words'],
): void {
  const { to } = show
  if (doingAround(node)?.kind === 'call') {
    if (to !== undefined) say(checked, 'wordNotHere', show, 'to', { word: 'to' }, 'key')
  } else if (to === undefined) {
    if (!wasWrong(checked, show, 'to'))
      say(checked, 'missingWord', node.part, 'show', { word: 'to' })
  } else if (!words.has(to)) say(checked, 'wordNotHere', show, 'to', { word: to })
}

/** What is shown or changes hands has to have been chosen in the middle. */
function chosenHere(checked: Checked, part: Effect, words: Scope['words']): void {
  if (words.has(CHOSEN)) return
  const holds = (holder: object, key: string | number) => {
    if ((holder as Record<string, unknown>)[key] === CHOSEN)
      say(checked, 'wordNotHere', holder, key, { word: CHOSEN })
  }
  if ('exchange' in part) holds(part.exchange.between, 1)
  if (!('show' in part)) return
  holds(part.show, 'role')
  holds(part.show, 'team')
}

/** What was answered has to be an answer of that ballot. */
function answerHere(part: object, checked: Checked): void {
  if (!('answered' in part) || !('of' in part)) return
  const ballot = ballotsIn(checked.document).find(({ id }) => id === part.of)
  if (!ballot) return
  const id = String(part.answered)
  const answers = answersTo(ballot)
  if (!answers.includes(id))
    say(checked, 'noSuch', part, 'answered', { kind: 'answer', id, nearest: nearest(id, answers) })
}

/** The same of those whose answers count. */
function ballot({ part }: NodeOf<'dayPart'>, checked: Checked): void {
  if (!('ballot' in part)) return
  const answers = answersTo(part.ballot)
  for (const id of Object.keys(part.ballot.only ?? {})) {
    if (answers.includes(id)) continue
    const near = nearest(id, answers)
    say(checked, 'noSuch', part.ballot.only ?? {}, id, { kind: 'answer', id, nearest: near }, 'key')
  }
}

/** Everybody holds at least one card, and the pile has as many as are drawn. */
function hands({ part }: NodeOf<'dayPart'>, checked: Checked): void {
  if (!('handOn' in part)) return
  const { n, through, pile } = part.handOn
  if (typeof n !== 'number') return
  const cards = Object.values(checked.document.piles?.[pile]?.cards ?? {})
  const counts = cards.map(({ count }) => count)
  if (through.length > n)
    return say(checked, 'tooMany', part.handOn, 'through', {
      what: 'entries',
      found: through.length,
      most: n,
    })
  if (cards.length === 0 || checked.report.isHurt(`piles.${pile}`)) return
  const most = counts.reduce<number>((sum, count) => sum + Number(literal(count)), 0)
  if (counts.every((count) => typeof count === 'number') && n > most)
    say(checked, 'badNumber', part.handOn, 'n', { found: n, least: 1, most })
}

/** A fourth card in the middle came later than the others. */
function middle(checked: Checked, deal: Deal): void {
  const { extra } = deal
  const isMap = typeof extra === 'object' && 'cards' in extra
  const [holder, key] = isMap ? [extra, 'cards'] : [deal, 'extra']
  if ((holder as Record<string, unknown>)[key] === MOST_IN_MIDDLE) needed(checked, holder, key, key)
}

/** One trial a day: of several nobody could say which one the result is of. */
function twoTrials(checked: Checked, list: readonly DayPart[]): void {
  // Each of several rooms may have its own.
  const all = list.flatMap((part, at) => (condemns(part) ? [{ part, at }] : []))
  const trials = all.every(({ part }) => roomIn(part) !== null) ? [] : all.map(({ at }) => at)
  const [, second] = trials
  if (second === undefined) return
  say(checked, 'tooMany', list, second, { what: 'entries', found: trials.length, most: 1 })
}

/** Whoever is elected, or leads, is one player whom everybody knows. */
function office({ part }: NodeOf<'dayPart'>, checked: Checked): void {
  const lead = leadIn(part)
  const id = officeIn(part) ?? lead
  if (id === null) return
  const status = checked.document.statuses?.[id]
  if (!status || checked.report.isHurt(`statuses.${id}`)) return
  const isKnown = status.public !== undefined && status.public !== 'never'
  if (status.unique === true && isKnown && status.table !== true) return
  say(checked, 'officeNotUnique', wordOf(part).body, lead === null ? 'office' : 'leader', { id })
}
