/** What the casting check says. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can play all the same.'

export const findings = {
  tooFewPlayers: 'Six players are the least; you are {players}.',
  tooFewForYakuza: 'The Yakuza need twelve players; you are {players}.',
  tooFewForLoner: 'A Loner needs ten players; you are {players}.',
  tooManyPlayers: 'Sixteen players are the most; you are {players}.',
  deckSize: 'One card for each player makes {wanted}, the deck has {count}.',
  handSize: '{seat} does not hold exactly one card.',
  unknownCard: 'This game has no such card.',
  noMobsters: '{card}: no mobsters in a game with the Yakuza.',
  noYakuza: 'The Yakuza only play in their own mode.',
  noLoner: '{card}: Loners only play in their own mode.',
  onlyOnce: '{card}: the box holds one, the deck {count}.',
  beyondTheBox: `{card}: the box holds {supply}, the deck {count}. ${PLAYABLE}`,
  oneLeader: 'The civilians have one leader, not {count}.',
  oneLoner: 'There can be one Loner, not {count}.',
  bystanderCount: `The book has {wanted} {wanted|Bystander|Bystanders} at your table, the deck {count}. ${PLAYABLE}`,
  specialistCount: `Nurse, Bodyguard, Vixen, Hypnotist, Journalist: the book has {wanted} of them at your table, the deck {count}. ${PLAYABLE}`,
  leaderCount: `The civilians have no leader, and the strongest role is missing. ${PLAYABLE}`,
  thugCount: `The book has {wanted} {wanted|Thug|Thugs} at your table, the deck {count}. ${PLAYABLE}`,
  mobsterCount: `Thief, Godfather, Lawyer, Snitch: the book has {wanted} of them at your table, the deck {count}. ${PLAYABLE}`,
  yakuzaCount: `The book has {wanted} Yakuza at your table, the deck {count}. ${PLAYABLE}`,
  lonerCount: `Your table has {count} {count|Loner|Loners}; it should have {wanted}. ${PLAYABLE}`,
} as const satisfies RulesetTexts['findings']
