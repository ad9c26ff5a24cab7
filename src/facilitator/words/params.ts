/** Turns what the host sends as parameters (seats, cards, lists) into what stands in a sentence. */
import type { Json, SeatId } from '../../bridge'
import { listNames, type TextParams } from '../../i18n/rulesetTable'
import type { RulesetTexts } from '../../i18n/rulesetTexts'

export interface Naming {
  readonly nameOf: (seat: SeatId) => string
  readonly texts: RulesetTexts | null
  readonly language: string
}

const SEAT = /^s\d{1,3}$/

/** The name of a seat, card, role, team, status or step; any other word stays as it is. */
export function nameOfId(id: string, { nameOf, texts }: Naming): string {
  if (SEAT.test(id)) return nameOf(id as SeatId)
  if (!texts) return id
  const known =
    texts.cards[id] ?? texts.roles[id] ?? texts.teams[id] ?? texts.statuses[id] ?? texts.options[id]
  return known?.name ?? texts.steps[id]?.title ?? id
}

/** Parameters as words; objects have no place in a sentence and are left out. */
export function textParams(
  params: Readonly<Record<string, unknown>> | undefined,
  naming: Naming,
): TextParams {
  const words: Record<string, string | number> = {}
  for (const [key, value] of Object.entries(params ?? {})) {
    const word = wordOf(value as Json, naming)
    if (word !== null) words[key] = word
  }
  return words
}

function wordOf(value: Json, naming: Naming): string | number | null {
  if (typeof value === 'number') return value
  if (typeof value === 'string') return nameOfId(value, naming)
  if (!Array.isArray(value)) return null
  const words = value.map((entry: Json) => String(wordOf(entry, naming) ?? ''))
  return listNames(words, naming.language)
}
