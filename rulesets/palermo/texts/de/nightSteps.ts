/** The calls of the night. What is said is the same whoever is there, of whatever number and sex (P-64). */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as english from '../en/nightSteps'

const GONE = {
  do: by('gameHost', {
    app: 'Niemand antwortet. Sprich wie immer, warte wie immer, dann geht es weiter.',
    provisional:
      'Niemand antwortet, oder du hast selbst die Augen zu. Sprich wie immer, warte wie immer, dann geht es weiter.',
  }),
}

interface Call {
  readonly asks: readonly Text[]
  readonly do: Text
}

/** `who` wakes up; several at once need another verb. */
const call = (title: string, who: string, many: boolean, { asks, do: act }: Call) => ({
  title,
  say: [`${who} ${many ? 'erwachen' : 'erwacht'}.`, ...asks],
  close: [`${who} ${many ? 'schlafen' : 'schläft'} wieder ein.`],
  do: act,
  options: { pass: 'Schüttelt den Kopf', ok: 'Weiter' },
  variants: { gone: GONE },
})

const one = (title: string, who: string, texts: Call) => call(title, who, false, texts)
const many = (title: string, who: string, texts: Call) => call(title, who, true, texts)

const THUMBS = {
  thumbUp: { sign: 'Daumen hoch', do: 'Daumen hoch: Mafia.' },
  thumbDown: { sign: 'Daumen nach unten', do: 'Daumen nach unten: Bürger.' },
}
const NOBODY = { sign: 'Niemand', do: 'Zeig deine leere Hand.' }
const SPENT = 'Schon verbraucht. Lass die Augen auf- und wieder zugehen.'

const QUESTION = {
  asks: ['Nach wem fragst du?'],
  do: 'Antworte mit dem Daumen. Sieh nicht jedes Mal zum selben Platz.',
}

const BOTH = {
  say: by('detectives', {
    together: 'Die Detektive erwachen.',
    separate:
      'Der erste Detektiv erwacht, sieht hin und schläft wieder ein. Der zweite Detektiv erwacht.',
  }),
  close: by('detectives', {
    together: 'Die Detektive schlafen wieder ein.',
    separate: 'Der zweite Detektiv schläft wieder ein.',
  }),
}

const mafia = one('Mafia', 'Die Mafia', { asks: [], do: '' })

