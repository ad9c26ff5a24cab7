/** The lobby: who plays what, and what the rules say of it. */
import type { LobbyView } from '../../bridge'
import { castingVerdict, type AnyRuleset } from '../../engine'
import { byName } from '../../i18n/languages'
import { badNames, deckOf, findingsOf, markOf, optionsOf } from '../lobby/draft'
import type { LobbyDraft } from '../settings/forms'
import type { Kept } from '../settings/kept'

/** @param language by whose alphabet groups and presets stand */
export function lobbyView(
  ruleset: AnyRuleset,
  draft: LobbyDraft,
  kept: Kept,
  language: string,
  odds: LobbyView['odds'] = null,
): LobbyView {
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
    middle: casting.extra?.(deck, values) ?? 0,
    deck,
    proposed: draft.deck === null,
    book: casting.propose(draft.names.length, values),
    findings,
    verdict: castingVerdict(findings),
    mark: markOf(ruleset, draft),
    isBlind: casting.dealsBlind?.(values) ?? false,
    players: casting.players,
    groups: byName(kept.groups, language),
    presets: byName(kept.presets, language).map(({ id, name, ruleset: game }) => ({
      id,
      name,
      ruleset: game,
    })),
    odds,
  }
}
