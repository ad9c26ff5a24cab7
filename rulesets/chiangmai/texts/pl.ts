/** Chiang Mai in Polish, as a Polish host says it: roles are called in the third person, names stand in the nominative. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import type { texts as english } from './en'
import { cards, roles, statuses, teams } from './pl/catalogue'
import { chronicle, reminders } from './pl/chronicle'
import { steps } from './pl/steps'
import { options } from './pl/houseRules'
import { moments } from './pl/moments'
import { items, phases, stages } from './pl/show'
import { about, tableRules, tips } from './pl/table'
import { voting } from './pl/voting'

export const texts: Translated<typeof english, Text> = {
  name: 'Mafia w\u00a0Chiang\u00a0Mai',
  tagline: 'Dwie karty, dwa życia',
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
    alreadyOut: '{seat} jest już poza grą. Najpierw oddaj kartę.',
    nothingLost: '{seat} ma obie karty, nie ma czego oddawać.',
    unknownCard: 'Takiej karty w tej talii nie ma.',
    handSize: 'Nikt nie ma więcej niż dwóch kart.',
  },
  findings: {
    tooFewPlayers: 'Trzeba co najmniej siedmiu osób; was jest {players}.',
    manyPlayers: 'Powyżej {best} osób może zrobić się chaos. Zagrać i tak można.',
    deckSize: 'Po dwie karty na osobę, czyli {wanted}, a w talii jest {count}.',
    unknownCard: 'Czarnych dam, czarnych asów i obcych kart tu się nie używa.',
    tooManyOfACard: '{card}: w jednej talii jest ich {supply}, nie {count}.',
    noKing: 'W talii nie ma króla. Ktoś musi zabijać.',
    noJack: 'W talii nie ma waleta. Zabójcy wygraliby od razu.',
    handSize: '{seat}: w ręku muszą być dwie karty.',
    kingMeetsJack: 'Król i walet w jednym ręku: zbierz wszystkie karty, potasuj i rozdaj od nowa.',
  },
  reminders,
  chronicle,
  voting,
  tableRules,
  tips,
}
