/** What is said and done by day, and in what hangs on another step. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/daySteps'
import { roles } from './roles'

const GONE = { do: 'Niemand antwortet. Warte einen Moment, dann geht es weiter.' }
const RAISED = 'Heb die Hand, dann geht es weiter.'
const EYES = 'Alle schließen die Augen und stimmen, wenn du rufst; dann sehen alle hin.'
const ALL_VOTE = `${EYES} Niemand darf sich enthalten.`
const SAID = 'Wer sagt was?'

const swap = {
  title: 'Der Richter',
  say: ['{news}', 'Richter, willst du dieses Duell umdrehen?'],
  do: 'Eine kurze Pause. Wer sich zeigt, hält allen die Karte eines Richters hin.',
  options: { pass: 'Niemand zeigt sich', swap: 'Der Richter dreht es um' },
}
const save = {
  title: 'Der Bürgermeister',
  say: ['{news}', 'Bürgermeister, willst du {target} retten?'],
  do: 'Eine kurze Pause. Wer sich zeigt, hält allen die Karte eines Bürgermeisters hin.',
  options: { pass: 'Niemand zeigt sich', save: 'Der Bürgermeister rettet' },
}
const breakTie = {
  title: 'Gleichstand',
  say: ['{news}', 'Gleichstand. Bürgermeister, du bist dran.'],
  do: 'Der Bürgermeister entscheidet oder lässt es beim Gleichstand.',
  ask: 'Wie entscheidet der Bürgermeister?',
  options: {
    pass: 'Lässt es dabei',
    yes: 'Ja',
    no: 'Nein',
    hang: 'Hängen',
    investigate: 'Verhören',
  },
}
const factionTie = (name: string) => ({
  title: 'Gleichstand',
  say: ['{news}'],
  do: `Kein Wort: Gleichstand. Nur ${name} zeigt noch einmal, auf eine dieser Personen.`,
  ask: 'Wer von ihnen?',
  options: { pass: 'Schüttelt den Kopf' },
})

const DOCTOR = 'Alle Augen sind zu. Lautlos: {target} stirbt gleich. Verhindert es der Doktor?'
const SPENT_DOCTOR = { do: `Der Doktor hat es schon getan. ${RAISED}`, sign: 'Erhobene Hand' }
const BLOCKED_DOCTOR = {
  do: `Der Doktor ist dazu nicht in der Lage. ${RAISED}`,
  sign: 'Erhobene Hand',
}
/** By day the Doctor is asked among closed eyes as well (K-89d). */
const BY_DAY = { say: ['{news}', 'Schließt alle die Augen.'], close: ['Öffnet die Augen.'] }

