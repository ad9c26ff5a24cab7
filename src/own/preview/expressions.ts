/** Sets, numbers and conditions of a document as phrases, for whoever reads what was written. */
import type { Comparator, Condition, Num, Who } from '../format/expressions'
import { COMPARATORS } from '../format/expressions'
import { WHO_WORDS } from '../format/reserved'
import { listOf } from '../plan/scalars'
import { fill } from '../words/texts/tongue'
import type { PreviewWords, WhoWords } from './words/words'

/** What phrases are made with: their words, and what the document calls things. */
export interface Phrasing {
  readonly words: PreviewWords
  readonly nameOf: (id: string) => string
}

type Map = Readonly<Record<string, unknown>>

const names = ({ nameOf }: Phrasing, ids: unknown): string =>
  listOf(ids as string | readonly string[])
    .map(nameOf)
    .join(', ')

/** Forms of a set that only name something. */
const NAMED = [
  'role',
  'kind',
  'card',
  'topCard',
  'dealt',
  'was',
  'status',
  'holds',
  'chosenBy',
  'attackedBy',
  'doomed',
] as const
/** Forms of a set that are made of another one. */
const OF_OTHERS = ['visitedBy', 'visitorsOf', 'dead', 'not', 'random'] as const

function whoMap(phrasing: Phrasing, map: Map): string {
  const { words } = phrasing
  const say = (key: keyof WhoWords, params: Readonly<Record<string, string>>) =>
    fill(words.who[key], params)
  const set = (who: unknown) => whoPhrase(phrasing, who as Who)
  const named = NAMED.find((word) => word in map)
  if (named) return say(named, { x: names(phrasing, map[named]) })
  const other = OF_OTHERS.find((word) => word in map)
  if (other) return say(other, { of: set(map[other]) })
  if ('team' in map) {
    if (map['team'] === 'own') return words.who.ownTeam
    if (map['team'] === 'other') return words.who.otherTeams
    return say('team', { x: names(phrasing, map['team']) })
  }
  if ('link' in map) {
    const x = names(phrasing, map['link'])
    return map['of'] === undefined ? say('link', { x }) : say('linkOf', { x, of: set(map['of']) })
  }
  if ('neighbours' in map) {
    const side = map['side'] === 'left' || map['side'] === 'right' ? map['side'] : 'neighbours'
    return say(side, { of: set(map['neighbours']) })
  }
  if ('both' in map) {
    const [first = '', ...others] = (map['both'] as readonly Who[]).map(set)
    return others.reduce((a, b) => say('both', { a, b }), first)
  }
  if ('any' in map) return (map['any'] as readonly Who[]).map(set).join(words.condition.or)
  if ('if' in map) {
    return say('ifWho', {
      a: set(map['then']),
      if: conditionPhrase(phrasing, map['if'] as Condition),
    })
  }
  return words.who.lastDead
}

/** A set of players. */
export function whoPhrase(phrasing: Phrasing, who: Who): string {
  if (typeof who !== 'string') return whoMap(phrasing, who)
  return (WHO_WORDS as readonly string[]).includes(who)
    ? phrasing.words.who[who]
    : phrasing.nameOf(who)
}

/** A number that is worked out while playing. */
function numberPhrase(phrasing: Phrasing, number: Num): string {
  if (typeof number !== 'object') return String(number)
  const { words } = phrasing
  const map = number as Map
  const set = (who: unknown) => whoPhrase(phrasing, who as Who)
  const one = (value: unknown) => numberPhrase(phrasing, value as Num)
  if ('count' in map) return fill(words.number.count, { of: set(map['count']) })
  if ('counter' in map) return fill(words.number.counter, { x: names(phrasing, map['counter']) })
  if ('lives' in map) return fill(words.number.lives, { of: set(map['lives']) })
  if ('stacks' in map) return fill(words.number.stacks, { x: names(phrasing, map['stacks']) })
  if ('half' in map) return fill(words.number.half, { of: one(map['half']) })
  if ('sum' in map) {
    return fill(words.number.sum, { of: (map['sum'] as readonly Num[]).map(one).join(' + ') })
  }
  if ('minus' in map) {
    const [a, b] = map['minus'] as readonly [Num, Num]
    return fill(words.number.minus, { a: one(a), b: one(b) })
  }
  return 'night' in map ? words.number.night : words.number.players
}

