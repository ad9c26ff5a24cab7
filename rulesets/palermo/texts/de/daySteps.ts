/** The morning and the day, and who may blow himself up. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/daySteps'

/** What the dead do with their cards (P-79, P-99, P-101, P-105). */
const CARDS = by('hiddenIdentity', {
  true: by('deal', {
    cards: 'Wer raus ist, legt die Karte quer vor sich hin, verdeckt.',
    director: 'Wer raus ist, verrät die Rolle nicht.',
  }),
  false: by('detectiveVariant', {
    omniscient: 'Wer raus ist, sagt „Bürger“ oder „Mafioso“, mehr nicht.',
    else: by('deal', {
      cards: 'Wer raus ist, deckt die Karte auf.',
      director: 'Wer raus ist, sagt die eigene Rolle.',
    }),
  }),
})

const EXACTLY_ONE = sentences(
  'Alle Lebenden haben genau eine Stimme, auch die Angeklagten.',
  by('mayor', { false: '', true: 'Die des Bürgermeisters zählt das Programm doppelt.' }),
)

const LAST_BREATH = {
  title: 'Mit dem letzten Atemzug',
  say: [],
  do: '{name} stirbt an Liebeskummer, mit Sprengstoff in der Hand, und darf noch jemanden mitnehmen. Warte auf ein Zeichen, und frag nicht laut.',
  ask: 'Wer wird mitgenommen?',
  options: { pass: 'Niemand' },
}

const EXPLODES = {
  title: 'Anschlag',
  say: ['Halt, alle! Jemand sprengt sich in die Luft. Wer muss mit?'],
  do: sentences(
    'Jemand muss genannt werden. Beide sterben sofort.',
    by('hiddenIdentity', {
      false: '',
      true: by('detectiveVariant', {
        omniscient: 'Nur wer sich in die Luft sprengt, sagt „Bürger“ oder „Mafioso“.',
        else: by('deal', {
          cards: 'Nur wer sich in die Luft sprengt, zeigt die Karte.',
          director: 'Nur wer sich in die Luft sprengt, sagt die eigene Rolle.',
        }),
      }),
    }),
  ),
  ask: 'Wer muss mit?',
}

const COUNT = { ok: 'Auszählen' }
const AGAINST = 'Wer stimmt gegen wen?'

