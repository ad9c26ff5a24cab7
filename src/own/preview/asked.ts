/** What somebody is asked before everybody, and what somebody may use at any moment, as the host will read it. */
import type { PreviewAsked } from '../../bridge/asked/ownGames'
import { classOfEffects } from '../analyse/classes'
import { nodesOf, type NodeOf } from '../analyse/nodes'
import { ownerOf, plainEffectsIn } from '../analyse/owners'
import { shownIn } from '../analyse/asides'
import { showsOf } from '../analyse/powers'
import { MOMENTS_OF_DAY, wordOf } from '../format/day/day'
import { fill } from '../language/base/fill'
import type { Condition, Effect, Num } from '../language/expressions'
import { conditionPhrase, numberPhrase, whoPhrase } from '../language/folds/say'
import { read, type Voice } from './calls'
import type { Shown } from './evening'
import { decided, type Phrasing } from './expressions'
import { outcomesIn, thereIn } from './outcomes'

/** Only if this holds; null where it holds nowhere. */
function onlyIf(condition: Condition | undefined, phrasing: Phrasing): string[] | null {
  if (condition === undefined) return []
  const open = decided(condition)
  if (open === false) return null
  if (open === true) return []
  return [fill(phrasing.words.day.onlyIf, { if: conditionPhrase(phrasing, open) })]
}

/** What its step says, with a name left open. */
function wordsOf(id: string, { texts }: Voice) {
  const step = texts.steps[id]
  const line = (text: string) => read(text, {})
  return {
    id,
    title: line(step?.title ?? id),
    say: (step?.say ?? []).map(line),
    does: line(step?.do ?? ''),
    ask: step?.ask === undefined ? null : line(step.ask),
  }
}

function classIn({ plan }: Shown, node: NodeOf<'ask'> | NodeOf<'power'>): PreviewAsked['kind'] {
  const effects = plainEffectsIn(nodesOf(plan.doc).within(node))
  // What it breaks off is not what it is for.
  const others = effects.filter((effect) => !('leave' in effect))
  return classOfEffects(plan.doc, others) ?? 'know'
}

/** What it draws, or has turned over later. */
const outcomesOf = ({ plan }: Shown, node: NodeOf<'ask'> | NodeOf<'power'>, phrasing: Phrasing) =>
  outcomesIn(nodesOf(plan.doc).within(node), phrasing).map(({ does }) => does)

function askOf(shown: Shown, node: NodeOf<'ask'>, voice: Voice, phrasing: Phrasing) {
  const { asks } = phrasing.words
  const { up, part } = node
  if (up?.kind !== 'trigger') return null
  const { on, of, if: condition } = up.part
  const only = onlyIf(condition, phrasing)
  if (!only) return null
  const params = { who: of === undefined ? asks.others : whoPhrase(phrasing, of) }
  const drawn = outcomesOf(shown, node, phrasing)
  const asides = asidesIn(part.do, phrasing)
  const when = [fill(asks[on as keyof typeof asks] ?? '', params), ...only, ...drawn, ...asides]
  return { ...wordsOf(part.id, voice), kind: classIn(shown, node), when: when.filter(Boolean) }
}

/** Who is shown something alone, while all look on. */
function asidesIn(does: readonly Effect[] | undefined, { words }: Phrasing): readonly string[] {
  const all = shownIn(does).flatMap(({ to }) => (to === undefined ? [] : words.asides[to]))
  return [...new Set(all)]
}

/** When a power may be used, by the headings that the host sees then. */
function momentsOf({ plan }: Shown, during: readonly string[], { texts, words }: Voice): string {
  const { day, dayZero = [] } = plan.doc
  const held = [...dayZero, ...day].flatMap((part) => Object.keys(wordOf(part).entry.moments))
  // A moment that no day of the game has is not worth a word, unless there is no other.
  const there = during.filter((word) => !(word in MOMENTS_OF_DAY) || held.includes(word))
  const titles = (there.length > 0 ? there : during).map((word) => {
    if (word === 'day' || word === 'night') return words.powers[word]
    const step = word === 'result' ? 'day.result' : (MOMENTS_OF_DAY[word]?.[0] ?? word)
    return texts.steps[word === 'trial' ? 'day.vote' : step]?.title ?? word
  })
  return [...new Set(titles)].map((title) => read(title, {})).join(', ')
}

/** How often it may be used: a number, or what comes to one while playing. */
function oftenIn(uses: Num, phrasing: Phrasing): string {
  const { powers } = phrasing.words
  if (uses === 1) return powers.once
  const phrase = typeof uses === 'number' ? powers.often : powers.worked
  return fill(phrase, { n: numberPhrase(phrasing, uses) })
}

function powerOf(shown: Shown, node: NodeOf<'power'>, voice: Voice, phrasing: Phrasing) {
  const { powers } = phrasing.words
  const { part } = node
  const only = onlyIf(part.if, phrasing)
  if (!only) return null
  const isByDay = part.during.some((word) => word !== 'night' && !word.includes('.'))
  const when = [
    fill(powers.during, { moments: momentsOf(shown, part.during, voice) }),
    ...(part.uses === undefined ? [] : [oftenIn(part.uses, phrasing)]),
    ...(isByDay ? [powers.shows[showsOf(shown.plan.doc, node)]] : []),
    ...only,
    ...outcomesOf(shown, node, phrasing),
    ...asidesIn(part.do, phrasing),
  ]
  return { ...wordsOf(part.id, voice), kind: classIn(shown, node), when }
}

/** All questions and powers that an evening with this deck can have, in the order of the document. */
export function askedOf(shown: Shown, voice: Voice, phrasing: Phrasing): readonly PreviewAsked[] {
  const { plan } = shown
  const there = thereIn(shown)
  return nodesOf(plan.doc).all.flatMap((node) => {
    if (node.kind !== 'ask' && node.kind !== 'power') return []
    const { kind, id } = ownerOf(node)
    if (!there.has(`${kind}:${id}`)) return []
    return node.kind === 'ask'
      ? (askOf(shown, node, voice, phrasing) ?? [])
      : (powerOf(shown, node, voice, phrasing) ?? [])
  })
}
