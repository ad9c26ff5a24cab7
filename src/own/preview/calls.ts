/** The calls of a night as the host will read them. */
import type { PreviewCall } from '../../bridge/asked/ownGames'
import type { RulesetTexts, StepTexts } from '../../i18n/rulesetTexts'
import { listed } from '../language/base/lists'
import { listOf, literal } from '../language/base/scalars'
import { isWithin, nodesOf, type Node } from '../analyse/nodes'
import { mayBeTurnedAway } from '../analyse/visits'
import { namedIn } from '../analyse/reach'
import type { Call } from '../format/calls'
import type { CallPlan } from '../plan/types'
import { answersOf } from '../words/texts/signals'
import { fill } from '../language/base/fill'
import { callsAt, type Shown } from './evening'
import { whoPhrase } from '../language/folds/say'
import type { Show } from '../language/expressions'
import { TURNED_AWAY, shownWord, type ShownWord } from '../language/shows/shows'
import type { Phrasing } from './expressions'
import { outcomesIn } from './outcomes'
import type { PreviewWords } from './words/words'

/** What a preview speaks with. */
export interface Voice {
  readonly texts: RulesetTexts
  readonly words: PreviewWords
}

const LATER = '…'
/** A line with what is known of it; what only an evening brings stays open. */
export const read = (line: string, known: Readonly<Record<string, string>>): string =>
  fill(line, known).replaceAll(/\{\w+\}/g, LATER)

/** Cards of the deck that make one of these roles. */
function cardsOf({ plan, deck }: Shown, roles: readonly string[]): string[] {
  const cards = Object.entries(plan.cards).filter(([, { role }]) => roles.includes(role))
  return cards.map(([card]) => card).filter((card) => (deck[card] ?? 0) > 0)
}

/** Whether a set says who is left out of another one. */
const isLeftOut = ({ word, up }: Node): boolean => word === 'not' || (up !== null && isLeftOut(up))

/** Cards that a call wakes, as far as the document alone says it. */
function wokenBy(shown: Shown, { owner, source }: CallPlan): string[] {
  const { document, deck, plan } = shown
  const ofTeam = (team: string) =>
    Object.entries(document.roles).flatMap(([id, role]) => (role.team === team ? [id] : []))
  if (source.wake !== undefined) {
    const wake = nodesOf(plan.doc)
      .in(source, 'who')
      .filter((set) => isWithin(set, source, 'wake') && !isLeftOut(set))
    const cards = namedIn(wake, 'card', 'topCard', 'dealt')
    const roles = namedIn(wake, 'role', 'was')
    const teams = namedIn(wake, 'team').flatMap(ofTeam)
    const inDeck = cards.filter((card) => (deck[card] ?? 0) > 0)
    return [...new Set([...inDeck, ...cardsOf(shown, [...roles, ...teams])])]
  }
  if (owner.kind === 'team') return cardsOf(shown, ofTeam(owner.id))
  return owner.kind === 'role' ? cardsOf(shown, [owner.id]) : []
}

type SignsOf = (show: Show, sign: (id: string) => string, words: PreviewWords['shows']) => string[]

/** What is seen of each thing that is shown; of cards and sides only that it is one. */
const SIGNS: Readonly<Record<ShownWord, SignsOf>> = {
  thumb: (_, sign) => ['thumbUp', 'thumbDown'].map(sign),
  nod: (_, sign) => ['yes', 'no'].map(sign),
  role: (_show, _sign, { card }) => [card],
  answerOf: (_show, _sign, { answerOf }) => [answerOf],
  notDealt: (_show, _sign, { notDealt }) => [notDealt],
  top: (_show, _sign, { top }) => [top],
  team: (_show, _sign, { team }) => [team],
  seats: (_show, _sign, { seats }) => [seats],
  fingers: (_show, _sign, { fingers }) => [fingers],
  sign: ({ sign: id = '' }, sign) => [sign(id)],
}

