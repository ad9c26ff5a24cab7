/** Every role in words, one entry each: its name, what it is, and its call by night. `cards.ts` reads the other tables off it. */
import { sentences } from '../../../../src/i18n/writtenTexts'
import type { Role } from '../../roles/roles'
import { by } from '../by'
import type { RoleWords } from '../en/roles'
import { called, comparing, killing, killOrLook, looking } from './calls'

const SEEN = 'Pokaż kartę, którą podaje program.'
const WHOSE = 'Wskazuje, czyją kartę chce zobaczyć.'
const SHOOTS = 'Pokazuje strzał do ofiary.'

const WHAT_NURSE_AND_BODYGUARD_DO = by('bodyguardVsNurse', {
  nurseFirst: 'Gdy tę samą osobę chroni pielęgniarka, nie ginie nikt.',
  bodyguardFirst: 'Nawet gdy tę samą osobę chroni pielęgniarka.',
})
const IF_NO_VOTE = by('hypnosisIfAbstain', {
  noVote: 'Jeśli hipnotyzer nie głosuje, ten głos nie liczy się dla nikogo.',
  free: 'Jeśli hipnotyzer nie głosuje, ta osoba głosuje, jak chce.',
})
/** V-115, where a Loner may be in the game. */
const ofTheLoner = (said: string) =>
  by('mode', {
    standard: '',
    yakuza: by('combineYakuzaLoner', { false: '', true: said }),
    loner: said,
  })

