/** What the room can notice must not be decided by a secret. */
import type { Condition, Num } from '../language/expressions'
import type { Tie } from '../format/day/base/ties'
import type { Vote } from '../format/day/base/votes'
import {
  conditionsIn,
  knownPart,
  officeIn,
  roomIn,
  type BodyOf,
  type DayPart,
  type DayWord,
} from '../format/day/day'
import type { OwnDocument } from '../format/document'
import { say, type Checked, type Pass } from './base/context'
import { isAnyCountClosed, isPublic, levelOf, SELF_SEEN } from '../language/folds/levels'
import { OF_COUNT, OF_DAY, secretTraits } from '../analyse/secretTraits'
import type { NodeOf } from '../analyse/nodes'
import { doingAround } from '../analyse/owners'
import { statusesOf } from '../language/effects/things/give'

export const secrecy: Pass = {
  document: (_, checked) => traits(checked),
  call({ part: call }, checked) {
    if (isSecret(checked, call.if)) say(checked, 'secretOpening', call, 'if')
    const { words } = call
    if (call.silent !== true || !words) return
    for (const word of ['say', 'close'] as const) {
      if (words[word] !== undefined)
        say(checked, 'secretSpoken', words, word, { found: word }, 'key')
    }
  },
  question: ({ part: { some } }, checked) => {
    // How many are to be chosen is seen by whoever is asked, and heard where that is before everybody.
    for (const word of ['min', 'max'] as const) {
      if (some && levelOf(checked.document, some[word]) === 'secret')
        say(checked, 'secretSpoken', some, word, { found: word })
    }
  },
  trigger: (node, checked) => afterCount(node, checked),
  effect: (node, checked) => aside(node, checked),
  dayPart: ({ part }, checked) => dayPart(checked, part, secretlyWeighed(checked.document)),
}

const isSecret = ({ document }: Checked, condition: Condition | undefined): boolean =>
  condition !== undefined && levelOf(document, condition) === 'secret'

/** Where hands can be up behind closed eyes, nothing that everybody hears of hangs on whose it was. */
function afterCount(node: NodeOf<'trigger'>, checked: Checked): void {
  const { part } = node
  if (part.on !== 'voted' || !isAnyCountClosed(checked.document)) return
  if (part.ask) return say(checked, 'secretVote', part, 'ask', { word: 'ask' }, 'key')
  for (const effect of checked.nodes.in(part, 'effect')) {
    const [word = ''] = Object.keys(effect.part)
    if (!isHeard(checked.document, effect.part)) continue
    return say(checked, 'secretVote', effect.part, word, { word }, 'key')
  }
}

/** Whom the room sees at a question or power. */
const ALL_SEEN = new Set([...SELF_SEEN, 'target', 'second', 'targets'])

/** What was chosen before everybody is no secret, and whatever a power does is done by whoever uses it. */
const isOfChoice = (condition: Condition): boolean =>
  typeof condition === 'object' && ('act' in condition || 'word' in condition)

/** That the host bends over to somebody everybody sees: no secret decides it. */
function aside(node: NodeOf<'effect'>, checked: Checked): void {
  const { part } = node
  if (!('show' in part)) return
  const around = doingAround(node)
  if (around?.kind === 'call') return
  if (around?.kind === 'ask' && around.part.how !== undefined && around.part.how !== 'openly')
    return say(checked, 'secretQuiet', part, 'show', { word: 'eyesClosed' }, 'key')
  for (let up = node.up; up?.kind === 'effect'; up = up.up) {
    if (!('if' in up.part) || isOfChoice(up.part.if)) continue
    if (levelOf(checked.document, up.part.if, ALL_SEEN) !== 'secret') continue
    return say(checked, 'secretQuiet', part, 'show', { word: 'if' }, 'key')
  }
}

const ALWAYS_HEARD = ['show', 'attack', 'revive', 'reveal', 'announce', 'playTop', 'win'] as const

/** Whether everybody hears of an effect by day. */
export function isHeard(document: OwnDocument, effect: NodeOf<'effect'>['part']): boolean {
  if ('give' in effect) return statusesOf(effect.give).some((id) => isPublic(document, id))
  if ('take' in effect) {
    const { take } = effect
    return isPublic(document, typeof take === 'string' ? take : take.status)
  }
  if ('move' in effect) return document.objects?.[effect.move.object]?.public === 'atOnce'
  return ALWAYS_HEARD.some((word) => word in effect)
}

/** What everybody sees comes from what everybody knows. */
function traits(checked: Checked): void {
  const said = new Set<object>()
  for (const { id, name, at, key } of secretTraits(checked.document, OF_DAY)) {
    // One condition makes all secret that hang on it.
    if (key === 'if' && said.has(at)) continue
    said.add(at)
    say(checked, 'secretTrait', at, key, { id, word: name }, key === 'if' ? 'value' : 'key')
  }
}

function dayPart(checked: Checked, part: DayPart, secretWeights: string | undefined): void {
  for (const [holder, condition] of conditionsIn(part)) {
    if (isSecret(checked, condition)) say(checked, 'secretDay', holder, 'if')
  }
  const found = knownPart(part)
  if (found) clocks(checked, found.body)
  const room = roomIn(part)
  if (found && room !== null && levelOf(checked.document, room) === 'secret')
    say(checked, 'secretDay', found.body, 'of')
  if (found) SEEN[found.word](checked, found.body, part, secretWeights)
}

