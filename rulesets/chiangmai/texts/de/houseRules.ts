/** The house rules: what each is about, and what each of its values means. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import type * as english from '../en/houseRules'

export const options: Translated<typeof english.options, Text> = {
  redSpecialsTopOnly: {
    name: 'Dame und Ass nur oben',
    help: 'Ob Doktor und Meuchler auch wirken, wenn ihre Karte unten liegt.',
    values: {
      false: 'Sie wirken oben wie unten.',
      true: 'Sie wirken nur als oberste Karte, wie rote Könige und rote Buben.',
    },
  },
  multiCauseCards: {
    name: 'Zweimal getroffen in einer Nacht',
    help: 'Was es kostet, in derselben Nacht mehrfach getroffen zu werden.',
    values: { one: 'Eine Karte, was auch geschah.', each: 'Eine Karte für jeden Treffer.' },
  },
  policeEliminatedBy: {
    name: 'Wann die Polizei besiegt ist',
    help: 'Was die Killer schaffen müssen.',
    values: {
      card: 'Niemand, der noch lebt, hat einen Buben.',
      player: 'Auch alle, die je zur Polizei gehörten, sind raus.',
    },
  },
  sleepingRedKingCounts: {
    name: 'Schlafender roter König zählt',
    help: 'Ob ein roter König, der noch unten liegt, für das Ende als Killer zählt.',
    values: {
      true: 'Ja: Die Stadt muss auch ihn loswerden.',
      false: 'Erst wenn er oben liegt.',
    },
  },
  hunterTiming: {
    name: 'Wann der Jäger wählt',
    help: 'Wie der Jäger jemanden mitnimmt.',
    values: {
      openly: 'Sofort und vor aller Augen.',
      secret: 'Heimlich, am Ende der Nacht oder mit geschlossenen Augen nach der Abstimmung.',
    },
  },
  hunterTrigger: {
    name: 'Was den Jäger auslöst',
    help: 'Bei welchem Verlust der Jäger jemanden mitnehmen darf.',
    values: {
      jokerRemoved: 'Wenn der Joker selbst verloren geht.',
      playerEliminated:
        'Wenn die letzte Karte verloren geht, egal welche, und ein Joker dabei war.',
    },
  },
  doctorMayPass: {
    name: 'Doktor darf passen',
    help: 'Ob der Doktor auch niemanden impfen darf.',
    values: { false: 'Der Doktor muss wählen.', true: 'Der Doktor darf den Kopf schütteln.' },
  },
  doctorSelf: {
    name: 'Doktor für sich selbst',
    help: 'Ob der Doktor sich selbst wählen darf.',
    values: { true: 'Das geht.', false: 'Das geht nicht.' },
  },
  overdoseReset: {
    name: 'Überdosis löscht alles',
    help: 'Was nach einer Überdosis übrig bleibt.',
    values: {
      true: 'Es wird wieder von vorn gezählt.',
      false: 'Jede weitere unnötige Impfung tötet wieder.',
    },
  },
  assassinTakes: {
    name: 'Was der Meuchler nimmt',
    help: 'Wie hart der Meuchler zuschlägt.',
    values: { topCard: 'Die oberste Karte.', wholePlayer: 'Beide Karten: Das ist das Ende.' },
  },
  revealVotedCard: {
    name: 'Karte nach der Abstimmung zeigen',
    help: 'Ob die Stadt sieht, was sie genommen hat.',
    values: { false: 'Sie kommt verdeckt weg.', true: 'Alle bekommen sie zu sehen.' },
  },
  timers: {
    name: 'Uhren',
    help: 'Sekunden für jeden Teil des Tages. 0 heißt: keine Uhr.',
    values: {
      discussion: 'Offene Diskussion',
      speech: 'Rede von allen, die leben',
      funeral: 'Letzte Worte',
      defence: 'Verteidigung bei Gleichstand',
    },
  },
  firstNightFull: {
    name: 'Erste Nacht zählt',
    help: 'Was in der ersten Nacht geschieht.',
    values: {
      true: 'Alle tun, was sie können.',
      false:
        'Die Rollen lernen sich nur kennen. Ablehnen darf der Meuchler dann in der zweiten Nacht.',
    },
  },
  bothWin: {
    name: 'Beide zugleich',
    help: 'Wer gewinnt, wenn beide Seiten im selben Moment am Ziel sind.',
    values: { town: 'Die Stadt.', draw: 'Niemand.', killers: 'Die Killer.' },
  },
  dealCheck: {
    name: 'Kein König mit einem Buben',
    help: 'Ob neu gegeben wird, wenn jemand König und Bube auf einer Hand hat.',
    values: {
      true: 'Alle Karten werden eingesammelt, gemischt und neu gegeben.',
      false: 'Die Hand bleibt. Nicht zu empfehlen.',
    },
  },
}
