/** The morning and the day, and who may blow himself up. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/daySteps'

/** What the dead do with their cards (P-79, P-99, P-101, P-105). */
const CARDS = by('hiddenIdentity', {
  true: by('deal', {
    cards: 'Die Karten werden quer gelegt, verdeckt.',
    director: 'Wer raus ist, sagt nichts über sich.',
  }),
  false: by('detectiveVariant', {
    omniscient: 'Wer raus ist, sagt „Bürger“ oder „Mafioso“, mehr nicht.',
    else: by('deal', {
      cards: 'Wer raus ist, deckt die Karte auf.',
      director: 'Wer raus ist, sagt, als was.',
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
  do: 'Liebeskummer, und Sprengstoff in der Hand: {name} darf noch jemanden mitnehmen, oder es lassen. Warte auf ein Zeichen, und frag nicht laut.',
  ask: 'Wer wird mitgenommen?',
  options: { pass: 'Lässt es' },
}

const EXPLODES = {
  title: 'Anschlag',
  say: ['Halt, alle! Jemand sprengt sich in die Luft. Wer muss mit?'],
  do: sentences(
    'Jemand muss genannt werden. Beide sterben sofort.',
    by('hiddenIdentity', {
      false: '',
      true: by('detectiveVariant', {
        omniscient: 'Nur wer sich sprengt, sagt „Bürger“ oder „Mafioso“.',
        else: by('deal', {
          cards: 'Aufgedeckt wird nur die Karte mit der Zündschnur.',
          director: 'Die eigene Rolle sagt nur, wer sich sprengt.',
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
    do: sentences('Verkünde Stück für Stück, und nie, woran jemand starb.', CARDS),
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
    do: 'Jemand von den Lebenden. Darüber wird nicht geredet.',
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
    do: 'Kurz. Die Wahl kann niemand ablehnen.',
    options: { ok: 'Zur Wahl' },
  },
  'day.election': {
    title: 'Wahl',
    say: ['Handzeichen für euren Bürgermeister. Eine Hand pro Kopf.'],
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
      'Es gibt keine Uhr. Fang selbst an, wenn es niemand tut, und treib sie an, wenn es zäh wird.',
      by('talkingDead', {
        false: 'Wer raus ist, schweigt.',
        true: by('hiddenIdentity', {
          true: 'Wer raus ist, redet mit, ohne Stimme.',
          false:
            'Bürger, die raus sind, reden mit, ohne Stimme; Mafiosi, die raus sind, schweigen.',
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
      'Wollt ihr heute noch ein Urteil? Es geht nur, wenn alle Lebenden dafür sind. Daumen, jetzt.',
    ],
    do: 'Ein Nein genügt für die Nacht. Wer nichts zeigt, sagt nein.',
    ask: 'Wer sagt was?',
    options: { yes: 'Ja', no: 'Nein', ok: 'Das war es' },
  },
  'day.accuse': {
    title: 'Anklage',
    say: ['Die Liste ist offen. Wen klagt ihr an?'],
    close: ['Die Liste ist geschlossen.'],
    do: sentences(
      'Gut {wanted|ist|sind} {wanted} {wanted|Name|Namen}, mindestens zwei braucht ihr; ganz ohne Namen gibt es kein Urteil. Wer einen Namen genannt hat, darf ihn wieder streichen lassen.',
      by('oneAccusationEach', { false: '', true: 'Pro Ankläger steht höchstens ein Name darauf.' }),
      'Schließ die Liste, wenn alle einverstanden sind.',
    ),
    ask: 'Wer klagt wen an?',
    options: { ok: 'Die Liste ist geschlossen' },
  },
  'day.speeches': {
    title: 'Plädoyers',
    say: ['{name} spricht.'],
    do: 'Es gibt eine Uhr. Keine Diskussion mehr.',
    options: { ok: 'Gesprochen' },
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
    do: 'Niemand nennt sich selbst, und niemanden doppelt. Bei mehr als zwei Erstplatzierten wird ein zweites Mal nominiert; hilft das nicht, lost das Programm.',
    ask: 'Wer nennt wen?',
    options: { ok: 'Alle haben genannt' },
  },
  'day.nominateSecond': {
    title: 'Zweiter Platz',
    say: ['Der zweite Platz ist offen. Je ein Name, von diesen: {names}.'],
    do: 'Ist es auch nach einer Wiederholung nicht eindeutig, lost das Programm.',
    ask: 'Wer nennt wen?',
    options: { ok: 'Alle haben genannt' },
  },
  'day.defence': {
    title: 'Schlussplädoyer',
    say: ['{name}, dein Schlussplädoyer.'],
    do: 'Es gibt eine Uhr. Niemand unterbricht.',
    options: { ok: 'Gesprochen' },
    variants: {
      accused: {
        say: ['{name}, dein Schlussplädoyer. Du hast {seconds} {seconds|Sekunde|Sekunden}.'],
        do: 'Es gibt eine Uhr. Niemand unterbricht.',
      },
    },
  },
  'day.vote': {
    title: 'Die Entscheidung',
    say: ['Jetzt urteilt ihr: {names}. Hebt die Hand bei genau einem Namen, wenn ich ihn rufe.'],
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
        execution: 'Stimmengleichheit. {name}, du gingst zuletzt: Die Toten entscheiden.',
        prison: 'Stimmengleichheit. {name}, du gingst zuletzt: Du entscheidest.',
      }),
    ],
    do: 'Ein Finger, kein Wort.',
    ask: 'Wer wird verurteilt?',
  },
  'day.earlyVotes': {
    title: 'Frühe Stimmen',
    say: [
      'Wer sich sicher ist, stimmt jetzt schon, gegen jemand anderen. Zurücknehmen geht nicht.',
    ],
    close: ['Die frühen Stimmen sind geschlossen.'],
    do: 'Mit {half} {half|Stimme|Stimmen} hat die Hälfte gewählt, dann müssen auch die anderen. Bleibt es bei weniger, schließ ab: Heute gibt es kein Urteil.',
    ask: AGAINST,
    options: { ok: 'Frühe Stimmen schließen' },
  },
  'day.forcedVote': {
    title: 'Zwangswahl',
    say: ['Die Hälfte hat gewählt. Kein Wort mehr: Jetzt stimmen die anderen, der Reihe nach.'],
    do: sentences(
      'Ist es nicht eindeutig, redet und wählt ihr noch einmal; nach dem dritten Mal endet der Tag ohne Urteil.',
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
