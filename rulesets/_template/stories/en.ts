import type { StoryPack } from '../../../src/story'

/**
 * Death stories in English: absurd, without a cause, a role or a sex, which would be clues; the name comes last. A
 * game needs sixty beginnings, middles and ends and fifteen quiet nights; `checkPack` counts, and says what is wrong.
 */
export const en = {
  id: '_template',
  lang: 'en',
  beginnings: {
    fog: ['The fog came in so thick {place.at} that the gulls had to walk home in a row.'],
    lamp: ['At midnight the lamp coughed twice, and {animal.a} {place.at} pretended not to hear.'],
  },
  middles: {
    ladder: [
      'To see better, somebody climbed a ladder that leaned against nothing but the fog.',
      'The fog lifted at about a quarter past two, and it took the ladder along.',
    ],
    bell: [
      'Somebody pulled the rope of the harbour bell, only to find out how it sounds.',
      'The bell had wondered for years what is at the other end, and it pulled back.',
    ],
  },
  ends: {
    boots: [
      'In the morning a pair of boots stood neatly on the jetty, facing the sea.',
      'The label inside had been written by {name}',
    ],
    letter: [
      'When the post came, {animal.a} refused to sign for it and wept a little.',
      'The envelope was addressed to {name}',
    ],
  },
  nobodyDied: {
    calm: ['The fog went home early.', 'At breakfast all chairs were taken.', 'Nobody died.'],
  },
  /** Words for the slots; the keys of an entry are its forms (`{animal.a}`), so that articles fit. */
  words: {
    place: [{ at: 'on the jetty' }, { at: 'below the lighthouse' }, { at: 'behind the chandlery' }],
    animal: [{ a: 'a seal' }, { a: 'an otter' }, { a: 'a very old gull' }],
  },
} as const satisfies StoryPack
