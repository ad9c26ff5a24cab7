/** One sentence for every word of the language, for editors and for the reference. */
import { OF_LANGUAGE } from '../language/folds/about'
import { DAY_PARTS } from '../format/day/day'
import { QUESTIONS } from '../format/questions/questions'
import { OF_CALLS } from './calls'
import { OF_THINGS } from './things'

/** The sentences of entries, at the place where their words stand. */
const aboutUnder = (
  place: string,
  table: Readonly<Record<string, { readonly about: string }>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([word, { about }]) => [`${place}.${word}`, about]))

/** A word that means something else under another one stands with it: `trial.stand`. */
export const DESCRIBED: Readonly<Record<string, string>> = {
  ...OF_CALLS,
  ...OF_THINGS,
  ...OF_LANGUAGE,
  ...aboutUnder('day', DAY_PARTS),
  ...aboutUnder('dayZero', DAY_PARTS),
  ...aboutUnder('choose', QUESTIONS),
}

/** What some words look like when they are written. */
export const EXAMPLES: Readonly<Record<string, unknown>> = {
  players: { min: 5, max: 9, best: [6, 8] },
  languages: ['en', 'de'],
  nights: '2+',
  choose: { one: 'others' },
  do: [{ attack: 'wolf' }],
  wake: { team: 'wolves' },
  if: { count: { team: 'wolves' }, atLeast: 2 },
  until: ['dusk', { dawns: 2 }],
  when: [{ on: 'dies', by: 'vote', do: [{ win: { who: 'self', ends: true } }] }],
  shields: [{ status: 'guarded', against: 'night', then: 'saved' }],
  tie: ['runoff', 'lot'],
  stand: { nominated: { places: 2, second: true } },
  victory: [{ wins: 'town', if: { none: { team: 'wolves' } } }],
  rows: { '5': { wolf: 1 }, '8': { wolf: 2 } },
  chance: '1/3',
  colour: '#4cc9f0',
  like: 'seer',
}