export const nightSteps: Translated<typeof english.nightSteps, Text> = {
  'mafia.meet': {
    ...mafia,
    say: ['Die Mafia erwacht.', 'Seht euch um.'],
    do: 'Heute Nacht wird niemand ermordet. Sie sollen sich nur finden.',
  },
  'mafia.order': {
    title: 'Namen für die Mafia',
    say: [
      by('gameHost', {
        app: 'Die Mafia bleibt wach. Ich gebe euch Namen, der Reihe nach.',
        provisional: 'Die Mafia bleibt wach. Zählt lautlos durch, der Sitzordnung nach.',
      }),
    ],
    close: ['Die Mafia schläft wieder ein.'],
    stays: true,
    do: by('gameHost', {
      app: 'Nummer eins, Nummer zwei, der Pate: Klick sie in der Reihenfolge an, in der du sie rufen wirst.',
      provisional: 'Ihre Nummern sind von nun an ihre Namen. Du siehst nichts davon.',
    }),
    ask: 'In welcher Reihenfolge werden sie gerufen?',
    options: { pass: 'Der Sitzordnung nach', ok: 'So ist die Reihenfolge' },
  },
  'matchmaker.choose': {
    ...one('Liebesstifter', 'Der Liebesstifter', {
      asks: ['Zeig auf die zwei, die sich verlieben.'],
      do: 'Zwei Personen; der Liebesstifter darf selbst eine davon sein.',
    }),
    ask: 'Wer verliebt sich?',
  },
  'host.tapLovers': {
    title: 'Der Rundgang',
    say: ['Ich gehe jetzt um den Tisch. Wer meine Hand spürt, ist verliebt.'],
    do: 'Geh gleichmäßig um den ganzen Tisch. Tipp zwei Schultern an: {names}.',
    options: { ok: 'Fertig' },
    variants: { gone: { do: 'Geh gleichmäßig um den ganzen Tisch und berühre niemanden.' } },
  },
  'lovers.meet': many('Romeo und Julia', 'Romeo und Julia', {
    asks: ['Sucht euch mit den Augen.'],
    do: 'Sie sehen sich an: {names}. Ihre Rollen erfahren sie nicht.',
  }),
  'freemasons.meet': many('Freimaurer', 'Die Freimaurer', {
    asks: ['Seht euch um.'],
    do: 'Sie sollen sich finden: {names}.',
  }),
  'scaredyCat.hide': {
    ...one('Angsthase', 'Der Angsthase', {
      asks: ['Wo versteckst du dich heute Nacht?'],
      do: by('threeHides', {
        false: 'Bei jemand anderem, gern wieder bei derselben Person, oder gar nicht.',
        true: 'Bei jemand anderem oder gar nicht; dreimal im ganzen Spiel.',
      }),
    }),
    ask: 'Bei wem versteckt er sich?',
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'guardianAngel.protect': {
    ...one('Schutzengel', 'Der Schutzengel', {
      asks: ['Wen beschützt du?'],
      do: sentences(
        by('angelSelf', { true: 'Auch sich selbst.', false: 'Nie sich selbst.' }),
        by('angelRepeat', { true: '', false: 'Nicht dieselbe Person wie letzte Nacht.' }),
        'Lass dir nicht anmerken, ob es half.',
      ),
    }),
    ask: 'Wer wird beschützt?',
  },
  'mafia.kill': {
    title: 'Die Mafia',
    say: [
      by('murderVariant', {
        standard: 'Die Mafia erwacht. Einigt euch lautlos und zeigt mir euer Opfer.',
        blind:
          'Mafia, ich rufe euch einzeln, bei euren Namen aus der ersten Nacht. Wer gerufen wird, erwacht, zeigt auf jemanden und schläft wieder ein.',
      }),
    ],
    close: ['Die Mafia schläft wieder ein.'],
    do: by('murderVariant', {
      standard:
        'Alle müssen auf dieselbe Person zeigen. Dauert es zu lange, brich ab: Dann gibt es keinen Mord. Das Pistolenzeichen auf den Nachtwandler beendet die Wahl sofort; auf andere bedeutet es nichts.',
      blind:
        'In dieser Reihenfolge: {order}. Sprich diese Namen nie aus; ruf die aus der ersten Nacht. Mehr als die Hälfte der lebenden Mafiosi muss auf dieselbe Person zeigen. Nach dem Pistolenzeichen auf den Nachtwandler gelten die Stimmen nichts, ruf aber alle Namen; auf andere bedeutet es nichts.',
    }),
    ask: by('murderVariant', {
      standard: 'Wer ist das Opfer?',
      blind: 'Wer zeigt auf wen?',
    }),
    options: { pass: 'Kein Opfer', ok: 'Weiter', kill: 'Ermordet', caught: 'Beim Gucken erwischt' },
    variants: { gone: GONE },
  },
  'pharmacist.heal': {
    ...one('Apothekerin', 'Die Apothekerin', {
      asks: ['Das ist das Opfer. Willst du heilen?'],
      do: 'Zeig ihr das Opfer.',
    }),
    ask: 'Nimmt sie den Heiltrank?',
    signsFirst: true,
    signals: { none: NOBODY },
    options: { pass: 'Heilt nicht', ok: 'Weiter', heal: 'Heilt' },
    variants: {
      gone: GONE,
      victim: {
        sign: '{victim}',
        do: 'Zeig ihr das Opfer und warte auf Nicken oder Kopfschütteln.',
      },
      savedVictim: {
        sign: '{victim}',
        do: 'Zeig ihr das Opfer. {victim} ist schon gerettet; der Trank bleibt in der Flasche.',
      },
      nobody: {
        sign: 'Niemand',
        do: 'Zeig deine leere Hand: kein Opfer. Es gibt nichts zu heilen.',
      },
      spentVictim: { sign: '{victim}', do: 'Zeig ihr das Opfer. Der Heiltrank ist verbraucht.' },
      spentNobody: { sign: 'Niemand', do: 'Zeig deine leere Hand. Der Heiltrank ist verbraucht.' },
    },
  },
  'pharmacist.poison': {
    title: 'Apothekerin: Gift',
    say: ['Apothekerin, willst du jemanden vergiften?'],
    close: ['Die Apothekerin schläft wieder ein.'],
    stays: true,
    do: 'Jemand anderes, einmal im Spiel. Dass es Gift war, erfährt niemand.',
    ask: 'Wer bekommt den Gifttrank?',
    options: { pass: 'Vergiftet niemanden', ok: 'Weiter' },
    variants: { gone: GONE, spent: { do: SPENT } },
  },
  'detective.investigate': {
    ...many('Detektive', 'Die Detektive', QUESTION),
    say: [
      by('detectives', {
        together: 'Die Detektive erwachen.',
        separate: 'Der erste Detektiv erwacht.',
      }),
      by('detectives', { together: 'Nach wem fragt ihr?', separate: 'Nach wem fragst du?' }),
    ],
    close: [
      by('detectives', {
        together: 'Die Detektive schlafen wieder ein.',
        separate: 'Der erste Detektiv schläft wieder ein.',
      }),
    ],
    ask: 'Nach wem wird gefragt?',
    signals: THUMBS,
  },
  'secondDetective.investigate': {
    ...one('Zweiter Detektiv', 'Der zweite Detektiv', QUESTION),
    ask: 'Nach wem wird gefragt?',
    signals: THUMBS,
  },
  'detective.learn': {
    ...many('Detektive', 'Die Detektive', {
      asks: [],
      do: 'Zeig auf jeden Mafioso, auch auf die toten.',
    }),
    say: [BOTH.say, 'Das ist die Mafia.'],
    close: [BOTH.close],
  },
  'detective.informed': {
    ...many('Detektive', 'Die Detektive', {
      asks: [],
      do: 'Wähl einen Mafioso, den sie noch nicht kennen. Mit der Reihenfolge lenkst du das Spiel.',
    }),
    say: [
      BOTH.say,
      by('detectives', {
        together: 'Seht, auf wen ich zeige.',
        separate: 'Sieh, auf wen ich zeige.',
      }),
    ],
    close: [BOTH.close],
    ask: 'Welchen Mafioso zeigst du?',
    signals: { none: NOBODY },
    variants: { gone: GONE, noneLeft: { do: 'Sie kennen alle. Zeig deine leere Hand.' } },
  },
  'spy.learn': {
    ...one('Mafiaspitzel', 'Der Mafiaspitzel', {
      asks: ['Das wissen die Detektive.'],
      do: 'Klick weiter und zeig, was das Programm dir sagt.',
    }),
    ask: 'Wen von beiden zeigst du?',
    options: { ok: 'Weiter' },
    signals: { none: NOBODY },
    variants: {
      gone: GONE,
      two: {
        do: 'Die Detektive haben nach zweien gefragt. Zeig eine der beiden Personen: {names}.',
        ask: 'Wen von beiden zeigst du?',
      },
    },
  },
  'freemasons.confer': many('Freimaurer', 'Die Freimaurer', {
    asks: ['Beratet euch, lautlos.'],
    do: 'Lass die Uhr ablaufen, dann geht es weiter.',
  }),
}
