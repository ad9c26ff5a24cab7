/**
 * The words of an announcement. A ruleset's `items` hold one template per kind, by what is announced:
 *
 * | `of` | placeholders | key |
 * | --- | --- | --- |
 * | `true` | – | `nobodyDied` |
 * | a number | `{count}` | `timer` |
 * | a seat | `{name}` | `died` |
 * | seats | `{names}` | `tie` |
 * | teams | `{names}`; none at all: key with `.none` | `winner`, `winner.none` |
 * | seat → seat | `{name}`, `{target}`; seat → `none`: key with `.none` | `hunter`, `hunter.none` |
 * | seat → card or role | `{name}`, `{card}` | `revealed` |
 * | seat → number | `{name}`, `{count}` of the first | `tally` |
 * | `name` → seat, and other words | each by its own | `stepsForward` |
 *
 * Where the rules make a cause public, the key is `<kind>.<cause>`, e.g. `died.mafia`.
 */
import { format, listNames, type TextParams } from './format'
import type { RulesetTexts } from './rulesetTexts'

/** What of a game's words an announcement may need. */
export interface ItemWords extends Pick<RulesetTexts, 'items'> {
  readonly teams: Named
  readonly cards: Named
  readonly roles: Named
}
type Named = Readonly<Record<string, { readonly name: string }>>

/** An announcement as views carry it. */
export interface AnnouncedItem {
  readonly kind: string
  readonly of: unknown
  readonly cause?: string
}

export interface ItemWording {
  /** Which template it is, with its placeholders still in it; null where the game has no words for it. */
  readonly template: string | null
  readonly params: TextParams
}

const SEAT = /^s\d+$/

/** Template and parameters of an announcement, for a window that sets the name in larger type. */
export function itemWording(
  texts: ItemWords,
  item: AnnouncedItem,
  nameOf: (seat: string) => string,
  language: string,
): ItemWording {
  const cardOf = (value: string) => texts.cards[value]?.name ?? texts.roles[value]?.name
  const words: WordsOf = {
    // A word may be a team and a role at once: by itself it is the team, at a seat the card.
    alone: (value) =>
      SEAT.test(value) ? nameOf(value) : (texts.teams[value]?.name ?? cardOf(value) ?? value),
    atSeat: (value) =>
      SEAT.test(value) ? nameOf(value) : (cardOf(value) ?? texts.teams[value]?.name ?? value),
  }
  const { none, params } = paramsOf(item.of, words, language)
  const special = none ? 'none' : item.cause
  const template = (special && texts.items[`${item.kind}.${special}`]) ?? texts.items[item.kind]
  return { template: template ?? null, params }
}

interface WordsOf {
  readonly alone: (value: string) => string
  readonly atSeat: (value: string) => string
}

/** An announcement as one sentence; empty where the game has no words for it. */
export function itemText(
  texts: ItemWords,
  item: AnnouncedItem,
  nameOf: (seat: string) => string,
  language: string,
): string {
  const { template, params } = itemWording(texts, item, nameOf, language)
  return template === null ? '' : format(template, params, language)
}

function paramsOf(
  of: unknown,
  { alone, atSeat }: WordsOf,
  language: string,
): { none: boolean; params: TextParams } {
  if (typeof of === 'number') return { none: false, params: { count: of } }
  if (typeof of === 'string') return { none: of === 'none', params: { name: alone(of) } }
  if (Array.isArray(of)) {
    const names = of.map((value) => alone(String(value)))
    return { none: names.length === 0, params: { names: listNames(names, language) } }
  }
  const table = typeof of === 'object' && of !== null ? of : {}
  if ('name' in table) return { none: false, params: eachOf(table, alone) }
  const [entry] = Object.entries(table)
  if (!entry) return { none: of !== true, params: {} }
  const [seat, value] = entry as [string, unknown]
  const name = alone(seat)
  if (typeof value === 'number') return { none: false, params: { name, count: value } }
  const words = [value].flat().map((one) => atSeat(String(one)))
  const what = listNames(words, language)
  return { none: value === 'none', params: { name, target: what, card: what } }
}

/** Words that say themselves what they are: whose name it is, which team and role. */
const eachOf = (table: object, alone: WordsOf['alone']): TextParams =>
  Object.fromEntries(Object.entries(table).map(([key, value]) => [key, alone(String(value))]))
