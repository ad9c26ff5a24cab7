/** Every role in words, one entry each: its name, what it is, and its call by night. `cards.ts` reads the other tables off it. */
import { sentences } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'
import type { RoleWords } from '../en/roles'
import { called, comparing, killing, killOrLook, looking } from './calls'

const SEEN = 'Zeig die Karte, die das Programm dir nennt.'
const SHOT = {
  asks: 'Wen willst du töten? Deute einen Schuss an.',
  do: 'Eine Person oder niemanden.',
  ask: 'Auf wen wird geschossen?',
}
const LOOK = {
  asks: 'Zeig, wessen Karte du sehen willst.',
  do: SEEN,
  ask: 'Wessen Karte?',
}

const WHAT_MEDIC_AND_BODYGUARD_DO = by('bodyguardVsNurse', {
  nurseFirst: 'Beschützt der Sanitäter dieselbe Person, stirbt niemand.',
  bodyguardFirst: 'Das gilt auch, wenn der Sanitäter dieselbe Person beschützt.',
})
const IF_NO_VOTE = by('hypnosisIfAbstain', {
  noVote: 'Stimmt der Hypnotiseur nicht ab, zählt auch diese Stimme für niemanden.',
  free: 'Stimmt der Hypnotiseur nicht ab, ist auch diese Stimme frei.',
})
/** V-115, where a Loner may be in the game. */
const ofTheLoner = (said: string) =>
  by('mode', {
    standard: '',
    yakuza: by('combineYakuzaLoner', { false: '', true: said }),
    loner: said,
  })

