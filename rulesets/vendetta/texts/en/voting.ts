/** How a vote goes, step by step, for the big screen while the host says it. */

import { by } from '../by'

export const voting = [
  'First the suspects, at least two. Anyone still in may be named.',
  'Suspect by suspect, hands go up: one hand each.',
  'Once up, it stays up. You may also keep it down.',
  'Suspects vote too.',
  'Players who are out, in jail or silenced do not vote.',
  'Only the totals are announced.',
  by('mystery', {
    false: 'The most votes: out, and the card is shown. A tie, or no hands at all: nobody is out.',
    true: 'The most votes: out, and the card stays face down. A tie, or no hands at all: nobody is out.',
  }),
] as const
