import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type { DayDeed } from '../../roles/roles'
import type { daySteps as english } from '../en/daySteps'
import type { roleCalls } from '../en/roles'

/** SW-37, SW-38, SW-105. */
const ANAKIN =
  'Solange Anakin kein Sith ist, darf seine Stimme fehlen: Sie folgt der von Amidala. Ist sie in Karbonit, hat er keine.'
const COUNTED = `Trag jede Stimme ein. ${ANAKIN}`

/** SW-O9, SW-O13: one on the stand. */
const ONE_ACCUSED = {
  say: ['Allein auf der Anklagebank: {names}. Wer verurteilt {names}? Hände hoch.'],
  do: `Es braucht mehr als die Hälfte der Stimmen. Trag die erhobenen Hände ein; alle anderen sind dagegen. ${ANAKIN}`,
  ask: 'Wer hebt die Hand?',
} as const

/** SW-58, SW-O13. */
const IN_CARBONITE = by('frozenAccused', {
  trialGoesOn:
    'Wer auf der Anklagebank eingefroren wird, bleibt dort, kann aber nicht verurteilt werden.',
  removedFromStand:
    'Wer auf der Anklagebank eingefroren wird, verlässt sie, und ihr stimmt nur über die andere Person ab.',
})

/** The morning, the day, and who may step in. */
export const daySteps: Translated<typeof english & Pick<typeof roleCalls, DayDeed>, Text> = {
  'dawn.announce': {
    title: 'Morgen',
    say: ['Alle öffnen die Augen.'],
    do: 'Erzähl zu jedem Tod eine lange, alberne Geschichte, mit dem Namen ganz am Schluss. Sag nie, warum jemand lebt, wer jemand war oder was zwei Tode verband.',
    options: { ok: 'Gesagt' },
  },
  'day.discussion': {
    title: 'Diskussion',
    say: ['Jetzt redet ihr. Wem traut ihr nicht?'],
    do: 'Keine Uhr. Lass es laufen, solange es etwas bringt, und mach weiter, wenn es versiegt. Die Toten schweigen, und wer in Karbonit ist, auch.',
    options: { ok: 'Genug geredet' },
  },
  'day.nominate': {
    title: 'Nominierungen',
    say: [
      'Wen wollt ihr auf der Anklagebank? Hände hoch; die ersten zwei nennen einen Namen.',
      'Ist noch jemand dafür?',
    ],
    do: sentences(
      'Zwei Nominierungen von zwei verschiedenen Leuten, jede von jemand anderem unterstützt. Sonst verfällt sie, und die nächste Hand ist dran.',
      by('singleNominee', {
        noTrial: 'Mit nur einer gibt es heute keinen Prozess.',
        yesNoVote:
          'Bleibt es bei einer, sitzt diese Person allein dort, und mehr als die Hälfte der Stimmen verurteilt.',
      }),
    ),
    ask: 'Wer nominiert wen, und wer unterstützt es?',
    options: { ok: 'Das war es' },
  },
  'day.defence': {
    title: 'Auf der Anklagebank',
    say: ['{name}, verteidige dich. Niemand unterbricht.'],
    do: 'In der Reihenfolge der Nominierungen. Stumme Figuren verteidigen sich mit Gesten.',
    options: { ok: 'Fertig' },
  },
  'day.vote': {
    title: 'Abstimmung',
    say: ['Jetzt stimmt ihr ab: {names}. Hebt die Hand bei genau einem Namen, wenn ich ihn rufe.'],
    do: COUNTED,
    ask: 'Wer stimmt gegen wen?',
    options: { ok: 'Auszählen' },
    variants: { yesNo: ONE_ACCUSED },
  },
  'day.confirm': {
    title: 'Gilt das Ergebnis?',
    say: [],
    do: 'Ging etwas schief, weil sich etwa jemand beim Abstimmen verplappert hat, lass noch einmal abstimmen. Sonst gilt es. Bis du es verkündest, dürfen Han oder Lando auf der Anklagebank noch handeln.',
    ask: 'Gilt es?',
    options: { stands: 'Es gilt', repeat: 'Noch einmal' },
  },
  'day.tieBreaker': {
    title: 'Wer entscheidet bei Gleichstand?',
    say: [],
    do: 'Zuletzt sind mehrere zugleich gestorben, oder wer zuletzt starb, lebt wieder. Du wählst unter den Toten; das Programm schlägt vor: {preferred}.',
    ask: 'Wer von den Toten entscheidet?',
  },
  'day.tieBreak': {
    title: 'Gleichstand',
    say: ['Gleichstand. {name}, du entscheidest: Zeig auf eine der beiden Personen.'],
    do: 'Die Toten zeigen ohne ein Wort.',
    ask: 'Wer wird verurteilt?',
    variants: {
      forceDecides: {
        say: ['Gleichstand. Ich entscheide.'],
        do: 'Du wählst eine der beiden Personen.',
        ask: 'Wer wird verurteilt?',
      },
    },
  },
  'day.runoff': {
    title: 'Noch eine Abstimmung',
    say: [
      'Gleichstand. Alle stimmen noch einmal ab: {names}. Hände hoch, wenn ich den Namen rufe.',
    ],
    do: `Bei einem zweiten Gleichstand sind beide frei. ${COUNTED}`,
    ask: 'Wer stimmt gegen wen?',
    options: { ok: 'Auszählen' },
    variants: { yesNo: ONE_ACCUSED },
  },
  'day.lot': {
    title: 'Das Los',
    say: ['Gleichstand. Das Los entscheidet.'],
    do: 'Lass das Programm ziehen, oder zieh selbst und klick an, wen es traf.',
    ask: 'Auf wen fällt das Los?',
    options: { draw: 'Los ziehen' },
  },
  'day.result': {
    title: 'Ergebnis',
    say: ['Heute wird niemand verurteilt.'],
    do: 'Keine letzten Worte, und keine Karte wird gezeigt. Dann wird es Nacht.',
    options: { ok: 'Weiter' },
    variants: {
      lynched: {
        say: ['{lynched} wird verurteilt.'],
        do: 'Sterben andere mit, nenn auch sie, und sag nie, warum. Keine letzten Worte, und keine Karte wird gezeigt. Dann wird es Nacht.',
      },
    },
  },
  'han.shoot': {
    title: 'Han schießt',
    say: ['{name} ist Han Solo. Zeig, wen du erschießt.'],
    do: sentences(
      'Einmal im Spiel. Sitzt er selbst auf der Anklagebank, ist der Prozess aus, und es wird Nacht.',
      by('hanMidTrial', {
        allowed:
          'Ein Prozess gegen andere geht weiter, es sei denn, jemand auf der Anklagebank stirbt.',
        notDuringOthersTrial: 'Während eines Prozesses gegen andere muss er warten.',
      }),
      by('freezeStopsShot', {
        true: 'Wer in Karbonit ist, kann nicht erschossen werden.',
        false: 'Karbonit hält den Schuss nicht auf.',
      }),
      by('hanChewiePenalty', { true: 'Erschießt er Chewbacca, stirbt er auch.', false: '' }),
    ),
    ask: 'Wen erschießt er?',
  },
  'lando.freeze': {
    title: 'Lando friert ein',
    say: ['{name} ist Lando Calrissian. Zeig, wer in Karbonit kommt.'],
    do: sentences(
      by('freezeUntil', {
        nextDawn: 'Einmal im Spiel, bis zum nächsten Morgen; er darf auf sich selbst zeigen.',
        nextDusk: 'Einmal im Spiel, bis der nächste Tag endet; er darf auf sich selbst zeigen.',
      }),
      'Sitzt er auf der Anklagebank, ist der Prozess aus, und es wird Nacht.',
      IN_CARBONITE,
    ),
    ask: 'Wer wird eingefroren?',
  },
  'mace.swap': {
    title: 'Mace tauscht',
    say: ['{name} ist Mace Windu. Auf die Anklagebank kommt, wer die Anklage erhoben hat.'],
    do: 'Einmal im Spiel, vor der Abstimmung, und nicht für sich selbst. Wer neu dort sitzt, verteidigt sich.',
    ask: 'Wer verlässt die Anklagebank?',
  },
  'force.banish': {
    title: 'Verbannen',
    say: ['Du hast etwas verraten. Du stirbst noch einmal und bist verbannt.'],
    do: 'Für Tote, die nicht still waren. Verbannte kann niemand zurückholen.',
    ask: 'Wer von den Toten?',
  },
  'force.disturbance': {
    title: 'Erschütterung der Macht',
    say: ['Ich spüre eine Erschütterung der Macht. Alle schließen die Augen.'],
    do: 'Für einen Fehler von dir, bei Nacht oder bei Tag: Versteck die echte Frage unter unnötigen. Am Spiel ändert sich nichts.',
    ask: 'Welche ist die echte Frage?',
  },
}
