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
 */
import { format, listNames, type TextParams } from './rulesetTable'
import type { RulesetTexts } from './rulesetTexts'

/** An announcement as views carry it. */
export interface AnnouncedItem {
  readonly kind: string
  readonly of: unknown
}

export interface ItemWording {
  /** Which template it is, with its placeholders still in it; null where the game has no words for it. */
  readonly template: string | null
  readonly params: TextParams
}

const SEAT = /^s\d+$/

/** Template and parameters of an announcement, for a window that sets the name in larger type. */
export function itemWording(
  texts: Pick<RulesetTexts, 'items' | 'teams' | 'cards' | 'roles'>,
  item: AnnouncedItem,
  nameOf: (seat: string) => string,
  language: string,
): ItemWording {
  const wordOf = (value: string): string =>
    SEAT.test(value)
      ? nameOf(value)
      : (texts.teams[value]?.name ?? texts.cards[value]?.name ?? texts.roles[value]?.name ?? value)
  const { none, params } = paramsOf(item.of, wordOf, language)
  const template = (none ? texts.items[`${item.kind}.none`] : undefined) ?? texts.items[item.kind]
  return { template: template ?? null, params }
}

/** An announcement as one sentence; empty where the game has no words for it. */
export function itemText(
  texts: Pick<RulesetTexts, 'items' | 'teams' | 'cards' | 'roles'>,
  item: AnnouncedItem,
  nameOf: (seat: string) => string,
  language: string,
): string {
  const { template, params } = itemWording(texts, item, nameOf, language)
  return template === null ? '' : format(template, params)
}

function paramsOf(
  of: unknown,
  wordOf: (value: string) => string,
  language: string,
): { none: boolean; params: TextParams } {
  if (typeof of === 'number') return { none: false, params: { count: of } }
  if (typeof of === 'string') return { none: of === 'none', params: { name: wordOf(of) } }
  if (Array.isArray(of)) {
    const names = of.map((value) => wordOf(String(value)))
    return { none: names.length === 0, params: { names: listNames(names, language) } }
  }
  const [entry] = typeof of === 'object' && of !== null ? Object.entries(of as object) : []
  if (!entry) return { none: of !== true, params: {} }
  const [seat, value] = entry as [string, unknown]
  const name = wordOf(seat)
  if (typeof value === 'number') return { none: false, params: { name, count: value } }
  const words = [value].flat().map((one) => wordOf(String(one)))
  const what = listNames(words, language)
  return { none: value === 'none', params: { name, target: what, card: what } }
}