const compared = (map: Map): Comparator | undefined =>
  COMPARATORS.find((word) => word in map && !('the' in map))

const nights = (value: unknown): string =>
  listOf(value as readonly unknown[])
    .map((one) =>
      typeof one === 'object' && one !== null
        ? `${String((one as Map)['from'])}, +${String((one as Map)['every'])} …`
        : String(one),
    )
    .join(', ')

/** Forms of a condition about a set. */
function aboutSets(phrasing: Phrasing, map: Map): string | null {
  const { condition } = phrasing.words
  const set = (who: unknown) => whoPhrase(phrasing, who as Who)
  if ('some' in map) return fill(condition.some, { of: set(map['some']) })
  if (map['none'] === 'everyone') return condition.nobodyLeft
  if ('none' in map) return fill(condition.none, { of: set(map['none']) })
  if ('same' in map) {
    return fill(map['same'] === 'role' ? condition.sameRole : condition.sameTeam, {
      of: set(map['of']),
    })
  }
  if (!('the' in map)) return null
  const way = 'isNot' in map ? 'apart' : map['is'] === 'everyone' ? 'alive' : 'within'
  return fill(condition[way], { a: set(map['the']), b: set(map['isNot'] ?? map['is']) })
}

/** Several at once, those of another kind in brackets. */
function joined(phrasing: Phrasing, parts: readonly Condition[], word: 'and' | 'or'): string {
  const other = word === 'and' ? 'any' : 'all'
  return parts
    .map((part) => {
      const said = conditionPhrase(phrasing, part)
      return typeof part === 'object' && other in part ? `(${said})` : said
    })
    .join(phrasing.words.condition[word])
}

/** Whether something is so. House rules are taken as folded. */
export function conditionPhrase(phrasing: Phrasing, given: Condition | boolean): string {
  const { condition } = phrasing.words
  if (typeof given === 'boolean') return given ? condition.always : condition.never
  const map = given as Map
  if ('all' in map) return joined(phrasing, map['all'] as readonly Condition[], 'and')
  if ('any' in map) return joined(phrasing, map['any'] as readonly Condition[], 'or')
  const sets = aboutSets(phrasing, map)
  if (sets !== null) return sets
  const isNumber = [
    'count',
    'counter',
    'lives',
    'stacks',
    'players',
    'night',
    'half',
    'sum',
    'minus',
  ].some((word) => word in map)
  const word = compared(map)
  if (isNumber && word) {
    const a = numberPhrase(phrasing, map as unknown as Num)
    return fill(condition[word], { a, b: numberPhrase(phrasing, map[word] as Num) })
  }
  if ('not' in map) {
    return fill(condition.opposite, { of: conditionPhrase(phrasing, map['not'] as Condition) })
  }
  if ('nights' in map) return fill(condition.nights, { x: nights(map['nights']) })
  if ('used' in map) return map['used'] === false ? condition.unused : condition.used
  if ('chance' in map) return fill(condition.chance, { x: String(map['chance']) })
  if ('act' in map || 'word' in map) {
    return fill(condition.chosen, { x: names(phrasing, map['act'] ?? map['word']) })
  }
  for (const key of ['inDeck', 'phase', 'cause'] as const) {
    if (key in map) return fill(condition[key], { x: names(phrasing, map[key]) })
  }
  return condition.always
}

/** With a capital at its beginning and a full stop at its end. */
export const asSentence = (said: string): string =>
  said === ''
    ? ''
    : `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.!?]$/.test(said) ? '' : '.'}`

/** A condition without the parts that its house rules have decided. */
export function decided(given: Condition | boolean): Condition | boolean {
  if (typeof given === 'boolean') return given
  const list = 'all' in given ? given.all : 'any' in given ? given.any : null
  if (list === null) return given
  const isAll = 'all' in given
  const parts = list.map((part) => decided(part))
  if (parts.includes(!isAll)) return !isAll
  const open = parts.filter((part) => typeof part !== 'boolean')
  const [only] = open
  if (only === undefined) return isAll
  if (open.length === 1) return only
  return isAll ? { all: open } : { any: open }
}
