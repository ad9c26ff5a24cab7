/** How a vote goes, step by step, for the big screen while the host says it. */
import { by } from '../by'

export const voting = [
  'One vote for each card you hold. Split them, keep them, or vote for yourself.',
  'All point at once, openly.',
  by('revealVotedCard', {
    false: 'Whoever has the most loses the top card, face down.',
    true: 'Whoever has the most loses the top card and shows it.',
  }),
  'No vote at all: nobody loses a card.',
  'A tie: the tied speak for their lives. Then the others decide, with every vote.',
  'Tied again: the lot. All of you tied: the lot at once.',
  'Whoever is out stays silent and does not vote.',
] as const
