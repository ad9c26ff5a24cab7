/** Who there is in Palermo: parties, roles with the playing card of each, and conditions. */
import type { Translated } from '../../../../src/i18n/rulesetTexts'
import { sentences, type Text } from '../../../../src/i18n/writtenTexts'
import { by } from '../by'
import type * as parties from '../en/parties'
import type * as english from '../en/roles'

export const teams: Translated<typeof parties.teams, Text> = {
  citizens: {
    name: 'Bürger',
    goal: 'Findet alle Mafiosi und verurteilt sie.',
    won: by('hiddenIdentity', {
      false: 'Palermo kann wieder ruhig schlafen.',
      true: 'Die Mafia ist verschwunden. Palermo kann wieder ruhig schlafen.',
    }),
  },
  mafia: {
    name: 'Mafia',
    goal: by('majorityByVotes', {
      false: 'Seid in der Überzahl.',
      true: 'Habt mehr Stimmen als alle anderen zusammen.',
    }),
    won: 'Palermo gehört der Mafia.',
  },
  lovers: {
    name: 'Romeo und Julia',
    goal: 'Ihr steht auf zwei Seiten: Bleibt als Einzige am Leben.',
    won: 'Die Liebe hat alle überlebt.',
  },
}

const QUESTION = by('detectiveVariant', {
  standard:
    'Zeigt jede Nacht auf jemanden und sieht einen Daumen: hoch ist Mafia, nach unten ist Bürger.',
  omniscient: 'Sieht in der zweiten Nacht einmal die ganze Mafia und wird nie wieder gerufen.',
  informant: 'Bekommt jede Nacht einen weiteren Mafioso gezeigt.',
})

/** P-35, P-46; the card is turned over only where there are cards and they are shown (P-99, P-105). */
const BOMB_WITHOUT_CARD =
  'Kann am Tag, nur nicht während der Endabstimmung, jemanden nennen: Beide sterben.'
const BOMB = by('detectiveVariant', {
  omniscient: BOMB_WITHOUT_CARD,
  else: by('deal', {
    cards:
      'Kann am Tag, nur nicht während der Endabstimmung, die Karte aufdecken und jemanden nennen: Beide sterben.',
    director: BOMB_WITHOUT_CARD,
  }),
})

export const roles: Translated<typeof english.roles, Text> = {
  citizen: {
    name: 'Bürger',
    help: 'Schläft die ganze Nacht. Hat eine Meinung und eine Stimme. (Rote Achten, Herz-Sieben)',
  },
  detective: { name: 'Detektiv', help: sentences(QUESTION, '(Herz-Ass)') },
  secondDetective: {
    name: 'Zweiter Detektiv',
    help: sentences(
      QUESTION,
      by('detectives', {
        together: 'Arbeitet mit dem ersten gemeinsam.',
        separate: 'Arbeitet getrennt und kennt den ersten nicht.',
      }),
      '(Karo-Ass)',
    ),
  },
  guardianAngel: {
    name: 'Schutzengel',
    help: sentences(
      'Schützt jede Nacht eine Person vor der Mafia, vor nichts sonst.',
      by('angelSelf', { true: 'Auch sich selbst.', false: 'Nie sich selbst.' }),
      by('angelRepeat', { true: '', false: 'Nie zweimal hintereinander dieselbe.' }),
      '(Herz-Dame)',
    ),
  },
  pharmacist: {
    name: 'Apothekerin',
    help: sentences(
      'Sieht das Opfer. Hat für das ganze Spiel einen Heiltrank und einen Gifttrank.',
      by('pharmacistSeesSaved', {
        false: '',
        true: 'Sieht auch ein Opfer, das schon gerettet ist.',
      }),
      '(Karo-Dame)',
    ),
  },
  matchmaker: {
    name: 'Liebesstifter',
    help: 'Sorgt in der ersten Nacht dafür, dass sich zwei verlieben. Stirbt eine Hälfte des Paars, stirbt die andere an Liebeskummer. (Herz-König)',
  },
  nightWanderer: {
    name: 'Nachtwandler',
    help: 'Darf heimlich gucken, solange die Mafia wach ist. Wird er erwischt, ist er das Opfer. (Herz-Bube)',
  },
  suicidalCitizen: { name: 'Selbstmordgefährdeter Bürger', help: sentences(BOMB, '(Karo-Bube)') },
  freemason: {
    name: 'Freimaurer',
    help: 'Kennt die anderen Freimaurer und berät sich nachts mit ihnen. (Rote Zehnen und Neunen)',
  },
  scaredyCat: {
    name: 'Angsthase',
    help: sentences(
      by('threeHides', {
        false: 'Darf sich jede Nacht bei jemandem verstecken.',
        true: 'Darf sich nachts bei jemandem verstecken, dreimal im Spiel.',
      }),
      'Bei einem Mafioso ist er vor der Mafia sicher; ermordet die Mafia den Bürger, bei dem er ist, stirbt er mit.',
      by('hiddenAtCitizen', {
        dies: 'Ist er bei einem Bürger selbst das Opfer, stirbt er allein.',
        survives: 'Ist er bei einem Bürger selbst das Opfer, stirbt niemand.',
        both: 'Ist er bei einem Bürger selbst das Opfer, sterben beide.',
      }),
      by('scaredyCatWin', {
        alive: 'Gewinnt mit der Mafia mit, wenn er lebt.',
        saved:
          'Gewinnt mit der Mafia mit, wenn er lebt und ihn der Unterschlupf bei einem Mafioso gerettet hat.',
      }),
      '(Karo-Sieben)',
    ),
  },
  mafioso: {
    name: 'Mafioso',
    help: sentences(
      'Erwacht mit der Mafia.',
      by('murderVariant', {
        standard: 'Einigt sich mit ihr auf ein Opfer.',
        blind: 'Stimmt allein über das Opfer ab.',
      }),
      '(Schwarze Könige und Damen)',
    ),
  },
  mafiaKiller: {
    name: 'Mafiakiller',
    help: sentences('Erwacht mit der Mafia.', BOMB, '(Kreuz-Bube)'),
  },
  spy: {
    name: 'Mafiaspitzel',
    help: sentences(
      'Erwacht mit der Mafia und danach noch einmal allein.',
      by('detectiveVariant', {
        standard: 'Erfährt, nach wem die Detektive gefragt haben.',
        omniscient: 'In dieser Variante gibt es nichts zu erfahren.',
        informant: 'Erfährt, wer den Detektiven gezeigt wurde.',
      }),
      '(Pik-Bube)',
    ),
  },
}

export const statuses: Translated<typeof parties.statuses, Text> = {
  mayor: { name: 'Bürgermeister', help: 'Die Stimme zählt bei jedem Urteil doppelt.' },
  lover: { name: 'verliebt', help: 'Stirbt an Liebeskummer, wenn die geliebte Person stirbt.' },
  hiding: { name: 'versteckt', help: 'Schläft heute Nacht bei jemand anderem.' },
  protected: { name: 'beschützt', help: 'Die Mafia kann diese Person heute Nacht nicht töten.' },
  provisionalHost: {
    name: 'leitet vorläufig',
    help: 'Spielt mit, leitet die erste Nacht und kann am ersten Tag nicht verurteilt werden.',
  },
  host: { name: 'Spielleitung', help: 'War als Erstes raus und leitet jetzt.' },
}
