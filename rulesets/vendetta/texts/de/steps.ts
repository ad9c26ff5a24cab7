/** What is said and done step by step: the gangs, dawn and day; the single roles have their words in `roles.ts`. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/steps'
import { GONE, HAND } from './calls'
import { roleSteps } from './cards'

const gang = (name: string, note: string) => ({
  close: [`${name}, schließt die Augen.`],
  signals: {
    chosen: { sign: 'Gewählt', do: `Nick: Du hast das Opfer gesehen. ${note}`.trim() },
    noVictim: {
      sign: 'Kein Opfer',
      do: 'Keine Mehrheit. Nick wie immer und lass sie einschlafen.',
    },
    blocked: HAND,
  },
  variants: {
    gone: GONE,
    blocked: {
      sign: 'Heb die Hand',
      do: 'Heute Nacht können sie nicht töten. Warte wie sonst, bis Augen offen wären, heb die Hand und geh weiter.',
    },
  },
})

const mafia = gang('Mafia', 'Sag niemandem, wen es trifft.')
const MAJORITY =
  'Von denen, die wach sind, muss mehr als die Hälfte auf dieselbe Person zeigen. Gefangene schlafen weiter.'
const WHOM = 'Wer zeigt auf wen?'
const POINT = 'Einigt euch lautlos und zeigt auf euer Opfer.'

const WITH_THEM = 'Ist der Hochstapler im Spiel, wacht er mit ihnen auf.'
const IMPOSTOR_WAKES = by('mode', {
  standard: '',
  yakuza: by('combineYakuzaLoner', { false: '', true: WITH_THEM }),
  loner: WITH_THEM,
})

export const steps: Translated<typeof english.steps, Text> = {
  ...roleSteps,
  'mafia.meet': {
    title: 'Die Mafia lernt sich kennen',
    say: ['Mafia, wacht auf und seht euch an.'],
    do: sentences(
      'Heute Nacht wird niemand gewählt. Warte, bis sie sich gefunden haben.',
      IMPOSTOR_WAKES,
    ),
    options: { ok: 'Sie kennen sich' },
    ...gang('Mafia', ''),
  },
  'mafia.kill': {
    title: 'Die Mafia tötet',
    say: ['Mafia, wacht auf.', POINT],
    do: sentences(
      MAJORITY,
      by('mafiaSelfTarget', {
        impostorOnly: '',
        always: 'Die Mafia darf auch jemanden aus den eigenen Reihen wählen.',
      }),
    ),
    ask: WHOM,
    options: { pass: 'Keine Mehrheit' },
    ...mafia,
    variants: {
      ...mafia.variants,
      impostor: {
        do: `${MAJORITY} Auch der Hochstapler muss zeigen, und die Mafia darf jemanden aus den eigenen Reihen wählen.`,
        ask: WHOM,
      },
      impostorGone: {
        do: `${MAJORITY} Der Hochstapler ist raus, doch das weiß niemand: Die Mafia darf jemanden aus den eigenen Reihen wählen.`,
        ask: WHOM,
      },
    },
  },
  'yakuza.meet': {
    title: 'Die Yakuza lernt sich kennen',
    say: ['Yakuza, wacht auf und seht euch an.'],
    do: 'Heute Nacht wird niemand gewählt. Warte, bis sie sich gefunden haben.',
    options: { ok: 'Sie kennen sich' },
    ...gang('Yakuza', ''),
  },
  'yakuza.kill': {
    title: 'Die Yakuza tötet',
    say: ['Yakuza, wacht auf.', POINT],
    do: 'Die Mehrheit entscheidet. Gib kein Zeichen, falls die Mafia dasselbe Opfer gewählt hat. Das Opfer der Mafia zeigt trotzdem mit, falls es zur Yakuza gehört.',
    ask: WHOM,
    options: { pass: 'Keine Mehrheit' },
    ...gang('Yakuza', 'Verrate nichts über das Opfer der Mafia.'),
  },
  'dawn.announce': {
    title: 'Morgen',
    say: ['Guten Morgen. Alle öffnen die Augen.'],
    do: sentences(
      'Sag eins nach dem anderen an.',
      by('mystery', {
        false: 'Wer gestorben ist, deckt die Karte auf.',
        true: 'Wer gestorben ist, lässt die Karte verdeckt.',
      }),
      by('deadMayWatch', { false: 'Niemand erfährt, wer dahintersteckt.', true: '' }),
    ),
    options: { ok: 'Gesagt' },
  },
  'day.discussion': {
    title: 'Diskussion',
    say: ['Die Stadt redet. Wen habt ihr in Verdacht?'],
    do: sentences(
      by('dayTimer', { 0: '', else: 'Die Uhr läuft.' }),
      'Halt das Gespräch in Gang und merk dir, wer verdächtigt wird. Wer raus ist, schweigt. Wer im Gefängnis oder mundtot ist, darf reden.',
    ),
    options: { ok: 'Genug geredet' },
  },
  'day.suspects': {
    title: 'Verdacht',
    say: ['Über wen stimmen wir ab? Ich brauche mindestens zwei Namen.'],
    do: 'Klick mindestens zwei an, in der Reihenfolge, in der du sie aufrufst.',
    ask: 'Wer steht unter Verdacht?',
    options: { ok: 'Zur Abstimmung' },
  },
  'day.vote': {
    title: 'Abstimmung',
    say: [
      'Ich nenne einen Namen nach dem anderen: {names}.',
      'Hebt die Hand bei einem einzigen Namen, oder lasst sie unten. Ist sie oben, bleibt sie oben.',
    ],
    do: 'Trag jede erhobene Hand ein. Wer im Gefängnis oder mundtot ist, hat keine Stimme. Das Programm zählt den Richter doppelt und verlegt die hypnotisierte Stimme. Lies nur Summen vor.',
    ask: 'Wer hat die Hand oben?',
    options: { ok: 'Auszählen' },
  },
  'day.result': {
    title: 'Ergebnis',
    say: ['{news}'],
    do: sentences(
      'Sag zuerst die Summen, aber nie, wer hypnotisiert hat.',
      by('mystery', {
        false: 'Wer raus ist, deckt die Karte auf.',
        true: 'Wer raus ist, lässt die Karte verdeckt.',
      }),
    ),
    options: { ok: 'Weiter' },
  },
}
