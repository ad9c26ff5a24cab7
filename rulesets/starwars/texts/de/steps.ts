import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type { steps as english } from '../en/steps'
import { meeting, power, unanswered } from './calls'
import { daySteps } from './daySteps'

/** SW-59, SW-O5. */
const BOTH_DROIDS = by('raiseDroidPair', {
  true: 'Wählt er einen Droiden, kommen beide zurück.',
  false: 'Wählt er einen Droiden, bleibt der andere tot.',
})
const ACQUAINTED = { ok: 'Sie kennen sich' }

/** What is said and done by night; the day has its own. */
export const steps: Translated<typeof english, Text> = {
  'sith.meet': {
    title: 'Die Sith lernen sich kennen',
    say: ['Sith, öffnet die Augen und seht euch an.'],
    close: ['Sith, schließt die Augen.'],
    do: 'Heute Nacht wird niemand getötet. Warte, bis sie sich gefunden haben. Anakin schläft.',
    options: ACQUAINTED,
    variants: unanswered,
  },
  'jango.meet': {
    title: 'Jango kommt dazu',
    say: ['Jango Fett, öffne auch du die Augen und sieh die Sith an.'],
    stays: true,
    close: ['Sith und Jango Fett, schließt die Augen.'],
    do: 'Beide Seiten sehen einander. Jango ist kein Sith und wird nicht mit ihnen töten.',
    options: ACQUAINTED,
    variants: unanswered,
  },
  'quigon.meet': meeting({ title: 'Qui-Gon sieht auf', name: 'Qui-Gon Jinn' }),
  'obiwan.meet': meeting({ title: 'Obi-Wan sieht auf', name: 'Obi-Wan Kenobi' }),
  'yoda.meet': meeting({ title: 'Yoda sieht auf', name: 'Yoda' }),
  'amidala.meet': {
    title: 'Amidala hebt die Hand',
    say: ['Königin Amidala, lass die Augen zu und heb eine Hand.'],
    close: ['Königin Amidala, nimm die Hand herunter.'],
    do: 'Ihre Augen bleiben zu: Sie darf nicht erfahren, wer Anakin ist. Wird als Nächstes Anakin gerufen, bleibt ihre Hand so lange oben.',
    options: { ok: 'Hand ist oben' },
    variants: unanswered,
  },
  'anakin.meet': {
    title: 'Anakin sieht Amidala',
    say: ['Anakin, öffne die Augen und sieh, wer die Hand oben hat.'],
    stays: true,
    close: ['Anakin, schließ die Augen. Königin Amidala, nimm die Hand herunter.'],
    do: 'Nur er sieht hin. Von jetzt an stimmt er wie sie.',
    options: { ok: 'Er hat sie gesehen' },
    variants: unanswered,
  },
  'deathStar.direction': {
    title: 'Der Todesstern zielt',
    say: ['Todesstern, öffne die Augen. Zeig nach links oder rechts, einmal für das ganze Spiel.'],
    close: ['Todesstern, schließ die Augen.'],
    do: 'Links oder rechts aus seiner Sicht: Links geht im Uhrzeigersinn, von oben gesehen.',
    ask: 'Links oder rechts?',
    options: { left: 'Links', right: 'Rechts', ok: 'Schläft wieder' },
    variants: unanswered,
  },
  'luke.meet': meeting({ title: 'Luke sieht auf', name: 'Luke Skywalker' }),
  'han.meet': meeting({ title: 'Han sieht auf', name: 'Han Solo' }),
  'lando.meet': meeting({ title: 'Lando sieht auf', name: 'Lando Calrissian' }),
  'droids.meet': {
    title: 'Die Droiden lernen sich kennen',
    say: ['R2-D2 und C-3PO, öffnet die Augen und seht euch an.'],
    close: ['R2-D2 und C-3PO, schließt die Augen.'],
    do: by('raiseDroidPair', {
      true: 'Von jetzt an teilen sie jedes Schicksal.',
      false: 'Von jetzt an teilen sie jedes Schicksal, doch Yoda holt nur einen von ihnen zurück.',
    }),
    options: ACQUAINTED,
    variants: unanswered,
  },
  'chewbacca.meet': meeting({ title: 'Chewbacca sieht auf', name: 'Chewbacca' }),
  'mace.meet': meeting({ title: 'Mace sieht auf', name: 'Mace Windu' }),
  'leia.meet': meeting({
    title: 'Leia sieht auf',
    name: 'Prinzessin Leia',
    do: 'Ab dem Morgen spricht sie nicht. Nur Gesten und stumme Worte.',
  }),
  'ackbar.meet': meeting({
    title: 'Ackbar sieht auf',
    name: 'Admiral Ackbar',
    do: 'Ab dem Morgen sagt er nur noch „Es ist eine Falle“.',
  }),
  'ewok.meet': meeting({
    title: 'Der Ewok sieht auf',
    name: 'Ewok',
    do: 'Ab dem Morgen grunzt er nur noch, quiekt und macht Gesten.',
  }),
  'sith.kill': {
    title: 'Die Sith töten',
    say: ['Sith, öffnet die Augen.', 'Einigt euch lautlos und zeigt auf euer Opfer.'],
    close: ['Sith, schließt die Augen.'],
    do: 'Ein Sith darf es nicht sein, Jango und der Todesstern schon. Sind sie sich nicht einig, entscheidet der ranghöchste.',
    ask: 'Wer zeigt auf wen?',
    options: { pass: 'Kein Ziel', ok: 'Schlafen wieder' },
    variants: unanswered,
  },
  'sith.decide': {
    title: 'Das letzte Wort',
    say: ['Ranghöchster Sith, entscheide: Zeig auf dein Opfer.'],
    stays: true,
    close: ['Sith, schließt die Augen.'],
    do: 'Sie wurden sich nicht einig. Jetzt zeigt nur {name}.',
    ask: 'Wen wählt der ranghöchste Sith?',
    options: { pass: 'Kein Ziel' },
  },
  'quigon.heal': power({
    title: 'Qui-Gon heilt',
    name: 'Qui-Gon Jinn',
    asks: 'Zeig, wen du heilst.',
    do: sentences(
      by('healStopsBlast', {
        false: 'Es hilft gegen die Sith, nicht gegen eine Explosion.',
        true: 'Es hilft gegen die Sith und gegen eine Explosion.',
      }),
      'Sich selbst darf er nur zweimal im ganzen Spiel heilen, nötig oder nicht. Sag nie, wen es gerettet hat.',
    ),
    ask: 'Wer wird geheilt?',
    pass: 'Heilt niemanden',
  }),
  'jango.clone': power({
    title: 'Jangos Klon',
    name: 'Jango Fett',
    asks: 'Zeig, wer heute Nacht dein Klon ist.',
    do: 'Er muss jemand anderen wählen. Fragt Obi-Wan nach dem Klon, nickst du.',
    ask: 'Wer ist der Klon?',
    pass: 'Niemand',
  }),
  'obiwan.investigate': {
    ...power({
      title: 'Obi-Wan fragt',
      name: 'Obi-Wan Kenobi',
      asks: 'Zeig, nach wem du fragst, und sieh mich an.',
      do: sentences(
        'Nick sofort oder schüttle den Kopf, wie das Programm es sagt.',
        by('vaderFrom', {
          dawn: 'Stirbt Amidala heute Nacht, ist Anakin vor dem Morgen kein Sith.',
          immediately: 'Stirbt Amidala heute Nacht, ist Anakin schon ein Sith.',
        }),
      ),
      ask: 'Nach wem fragt er?',
      pass: 'Fragt nach niemandem',
    }),
    signals: {
      yes: { sign: 'Nicken', do: 'Nick still: ein Sith.' },
      no: { sign: 'Kopfschütteln', do: 'Schüttle still den Kopf: kein Sith.' },
    },
  },
  'yoda.raise': {
    title: 'Yoda und die Toten',
    say: ['Yoda, öffne die Augen. Willst du jemanden zurückholen?', 'Alle Toten heben eine Hand.'],
    close: ['Hände herunter. Yoda, schließ die Augen.'],
    do: sentences(
      'Einmal im Spiel. Die Toten lassen die Augen zu und dürfen mit den Händen flehen. Das Opfer von heute Nacht ist nicht dabei.',
      BOTH_DROIDS,
    ),
    ask: 'Wer kommt zurück?',
    options: { pass: 'Heute nicht', ok: 'Schläft wieder' },
    variants: {
      ...unanswered,
      lastChance: {
        do: sentences(
          'Er ist tot, und das ist seine letzte Gelegenheit.',
          by('yodaLastChance', {
            mayDecline:
              'Er darf sich selbst wählen. Genutzt oder nicht, nach heute Nacht ist die Gabe weg.',
            mustUse: 'Er muss jemanden zurückholen und darf sich selbst wählen.',
          }),
          BOTH_DROIDS,
        ),
        ask: 'Wer kommt zurück?',
      },
    },
  },
  ...daySteps,
}
