/** What the deck depends on: house rules, how many play, and for its rules the cards themselves. Nothing else is known then. */
import type { Deck } from '../../format/people'
import type { Checked } from '../context'
import { say } from '../context'

const BY_RULES = ['option', 'players']
const BY_DECK = [...BY_RULES, 'inDeck']
const BUILT = ['all', 'any', 'not']

/** Reports what nobody can know before cards are dealt. */
export function checkDeckConditions(checked: Checked): void {
  const { deck } = checked.document
  rulesOf(checked, deck)
  for (const variant of deck.variants ?? []) {
    look(checked, variant, 'if', BY_RULES)
    rulesOf(checked, variant)
  }
}

function rulesOf(checked: Checked, { check = [] }: Pick<Deck, 'check'>): void {
  for (const rule of check) if (rule.if !== undefined) look(checked, rule, 'if', BY_DECK)
}

function look(
  checked: Checked,
  part: object,
  key: string | number,
  known: readonly string[],
): void {
  const condition = (part as Readonly<Record<string | number, unknown>>)[key]
  if (typeof condition !== 'object' || condition === null) return
  const words = Object.keys(condition)
  const built = words.find((word) => BUILT.includes(word))
  if (words.some((word) => known.includes(word))) return
  if (built === undefined) {
    const [word = ''] = words
    return say(checked, 'wordNotHere', condition, word, { word }, 'key')
  }
  const inside = (condition as Readonly<Record<string, unknown>>)[built]
  if (!Array.isArray(inside)) return look(checked, condition, built, known)
  inside.forEach((_, index) => {
    look(checked, inside, index, known)
  })
}
