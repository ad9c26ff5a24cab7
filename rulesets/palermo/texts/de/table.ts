/** What the host reads aloud before the first night, and what he should know himself. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/table'

export const about: Translated<typeof english.about, Text> = [
  'Palermo, in den Zwanzigern. Die meisten von euch sind ehrliche Bürger; ein paar sind die Mafia, und die kennen sich.',
  'Nachts mordet die Mafia. Am Tag kommt ihr zusammen, redet und verurteilt jemanden.',
  by('theme', {
    execution: 'Das Urteil heißt Hinrichtung.',
    prison: 'Das Urteil heißt lebenslänglich.',
  }),
  by('majorityByVotes', {
    false:
      'Die Bürger gewinnen, wenn kein Mafioso mehr da ist; die Mafia, wenn sie in der Überzahl ist.',
    true: sentences(
      'Die Bürger gewinnen, wenn kein Mafioso mehr da ist; die Mafia, wenn sie mehr Stimmen hat als alle anderen zusammen.',
      by('mayor', { true: 'Die des Bürgermeisters zählt doppelt.', false: '' }),
    ),
  }),
  sentences(
    'Ein Liebespaar aus Bürger und Mafioso gewinnt, wenn nur noch diese zwei leben.',
    by('mixedCoupleHolds', {
      false: '',
      true: 'Solange beide leben, gewinnt sonst niemand.',
    }),
  ),
]

/** P-91 a. */
const RUN_OFF =
  'kommt es bei mehr als zwei Angeklagten zur Stichwahl. Bei nur zweien, oder wenn es wieder gleich steht, wird niemand verurteilt.'

/** Rules of conduct. */
export const tableRules: Translated<typeof english.tableRules, Text> = [
  by('deal', {
    cards:
      'Merkt euch eure Karte, legt sie verdeckt vor euch hin und dreht sie nie um, solange ihr lebt.',
    director:
      'Es gibt keine Karten. Ich gehe um den Tisch, und alle haben die Augen zu: einmal tippen ist Mafia, zweimal ist Detektiv, gar nicht ist Bürger.',
  }),
  'Welche Rollen dabei sind, ist kein Geheimnis. Behauptet, was ihr wollt; glauben muss es niemand.',
  'Nachts sind die Augen zu, und ihr haltet die Hände davor. Öffnet sie nur, wenn ihr gerufen werdet, und schließt sie, wenn ich es sage.',
  by('callDeadRoles', {
    auto: '',
    always: 'Ich rufe jede Rolle jede Nacht, auch wenn sie raus ist.',
    never: 'Rollen, die raus sind, rufe ich nicht.',
  }),
  'Nächtliche Geräusche beweisen wenig. Nehmt sie, wenn ihr nichts Besseres habt.',
  by('murderVariant', {
    standard: 'Gemordet wird nur, wenn alle Mafiosi dasselbe Opfer meinen.',
    blind:
      'Die Mafia wählt blind: Alle Mafiosi werden einzeln geweckt, und mehr als die Hälfte der lebenden Mafiosi muss auf dieselbe Person zeigen.',
  }),
  sentences(
    by('mayor', {
      false: '',
      true: 'Am ersten Tag wählt ihr einen Bürgermeister, dessen Stimme doppelt zählt. Ablehnen kann das niemand.',
    }),
    by('mayor', {
      false: '',
      true: by('mayorSuccession', {
        named: 'Wer aus dem Amt scheidet, bestimmt die Nachfolge.',
        election: 'Ist das Amt leer, wählt ihr am nächsten Tag neu.',
      }),
    }),
  ),
  by('condemnation', {
    accusation: sentences(
      'Wer angeklagt wird, kommt auf die Liste. Dann sprechen Ankläger und Angeklagte, Paar für Paar, und alle stimmen einmal ab.',
      by('oneAccusationEach', {
        false: '',
        true: 'Mehr als einen Namen darf dabei niemand auf der Liste haben.',
      }),
    ),
    nomination:
      'Ihr nennt der Reihe nach bis zu zwei Namen. Die zwei, die am häufigsten genannt werden, halten ein Schlussplädoyer, und alle stimmen einmal ab.',
    forcedVote:
      'Wer sich sicher ist, darf früh abstimmen, und das gilt dann. Hat die Hälfte abgestimmt, müssen auch die anderen. Plädoyers gibt es nicht.',
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('tieRule', {
      runoff: sentences('Bei Stimmengleichheit', RUN_OFF),
      allCondemned: 'Bei Stimmengleichheit werden alle mit den meisten Stimmen verurteilt.',
      lastDead:
        'Bei Stimmengleichheit entscheidet, wer zuletzt gehen musste. Ist noch niemand raus, wird niemand verurteilt.',
      mayor: by('mayor', {
        true: sentences(
          'Bei Stimmengleichheit entscheidet die Stimme des Bürgermeisters, wenn sie jemandem mit den meisten Stimmen galt. Sonst',
          RUN_OFF,
        ),
        false: sentences('Bei Stimmengleichheit', RUN_OFF),
      }),
    }),
  }),
  by('condemnation', {
    forcedVote: '',
    else: by('pleaSeconds', {
      0: '',
      else: 'Jedes Plädoyer hat die Zeit, die wir vereinbart haben.',
    }),
  }),
  by('hiddenIdentity', {
    false: by('detectiveVariant', {
      omniscient: 'Wer raus ist, sagt „Bürger“ oder „Mafioso“ und sonst nichts.',
      else: by('deal', {
        cards: 'Wer raus ist, deckt die Karte auf.',
        director: 'Wer raus ist, sagt die eigene Rolle.',
      }),
    }),
    true: sentences(
      'Wer die Toten waren, bleibt bis zum Schluss geheim.',
      by('detectiveVariant', {
        omniscient: 'Nur wer sich in die Luft sprengt, sagt „Bürger“ oder „Mafioso“.',
        else: by('deal', {
          cards: 'Nur wer sich in die Luft sprengt, zeigt die Karte.',
          director: 'Nur wer sich in die Luft sprengt, sagt die eigene Rolle.',
        }),
      }),
      'Dass die Mafia fort ist, hört ihr erst nach einer ganzen Nacht ohne sie.',
    ),
  }),
  by('talkingDead', {
    false:
      'Wer raus ist, redet nicht mehr mit, gibt keine Zeichen und stimmt nicht mehr ab, darf aber nachts wach bleiben und zusehen.',
    true: by('hiddenIdentity', {
      true: 'Wer raus ist, schließt nachts die Augen und redet am Tag mit, klagt aber nicht an und stimmt nicht ab.',
      false:
        'Bürger, die raus sind, schließen nachts die Augen und reden am Tag mit, klagen aber nicht an und stimmen nicht ab. Mafiosi, die raus sind, schweigen und dürfen nachts zusehen.',
    }),
  }),
  by('gameHost', {
    app: '',
    provisional:
      'Ich spiele mit und leite die erste Nacht mit geschlossenen Augen. Am ersten Tag verurteilt mich niemand; wer zuerst stirbt, leitet danach.',
  }),
  'Wer sich in die Luft sprengt, nimmt jemanden mit. Danach gibt es an dem Tag nur dann noch ein Urteil, wenn alle es wollen.',
]

