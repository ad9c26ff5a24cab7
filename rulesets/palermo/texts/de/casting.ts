/** What the casting check says, and what is refused. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import type * as english from '../en/casting'

const PLAYABLE = 'Spielen könnt ihr trotzdem.'

export const findings: Translated<typeof english.findings, Text> = {
  tooFewPlayers: 'Ihr müsst mindestens sechs sein; jetzt seid ihr {players}.',
  tooManyPlayers: 'Mehr als einundzwanzig können nicht mitspielen; jetzt seid ihr {players}.',
  deckSize: 'Ihr braucht für alle eine Karte: {wanted}; im Deck {count|ist|sind} {count}.',
  handSize: '{seat} hat nicht genau eine Karte.',
  unknownCard: 'Diese Karte gibt es hier nicht.',
  onlyOnce: '{card}: Es gibt nur eine Karte, im Deck sind es {count}.',
  noMafia: 'Ohne Mafia schläft Palermo zu gut.',
  noDetective: 'Mindestens ein Detektiv muss dabei sein.',
  secondAlone: 'Ohne den ersten gibt es keinen zweiten Detektiv.',
  provisionalMatchmaker:
    'Wer mitspielt und leitet, hat in der ersten Nacht die Augen zu und kann nicht für den Liebesstifter herumgehen.',
  provisionalDirector: 'Wer mitspielt und leitet, kann nicht herumgehen und einteilen.',
  nobodyLeads: 'Leitet jemand, der nicht mitspielt, braucht es keine vorläufige Leitung.',
  oneLeads: 'Die erste Nacht leitet eine Person, nicht {count}.',
  fewMafiosi: `Die Mafia zählt {count}; an eurem Tisch sollten es mindestens {wanted} sein. ${PLAYABLE}`,
  manyMafiosi: `Die Mafia zählt {count}; an eurem Tisch sollten es höchstens {wanted} sein. ${PLAYABLE}`,
  masonAlone: `Ein einzelner Freimaurer kennt niemanden. ${PLAYABLE}`,
  manyMasons: `Freimaurer sind es {count}, Bürger insgesamt {citizens}: mehr als die Hälfte. ${PLAYABLE}`,
  directorSpecials: `Ohne Karten gibt es nur Mafia und Detektive; im Deck {count|ist|sind} {count} andere {count|Rolle|Rollen}. ${PLAYABLE}`,
  separateAlone: `Detektive, die getrennt arbeiten, sollten zwei sein. ${PLAYABLE}`,
  tieWithoutMayor: `Bei Stimmengleichheit kann kein Bürgermeister entscheiden, denn es gibt keinen. ${PLAYABLE}`,
}

export const refusals: Translated<typeof english.refusals, Text> = {
  deadKeepNothing:
    '{seat} ist raus; von den Toten kann jemand die Spielleitung haben, sonst nichts.',
  listOfOne:
    'Ein Name reicht nicht für eine Abstimmung. Setzt einen zweiten dazu, oder streicht ihn.',
  noFuse:
    'So geht das nicht: Wer die Lunte zündet, muss leben, Sprengstoff haben und jemand anderen nennen.',
  noHands: 'Jemand muss gewählt werden. Trag mindestens eine Hand ein.',
  noPeeper: '{seat} guckt nicht. Das Zeichen gilt nichts, die Mafia wählt weiter.',
  tooManyEarly:
    'Bei {max} ist mit frühen Stimmen Schluss. Danach sind die anderen der Reihe nach dran.',
}
