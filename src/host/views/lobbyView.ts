/** The lobby: who plays what, and what the rules say of it. */
import type { LobbyView } from '../../bridge'
import {
  castingVerdict,
  readOptions,
  type AnyRuleset,
  type CastingFinding,
  type Deck,
  type OptionValues,
} from '../../engine'
import type { Kept, LobbyDraft } from '../settings'

/** A name as it counts: without blanks around it or doubled inside. */
export const tidyName = (name: string): string => name.trim().replaceAll(/\s+/g, ' ')

/** Names that are empty or stand twice, whatever their capitals. */
export function badNames(names: readonly string[]): { index: number; code: string }[] {
  const seen = new Set<string>()
  const bad: { index: number; code: string }[] = []
  for (const [index, name] of names.entries()) {
    const key = tidyName(name).toLocaleLowerCase()
    if (key === '') bad.push({ index, code: 'nameEmpty' })
    else if (seen.has(key)) bad.push({ index, code: 'nameTwice' })
    seen.add(key)
  }
  return bad
}

/** House rules of a draft, complete; rules this version does not know fall back to the defaults. */
export function optionsOf(ruleset: AnyRuleset, chosen: OptionValues): OptionValues {
  const read = readOptions(ruleset.options, chosen)
  if (read.ok) return read.values
  const fitting: Record<string, OptionValues[string]> = {}
  for (const [id, value] of Object.entries(chosen)) {
    if (readOptions(ruleset.options, { [id]: value }).ok) fitting[id] = value
  }
  const rest = readOptions(ruleset.options, fitting)
  return rest.ok ? rest.values : {}
}

/** The deck of a draft: the host's own, else the game's for this number of players. */
export function deckOf(ruleset: AnyRuleset, draft: LobbyDraft): Deck {
  if (draft.deck) return draft.deck
  return ruleset.casting.propose(draft.names.length, optionsOf(ruleset, draft.options))
}

export function findingsOf(ruleset: AnyRuleset, draft: LobbyDraft): readonly CastingFinding[] {
  const deck = deckOf(ruleset, draft)
  return ruleset.casting.checkDeck(deck, draft.names.length, optionsOf(ruleset, draft.options))
}

export function lobbyView(ruleset: AnyRuleset, draft: LobbyDraft, kept: Kept): LobbyView {
  const { casting } = ruleset
  const values = optionsOf(ruleset, draft.options)
  const deck = deckOf(ruleset, draft)
  const findings = findingsOf(ruleset, draft)
  return {
    ruleset: draft.ruleset,
    names: draft.names,
    badNames: badNames(draft.names),
    options: ruleset.options,
    values,
    cards: casting.cards,
    cardsPerSeat: casting.cardsPerSeat,
    deck,
    proposed: draft.deck === null,
    findings,
    verdict: castingVerdict(findings),
    players: casting.players,
    groups: kept.groups,
    presets: kept.presets.map(({ id, name, ruleset: game }) => ({ id, name, ruleset: game })),
  }
}