export const daySteps: Translated<typeof english.daySteps, Text> = {
  'dawn.announce': {
    title: 'Morgengrauen',
    say: ['Die Nacht geht zu Ende. Alle Bewohner von Palermo erwachen.'],
    do: sentences('Verkünde eins nach dem anderen, aber nie, woran jemand starb.', CARDS),
    options: { ok: 'Verkündet' },
  },
  'suicidalCitizen.takeAlong': LAST_BREATH,
  'mafiaKiller.takeAlong': LAST_BREATH,
  'mayor.nameSuccessor': {
    title: 'Die Nachfolge',
    say: [
      by('theme', {
        execution:
          'Palermo hat kein Oberhaupt mehr. {name}, mit dem letzten Atemzug: Wer folgt nach?',
        prison: 'Palermo hat kein Oberhaupt mehr. {name}, ein letztes Wort: Wer folgt nach?',
      }),
    ],
    do: 'Jemand von den Lebenden. Diskutiert wird nicht.',
    ask: 'Wer ist neu im Amt?',
    variants: {
      decided: {
        do: 'Das Spiel ist entschieden, gleich danach kommt das Ende. Nimm irgendeinen Namen.',
      },
    },
  },
  'host.handover': {
    title: 'Neue Leitung',
    say: ['{name}, du musstest zuerst gehen. Von nun an leitest du das Spiel.'],
    do: 'Übergib das Pult. Von jetzt an zeigt es, wer wer ist. Das darf sonst niemand sehen.',
    options: { ok: 'Übergeben' },
  },
  'day.campaign': {
    title: 'Wahlkampf',
    say: ['Palermo braucht einen Bürgermeister. Wer will, und warum?'],
    do: 'Halt es kurz. Die Wahl kann niemand ablehnen.',
    options: { ok: 'Zur Wahl' },
  },
  'day.election': {
    title: 'Wahl',
    say: ['Hebt die Hand für euren Bürgermeister, alle genau einmal.'],
    do: 'Die meisten Stimmen gewinnen. Alle Lebenden sind wählbar.',
    ask: 'Wer wählt wen?',
    options: COUNT,
  },
  'day.electionRunoff': {
    title: 'Stichwahl',
    say: ['Stimmengleichheit. Noch einmal, nur zwischen diesen: {names}.'],
    do: 'Bei erneutem Gleichstand lost das Programm.',
    ask: 'Wer wählt wen?',
    options: COUNT,
  },
  'day.discussion': {
    title: 'Diskussion',
    say: ['Die Ratsversammlung ist eröffnet. Wen habt ihr im Verdacht?'],
    do: sentences(
      'Keine Uhr. Fang selbst an, wenn es niemand tut, und bring Schwung hinein, wenn es zäh wird.',
      by('talkingDead', {
        false: 'Wer raus ist, schweigt.',
        true: by('hiddenIdentity', {
          true: 'Wer raus ist, darf mitreden, aber nicht abstimmen.',
          false:
            'Bürger, die raus sind, dürfen mitreden, aber nicht abstimmen; Mafiosi, die raus sind, schweigen.',
        }),
      }),
    ),
    options: { ok: 'Genug geredet' },
  },
  'suicidalCitizen.explode': EXPLODES,
  'mafiaKiller.explode': EXPLODES,
  'day.unanimity': {
    title: 'Noch ein Urteil?',
    say: [
      'Wollt ihr heute noch ein Urteil? Das geht nur, wenn alle Lebenden dafür sind. Daumen hoch oder nach unten, jetzt.',
    ],
    do: 'Ein einziges Nein, und es wird Nacht. Wer nichts zeigt, sagt nein.',
    ask: 'Wer sagt was?',
    options: { yes: 'Ja', no: 'Nein', ok: 'Das waren alle' },
  },
  'day.accuse': {
    title: 'Anklage',
    say: ['Die Liste ist offen. Wen klagt ihr an?'],
    close: ['Die Liste ist geschlossen.'],
    do: sentences(
      'Gut {wanted|ist|sind} {wanted} {wanted|Name|Namen}, mindestens zwei braucht ihr für eine Abstimmung; ganz ohne gibt es kein Urteil. Wer einen Namen genannt hat, darf ihn wieder streichen lassen.',
      by('oneAccusationEach', {
        false: '',
        true: 'Pro Ankläger steht höchstens ein Name auf der Liste.',
      }),
      'Schließ die Liste, wenn alle einverstanden sind.',
    ),
    ask: 'Wer klagt wen an?',
    options: { ok: 'Die Liste ist geschlossen' },
  },
  'day.speeches': {
    title: 'Plädoyers',
    say: ['{name} spricht.'],
    do: 'Die Uhr läuft. Keine Diskussion mehr.',
    options: { ok: 'Fertig' },
    variants: {
      accuser: {
        say: ['{name}, warum klagst du an? Du hast {seconds} {seconds|Sekunde|Sekunden}.'],
        do: 'Nur die Anklage, nichts in eigener Sache. Niemand unterbricht.',
      },
      accused: {
        say: ['{name}, was sagst du dazu? Du hast {seconds} {seconds|Sekunde|Sekunden}.'],
        do: 'Nur die Antwort, keine Anklage. Niemand unterbricht.',
      },
    },
  },
  'day.nominate': {
    title: 'Nominierung',
    say: ['Der Reihe nach: Nennt bis zu zwei, die ihr anklagen wollt.'],
    close: ['Die Nominierung ist beendet.'],
    do: 'Niemand nennt sich selbst oder jemanden doppelt. Liegen mehr als zwei vorn, wird noch einmal nominiert; hilft das nicht, lost das Programm.',
    ask: 'Wer nennt wen?',
    options: { ok: 'Alle haben genannt' },
  },
  'day.nominateSecond': {
    title: 'Zweiter Platz',
    say: ['Der zweite Platz ist noch offen. Nennt je einen von diesen: {names}.'],
    do: 'Ist es auch nach einer Wiederholung nicht eindeutig, lost das Programm.',
    ask: 'Wer nennt wen?',
    options: { ok: 'Alle haben genannt' },
  },
  'day.defence': {
    title: 'Schlussplädoyer',
    say: ['{name}, dein Schlussplädoyer.'],
    do: 'Die Uhr läuft. Niemand unterbricht.',
    options: { ok: 'Fertig' },
    variants: {
      accused: {
        say: ['{name}, dein Schlussplädoyer. Du hast {seconds} {seconds|Sekunde|Sekunden}.'],
        do: 'Die Uhr läuft. Niemand unterbricht.',
      },
    },
  },
  'day.vote': {
    title: 'Die Entscheidung',
    say: ['Jetzt kommt das Urteil: {names}. Ich rufe die Namen; hebt die Hand bei genau einem.'],
    do: EXACTLY_ONE,
    ask: AGAINST,
    options: COUNT,
  },
  'day.runoff': {
    title: 'Stichwahl',
    say: ['Stimmengleichheit. Noch einmal, zwischen diesen: {names}.'],
    do: sentences(
      EXACTLY_ONE,
      by('tieRule', {
        mayor: by('mayor', {
          true: 'Bei erneutem Gleichstand entscheidet die Stimme des Bürgermeisters, wenn sie jemandem mit den meisten Stimmen galt; sonst wird heute niemand verurteilt.',
          false: 'Bei erneutem Gleichstand wird heute niemand verurteilt.',
        }),
        else: 'Bei erneutem Gleichstand wird heute niemand verurteilt.',
      }),
    ),
    ask: AGAINST,
    options: COUNT,
  },
  'day.lastDeadDecides': {
    title: 'Stimmengleichheit',
    say: [
      by('theme', {
        execution: 'Stimmengleichheit. {name}, du bist zuletzt gestorben: Die Toten entscheiden.',
        prison: 'Stimmengleichheit. {name}, du musstest zuletzt gehen: Du entscheidest.',
      }),
    ],
    do: 'Ein Finger, kein Wort.',
    ask: 'Wer wird verurteilt?',
  },
  'day.earlyVotes': {
    title: 'Frühe Stimmen',
    say: [
      'Wer sich sicher ist, darf jetzt schon gegen jemand anderen stimmen. Zurücknehmen geht nicht.',
    ],
    close: ['Die frühen Stimmen sind geschlossen.'],
    do: 'Mit {half} {half|Stimme|Stimmen} hat die Hälfte abgestimmt, dann müssen auch die anderen. Bleibt es bei weniger, schließ ab: Heute gibt es kein Urteil.',
    ask: AGAINST,
    options: { ok: 'Frühe Stimmen schließen' },
  },
  'day.forcedVote': {
    title: 'Zwangswahl',
    say: [
      'Die Hälfte hat abgestimmt. Kein Wort mehr: Jetzt sind die anderen dran, der Reihe nach.',
    ],
    do: sentences(
      'Ist es nicht eindeutig, redet ihr und stimmt noch einmal ab; nach dem dritten Mal endet der Tag ohne Urteil.',
      by('mayor', { false: '', true: 'Die Stimme des Bürgermeisters zählt das Programm doppelt.' }),
    ),
    ask: AGAINST,
    options: COUNT,
  },
  'day.result': {
    title: 'Urteil',
    say: ['{news}'],
    do: sentences(
      by('theme', {
        execution: by('talkingDead', {
          false: 'Wer hingerichtet wurde, redet und stimmt nicht mehr mit.',
          true: 'Wer hingerichtet wurde, stimmt nicht mehr mit.',
        }),
        prison: by('talkingDead', {
          false: 'Wer lebenslänglich sitzt, redet und stimmt nicht mehr mit.',
          true: 'Wer lebenslänglich sitzt, stimmt nicht mehr mit.',
        }),
      }),
      CARDS,
    ),
    options: { ok: 'Weiter' },
  },
}
