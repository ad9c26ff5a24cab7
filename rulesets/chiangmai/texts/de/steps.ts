/**
 * What is said and done step by step. A call that nobody answers is read from `gone`, which changes only what the host
 * does, never what is said (CM-35).
 */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/steps'

const CLOCK = 'Die Uhr läuft.'
const GONE = {
  do: 'Niemand antwortet. Sprich wie immer, warte so lange wie sonst, dann geh weiter.',
}
const ALONE = 'Bei zweien zeigt jeder für sich.'
const KILLERS = 'Killer, wacht auf und seht euch an.'
const KILLERS_SLEEP = 'Killer, schließt die Augen.'
const POLICE = 'Polizei, wacht auf und seht euch an.'
const POLICE_SLEEPS = 'Polizei, schließt die Augen.'
const DOCTOR_SLEEPS = 'Doktor, schließ die Augen.'
const ASSASSIN_SLEEPS = 'Meuchler, schließ die Augen.'
const WHOM = 'Wen nimmt {name} mit?'
const TAP = 'Geh im Kreis herum. Tipp {name} an: Der Schuss ist heute Nacht fällig.'

export const steps: Translated<typeof english.steps, Text> = {
  'killers.meet': {
    title: 'Killer lernen sich kennen',
    say: [KILLERS],
    close: [KILLERS_SLEEP],
    do: 'Heute Nacht wird nichts entschieden. Warte, bis sie sich gefunden haben.',
    variants: { gone: GONE },
  },
  'doctor.meet': {
    title: 'Doktor meldet sich',
    say: ['Doktor, wach auf und heb die Hand.'],
    close: [DOCTOR_SLEEPS],
    do: 'Heute Nacht wird niemand geimpft.',
    variants: { gone: GONE },
  },
  'police.meet': {
    title: 'Polizei lernt sich kennen',
    say: [POLICE],
    close: [POLICE_SLEEPS],
    do: 'Heute Nacht keine Frage. Warte, bis sie sich gefunden haben.',
    variants: { gone: GONE },
  },
  'assassin.meet': {
    title: 'Meuchler meldet sich',
    say: ['Meuchler, wach auf und heb die Hand.'],
    close: [ASSASSIN_SLEEPS],
    do: 'Heute Nacht trifft es niemanden.',
    variants: { gone: GONE },
  },
  'killers.poison': {
    title: 'Killer vergiften',
    say: [KILLERS, 'Einigt euch lautlos und zeigt, wen ihr vergiftet.'],
    close: [KILLERS_SLEEP],
    do: 'Alle müssen auf dieselbe Person zeigen, sonst wird niemand vergiftet. Es darf auch jemand aus den eigenen Reihen sein.',
    ask: 'Wer zeigt auf wen?',
    options: { pass: '{count|Niemand|Nicht einig}' },
    variants: { gone: GONE },
  },
  'doctor.vaccinate': {
    title: 'Doktor impft',
    say: [
      'Doktor, wach auf.',
      by('doctorMayPass', {
        false: 'Zeig, wen du impfst.',
        true: 'Zeig, wen du impfst, oder schüttle den Kopf.',
      }),
    ],
    close: [DOCTOR_SLEEPS],
    do: sentences(
      by('doctorSelf', {
        true: 'Der Doktor muss wählen, gern auch sich selbst.',
        false: 'Der Doktor muss jemand anderen wählen.',
      }),
      `Verrate nicht, wen das Gift traf. ${ALONE}`,
    ),
    ask: 'Wer wird geimpft?',
    options: { pass: 'Impft niemanden' },
    variants: {
      gone: GONE,
      mayPass: {
        do: sentences(
          by('doctorSelf', {
            true: 'Der Doktor darf alle wählen, auch sich selbst, oder den Kopf schütteln.',
            false: 'Der Doktor darf jemand anderen wählen oder den Kopf schütteln.',
          }),
          `Verrate nicht, wen das Gift traf. ${ALONE}`,
        ),
        ask: 'Wer wird geimpft?',
      },
    },
  },
  'police.investigate': {
    title: 'Polizei fragt',
    say: [POLICE, 'Einigt euch lautlos und zeigt, nach wem ihr fragt.'],
    close: [POLICE_SLEEPS],
    do: 'Eine Frage für alle zusammen. Sind sie sich nicht einig, gibt es keine Antwort.',
    ask: 'Wer zeigt auf wen?',
    options: { pass: '{count|Niemand|Nicht einig}' },
    signals: {
      thumbUp: { sign: 'Daumen hoch', do: 'Oben liegt ein König. Heb still den Daumen.' },
      thumbDown: { sign: 'Daumen nach unten', do: 'Oben liegt kein König. Senk still den Daumen.' },
      none: { sign: 'Keine Antwort', do: 'Gib kein Zeichen.' },
    },
    variants: { gone: GONE },
  },
  'assassin.kill': {
    title: 'Meuchler schlägt zu',
    say: ['Meuchler, wach auf.', 'Zeig, bei wem du zuschlägst.'],
    close: [ASSASSIN_SLEEPS],
    do: `Der Meuchler muss jemand anderen wählen. Keine Impfung hilft. ${ALONE}`,
    ask: 'Bei wem schlägt der Meuchler zu?',
    options: { pass: 'Schüttelt den Kopf' },
    variants: {
      gone: GONE,
      mayDecline: {
        do: `Heute Nacht darf der Meuchler noch den Kopf schütteln. Keine Impfung hilft. ${ALONE}`,
        ask: 'Bei wem schlägt der Meuchler zu?',
      },
    },
  },
  'hunter.take': {
    title: 'Jäger nimmt jemanden mit',
    say: [
      'Jäger, hör zu. Wenn ich dir auf die Schulter tippe, wach auf.',
      'Zeig, wen du mitnimmst, oder schüttle den Kopf.',
    ],
    close: ['Jäger, schließ die Augen.'],
    do: TAP,
    ask: WHOM,
    options: { pass: 'Nimmt niemanden mit' },
    variants: {
      gone: { do: 'Kein Jäger ist gefallen. Geh im Kreis herum wie immer und tipp niemanden an.' },
      secret: { do: TAP, ask: WHOM },
      secretAgain: {
        say: [],
        do: 'Noch einmal, ohne ein Wort. Tipp den Jäger von eben an: Augen zu. Geh weiter und tipp {name} an.',
        ask: WHOM,
      },
      eyesClosed: {
        say: [
          'Schließt alle noch einmal die Augen.',
          'Jäger, wenn ich dir auf die Schulter tippe, zeig, wen du mitnimmst, oder schüttle den Kopf.',
        ],
        close: ['Alle öffnen die Augen.'],
        do: 'Geh im Kreis herum und tipp {name} an. Niemand darf es sehen.',
        ask: WHOM,
      },
      openly: {
        say: ['{name} war Jäger.', '{name}, zeig, wen du mitnimmst, oder lass alle leben.'],
        close: [],
        do: 'Alle sehen die Wahl: jemand anderes, oder niemand.',
        ask: WHOM,
      },
    },
  },
  'dawn.announce': {
    title: 'Morgen',
    say: ['Guten Morgen, Chiang Mai. Alle öffnen die Augen.'],
    do: 'Sag eins nach dem anderen an. Wer gestorben ist, wer raus ist – nie wie, nie die Rolle.',
    options: { ok: 'Gesagt' },
    variants: {
      again: {
        say: [
          by('hunterTiming', {
            openly: 'Der Jäger hat gewählt.',
            secret: 'Es gibt noch etwas zu hören.',
          }),
        ],
        do: 'Sag an, was aus der Wahl des Jägers geworden ist.',
      },
    },
  },
  'funeral.speech': {
    title: 'Letzte Worte',
    say: ['{name}, deine letzten Worte. Alles, was du willst, nur nicht deine Rollen.'],
    do: sentences(
      by('timers.funeral', { 0: '', else: CLOCK }),
      'Brich sofort ab, wenn eine Rolle verraten wird.',
    ),
    options: { ok: 'Danke' },
  },
  'day.discussion': {
    title: 'Diskussion',
    say: ['Jetzt redet ihr!'],
    do: sentences(by('timers.discussion', { 0: '', else: CLOCK }), 'Wer raus ist, schweigt.'),
    options: { ok: 'Genug geredet' },
  },
  'day.speeches': {
    title: 'Reden',
    say: ['{name}, du hast das Wort. Niemand unterbricht.'],
    do: by('timers.speech', {
      0: 'Sonst spricht niemand. Geh weiter, wenn {name} fertig ist.',
      else: CLOCK,
    }),
    options: { ok: 'Weiter' },
  },
  'day.vote': {
    title: 'Abstimmung',
    say: [
      'Wir stimmen ab. Ihr habt eine Stimme für jede Karte, die ihr habt: Ein Finger ist eine Stimme.',
      'Zwei Karten? Zeigt mit zwei Fingern auf dieselbe Person, oder teilt auf: ein Finger an jeder Hand.',
      'Ihr dürft sie auch behalten. Auf drei zeigt ihr, alle zugleich, und haltet still: eins, zwei, drei!',
    ],
    do: 'Zähl die Finger. Auf sich selbst zu zeigen ist erlaubt.',
    ask: 'Wer stimmt gegen wen?',
    options: { ok: 'Auszählen' },
  },
  'day.defence': {
    title: 'Verteidigung',
    say: ['{name}, Gleichstand. Verteidige dich.'],
    do: sentences(by('timers.defence', { 0: '', else: CLOCK }), 'Niemand unterbricht.'),
    options: { ok: 'Danke' },
  },
  'day.runoff': {
    title: 'Stichwahl',
    say: [
      'Stichwahl: nur noch {names}. Sie selbst stimmen nicht mit.',
      'Alle anderen müssen jede Stimme vergeben. Ein Finger ist eine Stimme. Eins, zwei, drei!',
    ],
    do: 'Zähl die Finger. Alle Stimmen müssen vergeben werden.',
    ask: 'Wer stimmt gegen wen?',
    options: { ok: 'Auszählen' },
  },
  'day.lot': {
    title: 'Los',
    say: ['Gleichstand: {names}. Das Los entscheidet.'],
    do: 'Lass das Programm ziehen, oder zieh selbst und klick an, wen es traf.',
    ask: 'Wen traf das Los?',
    options: { draw: 'Los ziehen' },
  },
  'day.result': {
    title: 'Ergebnis',
    say: ['{news}'],
    do: sentences(
      by('revealVotedCard', {
        false: 'Eine verlorene Karte kommt verdeckt weg. Niemand sieht sie an.',
        true: 'Die Karte, die die Abstimmung nahm, sehen alle. Jede andere kommt verdeckt weg.',
      }),
      by('hunterTiming', {
        openly: '',
        secret:
          'Fragt das Programm danach keinen Jäger, sag es trotzdem: „Schließt alle noch einmal die Augen. Jäger, wenn ich dir auf die Schulter tippe, zeig, wen du mitnimmst, oder schüttle den Kopf.“ Geh herum, tipp niemanden an, und lass die Augen öffnen.',
      }),
    ),
    options: { ok: 'Weiter' },
  },
}
