/** What the casting check and refused answers say. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type * as english from '../en/casting'

const PLAYABLE = 'Spielen könnt ihr trotzdem.'

export const findings: Translated<typeof english.findings> = {
  tooFewPlayers: `Gut wird es ab zehn; jetzt seid ihr {players}. ${PLAYABLE}`,
  tooManyPlayers: `Es gibt {max} {max|Rolle|Rollen}; jetzt seid ihr {players}. ${PLAYABLE}`,
  deckSize: 'Ihr braucht für alle eine Karte: {wanted}; im Deck {count|ist|sind} {count}.',
  handSize: '{seat} hat nicht genau eine Karte.',
  unknownCard: 'Diese Karte gibt es hier nicht.',
  onlyOnce: '{card} ist {count} {count|Mal|Mal} im Deck. Es gibt nur eine.',
  droidAlone: 'R2-D2 und C-3PO teilen jedes Schicksal. Nimm beide oder keinen.',
  anakinAlone: 'Anakin folgt Amidala. Nimm sie dazu, oder lass ihn weg.',
  noSith: 'Im Deck ist kein Sith. Niemand hätte etwas zu fürchten.',
  starredMissing: `Diese gehören zu jedem vollen Spiel und fehlen: {cards}. ${PLAYABLE}`,
  sithCount: `Sith: Zu euch passen {wanted}, im Deck {count|ist|sind} {count}. Anakin zählt nicht. ${PLAYABLE}`,
  noDooku: `Der dritte Sith sollte Graf Dooku sein. ${PLAYABLE}`,
}

export const refusals: Translated<typeof english.refusals> = {
  askedAgainAlready:
    'Das hast du schon letzte Nacht unter anderen Fragen wiederholt. Noch einmal, und alle wissen, welche zählt. Nimm eine andere, oder frag später unter vier Augen.',
  namesHimself: 'Sich selbst nominieren geht nicht. {seat} muss jemand anderen nennen.',
  secondIsAnother:
    '{seat} kann das nicht unterstützen. Es muss jemand sein, der weder nominiert hat noch nominiert ist.',
  standIsFull:
    'Die Anklagebank ist mit zweien voll. Wer sich später meldet, kommt nicht mehr dran.',
  standsAlready: '{seat} ist schon nominiert. Als Zweites muss es jemand anderes sein.',
  nominatedAlready: '{seat} hat schon jemanden nominiert. Jetzt ist eine andere Hand dran.',
  anakinFollows:
    'Behalt das für dich: {anakin} ist Anakin und stimmt wie {amidala}. Trag bei beiden dasselbe ein, oder lass ihn weg.',
}