export const daySteps: Translated<typeof english.daySteps, Text> = {
  'leader.breakTie': factionTie(`der ${roles.leader.name}`),
  'megaAlien.breakTie': factionTie(`der ${roles.megaAlien.name}`),
  'doctor.block': {
    title: 'Der Doktor',
    say: ['{news}'],
    do: DOCTOR,
    options: { pass: 'Schüttelt den Kopf', block: 'Hält {target} am Leben', ok: 'Weiter' },
    variants: {
      gone: GONE,
      spent: SPENT_DOCTOR,
      blocked: BLOCKED_DOCTOR,
      byDay: { ...BY_DAY, do: DOCTOR },
      goneByDay: { ...BY_DAY, ...GONE },
      spentByDay: { ...BY_DAY, ...SPENT_DOCTOR },
      blockedByDay: { ...BY_DAY, ...BLOCKED_DOCTOR },
    },
  },
  'dawn.announce': {
    title: 'Morgengrauen',
    say: ['Öffnet die Augen.'],
    do: 'Verkünde eins nach dem anderen, aber nie, wie oder durch wen jemand starb.',
    options: { ok: 'Verkündet' },
  },
  'day.introductions': {
    title: 'Vorstellung',
    say: ['Wer seid ihr in dieser Stadt? Stellt euch vor.'],
    do: 'Nur Geschichten. Keine Duelle, keine Abstimmungen.',
    options: { ok: 'Genug' },
  },
  'day.discussion': {
    title: 'Gespräch',
    say: ['Wer hat die Statuette? Redet.'],
    do: 'Lass sie reden. Jeder darf jeden fordern.',
    options: { ok: 'Zu den Duellen' },
  },
  'day.duel': {
    title: 'Forderungen',
    say: ['{news}', 'Will jemand ein Duell? Wer fordert wen?'],
    do: 'Trag ein, wer wen fordert. Höchstens zwei Duelle am Tag.',
    ask: 'Wer fordert wen?',
    options: { pass: 'Keine Duelle mehr', ok: 'Zum Duell' },
  },
  'day.duelAnswer': {
    title: 'Die Antwort',
    say: ['{target}, {by} fordert dich zum Duell. Nimmst du an?'],
    do: 'Der Sheriff lebt, also darf man ein Duell ablehnen.',
    options: { accept: 'Nimmt an', refuse: 'Lehnt ab' },
  },
  'day.speeches': {
    title: 'Rede',
    say: ['{name}, sprich gegen dein Gegenüber.'],
    do: 'Beide stehen. Alle anderen schweigen.',
    options: { ok: 'Fertig' },
  },
  'journalist.watch': {
    title: 'Der Journalist',
    say: ['Schließt alle die Augen.', 'Journalist, willst du bei dieser Abstimmung zusehen?'],
    do: 'Alle Augen sind zu. Bei einem Nicken darf der Journalist hinsehen und stimmt nicht mit.',
    options: { pass: 'Schüttelt den Kopf', watch: 'Sieht zu', ok: 'Weiter' },
    variants: {
      gone: GONE,
      spent: { do: `Beide Blicke sind verbraucht. ${RAISED}`, sign: 'Erhobene Hand' },
    },
  },
  'day.duelVote': {
    title: 'Abstimmung zum Duell',
    say: [
      'Augen zu. Wer soll leben? Hebt die Hand bei einem der beiden Namen, oder lasst sie unten.',
    ],
    close: ['Öffnet die Augen.'],
    do: by('secretDuelVotes', {
      true: 'Zähl lautlos und sag nur, wer gewonnen hat. Die zwei stimmen nicht mit.',
      false: `${EYES} Die zwei stimmen nicht mit.`,
    }),
    ask: 'Wer stimmt für wen?',
    options: { ok: 'Auszählen' },
  },
  'judge.swap': swap,
  'drunkJudge.swap': swap,
  'stagecoachOperator.strike': {
    title: 'Die Postkutsche',
    say: ['{news}', 'Höre ich da eine Postkutsche?'],
    do: 'Eine kurze Pause. Wer sich zeigt, hält allen die Karte hin, und beide Duellanten sterben.',
    options: { pass: 'Nichts kommt', strike: 'Sie überfährt beide' },
  },
  'day.candidates': {
    title: 'Vorschläge',
    say: ['{news}', 'Wen wollt ihr durchsuchen?'],
    do: 'Sammle Namen, bis es ungefähr {count} sind.',
    ask: 'Wer steht zur Auswahl?',
    options: { ok: 'Diese', pass: 'Niemand: heute wird nicht durchsucht' },
  },
  'day.searchVote': {
    title: 'Abstimmung zur Durchsuchung',
    say: ['Schließt die Augen. Hebt die Hand bei genau {count} {count|Namen|Namen}.'],
    close: ['Öffnet die Augen.'],
    do: sentences(EYES, 'Alle müssen alle Stimmen vergeben.'),
    ask: 'Wer nennt wen?',
    options: { ok: 'Auszählen' },
  },
  'mayor.breakTie': breakTie,
  'drunkMayor.breakTie': breakTie,
  'day.mistreat': {
    title: 'Muss jemand büßen?',
    say: [
      '{news}',
      'Schließt die Augen. Soll jemand von den Durchsuchten dafür büßen? Ja oder nein.',
    ],
    close: ['Öffnet die Augen.'],
    do: ALL_VOTE,
    ask: SAID,
    options: { yes: 'Ja', no: 'Nein', ok: 'Auszählen' },
  },
  'day.mistreatKind': {
    title: 'Strick oder Fragen?',
    say: ['{news}', 'Schließt die Augen. Hängen oder verhören?'],
    close: ['Öffnet die Augen.'],
    do: ALL_VOTE,
    ask: SAID,
    options: { hang: 'Hängen', investigate: 'Verhören', ok: 'Auszählen' },
  },
  'day.mistreatWho': {
    title: 'Wer von ihnen?',
    say: [
      '{news}',
      'Schließt die Augen. Wer von den Durchsuchten? Hebt die Hand bei genau einem Namen.',
    ],
    close: ['Öffnet die Augen.'],
    do: ALL_VOTE,
    ask: 'Wer nennt wen?',
    options: { ok: 'Auszählen' },
  },
  'mayor.save': save,
  'drunkMayor.save': save,
  'day.result': {
    title: 'Der Tag ist vorbei',
    say: ['{news}'],
    do: 'Sofort sind alle still und schließen die Augen.',
    options: { ok: 'Weiter' },
  },
  'crystallicCitizen.reveal': {
    title: 'Der lupenreine Bürger zeigt sich',
    say: [],
    do: 'Die Karte wird allen gezeigt.',
    options: { use: 'Zeigt sich' },
  },
  'host.cheated': {
    title: 'Karte gezeigt',
    say: [],
    do: 'Wer die eigene Rolle beweist, stirbt: am Tag sofort, nachts im Morgengrauen.',
    ask: 'Wer hat die Karte gezeigt?',
  },
  'host.heir': {
    title: 'Mit der Statuette gegangen',
    say: [],
    do: '{target} ging mit ihr nach Hause. Macht jemand anderes von dieser Seite weiter, oder haben die Bürger gewonnen?',
    ask: 'Wer trägt sie jetzt?',
    options: { draw: 'Das Los entscheidet', citizens: 'Die Bürger haben gewonnen' },
  },
}
