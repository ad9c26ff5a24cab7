/** House rules: what each is about, and what its values mean. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import type { Text } from '../../../../src/i18n/writtenTexts'
import type { options as english } from '../en/houseRules'

export const options: Translated<typeof english, Text> = {
  condemnation: {
    name: 'Verurteilung',
    help: 'Wie ihr zum Urteil kommt.',
    values: {
      accusation: 'Anklage: eine Liste; Ankläger und Angeklagte sprechen Paar für Paar.',
      nomination:
        'Nominierung: Alle nennen bis zu zwei; die zwei meistgenannten halten ein Schlussplädoyer.',
      forcedVote: 'Zwangswahl: frühe Stimmen; hat die Hälfte abgestimmt, müssen auch die anderen.',
    },
  },
  oneAccusationEach: {
    name: 'Ein Name pro Ankläger',
    help: 'Wie viele Namen ein Ankläger zugleich auf der Liste haben darf.',
    values: { true: 'Einen.', false: 'Beliebig viele.' },
  },
  tieRule: {
    name: 'Stimmengleichheit',
    help: 'Was geschieht, wenn mehrere die meisten Stimmen haben.',
    values: {
      runoff: 'Stichwahl bei mehr als zwei Angeklagten, sonst kein Urteil.',
      allCondemned: 'Alle mit den meisten Stimmen werden verurteilt.',
      lastDead: 'Es entscheidet, wer zuletzt gehen musste.',
      mayor:
        'Die Stimme des Bürgermeisters entscheidet, wenn sie jemandem mit den meisten Stimmen galt; sonst wie bei der Stichwahl.',
    },
  },
  detectives: {
    name: 'Zwei Detektive',
    help: 'Wie sie arbeiten, wenn es zwei sind.',
    values: { together: 'Gemeinsam, mit einer Frage.', separate: 'Getrennt, mit je einer Frage.' },
  },
  detectiveVariant: {
    name: 'Detektivvariante',
    help: 'Wie sie die Mafia kennenlernen.',
    values: {
      standard: 'Sie fragen jede Nacht nach einer Person.',
      omniscient:
        'Allwissend: Sie sehen einmal die ganze Mafia; die Toten sagen nur „Bürger“ oder „Mafioso“.',
      informant: 'Informant: Du zeigst ihnen jede Nacht einen weiteren Mafioso.',
    },
  },
  murderVariant: {
    name: 'Mordvariante',
    help: 'Wie die Mafia ihr Opfer wählt.',
    values: {
      standard: 'Sie einigt sich lautlos.',
      blind:
        'Blind: Alle stimmen einzeln ab, und mehr als die Hälfte der lebenden Mafiosi entscheidet.',
    },
  },
  mayor: {
    name: 'Bürgermeister',
    help: 'Jemand, dessen Stimme doppelt zählt.',
    values: { true: 'Wird am ersten Tag gewählt.', false: 'Gibt es nicht.' },
  },
  mayorSuccession: {
    name: 'Nachfolge',
    help: 'Wie das Amt neu besetzt wird.',
    values: {
      named: 'Der alte Bürgermeister bestimmt sie.',
      election: 'Neuwahl am nächsten Tag.',
    },
  },
  angelSelf: {
    name: 'Schutzengel schützt sich selbst',
    help: 'Ob der Schutzengel sich selbst schützen darf.',
    values: { true: 'Er darf.', false: 'Er darf nicht.' },
  },
  angelRepeat: {
    name: 'Zweimal hintereinander',
    help: 'Ob der Schutzengel in zwei Nächten nacheinander dieselbe Person schützen darf.',
    values: { true: 'Er darf.', false: 'Er darf nicht.' },
  },
  pharmacistSeesSaved: {
    name: 'Schon gerettet',
    help: 'Ob die Apothekerin ein Opfer sieht, das schon gerettet ist.',
    values: { true: 'Sie sieht es.', false: 'Sie sieht dann niemanden.' },
  },
  threeHides: {
    name: 'Nur dreimal verstecken',
    help: 'Wie oft sich der Angsthase verstecken darf.',
    values: { true: 'Dreimal im Spiel.', false: 'Jede Nacht.' },
  },
  hiddenAtCitizen: {
    name: 'Angsthase beim Bürger',
    help: 'Was geschieht, wenn er bei einem Bürger selbst das Opfer ist.',
    values: { dies: 'Er stirbt allein.', survives: 'Niemand stirbt.', both: 'Beide sterben.' },
  },
  scaredyCatWin: {
    name: 'Angsthase gewinnt mit',
    help: 'Wann er mit der Mafia mitgewinnt.',
    values: {
      alive: 'Wenn er lebt.',
      saved: 'Wenn er lebt und der Unterschlupf bei einem Mafioso ihn gerettet hat.',
    },
  },
  talkingDead: {
    name: 'Sprechende Tote',
    help: 'Was die tun, die raus sind.',
    values: {
      true: 'Sie reden am Tag mit, ohne abzustimmen, und schlafen nachts; bei offenen Karten schweigen tote Mafiosi.',
      false: 'Sie schweigen und dürfen zusehen.',
    },
  },
  callDeadRoles: {
    name: 'Tote Rollen aufrufen',
    help: 'Ob Rollen gerufen werden, die raus sind.',
    values: {
      auto: 'Nur wenn die Toten nicht zeigen, was sie waren.',
      always: 'Immer.',
      never: 'Nie.',
    },
  },
  mixedCoupleHolds: {
    name: 'Liebe gegen alle',
    help: 'Ob ein Paar aus Bürger und Mafioso das Spiel offen hält.',
    values: {
      true: 'Solange beide leben, gewinnt sonst niemand.',
      false: 'Die anderen können wie sonst gewinnen.',
    },
  },
  hiddenIdentity: {
    name: 'Verborgene Identität',
    help: 'Ob die Toten zeigen, was sie waren.',
    values: { true: 'Erst am Schluss.', false: 'Ja.' },
  },
  gameHost: {
    name: 'Spielleitung',
    help: 'Ob die Spielleitung mitspielt.',
    values: {
      app: 'Nein, sie leitet nur.',
      provisional:
        'Wer in der Runde den Stern hat, sonst Platz 1, spielt mit und leitet bis zum ersten Todesfall.',
    },
  },
  deal: {
    name: 'Einteilung',
    help: 'Wie alle ihre Rolle erfahren.',
    values: { cards: 'Durch Spielkarten.', director: 'Regisseur: durch Antippen, ohne Karten.' },
  },
  theme: {
    name: 'Vollstreckung',
    help: 'Was mit den Verurteilten geschieht. Nur die Worte ändern sich.',
    values: { execution: 'Hinrichtung.', prison: 'Lebenslänglich.' },
  },
  majorityByVotes: {
    name: 'Mehrheit nach Stimmen',
    help: 'Was gezählt wird, wenn es um die Überzahl der Mafia geht.',
    values: { true: 'Stimmen; die des Bürgermeisters zählt doppelt.', false: 'Köpfe.' },
  },
  pleaSeconds: {
    name: 'Redezeit in Sekunden',
    help: 'Wie lange ein Plädoyer dauert. 0: bei einer Liste eine halbe Minute, bei Nominierungen eine ganze.',
    values: {},
  },
}
