/** What the casting check says, and what is refused. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'

const PLAYABLE = 'You can play all the same.'

export const findings = {
  tooFewPlayers: 'Six players are the least; you are {players}.',
  tooManyPlayers: 'Twenty-one players are the most; you are {players}.',
  deckSize: 'One card for each player makes {wanted}, the deck has {count}.',
  handSize: '{seat} does not hold exactly one card.',
  unknownCard: 'This game has no such card.',
  onlyOnce: '{card}: there is one, and the deck has {count}.',
  noMafia: 'Without anybody of the Mafia Palermo sleeps too well.',
  noDetective: 'One detective at least has to be in the game.',
  secondAlone: 'There is no second detective without a first.',
  provisionalMatchmaker:
    'A host who plays along has the eyes closed in the first night and cannot serve a matchmaker.',
  provisionalDirector: 'A host who plays along cannot walk round and deal by taps.',
  nobodyLeads: 'Nobody leads for now where the host does not play along.',
  oneLeads: 'One player leads the first night, not {count}.',
  fewMafiosi: `The Mafia has {count}; at your table {wanted} are the least that is fun. ${PLAYABLE}`,
  manyMafiosi: `The Mafia has {count}; at your table {wanted} are the most. ${PLAYABLE}`,
  masonAlone: `One Freemason alone has nobody to know. ${PLAYABLE}`,
  manyMasons: `{count} {count|Freemason|Freemasons} among {citizens} {citizens|citizen|citizens}: more than half. ${PLAYABLE}`,
  directorSpecials: `Dealing by taps knows Mafia and detectives only; the deck has {count} other {count|role|roles}. ${PLAYABLE}`,
  separateAlone: `Detectives who work apart should be two. ${PLAYABLE}`,
  tieWithoutMayor: `Nobody can break ties as mayor, because there is none. ${PLAYABLE}`,
} as const satisfies WrittenTexts['findings']

export const refusals = {
  deadKeepNothing: '{seat} is out; of the dead, one can be the host and nothing else.',
  listOfOne: 'One name makes no vote. Add a second one, or take it off again.',
  noFuse:
    'Not like that: whoever lights the fuse is alive, turns over the card, and names somebody else.',
  noHands: 'Somebody has to be elected. Enter one hand at least.',
  noPeeper: '{seat} is not peeping. The sign means nothing; the Mafia goes on choosing.',
  tooManyEarly: 'Early votes end at {max}. The others are asked in turn after that.',
} as const satisfies WrittenTexts['refusals']