/** All that a call shows, before its question and after. */
const showsOf = ({ first, ...call }: Call): Show[] => [
  ...(first ? [first] : []),
  ...answersOf(call),
]

/** Signs that may be given in a call. */
function signsOf(
  { plan }: Shown,
  { source }: CallPlan,
  { signals = {} }: StepTexts,
  { words }: Voice,
): string[] {
  const sign = (id: string) => signals[id]?.sign ?? id
  const away = mayBeTurnedAway(plan.doc, source) ? [sign(TURNED_AWAY)] : []
  const signs = showsOf(source).flatMap((show) => SIGNS[shownWord(show)](show, sign, words.shows))
  return [...new Set([...signs, ...away])]
}

/** What the host may meet where something is shown that is not looked behind. */
function seemingIn({ plan }: Shown, { source, id }: CallPlan, { seems }: PreviewWords) {
  const isSeen = showsOf(source).some(({ truly }) => literal(truly) !== true)
  return [
    ...(isSeen && (plan.bearers.learns ?? plan.bearers.impaired) ? [seems.wrongly] : []),
    ...(isSeen && plan.bearers.seenAs ? [seems.otherwise] : []),
    ...(plan.believed.has(id) ? [seems.believed] : []),
  ]
}

/** Other readings that the host may meet. */
function readingsOf(
  shown: Shown,
  call: CallPlan,
  step: StepTexts,
  { words }: Voice,
  phrasing: Phrasing,
) {
  const isMet = {
    gone: true,
    blocked: call.blocked !== null || shown.stops,
    rest: call.source.rest !== undefined || shown.rests,
    spent: call.uses !== null,
    idle: call.choose !== null,
    more: (call.choose?.upTo ?? 1) > 1,
    enough: (call.choose?.upTo ?? 1) > 1,
  }
  return (['gone', 'blocked', 'rest', 'spent', 'idle', 'more', 'enough'] as const)
    .filter((reading) => isMet[reading])
    .map((reading) => ({
      name: words.readings[reading],
      does: step.variants?.[reading]?.do ?? '',
    }))
    .concat(
      seemingIn(shown, call, words),
      outcomesIn(nodesOf(shown.plan.doc).in(call.source, 'effect'), phrasing),
    )
}

/** What is done in silence after a call, and to whom, as the document says it. */
const silentOf = ({ source }: CallPlan, { texts }: Voice, phrasing: Phrasing): string[] =>
  listOf(source.then).flatMap(({ id, to }) => {
    const does = texts.steps[id]?.do
    return does === undefined ? [] : read(does, { names: whoPhrase(phrasing, to) })
  })

function callOf(
  shown: Shown,
  call: CallPlan,
  night: number,
  voice: Voice,
  phrasing: Phrasing,
): PreviewCall | null {
  const { texts } = voice
  const step = texts.steps[call.id]
  if (!step) return null
  const wakes = wokenBy(shown, call).map((card) => texts.cards[card]?.name ?? card)
  const known = {
    night: String(night),
    players: String(shown.players),
    names: listed(wakes, phrasing.language, 'and') || LATER,
  }
  const line = (text: string) => read(text, known)
  const rests = call.rests(night) ? step.variants?.['rest']?.do : undefined
  return {
    id: call.id,
    title: line(step.title),
    kind: call.class,
    say: step.say.map(line),
    close: (step.close ?? []).map(line),
    does: [line(rests ?? step.do), ...silentOf(call, voice, phrasing)].join(' '),
    ask: step.ask === undefined || rests !== undefined ? null : line(step.ask),
    wakes: literal(call.source.silent) === true ? [] : wakes,
    shows: signsOf(shown, call, step, voice),
    readings: readingsOf(shown, call, step, voice, phrasing),
  }
}

/** One night as it is read out. */
export const nightOf = (shown: Shown, night: number, voice: Voice, phrasing: Phrasing) => ({
  night,
  calls: callsAt(shown, night).flatMap((call) => callOf(shown, call, night, voice, phrasing) ?? []),
})
