/** What the deck depends on: house rules, how many play, and for its rules the cards themselves. Nothing else is known then. */
import type { Node, NodeKind } from '../../analyse/nodes'
import type { Pass } from '../base/context'
import { say } from '../base/context'
import { isDeckSound } from './deck'

const BY_RULES = ['option', 'players']
const KNOWN: { readonly [K in NodeKind]?: readonly string[] } = {
  deckVariant: BY_RULES,
  deckCheck: [...BY_RULES, 'inDeck'],
}
const BUILT = ['all', 'any', 'not']

/** Reports what nobody can know before cards are dealt. */
export const deckConditions: Pass = {
  condition(node, checked) {
    const known = isDeckSound(checked) ? knownAt(node) : undefined
    if (!known) return
    const words = Object.keys(node.part)
    if (words.some((word) => known.includes(word) || BUILT.includes(word))) return
    const [word = ''] = words
    say(checked, 'wordNotHere', node.part, word, { word }, 'key')
  },
}

/** What is known where this stands, be it within conditions that are built of others. */
function knownAt({ up }: Node): readonly string[] | undefined {
  if (up?.kind !== 'condition') return up ? KNOWN[up.kind] : undefined
  return BUILT.some((word) => Object.hasOwn(up.part, word)) ? knownAt(up) : undefined
}
