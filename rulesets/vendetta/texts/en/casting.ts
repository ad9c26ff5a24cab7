/** What the casting check says. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can still play.'

export const findings = {
  tooFewPlayers: 'You need at least six players; you have {players}.',
  tooFewForYakuza: 'The Yakuza need at least twelve players; you have {players}.',
  tooFewForLoner: 'A Loner needs at least ten players; you have {players}.',
  tooManyPlayers: 'You can have at most sixteen players; you have {players}.',
  deckSize: 'You need one card for each player, which makes {wanted}; the deck has {count}.',
  handSize: '{seat} does not hold exactly one card.',
  unknownCard: 'This game has no such card.',
  noMobsters: '{card}: no mobsters in a game with the Yakuza.',
  noYakuza: 'The Yakuza are only in play in their own mode.',
  noLoner: '{card}: Loners are only in play in their own mode.',
  onlyOnce: '{card}: the box holds one, but the deck has {count}.',
  beyondTheBox: `{card}: the box holds {supply}, but the deck has {count}. ${PLAYABLE}`,
  oneLeader: 'The civilians have one leader, not {count}.',
  oneLoner: 'There can be only one Loner, not {count}.',
  bystanderCount: `The book has {wanted} {wanted|Bystander|Bystanders} for your table; the deck has {count}. ${PLAYABLE}`,
  specialistCount: `Nurse, Bodyguard, Vixen, Hypnotist, Journalist: the book has {wanted} of them for your table; the deck has {count}. ${PLAYABLE}`,
  leaderCount: `The civilians have no leader, and the strongest role is missing. ${PLAYABLE}`,
  thugCount: `The book has {wanted} {wanted|Thug|Thugs} for your table; the deck has {count}. ${PLAYABLE}`,
  mobsterCount: `Thief, Godfather, Lawyer, Snitch: the book has {wanted} of them for your table; the deck has {count}. ${PLAYABLE}`,
  yakuzaCount: `The book has {wanted} Yakuza for your table; the deck has {count}. ${PLAYABLE}`,
  lonerCount: `Your table has {count} {count|Loner|Loners}; it should have {wanted}. ${PLAYABLE}`,
} as const satisfies RulesetTexts['findings']
