/** What the casting check and refused answers say. */
import type { RulesetTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can still play.'

export const findings = {
  tooFewPlayers: `A good game needs at least ten players; you have {players}. ${PLAYABLE}`,
  tooManyPlayers: `There {max|is|are} {max} {max|role|roles}; you have {players} {players|player|players}. ${PLAYABLE}`,
  deckSize: 'You need one card for each player, which makes {wanted}; the deck has {count}.',
  handSize: '{seat} does not hold exactly one card.',
  unknownCard: 'This game has no such card.',
  onlyOnce: '{card} is in the deck {count} {count|time|times}. There is only one.',
  droidAlone: 'R2-D2 and C-3PO share every fate. Take both, or neither.',
  anakinAlone: 'Anakin follows Amidala. Take her too, or leave him out.',
  noSith: 'There is no Sith in the deck. Nobody would have anything to fear.',
  starredMissing: `These belong to every full game and are missing: {cards}. ${PLAYABLE}`,
  sithCount: `Your table should have {wanted} Sith; the deck has {count}. Anakin does not count. ${PLAYABLE}`,
  noDooku: `The third Sith should be Count Dooku. ${PLAYABLE}`,
} as const satisfies RulesetTexts['findings']

export const refusals = {
  askedAgainAlready:
    'You already asked this again among others last night. If you do it once more, the room will know which question counts. Choose another one, or ask this player later in private.',
  namesHimself: 'Nobody can nominate themselves. {seat} has to name somebody else.',
  secondIsAnother:
    '{seat} cannot second this. The second is neither the nominator nor the nominee.',
  standIsFull: 'Two are already on the stand. Leave the later hands out.',
  standsAlready: '{seat} has already been nominated. The other accused has to be somebody else.',
  nominatedAlready: '{seat} has already nominated somebody. Let another hand nominate.',
  anakinFollows:
    'Keep this to yourself: {anakin} is Anakin and votes as {amidala} does. Enter the same for both, or leave him out.',
} as const satisfies RulesetTexts['refusals']