export const table = {
  bystander: { name: 'Anwohner', help: 'Schläft die ganze Nacht. Redet am Tag mit und stimmt ab.' },
  jailer: {
    name: 'Wärter',
    help: sentences(
      'Sieht jede Nacht eine Karte.',
      by('mode', {
        yakuza: 'Wer zur Mafia oder Yakuza gehört, kommt sofort ins Gefängnis:',
        else: by('jailBySeenCard', {
          false: 'Wer zur Mafia gehört, kommt sofort ins Gefängnis:',
          true: 'Wer zur Mafia gehört, kommt sofort ins Gefängnis, und ein verleumdeter Bürger auch:',
        }),
      }),
      'keine Gabe, kein Mord, keine Stimme, bis der Wärter raus ist.',
      ofTheLoner('Der Einzelgänger kommt nie ins Gefängnis.'),
    ),
    calls: {
      'jailer.investigate': looking({
        ...LOOK,
        do: sentences(
          SEEN,
          by('mode', {
            yakuza: 'Wer zur Mafia oder Yakuza gehört, kommt gleich ins Gefängnis.',
            else: by('jailBySeenCard', {
              false: 'Wer zur Mafia gehört, kommt gleich ins Gefängnis.',
              true: 'Wer zur Mafia gehört oder als Bürger verleumdet ist, kommt gleich ins Gefängnis.',
            }),
          }),
        ),
      }),
    },
  },
  priest: {
    name: 'Priester',
    help: 'Darf jede Nacht töten oder eine Karte sehen. Danach wird die Person mit der Karte angetippt, wacht auf und sieht den Priester.',
    calls: {
      'priest.act': killOrLook('Die Person mit der Karte wird gleich danach angetippt.'),
      'priest.tap': () => ({
        title: 'Antippen',
        say: [],
        stays: true,
        close: ['Priester, schließ die Augen.'],
        do: 'Geh im Kreis herum und tipp {name} an: Augen auf, ein Blick zum Priester, Augen zu. Kein Wort.',
        options: { ok: 'Schläft wieder' },
        signals: {
          priest: { sign: 'Priester', do: 'Wer angetippt wurde, sieht, wer der Priester ist.' },
        },
      }),
    },
  },
  detective: {
    name: 'Detektiv',
    help: 'Darf jede Nacht töten oder eine Karte sehen.',
    calls: { 'detective.act': killOrLook(SEEN) },
  },
  judge: {
    name: 'Richter',
    help: 'Sieht jede Nacht eine Karte. Am Tag zählt die Stimme des Richters doppelt, und niemand erfährt, wessen Stimme es war.',
    calls: { 'judge.investigate': looking(LOOK) },
  },
  sheriff: {
    name: 'Sheriff',
    help: 'Darf jede Nacht jemanden töten.',
    calls: { 'sheriff.kill': killing(SHOT) },
  },
  nurse: {
    name: 'Sanitäter',
    help: 'Beschützt jede Nacht jemand anderen vor jedem Mord.',
    calls: {
      'nurse.protect': called({
        asks: 'Zeig, wen du beschützt.',
        do: 'Verrate nicht, ob es nötig war, heute nicht und später nicht.',
        ask: 'Wer wird beschützt?',
      }),
    },
  },
  bodyguard: {
    name: 'Leibwächter',
    help: sentences(
      'Beschützt jede Nacht jemand anderen vor jedem Mord und stirbt dafür.',
      WHAT_MEDIC_AND_BODYGUARD_DO,
    ),
    calls: {
      'bodyguard.protect': called({
        asks: 'Zeig, wen du beschützt.',
        do: sentences(
          'Soll diese Person sterben, stirbt stattdessen der Leibwächter.',
          WHAT_MEDIC_AND_BODYGUARD_DO,
        ),
        ask: 'Wer wird beschützt?',
      }),
    },
  },
  vixen: {
    name: 'Verführerin',
    help: sentences(
      'Verführt jede Nacht jemanden: Diese Person kann nichts tun und nicht getötet werden.',
      by('mode', {
        yakuza: 'Ist von ihrer Bande sonst niemand übrig, tötet diese Bande heute Nacht nicht.',
        else: 'Ist von der Mafia sonst niemand übrig, tötet die Mafia heute Nacht nicht.',
      }),
    ),
    calls: {
      'vixen.seduce': called({
        asks: 'Zeig, wen du verführst.',
        do: 'Diese Person kann heute Nacht nichts tun und nicht getötet werden.',
        ask: 'Wer wird verführt?',
      }),
    },
  },
  hypnotist: {
    name: 'Hypnotiseur',
    help: sentences(
      'Hypnotisiert jede Nacht jemanden: Am nächsten Tag zählt diese Stimme für denselben Namen wie die des Hypnotiseurs.',
      IF_NO_VOTE,
    ),
    calls: {
      'hypnotist.hypnotize': called({
        asks: 'Zeig, wen du hypnotisierst.',
        do: sentences(
          'Am nächsten Tag stimmt diese Person wie der Hypnotiseur.',
          IF_NO_VOTE,
          'Sag es beim Auszählen, nicht vorher.',
        ),
        ask: 'Wer wird hypnotisiert?',
      }),
    },
  },
  journalist: {
    name: 'Reporter',
    help: sentences(
      'Zeigt jede Nacht auf zwei andere und erfährt, ob sie auf derselben Seite stehen.',
      by('mode', {
        yakuza: 'Mafia und Yakuza sind zwei Seiten.',
        else: by('snitchAffectsJournalist', {
          false: '',
          true: 'Wer verleumdet ist, zählt zur Mafia.',
        }),
      }),
      ofTheLoner('Der Einzelgänger steht auf keiner Seite.'),
    ),
    calls: {
      'journalist.research': comparing({
        asks: 'Zeig auf zwei andere zugleich.',
        do: 'Zwei verschiedene. Du nickst oder schüttelst den Kopf.',
        ask: 'Welche zwei?',
      }),
    },
  },
  thug: {
    name: 'Schläger',
    help: 'Wacht mit der Mafia auf und wählt mit ihr das Opfer.',
  },
  thief: {
    name: 'Dieb',
    help: 'Gehört zur Mafia. Blockiert jede Nacht jemanden: keine Gabe bis zum Morgen.',
    calls: {
      'thief.block': called({
        asks: 'Zeig, wen du blockierst.',
        do: 'Diese Person kann heute Nacht nichts tun.',
        ask: 'Wer wird blockiert?',
      }),
    },
  },
  godfather: {
    name: 'Pate',
    help: 'Gehört zur Mafia. Macht jede Nacht jemanden mundtot: keine Stimme am nächsten Tag.',
    calls: {
      'godfather.silence': called({
        asks: 'Zeig, wen du mundtot machst.',
        do: 'Diese Person hat am nächsten Tag keine Stimme. Am Morgen sagst du den Namen an.',
        ask: 'Wer wird mundtot gemacht?',
      }),
    },
  },
  lawyer: {
    name: 'Anwalt',
    help: 'Gehört zur Mafia. Sieht jede Nacht eine Karte.',
    calls: { 'lawyer.investigate': looking(LOOK) },
  },
  snitch: {
    name: 'Verleumder',
    help: sentences(
      'Gehört zur Mafia. Verleumdet jede Nacht jemanden: Wer diese Karte ansieht, sieht einen Schläger.',
      by('jailBySeenCard', {
        false: '',
        true: 'Ist es ein Bürger und der Wärter sieht nach, kommt der Bürger ins Gefängnis.',
      }),
      by('snitchAffectsJournalist', {
        false: '',
        true: 'Der Reporter hält diese Person für Mafia.',
      }),
    ),
    calls: {
      'snitch.badmouth': called({
        asks: 'Zeig, wen du verleumdest.',
        do: sentences(
          'Wer diese Karte heute Nacht ansieht, bekommt einen Schläger zu sehen.',
          by('snitchAffectsJournalist', {
            false: '',
            true: 'Dem Reporter wird geantwortet, als gehörte diese Person zur Mafia.',
          }),
        ),
        ask: 'Wer wird verleumdet?',
      }),
    },
  },
  yakuza: {
    name: 'Yakuza',
    help: 'Wacht gleich nach der Mafia mit der übrigen Yakuza auf; zusammen wählen sie ein eigenes Opfer.',
  },
  femmeFatale: {
    name: 'Femme fatale',
    help: 'Spielt allein. Darf jede Nacht jemanden töten, doch kein Anwohner stirbt durch sie.',
    calls: {
      'femmeFatale.kill': killing({
        ...SHOT,
        do: 'Ein Anwohner stirbt nicht durch sie. Sag ihr nichts davon.',
      }),
    },
  },
  psycho: {
    name: 'Psycho',
    help: 'Spielt allein. Darf jede Nacht jemanden töten.',
    calls: { 'psycho.kill': killing(SHOT) },
  },
  impostor: {
    name: 'Hochstapler',
    help: 'Spielt allein und gibt sich als Schläger aus: Wacht mit der Mafia auf und zeigt immer mit. Um den Hochstapler loszuwerden, darf die Mafia auch jemanden aus den eigenen Reihen wählen.',
  },
} as const satisfies Readonly<Record<Role, RoleWords>>
