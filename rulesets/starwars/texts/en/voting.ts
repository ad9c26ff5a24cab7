/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  'The first two hands nominate. Each nomination needs a second.',
  'Nominator, second and nominee are three different players, none of them frozen.',
  by('singleNominee', {
    noTrial: 'Only one accused: no trial.',
    yesNoVote: 'Only one accused: yes or no, and it takes more than half of the votes.',
  }),
  'The accused speak. Nobody interrupts.',
  'Then everybody votes, openly and exactly once, the accused too. The frozen do not.',
  'The player with the most votes is out, without last words and without showing a card.',
  'A tie: the last player to die decides.',
  by('firstTie', {
    revoteThenNone: 'If nobody has died yet: one more vote. Tied again: nobody is voted out.',
    none: 'If nobody has died yet: nobody is voted out.',
    forceDecides: 'If nobody has died yet: the host decides.',
    lot: 'If nobody has died yet: a lot is drawn.',
  }),
] as const
