/** What the casting check says. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { findings as english } from '../en/casting'

const PLAYABLE = 'Spielen könnt ihr trotzdem.'

export const findings: Translated<typeof english> = {
  tooFewPlayers: 'Ihr müsst mindestens sechs sein; jetzt seid ihr {players}.',
  tooFewForYakuza: 'Mit der Yakuza müsst ihr mindestens zwölf sein; jetzt seid ihr {players}.',
  tooFewForLoner:
    'Mit einem Einzelgänger müsst ihr mindestens zehn sein; jetzt seid ihr {players}.',
  tooManyPlayers: 'Mehr als sechzehn können nicht mitspielen; jetzt seid ihr {players}.',
  deckSize: 'Ihr braucht für alle eine Karte: {wanted}; im Deck {count|ist|sind} {count}.',
  handSize: '{seat} hat nicht genau eine Karte.',
  unknownCard: 'Diese Karte gibt es hier nicht.',
  noMobsters: '{card}: Mit der Yakuza gibt es keine Gangster.',
  noYakuza: 'Die Yakuza spielt nur in ihrer eigenen Spielart mit.',
  noLoner: '{card}: Einzelgänger gibt es nur in ihrer eigenen Spielart.',
  onlyOnce: '{card}: In der Schachtel ist eine Karte, im Deck sind es {count}.',
  beyondTheBox: `{card}: in der Schachtel {supply}, im Deck {count}. ${PLAYABLE}`,
  oneLeader: 'Die Bürger haben genau einen Anführer, hier wären es {count}.',
  oneLoner: 'Es gibt höchstens einen Einzelgänger, hier wären es {count}.',
  bystanderCount: `Anwohner: laut Heft {wanted}, im Deck {count}. ${PLAYABLE}`,
  specialistCount: `Sanitäter, Leibwächter, Verführerin, Hypnotiseur, Reporter: laut Heft zusammen {wanted}, im Deck {count}. ${PLAYABLE}`,
  leaderCount: `Die Bürger haben keinen Anführer, ihnen fehlt die stärkste Rolle. ${PLAYABLE}`,
  thugCount: `Schläger: laut Heft {wanted}, im Deck {count}. ${PLAYABLE}`,
  mobsterCount: `Dieb, Pate, Anwalt, Verleumder: laut Heft zusammen {wanted}, im Deck {count}. ${PLAYABLE}`,
  yakuzaCount: `Yakuza: laut Heft {wanted}, im Deck {count}. ${PLAYABLE}`,
  lonerCount: `Einzelgänger: laut Heft {wanted}, im Deck {count}. ${PLAYABLE}`,
}
