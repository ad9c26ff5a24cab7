/** Chiang Mai in German: short sentences, made to be read aloud in a noisy room. “Ihr” to all, “du” to one. */
import type { Translated } from '../../../src/i18n/rulesetTexts'
import type { Text } from '../../../src/i18n/writtenTexts'
import { cards, roles, statuses, teams } from './de/catalogue'
import { chronicle, reminders } from './de/chronicle'
import { options } from './de/houseRules'
import { moments } from './de/moments'
import { items, phases, stages } from './de/show'
import { steps } from './de/steps'
import { about, tableRules, tips } from './de/table'
import { voting } from './de/voting'
import type { texts as english } from './en'

export const texts: Translated<typeof english, Text> = {
  name: 'Chiang-Mai-Mafia',
  tagline: 'Zwei Karten, zwei Leben',
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
    alreadyOut: '{seat} ist schon raus. Gib zuerst eine Karte zurück.',
    nothingLost: '{seat} hat keine Karte verloren, also kommt keine zurück.',
    unknownCard: 'Diese Karte gibt es in diesem Deck nicht.',
    handSize: 'Mehr als zwei Karten hat niemand.',
  },
  findings: {
    tooFewPlayers: 'Ihr müsst mindestens sieben sein; jetzt seid ihr {players}.',
    manyPlayers: 'Mit mehr als {best} Leuten kann es wild werden. Spielen könnt ihr trotzdem.',
    deckSize: 'Ihr braucht für alle zwei Karten: {wanted}; im Deck {count|ist|sind} {count}.',
    unknownCard: 'Schwarze Damen, schwarze Asse und fremde Karten gehören nicht dazu.',
    tooManyOfACard: '{card}: in einem Kartenspiel {supply}, im Deck {count}.',
    noKing: 'Im Deck ist kein König. Irgendwer muss töten.',
    noJack: 'Im Deck ist kein Bube. Die Killer hätten schon gewonnen.',
    handSize: '{seat} hat nicht genau zwei Karten.',
    kingMeetsJack: 'König und Bube auf einer Hand: Sammle alles ein, misch und gib neu.',
  },
  reminders,
  chronicle,
  voting,
  tableRules,
  tips,
}
