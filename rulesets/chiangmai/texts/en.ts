/** Chiang Mai in English: short sentences, made to be read aloud in a noisy room. */
import type { TextsFor } from '../../../src/i18n/rulesetTexts'
import type { Words } from '../vocabulary'
import { statuses, teams } from './en/catalogue'
import { chronicle, reminders } from './en/chronicle'
import { cards, roles } from './en/roles'
import { steps } from './en/steps'
import { options } from './en/houseRules'
import { moments } from './en/moments'
import { items, phases, stages } from './en/show'
import { about, tableRules, tips } from './en/table'
import { voting } from './en/voting'

export const texts = {
  name: 'Chiang\u00a0Mai Mafia',
  tagline: 'Two cards, two lives',
  about,
  teams,
  roles,
  cards,
  statuses,
  options,
  steps,
  items,
  moments,
  phases,
  stages,
  refusals: {
    alreadyOut: '{seat} is already out. Bring a card back first.',
    nothingLost: '{seat} has not lost a card, so none can come back.',
    unknownCard: 'This deck has no such card.',
    handSize: 'Nobody holds more than two cards.',
  },
  findings: {
    tooFewPlayers: 'You need at least seven players; you have {players}.',
    manyPlayers: 'With more than {best} at the table, it may get wild. You can still play.',
    deckSize: 'You need two cards for each player, which makes {wanted}; the deck has {count}.',
    unknownCard: 'Black Queens, black Aces and cards from other games are not used.',
    tooManyOfACard: '{card}: one deck of cards holds {supply}, not {count}.',
    noKing: 'There is no King in the deck. Somebody has to kill.',
    noJack: 'There is no Jack in the deck. The Killers would have won already.',
    handSize: '{seat} does not hold two cards.',
    kingMeetsJack: 'A King and a Jack in one hand: collect all the cards, shuffle and deal again.',
  },
  reminders,
  chronicle,
  voting,
  tableRules,
  tips,
} as const satisfies TextsFor<Words>
