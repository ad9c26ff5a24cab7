/** What the casting check says, and what is refused. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can still play.'

export const findings = {
  tooFewPlayers: 'You need at least six players; you have {players}.',
  tooManyPlayers: 'You can have at most twenty-one players; you have {players}.',
  deckSize: 'You need one card for each player, which makes {wanted}; the deck has {count}.',
  handSize: '{seat} does not hold exactly one card.',
  unknownCard: 'This game has no such card.',
  onlyOnce: '{card}: there is only one, but the deck has {count}.',
  noMafia: 'There is no Mafia in the deck, so Palermo sleeps too well. Add at least one.',
  noDetective: 'The game needs at least one detective.',
  secondAlone: 'There can’t be a second detective without a first.',
  provisionalMatchmaker:
    'A host who plays too keeps their eyes closed on the first night and cannot help a matchmaker.',
  provisionalDirector: 'A host who plays too cannot walk round and deal by taps.',
  nobodyLeads: 'Only a host who plays too needs a stand-in.',
  oneLeads: 'One player leads the first night, not {count}.',
  fewMafiosi: `The Mafia has {count}; at your table it should have at least {wanted}. ${PLAYABLE}`,
  manyMafiosi: `The Mafia has {count}; at your table it should have at most {wanted}. ${PLAYABLE}`,
  masonAlone: `A single Freemason has nobody to know. ${PLAYABLE}`,
  manyMasons: `{count} {count|Freemason|Freemasons} among {citizens} {citizens|citizen|citizens}: more than half. ${PLAYABLE}`,
  directorSpecials: `Dealing by taps is only for Mafia and detectives; the deck has {count} other {count|role|roles}. ${PLAYABLE}`,
  separateAlone: `Only two detectives can work separately. ${PLAYABLE}`,
  tieWithoutMayor: `No mayor can break ties, because there is none. ${PLAYABLE}`,
} as const satisfies WrittenTexts['findings']

export const refusals = {
  deadKeepNothing: '{seat} is out. A dead player can be the host, and nothing else.',
  listOfOne: 'One name is not enough for a vote. Add a second one, or take it off again.',
  noFuse:
    'That does not work. The player who lights the fuse has to be alive, have explosives and name somebody else.',
  noHands: 'Somebody has to be elected. Enter at least one hand.',
  noPeeper: '{seat} is not the night wanderer. The sign means nothing; the Mafia goes on choosing.',
  tooManyEarly: 'At most {max} may vote early. After that, the rest are asked in turn.',
} as const satisfies WrittenTexts['refusals']