export const table = {
  bystander: { name: 'Przechodzień', help: 'Śpi całą noc. Mówi i głosuje.' },
  jailer: {
    name: 'Strażnik',
    help: sentences(
      'Co noc ogląda jedną kartę.',
      by('mode', {
        yakuza: 'Kto jest z mafii albo Yakuzy, idzie prosto do więzienia:',
        else: by('jailBySeenCard', {
          false: 'Kto jest z mafii, idzie prosto do więzienia:',
          true: 'Kto jest z mafii, idzie prosto do więzienia, a cywil na językach też:',
        }),
      }),
      'bez zdolności, bez zabijania, bez głosu, póki strażnik jest w grze.',
      ofTheLoner('Samotnika zamknąć nie można.'),
    ),
    calls: {
      'jailer.investigate': looking({
        asks: WHOSE,
        do: sentences(
          SEEN,
          by('mode', {
            yakuza: 'Kto jest z mafii albo Yakuzy, idzie od razu do więzienia.',
            else: by('jailBySeenCard', {
              false: 'Kto jest z mafii, idzie od razu do więzienia.',
              true: 'Kto jest z mafii albo jest cywilem na językach, idzie od razu do więzienia.',
            }),
          }),
        ),
        ask: 'Czyja karta?',
      }),
    },
  },
  priest: {
    name: 'Ksiądz',
    help: 'Co noc może zabić jedną osobę albo obejrzeć jedną kartę. Obejrzana osoba czuje dotyk, budzi się i widzi księdza.',
    calls: {
      'priest.act': killOrLook('Obejrzaną osobę zaraz potem dotykasz.'),
      'priest.tap': () => ({
        title: 'Dotyk',
        say: [],
        stays: true,
        close: ['Ksiądz zasypia.'],
        do: 'Obejdź krąg i dotknij ramienia. Oczy otwiera {name}, widzi księdza i znów je zamyka. Ani słowa.',
        options: { ok: 'Śpi' },
        signals: { priest: { sign: 'Ksiądz', do: 'Dotknięta osoba widzi, kto jest księdzem.' } },
      }),
    },
  },
  detective: {
    name: 'Detektyw',
    help: 'Co noc może zabić jedną osobę albo obejrzeć jedną kartę.',
    calls: { 'detective.act': killOrLook(SEEN) },
  },
  judge: {
    name: 'Sędzia',
    help: 'Co noc ogląda jedną kartę. W dzień jego głos po cichu liczy się podwójnie.',
    calls: {
      'judge.investigate': looking({ asks: WHOSE, do: SEEN, ask: 'Czyja karta?' }),
    },
  },
  sheriff: {
    name: 'Szeryf',
    help: 'Co noc może zabić jedną osobę.',
    calls: {
      'sheriff.kill': killing({
        asks: SHOOTS,
        do: 'Jedna osoba albo nikt.',
        ask: 'Do kogo strzela?',
      }),
    },
  },
  nurse: {
    name: 'Pielęgniarka',
    help: 'Chroni kogoś innego przed każdym zabójstwem tej nocy.',
    calls: {
      'nurse.protect': called({
        asks: 'Wskazuje, kogo chroni.',
        do: 'Ani teraz, ani później nie zdradź, czy to było potrzebne.',
        ask: 'Kogo chroni?',
      }),
    },
  },
  bodyguard: {
    name: 'Ochroniarz',
    help: sentences(
      'Chroni kogoś innego przed każdym zabójstwem tej nocy i ginie zamiast tej osoby.',
      WHAT_NURSE_AND_BODYGUARD_DO,
    ),
    calls: {
      'bodyguard.protect': called({
        asks: 'Wskazuje, kogo chroni.',
        do: sentences(
          'Jeśli ktoś przyjdzie po tę osobę, zamiast niej ginie ochroniarz.',
          WHAT_NURSE_AND_BODYGUARD_DO,
        ),
        ask: 'Kogo chroni?',
      }),
    },
  },
  vixen: {
    name: 'Uwodzicielka',
    help: sentences(
      'Co noc uwodzi jedną osobę, a ta nie może ani działać, ani zginąć.',
      by('mode', {
        yakuza: 'Jeśli to ostatnia osoba z gangu, ten gang nikogo nie zabija.',
        else: 'Jeśli to ostatnia osoba z mafii, mafia nikogo nie zabija.',
      }),
    ),
    calls: {
      'vixen.seduce': called({
        asks: 'Wskazuje, kogo uwodzi.',
        do: 'Ta osoba tej nocy nie może ani działać, ani zginąć.',
        ask: 'Kogo uwodzi?',
      }),
    },
  },
  hypnotist: {
    name: 'Hipnotyzer',
    help: sentences(
      'Co noc hipnotyzuje jedną osobę, a jej głos idzie w dzień tam, gdzie głosuje hipnotyzer.',
      IF_NO_VOTE,
    ),
    calls: {
      'hypnotist.hypnotize': called({
        asks: 'Wskazuje, kogo hipnotyzuje.',
        do: sentences(
          'Ta osoba zagłosuje tak jak hipnotyzer.',
          IF_NO_VOTE,
          'Powiedz o tym przy liczeniu, nie wcześniej.',
        ),
        ask: 'Kogo hipnotyzuje?',
      }),
    },
  },
  journalist: {
    name: 'Dziennikarz',
    help: sentences(
      'Co noc wskazuje dwie inne osoby i dowiaduje się, czy są po tej samej stronie.',
      by('mode', {
        yakuza: 'Mafia i Yakuza to dwie strony.',
        else: by('snitchAffectsJournalist', {
          false: '',
          true: 'Osoba na językach liczy się jako ktoś z mafii.',
        }),
      }),
      ofTheLoner('Samotnik jest po niczyjej stronie.'),
    ),
    calls: {
      'journalist.research': comparing({
        asks: 'Wskazuje dwie inne osoby naraz.',
        do: 'Dwie różne osoby. Kiwnij albo pokręć głową.',
        ask: 'Które dwie?',
      }),
    },
  },
  thug: { name: 'Zbir', help: 'Budzi się z mafią i razem z nią wybiera ofiarę.' },
  thief: {
    name: 'Złodziej',
    help: 'Należy do mafii. Co noc blokuje jedną osobę: do świtu bez zdolności.',
    calls: {
      'thief.block': called({
        asks: 'Wskazuje, kogo blokuje.',
        do: 'Ta osoba tej nocy nie ma zdolności.',
        ask: 'Kogo blokuje?',
      }),
    },
  },
  godfather: {
    name: 'Ojciec chrzestny',
    help: 'Należy do mafii. Co noc ucisza jedną osobę: następnego dnia nie głosuje.',
    calls: {
      'godfather.silence': called({
        asks: 'Wskazuje, kogo ucisza.',
        do: 'Ta osoba następnego dnia nie głosuje. Program poda jej imię o świcie.',
        ask: 'Kogo ucisza?',
      }),
    },
  },
  lawyer: {
    name: 'Prawnik',
    help: 'Należy do mafii. Co noc ogląda jedną kartę.',
    calls: {
      'lawyer.investigate': looking({ asks: WHOSE, do: SEEN, ask: 'Czyja karta?' }),
    },
  },
  snitch: {
    name: 'Kapuś',
    help: sentences(
      'Należy do mafii. Co noc obgaduje jedną osobę: kto obejrzy jej kartę, widzi zbira.',
      by('jailBySeenCard', {
        false: '',
        true: 'Jeśli to cywil, a ogląda strażnik, cywil idzie do więzienia.',
      }),
      by('snitchAffectsJournalist', {
        false: '',
        true: 'Dla dziennikarza to ktoś z mafii.',
      }),
    ),
    calls: {
      'snitch.badmouth': called({
        asks: 'Wskazuje, kogo obgaduje.',
        do: sentences(
          'Każdemu, kto tej nocy ogląda tę kartę, pokazujesz zbira.',
          by('snitchAffectsJournalist', {
            false: '',
            true: 'Dziennikarzowi odpowiadasz, jakby to był ktoś z mafii.',
          }),
        ),
        ask: 'Kogo obgaduje?',
      }),
    },
  },
  yakuza: {
    name: 'Yakuza',
    help: 'Budzi się z resztą Yakuzy zaraz po mafii; razem wybierają własną ofiarę.',
  },
  femmeFatale: {
    name: 'Femme fatale',
    help: 'Gra sama. Co noc może zabić jedną osobę, ale przechodzień od jej strzału nie ginie.',
    calls: {
      'femmeFatale.kill': killing({
        asks: SHOOTS,
        do: 'Przechodzień od jej strzału nie ginie. Nic jej nie mów.',
        ask: 'Do kogo strzela?',
      }),
    },
  },
  psycho: {
    name: 'Psychopata',
    help: 'Gra sam. Co noc może zabić jedną osobę.',
    calls: {
      'psycho.kill': killing({
        asks: SHOOTS,
        do: 'Jedna osoba albo nikt.',
        ask: 'Do kogo strzela?',
      }),
    },
  },
  impostor: {
    name: 'Oszust',
    help: 'Gra sam i udaje zbira: budzi się z mafią i zawsze wskazuje razem z nią. Żeby pozbyć się oszusta, mafia może wskazać kogoś ze swoich.',
  },
} as const satisfies Readonly<Record<Role, RoleWords>>