/** The look at all cards before the first night (P-13). */
export const verify: Translated<typeof english.verify, Text> = {
  say: [
    'Schließt alle die Augen.',
    by('deal', {
      cards: 'Haltet mir eure Karte hin, bis ich etwas sage.',
      director: 'Ich gehe um den Tisch: Einmal tippen ist Mafia, zweimal ist Detektiv.',
    }),
  ],
  do: sentences(
    by('deal', {
      cards:
        'Geh um den Tisch und vergleich jede Karte mit dieser Liste. Wenn du der Verteilung traust, kannst du das überspringen.',
      director: 'Geh um den Tisch und tipp alle an, wie es auf dieser Liste steht.',
    }),
    by('gameHost', { app: '', provisional: 'Wenn du mitspielst, sieh nicht hin: Überspring das.' }),
  ),
  close: [
    by('deal', { cards: 'Danke. Legt die Karten verdeckt hin.', director: '' }),
    'Öffnet die Augen.',
  ],
}

export const tips: Translated<typeof english.tips, Text> = [
  'Wenig Licht, und leise Musik, die Geräusche schluckt: das Hinterzimmer einer Bar, tief im Süden.',
  'Sag nie „der Mafioso“ oder „die Dame“. Ruf Gruppen als Gruppen, wie viele auch übrig sind, und sieh nicht immer zum selben Platz.',
  'Treib zähe Runden am Tag an, und brich nachts ab, was zu lange dauert: Es gilt dann als nicht genutzt.',
  'Vereinbart das Zeichen für den erwischten Nachtwandler vor dem Spiel.',
  'Ein Bürger, der schweigt, hilft niemandem. Endloses Reden kann auch tödlich sein.',
  'In der ersten Runde gibt es nur Geräusche und Gesichter. Fang selbst an, wenn es niemand tut.',
  'Solange jemand Sprengstoff hat, kann am Tag jederzeit alles aus sein. Nutz das.',
  by('angelSelf', {
    true: 'Einen Schutzengel, der sich selbst schützen darf, wird man kaum los, wenn ihn alle kennen.',
    false: '',
  }),
  by('condemnation', {
    accusation: 'Drei Namen auf der Liste nützen der Mafia mehr als zwei.',
    else: '',
  }),
  by('hiddenIdentity', {
    false: '',
    true: 'Überlass die Mehrheiten dem Programm; dein Gesicht darf nicht verraten, dass die Mafia fort ist.',
  }),
  by('detectiveVariant', {
    informant: 'Mit der Reihenfolge lenkst du das Spiel.',
    else: '',
  }),
  'Wähl Sonderrollen, die zur Runde passen, und verschone Neulinge mit den meisten.',
  'Wird das Misstrauen zu echt, hört auf: Es ist ein Spiel.',
]
