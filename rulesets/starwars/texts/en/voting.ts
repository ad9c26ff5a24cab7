/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  'The first two hands nominate. Each needs somebody who backs it.',
  'That makes three players each time, none of them frozen.',
  by('singleNominee', {
    noTrial: 'Only one accused: no trial.',
    yesNoVote: 'Only one accused: yes or no, and it takes more than half.',
  }),
  'Both accused speak. Nobody interrupts.',
  'Then everybody votes, openly and exactly once, the accused too. The frozen do not.',
  'More votes: lynched, without last words and without a card.',
  'A tie: whoever died last decides.',
  by('firstTie', {
    revoteThenNone: 'Nobody has died yet: one more vote. Tied again: nobody.',
    none: 'Nobody has died yet: nobody is lynched.',
    forceDecides: 'Nobody has died yet: the host decides.',
    lot: 'Nobody has died yet: the lot.',
  }),
] as const
