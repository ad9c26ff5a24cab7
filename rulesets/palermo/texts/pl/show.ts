/** What the big screen shows: announcements by their kind, headings by what is going on, and how phases begin. */
import type { WrittenTexts } from '../../../../src/i18n/rulesetTexts'
import { by } from '../by'

export const items = {
  nightFalls: 'Nad Palermo zapada noc {count}.',
  dayBreaks: 'Wstaje dzień {count}.',
  timer: '{count} {count|sekunda|sekundy|sekund|sekundy}.',
  speech: 'Mówi {name}.',
  tally: 'Głosy policzone.',
  mayor: 'Burmistrzem Palermo jest {name}.',
  leads: 'Na początek prowadzi {name}.',
  host: 'Od teraz grę prowadzi {name}.',
  accused: 'Na liście: {names}.',
  tie: 'Remis: {names}.',
  executed: by('theme', {
    execution: 'Wyrok, egzekucja: {name}.',
    prison: 'Wyrok, dożywocie: {name}.',
  }),
  noExecution: 'Nikt nie zostaje dziś skazany.',
  died: '{name} nie żyje.',
  nobodyDied: by('murderVariant', {
    standard: 'Nikt nie zginął.',
    blind: 'Obudzili się wszyscy mieszkańcy.',
  }),
  exploded: '{name} zapala lont i zabiera ze sobą: {target}.',
  revealed: by('detectiveVariant', {
    omniscient: '{name} mówi jedno słowo: {card}.',
    else: by('deal', {
      cards: '{name} odkrywa kartę: {card}.',
      director: '{name} zdradza rolę: {card}.',
    }),
  }),
  winner: 'Zwycięstwo: {names}.',
  'winner.none': 'Nie wygrywa nikt.',
} as const satisfies WrittenTexts['items']

export const phases = {
  firstNight: ['Był w Palermo upalny dzień i nikt jeszcze nikomu nic nie zrobił.'],
  night: [
    'Słońce tonie w morzu, a po murach pełzną czarne cienie. Palermo idzie spać.',
    'Wszyscy zamykają oczy i zakrywają je dłońmi.',
  ],
} as const satisfies WrittenTexts['phases']

export const stages = {
  discussion: { title: 'Rada', line: 'Mówią wszyscy.' },
  campaign: { title: 'Kampania', line: 'Kto chce być burmistrzem?' },
  election: { title: 'Wybory', line: 'Każdy ma jedną rękę.' },
  electionRunoff: { title: 'Dogrywka', line: 'Remis. Jeszcze raz, o urząd.' },
  accusation: { title: 'Lista', line: 'Kto jest oskarżony?' },
  accuser: { title: 'Oskarżenie', line: 'Mówi jedna osoba. Reszta słucha.' },
  accused: { title: 'Odpowiedź', line: 'Mówi jedna osoba. Reszta słucha.' },
  nomination: { title: 'Zgłoszenia', line: 'Najwyżej dwa imiona na osobę.' },
  secondPlace: { title: 'Drugie miejsce', line: 'Jedno imię na osobę.' },
  vote: { title: 'Wyrok', line: 'Głosują wszyscy, raz.' },
  runoff: { title: 'Dogrywka', line: 'Remis. Wszyscy głosują jeszcze raz.' },
  lastDead: { title: 'Remis', line: 'Rozstrzyga, kto odpadł ostatni.' },
  earlyVotes: { title: 'Wczesne głosy', line: 'Gdy zagłosuje połowa, muszą wszyscy.' },
  forcedVote: { title: 'Głosowanie przymusowe', line: 'Teraz głosować muszą wszyscy.' },
  successor: { title: 'Następca', line: 'Kto następny?' },
  takeAlong: { title: 'Ostatnie tchnienie', line: 'Kto jeszcze odchodzi?' },
  unanimity: { title: 'Jeszcze jeden wyrok?', line: 'Tylko jeśli chcą wszyscy.' },
} as const satisfies WrittenTexts['stages']
