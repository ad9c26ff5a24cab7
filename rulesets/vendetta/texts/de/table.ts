/** What the host reads aloud before the first night, and what is good to know. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/table'
import { everyGoal } from './goals'

/** What the game is about, and how each side wins (V-3, V-111, V-116). */
export const about: readonly Text[] = [
  sentences(
    'Alle haben eine geheime Rolle. Die meisten von euch sind ehrliche Leute. Einige gehören zur Mafia, und die kennen einander.',
    by('mode', {
      standard: '',
      yakuza: sentences(
        'Einige gehören zu einer zweiten Bande, der Yakuza.',
        by('combineYakuzaLoner', {
          false: '',
          true: 'Und vielleicht spielt jemand allein: der Einzelgänger.',
        }),
      ),
      loner: 'Und jemand spielt allein: der Einzelgänger.',
    }),
  ),
  by('mode', {
    yakuza:
      'Nachts wählen Mafia und Yakuza je ein Opfer, und andere setzen ihre Gaben ein. Am Tag redet ihr, nennt Verdächtige und wählt jemanden raus.',
    else: 'Nachts wählt die Mafia ein Opfer, und andere setzen ihre Gaben ein. Am Tag redet ihr, nennt Verdächtige und wählt jemanden raus.',
  }),
  ...everyGoal,
]

/** Rules of conduct (V-9 to V-22, V-95 to V-102). */
export const tableRules: readonly Text[] = [
  'Alle bekommen eine Karte: eure geheime Rolle. Seht sie euch allein an, und fragt mich, wenn ihr sie nicht versteht.',
  'Welche Rollen im Spiel sind, ist kein Geheimnis. Ich erkläre sie jetzt alle.',
  'Vor der ersten Nacht bitte ich euch vielleicht, die Augen zu schließen und mir eure Karten hinzuhalten, damit ich aufschreibe, wer wer ist.',
  sentences(
    by('mystery', {
      false: 'Zeigt niemandem eure Karte, solange ihr im Spiel seid.',
      true: 'Zeigt niemandem eure Karte, bevor das Spiel aus ist, auch wenn ihr raus seid.',
    }),
    'Behauptet über sie, was ihr wollt, wahr oder nicht.',
  ),
  'Nachts sind alle Augen zu. Öffnet sie nur, wenn ich eure Rolle rufe, und schließt sie, wenn ich es sage.',
  by('mystery', {
    false: 'Ich rufe nur Rollen auf, die noch im Spiel sind.',
    true: 'Ich rufe jede Rolle jede Nacht auf, auch wenn sie raus ist.',
  }),
  'Nachts spreche ich nur von Rollen, am Tag nur von Namen.',
  'Nachts macht niemand ein Geräusch. Zeigt mit dem Finger; wer töten will, deutet einen Schuss an.',
  by('mode', {
    yakuza: 'In der ersten Nacht stirbt niemand: Jede Bande sieht nur ihre eigenen Leute.',
    else: 'In der ersten Nacht stirbt niemand: Die Mafia lernt sich nur kennen.',
  }),
  'Sich selbst wählen geht nicht. Wer nichts tun will, schüttelt den Kopf.',
  'Wenn ich nachts etwas frage, nickt oder schüttelt den Kopf, aber sagt kein Wort.',
  'Wenn ich die Hand hebe, seid ihr blockiert: Ihr könnt in dieser Nacht nichts tun.',
  by('mode', {
    yakuza: 'Wer im Gefängnis ist, lässt die Augen zu, wenn die eigene Bande ihr Opfer wählt.',
    else: 'Wer im Gefängnis ist, lässt die Augen zu, wenn die Mafia ihr Opfer wählt.',
  }),
  sentences(
    'Am Morgen sage ich, wen die Mafia getötet hat. Bei allen anderen Toten sage ich nicht, wer es war.',
    by('bodyguardDeathCause', {
      unnamed: '',
      asMafiaVictim:
        'Ein Leibwächter, der für das Opfer der Mafia starb, gilt als von der Mafia getötet.',
    }),
    by('mode', { yakuza: 'Hat die Yakuza dasselbe Opfer gewählt, sage ich es.', else: '' }),
  ),
  sentences(
    by('mystery', {
      false: 'Wer raus ist, deckt die Karte auf, sagt nichts mehr und stimmt nicht mehr ab.',
      true: 'Wer raus ist, lässt die Karte verdeckt, sagt nichts mehr und stimmt nicht mehr ab.',
    }),
    by('deadMayWatch', {
      false: 'Nachts bleiben die Augen trotzdem zu.',
      true: 'Zusehen ist nachts dann erlaubt, aber ganz still.',
    }),
  ),
  'Am Tag redet ihr alle. Sind mindestens zwei verdächtig, stimmen wir über einen nach dem anderen ab.',
  'In der ganzen Abstimmung hebt ihr die Hand höchstens ein Mal. Ist sie oben, bleibt sie oben.',
  'Wer die meisten Stimmen hat, ist raus. Bei Gleichstand oder ohne Stimmen niemand.',
  'Bei jedem Streit habe ich das letzte Wort.',
]

