/** Chiang Mai in English: short sentences, made to be read aloud in a noisy room. */
import type { RulesetTexts } from '../../../src/i18n/rulesetTexts'
import { cards, options, roles, statuses, teams } from './en/catalogue'
import { chronicle, reminders } from './en/chronicle'
import { steps } from './en/steps'
import { items, stages } from './en/show'
import { tableRules, tips } from './en/table'

export const texts = {
  name: 'Chiang Mai Mafia',
  tagline: 'Two cards, two lives',
  about: [
    'Everybody gets two cards and stacks them face down. The upper card is the life that is played first.',
    'By night the Killers poison, the Doctor vaccinates, the Policemen ask and the Assassin strikes. By day the town talks, listens and votes.',
    'The town wins when every Killer is out. The Killers win when no Jack is left in a living hand.',
  ],
  teams,
  roles,
  cards,
  statuses,
  options,
  steps,
  items,
  stages,
  refusals: {
    alreadyOut: '{seat} is out already. Bring a card back first.',
    nothingLost: '{seat} has not lost a card, so none can come back.',
    unknownStatus: 'Chiang Mai knows no condition of that name.',
    unknownCard: 'This deck has no such card.',
    handSize: 'Nobody holds more than two cards.',
  },
  findings: {
    tooFewPlayers: 'Seven players are the least; you are {players}.',
    manyPlayers: 'More than {best} players may get wild. You can play all the same.',
    deckSize: 'Two cards for each player make {wanted}. The deck has {count}.',
    unknownCard: 'Black Queens, black Aces and strange cards are not used.',
    tooManyOfACard: '{card}: one deck of cards holds {supply}, not {count}.',
    noKing: 'There is no King in the deck. Somebody has to kill.',
    noJack: 'There is no Jack in the deck. The Killers would have won already.',
    handSize: '{seat} does not hold two cards.',
    kingMeetsJack: 'A King and a Jack in one hand: collect all cards, shuffle and deal again.',
  },
  reminders,
  chronicle,
  tableRules,
  tips,
} as const satisfies RulesetTexts
