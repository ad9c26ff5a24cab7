/** How a vote goes, step by step, for the big screen while the host says it. */

import { by } from '../by'

export const voting = [
  'Suspects first, at least two. Anybody who is in may be named.',
  'Suspect by suspect, hands go up: one hand each.',
  'Once up, it stays up. You may keep it down.',
  'Suspects vote, too.',
  'Whoever is out, in prison or silenced does not vote.',
  'Only the totals are told.',
  by('mystery', {
    false: 'Most votes: out, and the card is shown. A tie, or no hand at all: nobody.',
    true: 'Most votes: out, and the card stays face down. A tie, or no hand at all: nobody.',
  }),
] as const
