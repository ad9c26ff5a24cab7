/** What the casting check and refused answers say. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can play all the same.'

export const findings = {
  tooFewPlayers: `Ten players make the smallest good game; you are {players}. ${PLAYABLE}`,
  tooManyPlayers: `There {max|is|are} {max} {max|role|roles}; you are {players}. ${PLAYABLE}`,
  deckSize: 'One card for each player makes {wanted}, the deck has {count}.',
  handSize: '{seat} does not hold exactly one card.',
  unknownCard: 'This game has no such card.',
  onlyOnce: '{card} is in the deck {count} {count|time|times}. There is only one.',
  droidAlone: 'R2-D2 and C-3PO share every fate. Take both, or neither.',
  anakinAlone: 'Anakin follows Amidala. Take her too, or leave him out.',
  noSith: 'There is no Sith in the deck. Nobody would have anything to fear.',
  starredMissing: `These belong to every full game and are missing: {cards}. ${PLAYABLE}`,
  sithCount: `Your table wants {wanted} Sith, the deck has {count}. Anakin does not count. ${PLAYABLE}`,
  noDooku: `The third Sith should be Count Dooku. ${PLAYABLE}`,
} as const satisfies RulesetTexts['findings']

export const refusals = {
  askedAgainAlready:
    'You asked this again among others last night. Once more, and the room would know which question counts. Choose another one, or ask this player later in private.',
  namesHimself: 'A nomination cannot be for oneself. {seat} has to name somebody else.',
  secondIsAnother:
    '{seat} cannot second this. The second is neither the nominator nor the nominee.',
  standIsFull: 'Two are on the stand already. Leave the later hands out.',
  standsAlready: '{seat} is nominated already. The second one has to be somebody else.',
  nominatedAlready: '{seat} has brought somebody on the stand already. Let another hand name one.',
  anakinFollows:
    'Keep this to yourself: {anakin} is Anakin and votes as {amidala} does. Enter the same for both, or leave him out.',
} as const satisfies RulesetTexts['refusals']