/** The look at all cards before the first night (V-11). */
export const verify: Translated<typeof english.verify, Text> = {
  say: [
    'Schließt alle die Augen.',
    'Haltet mir eure Karte hin, und lasst sie so, bis ich etwas sage.',
  ],
  do: 'Geh im Kreis herum und vergleich jede Karte mit dieser Liste. Spielt ihr ohne Papierkarten, überspring das.',
  close: ['Danke. Karten weg, verdeckt.', 'Öffnet die Augen.'],
}

export const tips: readonly Text[] = [
  'Setzt euch in einen Kreis; du musst alle sehen und alle dich.',
  'Ruf immer mit denselben Worten auf, und warte, bis die Augen zu sind, bevor du weitermachst.',
  by('mystery', {
    false: '',
    true: 'Die Toten zeigen keine Karte, und du rufst jede Nacht jede Rolle auf: Warte bei einem leeren Aufruf so lange wie bei einem vollen.',
  }),
  sentences(
    'Fang mit der Besetzung an, die das Programm vorschlägt.',
    by('mode', {
      yakuza: '',
      else: 'Der Verleumder lohnt sich nur, wenn jemand Karten ansieht.',
    }),
  ),
  'Heb bei einer Blockade die Hand und halt die übliche Pause, damit niemand einen Unterschied hört.',
  by('mode', {
    standard:
      'Einen Anführer, den die Mafia in dieser Nacht getötet hat, rufst du trotzdem auf, und er sieht deine Hand. Das Programm sagt es dir.',
    yakuza: by('leaderBlockedByAnyKill', {
      false:
        'Einen Anführer, den die Mafia in dieser Nacht getötet hat, rufst du trotzdem auf, und er sieht deine Hand. War es die Yakuza, handelt er noch.',
      true: 'Einen Anführer, den Mafia oder Yakuza in dieser Nacht getötet haben, rufst du trotzdem auf, und er sieht deine Hand.',
    }),
    loner: by('leaderBlockedByAnyKill', {
      false:
        'Einen Anführer, den die Mafia in dieser Nacht getötet hat, rufst du trotzdem auf, und er sieht deine Hand. War es der Einzelgänger, handelt er noch.',
      true: 'Einen Anführer, den Mafia oder Einzelgänger in dieser Nacht getötet haben, rufst du trotzdem auf, und er sieht deine Hand.',
    }),
  }),
  'Ist ein Zeichen unklar, frag laut. Die Antwort ist ein Nicken.',
  'Schreib dir Verdächtige auf, während alle reden. Bei weniger als zwei gibt es keine Abstimmung.',
  'Lies nur Summen vor, nie Hände. Die zweite Stimme des Richters ist schon dabei.',
  'Wer hypnotisiert ist, erfährt beim Auszählen, wohin die eigene Stimme geht, aber nie, wer dahintersteckt.',
  'Erwähne nie einen Versuch, der misslang.',
  'Yakuza, Einzelgänger und Mystery sind für Runden, die das Spiel kennen.',
]