/** How long something lasts everybody sees on the clock. */
function clocks(checked: Checked, body: unknown): void {
  const { defence } = body as { readonly defence?: unknown }
  for (const holder of [body, defence]) {
    if (typeof holder !== 'object' || holder === null || !('seconds' in holder)) continue
    if (levelOf(checked.document, holder.seconds as Num) === 'secret')
      say(checked, 'secretDay', holder, 'seconds')
  }
}

type Look<Body> = (
  checked: Checked,
  body: Body,
  part: object,
  secretWeights: string | undefined,
) => void

const nothingMore = (): void => undefined

/** What everybody sees of each part of a day besides whether it takes place. */
const SEEN: { readonly [W in DayWord]: Look<BodyOf<W>> } = {
  talk: nothingMore,
  speeches(checked, body) {
    if (body.who !== undefined && levelOf(checked.document, body.who) === 'secret')
      say(checked, 'secretDay', body, 'who')
  },
  lastWords: nothingMore,
  election,
  trial,
  notice: nothingMore,
  proposal,
  ballot(checked, body) {
    if (body.of !== undefined && levelOf(checked.document, body.of) === 'secret')
      say(checked, 'secretDay', body, 'of')
  },
  handOn(checked, { through }) {
    for (const [at, holder] of through.entries()) {
      if (levelOf(checked.document, holder) === 'secret') say(checked, 'secretDay', through, at)
    }
  },
}

/** What makes a count secret: who is asked, or what hands come to. */
interface Secrets {
  readonly weights: string | undefined
  readonly voters: boolean
}

/** Whoever is asked to decide is asked before everybody, and a run-off is seen like the vote before it. */
function ties(checked: Checked, ways: readonly Tie[] | undefined, secrets: Secrets): void {
  for (const way of ways ?? []) {
    if (typeof way !== 'object') continue
    if ('holder' in way) {
      const { statuses, day } = checked.document
      const isKnown = statuses?.[way.holder] !== undefined
      // Of an office that somebody is elected to it has been said there.
      const isElected = day.some((each) => officeIn(each) === way.holder)
      if (isKnown && !isElected && !isPublic(checked.document, way.holder))
        say(checked, 'secretDay', way, 'holder')
    } else if ('runoff' in way) {
      const { runoff } = way
      hands(checked, runoff)
      if (runoff.shown === undefined || runoff.shown === 'closed') continue
      if (secrets.voters) say(checked, 'secretVoters', runoff, 'shown')
      if (secrets.weights === undefined) continue
      say(checked, 'secretWeight', runoff, 'shown', { id: secrets.weights })
    }
  }
}

/** How many hands somebody has everybody sees, however they are counted. */
function hands(checked: Checked, vote: Pick<Vote, 'hands'>): void {
  if (vote.hands === undefined) return
  if (levelOf(checked.document, vote.hands, SELF_SEEN) === 'secret')
    say(checked, 'secretHands', vote, 'hands')
}

function election(
  checked: Checked,
  body: BodyOf<'election'>,
  part: object,
  weights: string | undefined,
): void {
  const { closed, tie } = body
  ties(checked, tie, { weights, voters: false })
  if (weights === undefined || closed === true) return
  if (closed === undefined) say(checked, 'secretWeight', part, 'election', { id: weights }, 'key')
  else say(checked, 'secretWeight', body, 'closed', { id: weights })
}

function trial(
  checked: Checked,
  body: BodyOf<'trial'>,
  part: object,
  weights: string | undefined,
): void {
  const vote = body.vote ?? {}
  const voters = vote.voters !== undefined && levelOf(checked.document, vote.voters) === 'secret'
  ties(checked, body.tie, { weights, voters })
  hands(checked, vote)
  // Whose hand is spent everybody hears, and so whose could be.
  if (voters && vote.shown === 'closed' && checked.document.deaths?.votes !== undefined)
    say(checked, 'secretVoters', vote, 'voters')
  if (vote.shown === 'closed') return
  if (voters) say(checked, 'secretVoters', vote, 'voters')
  if (weights === undefined) return
  const [holder, key] =
    vote.shown !== undefined ? ([vote, 'shown'] as const) : ([part, 'trial'] as const)
  const at = key === 'shown' ? 'value' : 'key'
  say(checked, 'secretWeight', holder, key, { id: weights }, at)
}

/** Who may be proposed by whom, how many, and who votes on it. */
function proposal(
  checked: Checked,
  { choose, vote = {} }: BodyOf<'proposal'>,
  part: object,
  weights: string | undefined,
): void {
  for (const word of ['of', 'min', 'max'] as const) {
    const given = choose[word]
    if (given !== undefined && levelOf(checked.document, given, SELF_SEEN) === 'secret')
      say(checked, 'secretDay', choose, word)
  }
  if (vote.voters !== undefined && levelOf(checked.document, vote.voters) === 'secret')
    say(checked, 'secretDay', vote, 'voters')
  if (weights === undefined || vote.shown === 'closed') return
  if (vote.shown === undefined)
    say(checked, 'secretWeight', part, 'proposal', { id: weights }, 'key')
  else say(checked, 'secretWeight', vote, 'shown', { id: weights })
}

/** The first thing nobody in the room knows of that changes how hands count. */
export const secretlyWeighed = (document: OwnDocument): string | undefined =>
  secretTraits(document, OF_COUNT)[0]?.id
