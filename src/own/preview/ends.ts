/** How games of a document end, as a person would write it down. */
import type { GamePreview } from '../../bridge/asked/ownGames'
import { nodesOf, type Node, type NodeOf } from '../analyse/nodes'
import { ownerOf } from '../analyse/owners'
import type { Trigger } from '../format/triggers'
import type { VictoryEntry } from '../format/victory'
import { fill } from '../language/base/fill'
import { AND, OR } from '../language/base/joined'
import { listed } from '../language/base/lists'
import { listOf } from '../language/base/scalars'
import type { Condition, Who } from '../language/expressions'
import { conditionPhrase, whoPhrase } from '../language/folds/say'
import type { Shown } from './evening'
import { asSentence, decided, type Phrasing } from './expressions'

const USUAL_LENGTH = 30

type End = GamePreview['ends'][number]

/** Who wins when, in the order in which it is looked at. */
export function endsOf({ plan }: Shown, phrasing: Phrasing): GamePreview['ends'] {
  const { doc } = plan
  const { ends } = phrasing.words
  const entries = doc.victory
    .map(({ wins, but, if: condition }) => ({ wins, but, if: decided(condition) }))
    .filter(({ if: condition }) => condition !== false)
    .map(({ wins, but, if: condition }) => ({
      wins: without(winnersIn(wins, phrasing), but, phrasing),
      when: asSentence(clauseOf(condition, ownIn(wins, doc.teams), phrasing)),
    }))
  const beside = Object.entries(doc.roles).flatMap(([id, { alsoWins }]) =>
    alsoWins === undefined ? [] : [besides(id, decided(alsoWins), phrasing)],
  )
  const longest = {
    wins: ends.nobody,
    when: fill(ends.longest, { n: String(doc.longest ?? USUAL_LENGTH) }),
  }
  return [...aimsOf(doc, phrasing), ...entries, ...beside, longest]
}

const asName = (phrase: string): string => `${phrase.charAt(0).toUpperCase()}${phrase.slice(1)}`

function winnersIn(wins: VictoryEntry['wins'], phrasing: Phrasing): string {
  if (Array.isArray(wins)) {
    const { language, nameOf, words } = phrasing
    return listed(wins.map(nameOf), language, 'and') || words.ends.nobody
  }
  return asName(whoPhrase(phrasing, wins as Who))
}

/** The same with whoever is left out. */
const without = (wins: string, but: Who | undefined, phrasing: Phrasing): string =>
  but === undefined ? wins : fill(phrasing.words.ends.but, { wins, but: whoPhrase(phrasing, but) })

/** Whoever wins as a set of players; null where these are several teams, or nobody. */
function ownIn(wins: VictoryEntry['wins'], teams: object): Who | null {
  const [only, more]: readonly (Who | string)[] = Array.isArray(wins) ? wins : [wins as Who]
  if (only === undefined || more !== undefined) return null
  const isTeam = typeof only === 'string' && Object.hasOwn(teams, only)
  return isTeam ? { team: only } : (only as Who)
}

function besides(role: string, condition: Condition | boolean, phrasing: Phrasing): End {
  const { ends } = phrasing.words
  const lives =
    typeof condition === 'object' &&
    'the' in condition &&
    condition.the === 'self' &&
    condition.is === 'everyone'
  return {
    wins: phrasing.nameOf(role),
    when: lives
      ? ends.besideAlive
      : fill(ends.beside, { if: conditionPhrase(phrasing, condition) }),
  }
}

/** The ids under a word of a set that has no other word; null where it is no such set. */
function idsIn(who: unknown, word: 'team' | 'role' | 'link'): readonly string[] | null {
  if (typeof who !== 'object' || who === null || Object.keys(who).join() !== word) return null
  return listOf((who as Readonly<Record<string, string | readonly string[]>>)[word])
}

/** The teams that a set names; null where it is no such set, or says whose side is meant. */
const teamsIn = (who: unknown): readonly string[] | null => {
  const teams = idsIn(who, 'team')
  return teams?.some((team) => ['own', 'other'].includes(team)) ? null : teams
}

const namedIn = (
  ids: readonly string[],
  { language, nameOf, words }: Phrasing,
  joined: 'and' | 'or' = 'and',
) => ({
  of: listed(
    ids.map((id) => fill(words.ends.quoted, { name: nameOf(id) })),
    language,
    joined,
  ),
})

const isOwn = (who: unknown, own: Who | null): boolean =>
  own !== null && JSON.stringify(who) === JSON.stringify(own)

/** Whether these are all others. */
const isOther = (who: unknown, own: Who | null): boolean =>
  typeof who === 'object' && who !== null && 'not' in who && isOwn(who.not, own)

/** A condition as a clause about those who win by it. @param own who that is, if it is one set */
function clauseOf(given: Condition | boolean, own: Who | null, phrasing: Phrasing): string {
  if (typeof given === 'object') {
    if ('all' in given) return joined(given.all, own, phrasing, 'all')
    if ('any' in given) return joined(given.any, own, phrasing, 'any')
    const known = knownClause(given, own, phrasing)
    if (known !== null) return known
  }
  return conditionPhrase(phrasing, given)
}

