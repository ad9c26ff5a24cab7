/** The lobby's draft as the rules read it: its names, house rules and deck, and what is wrong with them. */
import { nameKey, type LobbyView } from '../../bridge'
import {
  castingVerdict,
  completeOrder,
  lookUp,
  readOptions,
  type AnyRuleset,
  type CastingFinding,
  type Deck,
  type OptionValues,
  type Refusal,
} from '../../engine'
import { refuse } from '../program/refusals'
import type { LobbyDraft } from '../settings/forms'

interface BadName {
  readonly index: number
  readonly code: 'nameEmpty' | 'nameTwice'
}

/** Names that are empty or look like another one. */
export function badNames(names: readonly string[]): BadName[] {
  const seen = new Set<string>()
  const bad: BadName[] = []
  for (const [index, name] of names.entries()) {
    const key = nameKey(name)
    if (key === '') bad.push({ index, code: 'nameEmpty' })
    else if (seen.has(key)) bad.push({ index, code: 'nameTwice' })
    seen.add(key)
  }
  return bad
}

/** House rules of a draft, complete; rules this version does not know fall back to the defaults. */
export function optionsOf(ruleset: AnyRuleset, chosen: OptionValues): OptionValues {
  const read = readOptions(ruleset.options, fittingOf(ruleset, chosen))
  return read.ok ? read.values : {}
}

/** What the host chose, as far as this version knows it; an order kept from an older one takes in its new places. */
export function fittingOf(ruleset: AnyRuleset, chosen: OptionValues): OptionValues {
  const fitting: Record<string, OptionValues[string]> = {}
  for (const [id, value] of Object.entries(chosen)) {
    const def = lookUp(ruleset.options, id)
    const now =
      def?.kind === 'order' && Array.isArray(value) ? completeOrder(def, value.map(String)) : value
    if (readOptions(ruleset.options, { [id]: now }).ok) fitting[id] = now
  }
  return fitting
}

/** The house rules that are not as the book has them. */
export const changedOf = ({ options }: AnyRuleset, values: OptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([id, value]) => JSON.stringify(value) !== JSON.stringify(options[id]?.default),
    ),
  )

/** A deck that was kept; null, for the game's own, if this version does not know one of its cards. */
export function fittingDeck({ casting }: AnyRuleset, deck: Deck | null): Deck | null {
  return deck && unknownCard(casting, deck) === undefined ? deck : null
}

/** The first card that a game does not have. */
export const unknownCard = ({ cards }: AnyRuleset['casting'], deck: Deck): string | undefined =>
  Object.keys(deck).find((id) => !cards.some((card) => card.id === id))

/** The deck of a draft: the host's own, else the game's for this number of players. */
export function deckOf(ruleset: AnyRuleset, draft: LobbyDraft): Deck {
  if (draft.deck) return draft.deck
  return ruleset.casting.propose(draft.names.length, optionsOf(ruleset, draft.options))
}

/** What the rules say of a draft. */
export function findingsOf(ruleset: AnyRuleset, draft: LobbyDraft): readonly CastingFinding[] {
  const deck = deckOf(ruleset, draft)
  return ruleset.casting.checkDeck(deck, draft.names.length, optionsOf(ruleset, draft.options))
}

/** Why a draft cannot be dealt, by the rules; else null. */
export function castingRefusal(ruleset: AnyRuleset, draft: LobbyDraft): Refusal | null {
  const findings = findingsOf(ruleset, draft)
  if (castingVerdict(findings) !== 'refused') return null
  const codes = findings.filter(({ level }) => level === 'refused').map(({ code }) => code)
  return refuse('castingRefused', { codes })
}

/** Who bears the game's mark, where its house rules have one: whom the host chose, else the first. */
export function markOf(
  ruleset: AnyRuleset,
  { options, names, marked }: LobbyDraft,
): LobbyView['mark'] {
  const id = ruleset.casting.mark?.(optionsOf(ruleset, options)) ?? null
  return id === null ? null : { id, index: Math.max(0, names.indexOf(marked ?? '')) }
}
