/** Which words mean something at which place of a document. */
import { isJoint, ownerOf } from '../../analyse/owners'
import type { Node, NodeKind, NodeOf } from '../../analyse/nodes'
import type { Choose } from '../../format/calls'
import { knownQuestion } from '../../format/questions/questions'
import { eventOf, type Trigger } from '../../format/triggers'
import { effectOf, knownSomewhere, unknownForm } from '../../language/folds/find'
import type { Checked } from './context'

/** What may be said at a place beside what may be said everywhere. */
export interface Scope {
  readonly words: ReadonlySet<string>
  /** Forms and effects that only some places know: `chance`, `cause`, `show` … */
  readonly forms: ReadonlySet<string>
}

const EVERYWHERE = ['everyone', 'nobody']
const CHOSEN = ['target', 'second', 'targets', 'chosen']
const ONE = ['self', 'others', 'own']
const SOMEWHERE = knownSomewhere()

const scope = (words: readonly string[], forms: readonly string[] = []): Scope => ({
  words: new Set([...EVERYWHERE, ...words]),
  forms: new Set(forms),
})

/** The scope with more words in it. */
const wider = (of: Scope, words: readonly string[], forms: readonly string[] = []): Scope => ({
  words: new Set([...of.words, ...words]),
  forms: new Set([...of.forms, ...forms]),
})

/** What a question lets its effects speak of. */
function chosenBy(choose: Choose | undefined): readonly string[] {
  const asked = choose && knownQuestion(choose)
  return asked ? asked.entry.chosen(asked.value) : []
}

/** Whether a trigger would undo what no strike is. */
export const undoesNothing = ({ on, instead }: Trigger): boolean =>
  instead !== undefined && instead !== false && on !== 'struck'

/** True if something stood under this key of the text and was taken out, being wrong. */
export const wasWrong = ({ atlas }: Checked, part: object, key: string): boolean =>
  !(key in part) && atlas.spotOf(part, key).key > 0

const giverOf = (node: Node): string[] => (ownerOf(node).kind === 'status' ? ['giver'] : [])

type Under<K extends NodeKind> = (
  node: NodeOf<K>,
  word: string,
  checked: Checked,
) => Scope | null | undefined

const alone = (words: Readonly<Record<string, Scope>>) => (_: unknown, word: string) => words[word]

/** What may be said under a word of a part; nothing is looked at where nothing is said here. */
const UNDER: { readonly [K in NodeKind]?: Under<K> } = {
  document: alone({
    day: scope([...ONE, 'candidates']),
    dayZero: scope([...ONE, 'candidates']),
    victory: scope([]),
  }),
  dayPart: (node, word, checked) => {
    const at = scopeOf(checked, node)
    // What happens after a choice speaks of it; all that stands before it everybody knows, and no choice is that.
    if (at && word === 'ballot') return scope([], ['chance', 'playTop'])
    return at && word === 'proposal' ? wider(at, ['target', 'targets'], ['chance', 'playTop']) : at
  },
  team: () => null,
  role: alone({ alsoWins: scope(ONE), traits: scope(ONE) }),
  status: alone({ traits: scope([...ONE, 'giver']) }),
  link: () => null,
  object: alone({
    traits: scope(ONE),
    start: scope([], ['random']),
    whenOut: scope([...ONE, 'killers'], ['random']),
  }),
  shield: alone({ if: scope([...ONE, 'it']) }),
  call: underCall,
  trigger: underTrigger,
  ask: (node, word, checked) => {
    const at = scopeOf(checked, node)
    if (!at || word === 'whom') return at
    const asked = wider(at, ONE)
    return word === 'do' ? wider(asked, chosenBy(node.part.choose), ['act', 'word', 'show']) : asked
  },
  power: (node, word) => {
    const { part } = node
    const at = scope([...ONE, ...giverOf(node)], ['chance'])
    if (word === 'choose' || word === 'uses') return at
    return word === 'do' ? wider(at, chosenBy(part.choose), ['act', 'word', 'leave', 'show']) : null
  },
  effect: (node, _, checked) => {
    const at = scopeOf(checked, node)
    if (!at || isOutOfPlace(node, at)) return null
    return formOf(node).drawn ? wider(at, [], ['random']) : at
  },
  who: underForm,
  condition: underForm,
}

function underCall(node: NodeOf<'call'>, word: string, checked: Checked): Scope | null {
  const { part: call } = node
  const own = ownerOf(node).kind === 'team' ? ['own'] : []
  const giver = giverOf(node)
  if (word === 'wake') return scope([...own, ...giver])
  const asked = scope([...(isJoint(node) ? own : ONE), ...giver, 'holders'])
  if (['actor', 'blocked', 'choose', 'uses'].includes(word)) return asked
  if (word === 'first') return wider(asked, [], ['chance'])
  if (word === 'otherwise') return wider(asked, [], ['chance', 'show'])
  const chosen = wasWrong(checked, call, 'choose') ? CHOSEN : chosenBy(call.choose)
  const acting = wider(asked, chosen, ['chance', 'act', 'word', 'show'])
  return ['do', 'then'].includes(word) ? acting : null
}

function underTrigger(node: NodeOf<'trigger'>, word: string): Scope | null {
  const { part } = node
  const event = eventOf(part)
  if (undoesNothing(part) || (word === 'ask' && !event.asks)) return null
  const somebody = ownerOf(node).kind !== 'top' || event.toOne
  const words = [...(somebody ? ONE : []), ...giverOf(node), ...(event.brings ?? [])]
  return scope(words, ['chance', 'cause', 'used'])
}

function underForm(node: NodeOf<'who'> | NodeOf<'condition'>, word: string, checked: Checked) {
  const at = scopeOf(checked, node)
  return at && strangeForm(node.part, at) === word ? null : at
}

/** The entry of an effect. */
export const formOf = ({ part }: NodeOf<'effect'>) => effectOf(part) ?? unknownForm(part)

/** Whether an effect stands where nothing knows it. */
export const isOutOfPlace = (node: NodeOf<'effect'>, { forms }: Scope): boolean =>
  formOf(node).stands === 'whereKnown' && !Object.keys(node.part).some((word) => forms.has(word))

/** The word of a form that its place does not know. A list of causes has always been let through. */
export const strangeForm = (part: object | string, { forms }: Scope): string | undefined =>
  typeof part === 'string'
    ? undefined
    : SOMEWHERE.find(
        (word) =>
          Object.hasOwn(part, word) &&
          !forms.has(word) &&
          (word === 'random' || typeof (part as Record<string, unknown>)[word] !== 'object'),
      )

const KNOWN = new WeakMap<Node, Scope | null>()

/** What may be said where a node stands; null where its words are looked at elsewhere, or something around it is wrong. */
export function scopeOf(checked: Checked, node: Node): Scope | null {
  const known = KNOWN.get(node)
  if (known !== undefined) return known
  const { up, word } = node
  if (!up) return null
  const under = UNDER[up.kind] as Under<NodeKind> | undefined
  const found = (under ? under(up, word, checked) : scopeOf(checked, up)) ?? null
  KNOWN.set(node, found)
  return found
}
