/** What the host reads aloud before the first night, and what is good to know. */
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import { sithWin } from './cards'

/** What the game is about, and how each side wins (SW-1 to SW-4, SW-33, SW-43, SW-46, SW-117). */
export const about: readonly Text[] = [
  'Alle spielen eine Figur mit einer geheimen Karte. Einige sind Sith, und die kennen einander.',
  'Nachts wählen die Sith ein Opfer, und andere nutzen die Macht. Am Tag redet ihr, blufft und setzt zwei von euch auf die Anklagebank.',
  'Die Bürger gewinnen, wenn kein Sith mehr da ist.',
  sentences('Die Sith gewinnen,', sithWin, 'In der Überzahl zu sein reicht nicht.'),
  'Anakin Skywalker ist Bürger, solange Königin Amidala lebt, und Sith, wenn sie tot ist.',
  by('endCountsNeutral', {
    false:
      'Ist der Todesstern dabei, gewinnt er, wenn er am Ende noch lebt. Ist Jango Fett dabei, gewinnt er mit den Sith, lebend oder tot.',
    true: 'Ist der Todesstern dabei, gewinnt er, wenn er am Ende noch lebt. Ist Jango Fett dabei, gewinnt er mit den Sith, aber erst, wenn er tot ist.',
  }),
]

/** Rules of conduct (SW-11 to SW-14, SW-75, SW-96 to SW-113). */
export const tableRules: readonly Text[] = [
  'Alle bekommen eine Karte: eine Figur und was sie kann. Zeigt sie niemandem.',
  by('noDirectClaims', {
    true: 'Sagt nie offen, wer ihr seid. Andeutungen, Zitate und Anspielungen wollen wir hören.',
    false: 'Ihr dürft sagen, wer ihr seid, und ihr dürft dabei lügen.',
  }),
  'Ihr dürft euch als jede Figur ausgeben, auch als eine stumme.',
  'Prinzessin Leia spricht nicht: nur Gesten und stumme Worte, keine Gebärdensprache, nichts Geschriebenes.',
  'Admiral Ackbar sagt „Es ist eine Falle“ und sonst nichts. Der Ewok grunzt, quiekt und macht Gesten.',
  'Nachts sind alle Augen zu. Öffnet sie nur, wenn ich euch rufe, und schließt sie, wenn ich es sage.',
  'Am Tag reden wir, solange es sich lohnt. Danach mache ich weiter.',
  'Die ersten zwei, die die Hand heben, nennen je einen Namen für die Anklagebank. Er gilt, wenn jemand anderes ihn unterstützt.',
  by('singleNominee', {
    noTrial: 'Ein Prozess braucht zwei Angeklagte. Sonst vergeht der Tag ohne Prozess.',
    yesNoVote:
      'Ist nur ein Name gefallen, stimmt ihr dafür oder dagegen: Mehr als die Hälfte der Stimmen verurteilt. Ohne Namen vergeht der Tag ohne Prozess.',
  }),
  'Die Angeklagten verteidigen sich, der Reihe nach, und niemand unterbricht.',
  'Alle Lebenden stimmen ab, offen und genau einmal, auch die Angeklagten. Wer die meisten Stimmen hat, ist verurteilt.',
  sentences(
    'Bei Gleichstand entscheidet, wer zuletzt gestorben ist.',
    by('firstTie', {
      revoteThenNone:
        'Leben noch alle, stimmt ihr noch einmal ab; beim zweiten Gleichstand sind beide frei.',
      none: 'Leben noch alle, sind beide frei.',
      forceDecides: 'Leben noch alle, entscheide ich.',
      lot: 'Leben noch alle, entscheidet das Los.',
    }),
  ),
  by('freezeUntil', {
    nextDawn:
      'Steckt Lando euch in Karbonit, dürft ihr bis zum nächsten Morgen weder sprechen noch abstimmen.',
    nextDusk:
      'Steckt Lando euch in Karbonit, dürft ihr bis zum Ende des nächsten Tages weder sprechen noch abstimmen.',
  }),
  'Höchstens ein Urteil am Tag. Keine letzten Worte, und keine Karte wird gezeigt.',
  'Was die Toten waren, erfährt niemand, nicht von mir und nicht von ihnen, bis das Spiel aus ist.',
  'Die Toten sagen den Lebenden nichts: keinen Wink, keinen Rat, keinen Protest. Sonst sind sie für immer verbannt.',
  'Die Toten lassen nachts die Augen zu und heben eine Hand, wenn ich danach frage. Ist Yodas Gabe weg, dürfen sie zusehen.',
  'Stumme Figuren bleiben stumm, auch tot, bis Yodas Gabe weg ist.',
]

/** What helps the host. */
export const tips: readonly Text[] = [
  'Spielt ein, zwei Runden zum Lernen. Nur du hast es schwer, und Buch führt das Programm.',
  'Regelmäßig wachen nur auf: die Sith, Jango, Qui-Gon, Obi-Wan und Yoda. Alles andere steht in der Liste neben dem Kreis.',
  by('callDeadRoles', {
    all: 'Ruf alle auf, die im Deck waren, tot oder nicht, und warte so lange wie sonst: So verrät kein Aufruf, wer tot ist.',
    sourceMinimum:
      'Von den Toten rufst du nur Qui-Gon und Obi-Wan auf, und Yoda in seiner einen letzten Nacht. Fehlt ein Aufruf, wissen es alle.',
  }),
  by('noDirectClaims', {
    true: 'Sag es allen am Anfang: nichts geradeheraus. Das schützt sie und macht mehr Spaß.',
    false: '',
  }),
  'Stumme Rollen werden nachgemacht. Zwei Leias im Gestenstreit, ein Sith, der falsch übersetzt: So soll es sein.',
  'Halt das Gespräch in Gang, wenn es zerfasert, und dräng nicht zum Prozess, solange Kluges gesagt wird.',
  'Ein Fehler? Sag bei Nacht oder bei Tag eine Erschütterung der Macht an, und versteck die echte Frage unter unnötigen.',
  'Nenn nie einen Grund, warum jemand nicht starb. Weder du noch die Toten verraten etwas.',
  'Mach die Geschichten von den Toten lang und albern, mit dem Namen ganz am Schluss.',
  'Die Richtung des Todessterns, wie oft Qui-Gon sich selbst heilt und wer zuletzt starb, schreibt das Programm auf.',
  'Hör nie zu früh auf. Selbst ein Bürger gegen zwei Sith kann es noch wenden.',
  'Ist Yodas Gabe weg, erinnere die Toten: Sie sehen alles und zeigen nichts.',
  'Verplappert sich jemand beim Abstimmen, entscheidest du, ob die Abstimmung wiederholt wird.',
]