function joined(
  parts: readonly Condition[],
  own: Who | null,
  phrasing: Phrasing,
  word: 'all' | 'any',
): string {
  const other = word === 'all' ? 'any' : 'all'
  const [first = '', ...more] = parts.map((part) => {
    const clause = clauseOf(part, own, phrasing)
    return other in part ? `(${clause})` : clause
  })
  const phrase = (word === 'all' ? AND : OR)[phrasing.language]
  return more.reduce((a, b) => fill(phrase, { a, b }), first)
}

/** The ends that nearly every game has, in the words of the table. */
function knownClause(given: Condition, own: Who | null, phrasing: Phrasing): string | null {
  const { ends } = phrasing.words
  if ('none' in given) {
    const who: unknown = given.none
    if (who === 'everyone') return ends.noneLeft
    if (isOther(who, own)) return ends.onlyOurs
    if (isOwn(who, own)) return ends.oursOut
    const [teams, roles] = [teamsIn(who), idsIn(who, 'role')]
    if (teams) return fill(ends.teamOut, namedIn(teams, phrasing))
    return roles && fill(ends.roleOut, namedIn(roles, phrasing, 'or'))
  }
  if ('some' in given) return isOwn(given.some, own) ? ends.oursLive : null
  if ('the' in given && (given.the as unknown) === 'everyone' && given.is !== undefined) {
    if (isOwn(given.is, own)) return ends.onlyOurs
    const of = teamsIn(given.is) ?? idsIn(given.is, 'link')
    return of && fill(ends.onlyLeft, namedIn(of, phrasing))
  }
  return 'count' in given ? countClause(given, own, phrasing) : null
}

/** Two numbers of players compared, whoever is named first. */
function countClause(given: Condition, own: Who | null, phrasing: Phrasing): string | null {
  const { ends } = phrasing.words
  const { count, atLeast, atMost, over, under } = given as unknown as Readonly<
    Record<string, unknown>
  >
  if (count === 'everyone' && typeof atMost === 'number') {
    return atMost === 1 ? ends.oneLeft : fill(ends.fewLeft, { n: String(atMost) })
  }
  const against = atLeast ?? over ?? atMost ?? under
  if (typeof against !== 'object' || against === null || !('count' in against)) return null
  const isFirst = atLeast !== undefined || over !== undefined
  const [mine, others] = isFirst ? [count, against.count] : [against.count, count]
  if (!isOwn(mine, own)) return null
  const isMore = atLeast === undefined && atMost === undefined
  if (isOther(others, own)) return isMore ? ends.more : ends.asMany
  const teams = teamsIn(others)
  return teams && fill(isMore ? ends.moreThan : ends.asManyAs, namedIn(teams, phrasing))
}

/** What is reached by an aim of a card, a status or the whole game, by whoever it is for. */
function aimsOf(doc: Shown['plan']['doc'], phrasing: Phrasing): End[] {
  const found = new Map<string, End>()
  for (const node of nodesOf(doc).of('effect')) {
    if (!('win' in node.part)) continue
    const who = node.part.win.who as Who | string
    const { id } = ownerOf(node)
    const wins = who === 'self' && id !== '' ? phrasing.nameOf(id) : whoPhrase(phrasing, who)
    const end = { wins: asName(wins), when: aimIn(node, phrasing) }
    found.set(JSON.stringify(end), end)
  }
  return [...found.values()]
}

/** What has to happen for it. */
function aimIn(node: NodeOf<'effect'>, phrasing: Phrasing): string {
  const { ends, day } = phrasing.words
  const owner = ownerOf(node)
  const conditions: Condition[] = []
  let at: Node | null = node.up
  for (; at?.kind === 'effect'; at = at.up) {
    if ('if' in at.part) conditions.push(at.part.if)
  }
  if (at?.kind !== 'trigger') {
    return owner.id === '' ? ends.aimOfAll : fill(ends.aim, { name: phrasing.nameOf(owner.id) })
  }
  const said = triggerAim(at.part, owner, phrasing)
  if (at.part.if !== undefined) conditions.push(at.part.if)
  const open = conditions.map(decided).filter((condition) => condition !== true)
  const only = open.map((condition) =>
    fill(day.onlyIf, { if: conditionPhrase(phrasing, condition) }),
  )
  return [said, ...only].join(' ')
}

function triggerAim(
  { on, by, of }: Trigger,
  { kind, id }: ReturnType<typeof ownerOf>,
  phrasing: Phrasing,
): string {
  const { ends } = phrasing.words
  const byVote = listOf(by as string | readonly string[] | undefined).join() === 'vote'
  const name = phrasing.nameOf(id)
  if (on === 'dies' && kind === 'role' && (byVote || by === undefined)) {
    return fill(byVote ? ends.cardCondemned : ends.cardOut, { name })
  }
  if (on === 'otherDies' && of !== undefined && (byVote || by === undefined)) {
    return fill(byVote ? ends.oneCondemned : ends.oneOut, { who: whoPhrase(phrasing, of) })
  }
  return id === '' ? ends.aimOfAll : fill(ends.aim, { name })
}
