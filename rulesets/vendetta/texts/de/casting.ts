/** What the casting check says. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { findings as english } from '../en/casting'

const PLAYABLE = 'Spielen könnt ihr trotzdem.'

export const findings: Translated<typeof english> = {
  tooFewPlayers: 'Sechs müsst ihr mindestens sein; ihr seid {players}.',
  tooFewForYakuza: 'Die Yakuza braucht zwölf am Tisch; ihr seid {players}.',
  tooFewForLoner: 'Ein Einzelgänger braucht zehn am Tisch; ihr seid {players}.',
  tooManyPlayers: 'Mehr als sechzehn geht nicht; ihr seid {players}.',
  deckSize: 'Für jeden eine Karte: {wanted}, im Deck {count}.',
  handSize: '{seat} hat nicht genau eine Karte.',
  unknownCard: 'Diese Karte gibt es hier nicht.',
  noMobsters: '{card}: Mit der Yakuza gibt es keine Gangster.',
  noYakuza: 'Die Yakuza spielt nur in ihrer eigenen Spielart mit.',
  noLoner: '{card}: Einzelgänger gibt es nur in ihrer eigenen Spielart.',
  onlyOnce: '{card}: In der Schachtel ist eine Karte, im Deck sind es {count}.',
  beyondTheBox: `{card}: Die Schachtel hat {supply}, das Deck {count}. ${PLAYABLE}`,
  oneLeader: 'Die Bürger haben genau einen Anführer, hier wären es {count}.',
  oneLoner: 'Es gibt höchstens einen Einzelgänger, hier wären es {count}.',
  bystanderCount: `Anwohner: Das Heft will {wanted}, das Deck hat {count}. ${PLAYABLE}`,
  specialistCount: `Sanitäter, Leibwächter, Verführerin, Hypnotiseur, Reporter: Das Heft will {wanted} davon, das Deck hat {count}. ${PLAYABLE}`,
  leaderCount: `Die Bürger haben keinen Anführer, ihnen fehlt die stärkste Rolle. ${PLAYABLE}`,
  thugCount: `Schläger: Das Heft will {wanted}, das Deck hat {count}. ${PLAYABLE}`,
  mobsterCount: `Dieb, Pate, Anwalt, Verleumder: Das Heft will {wanted} davon, das Deck hat {count}. ${PLAYABLE}`,
  yakuzaCount: `Yakuza: Das Heft will {wanted}, das Deck hat {count}. ${PLAYABLE}`,
  lonerCount: `Einzelgänger: Es sind {count}, es sollten {wanted} sein. ${PLAYABLE}`,
}
