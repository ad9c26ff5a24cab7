/** The words that mean players by themselves. What each means at a place is said where the place is checked. */
import { isIn, universe } from '../../state/facts'
import type { PlayerWord } from '../base/entry'
import { one } from '../base/sets'

export const PLAYER_WORDS = {
  everyone: {
    about: 'All living players.',
    phrase: { en: 'all living players', de: 'alle Lebenden', pl: 'wszyscy żywi' },
    level: 'open',
    evaluate: universe,
  },
  nobody: {
    about: 'No one.',
    phrase: { en: 'nobody', de: 'niemand', pl: 'nikt' },
    level: 'open',
    evaluate: () => [],
  },
  others: {
    about:
      'All living players except `self`; where a group is asked, use `{ not: holders }` instead.',
    phrase: {
      en: 'all other living players',
      de: 'alle anderen Lebenden',
      pl: 'wszyscy inni żywi',
    },
    level: 'secret',
    evaluate: (env) => universe(env).filter((seat) => seat !== env.self),
  },
  self: {
    about: 'The player who acts, has the status or the object, or is asked.',
    phrase: { en: 'the player in question', de: 'die Person selbst', pl: 'ta osoba' },
    level: 'secret',
    evaluate: ({ self }) => one(self),
  },
  holders: {
    about: 'Who is awake in this call.',
    phrase: { en: 'those who are awake', de: 'alle, die wach sind', pl: 'ci, którzy nie śpią' },
    level: 'secret',
    evaluate: ({ holders = [] }) => holders,
  },
  target: {
    about: 'The chosen player; the first of two.',
    phrase: { en: 'the chosen one', de: 'die gewählte Person', pl: 'wybrana osoba' },
    level: 'secret',
    evaluate: ({ targets = [] }) => targets.slice(0, 1),
  },
  second: {
    about: 'The second of two chosen players.',
    phrase: {
      en: 'the second chosen one',
      de: 'die zweite gewählte Person',
      pl: 'druga wybrana osoba',
    },
    level: 'secret',
    evaluate: ({ targets = [] }) => targets.slice(1, 2),
  },
  targets: {
    about: 'All chosen players, in order.',
    phrase: { en: 'the chosen ones', de: 'die Gewählten', pl: 'wybrane osoby' },
    level: 'secret',
    evaluate: ({ targets = [] }) => targets,
  },
  giver: {
    about: 'The player who gave the status.',
    phrase: {
      en: 'the player who gave it',
      de: 'die Person, von der es kam',
      pl: 'osoba, od której to pochodzi',
    },
    level: 'secret',
    evaluate: ({ giver, state }) => one(giver).filter((seat) => isIn(state, seat)),
  },
  it: {
    about: 'The other player of an event: who died, who visited, who protected.',
    phrase: { en: 'the other player in it', de: 'die andere Person dabei', pl: 'druga osoba' },
    level: 'secret',
    evaluate: ({ it }) => one(it),
  },
  killers: {
    about: 'Who made the attack.',
    phrase: { en: 'the killers', de: 'wer getötet hat', pl: 'kto zabija' },
    level: 'secret',
    evaluate: ({ killers = [], draw }) =>
      killers.length > 1 && draw ? one(killers[draw(killers.length)]) : killers,
  },
  candidates: {
    about: 'The players on trial.',
    phrase: { en: 'the candidates', de: 'die Kandidaten', pl: 'kandydaci' },
    level: 'open',
    evaluate: ({ candidates = [] }) => candidates,
  },
  table: {
    about: 'The table itself, which `give` and `count` can change too.',
    phrase: { en: 'the table', de: 'der Tisch', pl: 'stół' },
    level: 'fixed',
    evaluate: () => [],
  },
} as const satisfies Readonly<Record<string, PlayerWord>>
